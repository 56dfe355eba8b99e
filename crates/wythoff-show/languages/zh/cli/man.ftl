verb-man = 输出手册页，或写到一个目录里
    .usage = wythoff man [选项]
    .examples =
        $ wythoff man --out ~/.local/share/man/man1

arg-man-out = 每个子命令一页，写到这个目录；不指定则全部输出到标准输出
    .value = 目录

man-name = 名称
man-synopsis = 用法
man-description = 说明
man-verbs = 子命令
man-examples = 示例
man-version = 版本
