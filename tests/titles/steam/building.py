"""Building in a test: a dealt table in the midst of a build turn, and tiles in one word."""

import pytest

from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.links import links
from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.title import Steam
from desktop.titles.steam.track import BuildStep, LayTrack

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")
RICH = 1000


def shaped(ends):
    """The face and the first rotation that has these tracks."""
    if ends.startswith("T"):
        wanted = {frozenset((int(side), 6)) for side in ends[1:].split(",")}
    else:
        wanted = {frozenset(map(int, track.split("-"))) for track in ends.split(";")}
    for id, face in load_box().faces.items():
        for rotation in range(6):
            if {frozenset((t.a, t.b)) for t in face.turned(rotation).tracks} == wanted:
                return id, rotation
    raise AssertionError(f"no face has {ends}")


class Building:
    """A table whose journal is open, so that a test may set what it needs."""

    def __init__(self, players=3, board="", options=(), seed=1):
        setup = Setup("steam", NAMES[:players], seed, frozenset(options), board)
        self.table = Steam(setup)
        self.table.adopt_all()
        self.table.journal.open()
        self.table.deal_cubes()
        self.table.order = tuple(player.id for player in self.table.players)
        self.table.round_number = 1
        self.step = next(s for r in self.table.rounds for s in r.steps if isinstance(s, BuildStep))
        for player in self.table.players:
            player.cash = RICH

    def player(self, id):
        return self.table.player(id)

    def turn(self, id, action=0, round=None):
        """The build turn of a player who has taken this action tile."""
        if round is not None:
            self.table.round_number = round
        self.player(id).action = action
        self.step.begin_turn(id)
        return self

    def lays(self, *tiles):
        """Lay `hex tile rotation`, each; what each of them cost."""
        costs = []
        for text in tiles:
            before = self.player(self.step.builder).cash
            self.plays(self.tile(text))
            costs.append(before - self.player(self.step.builder).cash)
        return costs

    def tile(self, text):
        """`C5 21 0`, or the ends of its tracks: `C5 0-3`, `C5 0-3;2-5`, in a town `E7 T1,4`."""
        hex_id, *words = text.split()
        tile, rotation = words if len(words) == 2 else shaped(words[0])
        return LayTrack(player=self.step.builder, hex=hex_id, tile=tile, rotation=int(rotation))

    def city(self, hex_id, colour="grey", space=1):
        return BuildCity(player=self.step.builder, hex=hex_id, colour=colour, space=space)

    def growth(self, hex_id, space=1):
        return GrowCity(player=self.step.builder, hex=hex_id, space=space)

    def plays(self, action):
        self.step.check(action)
        self.step.apply(action)

    def ends(self):
        """End the build turn, whatever is left of it."""
        if not self.step.done:
            self.step._finish()

    def rule_against(self, what):
        """The rule by which a tile, or another action, is refused."""
        return self.refusal(what).rule_id

    def refusal(self, what):
        action = self.tile(what) if isinstance(what, str) else what
        with pytest.raises(Refusal) as caught:
            self.step.check(action)
        assert str(caught.value)  # every place of the text has its fact, and the rule exists
        return caught.value

    def may_lay(self, text):
        self.step.check(self.tile(text))
        return True

    def link(self, start, end=""):
        """The link between two places, or the unfinished one from a place."""
        found = [ln for ln in links(self.table) if {ln.start, ln.end} == {start, end}]
        assert len(found) == 1, found
        return found[0]

    def complete(self, owner=None):
        """The ends of the completed links, of one player or of all."""
        return sorted(
            tuple(sorted((ln.start, ln.end)))
            for ln in links(self.table)
            if ln.is_complete and owner in (None, ln.owner)
        )
