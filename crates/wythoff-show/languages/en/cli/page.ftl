verb-page = Write the page for the browser, one file
    .long =
        Write the page: play, see, learn and prove in the browser, in English and Chinese. It is one file that
        needs no server and no network; open it from disk.
    .usage = wythoff page --out <FILE>
    .examples =
        $ wythoff page --out wythoff.html > /dev/null

arg-page-out = The file to write
    .value = FILE

page-missing = this program was built without the page: run "cargo xtask web" in its sources and build it again; the packages of a release have it
page-written = { $file }: { $bytes } bytes; open it in a browser
