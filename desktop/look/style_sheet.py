"""The application style sheet, built from a theme and a text scale.

Widgets say what they are with a role: `set_role(label, "question")`. Roles of
  frames: bar side tray card sunken success attention refusal accent rule
  labels: title page question total figure name second caption muted
          success attention refusal accent; as a pill: notice
  buttons: primary quiet link tab; on printed paper: paper
Anything else looks like body text or a plain control.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.look.fonts import SANS, SERIF
from desktop.look.marks import mark_file
from desktop.look.theme import LIGHT, PRINTED, Theme

Px = Callable[[float], str]  # a size at 100 % as the text of a length

SMALLEST = 9  # px; what 11 comes to at 80 %


def set_role(widget: QWidget, role: str) -> None:
    """Say what a widget is; the style sheet does the rest, also for a widget already shown."""
    widget.setProperty("role", role)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet; `scale` multiplies text, 1 is 100 %."""

    def px(size: float) -> str:
        return f"{max(SMALLEST, round(size * scale))}px"

    parts = (_ground(theme, px(13)), _labels(theme, px), _buttons(theme, px), _controls(theme, px))
    return "\n".join((*parts, _views(theme, px)))


def _ground(t: Theme, body: str) -> str:
    return f"""
* {{ font-family: "{SANS}"; font-size: {body}; }}
QWidget {{ color: {t.text}; }}
QWidget:disabled {{ color: {t.disabled}; }}
QMainWindow, QDialog {{ background: {t.window}; }}
QFrame[role="bar"] {{ background: {t.surface}; border-bottom: 1px solid {t.line}; }}
QFrame[role="side"] {{ background: {t.window}; border-left: 1px solid {t.line}; }}
QFrame[role="tray"] {{ background: {t.window}; border-right: 1px solid {t.line}; }}
QFrame[role="card"] {{
    background: {t.surface}; border: 1px solid {t.line}; border-radius: 8px; }}
QFrame[role="sunken"] {{ background: {t.sunken}; border-radius: 6px; }}
QFrame[role="success"] {{ background: {t.success_soft}; border-radius: 6px; }}
QFrame[role="attention"] {{ background: {t.attention_soft}; border-radius: 6px; }}
QFrame[role="refusal"] {{
    background: {t.refusal_soft}; border: 1px solid {t.refusal}; border-radius: 8px; }}
QFrame[role="accent"] {{ background: {t.accent_soft}; border-radius: 6px; }}
QFrame[role="rule"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
QToolTip {{
    background: {t.raised}; color: {t.text}; border: 1px solid {t.control_line}; padding: 4px; }}
"""


def _labels(t: Theme, px: Px) -> str:
    return f"""
QLabel {{ background: transparent; border: none; }}
QLabel[role="title"] {{ font-family: "{SERIF}"; font-size: {px(46)}; font-weight: 700; }}
QLabel[role="page"] {{ font-size: {px(20)}; font-weight: 700; }}
QLabel[role="question"], QLabel[role="figure"] {{ font-size: {px(16)}; font-weight: 700; }}
QLabel[role="total"] {{ font-size: {px(24)}; font-weight: 700; }}
QLabel[role="name"] {{ font-weight: 600; }}
QLabel[role="second"] {{ font-size: {px(12)}; color: {t.muted}; }}
QLabel[role="caption"] {{
    font-size: {px(11)}; font-weight: 700; color: {t.muted}; letter-spacing: 0.6px; }}
QLabel[role="muted"] {{ color: {t.muted}; }}
QLabel[role="success"] {{ color: {t.success}; font-weight: 600; }}
QLabel[role="attention"] {{ color: {t.attention}; font-weight: 600; }}
QLabel[role="refusal"] {{ color: {t.refusal}; font-weight: 600; }}
QLabel[role="accent"] {{ color: {t.accent}; font-weight: 600; }}
QLabel[role="success"], QLabel[role="attention"], QLabel[role="refusal"], QLabel[role="accent"] {{
    background: transparent; border: none; }}
QLabel[role="notice"] {{
    color: {t.attention}; background: {t.attention_soft}; font-weight: 600;
    border-radius: 6px; padding: 4px 8px; }}
"""


def _buttons(t: Theme, px: Px) -> str:
    return f"""
QPushButton {{
    background: {t.raised}; border: 1px solid {t.control_line}; border-radius: 6px;
    padding: 0 12px; min-height: 30px; font-weight: 600; }}
QPushButton:hover {{ background: {t.accent_soft}; }}
QPushButton:pressed {{ background: {t.sunken}; }}
QPushButton:focus {{ border: 2px solid {t.accent}; padding: 0 11px; min-height: 28px; }}
QPushButton:disabled {{
    color: {t.disabled}; background: {t.sunken}; border-color: {t.line}; font-weight: 400; }}
QPushButton[role="primary"] {{
    background: {t.accent}; color: {t.on_accent}; border: 1px solid {t.accent}; }}
QPushButton[role="primary"]:hover {{ background: {t.accent_hover}; }}
QPushButton[role="primary"]:focus {{
    border: 2px solid {t.text}; padding: 0 11px; min-height: 28px; }}
QPushButton[role="primary"]:disabled {{
    background: {t.sunken}; color: {t.disabled}; border-color: {t.line}; }}
QPushButton[role="quiet"] {{
    background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 0 8px; }}
QPushButton[role="quiet"]:hover {{ background: {t.accent_soft}; }}
QPushButton[role="quiet"]:focus {{ border: 2px solid {t.accent}; padding: 0 7px; }}
QPushButton[role="quiet"]:disabled {{ color: {t.disabled}; }}
QPushButton[role="link"] {{
    background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 0 6px;
    min-height: 22px; }}
QPushButton[role="link"]:hover {{ background: {t.accent_soft}; }}
QPushButton[role="link"]:focus {{
    border: 2px solid {t.accent}; padding: 0 5px; min-height: 20px; }}
QPushButton[role="link"]:disabled {{ color: {t.disabled}; }}
QPushButton[role="tab"] {{
    background: transparent; border: none; border-bottom: 2px solid transparent;
    border-radius: 0; padding: 0 6px; color: {t.muted}; }}
QPushButton[role="tab"]:checked {{ color: {t.text}; border-bottom: 2px solid {t.accent}; }}
QPushButton[role="tab"]:focus {{ background: {t.accent_soft}; }}
QToolButton {{
    background: transparent; border: 1px solid transparent; border-radius: 6px;
    padding: 4px; font-weight: 600; }}
QToolButton:hover {{ background: {t.accent_soft}; }}
QToolButton:checked {{ background: {t.accent_soft}; border-color: {t.accent}; }}
QToolButton:focus {{ border: 2px solid {t.accent}; padding: 3px; }}
QToolButton[role="paper"]:hover {{ background: {PRINTED.cream}; }}
QToolButton[role="paper"]:focus {{ border: 2px solid {LIGHT.accent}; padding: 3px; }}
QToolButton::menu-indicator {{ image: none; }}
QDialogButtonBox QPushButton {{ min-width: 72px; }}
QMenu {{ background: {t.raised}; border: 1px solid {t.control_line}; padding: 4px; }}
QMenu::item {{ padding: 5px 24px 5px 12px; border-radius: 4px; }}
QMenu::item:selected {{ background: {t.accent_soft}; color: {t.text}; }}
QMenu::item:disabled {{ color: {t.disabled}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 4px 8px; }}
QMenuBar {{ background: {t.surface}; }}
QMenuBar::item {{ padding: 5px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {t.accent_soft}; border-radius: 4px; }}
"""


def _controls(t: Theme, px: Px) -> str:
    return f"""
{_boxes(t, px)}
QCheckBox {{ spacing: 8px; }}
QCheckBox::indicator {{
    width: 14px; height: 14px; border: 1px solid {t.control_line}; border-radius: 4px;
    background: {t.raised}; }}
QCheckBox::indicator:hover {{ background: {t.accent_soft}; }}
QCheckBox::indicator:focus {{ border: 2px solid {t.accent}; width: 12px; height: 12px; }}
QCheckBox::indicator:checked {{
    background: {t.accent}; border-color: {t.accent};
    image: url("{mark_file("check", t.on_accent)}"); }}
QCheckBox::indicator:checked:focus {{ border-color: {t.text}; }}
QCheckBox::indicator:disabled {{ background: {t.sunken}; border-color: {t.line}; }}
QCheckBox::indicator:checked:disabled {{
    image: url("{mark_file("check", t.disabled)}"); }}
QLineEdit {{
    background: {t.raised}; border: 1px solid {t.control_line}; border-radius: 6px;
    padding: 0 8px; min-height: 30px; selection-background-color: {t.accent}; }}
QLineEdit:focus {{ border: 2px solid {t.accent}; padding: 0 7px; min-height: 28px; }}
QLineEdit:disabled {{ background: {t.sunken}; border-color: {t.line}; }}
QTextEdit, QPlainTextEdit, QTextBrowser {{
    background: {t.surface}; border: 1px solid {t.line}; border-radius: 6px; padding: 6px; }}
QSlider::groove:horizontal {{ height: 4px; background: {t.line}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {t.accent}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    width: 14px; height: 14px; margin: -7px 0; border-radius: 9px;
    background: {t.raised}; border: 2px solid {t.accent}; }}
QSlider::handle:horizontal:focus {{ background: {t.accent}; }}
QProgressBar {{
    background: {t.sunken}; border: none; border-radius: 3px; max-height: 6px; }}
QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
QTabWidget::pane {{ border: none; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
    background: transparent; color: {t.muted}; padding: 6px 8px; font-weight: 600;
    border-bottom: 2px solid transparent; }}
QTabBar::tab:hover {{ color: {t.text}; }}
QTabBar::tab:selected {{ color: {t.text}; border-bottom: 2px solid {t.accent}; }}
QTabBar::tab:focus {{ background: {t.accent_soft}; }}
QGroupBox {{ border: 1px solid {t.line}; border-radius: 8px; margin-top: 18px; padding: 8px; }}
QGroupBox::title {{
    subcontrol-origin: margin; left: 4px; color: {t.muted}; font-weight: 700; }}
"""


def _boxes(t: Theme, px: Px) -> str:
    """Combo boxes and number boxes; with a border of their own they need arrows of their own.

    A least height of a style sheet is taken for all they need, so it must hold their letters; a
    number box asks for more than it is given here, and has its height from where it stands.
    """
    combo = max(30, int(px(18).removesuffix("px")))
    down, up, still = mark_file("down", t.muted), mark_file("up", t.muted), t.disabled
    return f"""
QComboBox, QAbstractSpinBox {{
    background: {t.raised}; border: 1px solid {t.control_line}; border-radius: 6px; }}
QComboBox {{ min-height: {combo}px; }}
QAbstractSpinBox {{ selection-background-color: {t.accent}; }}
QComboBox {{ padding: 0 4px 0 8px; }}
QAbstractSpinBox QLineEdit {{
    background: transparent; border: none; min-height: 0; }}
QComboBox:hover, QAbstractSpinBox:hover {{ background: {t.accent_soft}; }}
QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus {{
    border: 2px solid {t.accent}; }}
QComboBox:focus, QComboBox:on {{ padding: 0 3px 0 7px; min-height: {combo - 2}px; }}
QAbstractSpinBox:focus {{ background: {t.raised}; }}
QComboBox:disabled, QAbstractSpinBox:disabled {{
    background: {t.sunken}; border-color: {t.line}; }}
QComboBox::drop-down {{
    subcontrol-origin: padding; subcontrol-position: center right; border: none; width: 20px; }}
QComboBox::down-arrow {{ image: url("{down}"); width: 12px; height: 12px; }}
QComboBox::down-arrow:disabled {{ image: url("{mark_file("down", still)}"); }}
QComboBox QAbstractItemView {{
    background: {t.raised}; border: 1px solid {t.control_line}; padding: 4px;
    selection-background-color: {t.accent_soft}; selection-color: {t.text}; }}
QComboBox QAbstractItemView::item {{ min-height: 26px; padding: 0 6px; border-radius: 4px; }}
QComboBox QAbstractItemView::item:selected {{
    background: {t.accent_soft}; color: {t.text}; border: none; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; border: none; width: 20px; }}
QAbstractSpinBox::up-button {{
    subcontrol-position: top right; margin: 2px 2px 0 0; border-top-right-radius: 4px; }}
QAbstractSpinBox::down-button {{
    subcontrol-position: bottom right; margin: 0 2px 2px 0; border-bottom-right-radius: 4px; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{
    background: {t.accent_soft}; }}
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {{
    background: {t.sunken}; }}
QAbstractSpinBox::up-arrow {{ image: url("{up}"); width: 10px; height: 10px; }}
QAbstractSpinBox::down-arrow {{ image: url("{down}"); width: 10px; height: 10px; }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {{
    image: url("{mark_file("up", t.line)}"); }}
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled {{
    image: url("{mark_file("down", t.line)}"); }}
"""


def _views(t: Theme, px: Px) -> str:
    return f"""
QGraphicsView {{ border: none; background: {t.table}; }}
QScrollArea {{ border: none; background: transparent; }}
QAbstractItemView {{
    background: {t.surface}; alternate-background-color: {t.window}; border: none;
    gridline-color: {t.line}; selection-background-color: {t.accent_soft};
    selection-color: {t.text}; outline: none; }}
QAbstractItemView::item:selected {{ background: {t.accent_soft}; color: {t.text}; }}
QHeaderView {{ background: {t.surface}; border: none; }}
QHeaderView::section {{
    background: {t.surface}; color: {t.muted}; border: none;
    border-bottom: 1px solid {t.line}; padding: 4px 6px; font-size: {px(12)}; }}
QDockWidget {{ font-weight: 600; color: {t.muted}; }}
QDockWidget::title {{ background: {t.window}; padding: 6px 8px; text-align: left; }}
QMainWindow::separator {{ background: {t.window}; width: 8px; height: 8px; }}
QMainWindow::separator:hover {{ background: {t.accent_soft}; }}
QSplitter::handle {{ background: {t.window}; }}
QSplitter::handle:hover {{ background: {t.accent_soft}; }}
QStatusBar {{ background: {t.surface}; border-top: 1px solid {t.line}; color: {t.muted}; }}
QScrollBar {{ background: transparent; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {t.control_line}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {t.muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
