"""Which system libraries a Qt window needs and this Linux machine lacks."""

import ctypes
import sys
from collections.abc import Mapping

_ALWAYS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
_XCB = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
_WAYLAND = {"libwayland-cursor.so.0": "libwayland-cursor0"}


def missing_packages(environment: Mapping[str, str]) -> list[str]:
    """The Debian packages to install, in no more than a few hundredths of a second."""
    if sys.platform != "linux":
        return []
    return [package for name, package in _needed(environment).items() if not _loads(name)]


def _needed(environment: Mapping[str, str]) -> dict[str, str]:
    platform = environment.get("QT_QPA_PLATFORM", "")
    if not platform:
        platform = "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"
    if platform.startswith("xcb"):
        return _ALWAYS | _XCB
    return _ALWAYS | _WAYLAND if platform.startswith("wayland") else _ALWAYS


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
