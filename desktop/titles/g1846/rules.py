"""Where the rulebook of 1846 says what the family knows under common names."""

RULES = {
    "unknown": "1846.setup.board",
    # stock round
    "stock_turn": "1846.sr.turn",
    "found": "1846.sr.found",
    "buy_treasury": "1846.sr.buy.treasury",
    "buy_market": "1846.sr.buy.market",
    "sell": "1846.sr.turn",
    "sell_new": "1846.sr.sell.new",
    "sell_needs_heir": "1846.sr.sell.pres_needs_heir",
    "market_cap": "1846.sr.sell.cap",
    "holding_limit": "1846.sr.limit60",
    "certificate_limit": "1846.sr.certlimit",
    "over_limit": "1846.sr.certlimit.over",
    "no_rebuy": "1846.sr.no_rebuy",
    "receivership_stock": "1846.receivership.sr",
    # operating round
    "operating_turn": "1846.or.turn",
    "income": "1846.priv.income",
    "tile_types": "1846.track.types",
    "named_tiles": "1846.track.types",
    "tile_colours": "1846.track.colours",
    "no_dead_end": "1846.track.no_deadend",
    "keep_track": "1846.track.preserve",
    "connection": "1846.track.connect",
    "kept": "1846.token.reserved",
    "tile_cost": "1846.track.cost",
    "place_token": "1846.token.place",
    "must_run": "1846.or.turn",
    "dividend": "1846.div.modes",
    "minor_dividend": "1846.div.minor",
    "receivership_turn": "1846.receivership.or",
    "train_limit": "1846.train.limit",
    "buy_private": "1846.priv.buyin",
}

# The rule that says what a card does.
CARD_RULES = {
    "LSL": "1846.p.lsl",
    "MC": "1846.p.mc",
    "O&I": "1846.p.oi",
    "SC": "1846.p.steamboat.bonus",
    "MPC": "1846.p.meat",
    "TBC": "1846.p.tunnel",
    "C&WI": "1846.p.cwi",
    "MAIL": "1846.p.mail",
    "BT": "1846.p.bt",
    "LM": "1846.p.lm",
    "BIG4": "1846.p.big4",
    "MS": "1846.p.ms",
}
