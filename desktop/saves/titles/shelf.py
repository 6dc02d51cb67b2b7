"""The titles that 18xx.games has too."""

from __future__ import annotations

from desktop.saves.peer_title import PeerTitle
from desktop.saves.titles.g18mex import Peer18Mex
from desktop.saves.titles.g1846 import Peer1846

PEER_TITLES: dict[str, PeerTitle] = {title.key: title for title in (Peer1846(), Peer18Mex())}
BY_NAME = {name: title for title in PEER_TITLES.values() for name in title.names}
