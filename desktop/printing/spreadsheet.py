"""Tables for a spreadsheet, written as CSV in the dialect of the reader's language."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from pathlib import Path

from desktop.i18n import language
from desktop.printing.report import written_beside

Value = str | int | float | None
Row = tuple[Value, ...]

# A spreadsheet takes a cell that begins with one of these for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True)
class Table:
    heads: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Dialect:
    """How a spreadsheet of a language reads such files: where a comma parts the decimals of a
    number, a semicolon parts the cells."""

    separator: str = ","
    has_mark: bool = True  # the mark by which spreadsheets know UTF-8


def dialect_of(code: str, has_mark: bool = True) -> Dialect:
    return Dialect(";" if code == "ru" else ",", has_mark)


def csv_text(table: Table, dialect: Dialect) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=dialect.separator, lineterminator="\r\n")
    writer.writerow(table.heads)
    for row in table.rows:
        writer.writerow([_safe(value, dialect) for value in row])
    return out.getvalue()


def _safe(value: Value, dialect: Dialect) -> Value:
    """No player's name is ever worked out as a formula; halves are written as numbers are."""
    if isinstance(value, float):
        return str(value).replace(".", "," if dialect.separator == ";" else ".")
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def write_csv(table: Table, path: Path, dialect: Dialect | None = None) -> None:
    """Write a table; in the dialect of the present language unless another is given."""
    dialect = dialect or dialect_of(language.current())
    text = csv_text(table, dialect)
    with written_beside(path) as beside:
        beside.write_bytes(text.encode("utf-8-sig" if dialect.has_mark else "utf-8"))
