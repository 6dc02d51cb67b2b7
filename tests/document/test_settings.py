"""Every setting keeps its type and its bounds, through a file and back."""

import pytest
from PySide6.QtCore import QSettings

from desktop.document import settings
from desktop.document.settings import SETTINGS, Setting, Settings, zoom_of

ALL = (*SETTINGS, zoom_of("1846"))


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


def test_the_table_names_every_setting_once():
    described = {v.key for v in vars(settings).values() if isinstance(v, Setting)}
    assert described == {s.key for s in SETTINGS}
    assert len({s.key for s in SETTINGS}) == len(SETTINGS)


@pytest.mark.parametrize("setting", ALL, ids=lambda s: s.key)
def test_a_setting_is_kept(setting, tmp_path, qapp):
    kept = Settings(store(tmp_path))
    assert setting.fits(setting.default)
    assert kept.get(setting) == setting.default
    heard = []
    kept.changed.connect(heard.append)
    kept.set(setting, another(setting))
    kept.set(setting, another(setting))
    assert heard == [setting.key]
    kept.save()
    again = Settings(store(tmp_path))
    assert again.get(setting) == another(setting)
    assert type(again.get(setting)) is type(setting.default)
    again.reset(setting)
    assert again.get(setting) == setting.default


@pytest.mark.parametrize("setting", ALL, ids=lambda s: s.key)
def test_nonsense_in_the_file_counts_as_nothing(setting, tmp_path, qapp):
    for nonsense in (3.5, ["a", "b"], "no such word", -7, "9" * 30):
        file = store(tmp_path)
        file.setValue(setting.key, nonsense)
        file.sync()
        value = Settings(store(tmp_path)).get(setting)
        assert setting.fits(value)


@pytest.mark.parametrize(
    ("setting", "value"),
    [(settings.THEME, "pink"), (settings.TEXT_SCALE, 500), (settings.TEXT_SCALE, True)],
)
def test_what_does_not_fit_is_not_written(setting, value, tmp_path, qapp):
    with pytest.raises(ValueError, match=setting.key):
        Settings(store(tmp_path)).set(setting, value)
