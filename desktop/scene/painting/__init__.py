"""Pure painting: functions that draw with a QPainter and know no window; printing uses them too."""
