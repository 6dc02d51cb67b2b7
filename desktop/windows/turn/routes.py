"""Running the trains: the proven best, or runs drawn by hand, stop by stop."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.network import Stop
from desktop.board.router import Best
from desktop.board.routes import Judged, RunIncome, judge
from desktop.document import wording
from desktop.eighteen.actions import RunTrains
from desktop.eighteen.companies.corporation import Corporation
from desktop.engine.refusal import Refusal
from desktop.i18n.money import money
from desktop.models.words import train_name
from desktop.windows.turn.better_run import BetterRun
from desktop.windows.turn.parts import RouteSwatch, button, clear, label, rule
from desktop.windows.turn.pill import Pill
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
HARD_SPACE = "\N{NO-BREAK SPACE}"


class RoutesPanel(StepPanel):
    """Offers the best runs; each train can be drawn anew."""

    def build(self) -> None:
        company = self.table.operating
        assert company is not None
        self.question(translate("Turn", "Send the trains over their routes"))
        self._best: Best | None = None
        self._percent = 0
        self._trains = [train.spec for train in company.running_trains]
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self.column.addLayout(self._rows)
        self._better = BetterRun(self._show_best, self._may_insist())
        self.column.addWidget(self._better)
        self._total = label("", "total")
        self._badge = Pill()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(label(translate("Turn", "Together"), "question"))
        line.addWidget(self._badge)
        line.addStretch(1)
        line.addWidget(self._total)
        self.footer_column.insertWidget(0, rule())
        self.footer_column.insertLayout(1, line)
        self._run = button(translate("Turn", "Run"), self._on_run, "primary", "check")
        self._again = button(translate("Turn", "Best runs"), self._show_best)
        self._enough = button(translate("Turn", "Stop searching"), self.desk.search.stop)
        self.buttons(self._run, self._again, self._enough)
        self.desk.runs_changed.connect(self._on_runs)
        self.desk.search.progressed.connect(self._on_progressed)
        self.desk.search.found.connect(self._on_found)
        self._best = self.desk.search.find(company.id)
        self._tell_search()
        self._begin()

    @property
    def is_searching(self) -> bool:
        return self._best is None

    def _tell_search(self) -> None:
        """While trains are searched for beside the window, runs can be drawn by hand."""
        company = self.table.operating
        self._again.setEnabled(not self.is_searching)
        # In receivership the rule asks for the best runs, and half a search does not know them.
        may_stop = not getattr(company, "in_receivership", False)
        self._enough.setVisible(self.is_searching and may_stop)

    def _on_progressed(self, percent: int) -> None:
        self._percent = percent
        if not self.is_stale and self.is_searching:
            self._on_runs()

    def _on_found(self, company_id: str, best: Best) -> None:
        if self.is_stale or self.table.operating is not self.table.company(company_id):
            return
        self._best = best
        self._tell_search()
        if self.desk.runs or self.desk.gesture is not None:
            self._on_runs()  # somebody draws: leave it
        else:
            self._begin()

    def _begin(self) -> None:
        """The best runs, or an empty board for those who want to find them themselves."""
        if self.desk.shows_best:
            self._show_best()
        else:
            self.desk.put_back()
            self.desk.show_runs(())
            self._on_runs()

    def _show_best(self) -> None:
        self.desk.put_back()
        self.desk.show_runs(self._best.runs if self._best is not None else ())

    def _on_run(self) -> None:
        company = self.table.operating
        assert company is not None
        self.submit(RunTrains(company=company.id, runs=self.desk.runs))

    def _judged(self) -> Judged | Refusal:
        company = self.table.operating
        assert company is not None
        rules = self.table.run_rules(company)
        try:
            return judge(self.table.board, company.id, self._trains, self.desk.runs, rules)
        except Refusal as refusal:
            return refusal

    def _on_runs(self) -> None:
        if self.is_stale:
            return
        clear(self._rows)
        judged = self._judged()
        incomes = {i.run.train: i for i in judged.runs} if isinstance(judged, Judged) else {}
        for number, train in enumerate(self._trains):
            name = train_name(self.table.train(train.id))
            self._rows.addWidget(self._row(number, train.id, name, incomes.get(train.id)))
        may_run = isinstance(judged, Judged) and (bool(self.desk.runs) or self._may_stand_idle())
        self._run.setEnabled(may_run and not self.is_searching)
        self._tell_total(judged)

    def _tell_total(self, judged: Judged | Refusal) -> None:
        """What all runs earn, and how good that is."""
        self._run.setText(translate("Turn", "Run"))
        if isinstance(judged, Refusal):
            self._total.setText("")
            self._better.hide()
            self._badge.say(wording.refusal(judged, self.table), "refusal", "no")
            return
        revenue = money(judged.revenue)
        self._total.setText(revenue)
        if judged.revenue:
            self._run.setText(translate("Turn", "Run for {revenue}").format(revenue=revenue))
        self._better.tell(self._best, judged.revenue)
        if self._best is None:
            text = translate("Turn", "Searching for the best runs: {percent} %")
            self._badge.say(text.format(percent=self._percent), "attention", "clock")
            return
        is_best = judged.revenue >= self._best.revenue and self._best.is_optimal
        role, icon = ("success", "shield") if is_best else ("attention", "why")
        self._badge.say(proof_text(self._best, judged.revenue), role, icon)

    def _may_insist(self) -> bool:
        """Whether somebody besides the president may ask for the best runs."""
        return isinstance(self.table.operating, Corporation) and self.table.shareholders_insist

    def _may_stand_idle(self) -> bool:
        """Whether no train needs to run: by the rules, or because none can."""
        company = self.table.operating
        if company is None or self._best is None:
            return False
        can_run = bool(self._best.runs) and not self.table.may_stand_idle
        return not can_run and not self.reason(RunTrains(company=company.id, runs=()))

    def _row(self, number: int, id: str, name: str, income: RunIncome | None) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(8)
        shown = [run.train for run in self.desk.runs]
        if id in shown:
            number = shown.index(id)  # the board counts the runs, not the trains
        head.addWidget(RouteSwatch(number))
        head.addWidget(label(translate("Turn", "Train {name}").format(name=name), "name"))
        head.addStretch(1)
        draw = button(translate("Turn", "Draw"), lambda: self.desk.draw_run(id), "link")
        draw.setAccessibleName(translate("Turn", "Draw the run of train {name}").format(name=name))
        head.addWidget(draw)
        earned = label(money(income.revenue) if income else "—", "figure")
        earned.setMinimumWidth(52)
        earned.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(earned)
        lines.addLayout(head)
        if income is not None:
            lines.addWidget(label(self._stops(income), "second", wrap=True))
        return box

    def _stops(self, income: RunIncome) -> str:
        """Every stop with what it earns; skipped ones in brackets; then the bonuses."""
        words = []
        for stop in income.stops:
            place = self._stop_name(stop.stop).replace(" ", HARD_SPACE)
            value = stop.value
            words.append(
                f"{place}{HARD_SPACE}{value}"
                if stop.is_counted
                else f"{place}{HARD_SPACE}({value})"
            )
            words += [_bonus(b.name, b.amount) for b in stop.bonuses]
        words += [_bonus(b.name, b.amount) for b in income.bonuses]
        return " · ".join(words)

    def _stop_name(self, stop: Stop) -> str:
        """A port has the name of its city, in which a run has another stop."""
        name = self.place(stop.hex)
        if stop.place.kind == "town" and stop.place.is_terminal:
            return translate("Turn", "{place} (port)").format(place=name)
        return name


def _bonus(name: str, amount: int) -> str:
    return f"{wording.bonus_name(name)} +{amount}".replace(" ", HARD_SPACE)


def proof_text(best: Best, revenue: int) -> str:
    """How good the shown runs are, honestly."""
    if revenue < best.revenue:
        return translate("Turn", "{shown} of {best} possible").format(
            shown=money(revenue), best=money(best.revenue)
        )
    if best.is_optimal:
        return translate("Turn", "Optimal, proven")
    return translate("Turn", "Best found; no run can exceed {bound}").format(
        bound=money(best.bound)
    )
