(** No move leads from words of one automaton to words of another: all pairs of words are read side by side. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Numeration Words Explore Ends Tables Conditions Clauses Lazy.
Import ListNotations.
Open Scope Z_scope.

Notation node := (positive * positive * list positive)%type.
Definition node_key (x : node) : positive := let '(a, b, rs) := x in papp a (papp b (code rs)).
Lemma node_key_inj x y : node_key x = node_key y -> x = y.
Proof.
  destruct x as [[a b] rs], y as [[a' b'] rs']. simpl. intros H. apply papp_inj in H as [-> H].
  apply papp_inj in H as [-> H]. apply code_inj in H as ->. auto.
Qed.

Definition add_node {N} (x : option (option N)) (acc : option (list N)) : option (list N) :=
  match x with
  | None => None
  | Some None => acc
  | Some (Some m) => match acc with Some l => Some (m :: l) | None => None end
  end.
Definition gather {N} (l : list (option (option N))) : option (list N) := fold_right add_node (Some []) l.

Lemma gather_ok {N} (l : list (option (option N))) : forall ns, gather l = Some ns ->
  forall x, In x l -> x = Some None \/ exists m, x = Some (Some m) /\ In m ns.
Proof.
  induction l as [|a l IH]; simpl; intros ns H x I; [contradiction|].
  destruct a as [[m|]|]; simpl in H; try discriminate; fold (@gather N l) in H.
  - destruct (gather l) as [k|] eqn:G; try discriminate. injection H as <-. destruct I as [<-|I].
    + right. exists m. split; auto. left. auto.
    + destruct (IH k eq_refl x I) as [->|(m' & -> & I')]; auto. right. exists m'. split; auto. right. auto.
  - destruct I as [<-|I]; eauto.
Qed.

Definition follow_pair (ts : list tracker) (rs : list positive) (e e' : list Z * positive) : option (option node) :=
  match reads_next ts rs (fst e) (fst e') with
  | None => None
  | Some None => Some None
  | Some (Some rs') => Some (Some (snd e, snd e', rs'))
  end.
Definition next_pairs (ts : list tracker) (A B : auto) (SA SB : sauto) (x : node) : option (list node) :=
  let '(a, b, rs) := x in
  if final A a &&& final B b &&& all_final ts rs then None
  else let eb := sedges SB b in gather (flat_map (fun e => map (follow_pair ts rs e) eb) (sedges SA a)).
Definition no_move (fuel : nat) (cl : list condition) (ts : list tracker) (A B : auto) : bool :=
  safe node node_key (next_pairs ts A B (annotate (adds_before cl) A) (annotate (adds_after cl) B)) fuel
    (1%positive, 1%positive, map starts ts).

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
Notation sem_all := (sem_all S n).
Notation sem_starts := (Clauses.sem_starts S w0 n HL Hw0 cl ts Hts).
Notation reads_go := (Clauses.reads_go S w0 n HL Hw0 cl ts Hts).
Notation all_final_ok := (Clauses.all_final_ok S w0 n Hw0 cl ts Hts).
Notation reads_dead := (Clauses.reads_dead S w0 n HL Hw0 cl ts Hts).

Lemma no_move_ok fuel A B : no_move fuel cl ts A B = true -> forall w w', length w = length w' -> tot w -> tot w' ->
  reads A w = true -> reads B w' = true -> (forall a, In a cl -> holds a (vals w) (vals w')) -> False.
Proof.
  intros H. unfold no_move in H. apply safe_ok in H as (R0 & C & S0); auto using node_key_inj.
  assert (G : forall v v' w w' a b rs, length v = length v' -> length w = length w' -> R0 (a, b, rs) -> sem_all cl ts rs w w' ->
     reads_from A a v = true -> reads_from B b v' = true -> tot (w ++ v) -> tot (w' ++ v') ->
     (forall c, In c cl -> holds c (vals (w ++ v)) (vals (w' ++ v'))) -> False).
  { intros v. induction v as [|x v IH]; intros [|y v']; simpl; intros w w' a b rs Lv Lw Sn Se Aa Ab T T' Hh; try discriminate.
    - rewrite (app_nil_r w), (app_nil_r w') in *. destruct (C _ Sn) as (l & N & _). unfold next_pairs in N.
      unfold reads_from in *. simpl in *. rewrite Aa, Ab in N.
      assert (F : all_final ts rs = true) by (apply (all_final_ok rs w w'); auto). rewrite F in N. discriminate.
    - destruct (C _ Sn) as (l & N & Cl). unfold next_pairs in N.
      destruct (final A a &&& final B b &&& all_final ts rs); try discriminate.
      unfold reads_from in Aa, Ab. simpl in Aa, Ab.
      destruct (step A a x) as [a'|] eqn:Ea; try discriminate. destruct (step B b y) as [b'|] eqn:Eb; try discriminate.
      assert (I : In (follow_pair ts rs (adds_before cl x, a') (adds_after cl y, b'))
        (flat_map (fun e => map (follow_pair ts rs e) (sedges (annotate (adds_after cl) B) b)) (sedges (annotate (adds_before cl) A) a))).
      { apply in_flat_map. exists (adds_before cl x, a'). split.
        - rewrite sedges_map. apply in_map_iff. exists (x, a'). split; auto. apply step_in; auto.
        - apply in_map. rewrite sedges_map. apply in_map_iff. exists (y, b'). split; auto. apply step_in; auto. }
      eapply gather_ok in I; eauto. unfold follow_pair in I. cbn [fst snd] in I.
      destruct (reads_next ts rs (adds_before cl x) (adds_after cl y)) as [[rs'|]|] eqn:R.
      + destruct I as [I|(m & I & M)]; try discriminate. injection I as <-.
        apply (IH v' (w ++ [x]) (w' ++ [y]) a' b' rs'); auto.
        * rewrite !app_length. simpl. lia.
        * eapply reads_go; eauto.
        * rewrite <- app_assoc. auto.
        * rewrite <- app_assoc. auto.
        * intros c Ic. rewrite <- !app_assoc. apply Hh. auto.
      + eapply reads_dead with (v := v) (v' := v'); eauto.
      + destruct I as [I|(m & I & M)]; discriminate. }
  intros w w' L T T' Aa Ab Hh. apply (G w w' [] [] 1%positive 1%positive (map starts ts)); auto. apply sem_starts.
Qed.

End Sound.
