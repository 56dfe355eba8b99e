verb-play = 与程序对局，在屏幕上或逐行进行
    .long =
        与程序对局：默认是威佐夫博弈，石子由程序来定；也可以指定任何游戏和局面。在终端里是一个屏幕，画出各堆石子，
        两堆时还有“皇后走到角”的棋盘；按“?”列出按键。提示分三级，可以悔棋，结束后可以复盘。

        没有终端时（或加 --lines），对局在标准输入输出上逐行进行，供其他程序来下：一行写走后的局面，如“3 5”，
        或写取走的数目，如“take 2 2”；还可以写 hint（提示）、undo（悔棋）、review（复盘）、quit（退出）。
    .usage =
        wythoff play [选项] [游戏] [石子数]...
               wythoff play [选项] --rules <规则> <石子数>...
    .examples =
        $ printf '3 5\n2 1\n0 0\n' | wythoff --lang zh play 5 7 --seed 1
        protocol wythoff/play/1
        game wythoff
        play normal
        seed 1
        turn you 5 7
        move you 3 5
        move me 2 5
        turn you 2 5
        move you 2 1
        move me 1 1
        turn you 1 1
        move you 0 0
        over you

arg-play-words = 游戏（默认威佐夫）和各堆石子数；或一个和
    .value = 游戏、石子数
arg-play-game = 游戏，另一种写法；wythoff games 列出全部
    .value = 游戏
arg-play-k = 从两堆同时取时，两个数目最多差多少；0 即威佐夫博弈
    .value = K
arg-play-rules = 游戏规则；@文件，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-play-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-play-misere = 反常规则（misère）：取到最后一颗者负
arg-play-opponent = 对手：默认 perfect（滴水不漏）；teacher（会讲解）、careless（粗心）、person（两人同桌）
    .value = 对手
arg-play-first = 谁先走：you（你）或 opponent（对手）；默认 you
    .value = 谁
arg-play-seed = 随机种子：种子相同、着法相同，对局就相同
    .value = 数
arg-play-lines = 在终端里也逐行进行
arg-play-ascii = 只用 ASCII 字符画图
arg-play-budget = 搜索最多看多少个局面
    .value = 局面数
arg-play-timeout = 每个局面最多想多少秒，找定理也最多这么久；默认 10
    .value = 秒
arg-play-no_cache = 不读写用户缓存目录里的证明

play-aim-normal = 走最后一步者胜。
play-aim-misere = 反常规则：走最后一步者败。
play-head = { $title }：{ $rules }。{ $aim }
play-head-without-rules = { $title }。{ $aim }
play-illegal = 不能这样走：{ $reason }
play-grown = 这样有一堆会多得画不下
play-no-move = 这个局面无路可走：还没开始就结束了
play-game-twice = 游戏指定了两次：第一个词和 --game
play-game-and-rules = { $game } 指定了一个游戏，--rules 又给出另一个；只能用其一
play-rules-without-piles = 请写出开始时的各堆石子：wythoff play --rules 规则 石子数...
play-most-piles = 有 { $found } 堆，桌上放不下：最多 { $most } 堆
play-most-stones = 有一堆太多，没法下：一堆最多 { $most } 颗
play-most-positions = 按规则下时石子太多：开局之下最多 { $most } 个局面
play-no-strategy = 这里没有人知道怎么下，也就没有对手：{ $reason }
play-time = 没能在限定时间内算出怎么下，也就没有对手；用 --timeout 可以多给些时间（默认 10 秒）
play-stdin = 标准输入要用来下棋：规则和石子请直接写出，或写成 @文件
play-stopped = 已停止。
play-input-ended = 对局还没结束，输入就结束了
play-long-line = 输入里有一行太长
play-not-understood = 应为走后的局面（如 3 5）、take 加各堆取走的数目、hint、undo、review 或 quit，实为{ $line }
play-nothing-to-undo = 没有可以悔的棋
play-unknown = 这里谁赢还不知道：搜索的范围太大
play-reply-unknown = 我不知道这里谁赢，只好随便走一步。
play-better = 这样走才能赢：{ $move }

play-hint-lost = 这里没有必胜的走法：怎么走对方都有应对。少取一些，等对方出错。
play-hint-difference = 看两堆之差：{ $difference }。哪个奇异局势（必败态）有同样的差，或含有其中一堆？
play-hint-binary = 把各堆写成二进制，上下对齐：每一列的 1 都是偶数个吗？
play-hint-remainder = 各堆除以 { $modulus }：只有余数要紧。
play-hint-stairs = 只有奇数级要紧：1、3、5……把它们的枚数写成二进制，上下对齐。
play-hint-values = 每一堆都有 SG 值：哪一步能使 SG 值的异或和变成 0？
play-hint-columns = 把各堆写成二进制，上下对齐：每一列 1 的个数都是 { $modulus } 的倍数吗？
play-hint-least-part = 从大到小，把石子数写成数列中各项之和：最小的一项有多大？
play-hint-quotients = 大堆里有几个小堆：一个，还是至少两个？
play-hint-sum = 每个游戏都有 SG 值：哪一步能使 SG 值的异或和变成 0？
play-hint-small = 先从小局面想起：哪些局面轮到谁走谁就输？
play-hint-show = 这样走能赢：{ $move }
play-hint-slow = 这样留下的石子最多：{ $move }

play-screen-your-turn = 轮到你走。
play-screen-first-turn = 轮到先手。
play-screen-second-turn = 轮到后手。
play-screen-thinking = 对手在想……
play-screen-you-moved = 你：{ $move }
play-screen-opponent-moved = 对手：{ $move }
play-screen-moved = { $side }：{ $move }
play-screen-you-won = 你赢了！按 r 复盘，按 n 再来一局。
play-screen-you-lost = 你输了。按 r 复盘，按 u 悔棋，按 n 再来一局。
play-screen-first-won = 先手赢了！按 r 复盘，按 n 再来一局。
play-screen-second-won = 后手赢了！按 r 复盘，按 n 再来一局。
play-screen-you = 你
play-screen-opponent = 对手
play-screen-first = 先手
play-screen-second = 后手
play-screen-queen = 皇后走到角
play-screen-board = 棋盘
play-screen-piles = 石子
play-screen-moves = 着法
play-screen-more = 不止这 { $count } 种；按“:”可以输入任何着法
play-screen-why = 为什么？
play-screen-review = 复盘
play-screen-help = 按键
play-screen-at-most = 现在最多取 { $limit } 颗
play-screen-remembered = 记着：{ $numbers }
play-screen-ten = { $sign } = 十颗
play-screen-small = 窗口太小：至少 { $columns } × { $rows }。
play-screen-typing = 请输入着法，如 3 5 或 take 2 2：
play-screen-undone = 已悔棋。
play-screen-layer = 各着法的结果：+ 胜，- 败。
play-screen-keys-board = 方向键 移动 · Tab 换堆 · 0-9 数目 · b 两堆同取 · 回车 取 · h 提示 · u 悔棋 · v 胜负 · ? 按键 · q 退出
play-screen-keys-piles = 上下 选堆 · 左右或 0-9 数目 · 回车 取 · h 提示 · u 悔棋 · ? 按键 · q 退出
play-screen-keys-list = 上下 选择 · 回车 走 · h 提示 · u 悔棋 · ? 按键 · q 退出
play-screen-keys-short = 方向键 · 回车 · h 提示 · u 悔棋 · ? 按键 · q 退出
play-screen-keys-over = r 复盘 · u 悔棋 · n 再来一局 · q 退出
play-screen-keys-panel = 上下 滚动 · Esc 返回
play-screen-keys-typing = 回车 走 · Esc 返回
play-screen-help-text =
    方向键：在棋盘上移动；没有棋盘时，上下选堆，按左多取一颗，按右少取一颗
    Tab：下一堆 · 0-9：从这堆取多少 · 退格：不取
    b：另一堆也取同样多（两堆时）
    回车：走这一步
    “:”：输入着法：走后的局面（3 5），或取走的数目（take 2 2）
    h：提示；再按：指出着法；第三次：讲道理
    w：直接讲道理
    u：悔棋 · r：复盘 · n：再来一局
    v：在棋盘上标出哪些着法胜（+）、哪些败（-）
    q：退出，Ctrl-C 也行
play-screen-verdict-won = 好棋
play-screen-verdict-mistake = 错着
play-screen-verdict-lost = 已必败
play-screen-verdict-unknown = 不知道
play-screen-parted-won = 你赢了：{ $game } { $start }，共 { $moves } 步。
play-screen-parted-lost = 你输了：{ $game } { $start }，共 { $moves } 步；想再下同一局：--seed { $seed }
play-screen-parted-over = { $game } { $start }，共 { $moves } 步。
