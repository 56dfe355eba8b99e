(** All conditions of one clause together. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Numeration Words Explore Ends Tables Conditions Lazy.
Import ListNotations.
Open Scope Z_scope.

Definition adds_before (cl : list condition) (x : letter) : list Z := map (fun a => dot (before a) x) cl.
Definition adds_after (cl : list condition) (y : letter) : list Z := map (fun a => dot (after a) y) cl.

(** [None]: unknown; [Some None]: some condition cannot hold any more. *)
Fixpoint reads_next (ts : list tracker) (rs : list positive) (ex ey : list Z) : option (option (list positive)) :=
  match ts, rs, ex, ey with
  | [], [], [], [] => Some (Some [])
  | t :: ts', r :: rs', a :: ex', b :: ey' =>
      match tstep t r (a + b) with
      | Unknown => None
      | Dead => Some None
      | Go r' => match reads_next ts' rs' ex' ey' with Some (Some l) => Some (Some (r' :: l)) | o => o end
      end
  | _, _, _, _ => None
  end.
Fixpoint all_final (ts : list tracker) (rs : list positive) : bool :=
  match ts, rs with [], [] => true | t :: ts', r :: rs' => tfinal t r &&& all_final ts' rs' | _, _ => false end.

Section Sound.
Variable S : num.
Variable w0 : list Z.
Variable n : nat.
Hypothesis HL : lawful S.
Hypothesis Hw0 : w0 = window S 0.
Variable cl : list condition.
Variable ts : list tracker.
Hypothesis Hts : forallb2 (check_tracker S w0) cl ts = true.

Notation vals := (vals S n).
Notation tot := (tot S n).

Fixpoint sem_all (cl : list condition) (ts : list tracker) (rs : list positive) (w w' : list letter) : Prop :=
  match cl, ts, rs with
  | [], [], [] => True
  | a :: cl', t :: ts', r :: rs' => sem S n a t r w w' /\ sem_all cl' ts' rs' w w'
  | _, _, _ => False
  end.

Lemma sem_starts : sem_all cl ts (map starts ts) [] [].
Proof.
  revert ts Hts. induction cl as [|a l IH]; intros [|t ts']; simpl; intros H; try discriminate; auto.
  apply andb_prop in H as [H1 H2]. split; auto. eapply starts_ok; eauto.
Qed.

Lemma reads_go rs x y w w' rs' : length w = length w' -> sem_all cl ts rs w w' ->
  reads_next ts rs (adds_before cl x) (adds_after cl y) = Some (Some rs') -> sem_all cl ts rs' (w ++ [x]) (w' ++ [y]).
Proof.
  intros L. revert ts Hts rs rs'. induction cl as [|a l IH]; intros [|t ts']; simpl; intros H rs rs' Se R; try discriminate.
  - destruct rs; try discriminate. injection R as <-. auto.
  - apply andb_prop in H as [H1 H2]. destruct rs as [|r rs]; try discriminate. destruct Se as [S1 S2].
    destruct (tstep t r (dot (before a) x + dot (after a) y)) eqn:E; try discriminate.
    destruct (reads_next ts' rs (adds_before l x) (adds_after l y)) as [[k|]|] eqn:E2; try discriminate.
    injection R as <-. split.
    + eapply tstep_go; eauto.
    + eapply IH; eauto.
Qed.

Lemma reads_dead rs x y w w' v v' : length w = length w' -> length v = length v' ->
  tot (w ++ x :: v) -> tot (w' ++ y :: v') -> sem_all cl ts rs w w' ->
  reads_next ts rs (adds_before cl x) (adds_after cl y) = Some None ->
  (forall a, In a cl -> holds a (vals (w ++ x :: v)) (vals (w' ++ y :: v'))) -> False.
Proof.
  intros L Lv T T'. revert ts Hts rs. induction cl as [|a l IH]; intros [|t ts']; simpl; intros H rs Se R Hh; try discriminate.
  - destruct rs; discriminate.
  - apply andb_prop in H as [H1 H2]. destruct rs as [|r rs]; try discriminate. destruct Se as [S1 S2].
    destruct (tstep t r (dot (before a) x + dot (after a) y)) eqn:E; try discriminate.
    + eapply tstep_dead with (v := v) (v' := v'); eauto.
    + destruct (reads_next ts' rs (adds_before l x) (adds_after l y)) as [[k|]|] eqn:E2; try discriminate.
      eapply IH; eauto.
Qed.

Lemma all_final_ok rs w w' : length w = length w' -> tot w -> tot w' -> sem_all cl ts rs w w' ->
  (all_final ts rs = true <-> forall a, In a cl -> holds a (vals w) (vals w')).
Proof.
  intros L T T'. revert ts Hts rs. induction cl as [|a l IH]; intros [|t ts']; simpl; intros H rs Se; try discriminate.
  - destruct rs; simpl; try contradiction. tauto.
  - apply andb_prop in H as [H1 H2]. destruct rs as [|r rs]; try contradiction. destruct Se as [S1 S2].
    rewrite andb_true_iff. specialize (IH ts' H2 rs S2). rewrite IH.
    assert (F : tfinal t r = true <-> holds a (vals w) (vals w')) by (eapply tfinal_ok; eauto). rewrite F.
    split. intros [A B] b [<-|I]; auto. intros A. split; auto.
Qed.

End Sound.
