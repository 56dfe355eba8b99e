"""The exceptions of the package. What went wrong is said in the language of :func:`wythoff.language`."""

__all__ = ["CertificateError", "NoTheorem", "RulesError", "Unsolved"]


class RulesError(ValueError):
    """A text that is not the rules of a game.

    >>> try:
    ...     wythoff.prove("x > 0, y = z")
    ... except wythoff.RulesError as error:
    ...     print(error.line, error.column)
    1 12
    """

    #: The line of the mistake, counted from 1.
    line: int = 1
    #: The column of the mistake, counted in characters from 1.
    column: int = 1


class CertificateError(ValueError):
    """A certificate that the independent checker does not accept."""


class NoTheorem(Exception):
    """A search that ended, or whose time was up, without a theorem."""

    #: How many guesses were made.
    guesses: int = 0
    #: Every position with piles below this was tabulated.
    tabulated: int = 0
    #: Whether the time was up before the search had ended.
    stopped: bool = False


class Unsolved(Exception):
    """A position that is out of reach: no theorem covers it, and a search or a table would be too large."""


for _class in (RulesError, CertificateError, NoTheorem, Unsolved):
    _class.__module__ = "wythoff"
del _class
