"""Buying trains: from the bank, from others, and the ways out when the money is short."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.actions import (
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    IssueShares,
    SellShares,
)
from desktop.engine.actions import Pass
from desktop.engine.choices import Choice
from desktop.i18n.money import changed_money, money
from desktop.models.words import printed_name, train_name
from desktop.windows.turn.deals import Deals
from desktop.windows.turn.parts import button
from desktop.windows.turn.price_box import PriceControl
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class TrainsPanel(StepPanel):
    """Rows for every train on offer."""

    def build(self) -> None:
        corporation = self.table.corporation(self.document.game.actors[0])
        if corporation.trains or self.choices(Pass):
            self.question(translate("Turn", "Buy trains, or go on"))
        else:
            self.question(
                translate("Turn", "{id} owns no train and must buy one").format(id=corporation.id)
            )
        for alike in self._on_offer():
            self._train(*alike[0], len(alike))
        self._locked_trains(corporation.id)
        for issue, _ in self.choices(IssueShares):
            text = translate("Turn", "Forced issue: {count}").format(count=issue.count)
            cash = self.effects(issue).cash.get(corporation.id, (0, 0))
            self.offer(
                corporation.id,
                text,
                translate("Turn", "treasury {move}").format(move=changed_money(*cash)),
                button(translate("Turn", "Issue"), self.do(issue)),
            )
        self._sales()
        Deals(self).build()  # a president in need may sell his private companies
        for bankrupt, _ in self.choices(DeclareBankruptcy):
            self.buttons(button(translate("Turn", "Declare bankruptcy"), self.do(bankrupt)))
        passing = self.pass_button(translate("Turn", "Go on"))
        if passing is not None:
            self.buttons(passing)

    def _locked_trains(self, corporation: str) -> None:
        """What the bank sells and this corporation cannot buy, with the reason."""
        offered = {(action.train, action.config) for action, _ in self.choices(BuyTrain)}
        for train in self.table.depot.for_sale():
            for config in train.data.configs:
                if (train.id, config.name) in offered:
                    continue
                reason = self.reason(
                    BuyTrain(
                        corporation=corporation,
                        train=train.id,
                        config=config.name,
                        price=config.price,
                    )
                )
                if reason:
                    name = printed_name(train.data, config)
                    text = translate("Turn", "Train {name}").format(name=name)
                    self.locked(f"{text}, {money(config.price)}", reason)

    def _on_offer(self) -> list[list[tuple[BuyTrain, Choice]]]:
        """The trains on offer; of one owner, those of a kind are one offer."""
        alike: dict[tuple[object, ...], list[tuple[BuyTrain, Choice]]] = {}
        for action, choice in self.choices(BuyTrain):
            train = self.table.train(action.train)
            owner = train.owner.id if train.owner is not None else ""
            limits = choice.ranges.get("price")
            kind = (owner, train.data.name, action.config, limits, action.price)
            alike.setdefault(kind, []).append((action, choice))
        return list(alike.values())

    def _train(self, action: BuyTrain, choice: Choice, count: int) -> None:
        train = self.table.train(action.train)
        config = train.config_named(action.config) or train.config
        name = printed_name(train.data, config)
        text = translate("Turn", "Train {name}").format(name=name)
        if train.owner is None:
            shown = self.effects(action)
            cash = shown.cash.get(action.corporation, (0, 0))
            helped = [p.name for p in self.table.investors if p.id in shown.cash]
            second = translate("Turn", "treasury {move}").format(move=changed_money(*cash))
            if helped:
                second += translate("Turn", "; {player} pays the rest").format(player=helped[0])
            self.offer("", text, second, button(money(action.price), self.do(action)))
            return
        limits = choice.ranges["price"]
        if len(limits) == 1:  # there is nothing to agree on
            only = choice.at(price=limits[0])
            second = translate("Turn", "from {owner}").format(owner=train.owner.id)
            second += _how_many(count)
            self.offer(train.owner.id, text, second, button(money(limits[0]), self.do(only)))
            return
        second = translate("Turn", "from {owner}, {low} to {high}").format(
            owner=train.owner.id, low=money(limits[0]), high=money(limits[-1])
        )
        second += _how_many(count)
        control = PriceControl(
            translate("Turn", "Buy"),
            limits,
            lambda amount: self.submit(choice.at(price=amount)),
            min(config.price, limits[-1]),  # what the bank took for it, if there is so much
        )
        self.offer(train.owner.id, text, second, control)

    def _sales(self) -> None:
        for action, _ in self.choices(SellShares):
            shown = self.effects(action)
            cash = shown.cash.get(action.player, (0, 0))
            text = translate("Turn", "Sell {percent} % of {id}").format(
                percent=action.percent, id=action.corporation
            )
            if action.change:
                text = translate("Turn", "Sell 5 % of {id}: give 10 %, take 5 % back").format(
                    id=action.corporation
                )
            elif action.halves:
                text += " " + translate("Turn", "(with 5 % certificates)")
            second = translate("Turn", "cash {move}").format(move=changed_money(*cash))
            sell = button(translate("Turn", "Sell"), self.do(action))
            self.offer(action.corporation, text, second, sell)


def _how_many(count: int) -> str:
    return translate("Turn", "; has {count} of them").format(count=count) if count > 1 else ""


class DiscardPanel(StepPanel):
    """Over the limit: one train goes back."""

    def build(self) -> None:
        id = self.document.game.actors[0]
        self.question(
            translate("Turn", "{id} is over the train limit of {limit}").format(
                id=id, limit=self.table.train_limit(self.table.company(id))
            )
        )
        for action, _ in self.choices(DiscardTrain):
            name = train_name(self.table.train(action.train))
            text = translate("Turn", "Train {name}").format(name=name)
            self.offer(id, text, "", button(translate("Turn", "Discard"), self.do(action)))
