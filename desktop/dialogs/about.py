"""What this is, which version, whose work it stands on, and that nothing is sent anywhere."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QWidget

from desktop import __version__
from desktop.dialogs.parts import Button, Icon, Sheet, column_of, frame, label, row
from desktop.look.look import Look

translate = QCoreApplication.translate


class AboutDialog(Sheet):
    """One page."""

    WIDTH = 500

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.column.removeWidget(self.heading)
        head = row(Icon(look, "handcar", 48, "accent"), self.heading, spacing=14)
        head.setStretch(1, 1)
        self.column.addLayout(head)
        self._version, self._what = label(role="muted", wrap=True), label(wrap=True)
        self._games, self._private = label(role="second", wrap=True), label(wrap=True)
        self._parts = label(role="second", wrap=True)
        card = frame("card", (16, 12, 16, 12))
        column_of(card).setSpacing(8)
        for part in (self._what, self._private, self._games, self._parts):
            column_of(card).addWidget(part)
        self.column.addWidget(self._version)
        self.column.addWidget(card)
        self.close_button = Button(look, "primary")
        self.column.addLayout(row(None, self.close_button))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.finish()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("About", "About Drezina"))
        self.heading.setText(translate("About", "Drezina"))
        self._version.setText(
            translate("About", "Version {version} · Qt {qt}").format(
                version=__version__, qt=qVersion()
            )
        )
        self._what.setText(
            translate(
                "About", "Railway board games round one laptop, and alone with every what-if."
            )
        )
        self._private.setText(
            translate("About", "Nothing leaves this computer: no accounts, no network, no reports.")
        )
        self._games.setText(
            translate(
                "About",
                "The games are the work of their designers and publishers. Drezina is free "
                "software under the MIT licence and belongs to none of them.",
            )
        )
        self._parts.setText(
            translate(
                "About",
                "With Qt for Python (LGPL), Shapely (BSD), Source Sans Pro and Source Serif Pro "
                "(SIL Open Font License).",
            )
        )
        self.close_button.setText(translate("About", "Close"))
