# 证书为什么无效。

flaw-in-detail = { $flaw }：{ $detail }
flaw-not-json = 不是证书
flaw-format = 格式或版本不认识
flaw-malformed = 提到了不存在的东西
flaw-piles = 堆数应为一到五
flaw-text = 规则原文与各条取法不符
flaw-zeros = 石子堆可以增加时，首位的零起了作用
flaw-endless = 有一条取法不保证石子减少
flaw-numeration = 记数法不合规定
flaw-too-large = 其中的数对检验程序来说太大
flaw-work = 检验所需的步数超过上限（可用 --work 放宽）
flaw-letter = 有一个自动机读入了不是字母的东西
flaw-positions = positions 不恰好是全体合法的字
flaw-invalid-word = lost 接受了不合法的字
flaw-move-inside = 有一步从必败态走到了必败态
flaw-half-made = 见证一开始就假定一步已走了一半
flaw-without-move = 见证在没有取法时也接受
flaw-unfounded = 有一个格局不能由前面的格局得到
flaw-end-moves = 终局还有取法
flaw-no-move = 有的必败态可能没有取法
flaw-uncovered = 有的局面既不必败，也走不到必败态
flaw-unused = 有的行、类或向量没有被用到
