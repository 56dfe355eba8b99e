verb-explain = Explain why a position is won or lost, or prove the theorem behind it
    .long =
        Explain why a position is won or lost, step by step and with its own numbers: the test that
        decides, every winning move and why what it leaves is lost, or why every move fails. With
        --against POSITION: what becomes of the move to that position, and the reply that wins.

        With --rules: a theorem is looked for first, and the position is explained by it: how the
        piles are written, what the automaton reads, every winning move.

        With --theorem NAME: the theorem with a complete proof and the first cases; --figure FILE
        draws it. The theorems: beatty, wythoff, k-wythoff, sprague-grundy, fibonacci-nim,
        staircase, nim.
    .usage =
        wythoff explain [OPTIONS] <PILE>...
               wythoff explain [OPTIONS] '<GAME>[<PILE>,...] + <GAME>[<PILE>,...] + ...'
               wythoff explain --rules <RULES> [OPTIONS] <PILE>...
               wythoff explain --theorem <NAME> [--figure <FILE>]
    .examples =
        $ wythoff explain 3 4 5 --game nim
        Nim (3, 4, 5)
        =============

        Write the values in binary, one below the other. The nim-sum ⊕ adds every column without carrying; the position is lost exactly if it is 0.

          number  binary
               3     011
               4     100
               5     101
           ⊕ = 2     010

            3 ⊕ 4 ⊕ 5 = 2

        Some column has an odd number of ones: the nim-sum is not 0.

        The player to move wins.

        The one winning move, and why what it leaves is lost:

          · take 2 from pile 1 → leaves (1, 4, 5), lost: 1 ⊕ 4 ⊕ 5 = 0

        To make the nim-sum 0 a pile v has to become v ⊕ 2, which is a move exactly if v ⊕ 2 < v; these are all.

        This rests on Bouton's theorem on Nim (C. L. Bouton, Nim, a game with a complete mathematical theory, 1901).

arg-explain-piles = The piles: a number, @FILE for the numbers in a file, - for those on stdin; or a sum
    .value = PILE
arg-explain-game = The game: wythoff unless said otherwise; "wythoff games" lists them
    .value = GAME
arg-explain-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-explain-misere = Misère play: whoever takes the last stone loses
arg-explain-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-explain-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-explain-against = A position one move away, such as 3,8 (of a sum, the whole sum after the move): the reply that wins
    .value = POSITION
arg-explain-theorem = Prove a theorem: beatty, wythoff, k-wythoff, sprague-grundy, fibonacci-nim, staircase or nim
    .value = NAME
arg-explain-figure = Draw the theorem as SVG in this file
    .value = FILE
arg-explain-format = text, markdown (with LaTeX), html (a fragment with MathML) or json; otherwise text
    .value = FORMAT
arg-explain-full = Print long numbers in full
arg-explain-budget = How many positions a search may look at, and values of how many heaps may be found
    .value = POSITIONS

explain-figure-alone = --figure draws a theorem: say which with --theorem
explain-illegal = --against: no such move: { $reason }
