(** Automata as tables that are fast to look up. State 1 starts; a letter without an edge rejects. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Explore Ends Lazy.
Import ListNotations.
Open Scope Z_scope.

Notation auto := (PM.t (bool * list (letter * positive))).

Definition edges (A : auto) (s : positive) : list (letter * positive) := match PM.find s A with Some r => snd r | None => [] end.
Definition final (A : auto) (s : positive) : bool := match PM.find s A with Some r => fst r | None => false end.
Definition step (A : auto) (s : positive) (x : letter) : option positive :=
  match find (fun e => same (fst e) x) (edges A s) with Some e => Some (snd e) | None => None end.
Fixpoint run (A : auto) (s : positive) (w : list letter) : option positive :=
  match w with [] => Some s | x :: w' => match step A s x with Some t => run A t w' | None => None end end.
Definition reads_from (A : auto) (s : positive) (w : list letter) : bool :=
  match run A s w with Some t => final A t | None => false end.
Definition reads (A : auto) (w : list letter) : bool := reads_from A 1 w.

Lemma step_in A s x t : step A s x = Some t -> In (x, t) (edges A s).
Proof.
  unfold step. destruct (find _ _) as [[y s']|] eqn:F; try discriminate. intros E. injection E as <-.
  apply find_some in F as [F1 F2]. simpl in *. apply same_eq in F2. subst. auto.
Qed.

(** No letter leaves a state twice. *)
Definition det (A : auto) : bool :=
  forallb (fun sr => forallb (fun e => match step A (fst sr) (fst e) with Some t => Pos.eqb (snd e) t | None => false end)
                             (snd (snd sr))) (PM.elements A).

Lemma det_ok A s x t : det A = true -> In (x, t) (edges A s) -> step A s x = Some t.
Proof.
  unfold det. intros D I. unfold edges in I. destruct (PM.find s A) as [r|] eqn:F; [|destruct I].
  rewrite forallb_forall in D. apply PM.elements_correct in F. apply D in F. rewrite forallb_forall in F.
  apply F in I. simpl in I. destruct (step A s x); try discriminate. apply Pos.eqb_eq in I. congruence.
Qed.

Lemma run_snoc A w : forall s t x t', run A s w = Some t -> step A t x = Some t' -> run A s (w ++ [x]) = Some t'.
Proof.
  induction w as [|y w IH]; simpl; intros s t x t' R E. injection R as ->. rewrite E. auto. destruct (step A s y); try discriminate. eauto.
Qed.

(** ** The table of a list *)
Fixpoint number_from {A} (i : positive) (l : list A) : PM.t A :=
  match l with [] => PM.empty A | a :: l' => PM.add i a (number_from (Pos.succ i) l') end.
Definition number {A} (l : list A) : PM.t A := number_from 1 l.
Definition table (A : automaton) : auto :=
  number (map (fun r => (fst r, map (fun e => (fst e, Pos.of_succ_nat (snd e))) (snd r))) A).

Lemma number_from_find {A} (l : list A) : forall i k, PM.find (Pos.of_succ_nat (k + i)) (number_from (Pos.of_succ_nat i) l) = nth_error l k.
Proof.
  induction l as [|a l IH]; intros i k; cbn [number_from]. { rewrite PM.gempty. destruct k; auto. }
  destruct k as [|k]. { apply PM.gss. } rewrite PM.gso by lia.
  change (Pos.succ (Pos.of_succ_nat i)) with (Pos.of_succ_nat (S i)). specialize (IH (S i) k). replace (k + S i)%nat with (S k + i)%nat in IH by lia. exact IH.
Qed.
Lemma number_find {A} (l : list A) k : PM.find (Pos.of_succ_nat k) (number l) = nth_error l k.
Proof. rewrite <- (number_from_find l 0 k), Nat.add_0_r. auto. Qed.

Lemma find_map {A B} (f : A -> B) (p : B -> bool) l : find p (map f l) = match find (fun x => p (f x)) l with Some x => Some (f x) | None => None end.
Proof. induction l as [|a l IH]; simpl; auto. destruct (p (f a)); auto. Qed.

Lemma table_reads A w : reads (table A) w = accepts A w.
Proof.
  unfold reads, accepts. change 1%positive with (Pos.of_succ_nat 0). generalize 0%nat. induction w as [|x w IH]; intros s.
  - unfold reads_from. simpl. unfold final, table. rewrite number_find, nth_error_map. destruct (nth_error A s) as [[b e]|]; auto.
  - cbn [accepts_from]. unfold reads_from. cbn [run]. unfold step, edges, table, next. rewrite number_find, nth_error_map.
    destruct (nth_error A s) as [[b e]|]; auto. cbn [option_map snd fst]. rewrite find_map. cbn [fst].
    destruct (find (fun x0 => same (fst x0) x) e) as [[y t]|]; auto. cbn [snd]. rewrite <- (IH t). auto.
Qed.

(** Edges with the letters replaced by what they add to conditions. *)
Notation sauto := (PM.t (list (list Z * positive))).
Definition annotate (f : letter -> list Z) (A : auto) : sauto := PM.map (fun r => map (fun e => (f (fst e), snd e)) (snd r)) A.
Definition sedges (A : sauto) (s : positive) : list (list Z * positive) := match PM.find s A with Some l => l | None => [] end.

Lemma sedges_map f A s : sedges (annotate f A) s = map (fun e => (f (fst e), snd e)) (edges A s).
Proof. unfold sedges, annotate, edges, PM.map. rewrite PM.gmapi. destruct (PM.find s A); reflexivity. Qed.
