(** How a person proves which positions are lost: no move leads from the set to the set, and from outside a move leads into it; in
    misère play who is in the set can move, and who cannot move is outside. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Ends.
Import ListNotations.
Open Scope Z_scope.

Section Solve.
Variables (g : game) (X : list Z -> Prop) (measure : list Z -> Z).
Hypothesis measure_nonneg : forall p, position g p -> 0 <= measure p.
Hypothesis falls : forall p q, position g p -> move g p q -> measure q < measure p.
Hypothesis decided : forall p, position g p -> X p \/ ~ X p.
Hypothesis inside : forall p q, position g p -> X p -> move g p q -> ~ X q.
Hypothesis inside_moves : misere g = true -> forall p, position g p -> X p -> exists q, move g p q.
Hypothesis outside : forall p, position g p -> ~ X p ->
  (exists q, move g p q /\ X q) \/ (misere g = true /\ forall q, ~ move g p q).

Theorem solved p : position g p -> (lost g p <-> X p).
Proof.
  intros Pp. assert (G : forall k p, position g p -> measure p < Z.of_nat k -> (X p -> lost g p) /\ (~ X p -> won g p)).
  { intros k. induction k as [|k IH]; intros r Pr Mr; [pose proof (measure_nonneg r Pr); lia|]. split.
    - intros Xr. apply lost_intro; [auto|]. intros q M. pose proof (falls r q Pr M).
      apply IH; [apply M|lia|eapply inside; eauto].
    - intros Nr. destruct (outside r Pr Nr) as [(q & M & Xq)|[Mi Stuck]]; [|apply won_stuck; auto].
      pose proof (falls r q Pr M). apply won_move with (q := q); auto. apply IH; auto; [apply M|lia]. }
  destruct (G (S (Z.to_nat (measure p))) p Pp) as [GL GW]. { pose proof (measure_nonneg p Pp). lia. }
  split; auto. intros L. destruct (decided p Pp) as [Xp|Np]; auto. exfalso. apply (not_both g p L). auto.
Qed.
End Solve.
