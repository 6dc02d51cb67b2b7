"""The two families of type come with the program."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont

from desktop.look import fonts

ALPHABET = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—№→−"

PROGRAM = """
import hashlib, sys
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtCore import QPointF
app = QGuiApplication(sys.argv)
from desktop.look.fonts import SANS, SERIF, load_fonts
from desktop.scene.painting.lettering import draw_text, text_path
load_fonts()
image = QImage(400, 80, QImage.Format.Format_RGB32)
image.fill(0xFFFFFFFF)
painter = QPainter(image)
draw_text(painter, text_path("Fort Wayne Форт-Уэйн", QPointF(200, 25), 26.5, 600, SERIF), "#000")
draw_text(painter, text_path("B&O $1 699", QPointF(200, 60), 22, 700, SANS), "#000")
painter.end()
print(hashlib.sha256(bytes(image.constBits())).hexdigest())
"""


@pytest.mark.parametrize("family", [fonts.SANS, fonts.SERIF])
@pytest.mark.parametrize("weight", [400, 600, 700])
def test_every_face_has_the_russian_letters(family, weight):
    assert family in QFontDatabase.families()
    raw = QRawFont.fromFont(fonts.font(16, weight, family))
    assert raw.familyName() == family
    assert all(raw.supportsCharacter(ord(letter)) for letter in ALPHABET)


def test_a_missing_package_is_named_in_a_sentence(monkeypatch):
    monkeypatch.setattr(fonts, "find_spec", lambda name: None)
    fonts.load_fonts.cache_clear()
    with pytest.raises(fonts.FontsMissing, match=r"font-source-sans-pro are missing; install it\."):
        fonts.load_fonts()


def test_a_broken_file_is_named_in_a_sentence(monkeypatch, tmp_path):
    spec = find_spec("font_source_sans_pro")
    monkeypatch.setattr(spec, "origin", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(fonts, "find_spec", lambda name: spec)
    fonts.load_fonts.cache_clear()
    with pytest.raises(fonts.FontsMissing, match="install the package font-source-sans-pro again"):
        fonts.load_fonts()


def test_a_machine_without_fonts_looks_the_same(tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    bare = {**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}
    usual = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    found = {_picture(environment) for environment in (bare, usual)}
    assert len(found) == 1


def _picture(environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
