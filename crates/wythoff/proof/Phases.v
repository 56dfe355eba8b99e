(** Phases: numbers of digits to come, modulo the period of a numeration. *)
Require Import Arith Lia.

Definition up (N p : nat) : nat := if Nat.eqb (S p) N then O else S p.
Definition down (N p : nat) : nat := match p with O => Nat.pred N | S q => q end.
Fixpoint phase (N j : nat) : nat := match j with O => O | S j' => up N (phase N j') end.

Section Phase.
Variable N : nat.
Hypothesis N_pos : 0 < N.

Lemma up_lt p : p < N -> up N p < N.
Proof. unfold up. destruct (Nat.eqb_spec (S p) N); lia. Qed.
Lemma down_lt p : p < N -> down N p < N.
Proof. unfold down. destruct p; lia. Qed.
Lemma phase_lt j : phase N j < N.
Proof. induction j as [|j IH]; simpl; auto using up_lt. Qed.
Lemma down_up p : p < N -> down N (up N p) = p.
Proof. unfold up, down. destruct (Nat.eqb_spec (S p) N); lia. Qed.
Lemma up_down p : p < N -> up N (down N p) = p.
Proof. unfold up, down. intros Hp. destruct p as [|p]; match goal with |- context [Nat.eqb ?a ?b] => destruct (Nat.eqb_spec a b) end; lia. Qed.
Lemma down_phase j : down N (phase N (S j)) = phase N j.
Proof. simpl. apply down_up. apply phase_lt. Qed.

Lemma phase_mod j : phase N j = j mod N.
Proof.
  induction j as [|j IH]; simpl phase. { symmetry. apply Nat.mod_0_l. lia. }
  rewrite IH. unfold up. pose proof (Nat.mod_upper_bound j N). pose proof (Nat.div_mod j N) as D.
  destruct (Nat.eqb_spec (S (j mod N)) N) as [E|E].
  - apply Nat.mod_unique with (q := S (j / N)); lia.
  - apply Nat.mod_unique with (q := j / N); lia.
Qed.
Lemma phase_mul m : phase N (m * N) = 0.
Proof. rewrite phase_mod. apply Nat.mod_mul. lia. Qed.

(** Reading n digits down from phase 0 to phase 0: n is a multiple of the period. *)
Lemma iter_succ {A} (f : A -> A) m : forall q, Nat.iter (S m) f q = Nat.iter m f (f q).
Proof. induction m as [|m IH]; intros q; auto. change (f (Nat.iter (S m) f q) = f (Nat.iter m f (f q))). rewrite IH. auto. Qed.
Lemma down_iter_lt n : forall p, p < N -> Nat.iter n (down N) p < N.
Proof. induction n as [|n IH]; simpl; intros p Hp; auto. apply down_lt; auto. Qed.
Lemma down_iter n : forall p, p < N -> Nat.iter n (up N) (Nat.iter n (down N) p) = p.
Proof.
  induction n as [|n IH]; intros p Hp; auto. rewrite iter_succ. change (Nat.iter (S n) (down N) p) with (down N (Nat.iter n (down N) p)).
  rewrite up_down by (apply down_iter_lt; auto). auto.
Qed.
Lemma phase_back n : Nat.iter n (down N) O = O -> phase N n = O.
Proof.
  intros E. pose proof (down_iter n O N_pos) as D. rewrite E in D.
  assert (I : forall m, phase N m = Nat.iter m (up N) O) by (intros m; induction m as [|m IH]; simpl; congruence). congruence.
Qed.
End Phase.
