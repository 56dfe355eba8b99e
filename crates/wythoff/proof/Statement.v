(** What a theorem says. To believe one, read this file and the rules in the generated file: all else is proof, and Coq has checked it. *)
Require Import ZArith List.
Import ListNotations.
Open Scope Z_scope.

(** ** Games

    A position is a list of piles. A move is allowed if all conditions of one clause hold of the piles before and after it. *)
Fixpoint dot (c x : list Z) : Z :=
  match c, x with
  | a :: c', b :: x' => a * b + dot c' x'
  | _, _ => 0
  end.

Inductive condition :=
| Between (before after : list Z) (lo hi : option Z)            (* lo <= before.p + after.q <= hi, [None]: no bound *)
| Congruent (before after : list Z) (remainder modulus : Z).

Record game := { piles : nat; misere : bool; clauses : list (list condition) }.

Definition holds (a : condition) (p q : list Z) : Prop :=
  match a with
  | Between b f lo hi =>
      match lo with None => True | Some l => l <= dot b p + dot f q end
      /\ match hi with None => True | Some h => dot b p + dot f q <= h end
  | Congruent b f r m => exists k, dot b p + dot f q = r + k * m
  end.

Definition position (g : game) (p : list Z) : Prop := length p = piles g /\ Forall (fun x => 0 <= x) p.
Definition move (g : game) (p q : list Z) : Prop :=
  position g q /\ exists c, In c (clauses g) /\ forall a, In a c -> holds a p q.

(** The least sets such that: lost is who can move to won positions only (and, in misère play, can move); won is who can move to
    a lost position (or, in misère play, cannot move). *)
Inductive lost (g : game) : list Z -> Prop :=
| lost_intro p : (misere g = true -> exists q, move g p q) -> (forall q, move g p q -> won g q) -> lost g p
with won (g : game) : list Z -> Prop :=
| won_move p q : move g p q -> lost g q -> won g p
| won_stuck p : misere g = true -> (forall q, ~ move g p q) -> won g p.

(** Grundy values up to [most] ([None]: all of them). [G p n] says that p has the value n: the least number that is not the
    value of a position a move leads to. *)
Definition counts (most : option Z) (n : Z) : Prop := 0 <= n /\ match most with Some m => n <= m | None => True end.
Definition mex_rule (g : game) (most : option Z) (G : list Z -> Z -> Prop) : Prop := forall p n, position g p -> counts most n ->
  (G p n <-> (forall k, 0 <= k < n -> exists q, move g p q /\ G q k) /\ (forall q, move g p q -> ~ G q n)).

(** ** Numerals

    Greedy c1, ..., cd: u_n = c1 u_(n-1) + ... + cd u_(n-d), with 1 for the rest of the sum where n < d.
    Endless c1, ..., cd: u_n = 1 + c1 u_(n-1) + ... + c_n u_0, the last coefficient repeated for ever.
    Ostrowski a1, ..., al: u_0 = 1, u_1 = a1, u_n = a_n u_(n-1) + u_(n-2), the list repeated for ever. *)
Inductive numeration := Greedy (c : list Z) | Endless (c : list Z) | Ostrowski (a : list Z).

Fixpoint weigh (c past : list Z) : Z :=
  match c, past with
  | [], _ => 0
  | _ :: _, [] => 1
  | x :: c', u :: past' => x * u + weigh c' past'
  end.
Fixpoint past (c : list Z) (n : nat) : list Z := match n with O => [] | S m => weigh c (past c m) :: past c m end.
Fixpoint weigh_endless (c : list Z) (i : nat) (past : list Z) : Z :=
  match past with [] => 1 | u :: past' => nth i c (last c 0) * u + weigh_endless c (S i) past' end.
Fixpoint endless_past (c : list Z) (n : nat) : list Z :=
  match n with O => [] | S m => weigh_endless c 0 (endless_past c m) :: endless_past c m end.
Fixpoint two_weights (a : list Z) (n : nat) : Z * Z :=          (* u_n and u_(n-1) *)
  match n with O => (1, 0) | S m => let (x, y) := two_weights a m in (nth (m mod length a) a 0 * x + y, x) end.
Definition weight (s : numeration) (n : nat) : Z :=
  match s with
  | Greedy c => weigh c (past c n)
  | Endless c => weigh_endless c 0 (endless_past c n)
  | Ostrowski a => fst (two_weights a n)
  end.

(** The n digits of a number, most significant first: as many times u_(n-1) as it goes, and so on with what is left. *)
Fixpoint numeral (u : nat -> Z) (n : nat) (z : Z) : list Z :=
  match n with O => [] | S m => z / u m :: numeral u m (z mod u m) end.

(** A letter is a digit of each pile, so a position is a word of letters. *)
Notation letter := (list Z).
Fixpoint transpose (k : nat) (ls : list (list Z)) : list letter :=
  match k with O => [] | S k' => map (hd 0) ls :: transpose k' (map (@tl Z) ls) end.
Definition word (u : nat -> Z) (k : nat) (p : list Z) : list letter := transpose k (map (numeral u k) p).

(** So many digits are enough: u_k exceeds every pile (proved in Sound.v, [enough_ok]). *)
Definition enough (s : numeration) (p : list Z) : nat :=
  let (dimension, period) := match s with Greedy c | Endless c => (length c, 1%nat) | Ostrowski a => (2%nat, length a) end in
  dimension * S (Z.to_nat (Z.log2 (fold_right Z.max 0 p))) * period.
Definition numerals (s : numeration) (p : list Z) : list letter := word (weight s) (enough s p) p.

(** ** Automata

    A list of states: whether it accepts, and the edges that leave it. State 0 starts; a letter without an edge rejects. *)
Notation automaton := (list (bool * list (letter * nat))).

Fixpoint same (x y : letter) : bool :=
  match x, y with [], [] => true | a :: x', b :: y' => if a =? b then same x' y' else false | _, _ => false end.
Definition next (A : automaton) (s : nat) (x : letter) : option nat :=
  match nth_error A s with
  | Some (_, edges) => match find (fun e => same (fst e) x) edges with Some e => Some (snd e) | None => None end
  | None => None
  end.
Fixpoint accepts_from (A : automaton) (s : nat) (w : list letter) : bool :=
  match w with
  | [] => match nth_error A s with Some (accepting, _) => accepting | None => false end
  | x :: w' => match next A s x with Some t => accepts_from A t w' | None => false end
  end.
Definition accepts (A : automaton) (w : list letter) : bool := accepts_from A 0 w.

(** How files write automata: the accepting states; rows of edges; the row of each state. A row lists bundles
    [target; step; first; number; first; number; ...]: to the target lead the letters first, first + step, ..., as many as the
    number says. A letter is its digits as one number in the given base. *)
Fixpoint digits (base : Z) (piles : nat) (x : Z) : letter :=
  match piles with O => [] | S n => digits base n (x / base) ++ [x mod base] end.
Fixpoint progressions (step : Z) (l : list Z) : list Z :=
  match l with
  | first :: number :: l' => map (fun i => first + step * Z.of_nat i) (seq 0 (Z.to_nat number)) ++ progressions step l'
  | _ => []
  end.
Definition unpack (base : Z) (piles : nat) (accepting : list Z) (rows : list (list (list Z))) (states : list Z) : automaton :=
  let edges := map (flat_map (fun bundle => match bundle with
      | target :: step :: l => map (fun x => (digits base piles x, Z.to_nat target)) (progressions step l)
      | _ => []
      end)) rows in
  map (fun s => (existsb (Z.eqb (Z.of_nat (fst s))) accepting, nth (Z.to_nat (snd s)) edges []))
      (combine (seq 0 (length states)) states).
