(** The checker as a program in OCaml. *)
Require Extraction.
Require Import ExtrOcamlBasic.
From Wythoff Require Import Statement Prepare Check.
Extraction Language OCaml.
Set Warnings "-extraction-opaque-accessed".
Extraction "extracted.ml" check check_positions unpack.
