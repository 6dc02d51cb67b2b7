"""A major company buys private companies from players: half to one and a half times their value."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.buy_private import BuyPrivateStep
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.table import CANYON, NATIONALS_CARD, Table18Mex

NEVER_BOUGHT = QT_TRANSLATE_NOOP("Refusal", "{card} can never be sold to a major company")

EARLY_MOST = 40  # mex.opt.b_early_kcmo


class BuyPrivate18Mex(BuyPrivateStep):
    """mex.priv.buyin"""

    table: Table18Mex

    def is_time(self, card: Private | Minor) -> bool:
        return super().is_time(card) or self._is_early(card)

    def _is_early(self, card: Private | Minor) -> bool:
        """mex.opt.b_early_kcmo: before phase 3"""
        may = self.table.has(options.EARLY_KCMO)
        return may and card.id == CANYON and self.table.phase_number == 0

    def prices(self, card: Private | Minor) -> range:
        if self._is_early(card):
            return range(1, EARLY_MOST + 1)
        return range(-(-card.face_value // 2), card.face_value * 3 // 2 + 1)

    def check_card(self, corporation: Corporation, card: Private | Minor) -> None:
        if isinstance(card, Minor):
            raise Refusal(NEVER_BOUGHT, "mex.minor.nosale", card=card.id)
        if card.id == NATIONALS_CARD:
            raise Refusal(NEVER_BOUGHT, "mex.priv.mnr.not_to_company", card=card.id)
