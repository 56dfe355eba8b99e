(** Numeration systems: what the checker computes with, and the laws that its proof uses. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Lazy.
Import ListNotations.
Open Scope Z_scope.

(** States of a numeral are natural numbers; a phase is a number of digits to come modulo the period. *)
Record num := {
  u : nat -> Z;                              (* the weights u_0, u_1, ... *)
  period : nat;
  dim : nat;                                 (* the length of the vectors *)
  window : nat -> list Z;                    (* u_(j+dim-1), ..., u_j *)
  shift : nat -> list Z -> Z -> list Z;      (* phase, vector, digit *)
  start : nat;                               (* states of a numeral *)
  read : nat -> Z -> option nat;
  whole : nat -> bool;
  enum : nat -> list (Z * nat);              (* the digits that can be read, and where they lead *)
  top : Z;                                   (* no digit is greater *)
  (* only used in proofs *)
  place : nat -> nat;
  bound : nat -> nat -> Z;                   (* how many words of a length are valid from a state *)
  good : nat -> nat -> Prop }.               (* a state when so many digits are to come *)

Record lawful (S : num) : Prop := {
  l_period : (0 < period S)%nat;
  l_dim : (0 < dim S)%nat;
  u_pos : forall n, 1 <= u S n;
  u_mono : forall n m, (n <= m)%nat -> u S n <= u S m;
  u_doubles : forall n, 2 * u S n <= u S (dim S + n);
  window_last : forall j, exists h, window S j = h ++ [u S j] /\ length h = Nat.pred (dim S);
  window_mono : forall j, Forall2 Z.le (window S 0) (window S j);
  shift_length : forall p F e, length F = dim S -> length (shift S p F e) = dim S;
  shift_dot : forall j F e, length F = dim S ->
    dot (shift S (phase (period S) (1 + j)) F e) (window S j) = dot F (window S (1 + j)) + e * u S j;
  place_start : place S (start S) = O;
  place_read : forall s x s', read S s x = Some s' -> place S s' = down (period S) (place S s);
  place_whole : forall s, whole S s = true -> place S s = O;
  good_start : forall k, phase (period S) k = O -> good S (start S) k;
  good_read : forall s x s' n, good S s (1 + n) -> read S s x = Some s' -> good S s' n;
  bound_start : forall k, phase (period S) k = O -> bound S (start S) k = u S k;
  bound_le : forall s n, good S s n -> bound S s n <= u S n;
  bound_whole : forall s, good S s 0 -> whole S s = true -> bound S s 0 = 1;
  bound_zero : forall s, good S s 0 -> bound S s 0 <= 1 /\ (0 < bound S s 0 -> whole S s = true);
  bound_read : forall s x s' n r, good S s (1 + n) -> read S s x = Some s' -> 0 <= r < bound S s' n ->
    0 <= x * u S n + r < bound S s (1 + n);
  bound_digit : forall s n z, good S s (1 + n) -> 0 <= z < bound S s (1 + n) ->
    exists s', read S s (z / u S n) = Some s' /\ 0 <= z mod u S n < bound S s' n;
  enum_read : forall s x s', read S s x = Some s' -> In (x, s') (enum S s) }.

Section Lemmas.
Variable S : num.
Hypothesis L : lawful S.

Lemma u_power k : 2 ^ Z.of_nat k <= u S (dim S * k).
Proof.
  induction k as [|k IH]. { rewrite Nat.mul_0_r. simpl. apply u_pos; auto. }
  replace (dim S * Datatypes.S k)%nat with (dim S + dim S * k)%nat by lia.
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. pose proof (u_doubles S L (dim S * k)). lia.
Qed.

(** What digit sums are worth that have been read, when [j] digits are to come. *)
Fixpoint pre (j : nat) (es : list Z) : Z := match es with [] => 0 | e :: es' => e * u S (j + length es') + pre j es' end.

Lemma pre_app es : forall es' j, pre j (es ++ es') = pre (j + length es') es + pre j es'.
Proof.
  induction es as [|e es IH]; intros es' j; simpl. lia. rewrite IH, app_length.
  replace (j + length es' + length es)%nat with (j + (length es + length es'))%nat by lia. lia.
Qed.

Lemma pre_snoc es e j : pre j (es ++ [e]) = pre (1 + j) es + e * u S j.
Proof. rewrite pre_app. simpl. replace (j + 1)%nat with (Datatypes.S j) by lia. replace (j + 0)%nat with j by lia. lia. Qed.

(** Whether dot F (window j) >= b for all j of this phase. *)
Fixpoint always (fuel p : nat) (F : list Z) (w0 : list Z) (b : Z) : bool :=
  match fuel with
  | O => false
  | Datatypes.S k =>
      if match p with O => b <=? dot F w0 | _ => true end
      then if match p with O => forallb (Z.leb 0) F | _ => false end then true
           else always k (down (period S) p) (shift S p F 0) w0 b
      else false
  end.

Lemma always_ok fuel : forall p F b, length F = dim S -> always fuel p F (window S 0) b = true ->
  forall j, phase (period S) j = p -> b <= dot F (window S j).
Proof.
  induction fuel as [|fuel IH]; intros p F b LF A j Hj; try discriminate. cbn [always] in A.
  assert (Down : forall j', j = Datatypes.S j' -> always fuel (down (period S) p) (shift S p F 0) (window S 0) b = true -> b <= dot F (window S j)).
  { intros j' -> A'. apply IH with (j := j') in A'.
    - rewrite <- Hj in A'. rewrite (shift_dot S L) in A' by auto. simpl in A'. lia.
    - apply shift_length; auto.
    - rewrite <- Hj. symmetry. apply down_phase. apply l_period; auto. }
  destruct p as [|p].
  - destruct (b <=? dot F (window S 0)) eqn:B; try discriminate. apply Z.leb_le in B.
    destruct (forallb (Z.leb 0) F) eqn:P.
    + assert (N : Forall (fun x => 0 <= x) F).
      { apply Forall_forall. intros x Hx. rewrite forallb_forall in P. apply P in Hx. lia. }
      pose proof (dot_mono F _ _ N (window_mono S L j)). lia.
    + destruct j; eauto.
  - destruct j as [|j]. discriminate. eauto.
Qed.
End Lemmas.
