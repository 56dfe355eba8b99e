(** What holds of all lost positions, decided on the automaton: periods, and values of sums of piles. [won] is an automaton that accepts at
    least what the automaton of the lost positions does not. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Numeration Words Explore Ends Tables Conditions Clauses NoMove Coverage Prepare Check Sound Lazy.
Import ListNotations.
Open Scope Z_scope.

(** No word of one automaton is related by the conditions to a word of the other. *)
Definition unrelated (fuel : nat) (c : certificate) (cl : list condition) (A B : auto) : bool :=
  let S := system (c_num c) in let w0 := window S 0 in
  let ts := j_ts (prepare fuel S w0 (all_letters S (piles (c_game c))) cl no_plain no_plain) in
  forallb2 (check_tracker S w0) cl ts &&& no_move fuel cl ts A B.
Definition completes (fuel : nat) (c : certificate) (won : automaton) : bool :=
  covered (system (c_num c)) (piles (c_game c)) fuel [lost_table c; table won] some 0.

(** Nothing is taken. *)
Definition still (n : nat) : list condition :=
  map (fun i => Between (unit_vector n i) (map Z.opp (unit_vector n i)) (Some 0) (Some 0)) (seq 0 n).
Lemma still_holds n p a : In a (still n) -> holds a p p.
Proof. unfold still. intros I. apply in_map_iff in I as (i & <- & _). simpl. rewrite dot_opp. lia. Qed.

Definition periodic (fuel : nat) (c : certificate) (won : automaton) (cl : list condition) : bool :=
  completes fuel c won &&& unrelated fuel c cl (lost_table c) (table won) &&& unrelated fuel c cl (table won) (lost_table c).
(** The conditions, which speak of the piles before a move, hold of no lost position; of no won one. *)
Definition never_lost (fuel : nat) (c : certificate) (cl : list condition) : bool :=
  unrelated fuel c (still (piles (c_game c)) ++ cl) (lost_table c) (lost_table c).
Definition never_won (fuel : nat) (c : certificate) (won : automaton) (cl : list condition) : bool :=
  unrelated fuel c (still (piles (c_game c)) ++ cl) (table won) (table won).

(** Lost exactly if form.p is one of these values. *)
Fixpoint gaps (lo : option Z) (vs : list Z) : list (option Z * option Z) :=
  match vs with [] => [(lo, None)] | v :: vs' => (lo, Some (v - 1)) :: gaps (Some (v + 1)) vs' end.
Definition by_value (fuel : nat) (c : certificate) (won : automaton) (form vs : list Z) : bool :=
  let sum lo hi := [Between form [] lo hi] in
  completes fuel c won
  &&& forallb (fun g => never_lost fuel c (sum (fst g) (snd g))) (gaps None vs)
  &&& forallb (fun v => never_won fuel c won (sum (Some v) (Some v))) vs.
(** Lost exactly if form.p leaves one of these remainders. *)
Definition by_remainder (fuel : nat) (c : certificate) (won : automaton) (form : list Z) (m : Z) (rs : list Z) : bool :=
  (0 <? m) &&& completes fuel c won
  &&& forallb (fun i => let r := Z.of_nat i in let cl := [Congruent form [] r m] in
        if existsb (Z.eqb r) rs then never_won fuel c won cl else never_lost fuel c cl) (seq 0 (Z.to_nat m)).

Section Always.
Variables (fuel : nat) (c : certificate).
Hypothesis checked : check fuel c = true.
Local Notation g := (c_game c).
Local Notation n := (piles g).
Local Notation S := (system (c_num c)).

(** Two positions as words of one length. *)
Lemma two_words p q : position g p -> position g q -> exists w w', length w = length w' /\ valid S n w = true /\ valid S n w' = true /\
  vals S n w = p /\ vals S n w' = q.
Proof.
  intros [Lp Np] [Lq Nq]. pose proof (HL fuel c checked) as L. destruct (enough_ok fuel c checked (p ++ q)) as [F Ph].
  set (k := enough (c_num c) (p ++ q)) in *. apply Forall_app in F as [Fp Fq].
  assert (Both : forall r, Forall (fun x => 0 <= x) r -> Forall (fun x => x < u S k) r -> Forall (fun z => 0 <= z < u S k) r).
  { intros r N F. apply Forall_forall. intros x I. rewrite Forall_forall in *. auto. }
  destruct (word_ok S n L k p Ph Lp) as (W1 & W2 & W3); auto. destruct (word_ok S n L k q Ph Lq) as (V1 & V2 & V3); auto.
  exists (word (u S) k p), (word (u S) k q). repeat split; auto. congruence.
Qed.

Lemma unrelated_ok cl A B w w' : unrelated fuel c cl A B = true -> length w = length w' -> valid S n w = true -> valid S n w' = true ->
  reads A w = true -> reads B w' = true -> (forall a, In a cl -> holds a (vals S n w) (vals S n w')) -> False.
Proof.
  intros U Lw V V' RA RB Hh. unfold unrelated in U. apply andb_prop in U as [U1 U2].
  pose proof (HL fuel c checked) as L. pose proof (Hn fuel c checked) as Hn.
  eapply (no_move_ok S (window S 0) n L eq_refl cl _ U1 fuel A B U2 w w'); auto; apply (valid_tot S n L); auto.
Qed.

Lemma lost_word w : valid S n w = true -> (lost g (vals S n w) <-> reads (lost_table c) w = true).
Proof. intros V. apply (check_sound_words fuel c checked w V). Qed.
Lemma completes_ok won w : completes fuel c won = true -> valid S n w = true -> reads (table won) w = false -> lost g (vals S n w).
Proof.
  intros C V R. apply lost_word; auto. unfold completes in C. apply covered_ok with (w := w) in C; auto. 2: apply (HL fuel c checked).
  change (zeros n 0 w) with w in C. cbn [map] in C. unfold some in C. cbn [existsb] in C. rewrite R in C.
  destruct (reads (lost_table c) w); auto.
Qed.

Theorem periodic_ok won cl p q : periodic fuel c won cl = true -> position g p -> position g q -> (forall a, In a cl -> holds a p q) ->
  (lost g p <-> lost g q).
Proof.
  intros P Pp Pq Hh. unfold periodic in P. apply andb_prop in P as [P P3]. apply andb_prop in P as [P1 P2].
  destruct (two_words p q Pp Pq) as (w & w' & L & V & V' & <- & <-). split; intros Lo; apply lost_word in Lo; auto.
  - destruct (reads (table won) w') eqn:R; [|eapply completes_ok; eauto]. exfalso. apply (unrelated_ok _ _ _ w w' P2); auto.
  - destruct (reads (table won) w) eqn:R; [|eapply completes_ok; eauto]. exfalso. apply (unrelated_ok _ _ _ w w' P3); auto.
Qed.

Lemma holds_still cl p a : (forall a, In a cl -> holds a p p) -> In a (still n ++ cl) -> holds a p p.
Proof. intros H I. apply in_app_or in I as [I|I]; auto. eapply still_holds; eauto. Qed.

Theorem never_lost_ok cl p : never_lost fuel c cl = true -> position g p -> (forall a, In a cl -> holds a p p) -> ~ lost g p.
Proof.
  intros N P H Lo. destruct (two_words p p P P) as (w & _ & _ & V & _ & <- & _). apply lost_word in Lo; auto.
  apply (unrelated_ok _ _ _ w w N); auto. intros a. apply holds_still. auto.
Qed.
Theorem never_won_ok won cl p : completes fuel c won = true -> never_won fuel c won cl = true -> position g p ->
  (forall a, In a cl -> holds a p p) -> lost g p.
Proof.
  intros C N P H. destruct (two_words p p P P) as (w & _ & _ & V & _ & <- & _).
  destruct (reads (table won) w) eqn:R; [|eapply completes_ok; eauto]. exfalso.
  apply (unrelated_ok _ _ _ w w N); auto. intros a. apply holds_still. auto.
Qed.

Lemma gaps_ok x : forall vs lo, match lo with Some l => l <= x | None => True end -> In x vs \/ exists gap, In gap (gaps lo vs) /\
  match fst gap with Some l => l <= x | None => True end /\ match snd gap with Some h => x <= h | None => True end.
Proof.
  intros vs. induction vs as [|v vs IH]; intros lo Lo; cbn [gaps].
  - right. exists (lo, None). simpl. auto.
  - destruct (Z.lt_trichotomy x v) as [C|[C|C]].
    + right. exists (lo, Some (v - 1)). simpl. split; auto. split; auto. lia.
    + left. left. auto.
    + destruct (IH (Some (v + 1))) as [I|(gap & I & H)]; [lia| |]. { left. right. auto. }
      right. exists gap. split; auto. right. auto.
Qed.

Theorem by_value_ok won form vs p : by_value fuel c won form vs = true -> position g p -> (lost g p <-> In (dot form p) vs).
Proof.
  intros B P. unfold by_value in B. cbv zeta in B. apply andb_prop in B as [B B3]. apply andb_prop in B as [B1 B2].
  rewrite forallb_forall in B2. rewrite forallb_forall in B3. split.
  - intros Lo. destruct (gaps_ok (dot form p) vs None I) as [In1|(gap & Ig & H1 & H2)]; auto. exfalso.
    apply B2 in Ig. apply (never_lost_ok _ p Ig P); auto. intros a [<-|[]]. simpl. rewrite Z.add_0_r. auto.
  - intros Iv. apply B3 in Iv. apply (never_won_ok won _ p B1 Iv P). intros a [<-|[]]. simpl. lia.
Qed.

Theorem by_remainder_ok won form m rs p : by_remainder fuel c won form m rs = true -> position g p ->
  (lost g p <-> In (dot form p mod m) rs).
Proof.
  intros B P. unfold by_remainder in B. apply andb_prop in B as [B B2]. apply andb_prop in B as [B0 B1]. rewrite forallb_forall in B2.
  assert (M : 0 < m) by lia. set (r := dot form p mod m). assert (R : 0 <= r < m) by (apply Z.mod_pos_bound; auto).
  specialize (B2 (Z.to_nat r)). cbv zeta in B2. rewrite Z2Nat.id in B2 by lia.
  assert (H : forall a, In a [Congruent form [] r m] -> holds a p p).
  { intros a [<-|[]]. simpl. exists (dot form p / m). unfold r. pose proof (Z.div_mod (dot form p) m ltac:(lia)). lia. }
  assert (I : In (Z.to_nat r) (seq 0 (Z.to_nat m))) by (apply in_seq; lia). apply B2 in I. clear B2.
  destruct (existsb (Z.eqb r) rs) eqn:E.
  - apply existsb_exists in E as (x & Ix & Ex). apply Z.eqb_eq in Ex. subst x. split; auto. intros _. apply (never_won_ok won _ p B1 I P H).
  - split.
    + intros Lo. exfalso. apply (never_lost_ok _ p I P H Lo).
    + intros Ir. exfalso. assert (X : existsb (Z.eqb r) rs = true) by (apply existsb_exists; exists r; split; auto; apply Z.eqb_refl). congruence.
Qed.

Theorem nothing_lost p : never_lost fuel c [] = true -> position g p -> won g p.
Proof.
  intros N P. destruct (lost_or_won fuel c checked p P) as [Lo|W]; auto. exfalso.
  apply (never_lost_ok [] p N P); auto. intros a [].
Qed.
Theorem everything_lost won p : completes fuel c won &&& never_won fuel c won [] = true -> position g p -> lost g p.
Proof. intros E P. apply andb_prop in E as [C N]. apply (never_won_ok won [] p C N P). intros a []. Qed.
End Always.
