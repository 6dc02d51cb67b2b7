"""A player's stock turn: sell, buy one or found, or pass."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from desktop.document import wording
from desktop.eighteen.actions import BuyShare, FoundCorporation, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import SHARE, Investor
from desktop.engine.actions import Pass
from desktop.i18n.money import changed_price, money, percent
from desktop.models.words import short_name
from desktop.windows.turn.deals import Deals
from desktop.windows.turn.parts import OfferRow, button, frame, label
from desktop.windows.turn.purchases import Purchases, few
from desktop.windows.turn.purses import usual_purse
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

    @staticmethod
    def uncounted(count: int) -> str:
        return Shares.tr("%n more do(es) not count", "", count)


class StockPanel(StepPanel):
    """Groups: sell, buy one, found, deals between players."""

    def headline(self, name: str) -> str:
        if self._is_over:
            return translate("Turn", "{player} must sell").format(player=name)
        if self.table.stock.buys_then_sells:
            text = translate("Turn", "{player}: buy one and sell, in either order, or pass")
        else:
            text = translate("Turn", "{player}: sell, then buy one, or pass")
        return text.format(player=name)

    def purse(self, player: Investor) -> str:
        weight = self.table.stock.weight
        uncounted = sum(1 for c in player.held if not weight(c))
        text = usual_purse(self.table, player)
        return f"{text}; {Shares.uncounted(uncounted)}" if uncounted else text

    @property
    def _is_over(self) -> bool:
        """Over a limit, so that something must be sold in this turn."""
        return not self.choices(Pass)

    def build(self) -> None:
        player = self.table.investor(self.document.game.actors[0])
        if self._is_over:
            self._say_duty(player)
            self._sales(player)
            if self.choices(BuyShare):
                Purchases(self, player).build(only_legal=True)
            if self.choices(FoundCorporation):
                self._foundings(player)
            Deals(self).build()
            return
        self._sales(player)
        Purchases(self, player).build()
        self._foundings(player)
        Deals(self).build()
        passing = self.pass_button(self._pass_text(), "")
        if passing is not None:
            self.buttons(passing)

    def _say_duty(self, player: Investor) -> None:
        box, column = frame("attention")
        column.addWidget(label(self.reason(Pass(who=player.id)), "attention", wrap=True))
        self.column.addWidget(box)

    def _pass_text(self) -> str:
        step = self.table.round.step if self.table.round is not None else None
        if getattr(step, "acted", False):
            return translate("Turn", "Done")
        return translate("Turn", "Pass")

    # Sales

    def _sales(self, player: Investor) -> None:
        by_corporation: dict[str, list[SellShares]] = {}
        changes: list[SellShares] = []
        for action, _ in self.choices(SellShares):
            if action.change:
                changes.append(action)
            else:
                by_corporation.setdefault(action.corporation, []).append(action)
        locked = self._unsellable(player, {*by_corporation, *(a.corporation for a in changes)})
        if by_corporation or changes or locked:
            self.caption(translate("Turn", "Sell"))
        for id, actions in by_corporation.items():
            self._sale(player, self.table.corporation(id), actions)
        for action in changes:
            self._change(action)
        for name, reason in locked:
            self.locked(name, reason)

    def _unsellable(self, player: Investor, offered: set[str]) -> list[tuple[str, str]]:
        """What he holds and cannot sell, and why; one reason for all of it is said once."""
        found = []
        for corporation in dict.fromkeys(c.corporation for c in player.held):
            if corporation.id in offered:
                continue
            smallest = min(c.percent for c in player.of(corporation))
            reason = self.reason(
                SellShares(
                    player=player.id,
                    corporation=corporation.id,
                    percent=min(smallest, 10),
                    halves=int(smallest < 10),
                )
            )
            if reason:
                found.append((corporation.id, reason))
        if len({reason for _, reason in found}) == 1:
            return [(few([id for id, _ in found], translate("Turn", "Sell")), found[0][1])]
        return found

    def _sale(self, player: Investor, corporation: Corporation, actions: list[SellShares]) -> None:
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        counts = QComboBox()
        for action in actions:
            value = money(self.table.stock.value(corporation, action.percent))
            counts.addItem(f"{self._size(corporation, action)}: {value}", action)
        counts.setAccessibleName(translate("Turn", "How many shares"))
        row.addWidget(counts)
        row.addWidget(button(translate("Turn", "Sell"), lambda: self.submit(counts.currentData())))
        if corporation.has_halves:
            held = percent(player.percent(corporation))
        else:
            held = Shares.of(player.percent(corporation) // 10)
        second = self._after_sale(corporation, actions[0])
        line = self.offer(corporation.id, f"{corporation.id}, {held}", second, control)
        line.looked_at.connect(
            lambda is_here: self.show_prices(counts.currentData() if is_here else None)
        )
        counts.currentIndexChanged.connect(lambda: self._on_count(line, corporation, counts))

    def _size(self, corporation: Corporation, action: SellShares) -> str:
        """How much of it: a number of shares, or which certificates where there are halves."""
        if not corporation.has_halves:
            return str(action.percent // 10)
        parts = []
        whole = action.percent - 5 * action.halves
        if whole:
            parts.append(percent(whole))
        if action.halves:
            parts.append(" + ".join([percent(5)] * action.halves))
        return " + ".join(parts)

    def _change(self, action: SellShares) -> None:
        """Half a share sold by giving a whole one and taking a half one from the market."""
        corporation = self.table.corporation(action.corporation)
        text = translate("Turn", "{id} {percent}, making change").format(
            id=corporation.id, percent=percent(action.percent)
        )
        given = translate("Turn", "give {whole}, take {half} from the market").format(
            whole=percent(SHARE), half=percent(action.percent)
        )
        second = f"{given}; {self._after_sale(corporation, action)}"
        value = self.table.stock.value(corporation, action.percent, action.change)
        sell = translate("Turn", "Sell for {amount}").format(amount=money(value))
        line = self.offer(corporation.id, text, second, button(sell, self.do(action)))
        line.looked_at.connect(lambda is_here: self.show_prices(action if is_here else None))

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

    # Foundings

    def _foundings(self, player: Investor) -> None:
        by_corporation: dict[str, list[FoundCorporation]] = {}
        for action, _ in self.choices(FoundCorporation):
            by_corporation.setdefault(action.corporation, []).append(action)
        has_bank = self.table.floating_money(1) > 0
        if has_bank:
            caption = translate("Turn", "Set the par of a company")
        else:
            caption = translate("Turn", "Found a corporation")
        if by_corporation:
            self.caption(caption)
        else:
            self._locked_founding(player, caption)
        for id, actions in by_corporation.items():
            self._founding(self.table.corporation(id), actions)

    def _locked_founding(self, player: Investor, text: str) -> None:
        """Why none of those that are left can be founded."""
        for corporation in self.table.corporations.values():
            if corporation.is_founded or not corporation.is_in_game:
                continue
            price = min(self.table.market.start_prices)
            reason = self.reason(
                FoundCorporation(player=player.id, corporation=corporation.id, price=price)
            )
            if reason:
                self.locked(text, reason)
            return

    def _founding(self, corporation: Corporation, actions: list[FoundCorporation]) -> None:
        count = corporation.presidents_certificate.percent // 10
        prices = QComboBox()
        for action in actions:
            prices.addItem(f"{money(action.price)} ×{count}", action)
        prices.setAccessibleName(translate("Turn", "Start price"))
        prices.setCurrentIndex(len(actions) - 1)
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(prices)
        row.addWidget(button(translate("Turn", "Found"), lambda: self.submit(prices.currentData())))
        name = short_name(corporation.data.name)
        line = self.offer(corporation.id, name, self._after_founding(prices), control)
        prices.currentIndexChanged.connect(lambda: self._on_price(line, prices))
        line.looked_at.connect(
            lambda is_here: self.show_prices(prices.currentData() if is_here else None)
        )

    def _on_price(self, line: OfferRow, prices: QComboBox) -> None:
        if line.second is not None and not self.is_stale:
            line.second.setText(self._after_founding(prices))
            self.show_prices(prices.currentData())

    def _after_founding(self, prices: QComboBox) -> str:
        """Its home, what is left in hand, and what the float will bring."""
        action: FoundCorporation = prices.currentData()
        corporation = self.table.corporation(action.corporation)
        parts = [translate("Turn", "home {place}").format(place=self.place(corporation.data.home))]
        cash = self.effects(action).cash.get(action.player)
        if cash is not None:
            parts.append(translate("Turn", "cash → {cash}").format(cash=money(cash[1])))
        brought = self.table.floating_money(action.price)
        if brought:
            parts.append(translate("Turn", "{amount} at the float").format(amount=money(brought)))
        return "; ".join(parts)
