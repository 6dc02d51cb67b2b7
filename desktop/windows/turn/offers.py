"""What a corporation may do beside the step it is asked for: shares, private companies."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from desktop.eighteen.actions import (
    BuyPrivate,
    IssueShares,
    NameBeneficiary,
    PlaceMarker,
    PlaceToken,
    RedeemShares,
)
from desktop.i18n.money import changed_money, money
from desktop.windows.turn.parts import button
from desktop.windows.turn.price_box import PriceControl
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class SideOffers(StepPanel):
    """Issue, redeem, buy privates, use their powers."""

    def build(self) -> None:
        issue, redeem = translate("Turn", "Issue shares"), translate("Turn", "Redeem shares")
        self._shares(IssueShares, issue, translate("Turn", "Issue"))
        self._shares(RedeemShares, redeem, translate("Turn", "Redeem"))
        self._privates()
        self._markers()
        for action, _ in self.choices(PlaceToken):
            if action.company in self.table.privates:
                card = self.table.card(action.company)
                text = translate("Turn", "{private}: a free station").format(private=card.data.name)
                self.offer("", text, "", button(translate("Turn", "Place"), self.do(action)))
        self._locked(IssueShares, issue)
        self._locked(RedeemShares, redeem)

    def _locked(self, kind: type[IssueShares] | type[RedeemShares], text: str) -> None:
        """A deed of every turn that is not possible now says why."""
        company = self.table.operating
        step = self.table.round.step if self.table.round is not None else None
        if company is None or step is None or step.name != "track_and_token":
            return  # the shares come before the trains run
        if company.id not in self.table.corporations or self.choices(kind):
            return
        reason = self.reason(kind(corporation=company.id, count=1))
        if reason:
            self.locked(text, reason)

    def _shares(self, kind: type[IssueShares] | type[RedeemShares], text: str, verb: str) -> None:
        actions = [action for action, _ in self.choices(kind)]
        if not actions:
            return
        counts = QComboBox()
        for action in actions:
            counts.addItem(str(action.count), action)
        counts.setAccessibleName(text)
        corporation = self.table.corporation(actions[0].corporation)
        row = self.offer(
            corporation.id, text, self._money(actions[0]), _with_box(counts, verb, self)
        )
        counts.currentIndexChanged.connect(lambda at: row.say_below(self._money(actions[at])))

    def _money(self, action: IssueShares | RedeemShares) -> str:
        """The treasury before and after."""
        cash = self.effects(action).cash.get(action.corporation)
        return changed_money(*cash) if cash is not None else ""

    def _privates(self) -> None:
        for action, choice in self.choices(BuyPrivate):
            card = self.table.card(action.private)
            control = PriceControl(
                translate("Turn", "Buy"),
                choice.ranges["price"],
                lambda amount, c=choice: self.submit(c.at(price=amount)),
                action.price,
            )
            owner = getattr(card.owner, "name", "")
            limits = choice.ranges["price"]
            second = translate("Turn", "from {owner}, {low} to {high}").format(
                owner=owner, low=money(limits[0]), high=money(limits[-1])
            )
            self.offer("", card.data.name, second, control)

    def _markers(self) -> None:
        by_private: dict[str, list[PlaceMarker | NameBeneficiary]] = {}
        for marker, _ in self.choices(PlaceMarker):
            by_private.setdefault(marker.private, []).append(marker)
        for named, _ in self.choices(NameBeneficiary):
            by_private.setdefault(f"{named.private} ", []).append(named)
        for id, actions in by_private.items():
            box = QComboBox()
            for action in actions:
                where = action.hex if isinstance(action, PlaceMarker) else action.company
                box.addItem(where, action)
            card = self.table.private(id.strip())
            if isinstance(actions[0], PlaceMarker):
                text = translate("Turn", "{name}: put the marker on").format(name=card.data.name)
            else:
                text = translate("Turn", "{name}: name who profits").format(name=card.data.name)
            box.setAccessibleName(text)
            self.offer("", text, "", _with_box(box, translate("Turn", "Set"), self))


def _with_box(box: QComboBox, text: str, panel: StepPanel) -> QWidget:
    control = QWidget()
    row = QHBoxLayout(control)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(box)
    row.addWidget(button(text, lambda: panel.submit(box.currentData())))
    return control
