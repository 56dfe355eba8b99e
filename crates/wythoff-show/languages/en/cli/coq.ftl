verb-coq = Write the library with which Coq checks theorems
    .long =
        Write the library with which the proof assistant Coq checks the files of "wythoff prove --coq".

        The library is a checker of certificates with a proof that it is right. A theorem that Coq has
        accepted need not be believed because of this program: what must be read are the rules in the
        file and Statement.v of the library, a page of definitions. Coq 8.16 or later is needed
        (on Debian: apt-get install coq), and "sh DIR/compile.sh" compiles the library once.
    .usage = wythoff coq --library <DIR>
    .examples =
        $ wythoff coq --library proof && ls proof/Statement.v
        proof/Statement.v

arg-coq-library = The folder
    .value = DIR
