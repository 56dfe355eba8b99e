verb-code = Print an exact program for a contest problem or a game
    .long =
        Print a short exact program, ready to be compiled: C++17, Python 3, Java or Rust.

        Integers only, no library beyond the language's own, comments in the language of --lang.
        With --problem it reads and writes what the judge does. With --game it reads a position a
        line and prints 0 if the player to move loses, else 1 and the position a winning move leaves.
    .usage =
        wythoff code <LANGUAGE> --problem <PROBLEM>
               wythoff code <LANGUAGE> --game <GAME>
    .examples =
        $ echo 165580140 267914295 | python3 -c "$(wythoff code python --problem hdu-1527)"
        0

        $ echo 10 | python3 -c "$(wythoff code python --game 'bachet(m=3)')"
        1 8

arg-code-language = The programming language: cpp, python, java or rust
    .value = LANGUAGE
arg-code-problem = The problem, such as hdu-1527; "wythoff judge --list" names them all
    .value = PROBLEM
arg-code-game = The game, such as 'wythoff(k=2)' or 0.77
    .value = GAME

code-no-game = there is no program for this game; there are programs for { $known }
code-parameter = in a program the number is at most { $most }
code-no-period = no period is proved that is short enough for a table in a program
