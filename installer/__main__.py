"""python3 installer play | test

This file and language.py parse on Python 3.6, so that an old Python can be told what is wrong.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OLD_PYTHON = 10

sys.path[0] = ROOT  # Python put the installer folder itself there

from installer.language import speaks_russian  # noqa: E402

if sys.version_info < (3, 11):
    sentence = (
        "Дрезине нужен Python 3.11 или новее, а это {}.{}: установите новый и запустите "
        "команду им, например «python3.12 installer play»."
        if speaks_russian()
        else "Drezina needs Python 3.11 or newer and this is {}.{}: install a newer one and run "
        'the command with it, for example "python3.12 installer play".'
    )
    sys.stderr.write(sentence.format(*sys.version_info[:2]) + "\n")
    sys.exit(OLD_PYTHON)

from installer.commands import main  # noqa: E402

sys.exit(main(sys.argv[1:]))
