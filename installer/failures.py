"""What can go wrong, told apart by what the person has to do about it."""

import errno
import re
import sys
from enum import IntEnum, unique
from pathlib import Path

from installer.messages import text

LOG = ".venv-install.log"


@unique
class Kind(IntEnum):
    """The exit codes. 1 is a failed check and 2 wrong usage; 10 belongs to __main__.py."""

    NO_VENV = 3
    NO_NETWORK = 4
    BAD_CERTIFICATE = 5
    DISK_FULL = 6
    NO_PERMISSION = 7
    NO_PACKAGE = 8
    BUSY = 9
    FOREIGN = 11
    UNKNOWN = 12
    INTERRUPTED = 130


class Failure(Exception):
    """The installation cannot go on; its text is the one sentence to show."""

    def __init__(self, kind: Kind, **facts: object) -> None:
        super().__init__(kind, facts)
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        return text(self.kind.name.lower(), **self.facts)


# The order matters: a full disk or a bad certificate also leads to "no matching distribution",
# and so does a broken connection.
_SIGNS = (
    (Kind.NO_VENV, r"ensurepip is not available|No module named '?(venv|ensurepip)"),
    (
        Kind.DISK_FULL,
        r"No space left on device|Errno 28\b|Disk quota exceeded|Errno 122\b|WinError 112\b",
    ),
    (
        Kind.BAD_CERTIFICATE,
        r"CERTIFICATE_VERIFY_FAILED|certificate verify failed|SSLError|TLS CA certificate bundle",
    ),
    (
        Kind.NO_PERMISSION,
        r"Permission denied|Errno 13\b|Read-only file system|Errno 30\b|WinError 5\b",
    ),
    (
        Kind.NO_NETWORK,
        r"connection broken by|NewConnectionError|NameResolutionError|ConnectTimeoutError"
        r"|ReadTimeoutError|ProxyError|ProtocolError|IncompleteRead|Name or service not known"
        r"|Temporary failure in name resolution|getaddrinfo failed|Network is unreachable"
        r"|No route to host|Connection (refused|aborted|reset)|[Ff]ailed to connect|timed out",
    ),
    (
        Kind.NO_PACKAGE,
        r"No matching distribution found|[Ff]ailed (to build|building)|ResolutionImpossible"
        r"|metadata-generation-failed|subprocess-exited-with-error|is not a supported wheel",
    ),
)


def from_output(output: str, folder: Path) -> Failure:
    """Read what venv or pip printed before it gave up."""
    for kind, signs in _SIGNS:
        if re.search(signs, output):
            return Failure(kind, **_facts(output, folder))
    return Failure(Kind.UNKNOWN, **_facts(output, folder))


def from_os_error(error: OSError, folder: Path) -> Failure:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Failure(Kind.DISK_FULL)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Failure(Kind.NO_PERMISSION, folder=folder)
    return Failure(Kind.UNKNOWN, **_facts(str(error), folder))


def no_venv() -> Failure:
    return Failure(Kind.NO_VENV, version=_version())


def _version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def _facts(output: str, folder: Path) -> dict[str, object]:
    return {"detail": _last_word(output), "folder": folder, "log": LOG, "version": _version()}


def _last_word(output: str) -> str:
    """The line that says most: pip's last ERROR, or simply the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR:").strip() for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["?"])[-1]
