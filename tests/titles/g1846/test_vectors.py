"""Every test vector of our digest of the rulebook, run on the real engine."""

import pytest

from desktop.board.map import Board
from desktop.board.network import stop_at
from desktop.board.router import best_runs
from desktop.board.routes import Run, TrainSpec, judge, judge_run
from desktop.eighteen.actions import LayTile
from desktop.engine.actions import Pass
from desktop.engine.refusal import Refusal
from desktop.titles.g1846.dividend import price_steps, retained
from desktop.titles.g1846.draft import DraftStep
from desktop.titles.g1846.issue import most_issuable
from desktop.titles.g1846.revenue import Revenue1846
from tests.titles.g1846.recorded import BOX, RANGES, printed_board
from tests.titles.g1846.words import (
    CITY,
    GREEN_BIG,
    PLAIN,
    buy,
    buys_train,
    cash,
    corp,
    end_stock_round,
    found,
    go_on_to,
    has_earned,
    hold,
    issues,
    keeps,
    lays,
    new_game,
    next_train,
    operating_game,
    passes,
    pays,
    percent,
    put_tile,
    rule_against,
    set_price,
    setting,
    stock_game,
    table,
    token,
    train,
)

GREEN = ("yellow", "green")


def new_york_central():
    """I: the founder buys the president's certificate and a share, two others one each."""
    game = stock_game(3)
    found(game, "1", "NYC", 80)
    for player in "231":
        buy(game, player, "NYC")
    end_stock_round(game)
    return game


def test_tv_nyc_founding():
    """1846.tv.nyc_founding"""
    game = stock_game(3)
    before = cash(game, "1")
    found(game, "1", "NYC", 80)
    assert before - cash(game, "1") == 160
    for player in "231":
        buy(game, player, "NYC")
    assert percent(game, "treasury", "NYC") == 50
    assert cash(game, "NYC") == 400


def test_tv_nyc_issue():
    """1846.tv.nyc_issue"""
    game = go_on_to(new_york_central(), "NYC")
    assert most_issuable(table(game), corp(game, "NYC")) == 5
    game.apply(issues("NYC", 4))
    assert cash(game, "NYC") == 400 + 4 * 70 == 680
    assert percent(game, "treasury", "NYC") == 10
    assert percent(game, "market", "NYC") == 40
    assert corp(game, "NYC").price == 80


def test_tv_nyc_or1_spend():
    """1846.tv.nyc_or1_spend, with tiles of $20 each"""
    game = go_on_to(new_york_central(), "NYC")
    game.apply(issues("NYC", 4))
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "E17"))
    game.apply(lays(game, "NYC", "E17", "291 292 293", "E19"))
    go_on_to(game, "NYC", "buy_train")
    assert cash(game, "NYC") == 680 - 40
    for _ in range(3):
        game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    with setting(game) as t:  # the other 2-trains are sold meanwhile
        for card in t.depot.upcoming:
            if card.data.name == "2":
                card.scrap()
    game.apply(buys_train(game, "NYC", next_train(game), "3/5", 160))
    assert cash(game, "NYC") == 240


def test_tv_nyc_or1_price():
    """1846.tv.nyc_or1_price"""
    game = go_on_to(new_york_central(), "NYC", "buy_train")
    assert corp(game, "NYC").price == 70


@pytest.fixture
def detroit():
    """Detroit joined to Windsor, Port Huron and, by two tracks, Toledo; from there to Cleveland."""
    game = operating_game("GT 60, NYC 80", cash=500)
    put_tile(game, "C15", "294", "B16", "C17", "D14", "C13")
    put_tile(game, "B16", CITY, "C15", "A15")
    put_tile(game, "B16", "14 15 619", "C15", "A15")
    put_tile(game, "D14", CITY, "C15", "E15")
    put_tile(game, "D14", "619 14 15", "C13", "C15", "E15")
    put_tile(game, "C13", PLAIN, "C15", "D14")
    put_tile(game, "E15", PLAIN, "D14", "E17")
    put_tile(game, "E17", "291 292 293", "E15")
    with setting(game) as t:
        t.board["C15"].set_station(0, 0, "NYC")
    return game


def nyc_runs(ids):
    paths = ("C15.0 D14.0", "C15.0 B16.0", "C15.0 C17.0", "C15.0 C13 D14.0 E15 E17.0")
    return [Run(id, tuple(path.split())) for id, path in zip(ids, paths, strict=True)]


def spec(id: str, name: str) -> TrainSpec:
    return TrainSpec(id, name, RANGES[name].counted, RANGES[name].visited)


def test_tv_nyc_routes(detroit):
    """1846.tv.nyc_routes"""
    board = table(detroit).board
    trains = [spec("a", "2"), spec("b", "2"), spec("c", "2"), spec("d", "3/5")]
    rules = Revenue1846(BOX, GREEN)
    judged = judge(board, "NYC", trains, nyc_runs("abcd"), rules)
    assert [run.revenue for run in judged.runs] == [80, 80, 90, 120]
    assert judged.revenue == 370
    assert best_runs(board, "NYC", trains, rules).revenue == 370


def test_tv_nyc_half_370():
    """1846.tv.nyc_half_370"""
    assert retained(370, "half") == 180
    game = new_york_central()
    hold(game, "market", "NYC", 4)
    set_price(game, "NYC", 70)
    for kind in ("2", "2", "2"):
        train(game, "NYC", kind)
    train(game, "NYC", "4", "3/5")
    has_earned(game, "NYC", 370)
    before = {who: cash(game, who) for who in ("1", "2", "3", "NYC", "bank")}
    game.apply(pays("NYC", "half"))
    gained = {who: cash(game, who) - money for who, money in before.items()}
    assert gained == {"1": 57, "2": 19, "3": 19, "NYC": 199, "bank": -370 + 76}
    assert price_steps(70, 190) == 2
    assert corp(game, "NYC").price == 90


def test_tv_nyc_value_growth():
    """1846.tv.nyc_value_growth: $80 a share became $109"""
    steps = price_steps(70, 190)
    prices = BOX.market.rows[0]
    price = prices[prices.index(70) + steps]
    assert (370 - retained(370, "half")) // 10 + price == 109


def test_tv_gt_blocked(detroit):
    """1846.tv.gt_blocked"""
    with setting(detroit) as t:
        t.board["C15"].set_station(0, 1, "MS")
    board, rules = table(detroit).board, Revenue1846(BOX, GREEN)
    through = Run("t", ("B16.0", "C15.0", "D14.0"))
    with pytest.raises(Refusal) as caught:
        judge_run(board, "GT", spec("t", "4"), through, rules)
    assert caught.value.rule_id == "1846.route.def"
    ending = Run("t", ("B16.0", "C15.0"))
    assert judge_run(board, "GT", spec("t", "4"), ending, rules).revenue == 80


@pytest.mark.parametrize(
    ("price", "payout", "steps"),
    [
        pytest.param(100, 40, -1, id="1846.tv.price_below_half"),
        pytest.param(100, 50, 0, id="1846.tv.price_half"),
        pytest.param(100, 100, 1, id="1846.tv.price_equal"),
        pytest.param(100, 200, 2, id="1846.tv.price_double"),
        pytest.param(150, 450, 2, id="1846.tv.price_triple_low"),
        pytest.param(165, 500, 3, id="1846.tv.price_triple_high"),
    ],
)
def test_tv_price(price, payout, steps):
    """1846.tv.price_below_half, …_half, …_equal, …_double, …_triple_low, …_triple_high"""
    assert price_steps(price, payout) == steps


def test_tv_train_prices():
    """1846.tv.train_prices"""
    names = ("2", "3/5", "4", "4/6", "5", "6", "7/8")
    assert [RANGES[name].price for name in names] == [80, 160, 180, 450, 500, 800, 900]


def test_tv_train_35():
    """1846.tv.train_35"""
    config = RANGES["3/5"]
    assert (config.counted, config.visited) == (3, 5)


def test_tv_train_35_counts_a_city_with_a_station(detroit):
    """1846.tv.train_35: counted_needs_station"""
    board: Board = printed_board()
    for hex_id, (tile, rotation) in {
        "C15": ("294", table(detroit).board["C15"].rotation),
        "D14": (table(detroit).board["D14"].tile, table(detroit).board["D14"].rotation),
        "E15": (table(detroit).board["E15"].tile, table(detroit).board["E15"].rotation),
        "E17": (table(detroit).board["E17"].tile, table(detroit).board["E17"].rotation),
    }.items():
        board[hex_id].lay(BOX.tiles[tile].face, rotation)
    board["D14"].set_station(0, 0, "us")
    run = Run("t", ("C17.0", "C15.0", "D14.0", "E15", "E17.0"))
    income = judge_run(board, "us", spec("t", "3/5"), run, Revenue1846(BOX, GREEN))
    counted = [stop.stop.hex for stop in income.stops if stop.is_counted]
    assert len(counted) == 3
    assert "D14" in counted  # although it earns least


def test_tv_detroit_cost():
    """1846.tv.detroit_cost"""
    game = operating_game("NYC 80", p1="MS")
    t, minor = table(game), table(game).minors["MS"]
    hex_ = t.board["C15"]
    costs = set()
    for tile in GREEN_BIG.split():
        for rotation in range(6):
            face = t.box.tiles[tile].face.turned(rotation)
            if hex_.face.exits <= face.exits and not face.exits & hex_.closed:
                towards_windsor = 4 in face.exits
                costs.add((towards_windsor, t.tile_cost(minor, hex_, face)))
    assert costs == {(False, 40), (True, 100)}


@pytest.mark.parametrize("hex_id", ["E5", "F6", "G5", "H6", "J4"])
def test_tv_illinois_free(hex_id):
    """1846.tv.illinois_free"""
    game = operating_game("IC 60, GT 60")
    t = table(game)
    face = t.box.tiles["8"].face
    assert t.tile_cost(t.corporation("IC"), t.board[hex_id], face) == 0
    assert t.tile_cost(t.corporation("GT"), t.board[hex_id], face) == 20


@pytest.mark.parametrize("hex_id", ["B16", "C9", "G3", "G19"])
def test_tv_no_brown(hex_id):
    """1846.tv.no_brown: whatever green lies there, brown track would lead nowhere"""
    board = printed_board()
    hex_ = board[hex_id]
    yellow = [hex_.printed] if hex_.printed.colour == "yellow" else None
    yellow = yellow or [BOX.tiles[n].face.turned(r) for n in CITY.split() for r in range(6)]
    browns = [tile.face for tile in BOX.tiles.values() if tile.face.colour == "brown"]
    fits = [
        brown
        for old in yellow
        for brown in browns
        for turn in range(6)
        if brown.places and not brown.turned(turn).exits & hex_.closed and brown.label == old.label
    ]
    assert not fits


def test_tv_no_brown_is_refused_as_a_dead_end():
    """1846.tv.no_brown"""
    game = operating_game("GT 60", cash=500)
    put_tile(game, "B16", CITY, "C15", "A15")
    put_tile(game, "B16", "14 15 619", "C15", "A15")
    go_on_to(game, "GT")
    with setting(game) as t:
        t.phase_number = 2
    action = LayTile(company="GT", hex="B16", tile="611", rotation=0)
    assert rule_against(game, action) == "1846.track.no_deadend"


@pytest.mark.parametrize(
    ("port", "bonus"), [("B8", 40), ("C5", 20), ("D14", 20), ("G19", 40), ("I1", 20)]
)
def test_tv_steamboat_ports(port, bonus):
    """1846.tv.steamboat_ports"""
    rules = Revenue1846(BOX, GREEN, {"SC": port})
    stop = stop_at(printed_board()[port], 0, "us")
    assert [b.amount for b in rules.stop_bonuses(stop)] == [bonus]


def test_tv_mail():
    """1846.tv.mail: five places on the run, three counted, $10 for each of the five"""
    game = operating_game("NYC 80")
    for hex_id, tiles, exits in [
        ("E19", PLAIN, ("D20", "E17")),
        ("E17", "291 292 293", ("E19", "E15")),
        ("E15", PLAIN, ("E17", "D14")),
        ("D14", CITY, ("E15", "C15")),
        ("C15", "294 295 296", ("D14", "C17")),
    ]:
        put_tile(game, hex_id, tiles, *exits)
    board = table(game).board
    run = Run("t", ("D20.0", "E19", "E17.0", "E15", "D14.0", "C15.0", "C17.0"))
    with_mail = judge(board, "NYC", [spec("t", "3/5")], [run], Revenue1846(BOX, GREEN, {}, True))
    without = judge(board, "NYC", [spec("t", "3/5")], [run], Revenue1846(BOX, GREEN))
    assert sum(stop.is_counted for stop in without.runs[0].stops) == 3
    assert with_mail.revenue - without.revenue == 50


@pytest.mark.parametrize(
    ("corporation", "hex_id", "connected", "unconnected"),
    [
        ("B&O", "H12", 40, 100),
        ("PRR", "E11", 40, 60),
        ("ERIE", "D20", 40, None),
        ("IC", "I5", 40, None),
    ],
)
def test_tv_reserved_token(corporation, hex_id, connected, unconnected):
    """1846.tv.reserved_token"""
    game = go_on_to(operating_game(f"{corporation} 60", cash=500), corporation)
    t, company = table(game), corp(game, corporation)
    hex_ = t.board[hex_id]
    assert t.token_cost(company, hex_, True) == connected
    if unconnected is None:
        assert not t.can_teleport(company, hex_)
        assert rule_against(game, token(corporation, hex_id)) == "1846.token.place"
    else:
        before = cash(game, corporation)
        game.apply(token(corporation, hex_id))
        assert before - cash(game, corporation) == unconnected


def test_tv_ic_grant():
    """1846.tv.ic_grant, 1846.ic.grant"""
    game = stock_game(5)
    found(game, "1", "IC", 60)
    assert cash(game, "1") == 400 - 120
    assert cash(game, "IC") == 180


@pytest.mark.parametrize(
    ("players", "hand", "privates", "corporations"), [(3, 5, 6, 5), (4, 6, 8, 6), (5, 7, 10, 7)]
)
def test_tv_draft_size(players, hand, privates, corporations):
    """1846.tv.draft_size"""
    game = new_game(players)
    step = table(game).draft_round.steps[0]
    assert isinstance(step, DraftStep)
    assert len(step.hand()) == hand
    assert len([card for card in step.deck if not card.startswith("blank-")]) == privates
    assert sum(c.is_in_game for c in table(game).corporations.values()) == corporations


def test_tv_draft_discount_minor():
    """1846.tv.draft_discount_minor: after four passes only the debt is left to pay"""
    game = new_game(3)
    with setting(game) as t:
        t.draft_round.steps[0].deck = ("BIG4",)
    for _ in range(4):
        passes(game)
    (player,) = game.actors
    assert rule_against(game, Pass(who=player)) == "1846.draft.last_private"
    game.apply(keeps(player, "BIG4"))
    assert cash(game, player) == 400 - 60
    assert cash(game, "BIG4") == 40


@pytest.mark.parametrize(("players", "limit"), [(3, 14), (4, 12), (5, 11)])
def test_tv_certlimit(players, limit):
    """1846.tv.certlimit"""
    assert table(new_game(players)).certificate_limit == limit


def test_tv_certlimit_after_liquidation():
    """1846.tv.certlimit_after_liquidation"""
    game = new_game(5)
    limits = []
    for id in ("PRR", "NYC", "B&O", "C&O"):
        with setting(game) as t:
            t.corporation(id).closed = True
        limits.append(table(game).certificate_limit)
    assert limits == [10, 8, 6, 6]


@pytest.mark.parametrize(
    ("players", "bank", "left"), [(3, 6500, 5300), (4, 7500, 5900), (5, 9000, 7000)]
)
def test_tv_bank(players, bank, left):
    """1846.tv.bank, 1846.setup.bank, 1846.setup.cash"""
    game = new_game(players)
    assert table(game).box.money.bank[players] == bank
    assert {player.cash for player in table(game).investors} == {400}
    assert cash(game, "bank") == left


def test_tv_first_or_order():
    """1846.tv.first_or_order"""
    game = stock_game(5)
    found(game, "1", "GT", 60)
    found(game, "2", "NYC", 80)
    found(game, "3", "ERIE", 60)
    end_stock_round(game)
    assert [company.id for company in table(game).operating_round.order()] == ["GT", "ERIE", "NYC"]
