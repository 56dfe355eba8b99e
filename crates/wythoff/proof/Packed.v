(** How generated files hold witnesses: as text that is read here. Nothing here need be right: what it gives is checked. *)
Require Import ZArith List.
From Wythoff Require Import Statement Prepare.
Import ListNotations.
Open Scope Z_scope.

Inductive text := Text (l : list Byte.byte).
Definition bytes (t : text) : list Byte.byte := match t with Text l => l end.
Declare Scope text_scope.
Delimit Scope text_scope with text.
String Notation text Text bytes : text_scope.

(** Numbers in base 32, least significant digit first; the characters are those from 0 on, 32 more where another digit follows. *)
Fixpoint tokens (scale number : Z) (l : list Byte.byte) : list Z :=
  match l with
  | [] => []
  | b :: l' => let digit := Z.of_N (Byte.to_N b) - 48 in
      if digit <? 32 then number + scale * digit :: tokens 1 0 l' else tokens (scale * 32) (number + scale * (digit - 32)) l'
  end.

Definition reader (A : Type) := list Z -> A * list Z.
Definition number : reader Z := fun l => match l with [] => (0, []) | x :: l' => (x, l') end.
(** 0, -1, 1, -2, 2, ... *)
Definition signed : reader Z := fun l =>
  let (x, l') := number l in (if Z.even x then x / 2 else - ((x + 1) / 2), l').
Fixpoint times {A} (n : nat) (r : reader A) : reader (list A) := fun l =>
  match n with O => ([], l) | S n' => let (a, l1) := r l in let (rest, l2) := times n' r l1 in (a :: rest, l2) end.
Definition many {A} (r : reader A) : reader (list A) := fun l => let (n, l') := number l in times (Z.to_nat n) r l'.

Section Reader.
Variables (base : Z) (piles : nat).

Definition read_automaton : reader automaton := fun l =>
  let (accepting, l) := many number l in
  let (rows, l) := many (many (many number)) l in
  let (states, l) := many number l in
  (unpack base piles accepting rows states, l).
Definition read_class_number : reader positive := fun l => let (x, l) := number l in (Z.to_pos (x + 1), l).
Definition read_configuration (conditions : nat) : reader configuration := fun l =>
  let (phase, l) := number l in
  let (state, l) := number l in
  let (places, l) := times conditions number l in
  ((Z.to_nat phase, Z.to_nat state, places), l).
(** First how many conditions the clause has, and how many entries a vector. *)
Definition read_witness : reader plain := fun l =>
  let (conditions, l) := number l in let conditions := Z.to_nat conditions in
  let (entries, l) := number l in
  let (A, l) := read_automaton l in
  let (labels, l) := many (many (many read_class_number)) l in
  let (classes, l) := many (many (read_configuration conditions)) l in
  let (vectors, l) := times conditions (many (times (Z.to_nat entries) signed)) l in
  ({| p_auto := A; p_labels := labels; p_classes := classes; p_vectors := vectors |}, l).

Definition all_tokens (ts : list text) : list Z := tokens 1 0 (flat_map bytes ts).
Definition witnesses (ts : list text) : list plain := fst (many read_witness (all_tokens ts)).
Definition packed_automaton (ts : list text) : automaton := fst (read_automaton (all_tokens ts)).
End Reader.
