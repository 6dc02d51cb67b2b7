"""Making, reusing and renewing .venv when nothing goes wrong."""

import pytest

from installer.environment import State
from installer.failures import Failure, Kind

from .conftest import PYPROJECT


def test_the_first_start_makes_the_environment_and_installs(bench, capsys):
    bench.environment.ensure()
    venv, pip = bench.calls()
    assert venv == f"-I -m venv {bench.venv}"
    assert pip.startswith("-I -m pip install")
    assert pip.endswith(" railway>=1")
    shown = capsys.readouterr().out
    assert "Making the environment in .venv: done in" in shown
    assert "Installing packages: done in" in shown


def test_the_second_start_runs_neither_venv_nor_pip(bench, capsys):
    bench.environment.ensure()
    bench.calls()
    capsys.readouterr()
    bench.environment.ensure()
    assert bench.calls() == []
    assert capsys.readouterr().out == ""


def test_testing_adds_its_packages_and_playing_then_needs_none(bench):
    bench.environment.ensure()
    bench.calls()
    bench.environment.ensure("test")
    (pip,) = bench.calls()
    assert pip.endswith(" railway>=1 inspector>=2")
    bench.environment.ensure()
    assert bench.calls() == []


def test_a_changed_requirement_is_installed_into_the_same_environment(bench):
    bench.environment.ensure()
    bench.calls()
    bench.write_pyproject(PYPROJECT.replace("railway>=1", "railway>=2"))
    bench.environment.ensure()
    (pip,) = bench.calls()
    assert pip.endswith(" railway>=2")


def test_going_back_to_an_older_requirement_installs_it_again(bench):
    for version in ("railway>=1", "railway>=2", "railway>=1"):
        bench.calls()
        bench.write_pyproject(PYPROJECT.replace("railway>=1", version))
        bench.environment.ensure()
    (pip,) = bench.calls()
    assert pip.endswith(" railway>=1")


def test_other_changes_of_the_project_file_install_nothing(bench):
    bench.environment.ensure()
    bench.calls()
    bench.write_pyproject(PYPROJECT + "[tool.ruff]\nline-length = 100\n")
    bench.environment.ensure()
    assert bench.calls() == []


def test_a_wheels_folder_means_no_network(bench):
    (bench.root / "wheels").mkdir()
    bench.environment.ensure()
    pip = bench.calls()[-1]
    assert f"--no-index --find-links {bench.root / 'wheels'}" in pip


def test_a_moved_checkout_still_works(bench):
    bench.environment.ensure()
    bench.calls()
    bench.root = bench.root.rename(bench.root.with_name("elsewhere"))
    bench.environment.ensure()
    assert bench.calls() == []


def test_an_environment_of_another_maker_is_left_alone(bench):
    bench.venv.mkdir()
    (bench.venv / "pyvenv.cfg").write_text("home = /elsewhere\n")
    with pytest.raises(Failure) as caught:
        bench.environment.ensure()
    assert caught.value.kind is Kind.FOREIGN
    assert (bench.venv / "pyvenv.cfg").read_text() == "home = /elsewhere\n"
    assert bench.calls() == []


def test_settings_that_would_send_packages_elsewhere_do_not_reach_pip(bench, monkeypatch):
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    bench.let("pip", '[ -z "$PIP_TARGET" ] && [ "$PIP_USER" = 0 ]')
    bench.environment.ensure()
    assert bench.environment.state(["railway>=1"]) is State.READY
