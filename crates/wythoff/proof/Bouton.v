(** Bouton's theorem: a position of Nim is lost exactly if the sum of its piles without carries is 0. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Ends Textbook Solve.
Import ListNotations.
Open Scope Z_scope.

Fixpoint same_piles (p q : list Z) : Prop :=
  match p, q with [], [] => True | x :: p', y :: q' => x = y /\ same_piles p' q' | _, _ => False end.
(** One pile is made smaller. *)
Fixpoint nim_move (p q : list Z) : Prop :=
  match p, q with x :: p', y :: q' => (y < x /\ same_piles p' q') \/ (x = y /\ nim_move p' q') | _, _ => False end.
Definition is_nim (g : game) : Prop := misere g = false /\ forall p q, position g p -> position g q -> (move g p q <-> nim_move p q).

Lemma same_piles_eq : forall p q, same_piles p q <-> p = q.
Proof.
  intros p. induction p as [|x p IH]; intros [|y q]; simpl; try (split; easy). rewrite IH. split.
  - intros [-> ->]. auto.
  - intros E. injection E. auto.
Qed.

Lemma nim_sum_nonneg p : Forall (fun x => 0 <= x) p -> 0 <= nim_sum p.
Proof. intros F. induction F as [|x p X F IH]; simpl; [lia|]. apply Z.lxor_nonneg. lia. Qed.

(** A move changes the sum. *)
Lemma nim_sum_move : forall p q, nim_move p q -> nim_sum p <> nim_sum q.
Proof.
  intros p. induction p as [|x p IH]; intros [|y q]; simpl; try tauto. intros [[L S]|[<- M]] E.
  - apply same_piles_eq in S. subst q. fold (nim_sum p) in E.
    assert (x = y); [|lia]. apply Z.lxor_eq. rewrite <- (Z.lxor_0_r (Z.lxor x y)), <- (Z.lxor_nilpotent (nim_sum p)).
    rewrite <- !Z.lxor_assoc, (Z.lxor_assoc x y), (Z.lxor_comm y), <- Z.lxor_assoc, E, !Z.lxor_assoc.
    rewrite (Z.lxor_comm y (nim_sum p)), <- (Z.lxor_assoc (nim_sum p) (nim_sum p)), Z.lxor_nilpotent, Z.lxor_0_l. apply Z.lxor_nilpotent.
  - apply (IH q M). fold (nim_sum p) (nim_sum q) in E.
    rewrite <- (Z.lxor_0_l (nim_sum p)), <- (Z.lxor_0_l (nim_sum q)), <- (Z.lxor_nilpotent x), !Z.lxor_assoc, E. auto.
Qed.

Lemma nim_move_less : forall p q, nim_move p q -> fold_right Z.add 0 q < fold_right Z.add 0 p.
Proof.
  intros p. induction p as [|x p IH]; intros [|y q]; simpl; try tauto. intros [[L S]|[<- M]].
  - apply same_piles_eq in S. subst. lia.
  - specialize (IH q M). lia.
Qed.

(** A pile with the highest digit of s can be made smaller by adding s. *)
Lemma lxor_less x s : 0 <= x -> 0 < s -> Z.testbit x (Z.log2 s) = true -> 0 <= Z.lxor x s < x.
Proof.
  intros X S T. split. { apply Z.lxor_nonneg. lia. }
  set (d := Z.log2 s) in *. assert (D : 0 <= d) by apply Z.log2_nonneg.
  assert (P : 0 < 2 ^ d) by (apply Z.pow_pos_nonneg; lia).
  assert (S1 : s / 2 ^ d = 1).
  { pose proof (Z.log2_spec s S) as H. fold d in H. rewrite Z.pow_succ_r in H by auto.
    symmetry. apply Z.div_unique with (r := s - 2 ^ d); lia. }
  assert (E : Z.lxor x s / 2 ^ d = Z.lxor (x / 2 ^ d) 1).
  { rewrite <- S1, <- !Z.shiftr_div_pow2 by auto. apply Z.shiftr_lxor. }
  assert (O : Z.odd (x / 2 ^ d) = true).
  { rewrite <- Z.bit0_odd, Z.div_pow2_bits by lia. rewrite Z.add_0_l. auto. }
  assert (Z.lxor (x / 2 ^ d) 1 = x / 2 ^ d - 1).
  { apply Z.odd_spec in O as [m ->]. replace (2 * m + 1 - 1) with (2 * m) by ring.
    apply Z.bits_inj'. intros n N. rewrite Z.lxor_spec. destruct (Z.eq_dec n 0) as [->|N0].
    - rewrite Z.testbit_odd_0, Z.testbit_even_0. reflexivity.
    - replace n with (Z.succ (Z.pred n)) by lia. rewrite Z.testbit_odd_succ, Z.testbit_even_succ by lia.
      change (Z.testbit 1 (Z.succ (Z.pred n))) with (Z.testbit (2 * 0 + 1) (Z.succ (Z.pred n))).
      rewrite Z.testbit_odd_succ, Z.bits_0 by lia. apply xorb_false_r. }
  apply Z.nle_gt. intros C. apply (Z.div_le_mono _ _ (2 ^ d) P) in C. lia.
Qed.

Lemma nim_sum_bit p n : Z.testbit (nim_sum p) n = true -> exists l x r, p = l ++ x :: r /\ Z.testbit x n = true.
Proof.
  induction p as [|x p IH]; simpl. { rewrite Z.bits_0. discriminate. }
  fold (nim_sum p). rewrite Z.lxor_spec. destruct (Z.testbit x n) eqn:T.
  - intros _. exists [], x, p. auto.
  - rewrite xorb_false_l. intros B. destruct (IH B) as (l & y & r & -> & Y). exists (x :: l), y, r. auto.
Qed.

Lemma nim_sum_split l x r : nim_sum (l ++ x :: r) = Z.lxor x (nim_sum (l ++ r)).
Proof.
  induction l as [|y l IH]; simpl; auto. fold (nim_sum (l ++ x :: r)) (nim_sum (l ++ r)). rewrite IH, <- !Z.lxor_assoc, (Z.lxor_comm y x). auto.
Qed.
Lemma nim_move_split l x y r : y < x -> nim_move (l ++ x :: r) (l ++ y :: r).
Proof. intros L. induction l as [|z l IH]; simpl; auto. left. split; auto. apply same_piles_eq. auto. Qed.

Theorem bouton g p : is_nim g -> position g p -> (lost g p <-> nim_sum p = 0).
Proof.
  intros [Mi M]. revert p. apply (solved g (fun p => nim_sum p = 0) (fold_right Z.add 0)); auto.
  - intros p [_ F]. induction F as [|x p X F IH]; simpl; lia.
  - intros p q P Q. apply nim_move_less. apply M; auto. apply Q.
  - intros p P. destruct (Z.eq_dec (nim_sum p) 0); auto.
  - intros p q P Zp Q Zq. apply M in Q; auto; [|apply Q]. apply nim_sum_move in Q. congruence.
  - congruence.
  - intros p P N. left. assert (S : 0 < nim_sum p). { pose proof (nim_sum_nonneg p (proj2 P)). lia. }
    destruct (nim_sum_bit p (Z.log2 (nim_sum p))) as (l & x & r & E & T). { apply Z.bit_log2. auto. }
    assert (F := proj2 P). rewrite E in F. apply Forall_app in F as [Fl F]. apply Forall_cons_iff in F as [X Fr].
    destruct (lxor_less x (nim_sum p) X S T) as [Y L].
    assert (Pq : position g (l ++ Z.lxor x (nim_sum p) :: r)).
    { split. { rewrite <- (proj1 P), E, !app_length. reflexivity. } apply Forall_app. split; auto. }
    exists (l ++ Z.lxor x (nim_sum p) :: r). split.
    + apply M; auto. rewrite E at 1. apply nim_move_split. auto.
    + rewrite nim_sum_split, E, nim_sum_split, <- !Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l. apply Z.lxor_nilpotent.
Qed.
