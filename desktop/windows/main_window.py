"""The main window: start page or game, bar, docks, and the deeds of the menus."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QLayout, QMainWindow, QMenu, QStackedWidget

from desktop.document.document import GameDocument
from desktop.document.settings import Settings
from desktop.engine.refusal import Refusal
from desktop.i18n.language import Language
from desktop.look import motion
from desktop.look.companies import wear
from desktop.look.look import Look
from desktop.look.signs import show_signs
from desktop.windows.bar import Bar
from desktop.windows.deeds import Deeds
from desktop.windows.dock_area import DockArea
from desktop.windows.game_files import GameFiles
from desktop.windows.game_page import GamePage
from desktop.windows.help_deeds import HelpDeeds
from desktop.windows.places import Places
from desktop.windows.print_deeds import PrintDeeds
from desktop.windows.refusal_strip import RefusalStrip
from desktop.windows.start_page import StartPage

translate = QCoreApplication.translate
# What the question of the turn shows otherwise at once.
IN_THE_TURN = (Settings.cover_hidden.key, Settings.letter_keys.key, Settings.show_best.key)

SMALLEST = (800, 560)  # px of the window


class Pages(QStackedWidget):
    """Only the page that is shown says how small the window may become."""

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()


class MainWindow(QMainWindow):
    """One window, one open game."""

    def __init__(self, look: Look, language: Language, settings: Settings, places: Places) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.look, self.language, self.settings, self.places = look, language, settings, places
        self.document: GameDocument | None = None
        self.bar = Bar()
        self.setMenuWidget(self.bar)
        self.start_page = StartPage(look)
        self.page = GamePage(look, places.cache)
        self.pages = Pages()
        self.pages.addWidget(self.start_page)
        self.pages.addWidget(self.page)
        self.setCentralWidget(self.pages)
        self.docks = DockArea(self, look)
        self.page.panel = self.docks.turn
        self.docks.fitted_out.connect(self.retranslate)
        self.refusals = RefusalStrip(self)
        self.files = GameFiles(self)
        self.printing = PrintDeeds(self)
        self.help = HelpDeeds(self)
        self.deeds = Deeds(self._slots(), self)
        for action in self.deeds.actions.values():
            self.addAction(action)
        self._menu = QMenu(self)
        self.bar.menu_button.setMenu(self._menu)
        for key in ("undo", "redo"):
            self.bar.add_action(self.deeds[key])
        self.bar.add_action(self.deeds["turn_start"], with_text=True)
        self.bar.add_action(self.deeds["preferences"])
        banner = self.start_page.banner
        banner.menu_button.setMenu(self._menu)
        banner.gear_button.clicked.connect(self.deeds["preferences"].trigger)
        QShortcut(QKeySequence(Qt.Key.Key_F10), self, self._open_menu)
        look.changed.connect(self._on_look)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().messageChanged.connect(
            lambda text: self.statusBar().setVisible(bool(text))
        )
        self.statusBar().hide()
        self.setAcceptDrops(True)
        # The docks are as high as what they say here; they must not keep the window from shrinking.
        self.layout().setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*SMALLEST)
        self.resize(1366, 768)
        self._on_look()
        self.retranslate()
        self.show_start()
        settings.changed.connect(self._on_setting)
        self._on_setting("cover_hidden")
        self.page.view.zoomed.connect(self._on_zoomed)
        if settings.layout:
            self.docks.remember(settings.layout)
        if settings.window:
            self.restoreGeometry(QByteArray(settings.window))

    def _slots(self) -> dict[str, object]:
        document = self._with_document
        view = self.page.view
        slots: dict[str, object] = {
            "quit": self.close,
            "undo": lambda: document(lambda d: d.back()),
            "redo": lambda: document(lambda d: d.forward()),
            "turn_start": lambda: document(lambda d: d.go_to_turn_start()),
            "round_start": lambda: document(lambda d: d.go_to_round_start()),
            "back_ten": lambda: document(lambda d: d.back(10)),
            "back": lambda: document(lambda d: d.back()),
            "forward": lambda: document(lambda d: d.forward()),
            "forward_ten": lambda: document(lambda d: d.forward(10)),
            "first": lambda: document(lambda d: d.go_to_start()),
            "last": lambda: document(lambda d: d.go_to_end()),
            "next_line": lambda: document(lambda d: d.next_variation()),
            "previous_line": lambda: document(lambda d: d.previous_variation()),
            "fit": view.fit,
            "zoom_in": lambda: view.zoom_by(1.2),
            "zoom_out": lambda: view.zoom_by(1 / 1.2),
            "reset_docks": self.docks.reset,
        }
        for part in (self.files, self.printing, self.help):
            slots.update(part.slots())
        return slots

    def _with_document(self, deed: object) -> None:
        if self.document is not None:
            deed(self.document)  # type: ignore[operator]

    # Which game is shown

    def show_document(
        self, document: GameDocument | None, breathe: Callable[[], object] = lambda: None
    ) -> None:
        """Put a game on the table, or clear it; `breathe` is called between its parts."""
        old, self.document = self.document, document
        if old is not None:
            old.refused.disconnect(self._on_refused)
            old.changed.disconnect(self._on_changed)
            old.moved.disconnect(self._on_changed)
            old.file_changed.disconnect(self._on_file_changed)
        wear(document.game.colours if document is not None else ())
        if document is not None:
            document.be_patient()
        self.page.set_document(document)
        self.bar.set_document(document)
        breathe()
        self.docks.set_document(document, self.page.desk, breathe)
        if document is not None:
            document.setParent(self)
            document.refused.connect(self._on_refused)
            document.changed.connect(self._on_changed)
            document.moved.connect(self._on_changed)
            document.file_changed.connect(self._on_file_changed)
            self.pages.setCurrentWidget(self.page)
            self.bar.show()
            self.docks.set_visible(True)
            self.page.view.setFocus()
            zoom = self.settings.zoom(document.game.title.key)
            if zoom:
                self.page.view.set_zoom(zoom / 100)
        if old is not None:
            old.setParent(None)
            old.deleteLater()
        for key, is_offered in self.printing.offered().items():
            self.deeds[key].setVisible(is_offered)
        self._on_changed()
        self._on_file_changed()

    def show_start(self) -> None:
        """The start page, with what the library knows."""
        self.files.close_autosave()  # it listens to the game that goes
        self.show_document(None)
        self.docks.set_visible(False)
        self.files.fill_start_page()
        self.pages.setCurrentWidget(self.start_page)
        self.bar.hide()  # its menu and gear are on the banner
        self.start_page.take_focus()

    def _open_menu(self) -> None:
        """F10, as everywhere; it drops from whichever button is to be seen."""
        banner = self.start_page.banner
        is_playing = self.pages.currentWidget() is self.page
        (self.bar.menu_button if is_playing else banner.menu_button).showMenu()

    def _on_changed(self) -> None:
        document = self.document
        self.refusals.hide()
        self.deeds["undo"].setEnabled(document is not None and document.can_undo)
        self.deeds["redo"].setEnabled(document is not None and document.can_redo)
        for key in ("turn_start", "round_start", "back", "back_ten", "first"):
            self.deeds[key].setEnabled(document is not None and document.can_undo)
        for key in ("forward", "forward_ten", "last"):
            self.deeds[key].setEnabled(document is not None and document.can_redo)
        for key in ("save", "save_as", "close", "copy"):
            self.deeds[key].setEnabled(document is not None)

    def _on_refused(self, refusal: Refusal) -> None:
        if self.document is not None:
            self.refusals.show_refusal(refusal, self.document)

    def _on_file_changed(self) -> None:
        document = self.document
        name = translate("Window", "Drezina")
        if document is not None:
            shown = document.path.name if document.path else translate("Window", "unsaved game")
            name = f"{shown}[*] — {name}"
        self.setWindowTitle(name)
        self.setWindowModified(document is not None and document.is_modified)

    def _on_setting(self, key: str) -> None:
        motion.reduce(self.settings.reduce_motion)
        self.page.set_habits(self.settings.letter_keys, self.settings.show_best)
        self.docks.turn.covers = self.settings.cover_hidden
        if show_signs(self.settings.colour_symbols):
            self.page.paint_anew()
            self.docks.paint_anew()
        if key in IN_THE_TURN:
            self.docks.turn.rebuild()

    def _on_zoomed(self, zoom: float) -> None:
        """The zoom is kept for each title; 0 where the whole board is to be seen."""
        if self.document is not None:
            kept = 0 if self.page.view.is_fitted else round(zoom * 100)
            self.settings.set_zoom(self.document.game.title.key, kept)

    # Look and language

    def _on_look(self) -> None:
        self.deeds.dress(self.look.theme)
        self.bar.dress(self.look.theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.deeds.retranslate()
        self.docks.retranslate()
        for old in self._menu.findChildren(QMenu):
            old.clear()  # or the deeds would stand in the menus of the old language too
            old.deleteLater()
        self._menu.clear()
        self.deeds.fill(self._menu, ("view", self.docks.menu(self._menu)))
        self.bar.menu_button.setAccessibleName(translate("Window", "Menu"))
        gear = self.start_page.banner.gear_button
        gear.setAccessibleName(self.deeds["preferences"].text())
        gear.setToolTip(self.deeds["preferences"].toolTip())
        if self.document is not None:
            self.document.retranslate()
        elif self.isVisible():
            self.files.fill_start_page()  # where each game stands is said there
        self._on_file_changed()

    # Files dropped, and the end

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.docks.fit_window()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        if urls:
            self.files.open_paths([Path(u.toLocalFile()) for u in urls if u.isLocalFile()])
        elif event.mimeData().hasText():
            self.files.open_text(event.mimeData().text())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_leave():
            event.ignore()
            return
        self.files.finish()
        self.settings.layout = self.docks.save()
        self.settings.window = bytes(self.saveGeometry().data())
        event.accept()

    def copy_text(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def keyPressEvent(self, event: object) -> None:
        if getattr(event, "key", lambda: None)() == Qt.Key.Key_Escape:
            self.refusals.hide()
        super().keyPressEvent(event)  # type: ignore[arg-type]
