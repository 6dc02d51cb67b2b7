"""The certificate a player may buy in a stock turn: from where, for how much, and what follows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.document import wording
from desktop.document.effects import Effects
from desktop.eighteen import buying
from desktop.eighteen.actions import BuyShare
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import SHARE, Investor
from desktop.i18n.money import money, percent
from desktop.windows.turn.parts import button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


FEW = 3

Tried = tuple[BuyShare, Effects]


def few(ids: list[str], otherwise: str) -> str:
    """The companies by name, or what is common to them where they would not stand in a line."""
    return ", ".join(ids) if len(ids) <= FEW else otherwise


class Purchases:
    """Rows of a stock turn: every certificate for sale, or why there is none."""

    def __init__(self, panel: StepPanel, player: Investor) -> None:
        self._panel = panel
        self._table = panel.table
        self._player = player

    def build(self, only_legal: bool = False) -> None:
        """With the reasons why others cannot be bought, unless only what can be is asked for."""
        founded = self._table.founded()
        if not founded:
            return
        caption = translate("Turn", "Buy one")
        self._panel.caption(caption)
        tried = {c.id: self._tried(c) for c in founded}
        reasons = {id: self._reason(id, shown) for id, shown in tried.items()}
        if len(founded) > 1 and len(set(reasons.values())) == 1 and "" not in reasons.values():
            self._panel.locked(few(list(reasons), caption), next(iter(reasons.values())))
            return
        for corporation in founded:
            legal = [(action, shown) for action, shown in tried[corporation.id] if shown.is_legal]
            if len(legal) > 1 and self._are_alike(corporation, legal):
                self._row_for_both(corporation, legal)
                continue
            for action, shown in legal:
                self._row(corporation, action, shown)
        if not only_legal:
            self._say_why_not(reasons)

    def _say_why_not(self, reasons: dict[str, str]) -> None:
        """In lines below what can be bought, which needs the room; the same reason only once."""
        ids: dict[str, list[str]] = {}
        for id, reason in reasons.items():
            if reason:
                ids.setdefault(reason, []).append(id)
        for reason, names in ids.items():
            self._panel.locked(", ".join(names), reason)

    def _tried(self, corporation: Corporation) -> list[Tried]:
        actions = buying.purchases(self._table, self._player, corporation)
        return [(action, self._panel.effects(action)) for action in actions]

    def _reason(self, id: str, tried: list[Tried]) -> str:
        """Why nothing of a corporation can be bought; "" when something can."""
        if any(shown.is_legal for _, shown in tried):
            return ""
        # The market's refusal speaks when the treasury merely has nothing to sell.
        corporation = self._table.corporation(id)
        has_treasury = bool(self._table.stock.offered(corporation, "treasury"))
        refusal = tried[0 if has_treasury else 1][1].refusal
        assert refusal is not None
        return wording.refusal(refusal, self._table)

    def _row(self, corporation: Corporation, action: BuyShare, shown: Effects) -> None:
        price = money(buying.cost(self._table, corporation, action))
        self._panel.offer(
            corporation.id,
            self._name(corporation, action),
            self._after(corporation, action, shown),
            button(price, self._panel.do(action)),
        )

    def _are_alike(self, corporation: Corporation, legal: list[Tried]) -> bool:
        """Whether they differ in nothing but where the share comes from."""
        told = {
            (
                action.percent,
                action.change,
                buying.cost(self._table, corporation, action),
                self._after(corporation, action, shown),
            )
            for action, shown in legal
        }
        return len(told) == 1

    def _row_for_both(self, corporation: Corporation, legal: list[Tried]) -> None:
        """One row does for a company whose shares lie in two places at one price."""
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        after = self._after(corporation, *legal[0])
        for action, _ in legal:
            made = button(self._source(action), self._panel.do(action))
            made.setAccessibleName(f"{self._name(corporation, action)}. {after}")
            made.setToolTip(self._name(corporation, action))
            row.addWidget(made)
        price = money(buying.cost(self._table, corporation, legal[0][0]))
        self._panel.offer(corporation.id, f"{corporation.id}, {price}", after, control)

    def _source(self, action: BuyShare) -> str:
        if action.source == "market":
            return translate("Turn", "Market")
        if self._table.stock.unsold_in == "offering":
            return translate("Turn", "Offering")
        return translate("Turn", "Treasury")

    def _name(self, corporation: Corporation, action: BuyShare) -> str:
        if action.change:
            text = translate("Turn", "{id} {percent}, giving change")
        elif action.percent < SHARE:
            text = translate("Turn", "{id} {percent} from the market")
        elif action.source == "market":
            text = translate("Turn", "{id} from the market")
        elif self._table.stock.unsold_in == "offering":
            text = translate("Turn", "{id} from the initial offering")
        else:
            text = translate("Turn", "{id} from the treasury")
        return text.format(id=corporation.id, percent=percent(action.percent))

    def _after(self, corporation: Corporation, action: BuyShare, shown: Effects) -> str:
        player = self._player
        cash = shown.cash.get(player.id, (player.cash, player.cash))[1]
        now = self._table.certificates_of(player)
        count = shown.certificates.get(player.id, (now, now))[1]
        parts = []
        if action.change:
            given = translate("Turn", "take {whole} from the market, give your {half}")
            parts.append(given.format(whole=percent(SHARE), half=percent(action.percent)))
        parts.append(
            translate("Turn", "cash → {cash}, certificates {count}").format(
                cash=money(cash), count=count
            )
        )
        if count == now and not action.change:
            parts.append(translate("Turn", "does not count against the limit"))
        if shown.presidents.get(corporation.id, ("", ""))[1] == player.id:
            parts.append(translate("Turn", "you become president"))
        if corporation.id in shown.floated:
            before, after = shown.cash.get(corporation.id, (0, 0))
            text = translate("Turn", "floats: gets {amount}")
            parts.append(text.format(amount=money(after - before)))
        return "; ".join(parts)
