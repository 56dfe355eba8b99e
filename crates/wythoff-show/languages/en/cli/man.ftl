verb-man = Print the manual pages, or write them to a folder
    .usage = wythoff man [OPTIONS]
    .examples =
        $ wythoff man --out ~/.local/share/man/man1

arg-man-out = Write a page for each verb to this folder, instead of all to stdout
    .value = FOLDER

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-verbs = VERBS
man-examples = EXAMPLES
man-version = VERSION
