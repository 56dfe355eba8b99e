(** The checker of certificates. *)
Require Import ZArith List Bool FMapPositive.
From Wythoff Require Import Statement Lists Numeration Greedy Endless Ostrowski Words Explore Ends Tables Conditions Clauses NoMove Witness
  Coverage Prepare Lazy.
Import ListNotations.
Open Scope Z_scope.

Definition system (s : numeration) : num := match s with Greedy c => greedy c | Endless c => endless c | Ostrowski a => ostrowski a end.
Definition legal (s : numeration) : bool := match s with Greedy c => glegal c | Endless c => elegal c | Ostrowski a => olegal a end.

Record certificate := {
  c_game : game;
  c_num : numeration;
  c_growth : option (list Z * nat);    (* where piles may grow: a measure that falls, and how many leading zeros are read *)
  c_lost : automaton;
  c_moves : list plain;
  (* only in misère play: *)
  c_positions : automaton;
  c_terminal : automaton;
  c_ends : list plain }.

Definition lost_table (c : certificate) : auto := table (c_lost c).

(** ** Play ends *)
Definition measure (c : certificate) : list Z :=
  match c_growth c with Some (m, _) => m | None => repeat 1 (piles (c_game c)) end.
Definition leading (c : certificate) : nat := match c_growth c with Some (_, z) => z | None => O end.
Definition play_ends (c : certificate) : bool :=
  let n := piles (c_game c) in let S := system (c_num c) in
  match c_growth c with
  | None => forallb (takes n) (clauses (c_game c))
  | Some (m, _) =>
      negb (misere (c_game c)) &&& match c_num c with Greedy _ | Endless _ => true | Ostrowski _ => false end &&& Nat.eqb (length m) n
      &&& forallb (Z.leb 0) m &&& forallb (lowers m) (clauses (c_game c))
      &&& match read S (start S) 0 with Some s => Nat.eqb s (start S) | None => false end
      &&& match step (lost_table c) 1 (zero n) with Some s => Pos.eqb s 1 | None => false end
  end.

(** ** Each clause *)
Definition check_w (j : job) (B : auto) (W : witness) (letters : list letter) : bool :=
  let SB := annotate (adds_after (j_cl j)) B in
  let ix := index W in
  check_witness (j_cl j) (j_ts j) B W letters (candidates (j_ts j) SB ix).

Definition check_job (fuel : nat) (S : num) (w0 : list Z) (letters : list letter) (mis : bool) (A T P : auto) (j : job) : bool :=
  forallb2 (check_tracker S w0) (j_cl j) (j_ts j)
  &&& no_move fuel (j_cl j) (j_ts j) A A
  &&& check_w j A (j_w j) letters
  &&& (if mis then no_move fuel (j_cl j) (j_ts j) T P &&& check_w j P (j_e j) letters else true).

Definition jobs (fuel : nat) (c : certificate) : list job :=
  let S := system (c_num c) in let w0 := window S 0 in let letters := all_letters S (piles (c_game c)) in
  map2 (fun cl pe => prepare fuel S w0 letters cl (fst pe) (snd pe)) (clauses (c_game c))
       (combine (c_moves c) (if misere (c_game c) then c_ends c else map (fun _ => no_plain) (c_moves c))).

(** ** All together *)
Definition some (l : list bool) : bool := existsb (fun b => b) l.
Definition if_first (l : list bool) : bool := match l with [] => true | a :: r => negb a ||| some r end.

Definition check_rest (fuel : nat) (c : certificate) : bool :=
  let g := c_game c in let n := piles g in let S := system (c_num c) in let w0 := window S 0 in
  let letters := all_letters S n in
  let A := lost_table c in let T := table (c_terminal c) in let P := table (c_positions c) in
  let js := jobs fuel c in
  Nat.eqb (length js) (length (clauses g))
  &&& det A &&& only_valid S n fuel A
  &&& forallb (check_job fuel S w0 letters (misere g) A T P) js
  &&& (if misere g
      then det P &&& only_valid S n fuel P &&& covered S n fuel [P] some 0
           &&& covered S n fuel (A :: map (fun j => w_auto (j_e j)) js) if_first 0
           &&& covered S n fuel (A :: T :: map (fun j => w_auto (j_w j)) js) some 0
      else covered S n fuel (A :: map (fun j => w_auto (j_w j)) js) some (leading c)).
Definition check (fuel : nat) (c : certificate) : bool :=
  legal (c_num c) &&& (Nat.ltb 0 (piles (c_game c)) &&& (play_ends c &&& check_rest fuel c)).

(** That `positions` accepts the valid words, which the theorem needs in misère play only. *)
Definition check_positions (fuel : nat) (c : certificate) : bool :=
  let n := piles (c_game c) in let S := system (c_num c) in let P := table (c_positions c) in
  legal (c_num c) &&& (det P &&& only_valid S n fuel P &&& covered S n fuel [P] some 0).
