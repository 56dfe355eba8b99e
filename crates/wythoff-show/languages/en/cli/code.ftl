verb-code = Print an exact program for a contest problem, a game or rules
    .long =
        Print a short exact program, ready to be compiled: C++17, Python 3, Java or Rust.

        Integers only, no library beyond the language's own, comments in the language of --lang.
        With --problem it reads and writes what the judge does. With --game it reads a position a
        line and prints 0 if the player to move loses, else 1 and the position a winning move leaves.
        With --rules it is the theorem that these rules come to, as an automaton that reads the
        digits of the piles (of one pile, often a table and a period): 0 or 1 for each position.
    .usage =
        wythoff code <LANGUAGE> --problem <PROBLEM>
               wythoff code <LANGUAGE> --game <GAME>
               wythoff code <LANGUAGE> --rules <RULES>
    .examples =
        $ echo 165580140 267914295 | python3 -c "$(wythoff code python --problem hdu-1527)"
        0

        $ echo 10 | python3 -c "$(wythoff code python --game 'bachet(m=3)')"
        1 8

        $ echo 5 7 | python3 -c "$(wythoff code python --rules 'x>0,y=0 | x=0,y>0 | x=1,y=1')"
        1

arg-code-language = The programming language: cpp, python, java or rust
    .value = LANGUAGE
arg-code-problem = The problem, such as hdu-1527; "wythoff judge --list" names them all
    .value = PROBLEM
arg-code-game = The game, such as 'wythoff(k=2)' or 0.77
    .value = GAME
arg-code-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-code-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-code-timeout = With --rules: give up the search for a theorem after so many seconds; otherwise 60
    .value = SECONDS
arg-code-no_cache = Neither read nor write proofs in the cache folder of the user

code-no-game = there is no program for this game; there are programs for { $known }
code-parameter = in a program the number is at most { $most }
code-automaton = the automaton of its theorem has { $states } states and { $steps } steps; in a program there are at most { $most } and { $most-steps }
code-no-period = no period is proved that is short enough for a table in a program
