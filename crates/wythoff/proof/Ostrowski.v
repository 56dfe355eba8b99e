(** Ostrowski numerations with a periodic list of positive numbers are lawful. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Numeration Lazy.
Import ListNotations.
Open Scope Z_scope.

Section Ostrowski.
Variable l : list Z.
Notation per := (length l).
Definition a (p : nat) : Z := nth p l 0.
Definition ou (n : nat) : Z := fst (two_weights l n).
Definition oprev (n : nat) : Z := snd (two_weights l n).

(** State 2 place + 1: the digit just read was the greatest, so that a 0 must follow. *)
Definition oread (s : nat) (x : Z) : option nat :=
  let p := down per (Nat.div2 s) in
  if (0 <=? x) &&& (x <=? a p) &&& (negb (Nat.odd s) ||| (x =? 0)) then Some (2 * p + (if (x =? a p)%Z then 1 else 0))%nat else None.
Definition oenum (s : nat) : list (Z * nat) :=
  flat_map (fun k => let x := Z.of_nat k in match oread s x with Some t => [(x, t)] | None => [] end)
           (seq 0 (S (Z.to_nat (a (down per (Nat.div2 s)))))).

Definition ostrowski : num := {|
  u := ou; period := per; dim := 2; window := fun j => [ou (S j); ou j];
  shift := fun p F e => match F with [f1; f0] => [f1 * a p + f0; f1 + e] | _ => F end;
  start := O; read := oread; whole := fun s => Nat.eqb s 0; enum := oenum; top := fold_right Z.max 0 l;
  place := Nat.div2; bound := fun s n => if Nat.odd s then oprev n else ou n;
  good := fun s n => Nat.div2 s = phase per n |}.

Definition olegal : bool := forallb (Z.leb 1) l &&& negb (Nat.eqb per 0).
Hypothesis legal : olegal = true.

Lemma per_pos : (0 < per)%nat.
Proof. unfold olegal in legal. apply andb_prop in legal as [_ E]. destruct per; try lia. discriminate. Qed.

Lemma a_pos p : (p < per)%nat -> 1 <= a p.
Proof.
  intros Hp. unfold olegal in legal. apply andb_prop in legal as [E _]. rewrite forallb_forall in E.
  apply Z.leb_le. apply E. apply nth_In. auto.
Qed.
Lemma a_phase n : 1 <= a (phase per n).
Proof. apply a_pos. apply phase_lt. apply per_pos. Qed.

Lemma u_S n : ou (S n) = a (phase per n) * ou n + oprev n.
Proof. rewrite phase_mod by apply per_pos. unfold ou, oprev, a. cbn [two_weights]. destruct (two_weights l n). reflexivity. Qed.
Lemma prev_S n : oprev (S n) = ou n.
Proof. unfold ou, oprev. simpl. destruct (two_weights l n). reflexivity. Qed.

Lemma u_prev n : 0 <= oprev n <= ou n /\ 1 <= ou n.
Proof.
  induction n as [|n IH]. unfold ou, oprev. simpl. lia. rewrite u_S, prev_S. pose proof (a_phase n). nia.
Qed.

Lemma ou_mono n m : (n <= m)%nat -> ou n <= ou m.
Proof. induction 1 as [|m Hm IH]. lia. pose proof (u_prev (S m)) as P. rewrite prev_S in P. lia. Qed.

Lemma code1 q : Nat.div2 (2 * q + 1) = q /\ Nat.odd (2 * q + 1) = true.
Proof.
  replace (2 * q + 1)%nat with (S (2 * q)) by lia. split. apply Nat.div2_succ_double. rewrite Nat.odd_succ, Nat.even_mul. auto.
Qed.
Lemma code0 q : Nat.div2 (2 * q + 0) = q /\ Nat.odd (2 * q + 0) = false.
Proof. rewrite Nat.add_0_r. split. apply Nat.div2_double. rewrite Nat.odd_mul. auto. Qed.

Lemma read_spec s x s' : oread s x = Some s' -> let p := down per (Nat.div2 s) in
  0 <= x <= a p /\ (Nat.odd s = true -> x = 0) /\ Nat.div2 s' = p /\ Nat.odd s' = (x =? a p).
Proof.
  intros R p. unfold oread in R. fold p in R.
  destruct ((0 <=? x) &&& (x <=? a p) &&& (negb (Nat.odd s) ||| (x =? 0))) eqn:E; try discriminate. injection R as <-.
  apply andb_prop in E as [E E2]. apply andb_prop in E as [E0 E1]. split. lia. split.
  - intros O. rewrite O in E2. simpl in E2. lia.
  - destruct (x =? a p).
    + apply code1.
    + apply code0.
Qed.

Lemma ostrowski_lawful : lawful ostrowski.
Proof.
  pose proof per_pos as P.
  constructor; cbn [u period dim window shift start read whole enum place bound good ostrowski].
  - exact P.
  - lia.
  - intros n. apply u_prev.
  - apply ou_mono.
  - intros n. change (2 + n)%nat with (S (S n)). rewrite (u_S (S n)), prev_S.
    pose proof (a_phase (S n)). pose proof (u_prev n). assert (ou n <= ou (S n)) by (apply ou_mono; lia). nia.
  - intros j. exists [ou (S j)]. auto.
  - intros j. repeat constructor; apply ou_mono; lia.
  - intros p F e. destruct F as [|f1 [|f0 [|]]]; simpl; auto.
  - intros j F e LF. destruct F as [|f1 [|f0 [|]]]; try discriminate. cbn [dot]. change (1 + j)%nat with (S j).
    rewrite (u_S (S j)), prev_S. cbn [phase]. ring.
  - reflexivity.
  - intros s x s' R. apply read_spec in R. tauto.
  - intros s W. apply Nat.eqb_eq in W. subst. reflexivity.
  - intros k Hk. simpl. auto.
  - intros s x s' n G R. apply read_spec in R. destruct R as (_ & _ & R & _). rewrite R, G. apply down_phase. auto.
  - intros k _. reflexivity.
  - intros s n _. pose proof (u_prev n). destruct (Nat.odd s); lia.
  - intros s _ W. apply Nat.eqb_eq in W. subst. reflexivity.
  - intros s G. simpl in G. destruct (Nat.odd s) eqn:O.
    + unfold oprev. simpl. split; lia.
    + unfold ou. simpl. split. lia. intros _. apply Nat.eqb_eq. rewrite (Nat.div2_odd s), G, O. reflexivity.
  - intros s x s' n r G R Hr. apply read_spec in R. destruct R as (R1 & R2 & R3 & R4). rewrite R4 in Hr.
    rewrite G in *. change (1 + n)%nat with (S n) in *. rewrite (down_phase per P) in *.
    pose proof (u_prev n). rewrite u_S, prev_S. pose proof (a_phase n).
    destruct (Nat.odd s) eqn:O.
    + rewrite (R2 eq_refl) in *. destruct (Z.eqb_spec 0 (a (phase per n))); lia.
    + destruct (Z.eqb_spec x (a (phase per n))). subst. nia. nia.
  - intros s n z G Hz. change (1 + n)%nat with (S n) in *. rewrite u_S, prev_S in Hz.
    pose proof (u_prev n) as U. pose proof (a_phase n) as A.
    assert (U1 : 0 < ou n) by lia.
    pose proof (Z.div_mod z (ou n)) as D. pose proof (Z.mod_pos_bound z (ou n) U1) as M.
    unfold oread. rewrite G, (down_phase per P). destruct (Nat.odd s) eqn:O.
    + assert (Q : z / ou n = 0) by (apply Z.div_small; lia). rewrite Q in *.
      replace (0 <=? a (phase per n)) with true by lia. change (0 <=? 0) with true. change (0 =? 0) with true. cbn [negb].
      replace (0 =? a (phase per n)) with false by lia.
      eexists. split. reflexivity. rewrite (proj2 (code0 _)). lia.
    + assert (Q0 : 0 <= z / ou n) by (apply Z.div_pos; lia).
      assert (Q1 : z / ou n <= a (phase per n)). { assert (z / ou n < a (phase per n) + 1); [|lia]. apply Z.div_lt_upper_bound; nia. }
      replace (0 <=? z / ou n) with true by lia. replace (z / ou n <=? a (phase per n)) with true by lia. cbn [negb].
      eexists. split. reflexivity. destruct (Z.eqb_spec (z / ou n) (a (phase per n))).
      * rewrite (proj2 (code1 _)). nia.
      * rewrite (proj2 (code0 _)). lia.
  - intros s x s' R. unfold oenum. apply in_flat_map. pose proof (read_spec _ _ _ R) as (R1 & _).
    exists (Z.to_nat x). split. apply in_seq. lia. cbv zeta. rewrite Z2Nat.id by lia. rewrite R. left. auto.
Qed.
End Ostrowski.
