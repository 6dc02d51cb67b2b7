"""Which of our two languages the person at the terminal reads."""

import locale
import os


def speaks_russian() -> bool:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(name, "")
        if chosen:
            break
    else:
        chosen = locale.getlocale()[0] or ""  # Windows sets none of the three
    if chosen.split(".")[0] not in ("C", "POSIX"):
        chosen = os.environ.get("LANGUAGE") or chosen
    return chosen.lower().startswith("ru")
