(** Finite sets of nodes reached from a start: computed, and closed. *)
Require Import ZArith List Lia Bool FMapPositive.
Import ListNotations.
Module PM := PositiveMap.

(** Keys: words of positive numbers as positive numbers, one to one. *)
Fixpoint papp (p q : positive) : positive :=
  match p with
  | xH => xI q
  | xO p' => xO (xO (papp p' q))
  | xI p' => xO (xI (papp p' q))
  end.

Lemma papp_inj p : forall p' q q', papp p q = papp p' q' -> p = p' /\ q = q'.
Proof.
  induction p as [p IH|p IH|]; intros [p'|p'|]; simpl; intros q q' E; try discriminate; injection E as E.
  - apply IH in E as [-> ->]; auto.
  - apply IH in E as [-> ->]; auto.
  - subst; auto.
Qed.

Fixpoint code (l : list positive) : positive :=
  match l with [] => xO (xO xH) | p :: l' => papp p (code l') end.

Lemma papp_nil p q : papp p q <> xO (xO xH).
Proof. destruct p as [p|p|]; simpl; try discriminate. intros E. injection E as E. destruct p; discriminate. Qed.

Lemma code_inj l : forall m, code l = code m -> l = m.
Proof.
  induction l as [|a l IH]; intros [|b m]; simpl; intros E; auto.
  - symmetry in E. apply papp_nil in E. contradiction.
  - apply papp_nil in E. contradiction.
  - apply papp_inj in E as [-> E]. f_equal; auto.
Qed.

Section Explore.
Variable node : Type.
Variable key : node -> positive.
Variable next : node -> option (list node).     (* [None]: a node that must not be reached *)

Definition mem (n : node) (s : PM.t unit) : bool := match PM.find (key n) s with Some _ => true | None => false end.
Definition push (acc : list node * PM.t unit) (n : node) : list node * PM.t unit :=
  let (st, s) := acc in if mem n s then acc else (n :: st, PM.add (key n) tt s).

Fixpoint explore (fuel : nat) (stack : list node) (seen : PM.t unit) : bool :=
  match stack with
  | [] => true
  | n :: st =>
      match fuel with
      | O => false
      | S f => match next n with
               | None => false
               | Some l => let (st', seen') := fold_left push l (st, seen) in explore f st' seen'
               end
      end
  end.
Definition safe (fuel : nat) (start : node) : bool := explore fuel [start] (PM.add (key start) tt (PM.empty unit)).

Hypothesis key_inj : forall n m, key n = key m -> n = m.

Definition closed (R : node -> Prop) : Prop := forall n, R n -> exists l, next n = Some l /\ forall m, In m l -> R m.

Lemma mem_add n m s : mem n (PM.add (key m) tt s) = true <-> n = m \/ mem n s = true.
Proof.
  unfold mem. destruct (Pos.eq_dec (key n) (key m)) as [E|E].
  - rewrite E, PM.gss. apply key_inj in E. tauto.
  - rewrite PM.gso by auto. split; auto. intros [->|Hn]; auto; congruence.
Qed.

Lemma push_all l : forall st s st' s', fold_left push l (st, s) = (st', s') ->
  (forall n, In n st -> In n st') /\ (forall n, mem n s = true -> mem n s' = true)
  /\ (forall n, In n l -> mem n s' = true) /\ (forall n, mem n s' = true -> mem n s = true \/ In n st')
  /\ ((forall n, In n st -> mem n s = true) -> forall n, In n st' -> mem n s' = true).
Proof.
  induction l as [|a l IH]; simpl; intros st s st' s' F.
  - injection F as <- <-. repeat split; auto.
  - destruct (mem a s) eqn:M.
    + apply IH in F as (F1 & F2 & F3 & F4 & F5). repeat split; auto. intros n [<-|I]; auto.
    + apply IH in F as (F1 & F2 & F3 & F4 & F5). repeat split.
      * intros n I. apply F1. right. auto.
      * intros n I. apply F2. apply mem_add. auto.
      * intros n [<-|I]; auto. apply F2. apply mem_add. auto.
      * intros n I. apply F4 in I as [I|I]; auto. apply mem_add in I as [->|I]; auto.
        right. apply F1. left. auto.
      * intros Hst n I. apply F5; auto. intros m [<-|Im]; apply mem_add; auto.
Qed.

Lemma explore_ok fuel : forall stack seen, explore fuel stack seen = true ->
  (forall n, In n stack -> mem n seen = true) ->
  (forall n, mem n seen = true -> In n stack \/ exists l, next n = Some l /\ forall m, In m l -> mem m seen = true) ->
  exists R, closed R /\ forall n, mem n seen = true -> R n.
Proof.
  induction fuel as [|fuel IH]; intros stack seen E Sub Inv.
  - destruct stack; simpl in E; try discriminate. exists (fun n => mem n seen = true). split; auto.
    intros n Hn. destruct (Inv n Hn) as [[]|]; auto.
  - destruct stack as [|n st]; simpl in E.
    + exists (fun n => mem n seen = true). split; auto. intros n Hn. destruct (Inv n Hn) as [[]|]; auto.
    + destruct (next n) as [l|] eqn:N; try discriminate.
      destruct (fold_left push l (st, seen)) as [st' seen'] eqn:F. apply push_all in F as (F1 & F2 & F3 & F4 & F5).
      destruct (IH st' seen' E) as (R & C & I).
      * apply F5. intros m Im. apply Sub. right. auto.
      * intros m Hm. apply F4 in Hm as [Hm|Hm]; auto. destruct (Inv m Hm) as [[<-|Im]|(k & K1 & K2)].
        -- right. exists l. auto.
        -- left. auto.
        -- right. exists k. split; auto.
      * exists R. split; auto.
Qed.

Lemma safe_ok fuel start : safe fuel start = true -> exists R, closed R /\ R start.
Proof.
  intros E. apply explore_ok in E as (R & C & I).
  - exists R. split; auto. apply I. apply mem_add. auto.
  - intros n [<-|[]]. apply mem_add. auto.
  - intros n Hn. apply mem_add in Hn as [->|Hn]. left. left. auto. unfold mem in Hn. rewrite PM.gempty in Hn. discriminate.
Qed.
End Explore.
