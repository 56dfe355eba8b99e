(** The losing pairs of k-Wythoff by their digits, for every k at once: the digits of the smaller number end in an even number of zeros, and the
    larger number has the same digits with one more 0. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Textbook Floor Pairs Families.
Import ListNotations.
Open Scope Z_scope.

Section Digits.
Variable t : Z.
Hypothesis Ht : 1 <= t.
Local Notation f := (sign t).
Local Notation u := (wythoff_weight t).
Local Notation worth := (worth t).

(** ** Weights *)
Lemma weight_zero : u 0 = 1.
Proof. reflexivity. Qed.
Lemma weight_one : u 1 = t + 1.
Proof. unfold wythoff_weight. cbn [weight past weigh]. lia. Qed.
Lemma weight_next n : u (S (S n)) = t * u (S n) + u n.
Proof. unfold wythoff_weight. cbn [weight past weigh]. lia. Qed.

Lemma weight_grows n : 1 <= u n <= u (S n).
Proof. induction n as [|n IH]; [rewrite weight_zero, weight_one; lia|]. rewrite weight_next. nia. Qed.

(** ** What digits are worth *)
Lemma worth_app l : forall l', worth (l ++ l') = worth (l ++ repeat 0 (length l')) + worth l'.
Proof.
  assert (Zeros : forall n, worth (repeat 0 n) = 0) by (intros n; induction n as [|n IH]; simpl; lia).
  induction l as [|d l IH]; intros l'; simpl. { rewrite Zeros. lia. }
  rewrite IH, !app_length, repeat_length. lia.
Qed.

(** One more 0 and another: as the weights do. *)
Lemma worth_shift_twice l : worth (l ++ [0; 0]) = t * worth (l ++ [0]) + worth l.
Proof.
  induction l as [|d l IH]; [simpl; lia|]. cbn [app Textbook.worth]. rewrite IH, !app_length. cbn [length].
  replace (length l + 2)%nat with (S (S (length l))) by lia. replace (length l + 1)%nat with (S (length l)) by lia.
  rewrite weight_next. ring.
Qed.

Lemma worth_snoc l d : worth (l ++ [d]) = worth (l ++ [0]) + d.
Proof. rewrite worth_app. cbn [length repeat Textbook.worth]. rewrite weight_zero. lia. Qed.

Lemma worth_snoc_zero l d : worth (l ++ [d; 0]) = t * worth (l ++ [0]) + worth l + d * (t + 1).
Proof. rewrite worth_app. cbn [length repeat Textbook.worth]. rewrite worth_shift_twice, weight_one. lia. Qed.

(** ** Where a number stands between the multiples of alpha

    Let x = worth l and x + t n = worth (l ++ [0]). Then x - n alpha is above -1 and below alpha - 1, in integers: *)
Definition near (n x : Z) : Prop := 0 <= n /\ 0 <= x /\ 0 < f n (x + 1) /\ f (n + 1) (x + 1) < 0.

Lemma sign_next n a : 0 <= n -> 0 <= a -> 0 < n + a -> f n a <= 0 -> f (n + 1) (a + 1) < 0.
Proof.
  intros Hn Ha P F. pose proof (floor_next t Ht n a Hn Ha F). destruct (Z.eq_dec (f (n + 1) (a + 1)) 0) as [E|]; [|lia].
  apply irrational in E; auto; lia.
Qed.

Lemma sign_later n a d : 0 <= d -> 0 <= n -> 0 <= a -> f n a <= 0 -> f (n + d) (a + d) <= 0.
Proof.
  intros Hd Hn Ha F. revert d Hd. apply natlike_ind. { rewrite !Z.add_0_r. auto. }
  intros d Hd I. rewrite <- !Z.add_1_r, !Z.add_assoc. apply floor_next; auto; lia.
Qed.

(** A 0 behind the digits changes the sign of the form, nothing else. *)
Lemma sign_shift n x : f (x + (t - 1) * n) (x + t * n) = - f n x.
Proof. unfold sign. ring. Qed.

Lemma near_digit n x d : 0 <= d <= t -> near n x -> near (x + (t - 1) * n + d) (x + t * n + d).
Proof.
  intros Hd (Hn & Hx & Above & Below). assert (0 <= (t - 1) * n) by nia. assert (0 <= t * n) by nia.
  repeat split; try lia.
  - (* were it not above, it would not be with t for d *)
    apply Z.nle_gt. intros C. apply (sign_later _ _ (t - d)) in C; try lia.
    replace (x + t * n + d + 1 + (t - d)) with (x + 1 + t * (n + 1)) in C by ring.
    replace (x + (t - 1) * n + d + (t - d)) with (x + 1 + (t - 1) * (n + 1)) in C by ring.
    rewrite sign_shift in C. lia.
  - assert (E : f (x + (t - 1) * n + 1) (x + t * n + 1) < 0).
    { replace (x + t * n + 1) with (x + 1 + t * n) by ring. replace (x + (t - 1) * n + 1) with (x + 1 + (t - 1) * n) by ring.
      rewrite sign_shift. lia. }
    destruct (Z.eq_dec d 0) as [->|N]. { rewrite !Z.add_0_r. auto. }
    replace (x + t * n + d + 1) with (x + t * n + 1 + (d - 1) + 1) by ring.
    replace (x + (t - 1) * n + d + 1) with (x + (t - 1) * n + 1 + (d - 1) + 1) by ring.
    apply sign_next; try lia. apply sign_later; lia.
Qed.

Definition digits_to_t (l : list Z) : Prop := Forall (fun d => 0 <= d <= t) l.

Lemma worth_near l : digits_to_t l -> exists n, near n (worth l) /\ worth (l ++ [0]) = worth l + t * n.
Proof.
  induction l as [|d l IH] using rev_ind; intros D.
  - exists 0. split; [|simpl; lia]. unfold near, sign. cbn [Textbook.worth]. repeat split; nia.
  - apply Forall_app in D as [D Dd]. inversion_clear Dd as [|? ? Hd _]. destruct (IH D) as (n & Near & E).
    exists (worth l + (t - 1) * n + d). rewrite <- app_assoc. cbn [app]. rewrite worth_snoc, worth_snoc_zero, E. split; [|ring].
    apply near_digit; auto.
Qed.

(** After an even number of zeros the number is below n alpha, hence its floor. *)
Lemma even_zeros_pair l : digits_to_t l -> even_zeros l -> exists n, 0 <= n /\ 0 < worth l /\ wythoff_pair t n (worth l) (worth (l ++ [0])).
Proof.
  intros D Even. enough (G : forall n, worth (l ++ [0]) = worth l + t * n -> 0 < worth l /\ f n (worth l) <= 0).
  { destruct (worth_near l D) as (n & (Hn & Hx & Above & _) & E). destruct (G n E). exists n. repeat split; auto; lia. }
  induction Even as [l d N|l Even IH]; intros n E.
  - apply Forall_app in D as [D Dd]. inversion_clear Dd as [|? ? Hd _].
    destruct (worth_near l D) as (m & (Hm & Hx & Above & _) & El). revert E. rewrite <- app_assoc. cbn [app]. rewrite worth_snoc, worth_snoc_zero, El.
    intros E. assert (n = worth l + (t - 1) * m + d) by nia. subst n. split; [nia|].
    replace (worth l + t * m + d) with (worth l + 1 + t * m + (d - 1)) by ring.
    replace (worth l + (t - 1) * m + d) with (worth l + 1 + (t - 1) * m + (d - 1)) by ring.
    apply sign_later; try nia. rewrite sign_shift. lia.
  - apply Forall_app in D as [D _]. specialize (IH D). destruct (worth_near l D) as (m & (Hm & Hx & _) & El).
    destruct (IH m El) as [P F]. revert E. rewrite <- app_assoc. cbn [app].
    change (l ++ [0; 0; 0]) with (l ++ [0] ++ [0; 0]). rewrite app_assoc, worth_shift_twice, <- app_assoc. cbn [app].
    rewrite worth_shift_twice, El. intros E. split; [nia|].
    assert (n = worth l + t * m + (t - 1) * (worth l + (t - 1) * m)) by nia. subst n.
    replace (t * (worth l + t * m) + worth l) with (worth l + t * m + t * (worth l + (t - 1) * m)) by ring.
    rewrite sign_shift, sign_shift. lia.
Qed.

(** ** Every number has such digits *)
Lemma zeros_even_or_odd l : Forall (fun d => 0 <= d) l -> worth l = 0 \/ even_zeros l \/ exists l', l = l' ++ [0] /\ even_zeros l'.
Proof.
  induction l as [|d l IH] using rev_ind; intros D; [left; reflexivity|]. apply Forall_app in D as [D Dd]. inversion_clear Dd as [|? ? Hd _].
  destruct (Z.eq_dec d 0) as [->|N]; [|right; left; apply no_zeros; auto]. destruct (IH D) as [E|[E|(l' & -> & E)]].
  - left. assert (All : Forall (eq 0) l).
    { clear IH. induction D as [|x l Hx D IH]; auto. simpl in E. pose proof (weight_grows (length l)).
      assert (0 <= worth l). { clear - D Ht. induction D as [|y l Hy D IH]; simpl; [lia|]. pose proof (weight_grows (length l)). nia. }
      assert (x = 0) by nia. constructor; auto. apply IH. nia. }
    clear - All. induction All as [|x l <- All IH]; simpl; auto.
  - right. right. eauto.
  - right. left. rewrite <- app_assoc. apply two_more_zeros. auto.
Qed.

(** Greedy digits: what follows a digit is worth less than its weight. *)
Definition greedy_digits (l : list Z) : Prop := forall l1 l2, l = l1 ++ l2 -> Forall (fun d => 0 <= d) l2 /\ 0 <= worth l2 < u (length l2).

Lemma numeral_greedy n : forall a, 0 <= a < u n -> greedy_digits (numeral u n a) /\ worth (numeral u n a) = a /\ length (numeral u n a) = n.
Proof.
  induction n as [|n IH]; intros a Ha.
  - rewrite weight_zero in Ha. assert (a = 0) by lia. subst. split; [|split; reflexivity]. intros l1 l2 E.
    apply eq_sym, app_eq_nil in E as [-> ->]. cbn [Textbook.worth length]. rewrite weight_zero. split; [constructor|lia].
  - pose proof (weight_grows n) as U. cbn [numeral]. assert (M : 0 <= a mod u n < u n) by (apply Z.mod_pos_bound; lia).
    destruct (IH _ M) as (G & W & L). pose proof (Z.div_mod a (u n) ltac:(lia)) as E. assert (0 <= a / u n) by (apply Z.div_pos; lia).
    assert (W' : worth (a / u n :: numeral u n (a mod u n)) = a) by (cbn [Textbook.worth]; rewrite L, W; lia).
    split; [|split]; auto; [|simpl; auto]. intros [|x l1] l2 S; [|injection S as _ S; apply (G l1 l2 S)].
    cbn [app] in S. subst l2. destruct (G [] _ eq_refl) as [D _]. rewrite W'. cbn [length]. rewrite L. auto.
Qed.

Lemma greedy_numeral l : greedy_digits l -> numeral u (length l) (worth l) = l.
Proof.
  induction l as [|d l IH]; intros G; auto. destruct (G [d] l eq_refl) as [_ B].
  assert (G' : greedy_digits l). { intros l1 l2 ->. apply (G (d :: l1) l2). reflexivity. }
  cbn [length numeral Textbook.worth]. replace (d * u (length l) + worth l) with (worth l + d * u (length l)) by ring.
  rewrite Z.div_add, Z.mod_add, Z.div_small, Z.mod_small by lia. f_equal; auto.
Qed.

Lemma greedy_to_t l : greedy_digits l -> digits_to_t l.
Proof.
  induction l as [|d l IH]; intros G; [constructor|]. destruct (G [] (d :: l) eq_refl) as [P B]. inversion_clear P as [|? ? Pd Pl].
  assert (G' : greedy_digits l). { intros l1 l2 ->. apply (G (d :: l1) l2). reflexivity. }
  constructor; [|apply IH; auto]. destruct (G' [] l eq_refl) as [_ Bl]. cbn [Textbook.worth length] in B. pose proof (weight_grows (length l)).
  assert (u (S (length l)) <= (t + 1) * u (length l)).
  { destruct (length l) as [|m]; [rewrite weight_zero, weight_one; lia|]. rewrite weight_next. pose proof (weight_grows m). lia. }
  split; [lia|]. nia.
Qed.

Lemma greedy_shift_below : forall n l, (length l <= n)%nat -> greedy_digits l -> worth (l ++ [0]) < u (S (length l)).
Proof.
  intros n. induction n as [|n IH]; intros l Hl G.
  { destruct l; [|simpl in Hl; lia]. cbn [app Textbook.worth length]. rewrite weight_one. lia. }
  destruct l as [|d l]. { cbn [app Textbook.worth length]. rewrite weight_one. lia. }
  assert (G' : greedy_digits l). { intros l1 l2 ->. apply (G (d :: l1) l2). reflexivity. }
  pose proof (greedy_to_t _ G) as D. inversion_clear D as [|? ? Dd _]. destruct (G [] (d :: l) eq_refl) as [_ B].
  cbn [app Textbook.worth length] in *. rewrite app_length. cbn [length]. replace (length l + 1)%nat with (S (length l)) by lia.
  pose proof (weight_grows (length l)). pose proof (weight_grows (S (length l))). pose proof (IH l ltac:(lia) G') as I. rewrite weight_next.
  destruct (Z.eq_dec d t) as [->|N]; [|nia].
  (* after the greatest digit comes a 0 *)
  destruct l as [|e l]. { cbn [app Textbook.worth length]. rewrite weight_zero. lia. }
  assert (G2 : greedy_digits l). { intros l1 l2 ->. apply (G' (e :: l1) l2). reflexivity. }
  destruct (G' [] (e :: l) eq_refl) as [P _]. inversion_clear P as [|? ? Pe _]. destruct (G2 [] l eq_refl) as [_ Bl].
  cbn [app Textbook.worth length] in *. rewrite weight_next in B. pose proof (weight_grows (length l)).
  assert (e = 0) by nia. subst e. pose proof (IH l ltac:(lia) G2). rewrite app_length. cbn [length]. lia.
Qed.

Lemma greedy_shift l : greedy_digits l -> greedy_digits (l ++ [0]).
Proof.
  intros G l1 l2 E. destruct l2 as [|d l2 _] using rev_ind. { split; auto. simpl. rewrite weight_zero. lia. }
  rewrite app_assoc in E. apply app_inj_tail in E as [-> <-]. assert (G2 : greedy_digits l2).
  { intros a b ->. apply (G (l1 ++ a) b). rewrite app_assoc. reflexivity. }
  destruct (G2 [] l2 eq_refl) as [P B]. split; [apply Forall_app; split; auto; repeat constructor; lia|].
  rewrite app_length. cbn [length]. replace (length l2 + 1)%nat with (S (length l2)) by lia. split; [|eapply greedy_shift_below; eauto].
  destruct (worth_near l2 (greedy_to_t _ G2)) as (n & (Hn & Hx & _) & ->). nia.
Qed.

(** ** The theorem: for every k = t - 1 at once *)
Theorem digits_pair m a b : 0 < a < u m -> a <= b ->
  ((exists n, 0 <= n /\ wythoff_pair t n a b) <-> even_zeros (numeral u m a) /\ numeral u (S m) b = numeral u m a ++ [0]).
Proof.
  intros Ha Hab. destruct (numeral_greedy m a ltac:(lia)) as (G & W & L). set (l := numeral u m a) in *.
  pose proof (greedy_to_t l G) as D. pose proof (greedy_numeral _ (greedy_shift l G)) as Back.
  rewrite app_length, L in Back. cbn [length] in Back. replace (m + 1)%nat with (S m) in Back by lia. split.
  - intros (n & Hn & P). destruct (zeros_even_or_odd l) as [E|[E|(l' & E & Even)]].
    + destruct (G [] l eq_refl). auto.
    + lia.
    + destruct (even_zeros_pair l D E) as (n' & Hn' & _ & P'). rewrite W in P'.
      assert (n = n').
      { destruct (Z.lt_trichotomy n n') as [C|[C|C]]; auto; exfalso.
        - pose proof (floor_less t Ht n n' a a ltac:(lia) (proj1 P) (proj1 P')). lia.
        - pose proof (floor_less t Ht n' n a a ltac:(lia) (proj1 P') (proj1 P)). lia. }
      subst n'. split; auto. destruct P as [_ ->], P' as [_ E']. rewrite <- E'. exact Back.
    + exfalso. rewrite E in D. apply Forall_app in D as [D _]. destruct (even_zeros_pair l' D Even) as (n' & Hn' & _ & P').
      rewrite <- E, W in P'. destruct (pair_across 1 t 0 _ (wythoff_numbered t Ht) n n' a b (worth l')) as (-> & _); auto.
      destruct P as [F _]. pose proof (floor_unique t Ht 0 a 0 ltac:(lia) F (floor_zero t)). lia.
  - intros [Even E]. destruct (even_zeros_pair l D Even) as (n & Hn & _ & P). exists n. split; auto. rewrite W in P.
    enough (b = worth (l ++ [0])) by (subst b; auto).
    assert (Value : forall k z, 0 <= z -> worth (numeral u (S k) z) = z /\ length (numeral u (S k) z) = S k).
    { intros k z Hz. pose proof (weight_grows k). destruct (numeral_greedy k (z mod u k)) as (_ & Wk & Lk); [apply Z.mod_pos_bound; lia|].
      cbn [numeral Textbook.worth length]. rewrite Wk, Lk. pose proof (Z.div_mod z (u k) ltac:(lia)). split; auto. lia. }
    rewrite <- E. symmetry. apply Value. lia.
Qed.

Variable g : game.
Hypothesis G : is_wythoff 1 t false g.

Theorem wythoff_digits m a b : 0 < a < u m -> a <= b ->
  (lost g [a; b] <-> even_zeros (numeral u m a) /\ numeral u (S m) b = numeral u m a ++ [0]).
Proof.
  intros Ha Hab. rewrite <- digits_pair by auto. rewrite (wythoff_lost g t Ht G) by lia. split.
  - intros (n & Hn & [P|[F E]]); [eauto|]. assert (n = 0) by nia. subst n.
    pose proof (floor_unique t Ht 0 b 0 ltac:(lia) F (floor_zero t)). lia.
  - intros (n & Hn & P). eauto.
Qed.
End Digits.
