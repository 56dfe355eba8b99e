(** Games of two piles in which any number may be taken from one of them: each row has exactly one lost position, and the mex rule. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Ends Check Sound Textbook.
Import ListNotations.
Open Scope Z_scope.

(** Any number may be taken from the second pile; and who takes x > 0 from the first takes at most c x + d from the second. *)
Definition has_rows (g : game) (c d : Z) : Prop := piles g = 2%nat /\ 0 <= c /\ 0 <= d /\
  (forall a b b', 0 <= a -> 0 <= b' < b -> move g [a; b] [a; b']) /\
  (forall a b a' b', 0 <= a -> 0 <= b -> 0 <= a' -> 0 <= b' -> move g [a; b] [a'; b'] ->
     (a' = a /\ b' < b) \/ (a' < a /\ b - b' <= c * (a - a') + d)).
Definition has_mirror (g : game) : Prop := piles g = 2%nat /\ forall a b a' b', 0 <= a -> 0 <= b -> 0 <= a' -> 0 <= b' ->
  (move g [a; b] [a'; b'] <-> move g [b; a] [b'; a']).

Section Rows.
Variables (fuel : nat) (cert : certificate).
Hypothesis checked : check fuel cert = true.
Local Notation g := (c_game cert).

Lemma pair_position a b : piles g = 2%nat -> 0 <= a -> 0 <= b -> position g [a; b].
Proof. intros E A B. split. { rewrite E. reflexivity. } auto. Qed.
Lemma position_pair p : piles g = 2%nat -> position g p -> exists a b, p = [a; b] /\ 0 <= a /\ 0 <= b.
Proof.
  intros E [L F]. rewrite E in L. destruct p as [|a [|b [|]]]; try discriminate.
  apply Forall_cons_iff in F as [A F]. apply Forall_cons_iff in F as [B _]. eauto.
Qed.

Section One.
Variables (c d : Z).
Hypothesis rows : has_rows g c d.

Lemma row_unique a b b' : 0 <= a -> 0 <= b -> 0 <= b' -> lost g [a; b] -> lost g [a; b'] -> b = b'.
Proof.
  destruct rows as (_ & _ & _ & R & _). intros A B B' L L'.
  assert (G : forall x y, 0 <= x < y -> lost g [a; x] -> lost g [a; y] -> False).
  { intros x y H X Y. apply (not_both g [a; x] X). inversion Y as [p _ W]; subst. apply W. apply R; lia. }
  destruct (Z.lt_trichotomy b b') as [C|[C|C]]; auto; exfalso; eauto.
Qed.

(** The lost positions of the rows before are bounded. *)
Lemma rows_bounded a : 0 <= a -> (forall x, 0 <= x < a -> exists y, 0 <= y /\ lost g [x; y]) ->
  exists m, 0 <= m /\ forall x y, 0 <= x < a -> 0 <= y -> lost g [x; y] -> y <= m.
Proof.
  intros A. pattern a. apply natlike_ind; auto. { intros _. exists 0. split; lia. }
  clear a A. intros a A IH E. destruct IH as (m & M & B). { intros x X. apply E. lia. }
  destruct (E a ltac:(lia)) as (z & Z0 & L). exists (Z.max m z). split; [lia|].
  intros x y X Y Lx. destruct (Z.eq_dec x a) as [->|N].
  - assert (y = z) by (apply (row_unique a); auto). lia.
  - pose proof (B x y ltac:(lia) Y Lx). lia.
Qed.

Lemma row_exists a : 0 <= a -> exists b, 0 <= b /\ lost g [a; b].
Proof.
  intros A. pattern a. apply Zlt_0_ind; auto. clear a A. intros a IH A.
  destruct rows as (E & C & D & R & M). destruct (rows_bounded a A IH) as (m & Hm & B).
  set (b := m + c * a + d + 1). assert (Hb : 0 < b) by (unfold b; nia).
  destruct (lost_or_won fuel cert checked [a; b]) as [L|W]. { apply pair_position; auto. lia. } { exists b. split; auto. lia. }
  inversion W as [p q Mv L|p Mi Stuck]; subst.
  - destruct (position_pair q E) as (a' & b' & -> & A' & B'). { apply Mv. }
    apply M in Mv as [[-> Hb']|[Ha' Hb']]; try lia. { eauto. }
    exfalso. pose proof (B a' b' ltac:(lia) B' L). unfold b in *. nia.
  - exfalso. apply (Stuck [a; 0]). apply R; lia.
Qed.

Theorem rows_one : one_per_row g.
Proof.
  intros a A. destruct (row_exists a A) as (b & B & L). exists b. split; [|split]; auto. intros b' B' L'. apply (row_unique a); auto.
Qed.
End One.

Theorem mirrored : has_mirror g -> symmetric g.
Proof.
  intros [E M]. assert (S : forall p, position g p -> (lost g (rev p) <-> lost g p)).
  { apply (lost_unique fuel cert checked (fun p => lost g (rev p))). intros p P. apply position_pair in P as (a & b & -> & A & B); auto.
    cbn [rev app]. rewrite (lost_equation fuel cert checked [b; a]) by (apply pair_position; auto).
    assert (Q : forall q, move g [a; b] q <-> move g [b; a] (rev q)).
    { intros q. split; intros H.
      - assert (P := proj1 H). apply position_pair in P as (x & y & -> & X & Y); auto. apply M; auto.
      - assert (P := proj1 H). apply position_pair in P as (x & y & Eq & X & Y); auto.
        assert (Eq' : q = [y; x]) by (rewrite <- (rev_involutive q), Eq; reflexivity). subst q. apply M; auto. }
    split; intros [S1 S2]; split.
    - intros Mi. destruct (S1 Mi) as [q H]. exists (rev q). apply Q. rewrite rev_involutive. auto.
    - intros q H. apply S2. apply Q. auto.
    - intros Mi. destruct (S1 Mi) as [q H]. exists (rev q). apply Q. auto.
    - intros q H. specialize (S2 (rev q)). rewrite rev_involutive in S2. apply S2. apply Q. rewrite rev_involutive. auto. }
  intros a b A B. apply (S [b; a]). apply pair_position; auto.
Qed.

Theorem mex_rule_of_pairs : one_per_row g -> symmetric g -> mex_of_pairs g.
Proof.
  intros One Sym a b [[A Hab] L]. assert (B : 0 <= b) by lia. split.
  - intros c [C Hc]. destruct (One c C) as (d & D & Ld & _). destruct (Z_le_gt_dec c d) as [H|H].
    + exists c, d. split; [split|]; auto; lia.
    + exists d, c. split; [split; [lia|apply Sym; auto]|lia].
  - intros x y [[X Hxy] Lx] Hx. assert (Y : 0 <= y) by lia. split; [lia|]. intros ->.
    destruct (One y A) as (z & Hz & _ & U). assert (b = z) by auto. assert (x = z) by (apply U; auto; apply Sym; auto). lia.
Qed.
End Rows.
