(** Witnesses: automata all of whose words have a move into the words of another. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Numeration Words Explore Ends Tables Conditions Clauses Lazy.
Import ListNotations.
Open Scope Z_scope.

Notation config := (positive * list positive)%type.
Record witness := { w_auto : auto; w_labels : PM.t (list (list positive)); w_classes : PM.t (list config) }.

Definition ckey (b : positive) (rs : list positive) : positive := papp b (code rs).
(** The configurations of a class as a set. *)
Definition class_set (C : list config) : PM.t unit := fold_right (fun c m => PM.add (ckey (fst c) (snd c)) tt m) (PM.empty unit) C.
Definition in_class (b : positive) (rs : list positive) (C : PM.t unit) : bool :=
  match PM.find (ckey b rs) C with Some _ => true | None => false end.
Lemma in_class_ok b rs C : in_class b rs (class_set C) = true -> In (b, rs) C.
Proof.
  unfold in_class. induction C as [|[b' rs'] C IH]; simpl. rewrite PM.gempty. discriminate.
  destruct (Pos.eq_dec (ckey b rs) (ckey b' rs')) as [E|E].
  - intros _. left. unfold ckey in E. apply papp_inj in E as [-> E]. apply code_inj in E as ->. auto.
  - rewrite PM.gso by auto. auto.
Qed.

Definition leads (ts : list tracker) (SB : sauto) (ex : list Z) (C : list config) (C' : PM.t unit) : bool :=
  forallb (fun c => existsb (fun e => match reads_next ts (snd c) ex (fst e) with
                                      | Some (Some rs') => in_class (snd e) rs' C'
                                      | _ => false
                                      end) (sedges SB (fst c))) C.

(** The same, with what each configuration leads to computed once for all classes that may follow. *)
Definition successors (ts : list tracker) (SB : sauto) (ex : list Z) (C : list config) : list (list positive) :=
  map (fun c => flat_map (fun e => match reads_next ts (snd c) ex (fst e) with
                                   | Some (Some rs') => [ckey (snd e) rs']
                                   | _ => []
                                   end) (sedges SB (fst c))) C.
Definition all_in (keys : list (list positive)) (C' : PM.t unit) : bool :=
  forallb (existsb (fun k => match PM.find k C' with Some _ => true | None => false end)) keys.
Lemma all_in_leads ts SB ex C C' : all_in (successors ts SB ex C) C' = true -> leads ts SB ex C C' = true.
Proof.
  unfold all_in, leads. rewrite !forallb_forall. intros All c I.
  specialize (All _ (in_map _ C c I)). apply existsb_exists in All as (k & Ik & Fk). apply in_flat_map in Ik as (e & Ie & Ik).
  apply existsb_exists. exists e. split; auto. destruct (reads_next ts (snd c) ex (fst e)) as [[rs'|]|]; try contradiction.
  destruct Ik as [<-|[]]. exact Fk.
Qed.

Definition class (W : witness) (c : positive) : list config := match PM.find c (w_classes W) with Some C => C | None => [] end.
Definition labels (W : witness) (s : positive) : list (list positive) := match PM.find s (w_labels W) with Some l => l | None => [] end.

(** For each class and letter, classes that follow. The candidates need not be trusted. *)
Definition letter_key (x : letter) : positive := code (map zkey x).
Definition by_letter {A} (f : letter -> A) (xs : list letter) : PM.t A :=
  fold_right (fun x m => PM.add (letter_key x) (f x) m) (PM.empty A) xs.
(** [keys] are asked for only if there is a candidate. *)
Definition followers (sets : PM.t (PM.t unit)) (keys : unit -> list (list positive)) (candidates : list positive) : list positive :=
  match candidates with
  | [] => []
  | _ :: _ => let keys := keys tt in
      filter (fun c' => match PM.find c' sets with Some C' => all_in keys C' | None => false end) candidates
  end.
Lemma followers_ok sets keys candidates c' : In c' (followers sets keys candidates) ->
  match PM.find c' sets with Some C' => all_in (keys tt) C' | None => false end = true.
Proof. destruct candidates as [|one more]; [contradiction|]. unfold followers. intros I. apply filter_In in I. apply I. Qed.
Notation follow_table := (PM.t (PM.t (list positive))).
Definition make_table (cl : list condition) (ts : list tracker) (SB : sauto) (W : witness) (letters : list letter)
    (candidates : list config -> list Z -> list positive) : follow_table :=
  let sets := PM.map class_set (w_classes W) in
  PM.map (fun C => by_letter (fun x => let ex := adds_before cl x in
            followers sets (fun _ => successors ts SB ex C) (candidates C ex))
          letters) (w_classes W).
Definition follows (t : follow_table) (c : positive) (x : letter) : list positive :=
  match PM.find c t with
  | Some m => match PM.find (letter_key x) m with Some l => l | None => [] end
  | None => []
  end.

Lemma zkey_inj x y : zkey x = zkey y -> x = y.
Proof. destruct x, y; simpl; intros E; congruence. Qed.
Lemma letter_key_inj x : forall y, letter_key x = letter_key y -> x = y.
Proof.
  intros y E. apply code_inj in E. revert y E. induction x as [|a x IH]; intros [|b y] E; try discriminate; auto.
  injection E as E1 E2. apply zkey_inj in E1. f_equal; auto.
Qed.
Lemma by_letter_find {A} (f : letter -> A) xs x a : PM.find (letter_key x) (by_letter f xs) = Some a -> a = f x.
Proof.
  induction xs as [|y xs IH]; simpl. { rewrite PM.gempty. discriminate. }
  destruct (Pos.eq_dec (letter_key x) (letter_key y)) as [E|E].
  - rewrite E, PM.gss. apply letter_key_inj in E as ->. congruence.
  - rewrite PM.gso by auto. auto.
Qed.

Definition complete (ts : list tracker) (B : auto) (C : list config) : bool :=
  forallb (fun c => final B (fst c) &&& all_final ts (snd c)) C.

Definition check_witness (cl : list condition) (ts : list tracker) (B : auto) (W : witness) (letters : list letter)
    (candidates : list config -> list Z -> list positive) : bool :=
  let t := make_table cl ts (annotate (adds_after cl) B) W letters candidates in
  let begins := map starts ts in
  existsb (fun L => forallb (fun c => in_class 1 begins (class_set (class W c))) L) (labels W 1)
  &&& forallb (fun sl => let s := fst sl in forallb (fun L =>
        (negb (final (w_auto W) s) ||| existsb (fun c => complete ts B (class W c)) L)
        &&& forallb (fun e => let reach := flat_map (fun c => follows t c (fst e)) L in
             existsb (fun L' => forallb (fun c' => existsb (Pos.eqb c') reach) L') (labels W (snd e))) (edges (w_auto W) s))
      (snd sl)) (PM.elements (w_labels W)).

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

Section Witness.
Variable B : auto.
Variable W : witness.
Variable letters : list letter.
Variable candidates : list config -> list Z -> list positive.
Hypothesis HB : det B = true.
Hypothesis HW : check_witness cl ts B W letters candidates = true.
Hypothesis HBtot : forall w, reads B w = true -> tot w.

Let t := make_table cl ts (annotate (adds_after cl) B) W letters candidates.

Lemma follows_ok c x c' : In c' (follows t c x) ->
  leads ts (annotate (adds_after cl) B) (adds_before cl x) (class W c) (class_set (class W c')) = true.
Proof.
  unfold follows, t, make_table, PM.map. rewrite PM.gmapi.
  destruct (PM.find c (w_classes W)) as [C|] eqn:FC; simpl; [|contradiction].
  assert (EC : class W c = C) by (unfold class; rewrite FC; auto). rewrite EC.
  destruct (PM.find (letter_key x) _) as [l|] eqn:F; simpl; [|contradiction]. apply by_letter_find in F as ->. intros I.
  apply followers_ok in I.
  rewrite PM.gmapi in I. unfold class. destruct (PM.find c' (w_classes W)); simpl in I; [apply all_in_leads; exact I|discriminate].
Qed.

(** Of class [c] a configuration is reached by reading [w] before the move and some word after it. *)
Definition reached (w : list letter) (c : positive) : Prop :=
  exists w' b rs, length w = length w' /\ In (b, rs) (class W c) /\ run B 1 w' = Some b /\ sem_all cl ts rs w w'.
Definition labelled (w : list letter) (s : positive) : Prop :=
  exists L, In L (labels W s) /\ forall c, In c L -> reached w c.

Lemma reached_step w c x c' : reached w c -> In c' (follows t c x) -> reached (w ++ [x]) c'.
Proof.
  intros (w' & b & rs & L & I & R & Se) F. apply follows_ok in F. unfold leads in F. rewrite forallb_forall in F.
  apply F in I. cbn [fst snd] in I. apply existsb_exists in I as ((ey & b') & I & H). cbn [fst snd] in H.
  destruct (reads_next ts rs (adds_before cl x) ey) as [[rs'|]|] eqn:E; try discriminate.
  rewrite sedges_map in I. apply in_map_iff in I as ((y & b'') & E' & I). injection E' as <- <-. cbn [fst snd] in *.
  exists (w' ++ [y]), b'', rs'. split; [|split; [|split]].
  - rewrite !app_length. simpl. lia.
  - apply in_class_ok. auto.
  - eapply run_snoc; eauto. apply det_ok; auto.
  - eapply reads_go; eauto.
Qed.

Lemma labelled_start : labelled [] 1.
Proof.
  unfold check_witness in HW. apply andb_prop in HW as [H _]. apply existsb_exists in H as (L & I & H).
  exists L. split; auto. intros c Ic. rewrite forallb_forall in H. apply H in Ic. apply in_class_ok in Ic.
  exists [], 1%positive, (map starts ts). repeat split; auto. apply sem_starts.
Qed.

Lemma labelled_label s L : In L (labels W s) ->
  (final (w_auto W) s = true -> exists c, In c L /\ complete ts B (class W c) = true)
  /\ forall x s', In (x, s') (edges (w_auto W) s) -> exists L', In L' (labels W s') /\
     forall c', In c' L' -> exists c, In c L /\ In c' (follows t c x).
Proof.
  intros I. unfold check_witness in HW. apply andb_prop in HW as [_ H]. rewrite forallb_forall in H.
  unfold labels in I. destruct (PM.find s (w_labels W)) as [Ls|] eqn:F; [|contradiction].
  apply PM.elements_correct in F. apply H in F. cbn [fst snd] in F. rewrite forallb_forall in F. apply F in I.
  apply andb_prop in I as [I1 I2]. split.
  - intros Fs. rewrite Fs in I1. simpl in I1. apply existsb_exists in I1 as (c & Ic & Hc). eauto.
  - intros x s' E. rewrite forallb_forall in I2. apply I2 in E. cbn [fst snd] in E.
    apply existsb_exists in E as (L' & IL & HL2). exists L'. split; auto. intros c' Ic.
    rewrite forallb_forall in HL2. apply HL2 in Ic. apply existsb_exists in Ic as (c'' & Ic & Ec).
    apply Pos.eqb_eq in Ec. subst c''. apply in_flat_map in Ic as (c & Ic & Hc). exists c. split; auto.
Qed.

Lemma witness_ok w : tot w -> reads (w_auto W) w = true ->
  exists w', length w = length w' /\ reads B w' = true /\ forall a, In a cl -> holds a (vals w) (vals w').
Proof.
  intros T Acc.
  assert (G : forall v w s, labelled w s -> reads_from (w_auto W) s v = true -> exists s', labelled (w ++ v) s' /\ final (w_auto W) s' = true).
  { intros v. induction v as [|x v IH]; intros w1 s La A.
    - rewrite app_nil_r. exists s. split; auto.
    - unfold reads_from in A. simpl in A. destruct (step (w_auto W) s x) as [s'|] eqn:E; try discriminate.
      replace (w1 ++ x :: v) with ((w1 ++ [x]) ++ v) by (rewrite <- app_assoc; auto). apply (IH (w1 ++ [x]) s'); auto.
      destruct La as (L & IL & R). apply labelled_label in IL as [_ N]. apply step_in in E. apply N in E as (L' & IL' & P).
      exists L'. split; auto. intros c' Ic'. apply P in Ic' as (c & Ic & Fc). eapply reached_step; eauto. }
  destruct (G w [] 1%positive labelled_start Acc) as (s & (L & IL & R) & Fs). simpl in R.
  apply labelled_label in IL as [Fi _]. destruct (Fi Fs) as (c & Ic & Cc). apply R in Ic as (w' & b & rs & Lw & I & Rn & Se).
  unfold complete in Cc. rewrite forallb_forall in Cc. apply Cc in I. cbn [fst snd] in I. apply andb_prop in I as [I1 I2].
  assert (AB : reads B w' = true) by (unfold reads, reads_from; rewrite Rn; auto).
  exists w'. repeat split; auto. apply (all_final_ok rs w w'); auto.
Qed.
End Witness.
End Sound.
