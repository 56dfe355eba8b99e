verb-games = 列出全部游戏、走法和示例局面
    .long =
        列出全部游戏：中英文名字、怎么走、一个可以试试的局面。

        参数写在名字后面的圆括号里：wythoff(k=2)、减法(1,3,4)。名字里的空格、连字符和大小写都无所谓，
        全角括号和逗号也可以。
    .usage = wythoff games [选项]
    .examples =
        $ wythoff --lang zh games | head -4
        wythoff  威佐夫, 威佐夫博弈, 威佐夫游戏
          两堆：从一堆中取，或从两堆中取数量相差不超过 k 的石子
          wythoff solve 'wythoff[8,4]'

arg-games-json = 输出 JSON

games-example = wythoff solve '{ $example }'
