verb-games = List the games, what a move is, and a position to try
    .long =
        List the games: their names in English and Chinese, what a move is, and a position to try.

        Parameters stand in round brackets after the name: wythoff(k=2), subtraction(1,3,4). Blanks,
        hyphens and capitals in a name make no difference, and full-width brackets and commas will do.
    .usage = wythoff games [OPTIONS]
    .examples =
        $ wythoff games | head -4
        wythoff  威佐夫, 威佐夫博弈, 威佐夫游戏
          two piles: take from one, or from both amounts that differ by at most k
          wythoff solve 'wythoff[8,4]'

arg-games-json = Print a JSON document

games-example = wythoff solve '{ $example }'
