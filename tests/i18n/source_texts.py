"""Every text marked for translation in the code, found by reading it as a syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.shared import CHECKOUT


@dataclass(frozen=True)
class Marked:
    """A text in the code, or what is wrong with the way it is marked."""

    where: str
    context: str
    text: str
    is_plural: bool = False
    problem: str = ""


def marked_texts(root: Path = CHECKOUT / "desktop") -> Iterator[Marked]:
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from _walk(tree, str(path.relative_to(CHECKOUT)), "")


def _walk(node: ast.AST, file: str, class_name: str) -> Iterator[Marked]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _walk(child, file, child.name)
            continue
        if isinstance(child, ast.Call):
            yield from _of_call(child, f"{file}:{child.lineno}", class_name)
        yield from _walk(child, file, class_name)


def _of_call(call: ast.Call, where: str, class_name: str) -> Iterator[Marked]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("QT_TRANSLATE_NOOP", "translate"):
        if len(call.args) < 2 or not all(isinstance(arg, ast.expr) for arg in call.args[:2]):
            return
        context, text = _literal(call.args[0]), _literal(call.args[1])
        if isinstance(call.args[1], ast.JoinedStr):
            yield Marked(where, context or "", "", problem="an f-string is never found again")
        elif text is None and name == "QT_TRANSLATE_NOOP":
            yield Marked(where, context or "", "", problem="only a literal text is collected")
        elif text is not None and context is not None:
            problem = "a plural needs a `tr` in a class" if "%n" in text else ""
            problem = problem or ("keywords are not read" if call.keywords else "")
            yield Marked(where, context, text, problem=problem)
    elif name == "tr" and call.args:
        text = _literal(call.args[0])
        if text is not None:
            is_plural = len(call.args) == 3
            problem = "" if is_plural or "%n" not in text else 'a plural is tr(text, "", n)'
            yield Marked(where, class_name, text, is_plural, problem)
        elif isinstance(call.args[0], ast.JoinedStr):
            yield Marked(where, class_name, "", problem="an f-string is never found again")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
