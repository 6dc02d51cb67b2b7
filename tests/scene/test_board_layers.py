"""The cached board: sharp, quick to change, the same as if painted anew."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.engine.random_play import RandomPlayer
from desktop.scene.board_layers import PIECE, BoardLayers
from desktop.scene.ground import load_ground
from desktop.titles.shelf import new_game
from tests.document.play import setup_of
from tests.scene.boards import blank, played_looks, sheet_of, table_of

SCALE = 0.385
SHARP = 0.7  # some ten pieces


@pytest.fixture(scope="module")
def ground(qapp, ground_folder):
    return load_ground(sheet_of("en"), ground_folder)


@pytest.fixture
def layers(ground, ground_folder):
    return BoardLayers(table_of(1), "en", ground_folder, ground)


def picture(
    layers: BoardLayers, scale: float = SCALE, ratio: float = 1.0, at_once: bool = True
) -> QImage:
    size = layers.bounds.size() * scale
    image = blank(round(size.width() * ratio) + 1, round(size.height() * ratio) + 1)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-layers.bounds.topLeft())
    layers.paint(painter, layers.bounds, at_once=at_once)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> int:
    """How far the two are apart where they are most, in levels of grey."""
    assert one.size() == other.size()
    gap = one.copy(0, 0, one.width() & ~3, one.height())  # lines of grey are filled up to four
    painter = QPainter(gap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    grey = gap.convertedTo(QImage.Format.Format_Grayscale8)  # named: its bits do not keep it alive
    return max(bytes(grey.constBits()))


def unlike(one: QImage, other: QImage) -> float:
    """How far the two are apart on the whole, in levels of grey."""
    spots = [(x, y) for x in range(4, one.width(), 5) for y in range(4, one.height(), 5)]
    gaps = (one.pixelColor(*s).lightness() - other.pixelColor(*s).lightness() for s in spots)
    return sum(map(abs, gaps)) / len(spots)


def test_a_changed_hex_looks_as_if_all_were_painted_anew(ground, ground_folder):
    game, player = new_game(setup_of(5)), RandomPlayer(5)
    layers = BoardLayers(game.table, "en", ground_folder, ground)
    layers.settle(SCALE)
    picture(layers)
    changes = 0
    for _ in range(400):
        player.play(game)
        changes += len(layers.sync())
    assert changes > 20
    anew = BoardLayers(game.table, "en", ground_folder, ground)
    assert differing(picture(layers), picture(anew)) <= 2


def test_a_change_touches_only_its_neighbourhood(ground, ground_folder):
    game, player = new_game(setup_of(5)), RandomPlayer(5)
    layers = BoardLayers(game.table, "en", ground_folder, ground)
    whole = layers.bounds.width() * layers.bounds.height()
    for _ in range(300):
        laid = {id: hex_.tile for id, hex_ in game.table.board.hexes.items()}
        player.play(game)
        touched = layers.sync()
        now = {id: hex_.tile for id, hex_ in game.table.board.hexes.items()}
        if laid != now:
            assert 1 <= len(touched) <= 7
            assert sum(r.width() * r.height() for r in touched) < whole * 0.15
    assert layers.sync() == []


def test_undoing_a_change_brings_the_old_picture_back(layers, ground, ground_folder):
    game, player = new_game(setup_of(6)), RandomPlayer(6)
    layers = BoardLayers(game.table, "en", ground_folder, ground)
    before = picture(layers)
    for _ in range(250):
        player.play(game)
    layers.sync()
    assert picture(layers) != before
    for _ in range(250):
        game.undo()
    layers.sync()
    assert differing(picture(layers), before) <= 2


@pytest.fixture
def far_jump(ground, ground_folder):
    """Layers that show the start of a game whose table has gone on by many hexes."""
    game, player = new_game(setup_of(6)), RandomPlayer(6)
    layers = BoardLayers(game.table, "en", ground_folder, ground)
    layers.settle(SHARP)
    before = picture(layers, SHARP)
    for _ in range(250):
        player.play(game)
    return game, layers, before


def test_a_far_jump_keeps_the_old_picture_until_it_is_caught_up_piece_by_piece(
    far_jump, ground, ground_folder
):
    game, layers, before = far_jump
    assert layers.sync(at_once=False) == []
    assert layers.is_behind and picture(layers, SHARP) == before
    pieces = 0
    while layers.is_behind:
        layers.catch_up()
        pieces += 1
    assert pieces > 3
    anew = BoardLayers(game.table, "en", ground_folder, ground)
    anew.settle(SHARP)
    assert picture(layers, SHARP) == picture(anew, SHARP)


def test_what_changes_while_it_is_behind_is_not_lost(far_jump, ground, ground_folder):
    game, layers, _ = far_jump
    layers.sync(at_once=False)
    layers.catch_up()
    for _ in range(6):  # small steps, rendered at once where a piece is new already
        game.undo()
        layers.sync(at_once=False)
    layers.finish()
    anew = BoardLayers(game.table, "en", ground_folder, ground)
    anew.settle(SHARP)
    assert differing(picture(layers, SHARP), picture(anew, SHARP)) <= 2


def test_the_pieces_in_sight_come_first(far_jump):
    _, layers, _ = far_jump
    layers.sync(at_once=False)
    corner = QRectF(layers.bounds.bottomRight() - QPointF(40, 40), layers.bounds.bottomRight())
    layers._sharp.age(corner)
    assert layers.catch_up(corner).intersects(corner)


def test_the_other_language_may_come_piece_by_piece(layers, ground, ground_folder):
    layers.settle(SHARP)
    english = picture(layers, SHARP)
    layers.set_language("ru", at_once=False)
    assert picture(layers, SHARP) == english
    layers.finish()
    russian = BoardLayers(table_of(1), "ru", ground_folder, ground)
    russian.settle(SHARP)
    assert picture(layers, SHARP) == picture(russian, SHARP)


def test_any_part_is_the_same_as_in_the_whole(layers):
    whole = picture(layers)
    part = QRectF(300, 200, 700, 500)
    image = blank(whole.width(), whole.height())
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    painter.translate(-layers.bounds.topLeft())
    painter.setClipRect(part)
    layers.paint(painter, part)
    painter.end()
    inner = QRectF((part.topLeft() - layers.bounds.topLeft()) * SCALE, part.size() * SCALE)
    area = inner.toAlignedRect().adjusted(2, 2, -2, -2)
    assert image.copy(area) == whole.copy(area)


def test_while_zooming_the_old_pieces_are_shown_scaled(layers):
    layers.settle(SCALE)
    picture(layers)
    for scale in (0.2, 0.5):
        shown = picture(layers, scale)
        layers_now = layers.scale
        middle = shown.pixelColor(shown.width() // 2, shown.height() // 2)
        assert layers_now == SCALE
        assert middle != blank(1, 1).pixelColor(0, 0)


def test_what_is_missing_may_come_piece_by_piece_and_is_then_the_same(layers, ground_folder):
    layers.settle(SHARP)
    bare = picture(layers, SHARP, at_once=False)
    assert layers.is_behind and not layers._sharp._ready
    pieces = 0
    while layers.is_behind:
        layers.catch_up()
        pieces += 1
    assert pieces > 3
    whole = picture(layers, SHARP, at_once=False)
    assert whole == picture(layers, SHARP)
    middle = (bare.width() // 2, bare.height() // 2)
    assert bare.pixelColor(*middle).alpha() == 255  # bare, but paper
    assert differing(bare, whole) > 60


def test_after_a_zoom_the_pieces_of_the_zoom_before_stand_in(layers, ground, ground_folder):
    layers.settle(SCALE)
    picture(layers)
    layers.settle(SHARP)
    blurred = picture(layers, SHARP, at_once=False)
    bare = BoardLayers(table_of(1), "en", ground_folder, ground)
    bare.settle(SHARP)
    empty = picture(bare, SHARP, at_once=False)
    layers.finish()
    sharp = picture(layers, SHARP, at_once=False)
    assert layers._before is None
    assert unlike(blurred, sharp) * 1.6 < unlike(empty, sharp)


def test_zooming_out_piece_by_piece_leaves_no_hole(layers):
    layers.settle(3.0)
    shown = picture(layers, at_once=False)
    while layers.is_behind:
        layers.catch_up()
    points = [(x, y) for x in range(40, 840, 37) for y in (60, 400, 680)]
    assert all(shown.pixelColor(*point).alpha() == 255 for point in points)
    assert unlike(picture(layers, at_once=False), picture(layers)) < 1


def test_zooming_out_from_a_close_look_leaves_no_hole(layers):
    layers.settle(3.0)
    image = blank(900, 750)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    painter.translate(-layers.bounds.topLeft())
    layers.paint(painter, layers.bounds)
    painter.end()
    white = blank(1, 1).pixelColor(0, 0)
    assert all(image.pixelColor(x, y) != white for x in range(40, 840, 37) for y in (60, 400, 680))


@pytest.mark.parametrize("ratio", [1.5, 2.0])
def test_a_dense_screen_gets_its_pixels(layers, ground, monkeypatch, ratio):
    monkeypatch.setattr(ground, "ratio", ratio)  # the paper's own pixels do not matter here
    layers.settle(0.2, ratio)
    shown = picture(layers, 0.2, ratio)
    piece = next(iter(layers._sharp._ready.values()))
    assert piece.devicePixelRatio() == ratio
    assert piece.width() == min(PIECE, shown.width())
    assert shown.pixelColor(shown.width() // 2, shown.height() // 2).alpha() == 255


def test_only_pieces_that_are_seen_are_rendered(layers):
    layers.settle(2.0)
    image = blank(200, 200)
    painter = QPainter(image)
    painter.scale(2.0, 2.0)
    painter.translate(-QPointF(900, 700))
    layers.paint(painter, QRectF(900, 700, 100, 100))
    painter.end()
    pieces = layers._sharp._ready
    assert 1 <= len(pieces) <= 4
    assert all(piece.width() <= PIECE for piece in pieces.values())


def test_the_other_language_comes_at_once(layers):
    english = picture(layers)
    layers.set_language("ru")
    assert picture(layers) != english
    layers.set_language("en")
    assert differing(picture(layers), english) == 0


@pytest.fixture
def coarse(monkeypatch):
    monkeypatch.setattr("desktop.scene.ground.PAPER_PIXELS", 0.1)
    monkeypatch.setattr("desktop.scene.ground.WEAR_PIXELS", 0.1)


def test_the_ground_is_kept_between_starts(coarse, tmp_path):
    load_ground(sheet_of("en"), tmp_path)
    kept = sorted(tmp_path.iterdir())
    assert [path.suffix for path in kept] == [".png", ".png"]
    stamps = [path.stat().st_mtime_ns for path in kept]
    load_ground(sheet_of("ru"), tmp_path)
    assert [path.stat().st_mtime_ns for path in sorted(tmp_path.iterdir())] == stamps


def test_a_spoiled_picture_is_made_anew(coarse, tmp_path):
    load_ground(sheet_of("en"), tmp_path)
    kept = sorted(tmp_path.iterdir())
    sizes = [path.stat().st_size for path in kept]
    for path in kept:
        path.write_bytes(b"no picture")
    load_ground(sheet_of("en"), tmp_path)
    assert [path.stat().st_size for path in kept] == sizes


def test_a_folder_that_cannot_be_written_does_no_harm(coarse, tmp_path):
    file = tmp_path / "file"
    file.write_text("in the way")
    assert load_ground(sheet_of("en"), file / "cache").ratio == 1.0


def test_what_is_painted_can_be_asked(layers):
    assert layers.looks == played_looks(1)
    assert layers.sheet.hex_at(layers.sheet.centres["D6"]) == "D6"
