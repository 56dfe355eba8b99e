verb-completions = Print the completions for a shell
    .usage = wythoff completions <SHELL>
    .examples =
        $ wythoff completions bash > wythoff.bash

arg-completions-shell = bash, elvish, fish, powershell or zsh
    .value = SHELL
