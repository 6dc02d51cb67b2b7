"""Every way an installation fails: one sentence, its own exit code, nothing half-made left."""

import errno
import importlib.util
import sys
from pathlib import Path

import pytest

from installer.environment import State
from installer.failures import LOG, Failure, Kind

from .conftest import PYPROJECT

NOT_FOUND = """ERROR: Could not find a version that satisfies the requirement railway>=1
ERROR: No matching distribution found for railway>=1"""
RETRYING = "WARNING: Retrying (Retry(total=0)) after connection broken by '{}': /simple/railway/\n"
UNRESOLVED = "NewConnectionError('[Errno -3] Temporary failure in name resolution')"
CERTIFICATE = (
    "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify "
    "failed: self-signed certificate in certificate chain'))"
)
COULD_NOT = "ERROR: Could not install packages due to an OSError: "

PIP_SAYS = [
    (RETRYING.format(UNRESOLVED) + NOT_FOUND, Kind.NO_NETWORK),
    (RETRYING.format("ProxyError('Cannot connect to proxy.')") + NOT_FOUND, Kind.NO_NETWORK),
    ("ReadTimeoutError: HTTPSConnectionPool: Read timed out.", Kind.NO_NETWORK),
    (RETRYING.format(CERTIFICATE) + NOT_FOUND, Kind.BAD_CERTIFICATE),
    (COULD_NOT + "Could not find a suitable TLS CA certificate bundle", Kind.BAD_CERTIFICATE),
    (COULD_NOT + "[Errno 28] No space left on device", Kind.DISK_FULL),
    (COULD_NOT + "[Errno 122] Disk quota exceeded", Kind.DISK_FULL),
    (COULD_NOT + "[Errno 13] Permission denied: '/x'", Kind.NO_PERMISSION),
    (COULD_NOT + "[Errno 30] Read-only file system: '/x'", Kind.NO_PERMISSION),
    (NOT_FOUND, Kind.NO_PACKAGE),
    ("ERROR: Failed building wheel for railway", Kind.NO_PACKAGE),
    ("Segmentation fault", Kind.UNKNOWN),
]


def failure_of(bench) -> Failure:
    with pytest.raises(Failure) as caught:
        bench.environment.ensure()
    return caught.value


@pytest.mark.parametrize(("output", "kind"), PIP_SAYS)
def test_what_pip_says_decides_what_the_person_is_told(bench, output, kind):
    bench.let_fail("pip", output)
    failure = failure_of(bench)
    assert failure.kind is kind
    assert not bench.venv.exists()
    assert (bench.root / LOG).read_text().strip() == output.strip()


def test_a_package_that_is_not_there_is_named(bench):
    bench.let_fail("pip", NOT_FOUND)
    assert "(No matching distribution found for railway>=1)" in str(failure_of(bench))


def test_without_ensurepip_the_package_to_install_is_named(bench, monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name)
    )
    failure = failure_of(bench)
    assert failure.kind is Kind.NO_VENV
    assert f"apt install python3.{sys.version_info[1]}-venv" in str(failure)
    assert not bench.venv.exists()
    assert bench.calls() == []


def test_half_an_environment_left_by_venv_is_removed(bench):
    bench.let_fail("venv", "The virtual environment was not created: ensurepip is not available.")
    assert failure_of(bench).kind is Kind.NO_VENV
    assert not bench.venv.exists()


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, Kind.DISK_FULL),
        (errno.EACCES, Kind.NO_PERMISSION),
        (errno.EROFS, Kind.NO_PERMISSION),
        (errno.EIO, Kind.UNKNOWN),
    ],
)
@pytest.mark.parametrize("method", ["mkdir", "open", "write_text"])
def test_the_system_refusing_to_write_is_explained(bench, monkeypatch, method, number, kind):
    def refuse(*_args, **_more):
        raise OSError(number, "refused")

    monkeypatch.setattr(Path, method, refuse)
    if method == "open":  # reading the project file goes through open as well
        monkeypatch.setattr(type(bench.environment), "requirements", lambda *_: ["railway"])
    failure = failure_of(bench)
    assert failure.kind is kind
    if kind is Kind.NO_PERMISSION:
        assert str(bench.root) in str(failure)


def test_after_a_failure_the_next_start_begins_afresh(bench):
    bench.let_fail("pip", COULD_NOT + "[Errno 28] No space left on device")
    failure_of(bench)
    bench.let("pip", "exit 0")
    bench.environment.ensure()
    assert bench.environment.state(["railway>=1"]) is State.READY


def test_a_renewal_that_fails_keeps_the_environment_that_worked(bench):
    bench.environment.ensure()
    bench.write_pyproject(PYPROJECT.replace("railway>=1", "railway>=2"))
    bench.let_fail("pip", RETRYING.format(UNRESOLVED))
    assert failure_of(bench).kind is Kind.NO_NETWORK
    assert bench.environment.state(["railway>=1"]) is State.READY
    assert bench.environment.state(["railway>=2"]) is State.STALE
