(** Moves as a person would write them: that they are those of the clauses. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement.
Import ListNotations.
Open Scope Z_scope.

Lemma move_clauses g p q : position g q -> (move g p q <-> Exists (fun c => Forall (fun a => holds a p q) c) (clauses g)).
Proof.
  intros Pq. unfold move. rewrite Exists_exists. split.
  - intros (_ & c & I & A). exists c. split; auto. apply Forall_forall. auto.
  - intros (c & I & A). split; auto. exists c. split; auto. apply Forall_forall. auto.
Qed.

Lemma and_iff (A A' B B' : Prop) : (A <-> A') -> (B <-> B') -> (A /\ B <-> A' /\ B').
Proof. tauto. Qed.
Lemma or_iff (A A' B B' : Prop) : (A <-> A') -> (B <-> B') -> (A \/ B <-> A' \/ B').
Proof. tauto. Qed.
Lemma Forall_one {X} (P : X -> Prop) x : Forall P [x] <-> P x.
Proof. split; intros F. inversion F; auto. auto. Qed.
Lemma Exists_one {X} (P : X -> Prop) x : Exists P [x] <-> P x.
Proof. split; intros F. inversion F as [? ? Px|? ? E]; auto. inversion E. auto. Qed.

(** Clauses against words of the same shape. *)
Ltac condition_in_words := cbn [holds dot]; first [lia | split; intros [k K]; exists k; lia].
Ltac clause_in_words := lazymatch goal with
  | |- Forall _ [] <-> _ => split; auto
  | |- Forall _ [_] <-> _ => rewrite Forall_one; condition_in_words
  | |- Forall _ (_ :: _) <-> _ => rewrite Forall_cons_iff; apply and_iff; [condition_in_words | clause_in_words]
  end.
Ltac clauses_in_words := lazymatch goal with
  | |- Exists _ [] <-> _ => rewrite Exists_nil; tauto
  | |- Exists _ [_] <-> _ => rewrite Exists_one; clause_in_words
  | |- Exists _ (_ :: _) <-> _ => rewrite Exists_cons; apply or_iff; [clause_in_words | clauses_in_words]
  end.
Ltac moves_in_words rules := rewrite move_clauses; [cbn [clauses rules]; clauses_in_words | split; [reflexivity | repeat constructor; assumption]].
Ltac is_position := split; [reflexivity | repeat constructor; apply N2Z.is_nonneg].
