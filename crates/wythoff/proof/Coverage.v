(** Automata against valid words: one accepts no others; every valid word is accepted by some. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Numeration Words Explore Ends Tables Lazy.
Import ListNotations.
Open Scope Z_scope.

Section Valid.
Variable S : num.
Variable n : nat.
Hypothesis L : lawful S.

Definition states_key (l : list nat) : positive := code (map Pos.of_succ_nat l).
Lemma states_key_inj l m : states_key l = states_key m -> l = m.
Proof.
  intros E. apply code_inj in E. revert m E. induction l as [|i l IH]; intros [|j m] E; try discriminate; auto.
  injection E as E1 E2. f_equal; auto. lia.
Qed.

(** ** Every word that an automaton accepts is valid. [None]: what has been read is the beginning of no valid word. *)
Notation vnode := (positive * option (list nat))%type.
Definition vnode_key (x : vnode) : positive :=
  match snd x with Some l => xO (papp (fst x) (states_key l)) | None => xI (fst x) end.
Definition ends_well (o : option (list nat)) : bool := match o with Some l => forallb (whole S) l | None => false end.
Definition next_valid (A : auto) (x : vnode) : option (list vnode) :=
  if final A (fst x) &&& negb (ends_well (snd x)) then None
  else Some (map (fun e => (snd e, match snd x with Some l => vread S l (fst e) | None => None end)) (edges A (fst x))).
Definition only_valid (fuel : nat) (A : auto) : bool := safe vnode vnode_key (next_valid A) fuel (1%positive, Some (begin S n)).

Lemma vnode_key_inj x y : vnode_key x = vnode_key y -> x = y.
Proof.
  destruct x as [s [l|]], y as [t [m|]]; unfold vnode_key; cbn [fst snd]; intros E; try discriminate.
  - injection E as E. apply papp_inj in E as [-> E]. apply states_key_inj in E as ->. auto.
  - injection E as ->. auto.
Qed.

Lemma only_valid_ok fuel A w : only_valid fuel A = true -> reads A w = true -> valid S n w = true.
Proof.
  intros Safe. apply safe_ok in Safe as (R & C & R0); auto using vnode_key_inj.
  assert (G : forall v a o, R (a, o) -> reads_from A a v = true ->
    ends_well match o with Some l => vrun S l v | None => None end = true).
  { intros v. induction v as [|x v IH]; intros a o Ra Acc; destruct (C _ Ra) as (l & Nx & Cl); unfold next_valid in Nx; cbn [fst snd] in Nx;
      unfold reads_from in Acc; cbn [run] in Acc.
    - rewrite Acc in Nx. destruct (ends_well o) eqn:E; try discriminate. destruct o; auto.
    - destruct (final A a &&& negb (ends_well o)); try discriminate. injection Nx as <-.
      destruct (step A a x) as [a'|] eqn:E; try discriminate. apply step_in in E.
      assert (Ra' : R (a', match o with Some l => vread S l x | None => None end)).
      { apply Cl. apply in_map_iff. exists (x, a'). auto. }
      apply IH in Ra'; auto. destruct o as [l|]; auto. }
  intros Acc. apply (G w _ _ R0) in Acc. exact Acc.
Qed.

(** ** All valid words that begin with so many zeros: [ok] of which automata accept. *)
Fixpoint venum (sts : list nat) : list (letter * list nat) :=
  match sts with
  | [] => [([], [])]
  | i :: sts' => let r := venum sts' in flat_map (fun dj => map (fun xr => (fst dj :: fst xr, snd dj :: snd xr)) r) (enum S i)
  end.

Lemma venum_ok sts : forall x s, vread S sts x = Some s -> In (x, s) (venum sts).
Proof.
  induction sts as [|i sts IH]; intros [|z x] s R; try discriminate.
  - injection R as <-. left. auto.
  - apply vread_cons in R as (j & r & Rj & Rr & ->). cbn [venum]. apply in_flat_map. exists (z, j). split. apply enum_read; auto.
    apply in_map_iff. exists (x, r). split; auto.
Qed.

Notation cnode := (list nat * list (option positive))%type.
Definition okey (o : option positive) : positive := match o with None => 1 | Some s => Pos.succ s end.
Definition cnode_key (x : cnode) : positive := papp (states_key (fst x)) (code (map okey (snd x))).
Definition ostep (x : letter) (A : auto) (o : option positive) : option positive :=
  match o with Some s => step A s x | None => None end.
Definition ofinal (A : auto) (o : option positive) : bool := match o with Some s => final A s | None => false end.
Definition next_cover (parts : list auto) (ok : list bool -> bool) (x : cnode) : option (list cnode) :=
  if negb (forallb (whole S) (fst x)) ||| ok (map2 ofinal parts (snd x))
  then Some (map (fun xs => (snd xs, map2 (ostep (fst xs)) parts (snd x))) (venum (fst x)))
  else None.
Fixpoint after_zeros (parts : list auto) (k : nat) : option cnode :=
  match k with
  | O => Some (begin S n, map (fun _ => Some 1%positive) parts)
  | Datatypes.S k' => match after_zeros parts k' with
      | Some (sts, os) => match vread S sts (zero n) with Some s => Some (s, map2 (ostep (zero n)) parts os) | None => None end
      | None => None
      end
  end.
Definition covered (fuel : nat) (parts : list auto) (ok : list bool -> bool) (k : nat) : bool :=
  match after_zeros parts k with Some start => safe cnode cnode_key (next_cover parts ok) fuel start | None => false end.

Lemma map_okey_inj l : forall m, map okey l = map okey m -> l = m.
Proof.
  induction l as [|o l IH]; intros [|o' m] E; auto; try discriminate. injection E as E1 E2. f_equal; auto.
  destruct o, o'; simpl in E1; auto; try lia. f_equal. lia.
Qed.

Lemma cnode_key_inj x y : cnode_key x = cnode_key y -> x = y.
Proof.
  destruct x, y. unfold cnode_key. simpl. intros E. apply papp_inj in E as [E1 E2]. apply states_key_inj in E1 as ->. apply code_inj in E2.
  apply map_okey_inj in E2 as ->. auto.
Qed.

Definition oreads (v : list letter) (A : auto) (o : option positive) : bool := match o with Some a => reads_from A a v | None => false end.

Lemma ostep_reads x v parts : forall os, map2 (oreads (x :: v)) parts os = map2 (oreads v) parts (map2 (ostep x) parts os).
Proof.
  induction parts as [|A parts IH]; intros [|o os]; simpl; auto. rewrite <- IH. f_equal.
  destruct o as [s|]; auto. simpl. unfold reads_from. cbn [run]. destruct (step A s x); auto.
Qed.

Lemma start_reads v parts : map2 (oreads v) parts (map (fun _ => Some 1%positive) parts) = map (fun A => reads A v) parts.
Proof. induction parts as [|A parts IH]; simpl; auto. f_equal. auto. Qed.

Lemma zeros_end k w : zeros n (Datatypes.S k) w = zeros n k (zero n :: w).
Proof. unfold zeros. cbn [repeat app]. induction k as [|k IH]; auto. cbn [repeat app]. rewrite IH. auto. Qed.

Lemma after_zeros_ok parts k : forall sts os w, after_zeros parts k = Some (sts, os) ->
  vrun S (begin S n) (zeros n k w) = vrun S sts w /\ map (fun A => reads A (zeros n k w)) parts = map2 (oreads w) parts os
  /\ length os = length parts.
Proof.
  induction k as [|k IH]; intros sts os w E; cbn [after_zeros] in E.
  - injection E as <- <-. split; auto. split. symmetry. apply start_reads. apply map_length.
  - destruct (after_zeros parts k) as [[sts' os']|]; try discriminate.
    destruct (vread S sts' (zero n)) as [s|] eqn:V; try discriminate. injection E as <- <-.
    destruct (IH sts' os' (zero n :: w) eq_refl) as (I1 & I2 & I3). rewrite zeros_end. split; [|split].
    + rewrite I1. cbn [vrun]. rewrite V. auto.
    + rewrite I2. apply ostep_reads.
    + rewrite map2_length; auto.
Qed.

Lemma covered_ok fuel parts ok k w : covered fuel parts ok k = true -> valid S n (zeros n k w) = true ->
  ok (map (fun A => reads A (zeros n k w)) parts) = true.
Proof.
  unfold covered. destruct (after_zeros parts k) as [[sts os]|] eqn:Z; try discriminate.
  destruct (after_zeros_ok parts k sts os w Z) as (Z1 & Z2 & Z3). rewrite Z2. unfold valid. rewrite Z1. clear Z Z1 Z2.
  intros Safe. apply safe_ok in Safe as (R & C & R0); auto using cnode_key_inj.
  revert sts os R0 Z3. induction w as [|x w IH]; cbn [vrun]; intros sts os Rn Lo V; destruct (C _ Rn) as (l & Nx & Cl);
    unfold next_cover in Nx; cbn [fst snd] in Nx.
  - rewrite V in Nx. cbn [negb] in Nx. destruct (ok (map2 ofinal parts os)) eqn:E; try discriminate. rewrite <- E. f_equal.
  - destruct (negb (forallb (whole S) sts) ||| ok (map2 ofinal parts os)); try discriminate. injection Nx as <-.
    destruct (vread S sts x) as [s|] eqn:Vx; try discriminate. rewrite ostep_reads. apply IH with (sts := s); auto.
    + apply Cl. apply in_map_iff. exists (x, s). split; auto. apply venum_ok. auto.
    + rewrite map2_length; auto.
Qed.
End Valid.
