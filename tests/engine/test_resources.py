"""Finding and reading the data files."""

import pickle

import pytest

from desktop.engine import resources
from desktop.engine.resources import DataError


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An empty package folder in an empty checkout."""
    place = tmp_path / "checkout" / "desktop"
    place.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", place)
    return place


def test_in_a_checkout_the_folders_stand_beside_the_package(package):
    (package.parent / "resources").mkdir()
    (package.parent / "translations").mkdir()
    assert resources.root() == package.parent / "resources"
    assert resources.translations() == package.parent / "translations"


def test_once_installed_the_folders_inside_the_package_win(package):
    # A neighbour called "resources" may belong to any other package there.
    (package.parent / "resources").mkdir()
    (package / "resources").mkdir()
    assert resources.root() == package / "resources"


def test_a_copy_without_its_folders_says_which_is_missing(package):
    with pytest.raises(DataError) as caught:
        resources.translations()
    assert caught.value.file == "translations"


def test_a_file_is_read_by_its_parts(package):
    folder = package / "resources" / "titles" / "1846"
    folder.mkdir(parents=True)
    (folder / "title.toml").write_text('name = "Дрезина"\n', encoding="utf-8")
    assert resources.read_toml("titles", "1846", "title.toml") == {"name": "Дрезина"}


def test_a_missing_file_is_wrong_data(package):
    (package / "resources").mkdir()
    with pytest.raises(DataError) as caught:
        resources.read_toml("titles", "1999", "title.toml")
    assert caught.value.file == "titles/1999/title.toml"
    assert str(caught.value) == "titles/1999/title.toml: there is no such file"


@pytest.mark.parametrize("content", [b"price = = 5\n", b"name = '\xff'\n", b"a = 1\na = 2\n"])
def test_a_broken_file_is_wrong_data(package, content):
    folder = package / "resources"
    folder.mkdir()
    (folder / "broken.toml").write_bytes(content)
    with pytest.raises(DataError) as caught:
        resources.read_toml("broken.toml")
    assert caught.value.file == "broken.toml"
    assert caught.value.reason


def test_a_folder_is_not_a_file(package):
    (package / "resources" / "tiles").mkdir(parents=True)
    with pytest.raises(DataError):
        resources.read_toml("tiles")


def test_a_data_error_names_the_key_and_travels_between_processes():
    error = pickle.loads(pickle.dumps(DataError("tiles/yellow.toml", "57", "no such edge")))
    assert str(error) == "tiles/yellow.toml [57]: no such edge"
    assert (error.file, error.key, error.reason) == ("tiles/yellow.toml", "57", "no such edge")


def test_the_real_folders_are_there():
    assert resources.root().is_dir()
    assert resources.translations().is_dir()
