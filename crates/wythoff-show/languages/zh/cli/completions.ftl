verb-completions = 输出某种 shell 的自动补全脚本
    .usage = wythoff completions <SHELL>
    .examples =
        $ wythoff completions bash > wythoff.bash

arg-completions-shell = bash、elvish、fish、powershell 或 zsh
    .value = SHELL
