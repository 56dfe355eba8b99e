(** Floors of n alpha + 1 / alpha, in integers only; with those of n beta + 1 / alpha + 1 they are all numbers. *)
Require Import ZArith Lia.
From Wythoff Require Import Textbook Floor.
Open Scope Z_scope.

Section Shifted.
Variable t : Z.
Hypothesis Ht : 1 <= t.
Local Notation f := (sign t).
Local Notation g := (shifted_sign t).
Local Notation floor := (shifted_floor t).

Lemma shifted_zero n : 0 <= n -> g n 0 <= 0.
Proof.
  intros Hn. assert (E : g n 0 = - ((t - 2) * (t - 2) * (t * n) + t * ((t * n + 1) * (t * n + 1)))) by (unfold shifted_sign, sign; ring).
  assert (0 <= (t - 2) * (t - 2) * (t * n)) by (apply Z.mul_nonneg_nonneg; [apply Z.square_nonneg|nia]).
  assert (0 <= t * ((t * n + 1) * (t * n + 1))) by (apply Z.mul_nonneg_nonneg; [lia|apply Z.square_nonneg]). lia.
Qed.

Lemma shifted_down n a a' : 0 <= n -> 0 <= a' <= a -> g n a <= 0 -> g n a' <= 0.
Proof.
  intros Hn Ha G. destruct (Z.eq_dec a' 0) as [->|N]. { apply shifted_zero. auto. }
  unfold shifted_sign in *. apply sign_down with (a := t * a - (t - 2)); auto; nia.
Qed.

(** ** Every n has a floor, and only one; floors increase *)
Lemma shifted_exists n : 0 <= n -> exists a, floor n a.
Proof.
  intros Hn. unfold shifted_floor.
  assert (B : 0 < g n (2 * n + 2)).
  { unfold shifted_sign. replace (t * (2 * n + 2) - (t - 2)) with (2 * (t * n + 1) + t) by ring.
    assert (N : 1 <= t * n + 1) by nia. set (N' := t * n + 1) in *. unfold sign. nia. }
  pose proof (shifted_zero n Hn) as Z0.
  assert (G : forall k, 0 <= k -> (exists a, 0 <= a /\ g n a <= 0 < g n (a + 1)) \/ g n k <= 0).
  { apply natlike_ind; auto. intros k Hk [I|I]; auto. destruct (Z_le_gt_dec (g n (Z.succ k)) 0); auto.
    left. exists k. unfold Z.succ in *. lia. }
  destruct (G (2 * n + 2)) as [I|I]; auto; lia.
Qed.

Lemma shifted_unique n a a' : 0 <= n -> floor n a -> floor n a' -> a = a'.
Proof.
  intros Hn (A & L & U) (A' & L' & U').
  destruct (Z.lt_trichotomy a a') as [C|[C|C]]; auto; exfalso.
  - pose proof (shifted_down n a' (a + 1) Hn ltac:(lia) L'). lia.
  - pose proof (shifted_down n a (a' + 1) Hn ltac:(lia) L). lia.
Qed.

Lemma sign_nexts k : 0 <= k -> forall n a, 0 <= n -> 0 <= a -> f n a <= 0 -> f (n + k) (a + k) <= 0.
Proof.
  intros Hk n a Hn Ha F. pattern k. apply natlike_ind; auto. { rewrite !Z.add_0_r. auto. }
  intros i Hi I. rewrite <- !Z.add_1_r, !Z.add_assoc. apply (floor_next t Ht); lia.
Qed.

Lemma shifted_next n a : 0 <= n -> 0 <= a -> g n a <= 0 -> g (n + 1) (a + 1) <= 0.
Proof.
  intros Hn Ha G. unfold shifted_sign in *.
  replace (t * (n + 1) + 1) with (t * n + 1 + t) by ring. replace (t * (a + 1) - (t - 2)) with (t * a - (t - 2) + t) by ring.
  destruct (Z.eq_dec a 0) as [->|N].
  - replace (t * 0 - (t - 2) + t) with 2 by ring. assert (2 <= t * n + 1 + t) by nia.
    apply (sign_down t Ht _ (t * n + 1 + t)); try lia. unfold sign. nia.
  - apply sign_nexts; auto; nia.
Qed.

Lemma shifted_less m n a b : 0 <= m < n -> floor m a -> floor n b -> a < b.
Proof.
  intros Hm Fa Fb. assert (G : forall k, 0 <= k -> g (m + k) (a + k) <= 0).
  { apply natlike_ind. { rewrite !Z.add_0_r. apply Fa. }
    intros k Hk I. rewrite <- !Z.add_1_r, !Z.add_assoc. apply shifted_next; try lia. destruct Fa. lia. }
  specialize (G (n - m) ltac:(lia)). replace (m + (n - m)) with n in G by ring.
  destruct Fa as (A & _), Fb as (B & _ & U). apply Z.nle_gt. intros C.
  pose proof (shifted_down n (a + (n - m)) (b + 1) ltac:(lia) ltac:(lia) G). lia.
Qed.

(** ** Beatty's theorem: every number is one floor or, in a single way, another with t n + 1 added *)
Lemma shifted_mirror m j : g j (m - t * j - 1) = - g (m - j - 1) m.
Proof. unfold shifted_sign, sign. ring. Qed.

Lemma shifted_irrational n a : 0 <= n -> 1 <= a -> g n a <> 0.
Proof. intros Hn Ha E. unfold shifted_sign in E. apply irrational in E; auto; nia. Qed.

Lemma shifted_more n n' a : 0 <= n <= n' -> 1 <= a -> g n a < 0 -> g n' a < 0.
Proof. intros Hn Ha. unfold shifted_sign. apply (sign_more t Ht); nia. Qed.

Theorem shifted_beatty_exists m : 0 <= m -> exists n, 0 <= n /\ (floor n m \/ floor n (m - t * n - 1)).
Proof.
  intros Hm.
  assert (G : forall k, 0 <= k -> (exists n, 0 <= n < k /\ 0 < g n (m + 1) /\ g (n + 1) (m + 1) <= 0) \/ 0 < g k (m + 1)).
  { apply natlike_ind. { right. unfold shifted_sign, sign. nia. }
    intros k Hk [(n & B & I)|I]. { left. exists n. lia. }
    destruct (Z_le_gt_dec (g (Z.succ k) (m + 1)) 0); [|lia]. left. exists k. unfold Z.succ in *. lia. }
  assert (Big : g (m + 1) (m + 1) <= 0).
  { unfold shifted_sign. apply (sign_down t Ht _ (t * (m + 1) + 1)); try nia. unfold sign. nia. }
  destruct (G (m + 1)) as [(n & Hn & P & N)|P]; [lia| |lia].
  destruct (Z_le_gt_dec (g n m) 0) as [L|L]. { exists n. split; [lia|]. left. unfold shifted_floor. lia. }
  assert (Hj : 0 <= m - n - 1).
  { apply Z.nlt_ge. intros C. assert (m = n) by lia. subst m.
    assert (g n n <= 0); [|lia]. destruct (Z.eq_dec n 0) as [->|N0]; [apply Z.lt_le_incl; unfold shifted_sign, sign; nia|].
    unfold shifted_sign. apply (sign_down t Ht _ (t * n + 1)); try nia. unfold sign. nia. }
  set (j := m - n - 1) in *. exists j. split; auto. right. unfold shifted_floor.
  assert (En : n = m - j - 1) by (unfold j; ring). clearbody j.
  assert (E1 : g j (m - t * j - 1) = - g n m) by (rewrite shifted_mirror, <- En; reflexivity).
  assert (E2 : g j (m - t * j - 1 + 1) = - g (n + 1) (m + 1)).
  { replace (m - t * j - 1 + 1) with (m + 1 - t * j - 1) by ring. rewrite shifted_mirror.
    replace (m + 1 - j - 1) with (n + 1) by lia. reflexivity. }
  pose proof (shifted_irrational (n + 1) (m + 1) ltac:(lia) ltac:(lia)) as I.
  repeat split; try lia. enough (t * j <= n) by lia.
  (* t j <= n: with N = t (n + 1) + 1 the sign says (t j + 1) (t m + 2 + (t - 1) N) < N N. *)
  assert (Neg : g (n + 1) (m + 1) < 0) by lia. clear E1 E2 I N P L.
  assert (E : t * (m + 1) - (t - 2) = t * (n + 1) + 1 + (t * j + 1)) by (rewrite En; ring).
  unfold shifted_sign in Neg. rewrite E in Neg. set (K := t * (n + 1) + 1) in *. set (d := t * j + 1) in *.
  assert (HK : 1 <= K) by (unfold K; nia). assert (Hd : 1 <= d) by (unfold d; nia). unfold sign in Neg.
  assert (F : K * (t * d) + d * d < K * K) by lia.
  assert (B : t * d < K).
  { apply Z.nle_gt. intros C. assert (K * K <= K * (t * d)) by (apply Z.mul_le_mono_nonneg_l; lia).
    pose proof (Z.square_nonneg d). lia. }
  unfold K, d in B. apply Z.lt_succ_r. apply (Z.mul_lt_mono_pos_l t); lia.
Qed.

Theorem shifted_beatty_apart m n j : 0 <= n -> 0 <= j -> floor n m -> floor j (m - t * j - 1) -> False.
Proof.
  intros Hn Hj (M & L & U) (X & L' & U').
  rewrite shifted_mirror in L'. replace (m - t * j - 1 + 1) with (m + 1 - t * j - 1) in U' by ring. rewrite shifted_mirror in U'.
  replace (m + 1 - j - 1) with (m - j - 1 + 1) in U' by ring.
  assert (0 <= m - j - 1) by nia. assert (1 <= m) by lia.
  pose proof (shifted_irrational n m Hn ltac:(lia)).
  destruct (Z_le_gt_dec n (m - j - 1)) as [C|C].
  - pose proof (shifted_more n (m - j - 1) m ltac:(lia) ltac:(lia) ltac:(lia)). lia.
  - pose proof (shifted_more (m - j - 1 + 1) n (m + 1) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
Qed.
End Shifted.
