"""Preferences: everything takes effect at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.option_list import Choice
from desktop.dialogs.parts import Button, FlowRow, Sheet, column_of, frame, label, row, scrolled
from desktop.document.settings import Setting, Settings
from desktop.i18n import language
from desktop.i18n.language import LANGUAGES, Language
from desktop.i18n.money import percent
from desktop.look.look import CHOICES, LARGEST_TEXT, SMALLEST_TEXT, Look

translate = QCoreApplication.translate

STEP = 10  # percent of text size


class OneOf(QWidget):
    """A few buttons of which one is down."""

    def __init__(self, look: Look, keys: tuple[str, ...]) -> None:
        super().__init__()
        self.buttons = {key: Button(look, "tab") for key in keys}
        self._group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(FlowRow(*self.buttons.values()), 1)
        for button in self.buttons.values():
            button.setCheckable(True)
            self._group.addButton(button)

    def choose(self, key: str) -> None:
        self.buttons[key].setChecked(True)

    def chosen(self) -> str:
        return next((key for key, button in self.buttons.items() if button.isChecked()), "")


class PreferencesDialog(Sheet):
    """Language, look, text size, and what the window does of its own accord."""

    WIDTH, HEIGHT = 560, 520

    def __init__(
        self, look: Look, words: Language, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._words, self._settings = words, settings
        self._captions: dict[str, QLabel] = {}
        self.languages = OneOf(look, tuple(LANGUAGES))
        self.themes = OneOf(look, CHOICES)
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.text_size.setRange(SMALLEST_TEXT // STEP, LARGEST_TEXT // STEP)
        self.text_size.setPageStep(2)
        self.text_size.setMinimumHeight(24)  # the handle is larger than the groove
        self._size_text = label(role="name")
        self._flags: dict[str, tuple[Choice, Setting[bool]]] = {
            "motion": (Choice(look), Settings.reduce_motion),
            "symbols": (Choice(look), Settings.colour_symbols),
            "cover": (Choice(look), Settings.cover_hidden),
            "letters": (Choice(look), Settings.letter_keys),
            "best": (Choice(look), Settings.show_best),
        }
        self.reset, self.close_button = Button(look, "quiet", "undo"), Button(look, "primary")
        self._build()
        self._read()
        self._connect()
        self.close_button.setDefault(True)
        self.finish()

    @property
    def choices(self) -> dict[str, Choice]:
        """The boxes to tick: motion, symbols, cover, letters, best."""
        return {key: choice for key, (choice, _) in self._flags.items()}

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        size = row(self.text_size, self._size_text, spacing=12)
        size.setStretch(0, 1)
        looks = self._card("language", self.languages)
        column_of(looks).addWidget(self._caption("theme"))
        column_of(looks).addWidget(self.themes)
        column_of(looks).addWidget(self._caption("size"))
        column_of(looks).addLayout(size)
        column.addWidget(looks)
        game = self._card("game", *self.choices.values())
        column.addWidget(game)
        column.addStretch(1)
        self.column.addWidget(scrolled(inside), 1)
        self.column.addLayout(row(self.reset, None, self.close_button))

    def _card(self, caption: str, *parts: QWidget) -> QFrame:
        made = frame("card", (16, 12, 16, 12))
        column_of(made).setSpacing(6)
        column_of(made).addWidget(self._caption(caption))
        for part in parts:
            column_of(made).addWidget(part)
        return made

    def _caption(self, key: str) -> QLabel:
        self._captions[key] = label(role="caption")
        return self._captions[key]

    def _read(self) -> None:
        """What holds now."""
        self.languages.choose(language.current())
        self.themes.choose(self.look.choice)
        self.text_size.setValue(round(self.look.text_scale / STEP))
        for choice, setting in self._flags.values():
            choice.box.setChecked(self._settings.get(setting))

    def _connect(self) -> None:
        for code, button in self.languages.buttons.items():
            button.clicked.connect(lambda _=False, code=code: self._on_language(code))
        for choice, button in self.themes.buttons.items():
            button.clicked.connect(lambda _=False, choice=choice: self._on_theme(choice))
        self.text_size.valueChanged.connect(self._on_size)
        for box, setting in self._flags.values():
            box.box.toggled.connect(
                lambda is_on, setting=setting: self._settings.set(setting, is_on)
            )
        self.reset.clicked.connect(self._on_reset)
        self.close_button.clicked.connect(self.accept)

    def _on_language(self, code: str) -> None:
        self._settings.language = code
        self._words.switch(code)

    def _on_theme(self, choice: str) -> None:
        self._settings.theme = choice
        self.look.choose(choice)

    def _on_size(self, tens: int) -> None:
        self._settings.text_scale = tens * STEP
        self.look.set_text_scale(tens * STEP)
        self._size_text.setText(percent(tens * STEP))

    def _on_reset(self) -> None:
        """As at the first start, except the language, which one would have to find again."""
        self._settings.reset(Settings.theme)
        self._settings.reset(Settings.text_scale)
        for _, setting in self._flags.values():
            self._settings.reset(setting)
        self.look.choose(self._settings.theme)
        self.look.set_text_scale(self._settings.text_scale)
        self._read()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "Preferences"))
        self.heading.setText(translate("Preferences", "Preferences"))
        captions = {
            "language": translate("Preferences", "Language"),
            "theme": translate("Preferences", "Theme"),
            "size": translate("Preferences", "Text size"),
            "game": translate("Preferences", "At the table"),
        }
        for key, text in captions.items():
            self._captions[key].setText(text.upper())
        for code, name in LANGUAGES.items():
            self.languages.buttons[code].setText(name)
        themes = (
            translate("Preferences", "As the system"),
            translate("Preferences", "Light"),
            translate("Preferences", "Dark"),
        )
        for button, name in zip(self.themes.buttons.values(), themes, strict=True):
            button.setText(name)
        self.text_size.setAccessibleName(captions["size"])
        self._size_text.setText(percent(self.look.text_scale))
        self._size_text.setMinimumWidth(self._size_text.fontMetrics().horizontalAdvance("200 % "))
        sentences = {
            "motion": translate("Preferences", "Reduce motion: things change without gliding"),
            "symbols": translate("Preferences", "Signs beside colours on tiles and tokens"),
            "cover": translate(
                "Preferences", "Cover hidden cards until the player they belong to has the laptop"
            ),
            "letters": translate(
                "Preferences", "Single letters are keys while the board has the focus"
            ),
            "best": translate("Preferences", "Show the best routes before they are asked for"),
        }
        for key, sentence in sentences.items():
            self._flags[key][0].set_text(sentence)
        self._flags["motion"][0].setToolTip(
            translate(
                "Preferences",
                "Holds also where the system asks for it. "
                "What appears or goes still fades for a moment.",
            )
        )
        self.reset.setText(translate("Preferences", "As at first"))
        self.close_button.setText(translate("Preferences", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.languages.choose(language.current())
