(** Lists of integers as vectors. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement.
Import ListNotations.
Open Scope Z_scope.

Fixpoint map2 {A B C} (f : A -> B -> C) (l : list A) (m : list B) : list C :=
  match l, m with
  | a :: l', b :: m' => f a b :: map2 f l' m'
  | _, _ => []
  end.

Lemma map2_length {A B C} (f : A -> B -> C) l : forall m, length l = length m -> length (map2 f l m) = length m.
Proof. induction l as [|a l IH]; intros [|b m]; simpl; intros E; try lia. f_equal. apply IH. lia. Qed.

Lemma map2_app {A B C} (f : A -> B -> C) l : forall m l' m', length l = length m ->
  map2 f (l ++ l') (m ++ m') = map2 f l m ++ map2 f l' m'.
Proof. induction l as [|a l IH]; intros [|b m]; simpl; intros l' m' E; try lia; auto. f_equal. apply IH. lia. Qed.

Lemma skipn_nth {A} (d : A) i : forall l, (i < length l)%nat -> skipn i l = nth i l d :: skipn (S i) l.
Proof. induction i as [|i IH]; intros [|a l]; simpl; intros Hi; try lia; auto. apply IH. lia. Qed.

Lemma dot_zero n : forall p, dot (repeat 0 n) p = 0.
Proof. induction n as [|n IH]; intros [|a p]; simpl; auto. Qed.

Lemma dot_scale f c : forall h, dot (map (Z.mul f) c) h = f * dot c h.
Proof. induction c as [|a c IH]; intros [|b h]; simpl; try lia. rewrite IH. lia. Qed.

Lemma dot_opp c : forall h, dot (map Z.opp c) h = - dot c h.
Proof. induction c as [|a c IH]; intros [|b h]; simpl; try lia. rewrite IH. lia. Qed.

Lemma dot_add c : forall c' h, length c = length c' -> dot (map2 Z.add c c') h = dot c h + dot c' h.
Proof. induction c as [|a c IH]; intros [|a' c'] [|b h]; simpl; intros E; try lia. rewrite IH by lia. lia. Qed.

Lemma dot_app c : forall h c' h', length c = length h -> dot (c ++ c') (h ++ h') = dot c h + dot c' h'.
Proof. induction c as [|a c IH]; intros [|b h]; simpl; intros c' h' E; try lia. rewrite IH by lia. lia. Qed.

Lemma dot_nonneg c : forall h, Forall (fun x => 0 <= x) c -> Forall (fun x => 0 <= x) h -> 0 <= dot c h.
Proof.
  induction c as [|a c IH]; intros [|b h]; simpl; intros Hc Hh; try lia.
  inversion_clear Hc as [|? ? Pa Pc]. inversion_clear Hh as [|? ? Pb Ph]. specialize (IH h Pc Ph). nia.
Qed.

Lemma dot_mono F : forall h h', Forall (fun x => 0 <= x) F -> Forall2 Z.le h h' -> dot F h <= dot F h'.
Proof.
  induction F as [|f F IH]; intros h h' HF Hh; simpl. lia. inversion_clear HF as [|? ? Pf PF].
  destruct Hh as [|x y h h' Hxy Hh]; simpl. lia. specialize (IH _ _ PF Hh). nia.
Qed.
