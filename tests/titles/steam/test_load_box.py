"""The box of Steam as the rulebook lists it."""

import pytest

from desktop.engine.resources import DataError
from desktop.engine.toml_table import TomlTable
from desktop.titles.steam import load_box as module
from desktop.titles.steam.load_box import load_box
from tests.titles.steam.vectors import vector


@vector("steam.tv.components")
def test_what_is_in_the_box():
    """Contents: 96 cubes, 144 discs, 136 tiles, 8 new cities, 68 coins, 10 markers, 7 actions."""
    box = load_box()
    assert sum(box.cubes.values()) == 96
    assert 6 * box.discs == 144
    assert sum(pair.count for pair in box.pairs) == 136
    assert sum(box.new_cities.values()) == 8
    assert sum(box.coins.values()) == 68
    assert box.growth_markers == 10 and len(box.actions) == 7


@vector("steam.tv.tile_sum")
def test_the_pairs_of_the_manifest():
    """Track tiles, fronts and backs: thirteen kinds, 136 pieces."""
    counts = {"/".join(pair.faces): pair.count for pair in load_box().pairs}
    assert list(counts.values()) == [86, 2, 4, 4, 8, 2, 2, 4, 4, 10, 2, 4, 4]
    assert sum(counts.values()) == 136
    assert counts["T42/41"] == 4 and counts["T11"] == 4


@pytest.mark.parametrize(
    ("face", "count"),
    [
        *((face, 86) for face in ("21", "22")),
        *((face, 8) for face in ("23", "T23")),
        *((face, 10) for face in ("T21", "T22")),
        *((face, 4) for face in ("41", "42", "43", "44", "45", "46", "47", "T11")),
        *((face, 4) for face in ("T31", "T32", "T33", "T34", "T41", "T42", "T43")),
    ],
)
def test_how_often_a_face_is_printed(face, count):
    """The manifest on the last page."""
    assert sum(pair.count for pair in load_box().pairs if face in pair.faces) == count


def ends(face, mirror=1):
    """The tracks of a face, whatever way it is turned, as the smallest list of their ends."""
    tracks = load_box().faces[face].tracks

    def turned(end, rotation):
        return (mirror * end + rotation) % 6 if end < 6 else end

    return min(
        sorted(sorted((turned(t.a, rotation), turned(t.b, rotation))) for t in tracks)
        for rotation in range(6)
    )


def test_no_two_faces_have_the_same_shape():
    shapes = [ends(face) for face in load_box().faces]
    assert len(shapes) == len({str(one) for one in shapes}) == 21


def test_every_possible_shape_is_printed():
    """All ways to join two sides, to join two pairs, and all towns of one to four branches.

    Of towns with two and more branches the mirror images are the same but for the Y; of two
    tracks side by side, the gentle and the sharp curve have a mirror image.
    """
    kinds = {"simple": 3, "double": 7, "town": 11}
    faces = load_box().faces.values()
    assert kinds == {
        "simple": sum(not f.places and len(f.tracks) == 1 for f in faces),
        "double": sum(not f.places and len(f.tracks) == 2 for f in faces),
        "town": sum(bool(f.places) for f in faces),
    }
    assert ends("46", -1) == ends("47") and ends("T32", -1) == ends("T33")
    for face in ("41", "42", "43", "44", "45", "T31", "T34", "T41", "T42", "T43"):
        assert ends(face, -1) == ends(face)


def test_no_side_has_two_tracks():
    """There are no junctions outside towns."""
    for face in load_box().faces.values():
        sides = [side for track in face.tracks for side in track.sides]
        assert len(sides) == len(set(sides))


def test_crossings_have_the_exits_of_the_towns_on_their_backs():
    faces = load_box().faces
    for front, back in (("41", "T42"), ("42", "T41"), ("43", "T43"), ("23", "T23")):
        turned = {faces[back].turned(rotation).exits for rotation in range(6)}
        assert faces[front].exits in turned


def test_the_actions_and_their_prices():
    """Phase 1: only city growth, locomotive and urbanisation cost anything."""
    actions = load_box().actions
    assert {number: tile.cost for number, tile in actions.items() if tile.cost} == {
        5: 2,
        6: 4,
        7: 6,
    }
    assert [n for n, tile in actions.items() if tile.may_decline] == [5, 7]


@pytest.mark.parametrize(
    ("values", "key", "message"),
    [
        ({"faces": {"21": "0-7"}}, "faces.21", "'7' is neither a side nor a place"),
        ({"faces": {}, "pairs": {"21/22": 1}}, "pairs.21/22", "is not two faces"),
    ],
)
def test_a_wrong_tile_is_refused_with_file_and_key(monkeypatch, values, key, message):
    def of_file(*parts):
        return TomlTable("/".join(parts), {"pairs": {}, **values})

    monkeypatch.setattr(module.TomlTable, "of_file", of_file)
    with pytest.raises(DataError, match=message) as caught:
        module._read_tiles()
    assert (caught.value.file, caught.value.key) == ("titles/steam/tiles.toml", key)
