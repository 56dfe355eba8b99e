"""The atlas of small games as a table."""

import importlib
import os
from typing import TYPE_CHECKING

from wythoff._program import ask
from wythoff._wythoff import _sentence

if TYPE_CHECKING:
    import pandas  # type: ignore[import-untyped, unused-ignore]

# All that are found.
_ALL = str(2**32)


def atlas(query: str = "", *, like: str | None = None, file: "str | os.PathLike[str] | None" = None) -> "pandas.DataFrame":
    """The games of the atlas as a pandas DataFrame, the simplest first; it needs ``pip install 'wythoff[atlas]'``.

    The query is that of ``wythoff atlas search``: words that must all be true of a game, such as ``numeration:fibonacci``,
    ``states<10``, ``misere``, ``exhausted``; any other word must stand in the rules. Instead of a query ``like`` takes
    rules, and gives the games with their losing positions. ``file`` is another file of results, written by ``wythoff census
    export``.

    >>> games = wythoff.atlas("numeration:fibonacci states<10 misere")
    >>> games[["numeration", "states", "rules"]].head(2)
      numeration  states                                          rules
    0  fibonacci       2         misere; x>0, y=0 | x=0, y>0 | x>0, y>0
    1  fibonacci       3  misere; x>0, y=0 | x=0, y>0 | x>0, y>0, a'=b'
    >>> wythoff.atlas(like="like wythoff").first_lost[0][:4]
    [(0, 0), (1, 2), (2, 1), (3, 5)]
    """
    try:
        frames = importlib.import_module("pandas")
    except ImportError as error:
        raise ImportError(_sentence("no-pandas")) from error
    if query and like is not None:
        raise TypeError(_sentence("atlas-both"))
    what = ["search", query] if like is None else ["like", like]
    other = [] if file is None else [f"--file={os.fspath(file)}"]
    found = ask("atlas", "--json", f"--count={_ALL}", *other, "--", *what)
    for game in found["games"]:
        game["first_lost"] = [tuple(position) for position in game["first_lost"]]
    frame: "pandas.DataFrame" = frames.DataFrame.from_records(found["games"], columns=list(_COLUMNS)).astype(_COLUMNS)
    return frame


# The columns of the files, and what stands in them. What there is only with a theorem may be missing.
_COLUMNS = {
    "key": "object",
    "rules": "object",
    "normal_form": "object",
    "piles": "int64",
    "misere": "bool",
    "result": "object",
    "numeration": "object",
    "states": "Int64",
    "lost_set": "object",
    "automaton": "object",
    "first_lost": "object",
    "words_en": "object",
    "words_zh": "object",
    "reason": "object",
    "tier": "int64",
    "budget": "int64",
    "version": "object",
}
