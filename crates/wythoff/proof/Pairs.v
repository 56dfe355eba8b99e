(** Games whose losing pairs are (A_n, B_n) with B_n = s A_n + t n + d and every number in one pair: k-Wythoff (s = 1, t = k + 1),
    in misère play too (d = 1), and Fraenkel's (s,t)-games. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Ends Textbook Solve.
Import ListNotations.
Open Scope Z_scope.

(** Take any number from one pile, or from both: at least as many from one as from the other, where x are taken, and fewer than s x + t. *)
Definition wythoff_move (s t a b a' b' : Z) : Prop :=
  (a' < a /\ b' = b) \/ (a' = a /\ b' < b)
  \/ (a' < a /\ a - a' <= b - b' < s * (a - a') + t) \/ (b' < b /\ b - b' <= a - a' < s * (b - b') + t).
Definition is_wythoff (s t : Z) (play : bool) (g : game) : Prop := piles g = 2%nat /\ misere g = play /\
  forall a b a' b', 0 <= a -> 0 <= b -> 0 <= a' -> 0 <= b' -> (move g [a; b] [a'; b'] <-> wythoff_move s t a b a' b').

Record numbered (s t d : Z) (pair : Z -> Z -> Z -> Prop) : Prop := {
  pair_law : forall n a b, 0 <= n -> pair n a b -> 0 <= a /\ b = s * a + t * n + d;
  pair_exists : forall n, 0 <= n -> exists a b, pair n a b;
  pair_unique : forall n a b a' b', 0 <= n -> pair n a b -> pair n a' b' -> a = a' /\ b = b';
  pair_less : forall m n a b a' b', 0 <= m < n -> pair m a b -> pair n a' b' -> a < a';
  pair_of : forall a, 0 <= a -> exists n b, 0 <= n /\ (pair n a b \/ pair n b a);
  pair_across : forall m n a b c, 0 <= m -> 0 <= n -> pair m a b -> pair n c a -> m = 0 /\ n = 0 /\ d = 0 }.

Section Pairs.
Variables (s t d : Z) (pair : Z -> Z -> Z -> Prop).
Hypothesis Hs : 1 <= s.
Hypothesis Ht : 1 <= t.
Hypothesis Hd : d = 0 \/ (d = 1 /\ s = 1 /\ 2 <= t).
Hypothesis N : numbered s t d pair.

Definition paired (a b : Z) : Prop := exists n, 0 <= n /\ (pair n a b \/ pair n b a).

Lemma pair_numbers n a b : 0 <= n -> pair n a b -> 0 <= a /\ b = s * a + t * n + d /\ a + t * n + d <= b.
Proof. intros Hn P. destruct (pair_law _ _ _ _ N n a b Hn P). nia. Qed.

Lemma pair_both m n a b a' b' : 0 <= m < n -> pair m a b -> pair n a' b' -> a < a' /\ s * (a' - a) + t <= b' - b.
Proof.
  intros Hm P P'. pose proof (pair_less _ _ _ _ N _ _ _ _ _ _ Hm P P'). pose proof (pair_numbers m a b ltac:(lia) P) as (_ & E & _).
  pose proof (pair_numbers n a' b' ltac:(lia) P') as (_ & E' & _). split; auto. nia.
Qed.

Lemma pair_zero a b : pair 0 a b -> a = 0 /\ b = d.
Proof.
  intros P. pose proof (pair_numbers 0 a b ltac:(lia) P) as (A & E & _). assert (a = 0); [|subst; lia].
  destruct (pair_of _ _ _ _ N 0) as (n & c & Hn & [P'|P']); [lia| |].
  - destruct (Z.eq_dec n 0) as [->|]. { apply (pair_unique _ _ _ _ N 0 _ _ _ _ ltac:(lia) P P'). }
    pose proof (pair_less _ _ _ _ N 0 n _ _ _ _ ltac:(lia) P P'). lia.
  - pose proof (pair_numbers n c 0 Hn P') as (C & _ & L). assert (n = 0) by nia. subst n.
    destruct (pair_unique _ _ _ _ N 0 _ _ _ _ ltac:(lia) P P'). lia.
Qed.

(** A number is in one pair only. *)
Lemma pair_left m n a b b' : 0 <= m -> 0 <= n -> pair m a b -> pair n a b' -> m = n /\ b = b'.
Proof.
  intros Hm Hn P P'. assert (m = n).
  { destruct (Z.lt_trichotomy m n) as [C|[C|C]]; auto; exfalso.
    - pose proof (pair_less _ _ _ _ N m n a b a b' ltac:(lia) P P'). lia.
    - pose proof (pair_less _ _ _ _ N n m a b' a b ltac:(lia) P' P). lia. }
  subst n. split; auto. apply (pair_unique _ _ _ _ N m a b a b'); auto.
Qed.
Lemma pair_right m n a a' b : 0 <= m -> 0 <= n -> pair m a b -> pair n a' b -> m = n /\ a = a'.
Proof.
  intros Hm Hn P P'. assert (m = n).
  { destruct (Z.lt_trichotomy m n) as [C|[C|C]]; auto; exfalso.
    - pose proof (pair_both m n a b a' b ltac:(lia) P P'). nia.
    - pose proof (pair_both n m a' b a b ltac:(lia) P' P). nia. }
  subst n. split; auto. apply (pair_unique _ _ _ _ N m a b a' b); auto.
Qed.

Lemma paired_swap a b : paired a b -> paired b a.
Proof. intros (n & Hn & P). exists n. tauto. Qed.

Lemma paired_row a b b' : paired a b -> paired a b' -> b = b'.
Proof.
  intros (m & Hm & P) (n & Hn & P'). destruct P as [P|P], P' as [P'|P'].
  - apply (pair_left m n a b b'); auto.
  - destruct (pair_across _ _ _ _ N m n a b b') as (-> & -> & D); auto. apply pair_zero in P. apply pair_zero in P'. lia.
  - destruct (pair_across _ _ _ _ N n m a b' b) as (-> & -> & D); auto. apply pair_zero in P. apply pair_zero in P'. lia.
  - apply (pair_right m n b b' a); auto.
Qed.

Lemma paired_decided a b : 0 <= a -> paired a b \/ ~ paired a b.
Proof.
  intros Ha. destruct (pair_of _ _ _ _ N a Ha) as (n & c & Hn & P). assert (C : paired a c) by (exists n; auto).
  destruct (Z.eq_dec b c) as [->|E]; auto. right. intros Q. apply E. eapply paired_row; eauto.
Qed.

(** No move leads from a pair to a pair: too many would be taken from the larger pile. *)
Lemma straight_inside m n a b a' b' : 0 <= m -> 0 <= n -> pair n a b -> pair m a' b' -> a' < a -> s * (a - a') + t <= b - b'.
Proof.
  intros Hm Hn P P' L. destruct (Z.lt_trichotomy m n) as [C|[C|C]].
  - apply (pair_both m n a' b' a b); auto; lia.
  - subst n. destruct (pair_unique _ _ _ _ N m _ _ _ _ Hm P P'). lia.
  - pose proof (pair_less _ _ _ _ N n m _ _ _ _ ltac:(lia) P P'). lia.
Qed.
Lemma crossed_inside m n a b a' b' : 0 <= m -> 0 <= n -> pair n a b -> pair m b' a' -> a' < a -> s * (a - a') + t <= b - b'.
Proof.
  intros Hm Hn P P' L. pose proof (pair_numbers n a b Hn P) as (A & E & _). pose proof (pair_numbers m b' a' Hm P') as (B & E' & L').
  assert (n <> 0). { intros ->. apply pair_zero in P. nia. } nia.
Qed.

Lemma paired_inside a b a' b' : paired a b -> wythoff_move s t a b a' b' -> ~ paired a' b'.
Proof.
  intros P M P'. destruct M as [(La & ->)|[(-> & Lb)|M]].
  - apply paired_swap in P. apply paired_swap in P'. pose proof (paired_row _ _ _ P P'). lia.
  - pose proof (paired_row _ _ _ P P'). lia.
  - assert (Both : a' < a /\ b' < b) by lia. destruct P as (n & Hn & P), P' as (m & Hm & P').
    assert (s * (a - a') + t <= b - b' \/ s * (b - b') + t <= a - a').
    { destruct P as [P|P], P' as [P'|P'].
      - left. eapply (straight_inside m n); eauto. lia.
      - left. eapply (crossed_inside m n); eauto. lia.
      - right. eapply (crossed_inside m n); eauto. lia.
      - right. eapply (straight_inside m n); eauto. lia. }
    nia.
Qed.

(** From every other position a move leads to a pair, except from (0, 0) in misère play. *)
Lemma paired_outside_ordered a b : 0 <= a <= b -> ~ paired a b -> d = 0 \/ b <> 0 ->
  exists a' b', 0 <= a' /\ 0 <= b' /\ wythoff_move s t a b a' b' /\ paired a' b'.
Proof.
  intros Hab Out Some. destruct (pair_of _ _ _ _ N a ltac:(lia)) as (n & c & Hn & [P|P]).
  2: { pose proof (pair_numbers n c a Hn P) as (C & E & L). assert (c <= a) by nia.
    assert (c <> b). { intros ->. apply Out. exists n. auto. }
    exists a, c. repeat split; try lia. { right. left. lia. } exists n. auto. }
  pose proof (pair_numbers n a c Hn P) as (A & E & L).
  destruct (Z.lt_trichotomy b c) as [Lc|[->|Lc]].
  - (* the pair m has been chosen so that b - s a, or 0 if that is less, is at least t m + d and less than t (m + 1) + d *)
    assert (Pick : exists m, 0 <= m < n /\ (m = 0 \/ s * a + t * m + d <= b) /\ b < s * a + t * m + d + t /\ d + 1 <= b).
    { destruct (Z.eq_dec n 0) as [->|Nn]. { exfalso. apply pair_zero in P. lia. }
      assert (B1 : d + 1 <= b).
      { destruct (pair_exists _ _ _ _ N 0 ltac:(lia)) as (x & y & P0).
        pose proof (pair_less _ _ _ _ N 0 n x y a c ltac:(lia) P0 P). destruct (pair_zero x y P0) as [E0 E1]. rewrite E1 in P0.
        destruct (Z.eq_dec a d) as [->|]; [|lia]. destruct (pair_across _ _ _ _ N n 0 d c x) as (C & _); auto; lia. }
      destruct (Z_le_gt_dec (s * a + d) b) as [C|C].
      - set (m := (b - s * a - d) / t). pose proof (Z.div_mod (b - s * a - d) t ltac:(lia)) as Dm.
        pose proof (Z.mod_pos_bound (b - s * a - d) t ltac:(lia)). fold m in Dm. exists m.
        assert (0 <= m) by (apply Z.div_pos; lia). assert (m < n) by nia. repeat split; lia.
      - exists 0. repeat split; lia. }
    destruct Pick as (m & Hm & Low & High & Hb). destruct (pair_exists _ _ _ _ N m ltac:(lia)) as (x & y & Q).
    pose proof (pair_less _ _ _ _ N m n x y a c ltac:(lia) Q P). pose proof (pair_numbers m x y ltac:(lia) Q) as (X & Ey & Ly).
    exists x, y. split; [lia|]. split; [nia|]. split; [|exists m; split; [lia|auto]].
    destruct (Z_le_gt_dec (a - x) (b - y)) as [C|C].
    + right. right. left. split; [lia|]. split; [lia|]. nia.
    + right. right. right. destruct Low as [->|Low]; [|exfalso; nia].
      apply pair_zero in Q as [-> ->]. destruct Hd as [->|(-> & -> & T2)]; lia.
  - exfalso. apply Out. exists n. auto.
  - exists a, c. repeat split; try nia. { right. left. lia. } exists n. auto.
Qed.
Lemma paired_outside a b : 0 <= a -> 0 <= b -> ~ paired a b -> d = 0 \/ a <> 0 \/ b <> 0 ->
  exists a' b', 0 <= a' /\ 0 <= b' /\ wythoff_move s t a b a' b' /\ paired a' b'.
Proof.
  intros Ha Hb Out Some. destruct (Z_le_gt_dec a b) as [C|C]. { apply paired_outside_ordered; auto; lia. }
  destruct (paired_outside_ordered b a) as (x & y & Hx & Hy & M & P); try lia. { intros P. apply Out. apply paired_swap. auto. }
  exists y, x. repeat split; auto. { unfold wythoff_move in *. tauto. } apply paired_swap. auto.
Qed.

(** ** The theorem *)
Variable g : game.
Hypothesis rules : is_wythoff s t (d =? 1) g.

Lemma two_piles p : position g p -> exists a b, p = [a; b] /\ 0 <= a /\ 0 <= b.
Proof.
  destruct rules as (E & _). intros [L F]. rewrite E in L. destruct p as [|a [|b [|]]]; try discriminate.
  apply Forall_cons_iff in F as [A F]. apply Forall_cons_iff in F as [B _]. eauto.
Qed.
Lemma position_two a b : 0 <= a -> 0 <= b -> position g [a; b].
Proof. intros A B. destruct rules as (E & _). split. { rewrite E. reflexivity. } auto. Qed.

Theorem paired_lost a b : 0 <= a -> 0 <= b -> (lost g [a; b] <-> exists n, 0 <= n /\ (pair n a b \/ pair n b a)).
Proof.
  intros A B. destruct rules as (E & Mi & M).
  apply (solved g (fun p => match p with [x; y] => paired x y | _ => False end) (fun p => fold_right Z.add 0 p)); auto using position_two.
  - intros p P. apply two_piles in P as (x & y & -> & X & Y). simpl. lia.
  - intros p q P Q. assert (Pq := Q). destruct Pq as [Pq _]. apply two_piles in P as (x & y & -> & X & Y).
    apply two_piles in Pq as (x' & y' & -> & X' & Y'). apply M in Q; auto. unfold wythoff_move in Q. simpl. lia.
  - intros p P. apply two_piles in P as (x & y & -> & X & Y). apply paired_decided. auto.
  - intros p q P I Q. assert (Pq := Q). destruct Pq as [Pq _]. apply two_piles in P as (x & y & -> & X & Y).
    apply two_piles in Pq as (x' & y' & -> & X' & Y'). apply M in Q; auto. eapply paired_inside; eauto.
  - intros Mis p P I. rewrite Mis in Mi. assert (D : d = 1) by lia. apply two_piles in P as (x & y & -> & X & Y).
    destruct I as (n & Hn & [P|P]); pose proof (pair_numbers n _ _ Hn P) as (_ & _ & L).
    + exists [x; 0]. apply M; try lia. right. left. nia.
    + exists [0; y]. apply M; try lia. left. nia.
  - intros p P O. apply two_piles in P as (x & y & -> & X & Y).
    assert (Cases : (d = 0 \/ x <> 0 \/ y <> 0) \/ (d = 1 /\ x = 0 /\ y = 0)) by lia. destruct Cases as [C|(D & -> & ->)].
    + left. destruct (paired_outside x y) as (x' & y' & X' & Y' & Q & I); auto. exists [x'; y']. split; auto. apply M; auto.
    + right. split; [rewrite Mi, D; reflexivity|]. intros q Q. assert (Pq := proj1 Q). apply two_piles in Pq as (x' & y' & -> & X' & Y').
      apply M in Q; auto. unfold wythoff_move in Q. lia.
Qed.

Theorem paired_losing : losing_pairs_are g pair.
Proof.
  split; [apply N|]. split; [apply N|]. split; [apply N|].
  intros a b. split.
  - intros [Hab L]. apply paired_lost in L as (n & Hn & [P|P]); try lia; exists n; split; auto.
    pose proof (pair_numbers n b a Hn P). assert (a = b) by nia. subst. auto.
  - intros (n & Hn & P). pose proof (pair_numbers n a b Hn P). split; [nia|]. apply paired_lost; try nia. exists n. auto.
Qed.
End Pairs.
