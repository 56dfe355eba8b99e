(** What theorems say in textbook words. Like Statement.v this file has definitions only, and must be read to believe them. *)
Require Import ZArith List.
From Wythoff Require Import Statement.
Import ListNotations.
Open Scope Z_scope.

(** ** Floors, without real numbers

    For t >= 1 let alpha be the positive root of x^2 + (t - 2) x = t; for t = 1 it is the golden ratio. The other root is negative, so a
    number a >= 0 is at most n alpha exactly if a^2 + (t - 2) a n - t n^2 <= 0; a is the floor of n alpha exactly if this holds of a and
    not of a + 1. *)
Definition sign (t n a : Z) : Z := a * a + (t - 2) * a * n - t * n * n.
Definition floor (t n a : Z) : Prop := 0 <= a /\ sign t n a <= 0 < sign t n (a + 1).

(** The nth losing pair of k-Wythoff, with t = k + 1. *)
Definition wythoff_pair (t n a b : Z) : Prop := floor t n a /\ b = a + t * n.

(** Because 1 / alpha = (alpha + t - 2) / t, a number a is at most n alpha + 1 / alpha exactly if t a - (t - 2) <= (t n + 1) alpha. *)
Definition shifted_sign (t n a : Z) : Z := sign t (t * n + 1) (t * a - (t - 2)).
Definition shifted_floor (t n a : Z) : Prop := 0 <= a /\ shifted_sign t n a <= 0 < shifted_sign t n (a + 1).

(** The nth losing pair of k-Wythoff in misère play, with t = k + 1 >= 2; n = 0, 1, 2, ... *)
Definition misere_pair (t n a b : Z) : Prop := shifted_floor t n a /\ b = a + t * n + 1.

(** The nth losing pair of Fraenkel's (s,t)-game: a is the least number that is in no pair before, b = s a + t n. *)
Definition least_outside (X : Z -> Prop) (a : Z) : Prop := 0 <= a /\ ~ X a /\ forall c, 0 <= c < a -> X c.
Fixpoint in_pair_before (s t : Z) (n : nat) (c : Z) : Prop :=
  match n with
  | O => False
  | S m => in_pair_before s t m c \/ exists a, least_outside (in_pair_before s t m) a /\ (c = a \/ c = s * a + t * Z.of_nat m)
  end.
Definition least_pair (s t n a b : Z) : Prop := least_outside (in_pair_before s t (Z.to_nat n)) a /\ b = s * a + t * n.

(** ** The same pairs by their digits

    Weights u_0 = 1, u_1 = t + 1, u_n = t u_(n-1) + u_(n-2); for t = 1 the Fibonacci numbers. What digits are worth, the most significant first,
    whether or not they are those of a numeral: *)
Definition wythoff_weight (t : Z) : nat -> Z := weight (Greedy [t; 1]).
Fixpoint worth (t : Z) (l : list Z) : Z := match l with [] => 0 | d :: l' => d * wythoff_weight t (length l') + worth t l' end.

(** An even number of zeros stands at the end, after a digit that is not 0. *)
Inductive even_zeros : list Z -> Prop :=
| no_zeros l d : d <> 0 -> even_zeros (l ++ [d])
| two_more_zeros l : even_zeros l -> even_zeros (l ++ [0; 0]).

(** ** Losing pairs of games with two piles *)
Definition losing_pair (g : game) (a b : Z) : Prop := 0 <= a <= b /\ lost g [a; b].

(** The losing pairs are those of [pair 0], [pair 1], ..., one for each number, in the order of the smaller piles. *)
Definition losing_pairs_are (g : game) (pair : Z -> Z -> Z -> Prop) : Prop :=
  (forall n, 0 <= n -> exists a b, pair n a b) /\
  (forall n a b a' b', 0 <= n -> pair n a b -> pair n a' b' -> a = a' /\ b = b') /\
  (forall m n a b a' b', 0 <= m < n -> pair m a b -> pair n a' b' -> a < a') /\
  (forall a b, losing_pair g a b <-> exists n, 0 <= n /\ pair n a b).

(** With each size of the first pile exactly one size of the second is lost. *)
Definition one_per_row (g : game) : Prop := forall a, 0 <= a ->
  exists b, 0 <= b /\ lost g [a; b] /\ forall b', 0 <= b' -> lost g [a; b'] -> b' = b.

Definition symmetric (g : game) : Prop := forall a b, 0 <= a -> 0 <= b -> (lost g [a; b] <-> lost g [b; a]).

(** The smaller pile of a losing pair is the least number that is in no losing pair before. *)
Definition mex_of_pairs (g : game) : Prop := forall a b, losing_pair g a b ->
  (forall c, 0 <= c < a -> exists x y, losing_pair g x y /\ x < a /\ (c = x \/ c = y)) /\
  (forall x y, losing_pair g x y -> x < a -> a <> x /\ a <> y).

(** ** Sums without carries *)
Definition nim_sum (p : list Z) : Z := fold_right Z.lxor 0 p.
