"""Line icons drawn in code: a grid of 24, stroke 1.75, round caps and joins, no fills."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from desktop.look.theme import Theme

GRID = 24
STROKE = 1.75
RATIOS = (1.0, 2.0, 3.0)  # device pixels per pixel; Qt takes the next larger and shrinks it

# Paths as in SVG, absolute: M and L take a point, C three, Q two, Z closes; O is a circle x y r.
SHAPES: dict[str, str] = {
    "undo": "M 8.5 5 L 4 9.5 L 8.5 14 M 4 9.5 L 14 9.5 C 22 9.5 22 19.5 14 19.5 L 10 19.5",
    "redo": "M 15.5 5 L 20 9.5 L 15.5 14 M 20 9.5 L 10 9.5 C 2 9.5 2 19.5 10 19.5 L 14 19.5",
    "share": "M 4 5.5 L 20 5.5 L 20 18.5 L 4 18.5 Z M 7.5 9.5 L 16.5 9.5 M 7.5 13 L 12 13 "
    "O 16 14.7 1.4",
    "track": "M 8 3 L 5 21 M 16 3 L 19 21 M 6 6.5 L 18 6.5 M 5 12 L 19 12 M 4 17.5 L 20 17.5",
    "station": "O 12 12 8.5 O 12 12 3.6",
    "run": "M 4 16.5 L 4 8.5 L 9.5 8.5 L 9.5 4.5 L 15 4.5 L 15 8.5 L 18.5 8.5 L 20.5 16.5 Z "
    "O 8 19 1.8 O 16 19 1.8",
    "pay": "O 12 12 8.5 M 14.8 9.4 C 13.8 7.4 9.3 7.6 9.3 9.9 C 9.3 12.5 14.9 11.5 14.8 14.2 "
    "C 14.7 16.5 10.2 16.6 9.1 14.6 M 12 6.2 L 12 7.8 M 12 16.2 L 12 17.8",
    "train": "M 2.5 16 L 21.5 16 M 4.5 16 L 4.5 7.5 L 14.5 7.5 L 19.5 12 L 19.5 16 "
    "M 8 10.5 L 12.5 10.5 O 8 18.7 1.8 O 16 18.7 1.8",
    "check": "M 4.5 12.5 L 9.8 17.8 L 19.5 6.8",
    "lock": "M 5.5 11 L 18.5 11 L 18.5 20 L 5.5 20 Z M 8.3 11 L 8.3 8 C 8.3 3 15.7 3 15.7 8 "
    "L 15.7 11 M 12 14.5 L 12 16.5",
    "plus": "M 12 5 L 12 19 M 5 12 L 19 12",
    "minus": "M 5 12 L 19 12",
    "close": "M 6 6 L 18 18 M 18 6 L 6 18",
    "open": "M 3.5 19 L 3.5 5.5 L 9.5 5.5 L 11.5 8 L 18.5 8 L 18.5 11 M 3.5 19 L 6.5 11 "
    "L 21.5 11 L 18.5 19 Z",
    "save": "M 4 4 L 16.5 4 L 20 7.5 L 20 20 L 4 20 Z M 8 4 L 8 9 L 15 9 L 15 4 "
    "M 8 20 L 8 13.5 L 16 13.5 L 16 20",
    "import": "M 12 3.5 L 12 14.5 M 7.5 10.2 L 12 14.7 L 16.5 10.2 "
    "M 4 15.5 L 4 20 L 20 20 L 20 15.5",
    "export": "M 12 14.7 L 12 3.7 M 7.5 8 L 12 3.5 L 16.5 8 M 4 15.5 L 4 20 L 20 20 L 20 15.5",
    "learn": "M 12 6.5 C 9.5 4.5 6 4.3 3 5 L 3 18 C 6 17.3 9.5 17.5 12 19.5 "
    "C 14.5 17.5 18 17.3 21 18 L 21 5 C 18 4.3 14.5 4.5 12 6.5 Z M 12 6.5 L 12 19.5",
    "print": "M 7 8.5 L 7 3.5 L 17 3.5 L 17 8.5 M 7 16.5 L 3.5 16.5 L 3.5 8.5 L 20.5 8.5 "
    "L 20.5 16.5 L 17 16.5 M 7 13.5 L 17 13.5 L 17 20.5 L 7 20.5 Z",
    "clock": "O 12 12 8.5 M 12 7 L 12 12 L 15.5 14",
    "branch": "O 6.5 5 2 O 6.5 19 2 O 17.5 8.5 2 M 6.5 7 L 6.5 17 "
    "M 6.5 15 C 6.5 11 11 11.5 14 10.8 C 15.2 10.5 15.8 10.2 16.1 10",
    "why": "O 12 12 9 M 9.3 9.6 C 9.3 6.3 14.8 6.4 14.7 9.6 C 14.6 11.8 12 11.6 12 14.2 "
    "M 12 17 L 12 17.1",
    "gear": "O 12 12 3 M 12 2.8 L 12 5.6 M 12 18.4 L 12 21.2 M 2.8 12 L 5.6 12 "
    "M 18.4 12 L 21.2 12 M 5.5 5.5 L 7.5 7.5 M 16.5 16.5 L 18.5 18.5 M 5.5 18.5 L 7.5 16.5 "
    "M 16.5 7.5 L 18.5 5.5 O 12 12 6.4",
    "menu": "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",
    "turn": "M 19 12.5 C 19 22 5 22 5 12.5 C 5 7.5 8.5 5.3 12 5.3 L 16.5 5.3 "
    "M 13.3 2 L 16.7 5.3 L 13.3 8.6",
    "no": "O 12 12 9 M 5.8 5.8 L 18.2 18.2",
    "shield": "M 12 3 L 19 5.8 L 19 11 C 19 16 16 19.3 12 21 C 8 19.3 5 16 5 11 L 5 5.8 Z "
    "M 8.5 12 L 11 14.5 L 15.5 9.5",
    "handcar": "M 3 14.5 L 21 14.5 O 7.5 18 2.3 O 16.5 18 2.3 M 12 14.5 L 12 7.5 "
    "M 4.5 9.8 L 19.5 5.2 M 4.5 9.8 L 4.5 7.6 M 19.5 5.2 L 19.5 3 M 8.8 14.5 L 12 10.5 L 15.2 14.5",
    "search": "O 10.5 10.5 6.5 M 15.3 15.3 L 20.5 20.5",
    "note": "M 4 4.5 L 20 4.5 L 20 16 L 12 16 L 8 20 L 8 16 L 4 16 Z M 8 8.5 L 16 8.5 "
    "M 8 12 L 13 12",
    "flag": "M 6 21 L 6 3.5 M 6 4 L 18.5 4 L 15.5 8.5 L 18.5 13 L 6 13",
    "goods": "M 3 9.5 L 11.5 9.5 L 11.5 18 L 3 18 Z M 3 9.5 L 5.5 6.5 L 14 6.5 L 11.5 9.5 "
    "M 14 6.5 L 14 15 L 11.5 18 M 16.5 11 L 21.5 11 M 19 8.3 L 21.6 11 L 19 13.7",
    "compasses": "M 12 2.8 L 12 5.4 O 12 7.4 2 M 11.1 9.3 L 6 20.5 M 12.9 9.3 L 18 20.5 "
    "M 8 16.3 C 10.4 18.2 13.6 18.2 16 16.3",
    "hammer": "M 4.5 19.5 L 12.4 11.6 M 9 8 L 13.2 3.8 L 20.2 10.8 L 16 15 Z",
    "growth": "M 3.5 20.5 L 20.5 20.5 M 5 20.5 L 5 15 L 9 15 L 9 20.5 M 10.5 20.5 L 10.5 10.5 "
    "L 14.5 10.5 L 14.5 20.5 M 16 20.5 L 16 4.5 L 20 4.5 L 20 20.5",
    "houses": "M 3.5 20 L 3.5 13 L 8 8.8 L 12.5 13 L 12.5 20 Z M 12.5 20 L 20.5 20 L 20.5 9 "
    "L 16.5 4.5 L 12.5 8.8 L 12.5 13 M 7 20 L 7 16 L 9.2 16 L 9.2 20",
    "left": "M 14.5 5.5 L 8 12 L 14.5 18.5",
    "right": "M 9.5 5.5 L 16 12 L 9.5 18.5",
    "up": "M 5.5 15.5 L 12 9 L 18.5 15.5",
    "down": "M 5.5 8.5 L 12 15 L 18.5 8.5",
    "first": "M 17.5 5.5 L 11 12 L 17.5 18.5 M 6.5 5.5 L 6.5 18.5",
    "last": "M 6.5 5.5 L 13 12 L 6.5 18.5 M 17.5 5.5 L 17.5 18.5",
    "market": "M 3.5 20.5 L 20.5 20.5 M 5 15.5 L 10 10 L 13.5 13 L 19.5 5.5 "
    "M 15 5.5 L 19.5 5.5 L 19.5 10",
    "people": "O 9 8 3.4 M 2.8 19.5 C 2.8 12 15.2 12 15.2 19.5 "
    "M 15.5 5 C 19.5 5.3 19.5 10.8 15.8 11.2 M 17.3 14 C 19.8 14.8 21.2 16.8 21.2 19.5",
}


@cache
def icon_path(name: str) -> QPainterPath:
    """The strokes of an icon on the grid of 24."""
    path = QPainterPath()
    words = iter(SHAPES[name].split())

    def numbers(count: int) -> list[float]:
        return [float(next(words)) for _ in range(count)]

    for word in words:
        match word:
            case "M":
                path.moveTo(*numbers(2))
            case "L":
                path.lineTo(*numbers(2))
            case "Q":
                path.quadTo(*numbers(4))
            case "C":
                path.cubicTo(*numbers(6))
            case "O":
                x, y, radius = numbers(3)
                path.addEllipse(QPointF(x, y), radius, radius)
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"icon {name}: {word!r} is no stroke")
    return path


def paint_icon(
    painter: QPainter, name: str, rect: QRectF, colour: str | QColor, stroke: float = STROKE
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / GRID, rect.height() / GRID)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(
            QColor(colour),
            stroke,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawPath(icon_path(name))
    painter.restore()


def pixmap(
    name: str, colour: str | QColor, px: int = 18, ratio: float = 1.0, stroke: float = STROKE
) -> QPixmap:
    made = QPixmap(QSize(round(px * ratio), round(px * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_icon(painter, name, QRectF(0, 0, px, px), colour, stroke)
    painter.end()
    return made


def icon(name: str, theme: Theme, px: int = 18, colour: str = "", on: str = "") -> QIcon:
    """An icon for a theme; `colour` instead of the text's, `on` for a checked button."""
    made = QIcon()
    mode, state = QIcon.Mode, QIcon.State
    plain = colour or theme.text
    for ratio in RATIOS:
        for which, ink in (
            (mode.Normal, plain),
            (mode.Disabled, theme.disabled),
            (mode.Active, colour or theme.accent),
            (mode.Selected, plain),
        ):
            drawn = pixmap(name, ink, px, ratio)
            made.addPixmap(drawn, which, state.Off)
            if on and which is not mode.Disabled:
                made.addPixmap(pixmap(name, on, px, ratio), which, state.On)
    return made
