#!/bin/sh
# Builds wythoff-verified-check in the folder that is named, from the library compiled there (../compile.sh) and OCaml, which comes with Coq.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
library=${1:-$here/..}
mkdir -p "$library/checker"
cd "$library/checker"
[ "$here" = "$(pwd)" ] || cp "$here/Extract.v" "$here/json.ml" "$here/main.ml" .
coqc -q -Q .. Wythoff Extract.v
ocamlfind ocamlopt -w -a -O3 json.ml extracted.mli extracted.ml main.ml -o wythoff-verified-check
