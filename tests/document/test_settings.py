"""Every setting keeps its type and its bounds, through a file and back."""

import pytest
from PySide6.QtCore import QSettings

from desktop.document.settings import SETTINGS, Settings


def store(tmp_path):
    return QSettings(str(tmp_path / "drezina.ini"), QSettings.Format.IniFormat)


def another(setting):
    if setting.words:
        return next(w for w in setting.words if w != setting.default)
    if setting.area is not None:
        return setting.area[-1]
    return {str: "Ёж\nand more, really", bool: not setting.default, bytes: b"\x00\xff@"}[
        type(setting.default)
    ]


def test_no_two_settings_share_a_key():
    assert len(SETTINGS) > 10
    assert len({entry.key for entry in SETTINGS.values()}) == len(SETTINGS)


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_is_kept(name, tmp_path, qapp):
    setting, kept, heard = SETTINGS[name], Settings(store(tmp_path)), []
    kept.changed.connect(heard.append)
    assert setting.fits(setting.default)
    assert getattr(kept, name) == setting.default
    setattr(kept, name, another(setting))
    setattr(kept, name, another(setting))
    assert heard == [setting.key]
    kept.save()
    again = Settings(store(tmp_path))
    assert getattr(again, name) == another(setting)
    assert type(getattr(again, name)) is type(setting.default)
    again.reset(getattr(Settings, name))
    assert getattr(again, name) == setting.default


@pytest.mark.parametrize("name", SETTINGS)
def test_nonsense_in_the_file_counts_as_nothing(name, tmp_path, qapp):
    for nonsense in (3.5, ["a", "b"], "no such word", -7, "9" * 30):
        file = store(tmp_path)
        file.setValue(SETTINGS[name].key, nonsense)
        file.sync()
        assert SETTINGS[name].fits(getattr(Settings(store(tmp_path)), name))


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "pink"), ("text_scale", 500), ("text_scale", True)]
)
def test_what_does_not_fit_is_not_written(name, value, tmp_path, qapp):
    with pytest.raises(ValueError, match=name):
        setattr(Settings(store(tmp_path)), name, value)


def test_every_title_has_its_own_zoom(tmp_path, qapp):
    kept = Settings(store(tmp_path))
    assert kept.zoom("1846") == 0
    kept.set_zoom("1846", 150)
    assert (kept.zoom("1846"), kept.zoom("1861")) == (150, 0)
