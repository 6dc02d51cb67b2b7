"""The bar over the pages: which page is shown, and how large."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy

from desktop.dialogs.parts import Button, label, row
from desktop.i18n.money import percent
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.windows.page_view import FIT_PAGE, FIT_WIDTH, STEP, PageView

translate = QCoreApplication.translate


class PageBar(QFrame):
    """Leads a view of pages, and follows it."""

    def __init__(self, look: Look, view: PageView) -> None:
        super().__init__()
        set_role(self, "bar")
        self._view = view
        self.back, self.forward = Button(look, "", "left"), Button(look, "", "right")
        self.smaller, self.larger = Button(look, "", "minus"), Button(look, "", "plus")
        self.whole, self.wide = Button(look, "tab"), Button(look, "tab")
        self._where, self._zoom = label(role="name"), label(role="name")
        for button in (self.whole, self.wide):
            button.setCheckable(True)
        for text in (self._where, self._zoom):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            text.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        pages, fits = (self.back, self._where, self.forward), (self.whole, self.wide)
        line = row(*pages, None, *fits, self.smaller, self._zoom, self.larger)
        line.setContentsMargins(12, 6, 12, 6)
        self.setLayout(line)
        self.back.clicked.connect(lambda: view.go_to(view.page - 1))
        self.forward.clicked.connect(lambda: view.go_to(view.page + 1))
        self.smaller.clicked.connect(lambda: view.zoom_by(1 / STEP))
        self.larger.clicked.connect(lambda: view.zoom_by(STEP))
        self.whole.clicked.connect(lambda: view.set_fit(FIT_PAGE))
        self.wide.clicked.connect(lambda: view.set_fit(FIT_WIDTH))
        view.changed.connect(self.follow)

    def follow(self) -> None:
        """Say where the view is."""
        view = self._view
        at, count = view.page, view.count
        said = translate("PrintWindow", "page {number} of {total}")
        self._where.setText(said.format(number=at + 1, total=count))
        self._zoom.setText(percent(round(view.zoom * 100)))
        self.back.setEnabled(at > 0)
        self.forward.setEnabled(at < count - 1)
        self.whole.setChecked(view.fit == FIT_PAGE)
        self.wide.setChecked(view.fit == FIT_WIDTH)

    def retranslate(self) -> None:
        self.whole.setText(translate("PrintWindow", "Whole page"))
        self.wide.setText(translate("PrintWindow", "Page width"))
        signs = {
            self.back: translate("PrintWindow", "Previous page"),
            self.forward: translate("PrintWindow", "Next page"),
            self.smaller: translate("PrintWindow", "Smaller"),
            self.larger: translate("PrintWindow", "Larger"),
        }
        for button, text in signs.items():
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.follow()
