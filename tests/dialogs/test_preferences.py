"""Preferences take effect at once and are kept."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from desktop.dialogs.preferences import PreferencesDialog
from desktop.document.settings import Settings
from desktop.i18n import language
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "drezina.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot, look, words, settings):
    made = PreferencesDialog(look, words, settings)
    qtbot.addWidget(made)
    shown(made, 560, 560)
    return made


def click(widget):
    QTest.mouseClick(widget, LEFT)
    settle()


def test_it_shows_what_holds(dialog):
    assert dialog.languages.buttons["en"].isChecked()
    assert dialog.themes.buttons["light"].isChecked()
    assert dialog.text_size.value() == 10
    assert dialog.choices["cover"].box.isChecked()
    assert not dialog.choices["motion"].box.isChecked()


def test_the_language_switches_at_once(dialog, settings):
    click(dialog.languages.buttons["ru"])
    assert language.current() == "ru"
    assert settings.language == "ru"
    click(dialog.languages.buttons["en"])
    assert settings.language == "en"


@pytest.mark.parametrize("choice", ["dark", "system"])
def test_the_theme_switches_at_once(dialog, look, settings, choice):
    click(dialog.themes.buttons[choice])
    assert look.choice == settings.theme == choice


def test_the_text_grows_by_the_keyboard(dialog, look, settings):
    dialog.text_size.setFocus()
    for _ in range(3):
        QTest.keyClick(dialog.text_size, Qt.Key.Key_Right)
    settle()
    assert look.text_scale == settings.text_scale == 130
    assert "130\N{NO-BREAK SPACE}%" in visible_texts(dialog)
    QTest.keyClick(dialog.text_size, Qt.Key.Key_End)
    assert look.text_scale == 200
    QTest.keyClick(dialog.text_size, Qt.Key.Key_Home)
    assert look.text_scale == 80


@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("motion", Settings.reduce_motion),
        ("symbols", Settings.colour_symbols),
        ("cover", Settings.cover_hidden),
        ("letters", Settings.letter_keys),
        ("best", Settings.show_best),
    ],
)
def test_a_flag_is_kept(dialog, settings, key, setting):
    before = settings.get(setting)
    click(dialog.choices[key].sentence)
    assert settings.get(setting) is not before
    QTest.keyClick(dialog.choices[key].box, Qt.Key.Key_Space)
    assert settings.get(setting) is before


def test_all_as_at_first_but_the_language(dialog, look, settings):
    click(dialog.languages.buttons["ru"])
    click(dialog.themes.buttons["dark"])
    dialog.text_size.setValue(15)
    click(dialog.choices["motion"].box)
    click(dialog.reset)
    assert (look.choice, look.text_scale) == ("system", 100)
    assert settings.reduce_motion is False
    assert not dialog.choices["motion"].box.isChecked()
    assert dialog.text_size.value() == 10
    assert settings.language == "ru"


def test_closing(qtbot, dialog):
    with qtbot.waitSignal(dialog.accepted, timeout=500):
        click(dialog.close_button)


def test_every_word_follows_the_language(dialog):
    data = ("English", "Русский", "100")
    with bracketed():
        settle()
        texts = [text for text in visible_texts(dialog) if not text.startswith(data)]
        assert texts and all(text.startswith("[") for text in texts), texts


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(dialog, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    shown(dialog, 560 * scale // 100, min(720, 520 * scale // 100))
    assert cut_off(dialog) == []
