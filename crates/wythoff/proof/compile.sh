#!/bin/sh
# Compiles the library with Coq, each file after those that it needs.
set -eu
cd "$(dirname "$0")"
for file in Statement Lazy Lists Explore Phases Numeration Greedy Endless Ostrowski Words Ends Tables Conditions Clauses NoMove Witness \
  Coverage Prepare Check Sound Packed Readable Values Textbook Solve Floor Shifted Least Pairs Families Digits \
  Bouton Rows Always Familiar; do
  coqc -q -Q . Wythoff "$file.v"
done
