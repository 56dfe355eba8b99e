(** The three families whose losing pairs textbooks know, for all their parameters at once. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Textbook Floor Shifted Least Pairs.
Import ListNotations.
Open Scope Z_scope.

Lemma wythoff_numbered t : 1 <= t -> numbered 1 t 0 (wythoff_pair t).
Proof.
  intros Ht. split.
  - intros n a b Hn [[A _] ->]. lia.
  - intros n Hn. destruct (floor_exists t Ht n Hn) as [a F]. exists a, (a + t * n). split; auto.
  - intros n a b a' b' Hn [F ->] [F' ->]. pose proof (floor_unique t Ht n a a' Hn F F'). lia.
  - intros m n a b a' b' Hm [F _] [F' _]. apply (floor_less t Ht m n); auto.
  - intros a Ha. destruct (beatty_exists t Ht a Ha) as (n & Hn & [F|F]); exists n.
    + exists (a + t * n). split; auto. left. split; auto.
    + exists (a - t * n). split; auto. right. split; auto. lia.
  - intros m n a b c Hm Hn [F _] [F' E]. destruct (beatty_apart t Ht a m n); auto. replace (a - t * n) with c by lia. auto.
Qed.

Lemma misere_numbered t : 1 <= t -> numbered 1 t 1 (misere_pair t).
Proof.
  intros Ht. split.
  - intros n a b Hn [[A _] ->]. lia.
  - intros n Hn. destruct (shifted_exists t Ht n Hn) as [a F]. exists a, (a + t * n + 1). split; auto.
  - intros n a b a' b' Hn [F ->] [F' ->]. pose proof (shifted_unique t Ht n a a' Hn F F'). lia.
  - intros m n a b a' b' Hm [F _] [F' _]. apply (shifted_less t Ht m n); auto.
  - intros a Ha. destruct (shifted_beatty_exists t Ht a Ha) as (n & Hn & [F|F]); exists n.
    + exists (a + t * n + 1). split; auto. left. split; auto.
    + exists (a - t * n - 1). split; auto. right. split; auto. lia.
  - intros m n a b c Hm Hn [F _] [F' E]. exfalso. apply (shifted_beatty_apart t Ht a m n); auto.
    replace (a - t * n - 1) with c by lia. auto.
Qed.

Lemma least_numbered s t : 1 <= s -> 1 <= t -> numbered s t 0 (least_pair s t).
Proof.
  intros Hs Ht. split.
  - intros n a b Hn [[A _] ->]. lia.
  - intros n Hn. destruct (a_exists s t (Z.to_nat n)) as [a F]. exists a, (s * a + t * n). split; auto.
  - intros n a b a' b' Hn [F ->] [F' ->]. pose proof (least_unique _ a a' F F'). subst. auto.
  - intros m n a b a' b' Hm [F _] [F' _]. apply (a_less s t (Z.to_nat m) (Z.to_nat n)); auto. lia.
  - intros a Ha. destruct (least_cover s t a Ha) as (n & c & F & [->| ->]); exists (Z.of_nat n).
    + exists (s * c + t * Z.of_nat n). split; [lia|]. left. split; rewrite ?Nat2Z.id; auto.
    + exists c. split; [lia|]. right. split; rewrite ?Nat2Z.id; auto.
  - intros m n a b c Hm Hn [F _] [F' E]. destruct (least_apart s t Hs Ht (Z.to_nat m) (Z.to_nat n) c); auto; [|lia].
    rewrite Z2Nat.id by lia. rewrite <- E. auto.
Qed.

Section Families.
Variable g : game.

Theorem wythoff_lost t : 1 <= t -> is_wythoff 1 t false g -> forall a b, 0 <= a -> 0 <= b ->
  (lost g [a; b] <-> exists n, 0 <= n /\ (wythoff_pair t n a b \/ wythoff_pair t n b a)).
Proof. intros Ht G. apply (paired_lost 1 t 0); auto using wythoff_numbered; lia. Qed.
Theorem wythoff_losing_pairs t : 1 <= t -> is_wythoff 1 t false g -> losing_pairs_are g (wythoff_pair t).
Proof. intros Ht G. apply (paired_losing 1 t 0); auto using wythoff_numbered; lia. Qed.

Theorem misere_lost t : 2 <= t -> is_wythoff 1 t true g -> forall a b, 0 <= a -> 0 <= b ->
  (lost g [a; b] <-> exists n, 0 <= n /\ (misere_pair t n a b \/ misere_pair t n b a)).
Proof. intros Ht G. apply (paired_lost 1 t 1); auto; try lia. apply misere_numbered. lia. Qed.
Theorem misere_losing_pairs t : 2 <= t -> is_wythoff 1 t true g -> losing_pairs_are g (misere_pair t).
Proof. intros Ht G. apply (paired_losing 1 t 1); auto; try lia. apply misere_numbered. lia. Qed.

Theorem least_lost s t : 1 <= s -> 1 <= t -> is_wythoff s t false g -> forall a b, 0 <= a -> 0 <= b ->
  (lost g [a; b] <-> exists n, 0 <= n /\ (least_pair s t n a b \/ least_pair s t n b a)).
Proof. intros Hs Ht G. apply (paired_lost s t 0); auto using least_numbered. Qed.
Theorem least_losing_pairs s t : 1 <= s -> 1 <= t -> is_wythoff s t false g -> losing_pairs_are g (least_pair s t).
Proof. intros Hs Ht G. apply (paired_losing s t 0); auto using least_numbered. Qed.
End Families.
