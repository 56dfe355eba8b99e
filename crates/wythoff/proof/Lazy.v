(** "And" and "or" that stop early: under [vm_compute] the functions [andb], [orb] evaluate both sides. *)
Require Import List Bool.
Import ListNotations.
Notation "x &&& y" := (if x then y else false) (at level 40, left associativity) : bool_scope.
Notation "x ||| y" := (if x then true else y) (at level 50, left associativity) : bool_scope.

Lemma andb_prop (a b : bool) : (a &&& b)%bool = true -> a = true /\ b = true.
Proof. destruct a; auto. discriminate. Qed.
Lemma orb_prop (a b : bool) : (a ||| b)%bool = true -> a = true \/ b = true.
Proof. destruct a; auto. Qed.
Lemma andb_true_iff (a b : bool) : (a &&& b)%bool = true <-> a = true /\ b = true.
Proof. destruct a; intuition discriminate. Qed.

Fixpoint forallb {A} (f : A -> bool) (l : list A) : bool := match l with [] => true | a :: l' => (f a &&& forallb f l')%bool end.
Fixpoint existsb {A} (f : A -> bool) (l : list A) : bool := match l with [] => false | a :: l' => (f a ||| existsb f l')%bool end.

Lemma forallb_forall {A} (f : A -> bool) l : forallb f l = true <-> forall x, In x l -> f x = true.
Proof.
  induction l as [|a l IH]; simpl. intuition. rewrite andb_true_iff, IH. split.
  - intros [Ha Hl] x [<-|I]; auto.
  - auto.
Qed.
Lemma existsb_exists {A} (f : A -> bool) l : existsb f l = true <-> exists x, In x l /\ f x = true.
Proof.
  induction l as [|a l IH]; simpl. split; [discriminate|intros (x & [] & _)]. destruct (f a) eqn:E.
  - split; auto. intros _. eauto.
  - rewrite IH. split; intros (x & I & Hx). eauto. destruct I as [<-|I]; [congruence|eauto].
Qed.

Fixpoint forallb2 {A B} (f : A -> B -> bool) (l : list A) (m : list B) : bool :=
  match l, m with [], [] => true | a :: l', b :: m' => (f a b &&& forallb2 f l' m')%bool | _, _ => false end.
