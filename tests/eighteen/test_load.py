"""The data files of every box, and how a wrong one is refused."""

import re
from pathlib import Path

import pytest

from desktop.board.coords import OPPOSITE
from desktop.board.print_facts import SideCost
from desktop.board.tile_code import SIDES
from desktop.eighteen.data import BoxData
from desktop.eighteen.load import load_box
from desktop.eighteen.load_map import tile_faces
from desktop.engine import resources
from desktop.engine.resources import DataError
from tests.eighteen.conftest import Edit
from tests.eighteen.fact_sheet import across, face_of
from tests.shared import facts, needs_shared

FILES = (
    "title",
    "map",
    "tiles",
    "trains",
    "phases",
    "corporations",
    "minors",
    "privates",
    "market",
)
BOXES = sorted(path.parent.name for path in resources.root().glob("titles/*/corporations.toml"))


@pytest.fixture
def box() -> BoxData:
    return load_box("1846")


# Every box


@pytest.mark.parametrize("key", BOXES)
def test_every_box_loads(key: str) -> None:
    assert load_box(key).key == key


@pytest.mark.parametrize("key", BOXES)
def test_a_box_is_read_once(key: str) -> None:
    assert load_box(key) is load_box(key)


@pytest.mark.parametrize(
    "path",
    sorted(
        path
        for folder in ("tiles", "titles", "rules")
        for path in (resources.root() / folder).rglob("*.toml")
    ),
    ids=lambda path: path.relative_to(resources.root()).as_posix(),
)
def test_every_file_begins_with_its_source(path: Path) -> None:
    head = path.read_text(encoding="utf-8").split("\n\n")[0]
    assert all(line.startswith("#") for line in head.splitlines())
    assert "Source:" in head


@pytest.mark.parametrize("key", BOXES)
def test_a_hexside_costs_the_same_from_both_hexes(key: str) -> None:
    box = load_box(key)
    for hex in box.hexes.values():
        for cost in hex.sides:
            mirror = SideCost(OPPOSITE[cost.side], cost.kind, cost.cost)
            assert mirror in box.hexes[across(box, hex.id, cost.side)].sides


@pytest.mark.parametrize("key", BOXES)
def test_no_track_is_printed_off_the_board(key: str) -> None:
    box = load_box(key)
    for hex in box.hexes.values():
        for side in hex.face.exits:
            assert across(box, hex.id, side), f"{hex.id} side {side}"


@pytest.mark.parametrize("key", BOXES)
def test_no_two_companies_have_one_home(key: str) -> None:
    box = load_box(key)
    homes = [(c.home, c.home_place, c.home_slot) for c in box.corporations]
    homes += [(m.home, m.home_place, m.home_slot) for m in box.minors]
    kept = [(r.hex, r.place, r.slot) for c in box.corporations if (r := c.reserved)]
    assert len(set(homes + kept)) == len(homes + kept)


# 1846


def test_the_box_in_numbers(box: BoxData) -> None:
    assert len(box.hexes) == 76
    assert len(box.tiles) == 48
    assert sum(tile.count or 0 for tile in box.tiles.values()) == 85
    assert [n for n, tile in box.tiles.items() if tile.count is None] == ["7", "8", "9"]
    assert " ".join(c.id for c in box.corporations) == "PRR NYC B&O C&O ERIE GT IC"
    assert [minor.id for minor in box.minors] == ["MS", "BIG4"]
    assert " ".join(p.id for p in box.privates) == "C&WI MAIL TBC MPC SC LSL MC O&I BT LM"
    assert all(sum(company.shares) == 100 for company in box.corporations)


@pytest.mark.parametrize(
    ("company", "hex", "city"),
    [
        ("B&O", "G19", "Wheeling"),
        ("C&O", "I15", "Huntington"),
        ("ERIE", "E21", "Salamanca"),
        ("GT", "B16", "Port Huron"),
        ("IC", "K3", "Cairo"),
        ("NYC", "D20", "Erie"),
        ("PRR", "F20", "Homewood"),
        ("MS", "C15", "Detroit"),
        ("BIG4", "G9", "Indianapolis"),
    ],
)
def test_home_cities(box: BoxData, company: str, hex: str, city: str) -> None:
    """1846.home_cities, 1846.setup.board."""
    homes = {c.id: c.home for c in box.corporations} | {m.id: m.home for m in box.minors}
    assert homes[company] == hex
    assert box.hexes[hex].name == city


def test_reserved_stations(box: BoxData) -> None:
    """1846.token.reserved, 1846.token.teleport."""
    kept = {c.id: c.reserved for c in box.corporations if c.reserved}
    assert {id: (r.hex, r.cost, r.teleport_cost) for id, r in kept.items()} == {
        "B&O": ("H12", 40, 100),
        "PRR": ("E11", 40, 60),
        "ERIE": ("D20", 40, None),
        "IC": ("I5", 40, None),
    }


def test_numbers_of_stations(box: BoxData) -> None:
    """1846.token.count."""
    counts = {company.id: len(company.tokens) for company in box.corporations}
    assert counts == {"PRR": 5, "NYC": 4, "B&O": 4, "C&O": 4, "ERIE": 4, "GT": 3, "IC": 4}


def test_trains_by_number_of_players(box: BoxData) -> None:
    """1846.setup.trains: N + 4, N + 1, N and 9."""
    for players in (3, 4, 5):
        counts = [train.counts[players] for train in box.trains]
        assert counts == [players + 4, players + 1, players, 9]
    assert [train.counts[2] for train in box.trains] == [7, 5, 3, 4]


def test_train_prices(box: BoxData) -> None:
    """1846.tv.train_prices."""
    configs = {c.name: c for train in box.trains for c in train.configs}
    names = ["2", "3/5", "4", "4/6", "5", "6", "7/8"]
    assert [configs[name].price for name in names] == [80, 160, 180, 450, 500, 800, 900]
    assert (configs["3/5"].counted, configs["3/5"].visited) == (3, 5)


def test_phases(box: BoxData) -> None:
    assert [phase.train_limit for phase in box.phases] == [4, 4, 3, 2]
    assert [phase.on_train for phase in box.phases] == ["", "4", "5", "6"]
    assert [phase.privates_for_sale for phase in box.phases] == [True, True, False, False]
    assert [phase.events for phase in box.phases] == [
        (),
        (),
        ("close_privates",),
        ("remove_markers", "end_reservations"),
    ]


def test_certificate_limits(box: BoxData) -> None:
    """1846.tv.certlimit, and the table under it."""
    limits = box.money.certificate_limit
    assert limits == {
        2: {5: 19, 4: 16},
        3: {5: 14, 4: 11},
        4: {6: 12, 5: 10, 4: 8},
        5: {7: 11, 6: 10, 5: 8, 4: 6},
    }


def test_removal_groups(box: BoxData) -> None:
    """1846.setup.remove; Little Miami and Boomtown came with the second edition."""
    assert {p.id for p in box.privates if p.group == "1"} == {"LSL", "MC", "O&I", "LM"}
    assert {p.id for p in box.privates if p.group == "2"} == {"SC", "MPC", "TBC", "BT"}
    assert {c.id for c in box.corporations if c.group == "3"} == {"C&O", "ERIE", "PRR"}
    assert {p.id for p in box.privates if p.second_edition} == {"BT", "LM"}


def test_ports_of_the_steamboat(box: BoxData) -> None:
    """1846.tv.steamboat_ports: 20 a symbol."""
    (steamboat,) = (private for private in box.privates if private.power == "steamboat")
    bonus = {hex: 20 * box.hexes[hex].icons.count("port") for hex in steamboat.hexes}
    assert bonus == {"B8": 40, "C5": 20, "D14": 20, "G19": 40, "I1": 20}
    assert {h.id for h in box.hexes.values() if "port" in h.icons} == set(steamboat.hexes)


def test_hexes_free_for_illinois_central_carry_its_symbol(box: BoxData) -> None:
    """1846.track.ic."""
    (central,) = (company for company in box.corporations if company.id == "IC")
    assert {h.id for h in box.hexes.values() if "ic" in h.icons} == set(central.free_hexes)
    assert central.grant


def test_chicago_is_one_place_on_every_tile(box: BoxData) -> None:
    """1846.route.def."""
    printed = [tile.face for tile in box.tiles.values() if tile.face.label == "Chi"]
    assert len(printed) == 3
    for face in (*printed, box.hexes["D6"].face):
        assert [place.groups for place in face.places] == [("Chicago",)] * 4


def test_east_and_west(box: BoxData) -> None:
    """1846.route.ee: every eastern hex is in the group E, Holland and Louisville in none."""
    compass = {h.id: h.compass for h in box.hexes.values() if h.compass}
    assert {hex for hex, mark in compass.items() if mark == "W"} == {"C5", "I1"}
    east = {h.id for h in box.hexes.values() for p in h.face.places if "E" in p.groups}
    assert {hex for hex, mark in compass.items() if mark == "E"} == east
    assert len(east) == 9
    assert not box.hexes["B8"].compass and not box.hexes["J10"].compass
    assert all(box.hexes[hex].compass_bonus for hex in compass)


# Against the fact sheets


@needs_shared
def test_tiles_are_those_of_the_fact_sheet(box: BoxData) -> None:
    manifest = facts("1846")["tiles"]["manifest"]
    assert set(box.tiles) == set(manifest)
    for number, tile in box.tiles.items():
        count = manifest[number]["count"]
        assert tile.count == (None if count == "unlimited" else count)
        assert tile.face == face_of(number, facts("tiles")["tiles"][number])
    assert set(tile_faces()) >= set(manifest)


@needs_shared
def test_hexes_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("1846")["map"]["hexes"]
    assert list(box.hexes) == [fact["coord"] for fact in sheet]
    kinds = {"mountain": "tunnel", "water": "bridge"}
    for fact in sheet:
        hex = box.hexes[fact["coord"]]
        assert hex.face == face_of(hex.id, fact)
        assert hex.name == fact.get("name", "")
        terrain = [(t["terrain"], t["cost"]) for t in fact.get("terrain_costs", [])]
        assert terrain == ([([hex.terrain], hex.cost)] if hex.cost else [])
        borders = {
            SideCost(b["edge"], kinds[b["kind"]], b["cost"])
            for b in fact.get("borders", [])
            if b["kind"] in kinds
        }
        assert set(hex.sides) == borders
        icons = [icon["name"] for icon in fact.get("icons", [])]
        assert list(hex.icons) == [icon for icon in icons if not icon.isdecimal()]
        numbers = [int(icon) for icon in icons if icon.isdecimal()]
        assert numbers == ([hex.compass_bonus] if hex.compass_bonus else [])
        if hex.face.colour == "red" and "labels" in fact:
            assert [hex.compass] == fact["labels"]


@needs_shared
def test_red_areas_are_those_of_the_fact_sheet(box: BoxData) -> None:
    for area in facts("1846")["map"]["red_areas"]:
        names = {box.hexes[hex].area or box.hexes[hex].name for hex in area["hexes"]}
        assert names == {area["name"]}
        assert len({box.hexes[hex].compass for hex in area["hexes"]}) == 1


@needs_shared
def test_neighbours_are_those_of_the_fact_sheet(box: BoxData) -> None:
    """A hex that never takes a tile is closed where it prints no track."""
    for fact in facts("1846")["map"]["hexes"]:
        opened: dict[str, str] = {}
        closed: dict[str, str] = {}
        for side in range(SIDES):
            name = across(box, fact["coord"], side)
            if not name:
                continue
            face = box.hexes[name].face
            fixed = face.colour in ("gray", "red", "blue")
            shut = fixed and OPPOSITE[side] not in face.exits
            (closed if shut else opened)[str(side)] = name
        assert opened == fact.get("neighbours", {}), fact["coord"]
        assert closed == fact.get("impassable_neighbours", {}), fact["coord"]


@needs_shared
def test_trains_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("1846")["trains"]
    assert [train.name for train in box.trains] == [fact["name"] for fact in sheet["list"]]
    for train, fact in zip(box.trains, sheet["list"], strict=True):
        for config, variant in zip(train.configs, [fact, *fact.get("variants", [])], strict=True):
            assert (config.name, config.price) == (variant["name"], variant["price"])
            reach = variant["range"]
            if reach["kind"] == "any_stops":
                assert config.counted == config.visited == reach["max_stops"]
            else:
                (row,) = reach["rows"]
                assert (config.counted, config.visited) == (row["counted"], row["visited"])
        assert [train.obsolete_on] == fact.get("obsolete_on", [""])
        assert [train.scrapped_on] == fact.get("rusts_on", [""])
        counts = {int(n): c[train.name] for n, c in sheet["count_by_players"].items()}
        counts[2] = facts("1846_2p")["train_counts"][train.name]
        assert train.counts == counts


@needs_shared
def test_phases_are_those_of_the_fact_sheet(box: BoxData) -> None:
    for phase, fact in zip(box.phases, facts("1846")["phases"], strict=True):
        assert phase.name == fact["name"]
        assert phase.on_train == (fact["starts_on_train"] or "")
        assert {"any": phase.train_limit} == fact["train_limit"]
        assert list(phase.colours) == fact["tile_colours"]
        assert phase.operating_rounds == fact["operating_rounds"]
        assert phase.privates_for_sale == ("can_buy_companies" in fact["status"])


def _cities_kept(company: str) -> set[tuple[str, int, int]]:
    return {
        (hex["coord"], city["index"], kept["slot"])
        for hex in facts("1846")["map"]["hexes"]
        for city in hex.get("cities", [])
        for kept in (*city.get("reserved", []), *city.get("starting_tokens", []))
        if company in (kept.get("for"), kept.get("owner"))
    }


@needs_shared
def test_corporations_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("1846")["companies"]["corporations"]
    for company, fact in zip(box.corporations, sheet, strict=True):
        assert (company.id, company.name) == (fact["id"], fact["name"])
        assert (company.colour, company.text_colour) == (fact["colour"], fact["text_colour"])
        assert [company.home] == fact["home"]
        assert list(company.tokens) == fact["token_prices"]
        assert list(company.shares) == [share["percent"] for share in fact["shares"]]
        kept = {(company.home, company.home_place, company.home_slot)}
        abilities = {ability["kind"]: ability for ability in fact.get("abilities", [])}
        if company.reserved:
            station = abilities["token"]
            kept.add((company.reserved.hex, company.reserved.place, company.reserved.slot))
            assert [company.reserved.hex] == station["hexes"]
            assert company.reserved.cost == station["price"]
            assert company.reserved.teleport_cost == station.get("teleport_price")
        else:
            assert "token" not in abilities
        assert kept == _cities_kept(company.id)
        assert list(company.free_hexes) == abilities.get("tile_lay", {}).get("hexes", [])
        assert company.grant == ("base" in abilities)


@needs_shared
def test_minors_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("1846")["companies"]
    cards = {fact["id"]: fact for fact in sheet["privates"]}
    for minor, fact in zip(box.minors, sheet["minors"], strict=True):
        assert (minor.id, minor.name) == (fact["id"], fact["name"])
        assert (minor.colour, minor.text_colour) == (fact["colour"], fact["text_colour"])
        assert {(minor.home, minor.home_place, minor.home_slot)} == _cities_kept(minor.id)
        card = cards[minor.id]
        assert (minor.face_value, minor.debt) == (card["face_value"], -card["discount"])


@needs_shared
def test_privates_are_those_of_the_fact_sheet(box: BoxData) -> None:
    minors = {minor.id for minor in box.minors}
    sheet = [f for f in facts("1846")["companies"]["privates"] if f["id"] not in minors]
    for private, fact in zip(box.privates, sheet, strict=True):
        assert (private.id, private.name) == (fact["id"], fact["name"])
        assert (private.face_value, private.income) == (fact["face_value"], fact["revenue"])
        powers = [
            a for a in fact["abilities"] if a["kind"] in ("token", "tile_lay", "assign_hexes")
        ]
        for power in powers:
            assert list(private.hexes) == power["hexes"]
            assert list(private.tiles) == power.get("tiles", [])
            assert private.place == power.get("city_index", 0)
            assert private.uses == power.get("uses", 0)
        if not powers:
            assert (private.hexes, private.tiles, private.uses) == ((), (), 0)


@needs_shared
def test_market_and_money_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("1846")
    cells = sheet["market"]["cells"]
    assert box.market.rows == (tuple(cell["price"] for cell in cells),)
    assert box.market.par == tuple(cell["price"] for cell in cells if cell["can_par"])
    money = sheet["rules"]["money"]
    assert box.money.bank == {int(n): amount for n, amount in money["bank"].items()}
    assert box.money.cash == {int(n): amount for n, amount in money["starting_cash"].items()}
    assert box.money.certificate_limit == {
        int(players): {int(n): limit for n, limit in table.items()}
        for players, table in money["certificate_limit"].items()
    }


# Wrong files


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "reason"),
    [
        # unknown keys
        ("title", 'key = "1846"', 'key = "1846"\nplayers = 5', "players", "not known"),
        ("map", "[hexes]\n", "[hexes]\nA1 = { nmae = 'x' }\n", "hexes.A1.nmae", "not known"),
        ("map", 'layout = "pointy"', 'layout = "pointy"\nscale = 2', "scale", "not known"),
        ("tiles", "[tiles]", "x = 1\n[tiles]", "x", "not known"),
        ("trains", "counts = { 2 = 7", "speed = 9\ncounts = { 2 = 7", "2.speed", "not known"),
        ("trains", "visited = 5 }", "visited = 5, x = 1 }", "4.configs.3/5.x", "not known"),
        ("phases", "[II]", "[II]\nname = 'II'", "II.name", "not known"),
        ("corporations", "slot = 0 }", "slot = 0, x = 1 }", "PRR.home.x", "not known"),
        ("minors", "debt = 80", "debt = 80\nincome = 5", "MS.income", "not known"),
        ("privates", "[MAIL]", "[MAIL]\nprice = 80", "MAIL.price", "not known"),
        ("market", "par = ", "x = 1\npar = ", "x", "not known"),
        # missing keys
        ("title", "[cash]", "[dosh]", "cash", "missing"),
        ("trains", "price = 180, ", "", "4.configs.4.price", "missing"),
        ("phases", 'colours = ["yellow"]\n', "", "I.colours", "missing"),
        ("corporations", 'text_colour = "#ffffff"\n', "", "PRR.text_colour", "missing"),
        ("minors", "face_value = 60\n", "", "MS.face_value", "missing"),
        ("privates", "income = 10\n", "", "C&WI.income", "missing"),
        # wrong types and words
        ("title", "5 = 9000", "five = 9000", "bank.five", "not a number"),
        ("title", "5 = 9000", '5 = "9000"', "bank.5", "not a number"),
        ("phases", "train_limit = 4", "train_limit = true", "I.train_limit", "not a number"),
        (
            "phases",
            "privates_for_sale = true",
            "privates_for_sale = 1",
            "I.privates_for_sale",
            "true",
        ),
        ("phases", '"close_privates"', '"close_banks"', "III.events", "close_banks"),
        ("privates", 'hexes = ["D6"]', 'hexes = "D6"', "C&WI.hexes", "not a list"),
        ("market", "par = [40", 'par = ["40"', "par", "not a number"),
        ("tiles", '"7" = "unlimited"', '"7" = "many"', "tiles.7", "unlimited"),
        ("map", 'colour = "gray"', 'colour = "pink"', "hexes.A15.colour", "pink"),
        ("map", 'layout = "pointy"', 'layout = "round"', "layout", "round"),
        ("map", 'face = "0-5"', 'face = "0-9"', "hexes.A15.face", "'9'"),
        ("map", "4 tunnel 40", "6 tunnel 40", "hexes.B16.sides", "6 tunnel 40"),
        ("map", "4 tunnel 40", "4 ferry 40", "hexes.B16.sides", "4 ferry 40"),
        # what does not fit
        ("title", 'key = "1846"', 'key = "1848"', "key", "1846"),
        ("map", "[hexes]\n", "[hexes]\nB10 = {}\n", "hexes.B10", "empty"),
        ("map", "[hexes]\n", "[hexes]\n10B = {}\n", "hexes.10B", "not the name"),
        ("map", "4 tunnel 40", "3 tunnel 40", "hexes.B16.sides", "no hex"),
        ("map", 'B18 = { name = "Sarnia",', 'B18 = { sides = ["1 tunnel 40"],', "sides", "too"),
        ("tiles", '"57" = ', '"5757" = ', "tiles.5757", "not among"),
        ("trains", 'obsolete_on = "5"', 'obsolete_on = "8"', "2.obsolete_on", "'8'"),
        ("trains", "[4.configs]\n4 =", '[4.configs]\n"4D" =', "4.configs", "first"),
        ("phases", 'on_train = "4"', 'on_train = "3"', "II.on_train", "'3'"),
        ("corporations", 'hex = "F20"', 'hex = "F21"', "PRR.home.hex", "F21"),
        (
            "corporations",
            'hex = "F20", place = 0',
            'hex = "F20", place = 1',
            "PRR.home.place",
            "F20",
        ),
        ("corporations", 'hex = "F20"', 'hex = "F18"', "PRR.home.place", "F18"),
        ("corporations", "slot = 1, cost", "slot = 2, cost", "ERIE.reserved.slot", "D20"),
        ("corporations", '"J4"]', '"J5"]', "IC.free_hexes", "J5"),
        ("minors", 'hex = "C15"', 'hex = "C16"', "MS.home.hex", "C16"),
        ("privates", 'hexes = ["D6"]', 'hexes = ["D7"]', "C&WI.hexes", "D7"),
        ("privates", 'tiles = ["7", ', 'tiles = ["77", ', "MC.tiles", "77"),
        ("market", "par = [40", "par = [45", "par", "45"),
    ],
)
def test_a_wrong_file_is_refused(
    edit: Edit, file: str, old: str, new: str, key: str, reason: str
) -> None:
    edit(f"titles/1846/{file}.toml", old, new)
    with pytest.raises(DataError) as refused:
        load_box("1846")
    assert refused.value.file == f"titles/1846/{file}.toml"
    assert refused.value.key.endswith(key)
    assert re.search(reason, refused.value.reason)


def test_a_tile_in_two_colours_is_refused(edit: Edit) -> None:
    edit("tiles/green.toml", '"14" = ', '"57" = "0-3"\n"14" = ')
    with pytest.raises(DataError) as refused:
        load_box("1846")
    assert (refused.value.file, refused.value.key) == ("tiles/green.toml", "tiles.57")


def test_a_tile_not_in_the_tile_language_is_refused(edit: Edit) -> None:
    edit("tiles/yellow.toml", "city 20; 0-c; c-3", "city 20; 0-c; c-9")
    with pytest.raises(DataError) as refused:
        load_box("1846")
    assert (refused.value.file, refused.value.key) == ("tiles/yellow.toml", "tiles.57")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_refused(edit: Edit, file: str) -> None:
    edit("titles/1846/title.toml", "key", "key")
    (resources.root() / f"titles/1846/{file}.toml").unlink()
    with pytest.raises(DataError) as refused:
        load_box("1846")
    assert refused.value.file == f"titles/1846/{file}.toml"


def test_a_box_that_is_not_there_is_refused() -> None:
    with pytest.raises(DataError):
        load_box("1899")
