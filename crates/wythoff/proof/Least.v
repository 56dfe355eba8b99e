(** Pairs (a, s a + t n), where a is the least number that is in no pair before: every number is in one of them. *)
Require Import ZArith List Lia.
From Wythoff Require Import Textbook.
Open Scope Z_scope.

Lemma least_unique X a a' : least_outside X a -> least_outside X a' -> a = a'.
Proof.
  intros (A & N & B) (A' & N' & B'). destruct (Z.lt_trichotomy a a') as [C|[C|C]]; auto; exfalso; [apply N|apply N']; auto.
Qed.

Lemma least_exists (X : Z -> Prop) m : 0 <= m -> (forall c, X c \/ ~ X c) -> (forall c, X c -> c < m) -> exists a, least_outside X a.
Proof.
  intros Hm Decided Below. assert (G : forall k, 0 <= k -> (exists a, least_outside X a) \/ forall c, 0 <= c < k -> X c).
  { apply natlike_ind. { right. lia. } intros k Hk [I|I]; auto. destruct (Decided k) as [D|D].
    - right. intros c Hc. destruct (Z.eq_dec c k) as [->|]; auto. apply I. lia.
    - left. exists k. repeat split; auto. }
  destruct (G (m + 1)) as [I|I]; auto; [lia|]. specialize (Below m (I m ltac:(lia))). lia.
Qed.

Section Least.
Variables s t : Z.
Hypothesis Hs : 1 <= s.
Hypothesis Ht : 1 <= t.
Local Notation before := (in_pair_before s t).
Local Notation least n := (least_outside (before n)).

Lemma least_numbers n : (forall c, before n c \/ ~ before n c) /\ (exists m, 0 <= m /\ forall c, before n c -> c < m).
Proof.
  induction n as [|n [Decided (m & Hm & Below)]]; simpl. { split; auto. exists 0. split; [lia|tauto]. }
  destruct (least_exists _ m Hm Decided Below) as [a La]. split.
  - intros c. destruct (Decided c) as [D|D]; auto. destruct (Z.eq_dec c a) as [->|Ea]. { left. right. eauto. }
    destruct (Z.eq_dec c (s * a + t * Z.of_nat n)) as [->|Eb]. { left. right. eauto. }
    right. intros [B|(a' & La' & E)]; auto. rewrite (least_unique _ _ _ La' La) in E. lia.
  - exists (Z.max m (Z.max a (s * a + t * Z.of_nat n) + 1)). split; [lia|].
    intros c [B|(a' & La' & E)]. { specialize (Below c B). lia. } rewrite (least_unique _ _ _ La' La) in E. lia.
Qed.

Lemma a_exists n : exists a, least n a.
Proof. destruct (least_numbers n) as [Decided (m & Hm & Below)]. apply (least_exists _ m); auto. Qed.

Lemma before_more m n c : (m <= n)%nat -> before m c -> before n c.
Proof. induction 1 as [|n L IH]; auto. intros B. left. auto. Qed.

Lemma a_before m n a : (m < n)%nat -> least m a -> before n a /\ before n (s * a + t * Z.of_nat m).
Proof. intros L La. split; apply (before_more (S m)); auto; right; eauto. Qed.

Lemma a_less m n a a' : (m < n)%nat -> least m a -> least n a' -> a < a'.
Proof.
  intros L La (A' & N' & _). pose proof (a_before m n a L La) as [B _]. destruct La as (A & _ & Below).
  apply Z.nle_gt. intros C. apply N'. destruct (Z.eq_dec a' a) as [->|]; auto. apply (before_more m); [lia|]. apply Below. lia.
Qed.

Lemma a_from n : forall a, least n a -> Z.of_nat n <= a.
Proof.
  induction n as [|n IH]; intros a La. { destruct La. auto. }
  destruct (a_exists n) as [b Lb]. specialize (IH b Lb). pose proof (a_less n (S n) b a ltac:(lia) Lb La). lia.
Qed.

Lemma before_is n c : before n c -> exists m a, least m a /\ (c = a \/ c = s * a + t * Z.of_nat m).
Proof. induction n as [|n IH]; simpl. tauto. intros [B|(a & La & E)]; eauto. Qed.

Theorem least_cover c : 0 <= c -> exists m a, least m a /\ (c = a \/ c = s * a + t * Z.of_nat m).
Proof.
  intros Hc. destruct (a_exists (S (Z.to_nat c))) as [a La]. pose proof (a_from _ a La). apply (before_is (S (Z.to_nat c))). apply La. lia.
Qed.

Theorem least_apart m n a : least m (s * a + t * Z.of_nat n) -> least n a -> m = O /\ n = O.
Proof.
  intros Lm Ln. destruct (le_lt_dec m n) as [C|C].
  - assert (s * a + t * Z.of_nat n <= a).
    { destruct (Nat.eq_dec m n) as [->|N]. { rewrite (least_unique _ _ _ Lm Ln). lia. } pose proof (a_less m n _ _ ltac:(lia) Lm Ln). lia. }
    destruct Ln as (A & _). nia.
  - exfalso. destruct Lm as (_ & N & _). apply N. apply (a_before n m a C Ln).
Qed.
End Least.
