"""The chosen theme and text scale, and the style sheet made of them."""

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look.look import Look
from desktop.look.style_sheet import set_role, style_sheet
from desktop.look.theme import DARK, LIGHT


@pytest.fixture
def look(qapp):
    made = Look("light")
    yield made
    made.deleteLater()


def test_a_new_choice_is_announced_once(look, qtbot):
    with qtbot.waitSignal(look.changed):
        look.choose("dark")
    assert look.theme is DARK
    with qtbot.assertNotEmitted(look.changed):
        look.choose("dark")
        look.choose("pink")
    assert look.theme is DARK


def test_system_means_what_the_system_says(look):
    look.choose("system")
    assert look.theme in (LIGHT, DARK)


@pytest.mark.parametrize(("asked", "given"), [(10, 80), (80, 80), (125, 125), (999, 200)])
def test_the_text_scale_stays_within_80_and_200_percent(look, asked, given):
    look.set_text_scale(asked)
    assert look.text_scale == given
    assert look.px(20) == 20 * given // 100


def test_text_grows_with_the_scale(look):
    assert look.font(13).pixelSize() == 13
    look.set_text_scale(200)
    assert look.font(13).pixelSize() == 26
    assert "font-size: 26px" in look.style_sheet()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_qt_understands_the_style_sheet(qtbot, theme, scale):
    """A mistake in it is a Qt warning, and warnings fail tests."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for role in ("title", "question", "caption", "refusal"):
        label = QLabel(role)
        set_role(label, role)
        column.addWidget(label)
    window.setStyleSheet(style_sheet(theme, scale))
    window.ensurePolished()
    assert column.itemAt(0).widget().sizeHint().height() > 46 * scale


def test_a_role_changes_a_widget_already_shown(qtbot):
    frame = QFrame()
    qtbot.addWidget(frame)
    button = QPushButton("Lay it", frame)
    frame.setStyleSheet(style_sheet(LIGHT))
    frame.ensurePolished()
    button.ensurePolished()
    plain = button.palette().buttonText().color()
    set_role(button, "primary")
    assert button.palette().buttonText().color().name().upper() == LIGHT.on_accent
    assert plain.name().upper() == LIGHT.text


def test_dressing_follows_the_look(look, qapp):
    before = qapp.styleSheet(), qapp.palette(), qapp.style().objectName()
    try:
        look.dress(qapp)
        look.choose("dark")
        assert DARK.surface in qapp.styleSheet()
        assert qapp.palette().window().color().name().upper() == DARK.window
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setStyle(before[2])


def test_no_garbage_is_collected_while_widgets_change_their_clothes(look, qapp, qtbot):
    """Qt goes through all widgets, and one that is deleted meanwhile would be its end."""
    seen = []

    class Watcher(QWidget):
        def changeEvent(self, event):  # noqa: N802
            if event.type() == QEvent.Type.StyleChange:
                seen.append(gc.isenabled())

    watcher = Watcher()
    qtbot.addWidget(watcher)
    watcher.show()
    try:
        look.dress(qapp)
        seen.clear()
        look.choose("dark")
        collected = list(seen)
    finally:
        look.changed.disconnect()
        qapp.setStyleSheet("")
        qapp.setPalette(qapp.style().standardPalette())
    assert collected and not any(collected)
    assert gc.isenabled()
