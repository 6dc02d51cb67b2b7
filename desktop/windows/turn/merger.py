"""The merger: who is asked and why, and what each answer would bring."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.document import wording
from desktop.document.effects import LIMIT, Effects
from desktop.eighteen.actions import Merge, ReplaceStation
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.engine.actions import Action, Pass
from desktop.i18n.money import changed_money, money, percent
from desktop.windows.turn.merger_line import MergerLine
from desktop.windows.turn.parts import Badge, FactLine, OfferRow, button, frame, label
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
SMALL = 20  # px, the badge of a line
ARROW, UNBROKEN = " → ", "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"


class MergerPanel(StepPanel):
    """A guided conversation: a question, and a card for each answer."""

    @property
    def step(self) -> Any:
        return self.table.round.step if self.table.round is not None else None

    @property
    def national(self) -> Corporation:
        national: Corporation = self.step.table.national
        return national

    def build(self) -> None:
        if self.step.merged is not None:
            self._ask_for_station(self.step.merged)
        elif self.step.asked:
            self._ask_company(self.step.asked)
        else:
            self._ask_for_choice()

    def _line(self, here: str) -> None:
        self.column.addWidget(MergerLine(here))

    # One company after the other

    def _ask_company(self, asked: tuple[Corporation, ...]) -> None:
        self._line("offers")
        company = asked[0]
        self.question(
            translate("Merger", "Does {id} go into {national}?").format(
                id=company.id, national=self.national.id
            )
        )
        why = translate(
            "Merger",
            "Phase {phase} has begun, and with it the merger. The presidents are asked in turn, "
            "until one of them agrees.",
        ).format(phase=self.table.phase.name)
        self.column.addWidget(label(why, "second", wrap=True))
        if len(asked) > 1:
            self._queue(asked[1:])
        merge = translate("Merger", "Yes, {id} goes into {national}").format(
            id=company.id, national=self.national.id
        )
        answers = []
        for action, _ in self.choices(Merge):
            answers.append(button(translate("Merger", "Merge"), self.do(action), "primary"))
            self._answer(company.id, merge, self._merged_lines(action))
        stay = translate("Merger", "No, {id} stays independent").format(id=company.id)
        for passing, _ in self.choices(Pass):
            answers.append(button(translate("Merger", "Decline"), self.do(passing)))
            self._answer(company.id, stay, self._declined_lines(passing, asked[1:]))
        self.buttons(*answers)  # in sight, however much there is to read

    def _queue(self, later: tuple[Corporation, ...]) -> None:
        names = []
        for corporation in later:
            president = corporation.president
            names.append(f"{corporation.id} ({president.name})" if president else corporation.id)
        text = translate("Merger", "Asked after it: {companies}").format(companies=", ".join(names))
        self.column.addWidget(label(text, "second", wrap=True))

    def _declined_lines(self, action: Action, later: tuple[Corporation, ...]) -> list[QWidget]:
        if later:
            following = later[0]
            president = following.president.name if following.president is not None else ""
            text = translate("Merger", "then {player} is asked for {id}").format(
                player=president, id=following.id
            )
            return [self._fact(following.id, text)]
        lines = self._merged_lines(action)
        if lines:
            return lines
        text = translate("Merger", "then {national} must take one of those not floated").format(
            national=self.national.id
        )
        return [self._fact(self.national.id, text)]

    # The national railway must choose

    def _ask_for_choice(self) -> None:
        self._line("choice")
        national = self.national.id
        self.question(translate("Merger", "Whom does {national} take?").format(national=national))
        why = translate(
            "Merger",
            "Nobody has agreed. {national} must take one of the companies that have not floated.",
        )
        self.column.addWidget(label(why.format(national=national), "second", wrap=True))
        for action, _ in self.choices(Merge):
            text = translate("Merger", "Take {name}").format(
                name=self.table.corporation(action.corporation).data.name
            )
            made = button(translate("Merger", "Take it"), self.do(action))
            self._answer(action.corporation, text, self._merged_lines(action), made)

    # One more station

    def _ask_for_station(self, merged: Corporation) -> None:
        self._line("station")
        national = self.national.id
        self.question(
            translate("Merger", "Which other station of {id} does {national} take over?").format(
                id=merged.id, national=national
            )
        )
        why = translate("Merger", "One besides the home; the others leave the board.")
        self.column.addWidget(label(why, "second", wrap=True))
        for action, _ in self.choices(ReplaceStation):
            take = button(translate("Merger", "Take over"), self.do(action))
            others = [c.hex for c, _ in self.choices(ReplaceStation) if c != action]
            gone = translate("Merger", "{places} will be free").format(
                places=", ".join(map(self._place, others))
            )
            self.offer(merged.id, self._place(action.hex), gone, take)

    def _place(self, hex_id: str) -> str:
        return wording.place_name(self.table, hex_id)

    # What an answer brings

    def _answer(
        self, id: str, text: str, lines: list[QWidget], made: QWidget | None = None
    ) -> None:
        box, column = frame("sunken")
        badge = Badge(self.table.setup.title, id, 28 if made is not None else SMALL)
        if made is not None:
            column.addWidget(OfferRow(badge, text, "", made))
        else:
            column.addWidget(FactLine(badge, text, "name"))
        for line in lines:
            column.addWidget(line)
        self.column.addWidget(box)

    def _merged_lines(self, action: Action) -> list[QWidget]:
        shown = self.effects(action)
        lines = [self._gone(id) for id in shown.closed]
        for player in self.table.investors:
            text = self._for_player(player, shown)
            if text:
                lines.append(self._fact(player.id, f"{player.name}: {text}", player.name))
        text = self._for_national(shown)
        if text:
            lines.append(self._fact(self.national.id, text))
        if LIMIT in shown.limit:
            before, after = shown.limit[LIMIT]
            text = translate("Merger", "nobody merges: certificate limit {before} → {after}")
            lines.append(self._fact("", text.format(before=before, after=after)))
        return lines

    def _gone(self, id: str) -> QWidget:
        text = translate("Merger", "{id} leaves the game; its price counts for nothing any more")
        return self._fact(id, text.format(id=id))

    def _for_player(self, player: Investor, shown: Effects) -> str:
        parts = []
        for (owner, id), (before, after) in shown.holdings.items():
            if owner != player.id:
                continue
            if after < before:
                text = translate("Merger", "gives {percent} of {id}")
            else:
                text = translate("Merger", "gets {percent} of {id}")
            parts.append(text.format(percent=percent(abs(after - before)), id=id))
        if player.id in shown.cash:
            before, after = shown.cash[player.id]
            text = translate("Merger", "compensation {amount}")
            parts.append(text.format(amount=money(after - before)))
        for id, (_, president) in shown.presidents.items():
            if president == player.id:
                parts.append(translate("Merger", "becomes president of {id}").format(id=id))
        if player.id in shown.certificates:
            before, after = shown.certificates[player.id]
            limit = shown.limit.get(LIMIT, (0, self.table.certificate_limit))[1]
            text = translate("Merger", "certificates {before} → {after} of {limit}")
            parts.append(text.format(before=before, after=after, limit=limit))
        return ", ".join(parts)

    def _for_national(self, shown: Effects) -> str:
        id, parts = self.national.id, []
        if id in shown.floated:
            parts.append(translate("Merger", "floats"))
        if id in shown.cash:
            text = translate("Merger", "treasury {move}")
            parts.append(text.format(move=changed_money(*shown.cash[id])))
        if id in shown.trains:
            came = _added(shown.trains[id])
            text = translate("Merger", "new trains: {trains} ({count} in all, limit {limit})")
            count, limit = len(shown.trains[id][1]), self.table.train_limit(self.national)
            parts.append(text.format(trains=", ".join(came), count=count, limit=limit))
        if id in shown.stations:
            places = map(self._place, _added(shown.stations[id]))
            text = translate("Merger", "station in {places}")
            parts.append(text.format(places=", ".join(places)))
        left = [hexes for company, (_, hexes) in shown.stations.items() if company in shown.closed]
        if any(left):
            text = translate("Merger", "and one of {places}")
            parts.append(text.format(places=", ".join(map(self._place, left[0]))))
        return f"{id}: {', '.join(parts)}" if parts else ""

    def _fact(self, id: str, text: str, player: str = "") -> QWidget:
        badge = Badge(self.table.setup.title, id, SMALL, player) if id else None
        return FactLine(badge, text.replace(ARROW, UNBROKEN))


def _added(move: tuple[tuple[str, ...], tuple[str, ...]]) -> list[str]:
    """What is there after it and was not before."""
    before, after = move
    return list((Counter(after) - Counter(before)).elements())
