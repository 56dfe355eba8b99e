(** Floors of multiples of a quadratic irrational, in integers only, and Beatty's theorem. *)
Require Import ZArith Lia.
From Wythoff Require Import Textbook.
Open Scope Z_scope.

Section Floor.
Variable t : Z.
Hypothesis Ht : 1 <= t.
Local Notation f := (sign t).
Local Notation floor := (floor t).

(** ** The sign changes once, in either argument *)
Lemma sign_down n a a' : 0 <= n -> 0 <= a' <= a -> f n a <= 0 -> f n a' <= 0.
Proof.
  intros Hn Ha F. destruct (Z.eq_dec a 0) as [->|N]. { assert (a' = 0) by lia. subst. exact F. }
  assert (E : a * f n a' = a' * f n a - (a - a') * (a * a' + t * (n * n))) by (unfold sign; ring).
  assert (0 <= a * a' + t * (n * n)) by nia.
  assert (a' * f n a <= 0) by (apply Z.mul_nonneg_nonpos; lia).
  assert (0 <= (a - a') * (a * a' + t * (n * n))) by (apply Z.mul_nonneg_nonneg; lia).
  apply Z.nlt_ge. intros C. assert (0 < a * f n a') by (apply Z.mul_pos_pos; lia). lia.
Qed.

Lemma sign_more n n' a : 0 <= n <= n' -> 0 <= a -> f n a < 0 -> f n' a < 0.
Proof.
  intros Hn Ha F. destruct (Z.eq_dec n 0) as [->|N]. { unfold sign in F. nia. }
  assert (E : n * f n' a = n' * f n a - (n' - n) * (a * a + t * (n * n'))) by (unfold sign; ring).
  assert (n' * f n a < 0) by (apply Z.mul_pos_neg; lia).
  assert (0 <= (n' - n) * (a * a + t * (n * n'))) by (apply Z.mul_nonneg_nonneg; nia).
  apply Z.nle_gt. intros C. assert (0 <= n * f n' a) by (apply Z.mul_nonneg_nonneg; lia). lia.
Qed.

(** ** The root is irrational: a fraction would lead to a smaller one *)
Lemma irrational n a : 0 <= n -> 0 <= a -> f n a = 0 -> n = 0 /\ a = 0.
Proof.
  intros Hn. revert a. pattern n. apply Zlt_0_ind; auto. clear n Hn. intros n IH Hn a Ha F.
  destruct (Z.eq_dec n 0) as [->|N]. { unfold sign in F. split; auto. nia. }
  exfalso. set (r := a - n).
  assert (E : r * (a + (t - 1) * n) = n * n) by (unfold sign, r in *; lia).
  assert (Hr : 0 < r). { apply Z.nle_gt. intros C. assert (r * (a + (t - 1) * n) <= 0) by (apply Z.mul_nonpos_nonneg; nia). nia. }
  assert (Hs : r < n). { apply Z.nle_gt. intros C. unfold r in *. nia. }
  assert (E' : n * (n - (t - 1) * r) = r * a) by lia.
  assert (Hm : 0 <= n - (t - 1) * r). { apply Z.nlt_ge. intros C. nia. }
  destruct (IH r ltac:(lia) (n - (t - 1) * r) Hm) as [Z0 _]; [|lia].
  unfold sign, r in *. lia.
Qed.

(** ** Every n has a floor, and only one; floors increase *)
Lemma floor_exists n : 0 <= n -> exists a, floor n a.
Proof.
  intros Hn. unfold floor.
  assert (B : 0 < f n (2 * n + 1)) by (unfold sign; nia).
  assert (Z0 : f n 0 <= 0) by (unfold sign; nia).
  assert (G : forall k, 0 <= k -> (exists a, 0 <= a /\ f n a <= 0 < f n (a + 1)) \/ f n k <= 0).
  { apply natlike_ind; auto. intros k Hk [I|I]; auto. destruct (Z_le_gt_dec (f n (Z.succ k)) 0); auto.
    left. exists k. unfold Z.succ in *. lia. }
  destruct (G (2 * n + 1)) as [I|I]; auto; lia.
Qed.

Lemma floor_unique n a a' : 0 <= n -> floor n a -> floor n a' -> a = a'.
Proof.
  intros Hn (A & L & U) (A' & L' & U').
  destruct (Z.lt_trichotomy a a') as [C|[C|C]]; auto; exfalso.
  - pose proof (sign_down n a' (a + 1) Hn ltac:(lia) L'). lia.
  - pose proof (sign_down n a (a' + 1) Hn ltac:(lia) L). lia.
Qed.

Lemma floor_next n a : 0 <= n -> 0 <= a -> f n a <= 0 -> f (n + 1) (a + 1) <= 0.
Proof.
  intros Hn Ha F. assert (E : f (n + 1) (a + 1) = f n a + (2 * a + 1 + (t - 2) * (a + n + 1) - t * (2 * n + 1))) by (unfold sign; ring).
  enough (t * (a - n) <= n) by lia.
  destruct (Z_le_gt_dec a n) as [C|C]. { nia. }
  assert (F' : (a - n) * (a + (t - 1) * n) <= n * n) by (unfold sign in F; lia).
  assert (n * (t * (a - n)) <= n * n) by nia.
  destruct (Z.eq_dec n 0) as [->|N]; [|nia]. nia.
Qed.

Lemma floor_less m n a b : 0 <= m < n -> floor m a -> floor n b -> a < b.
Proof.
  intros Hm Fa Fb. assert (G : forall k, 0 <= k -> f (m + k) (a + k) <= 0).
  { apply natlike_ind. { rewrite !Z.add_0_r. apply Fa. }
    intros k Hk I. rewrite <- !Z.add_1_r, !Z.add_assoc. apply floor_next; try lia. destruct Fa. lia. }
  specialize (G (n - m) ltac:(lia)). replace (m + (n - m)) with n in G by ring.
  destruct Fa as (A & _), Fb as (B & _ & U). apply Z.nle_gt. intros C.
  pose proof (sign_down n (a + (n - m)) (b + 1) ltac:(lia) ltac:(lia) G). lia.
Qed.

Lemma floor_zero : floor 0 0.
Proof. unfold floor, sign. lia. Qed.

(** ** Beatty's theorem: every number is floor (n alpha) or floor (n beta) = floor (n alpha) + t n *)
Lemma sign_mirror m j : f j (m - t * j) = - f (m - j) m.
Proof. unfold sign. ring. Qed.

Theorem beatty_exists m : 0 <= m -> exists n, 0 <= n /\ (floor n m \/ floor n (m - t * n)).
Proof.
  intros Hm.
  assert (G : forall k, 0 <= k -> (exists n, 0 <= n < k /\ 0 < f n (m + 1) /\ f (n + 1) (m + 1) <= 0) \/ 0 < f k (m + 1)).
  { apply natlike_ind. { right. unfold sign. nia. }
    intros k Hk [(n & B & I)|I]. { left. exists n. lia. }
    destruct (Z_le_gt_dec (f (Z.succ k) (m + 1)) 0); [|lia]. left. exists k. unfold Z.succ in *. lia. }
  destruct (G (m + 1)) as [(n & Hn & P & N)|P]; [lia| |unfold sign in P; nia].
  destruct (Z_le_gt_dec (f n m) 0) as [L|L]. { exists n. split; [lia|]. left. unfold floor. lia. }
  exists (m - n). split; [lia|]. right. unfold floor.
  assert (f (n + 1) (m + 1) < 0).
  { apply Z.le_neq. split; auto. intros C. apply irrational in C; lia. }
  assert (E1 : f (m - n) (m - t * (m - n)) = - f n m) by (unfold sign; ring).
  assert (E2 : f (m - n) (m - t * (m - n) + 1) = - f (n + 1) (m + 1)) by (unfold sign; ring).
  repeat split; try lia.
  assert (F : (m - n) * (m + 1 + (t - 1) * (n + 1)) < (n + 1) * (n + 1)) by (unfold sign in *; lia).
  assert ((n + 1) * (t * (m - n)) < (n + 1) * (n + 1)) by nia.
  nia.
Qed.

(** No number is both, except 0. *)
Theorem beatty_apart m n j : 0 <= n -> 0 <= j -> floor n m -> floor j (m - t * j) -> n = 0 /\ j = 0.
Proof.
  intros Hn Hj (M & L & U) (X & L' & U').
  rewrite sign_mirror in L'. replace (m - t * j + 1) with (m + 1 - t * j) in U' by ring. rewrite sign_mirror in U'.
  assert (0 <= m - j) by nia.
  assert (n = m - j).
  { destruct (Z.lt_trichotomy n (m - j)) as [C|[C|C]]; auto; exfalso.
    - destruct (Z.eq_dec (f n m) 0) as [E|E].
      + apply irrational in E as [-> ->]; lia.
      + pose proof (sign_more n (m - j) m ltac:(lia) M ltac:(lia)). lia.
    - pose proof (sign_more (m + 1 - j) n (m + 1) ltac:(lia) ltac:(lia) ltac:(lia)). lia. }
  subst n. assert (E : f (m - j) m = 0) by lia. apply irrational in E; lia.
Qed.
End Floor.
