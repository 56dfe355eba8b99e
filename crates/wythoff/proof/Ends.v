(** Nobody both wins and loses; and play ends, by a condition that is easy to check. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Lazy.
Import ListNotations.
Open Scope Z_scope.

Scheme lost_mut := Induction for lost Sort Prop with won_mut := Induction for won Sort Prop.

Lemma not_both g p : lost g p -> won g p -> False.
Proof.
  intros L. revert p L.
  apply (lost_mut g (fun p _ => won g p -> False) (fun p _ => lost g p -> False)).
  - intros p E W IH Hw. inversion Hw as [p' q M Lq|p' Mi Stuck]; subst.
    + apply (IH q M). exact Lq.
    + destruct (E Mi) as [q M]. exact (Stuck q M).
  - intros p q M L IH Hl. inversion Hl as [p' E W]; subst. apply IH. apply W. exact M.
  - intros p Mi Stuck Hl. inversion Hl as [p' E W]; subst. destruct (E Mi) as [q M]. exact (Stuck q M).
Qed.

Definition unit_vector (n i : nat) : list Z := repeat 0 i ++ 1 :: repeat 0 (n - 1 - i).
(** The condition says that form.p - form.q is at least [l]. *)
Definition says (l : Z) (form : list Z) (a : condition) : bool :=
  match a with
  | Between b f (Some lo) _ => same b form &&& same f (map Z.opp form) &&& (l <=? lo)
  | _ => false
  end.
(** No pile grows and something is taken; or the measure falls. *)
Definition takes (n : nat) (c : list condition) : bool :=
  forallb (fun i => existsb (says 0 (unit_vector n i)) c) (seq 0 n)
  &&& (existsb (fun i => existsb (says 1 (unit_vector n i)) c) (seq 0 n) ||| existsb (says 1 (repeat 1 n)) c).
Definition lowers (measure : list Z) (c : list condition) : bool := existsb (says 1 measure) c.

Lemma same_eq x : forall y, same x y = true <-> x = y.
Proof.
  induction x as [|a x IH]; intros [|b y]; simpl; try (split; congruence). rewrite andb_true_iff, IH, Z.eqb_eq. split.
  intros [-> ->]; auto. intros E. injection E. auto.
Qed.

Lemma dot_unit n i : forall p, dot (unit_vector n i) p = nth i p 0.
Proof.
  unfold unit_vector. generalize (n - 1 - i)%nat. intros k. induction i as [|i IH]; intros [|z p]; cbn [repeat app dot nth]; auto.
  - rewrite dot_zero. lia.
  - rewrite IH. lia.
Qed.

Lemma says_ok l form a p q : says l form a = true -> holds a p q -> l <= dot form p - dot form q.
Proof.
  destruct a as [b f [lo|] hi|]; simpl; try discriminate. intros E [Hlo _].
  apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2].
  apply same_eq in E1, E2. subst. rewrite dot_opp in Hlo. lia.
Qed.

Lemma existsb_says l form c p q : existsb (says l form) c = true -> (forall a, In a c -> holds a p q) -> l <= dot form p - dot form q.
Proof. intros E A. apply existsb_exists in E as (a & Ia & E). eapply says_ok; eauto. Qed.

Definition total (n : nat) (p : list Z) : Z := dot (repeat 1 n) p.

Lemma total_le n : forall p q, length p = n -> length q = n -> (forall i, nth i q 0 <= nth i p 0) -> total n q <= total n p.
Proof.
  unfold total. induction n as [|n IH]; intros [|a p] [|b q] Lp Lq C; try discriminate; cbn [repeat dot]; try lia.
  assert (dot (repeat 1 n) q <= dot (repeat 1 n) p). { apply IH; auto. intros i. apply (C (S i)). }
  specialize (C O). simpl in C. lia.
Qed.

Lemma total_lt n : forall p q i, length p = n -> length q = n -> (forall i, nth i q 0 <= nth i p 0) ->
  nth i q 0 + 1 <= nth i p 0 -> total n q < total n p.
Proof.
  induction n as [|n IH]; intros [|a p] [|b q] i Lp Lq C T; try discriminate.
  - destruct i; simpl in T; lia.
  - unfold total. cbn [repeat dot]. fold (total n p) (total n q). pose proof (C O) as C0. simpl in C0. destruct i as [|i].
    + assert (total n q <= total n p). { apply total_le; auto. intros i. apply (C (S i)). } simpl in T. lia.
    + assert (total n q < total n p). { apply (IH p q i); auto. intros j. apply (C (S j)). } lia.
Qed.

Lemma takes_ok n c p q : takes n c = true -> length p = n -> length q = n ->
  (forall a, In a c -> holds a p q) -> (forall i, nth i q 0 <= nth i p 0) /\ total n q < total n p.
Proof.
  unfold takes. intros E Lp Lq A. apply andb_prop in E as [E1 E2].
  assert (C : forall i, nth i q 0 <= nth i p 0).
  { intros i. destruct (le_lt_dec n i) as [Hi|Hi]. rewrite !nth_overflow by lia. lia.
    rewrite forallb_forall in E1. assert (I : In i (seq 0 n)) by (apply in_seq; lia).
    apply E1 in I. apply existsb_says with (p := p) (q := q) in I; auto. rewrite !dot_unit in I. lia. }
  split; auto. apply orb_prop in E2 as [E2|E2].
  - apply existsb_exists in E2 as (i & _ & E2). apply existsb_says with (p := p) (q := q) in E2; auto.
    rewrite !dot_unit in E2. apply total_lt with (i := i); auto; lia.
  - apply existsb_says with (p := p) (q := q) in E2; auto. unfold total. lia.
Qed.
