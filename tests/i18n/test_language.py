"""Switching languages while the window is open."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from desktop.engine import resources
from desktop.i18n import language
from desktop.i18n.language import LANGUAGES, Language, system_language


@pytest.fixture
def words(qapp, tmp_path):
    words = Language(tmp_path)
    yield words
    words.switch("en")


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["ru-RU", "en-US"], "ru"),
        (["en_GB", "ru"], "en"),
        (["de-DE", "ru"], "ru"),
        (["de-DE", "fr"], "en"),
        ([], "en"),
        (["RU"], "ru"),
    ],
)
def test_the_first_start_follows_the_system(wishes, code):
    assert system_language(wishes) == code


def test_the_settings_go_before_the_system(words):
    words.start("ru")
    assert language.current() == "ru"
    words.start("xx")
    assert language.current() in LANGUAGES


def test_an_unknown_language_is_not_switched_to(words):
    with pytest.raises(ValueError, match="xx"):
        words.switch("xx")


def test_the_buttons_of_qt_follow(words):
    words.switch("ru")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Отмена"
    assert QLocale().language() == QLocale.Language.Russian


def test_without_a_file_the_source_text_is_shown(words):
    words.switch("ru")
    assert QCoreApplication.translate("Refusal", "The game is over") == "The game is over"


class _Listening(QLabel):
    """Counts the changes of language it is told of."""

    count = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.count += 1
        super().changeEvent(event)


def test_every_widget_hears_of_a_switch(words, qtbot):
    window = QWidget()
    inner = _Listening("x", window)
    qtbot.addWidget(window)
    heard = []
    words.switched.connect(heard.append)
    words.switch("ru")
    qtbot.waitUntil(lambda: inner.count > 0, timeout=2000)
    assert heard == ["ru"]


def test_a_language_is_lent_without_a_word_to_the_widgets(qtbot, qapp):
    words = Language(resources.translations())
    words.switch("en")
    heard = []

    class Listener(QWidget):
        def changeEvent(self, event):  # noqa: N802
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(language.current())

    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    qapp.processEvents()
    with words.lent("ru"):
        assert language.current() == "ru"
        assert QCoreApplication.translate("Print", "Score sheet") == "Протокол партии"
        qapp.processEvents()
    qapp.processEvents()
    assert language.current() == "en"
    assert QCoreApplication.translate("Print", "Score sheet") == "Score sheet"
    assert heard == []
    words.switch("ru")
    qapp.processEvents()
    assert set(heard) == {"ru"}
    words.switch("en")
