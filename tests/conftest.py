"""Every test runs without a display, unless it is told of one."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
