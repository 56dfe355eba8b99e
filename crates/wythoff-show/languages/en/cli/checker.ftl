verb-checker = Print a checker for testlib, in C++
    .long =
        Print a checker in C++ for judges that use testlib, with comments in the language of --lang.

        hdu-2177 has several right outputs, and its checker finds the winning moves itself. Every other
        problem has one: the judge's own comparison of words (wcmp) is enough, and that is what is
        printed.
    .usage = wythoff checker <PROBLEM>
    .examples =
        $ wythoff checker hdu-2177 | head -2
        // hdu-2177
        // Several outputs are right: the positions may come in any order, but the one left by taking from both piles is first.

arg-checker-problem = The problem, such as hdu-2177; "wythoff judge --list" names them all
    .value = PROBLEM

checker-words = { $problem } has one right output: the judge's own comparison of words is enough, and this is one.
