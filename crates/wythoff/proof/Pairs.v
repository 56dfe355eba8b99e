(** k-Wythoff, for every k at once, with t = k + 1: the losing pairs are floor (n alpha), floor (n alpha) + t n. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Ends Textbook Floor Solve.
Import ListNotations.
Open Scope Z_scope.

(** Take any number from one pile, or from both numbers that differ by less than t. *)
Definition wythoff_move (t a b a' b' : Z) : Prop :=
  (a' < a /\ b' = b) \/ (a' = a /\ b' < b) \/ (a' < a /\ b' < b /\ - t < (a - a') - (b - b') < t).
Definition is_wythoff (t : Z) (g : game) : Prop := piles g = 2%nat /\ misere g = false /\
  forall a b a' b', 0 <= a -> 0 <= b -> 0 <= a' -> 0 <= b' -> (move g [a; b] [a'; b'] <-> wythoff_move t a b a' b').

Section Pairs.
Variable t : Z.
Hypothesis Ht : 1 <= t.
Local Notation pair := (wythoff_pair t).

Definition paired (a b : Z) : Prop := exists n, 0 <= n /\ (pair n a b \/ pair n b a).

Lemma pair_nonneg n a b : 0 <= n -> pair n a b -> 0 <= a /\ a <= b.
Proof. intros Hn [[A _] ->]. nia. Qed.

Lemma pair_exists n : 0 <= n -> exists a b, pair n a b.
Proof. intros Hn. destruct (floor_exists t Ht n Hn) as [a F]. exists a, (a + t * n). split; auto. Qed.

Lemma pair_less m n a b a' b' : 0 <= m < n -> pair m a b -> pair n a' b' -> a < a' /\ b < b'.
Proof. intros Hm [F ->] [F' ->]. pose proof (floor_less t Ht m n a a' Hm F F'). nia. Qed.

Lemma pair_unique n a b a' b' : 0 <= n -> pair n a b -> pair n a' b' -> a = a' /\ b = b'.
Proof. intros Hn [F ->] [F' ->]. pose proof (floor_unique t Ht n a a' Hn F F'). lia. Qed.

(** A number is in one pair only. *)
Lemma pair_left m n a b b' : 0 <= m -> 0 <= n -> pair m a b -> pair n a b' -> m = n /\ b = b'.
Proof.
  intros Hm Hn P P'. assert (m = n).
  { destruct (Z.lt_trichotomy m n) as [C|[C|C]]; auto; exfalso.
    - pose proof (pair_less m n a b a b' ltac:(lia) P P'). lia.
    - pose proof (pair_less n m a b' a b ltac:(lia) P' P). lia. }
  split; auto. subst n. destruct P as [_ ->], P' as [_ ->]. auto.
Qed.
Lemma pair_right m n a a' b : 0 <= m -> 0 <= n -> pair m a b -> pair n a' b -> m = n /\ a = a'.
Proof.
  intros Hm Hn P P'. assert (m = n).
  { destruct (Z.lt_trichotomy m n) as [C|[C|C]]; auto; exfalso.
    - pose proof (pair_less m n a b a' b ltac:(lia) P P'). lia.
    - pose proof (pair_less n m a' b a b ltac:(lia) P' P). lia. }
  split; auto. subst n. destruct P as [_ E], P' as [_ E']. lia.
Qed.
Lemma pair_zero a b : pair 0 a b -> a = 0 /\ b = 0.
Proof. intros [F ->]. pose proof (floor_unique t Ht 0 a 0 ltac:(lia) F (floor_zero t)). lia. Qed.
Lemma pair_across m n a b c : 0 <= m -> 0 <= n -> pair m a b -> pair n c a -> m = 0 /\ n = 0.
Proof.
  intros Hm Hn [F _] [F' E]. apply (beatty_apart t Ht a m n); auto. replace (a - t * n) with c by lia. auto.
Qed.
Lemma pair_of a : 0 <= a -> exists n b, 0 <= n /\ (pair n a b \/ pair n b a).
Proof.
  intros Ha. destruct (beatty_exists t Ht a Ha) as (n & Hn & [F|F]); exists n.
  - exists (a + t * n). split; auto. left. split; auto.
  - exists (a - t * n). split; auto. right. split; auto. lia.
Qed.

Lemma paired_swap a b : paired a b -> paired b a.
Proof. intros (n & Hn & P). exists n. tauto. Qed.

Lemma paired_row a b b' : paired a b -> paired a b' -> b = b'.
Proof.
  intros (m & Hm & P) (n & Hn & P'). destruct P as [P|P], P' as [P'|P'].
  - apply (pair_left m n a b b'); auto.
  - destruct (pair_across m n a b b') as [-> ->]; auto. apply pair_zero in P. apply pair_zero in P'. lia.
  - destruct (pair_across n m a b' b) as [-> ->]; auto. apply pair_zero in P. apply pair_zero in P'. lia.
  - apply (pair_right m n b b' a); auto.
Qed.

Lemma paired_decided a b : 0 <= a -> paired a b \/ ~ paired a b.
Proof.
  intros Ha. destruct (pair_of a Ha) as (n & c & Hn & P). assert (C : paired a c) by (exists n; auto).
  destruct (Z.eq_dec b c) as [->|N]; auto. right. intros Q. apply N. eapply paired_row; eauto.
Qed.

(** No move leads from a pair to a pair: the difference tells the number of the pair. *)
Lemma paired_inside a b a' b' : paired a b -> wythoff_move t a b a' b' -> ~ paired a' b'.
Proof.
  intros P M P'. destruct M as [(La & ->)|[(-> & Lb)|(La & Lb & D)]].
  - apply paired_swap in P. apply paired_swap in P'. pose proof (paired_row _ _ _ P P'). lia.
  - pose proof (paired_row _ _ _ P P'). lia.
  - destruct P as (m & Hm & P), P' as (n & Hn & P').
    assert (E : m = n \/ (m = 0 /\ n = 0)).
    { destruct P as [[F E]|[F E]], P' as [[F' E']|[F' E']]; nia. }
    assert (m = n) by lia. subst n. clear E.
    destruct P as [P|P], P' as [P'|P'].
    + pose proof (pair_unique m _ _ _ _ Hm P P'). lia.
    + assert (m = 0). { destruct P as [_ E], P' as [_ E']. nia. } subst m. apply pair_zero in P. apply pair_zero in P'. lia.
    + assert (m = 0). { destruct P as [_ E], P' as [_ E']. nia. } subst m. apply pair_zero in P. apply pair_zero in P'. lia.
    + pose proof (pair_unique m _ _ _ _ Hm P P'). lia.
Qed.

(** From every other position a move leads to a pair. *)
Lemma paired_outside_ordered a b : 0 <= a <= b -> ~ paired a b ->
  exists a' b', 0 <= a' /\ 0 <= b' /\ wythoff_move t a b a' b' /\ paired a' b'.
Proof.
  intros Hab N. destruct (pair_of a ltac:(lia)) as (n & c & Hn & [P|P]).
  - destruct (Z.lt_trichotomy b c) as [C|[->|C]].
    + assert (Em : 0 <= (b - a) / t) by (apply Z.div_pos; lia). set (m := (b - a) / t) in *.
      assert (Hd : t * m <= b - a < t * m + t).
      { unfold m. pose proof (Z.mul_div_le (b - a) t ltac:(lia)). pose proof (Z.mul_succ_div_gt (b - a) t ltac:(lia)). lia. }
      destruct (pair_exists m Em) as (x & y & Q).
      assert (m < n). { destruct P as [_ E]. nia. }
      pose proof (pair_less m n x y a c ltac:(lia) Q P). pose proof (pair_nonneg m x y Em Q).
      exists x, y. repeat split; try lia.
      * right. right. destruct Q as [_ E]. lia.
      * exists m. auto.
    + exfalso. apply N. exists n. auto.
    + pose proof (pair_nonneg n a c Hn P). exists a, c. repeat split; try lia. { right. left. lia. } exists n. auto.
  - pose proof (pair_nonneg n c a Hn P). assert (c < b).
    { apply Z.nle_gt. intros C. apply N. exists n. split; auto. right. replace b with c by lia. auto. }
    exists a, c. repeat split; try lia. { right. left. lia. } exists n. auto.
Qed.
Lemma paired_outside a b : 0 <= a -> 0 <= b -> ~ paired a b ->
  exists a' b', 0 <= a' /\ 0 <= b' /\ wythoff_move t a b a' b' /\ paired a' b'.
Proof.
  intros Ha Hb N. destruct (Z_le_gt_dec a b) as [C|C]. { apply paired_outside_ordered; auto. }
  destruct (paired_outside_ordered b a) as (x & y & Hx & Hy & M & P). { lia. } { intros P. apply N. apply paired_swap. auto. }
  exists y, x. repeat split; auto. { unfold wythoff_move in *. lia. } apply paired_swap. auto.
Qed.

(** ** The theorem *)
Variable g : game.
Hypothesis rules : is_wythoff t g.

Lemma two_piles p : position g p -> exists a b, p = [a; b] /\ 0 <= a /\ 0 <= b.
Proof.
  destruct rules as (E & _). intros [L F]. rewrite E in L. destruct p as [|a [|b [|]]]; try discriminate.
  apply Forall_cons_iff in F as [A F]. apply Forall_cons_iff in F as [B _]. eauto.
Qed.
Lemma position_two a b : 0 <= a -> 0 <= b -> position g [a; b].
Proof. intros A B. destruct rules as (E & _). split. { rewrite E. reflexivity. } auto. Qed.

Theorem wythoff_lost a b : 0 <= a -> 0 <= b -> (lost g [a; b] <-> exists n, 0 <= n /\ (pair n a b \/ pair n b a)).
Proof.
  intros A B. destruct rules as (E & Mi & M).
  apply (solved g (fun p => match p with [x; y] => paired x y | _ => False end) (fun p => fold_right Z.add 0 p)); auto using position_two.
  - intros p P. apply two_piles in P as (x & y & -> & X & Y). simpl. lia.
  - intros p q P Q. assert (Pq := Q). destruct Pq as [Pq _]. apply two_piles in P as (x & y & -> & X & Y).
    apply two_piles in Pq as (x' & y' & -> & X' & Y'). apply M in Q; auto. unfold wythoff_move in Q. simpl. lia.
  - intros p P. apply two_piles in P as (x & y & -> & X & Y). apply paired_decided. auto.
  - intros p q P I Q. assert (Pq := Q). destruct Pq as [Pq _]. apply two_piles in P as (x & y & -> & X & Y).
    apply two_piles in Pq as (x' & y' & -> & X' & Y'). apply M in Q; auto. eapply paired_inside; eauto.
  - intros p P O. apply two_piles in P as (x & y & -> & X & Y). destruct (paired_outside x y) as (x' & y' & X' & Y' & Q & I); auto.
    exists [x'; y']. split; auto. apply M; auto.
Qed.

Theorem wythoff_losing_pairs : losing_pairs_are g (wythoff_pair t).
Proof.
  split; [exact pair_exists|]. split; [intros n a b a' b' Hn; apply pair_unique; auto|].
  split. { intros m n a b a' b' Hm P P'. apply (pair_less m n a b a' b'); auto. }
  intros a b. split.
  - intros [Hab L]. apply wythoff_lost in L as (n & Hn & [P|P]); try lia; exists n; split; auto.
    pose proof (pair_nonneg n b a Hn P). assert (a = b) by lia. subst. auto.
  - intros (n & Hn & P). pose proof (pair_nonneg n a b Hn P). split; [lia|]. apply wythoff_lost; try lia. exists n. auto.
Qed.
End Pairs.
