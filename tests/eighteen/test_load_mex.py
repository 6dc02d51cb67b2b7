"""The box of 18MEX, by the digest of its rules and against the fact sheet."""

import re

import pytest

from desktop.board.coords import OPPOSITE
from desktop.board.tile_code import SIDES
from desktop.eighteen.data import BoxData
from desktop.eighteen.load import load_box
from desktop.engine.resources import DataError
from tests.eighteen.conftest import Edit
from tests.eighteen.fact_sheet import across, face_of
from tests.shared import facts, needs_shared

PEER_NAMES = {"PAC": "FCP", "KCM&O": "KCMO"}


@pytest.fixture
def box() -> BoxData:
    return load_box("18MEX")


def test_the_box_in_numbers(box: BoxData) -> None:
    assert len(box.hexes) == 73
    assert len(box.tiles) == 59
    assert sum(tile.count or 0 for tile in box.tiles.values()) == 127
    assert " ".join(c.id for c in box.corporations) == "CHI MC MEX NdM PAC SPM TM UdY"
    assert [minor.id for minor in box.minors] == ["A", "B", "C"]
    assert [private.id for private in box.privates] == ["MCAR", "KCM&O", "MIR", "MNR"]
    assert all(sum(company.shares) == 100 for company in box.corporations)


@pytest.mark.parametrize(
    ("company", "city"),
    [
        ("CHI", "Chihuahua"),
        ("MC", "Torreón"),
        ("MEX", "Veracruz"),
        ("NdM", "Mexico City"),
        ("PAC", "Nogales / Tucson"),
        ("SPM", "Guadalajara"),
        ("TM", "Matamoros"),
        ("UdY", "Mérida"),
        ("A", "Tampico"),
        ("B", "Mazatlán"),
        ("C", "Oaxaca"),
    ],
)
def test_home_cities(box: BoxData, company: str, city: str) -> None:
    homes = {c.id: c.home for c in (*box.corporations, *box.minors)}
    assert box.hexes[homes[company]].name == city


def test_numbers_of_stations(box: BoxData) -> None:
    """mex.token.count, mex.token.cost."""
    counts = {company.id: len(company.tokens) for company in box.corporations}
    assert counts == {
        "CHI": 4, "MC": 2, "MEX": 3, "NdM": 4, "PAC": 4, "SPM": 3, "TM": 2, "UdY": 2
    }  # fmt: skip
    for company in box.corporations:
        assert company.tokens == (0, 40, 60, 80)[: len(company.tokens)]
        assert company.extra_tokens == (2 if company.id == "NdM" else 0)
        assert company.float_percent == 50


def test_the_initial_distribution(box: BoxData) -> None:
    """mex.setup.privates_line, section 2.1."""
    cards = sorted((*box.privates, *box.minors), key=lambda card: card.number)
    assert [card.number for card in cards] == [1, 2, 3, 4, 5, 6, 7]
    assert [card.id for card in cards] == ["MCAR", "KCM&O", "A", "B", "C", "MIR", "MNR"]
    assert [card.face_value for card in cards] == [20, 40, 50, 50, 50, 100, 140]
    assert {p.id: p.shares for p in box.privates if p.shares} == {
        "MIR": ("CHI_1",),
        "MNR": ("NdM_0",),
    }


def test_the_trade_in_box(box: BoxData) -> None:
    """mex.setup.tradein_box, mex.minors.close."""
    kept = {f"{c.id}_{number}": c.shares[number] for c in box.corporations for number in c.trade_in}
    assert kept == {"NdM_7": 5, "NdM_8": 5, "NdM_9": 10, "UdY_8": 10}
    assert {m.id: (m.trade_in, m.heir) for m in box.minors} == {
        "A": ("NdM_7", "NdM"),
        "B": ("NdM_8", "NdM"),
        "C": ("UdY_8", "UdY"),
    }


def test_trains(box: BoxData) -> None:
    """Section 5.5, mex.rev.4d."""
    assert [train.printed for train in box.trains] == ["2", "3", "3", "4", "5", "6", "6", "4D"]
    assert [train.counts[4] for train in box.trains] == [9, 4, 2, 3, 2, 1, 1, 7]
    configs = [train.configs[0] for train in box.trains]
    assert [config.price for config in configs] == [100, 180, 180, 300, 450, 600, 600, 700]
    assert {config.towns for config in configs} == {"free"}
    assert [config.multiplier for config in configs] == [1] * 7 + [2]


def test_phases(box: BoxData) -> None:
    assert [phase.train_limit for phase in box.phases] == [3, 3, 3, 2, 2, 2, 2, 2]
    assert [phase.operating_rounds for phase in box.phases] == [1, 2, 2, 2, 3, 3, 3, 3]
    assert {phase.name: phase.events for phase in box.phases if phase.events} == {
        "3½": ("close_minors",),
        "5": ("close_privates", "merger"),
    }


def test_the_double_hex(box: BoxData) -> None:
    """mex.track.named, mex.tv.mexico_city_costs."""
    assert (box.hexes["O10"].twin, box.hexes["P11"].twin) == ("P11", "O10")
    halves = {number: tile for number, tile in box.tiles.items() if tile.twin}
    assert sorted(halves) == ["479MC", "479P", "485MC", "485P", "486MC", "486P"]
    for number, tile in halves.items():
        assert tile.number == number.removesuffix("MC").removesuffix("P")
        assert box.tiles[tile.twin].number == tile.number
    assert box.hexes["O10"].cost + box.hexes["P11"].cost == 60
    assert box.tiles["479MC"].cost + box.tiles["479P"].cost == 40
    assert sum(tile.cost for tile in box.tiles.values()) == 40


def test_ports_are_dead_ends(box: BoxData) -> None:
    """mex.track.cities_towns; and Merida, where the board is red."""
    dead_ends = {
        hex.name for hex in box.hexes.values() for place in hex.face.places if place.is_terminal
    }
    assert dead_ends == {"Mazatlán", "Tampico", "Veracruz", "Mérida"}
    for tile in box.tiles.values():
        ports = [place for place in tile.face.places if place.is_terminal]
        assert len(ports) == (tile.face.label in ("M", "T", "V"))


def test_the_chart(box: BoxData) -> None:
    """mex.market.grid."""
    market = box.market
    assert market.grid
    assert [market.rows[row][column] for row, column in market.par_cells] == list(market.par)
    assert [market.rows[row][column] for row, column in market.zones["end"]] == [200]


# Against the fact sheet


@needs_shared
def test_tiles_are_those_of_the_fact_sheet(box: BoxData) -> None:
    manifest = facts("18MEX")["tiles"]["manifest"]
    assert set(box.tiles) == set(manifest)
    for number, tile in box.tiles.items():
        fact = facts("tiles")["tiles"][number]
        assert tile.count == manifest[number]["count"]
        assert tile.face == face_of(number, fact)
        assert tile.cost == sum(cost["cost"] for cost in fact.get("terrain_costs", []))


@needs_shared
def test_hexes_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("18MEX")["map"]["hexes"]
    assert list(box.hexes) == [fact["coord"] for fact in sheet]
    for fact in sheet:
        hex = box.hexes[fact["coord"]]
        assert hex.face == face_of(hex.id, fact)
        assert hex.name == fact.get("name", "")
        terrain = [(t["terrain"], t["cost"]) for t in fact.get("terrain_costs", [])]
        assert terrain == ([([hex.terrain], hex.cost)] if hex.cost else [])
        borders = {b["edge"]: b["kind"] for b in fact.get("borders", [])}
        assert set(hex.walls) == {side for side, kind in borders.items() if kind == "impassable"}
        joined = {across(box, hex.id, side) for side, kind in borders.items() if kind == "no_line"}
        assert joined == ({hex.twin} if hex.twin else set())
        assert list(hex.icons) == [icon["name"] for icon in fact.get("icons", [])]


@needs_shared
def test_neighbours_are_those_of_the_fact_sheet(box: BoxData) -> None:
    """Walls, and hexes that never take a tile where they print no track."""
    walls = {hex.id: frozenset(hex.walls) for hex in box.hexes.values()}
    board = box.board()
    for fact in facts("18MEX")["map"]["hexes"]:
        hex_ = board[fact["coord"]]
        sides = {str(side): other.id for side, other in enumerate(hex_.neighbours) if other}
        opened = {side: name for side, name in sides.items() if int(side) not in hex_.closed}
        assert opened == fact.get("neighbours", {}), fact["coord"]
        closed = {side: name for side, name in sides.items() if side not in opened}
        assert closed == fact.get("impassable_neighbours", {}), fact["coord"]
        for side in range(SIDES):
            assert (hex_.neighbours[side] is None) <= (side in hex_.closed)
            if side in hex_.face.exits:
                assert OPPOSITE[side] not in walls[sides[str(side)]]


@needs_shared
def test_trains_are_those_of_the_fact_sheet(box: BoxData) -> None:
    for train, fact in zip(box.trains, facts("18MEX")["trains"]["list"], strict=True):
        (config,) = train.configs
        cities, towns = fact["range"]["rows"]
        assert (train.name, config.price) == (fact["name"], fact["price"])
        assert (config.counted, config.visited) == (cities["counted"], cities["visited"])
        assert config.multiplier == cities.get("revenue_multiplier", 1)
        assert towns["stop_types"] == ["town"] and "revenue_multiplier" not in towns
        assert set(train.counts.values()) == {fact["count"]}
        assert [train.obsolete_on] == fact.get("obsolete_on", [""])
        assert [train.scrapped_on] == fact.get("rusts_on", [""])


@needs_shared
def test_phases_are_those_of_the_fact_sheet(box: BoxData) -> None:
    for phase, fact in zip(box.phases, facts("18MEX")["phases"], strict=True):
        assert phase.name == fact["name"]
        assert phase.on_train == (fact["starts_on_train"] or "")
        assert {"any": phase.train_limit} == fact["train_limit"]
        assert list(phase.colours) == fact["tile_colours"]
        assert phase.operating_rounds == fact["operating_rounds"]
        assert phase.privates_for_sale == ("can_buy_companies" in fact["status"])


@needs_shared
def test_companies_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("18MEX")["companies"]
    kept = {
        holder: (hex["coord"], city["index"], slot["slot"])
        for hex in facts("18MEX")["map"]["hexes"]
        for city in hex.get("cities", [])
        for slot in (*city.get("reserved", []), *city.get("starting_tokens", []))
        for holder in [slot.get("for") or slot["owner"]]
    }
    known = {fact["id"]: fact for fact in (*sheet["minors"], *sheet["corporations"])}
    for company in (*box.corporations, *box.minors):
        fact = known.pop(PEER_NAMES.get(company.id, company.id))
        assert (company.colour, company.text_colour) == (fact["colour"], fact["text_colour"])
        assert (company.home, company.home_place, company.home_slot) == kept[fact["id"]]
    assert not known
    shares = {fact["id"]: fact for fact in sheet["corporations"]}
    for corporation in box.corporations:
        fact = shares[PEER_NAMES.get(corporation.id, corporation.id)]
        assert corporation.name == fact["name"]
        assert list(corporation.tokens) == fact["token_prices"]
        assert list(corporation.shares) == [share["percent"] for share in fact["shares"]]
        reserved = [i for i, share in enumerate(fact["shares"]) if share.get("reserved")]
        assert list(corporation.trade_in) == reserved
        assert corporation.float_percent == fact["float_percent"]


@needs_shared
def test_cards_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = {fact["id"]: fact for fact in facts("18MEX")["companies"]["privates"]}
    for card in (*box.privates, *box.minors):
        fact = sheet[PEER_NAMES.get(card.id, card.id)]
        assert (card.name, card.face_value) == (fact["name"], fact["face_value"])
    for private in box.privates:
        fact = sheet[PEER_NAMES.get(private.id, private.id)]
        assert private.income == fact["revenue"]
        abilities = {ability["kind"]: ability for ability in fact["abilities"]}
        assert list(private.shares) == abilities.get("shares", {}).get("shares", [])
        power = abilities.get("tile_lay", {})
        assert list(private.hexes) == power.get("hexes", [])
        assert list(private.tiles) == power.get("tiles", [])
        assert private.amount == power.get("discount", 0)


@needs_shared
def test_market_and_money_are_those_of_the_fact_sheet(box: BoxData) -> None:
    sheet = facts("18MEX")
    cells = {(cell["row"], cell["column"]): cell for cell in sheet["market"]["cells"]}
    printed = {
        (r, c): price for r, row in enumerate(box.market.rows) for c, price in enumerate(row)
    }
    assert printed == {place: cell["price"] for place, cell in cells.items()}
    assert set(box.market.par_cells) == {p for p, cell in cells.items() if cell["can_par"]}
    assert set(box.market.zones["yellow"]) == {
        place for place, cell in cells.items() if not cell["counts_for_certificate_limit"]
    }
    assert set(box.market.zones["end"]) == {
        place for place, cell in cells.items() if "ends_game" in cell["flags"]
    }
    money = sheet["rules"]["money"]
    assert set(box.money.bank.values()) == {money["bank"]}
    assert box.money.cash == {int(n): amount for n, amount in money["starting_cash"].items()}
    assert box.money.certificate_limit == {
        int(players): {8: limit} for players, limit in money["certificate_limit"].items()
    }


# Wrong files


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "reason"),
    [
        ("map", "walls = [5]", "walls = [6]", "hexes.O12.walls", "not a side"),
        ("map", "walls = [5]", "walls = [4]", "hexes.O12.walls", "no hex"),
        ("map", "walls = [0, 1], twin", "walls = [0, 1, 3], twin", "hexes.N11.walls", "too"),
        ("map", 'twin = "P11"', 'twin = "P13"', "twin", "other half"),
        ("map", 'green = ["475"]', 'green = ["999"]', "I4.named.green", "999"),
        ("map", 'green = ["475"]', 'green = ["481"]', "I4.named.green", "brown"),
        ("tiles", 'twin = "479P"', 'twin = "485P"', "twin", "other half"),
        ("tiles", 'count = 1, name = "479", twin = "479P"', 'twin = "479P"', "count", "missing"),
        ("trains", 'towns = "free"', 'towns = "gratis"', "2.configs.2.towns", "gratis"),
        ("market", "par_cells = [[2, 2]", "par_cells = [[2, 3]", "par_cells", "start prices"),
        ("market", "end = [[0, 14]]", "end = [[0, 15]]", "zones.end", "no cell"),
        ("market", "end = [[0, 14]]", "end = [[0]]", "zones.end", "no cell"),
        ("market", "end = ", "finish = ", "zones.finish", "not known"),
        ("corporations", "trade_in = [8]", "trade_in = [9]", "UdY.trade_in", "9"),
        ("minors", 'trade_in = "NdM_7"', 'trade_in = "NdM_10"', "A.trade_in", "NdM_10"),
        ("minors", 'heir = "UdY"', 'heir = "YdU"', "C.heir", "YdU"),
        ("privates", '"CHI_1"', '"CHI_9"', "MIR.shares", "CHI_9"),
    ],
)
def test_a_wrong_file_is_refused(
    edit: Edit,
    file: str,
    old: str,
    new: str,
    key: str,
    reason: str,
) -> None:
    edit(f"titles/18MEX/{file}.toml", old, new)
    with pytest.raises(DataError) as refused:
        load_box("18MEX")
    assert refused.value.file == f"titles/18MEX/{file}.toml"
    assert refused.value.key.endswith(key)
    assert re.search(reason, refused.value.reason)
