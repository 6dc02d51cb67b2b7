"""A player's stock turn: sell, then buy one or found, or pass."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from desktop.document import wording
from desktop.eighteen.actions import BuyShare, FoundCorporation, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.i18n.money import changed_price, money
from desktop.windows.turn.parts import OfferRow, button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class Shares:
    """Words that count shares; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("Shares", text, comment, n)

    @staticmethod
    def sell(count: int) -> str:
        return Shares.tr("Sell %n share(s)", "", count)

    @staticmethod
    def of(count: int) -> str:
        return Shares.tr("%n share(s)", "", count)


class StockPanel(StepPanel):
    """Groups: sell, buy one, found."""

    def build(self) -> None:
        player = self.table.investor(self.document.game.actors[0])
        self._sales(player)
        self._purchases(player)
        self._foundings(player)
        passing = self.pass_button(self._pass_text(), "")
        if passing is not None:
            self.buttons(passing)

    def _pass_text(self) -> str:
        step = self.table.round.step if self.table.round is not None else None
        if getattr(step, "acted", False):
            return translate("Turn", "Done")
        return translate("Turn", "Pass")

    def _sales(self, player: Investor) -> None:
        by_corporation: dict[str, list[SellShares]] = {}
        for action, _ in self.choices(SellShares):
            by_corporation.setdefault(action.corporation, []).append(action)
        if by_corporation:
            self.caption(translate("Turn", "Sell"))
        for id, actions in by_corporation.items():
            self._sale(player, self.table.corporation(id), actions)

    def _sale(self, player: Investor, corporation: Corporation, actions: list[SellShares]) -> None:
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        counts = QComboBox()
        for action in actions:
            amount = money(action.percent // 10 * corporation.price)
            counts.addItem(f"{action.percent // 10}: {amount}", action)
        counts.setAccessibleName(translate("Turn", "How many shares"))
        row.addWidget(counts)
        row.addWidget(button(translate("Turn", "Sell"), lambda: self.submit(counts.currentData())))
        held = Shares.of(player.percent(corporation) // 10)
        second = self._after_sale(corporation, actions[0])
        line = self.offer(corporation.id, f"{corporation.id}, {held}", second, control)
        line.looked_at.connect(
            lambda is_here: self.show_prices(counts.currentData() if is_here else None)
        )
        counts.currentIndexChanged.connect(lambda: self._on_count(line, corporation, counts))

    def _on_count(self, line: OfferRow, corporation: Corporation, counts: QComboBox) -> None:
        action = counts.currentData()
        if line.second is not None and not self.is_stale:
            line.second.setText(self._after_sale(corporation, action))
            self.show_prices(action)

    def _after_sale(self, corporation: Corporation, action: SellShares) -> str:
        """What the price does, and who will be president."""
        shown = self.effects(action)
        price = shown.prices.get(corporation.id)
        if price is not None:
            text = translate("Turn", "price {move}").format(move=changed_price(*price))
        else:
            text = translate("Turn", "price stays at {price}").format(
                price=money(corporation.price)
            )
        president = shown.presidents.get(corporation.id)
        if president is not None:
            name = wording.actor_name(self.table, president[1])
            return f"{text}; " + translate("Turn", "{player} becomes president").format(player=name)
        if corporation.president is not None and corporation.president.id == action.player:
            return f"{text}; " + translate("Turn", "you stay president")
        return text

    def _purchases(self, player: Investor) -> None:
        if not self.table.founded():
            return
        self.caption(translate("Turn", "Buy one"))
        for corporation in self.table.founded():
            self._purchase(player, corporation)

    def _purchase(self, player: Investor, corporation: Corporation) -> None:
        tried = []
        for source in ("treasury", "market"):
            action = BuyShare(player=player.id, corporation=corporation.id, source=source)
            shown = self.effects(action)
            tried.append(shown)
            if not shown.is_legal:
                continue
            cash = shown.cash.get(player.id, (player.cash, player.cash))[1]
            second = translate("Turn", "cash → {cash}, certificates {count}").format(
                cash=money(cash), count=self.table.certificates_of(player) + 1
            )
            if source == "treasury":
                text = translate("Turn", "{id} from the treasury").format(id=corporation.id)
            else:
                text = translate("Turn", "{id} from the market").format(id=corporation.id)
            self.offer(
                corporation.id, text, second, button(money(corporation.price), self.do(action))
            )
        if not any(shown.is_legal for shown in tried):
            # The market's refusal speaks when the treasury merely has nothing to sell.
            has_treasury = bool(corporation.of(corporation))
            refusal = tried[0 if has_treasury else 1].refusal
            assert refusal is not None
            off = button(money(corporation.price), lambda: None)
            self.offer(
                corporation.id, corporation.id, "", off, wording.refusal(refusal, self.table)
            )

    def _foundings(self, player: Investor) -> None:
        by_corporation: dict[str, list[FoundCorporation]] = {}
        for action, _ in self.choices(FoundCorporation):
            by_corporation.setdefault(action.corporation, []).append(action)
        if by_corporation:
            self.caption(translate("Turn", "Found a corporation"))
        for id, actions in by_corporation.items():
            corporation = self.table.corporation(id)
            prices = QComboBox()
            for action in actions:
                prices.addItem(f"{money(action.price)} ×2", action)
            prices.setAccessibleName(translate("Turn", "Start price"))
            prices.setCurrentIndex(len(actions) - 1)
            control = QWidget()
            row = QHBoxLayout(control)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(prices)
            row.addWidget(
                button(
                    translate("Turn", "Found"),
                    lambda box=prices: self.submit(box.currentData()),
                )
            )
            home = self.place(corporation.data.home)
            second = translate("Turn", "home {place}").format(place=home)
            self.offer(id, corporation.data.name, second, control)
