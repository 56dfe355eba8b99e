(** Words stand for positions: which words are valid, that every position has one, and bounds on what is to come. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Numeration Lazy.
Import ListNotations.
Open Scope Z_scope.

Section Words.
Variable S : num.
Variable n : nat.          (* the number of piles *)

(** The piles a word stands for. *)
Fixpoint vals (w : list letter) : list Z :=
  match w with [] => repeat 0 n | x :: w' => map2 (fun digit v => digit * u S (length w') + v) x (vals w') end.

(** Valid words. *)
Fixpoint vread (sts : list nat) (x : letter) : option (list nat) :=
  match sts, x with
  | [], [] => Some []
  | i :: sts', digit :: x' =>
      match read S i digit, vread sts' x' with Some j, Some r => Some (j :: r) | _, _ => None end
  | _, _ => None
  end.
Fixpoint vrun (sts : list nat) (w : list letter) : option (list nat) :=
  match w with [] => Some sts | x :: w' => match vread sts x with Some s => vrun s w' | None => None end end.
Definition begin : list nat := repeat (start S) n.
Definition valid (w : list letter) : bool :=
  match vrun begin w with Some s => forallb (whole S) s | None => false end.

Hypothesis L : lawful S.
Notation N := (period S).
Notation word := (word (u S)).
Notation all_n := (Forall (fun x : letter => length x = n)).

Let goods (sts : list nat) (k : nat) := Forall (fun s => good S s k) sts.

Lemma vread_cons i sts digit x s : vread (i :: sts) (digit :: x) = Some s ->
  exists j r, read S i digit = Some j /\ vread sts x = Some r /\ s = j :: r.
Proof.
  simpl. destruct (read S i digit) as [j|]; try discriminate. destruct (vread sts x) as [r|]; try discriminate.
  intros E. injection E as <-. eauto.
Qed.

Lemma vread_good sts : forall x s k, vread sts x = Some s -> goods sts (1 + k) -> goods s k.
Proof.
  induction sts as [|i sts IH]; intros [|z x] s k R G; try discriminate.
  - injection R as <-. constructor.
  - apply vread_cons in R as (j & r & Rj & Rr & ->).
    inversion_clear G as [|? ? Gi Gs]. constructor. eapply good_read; eauto. eapply IH; eauto.
Qed.

Lemma vread_length sts : forall x s, vread sts x = Some s -> length x = length sts /\ length s = length sts.
Proof.
  induction sts as [|i sts IH]; intros [|z x] s R; try discriminate.
  - injection R as <-. auto.
  - apply vread_cons in R as (j & r & _ & Rr & ->). apply IH in Rr as [R1 R2]. simpl. auto.
Qed.

Lemma vread_place sts : forall x s p, vread sts x = Some s -> Forall (fun i => place S i = p) sts ->
  Forall (fun i => place S i = down N p) s.
Proof.
  induction sts as [|i sts IH]; intros [|z x] s p R F; try discriminate.
  - injection R as <-. constructor.
  - apply vread_cons in R as (j & r & Rj & Rr & ->). inversion_clear F as [|? ? Fi Fs]. constructor; eauto.
    apply (place_read S L) in Rj. congruence.
Qed.

Lemma vrun_place w : forall sts s p, vrun sts w = Some s -> Forall (fun i => place S i = p) sts ->
  Forall (fun i => place S i = Nat.iter (length w) (down N) p) s.
Proof.
  induction w as [|x w IH]; intros sts s p R F; cbn [vrun] in R. { injection R as <-. auto. }
  destruct (vread sts x) as [t|] eqn:V; try discriminate. cbn [length]. rewrite iter_succ. eapply IH; eauto. eapply vread_place; eauto.
Qed.

Lemma vrun_app v1 : forall sts v2 r, vrun sts (v1 ++ v2) = Some r ->
  exists s, vrun sts v1 = Some s /\ vrun s v2 = Some r.
Proof.
  induction v1 as [|x v1 IH]; simpl; intros sts v2 r R. eauto. destruct (vread sts x); try discriminate. eauto.
Qed.

Lemma vrun_good w : forall sts s k, vrun sts w = Some s -> goods sts (length w + k) -> goods s k /\ length s = length sts.
Proof.
  induction w as [|x w IH]; simpl; intros sts s k R G. { injection R as <-. auto. }
  destruct (vread sts x) as [t|] eqn:V; try discriminate. pose proof (vread_length _ _ _ V) as [_ V2].
  apply vread_good with (k := (length w + k)%nat) in V; auto.
  apply IH with (k := k) in R as [R1 R2]; auto. split; auto. congruence.
Qed.

Lemma vrun_letters w : forall sts s, vrun sts w = Some s -> length sts = n -> all_n w /\ length s = n.
Proof.
  induction w as [|x w IH]; simpl; intros sts s R E. { injection R as <-. auto. }
  destruct (vread sts x) as [t|] eqn:V; try discriminate. apply vread_length in V as (V1 & V2).
  apply IH in R as [R1 R2]; [|congruence]. split; auto. constructor; auto. congruence.
Qed.

Lemma vread_bound m sts : forall x s V, vread sts x = Some s -> goods sts (1 + m) ->
  Forall2 (fun i z => 0 <= z < bound S i m) s V ->
  Forall2 (fun i z => 0 <= z < bound S i (1 + m)) sts (map2 (fun digit v => digit * u S m + v) x V).
Proof.
  induction sts as [|i sts IH]; intros [|z x] s V R G F; try discriminate.
  - constructor.
  - apply vread_cons in R as (j & r & Rj & Rr & ->). inversion F as [|? v ? V' Fv FV]; subst.
    inversion_clear G as [|? ? Gi Gs]. cbn [map2]. constructor. 2: { eapply IH; eauto. }
    eapply bound_read; eauto.
Qed.

Lemma whole_bound r : forallb (whole S) r = true -> goods r 0 -> Forall2 (fun i z => 0 <= z < bound S i 0) r (repeat 0 (length r)).
Proof.
  induction r as [|s r IH]; simpl; intros W G; constructor; apply andb_prop in W as [W1 W2]; inversion_clear G as [|? ? Gs Gr]; auto.
  rewrite bound_whole; auto. lia.
Qed.

Lemma vrun_bound w : forall sts r, vrun sts w = Some r -> forallb (whole S) r = true -> goods sts (length w) -> length sts = n ->
  Forall2 (fun i z => 0 <= z < bound S i (length w)) sts (vals w).
Proof.
  induction w as [|x w IH]; simpl; intros sts r R W G E.
  - injection R as ->. subst n. apply whole_bound; auto.
  - destruct (vread sts x) as [t|] eqn:V; try discriminate. pose proof (vread_length _ _ _ V) as [_ V2].
    eapply vread_bound; eauto. eapply IH; eauto. eapply vread_good; eauto. congruence.
Qed.

(** All that is used of validity when digits are to come. *)
Definition tg (w : list letter) : Prop := forall v1 v2, w = v1 ++ v2 ->
  all_n v2 /\ Forall (fun z => 0 <= z <= u S (length v2) - 1) (vals v2).
Definition tot (w : list letter) : Prop := tg w /\ phase N (length w) = O.

Lemma start_goods k : phase N k = O -> goods begin k.
Proof. intros Hk. apply Forall_forall. intros x I. apply repeat_spec in I. subst. apply good_start; auto. Qed.

Lemma valid_run w : valid w = true -> exists r, vrun begin w = Some r /\ forallb (whole S) r = true /\ length r = n.
Proof.
  unfold valid. destruct (vrun begin w) as [r|] eqn:R; try discriminate. intros W. exists r. split; auto. split; auto.
  apply vrun_letters in R. tauto. apply repeat_length.
Qed.

Lemma valid_phase w : (0 < n)%nat -> valid w = true -> phase N (length w) = O.
Proof.
  intros Hn V. apply valid_run in V as (s & R & W & Ls).
  apply phase_back. apply l_period; auto.
  apply vrun_place with (p := O) in R.
  - destruct s as [|s0 s]. simpl in Ls. lia. simpl in W. apply andb_prop in W as [W1 _]. apply (place_whole S L) in W1.
    inversion_clear R as [|? ? P _]. congruence.
  - apply Forall_forall. intros x I. apply repeat_spec in I. subst. apply place_start; auto.
Qed.

Lemma valid_tot w : (0 < n)%nat -> valid w = true -> tot w.
Proof.
  intros Hn V. pose proof (valid_phase w Hn V) as Ph. split; auto.
  apply valid_run in V as (r & R & W & _). intros v1 v2 ->.
  apply vrun_app in R as (s & R1 & R2). rewrite app_length in Ph.
  apply vrun_good with (k := length v2) in R1 as [G Ls]; [|apply start_goods; auto]. unfold begin in Ls. rewrite repeat_length in Ls.
  split. eapply vrun_letters; eauto. apply vrun_bound in R2; auto.
  clear - R2 G L. revert R2. generalize (vals v2). intros V R2. induction R2 as [|i z s' V Hz R2 IH]. constructor.
  inversion_clear G as [|? ? Gi Gs]. constructor; auto. pose proof (bound_le S L i (length v2) Gi). lia.
Qed.

(** ** Every position has a word of every sufficient length. *)
Lemma step_words k : forall sts p, Forall2 (fun i z => 0 <= z < bound S i (1 + k)) sts p -> goods sts (1 + k) ->
  exists js, vread sts (map (fun z => z / u S k) p) = Some js
    /\ Forall2 (fun i z => 0 <= z < bound S i k) js (map (fun z => z mod u S k) p).
Proof.
  intros sts p F. induction F as [|i z sts p Hz F IH]; intros G.
  - exists []. split; constructor.
  - inversion_clear G as [|? ? Gi Gs]. destruct (IH Gs) as (js & E1 & E2).
    destruct (bound_digit S L i k z) as (j & N1 & N2); auto.
    exists (j :: js). simpl. rewrite E1, N1. split; auto.
Qed.

Lemma words_end sts p : Forall2 (fun i z => 0 <= z < bound S i 0) sts p -> goods sts 0 ->
  forallb (whole S) sts = true /\ repeat 0 (length sts) = p.
Proof.
  intros F. induction F as [|i z sts p Hz F IH]; intros G; simpl; auto. inversion_clear G as [|? ? Gi Gs].
  destruct (bound_zero S L i Gi) as [B1 B2]. destruct (IH Gs) as [W E]. rewrite B2 by lia. split; auto. f_equal; auto. lia.
Qed.

Lemma put_together k p : map2 (fun digit v => digit * u S k + v) (map (fun z => z / u S k) p) (map (fun z => z mod u S k) p) = p.
Proof.
  induction p as [|z p IH]; simpl; auto. f_equal; auto.
  pose proof (u_pos S L k). rewrite (Z.div_mod z (u S k)) at 3 by lia. lia.
Qed.

Lemma words_exist k : forall sts p, Forall2 (fun i z => 0 <= z < bound S i k) sts p -> goods sts k -> length sts = n ->
  length (word k p) = k /\ (exists r, vrun sts (word k p) = Some r /\ forallb (whole S) r = true) /\ vals (word k p) = p.
Proof.
  unfold Statement.word. induction k as [|k IH]; intros sts p F G Ln.
  - apply words_end in F as [W E]; auto. cbn [transpose]. repeat split; simpl. { exists sts. auto. } congruence.
  - destruct (step_words k sts p F G) as (js & E3 & E4).
    cbn [transpose]. rewrite !map_map. cbn [numeral hd tl]. rewrite <- (map_map (fun z => z mod u S k) (numeral (u S) k)).
    pose proof (vread_length _ _ _ E3) as [_ V3]. pose proof (vread_good _ _ _ _ E3 G) as V1.
    destruct (IH js _ E4 V1) as (L1 & (r & R & Wr) & V). congruence.
    split; [|split].
    + simpl. congruence.
    + exists r. cbn [vrun]. rewrite E3. auto.
    + cbn [vals]. rewrite L1, V. apply put_together.
Qed.

Lemma word_ok k p : phase N k = O -> length p = n -> Forall (fun z => 0 <= z < u S k) p ->
  length (word k p) = k /\ valid (word k p) = true /\ vals (word k p) = p.
Proof.
  intros Ph Lp F. unfold valid.
  destruct (words_exist k begin p) as (L1 & (r & R & Wr) & V).
  - unfold begin. subst n. clear - F L Ph. induction F as [|z p Hz F IH]; simpl; constructor; auto. rewrite bound_start; auto.
  - apply start_goods; auto.
  - apply repeat_length.
  - repeat split; auto. rewrite R. auto.
Qed.

(** ** Leading zeros *)
Definition zero : letter := repeat 0 n.
Definition zeros (k : nat) (w : list letter) : list letter := repeat zero k ++ w.

Lemma zeros_length k w : length (zeros k w) = (k + length w)%nat.
Proof. unfold zeros. rewrite app_length, repeat_length. auto. Qed.

Lemma add_zero m : forall k V, length V = k -> map2 (fun digit v => digit * m + v) (repeat 0 k) V = V.
Proof. intros k. induction k as [|k IH]; intros [|v V] E; try discriminate; auto. cbn [repeat map2]. f_equal. apply IH. auto. Qed.

Lemma zeros_vals k w : length (vals w) = n -> vals (zeros k w) = vals w.
Proof.
  intros E. induction k as [|k IH]; auto. transitivity (map2 (fun digit v => digit * u S (length (zeros k w)) + v) zero (vals (zeros k w))).
  reflexivity. rewrite IH. apply add_zero. auto.
Qed.

Lemma zeros_read : read S (start S) 0 = Some (start S) -> vread begin zero = Some begin.
Proof. intros E. unfold begin, zero. clear L goods. induction n as [|m IH]; auto. simpl. rewrite E, IH. auto. Qed.

Lemma zeros_valid k w : read S (start S) 0 = Some (start S) -> valid (zeros k w) = valid w.
Proof.
  intros E. apply zeros_read in E. induction k as [|k IH]; auto. rewrite <- IH. unfold valid.
  change (zeros (Datatypes.S k) w) with (zero :: zeros k w). cbn [vrun]. rewrite E. auto.
Qed.

(** ** Linear forms *)
Lemma dot_vals_step c U : forall x V, length x = length V ->
  dot c (map2 (fun digit v => digit * U + v) x V) = U * dot c x + dot c V.
Proof.
  induction c as [|b c IH]; intros [|z x] [|v V] E; simpl in *; try lia. rewrite IH by lia. lia.
Qed.

Lemma vals_length w : all_n w -> length (vals w) = n.
Proof.
  induction 1 as [|x w Hx Hw IH]; simpl. apply repeat_length. rewrite map2_length; congruence.
Qed.

Lemma dot_nothing c : forall m, dot c (repeat 0 m) = 0.
Proof. induction c as [|b c IH]; intros [|m]; simpl; auto. rewrite IH. lia. Qed.

Lemma dot_vals c w : all_n w -> dot c (vals w) = pre S 0 (map (dot c) w).
Proof.
  induction 1 as [|x w Hx Hw IH].
  - apply dot_nothing.
  - cbn [vals map pre]. rewrite dot_vals_step by (rewrite vals_length; auto). rewrite IH, map_length.
    cbn [Nat.add]. lia.
Qed.

Definition sums (b f : list Z) (w w' : list letter) : list Z := map2 (fun x y => dot b x + dot f y) w w'.

Lemma sums_length b f w : forall w', length w = length w' -> length (sums b f w w') = length w'.
Proof. intros w' E. apply map2_length; auto. Qed.

Lemma pre_sums b f j w : forall w', length w = length w' ->
  pre S j (sums b f w w') = pre S j (map (dot b) w) + pre S j (map (dot f) w').
Proof.
  induction w as [|x w IH]; intros [|y w'] E; simpl in *; try lia. fold (sums b f w w'). rewrite IH by lia. rewrite !map_length.
  rewrite sums_length by lia. replace (length w) with (length w') by lia. lia.
Qed.

Lemma dot_sums b f w w' : length w = length w' -> all_n w -> all_n w' ->
  dot b (vals w) + dot f (vals w') = pre S 0 (sums b f w w').
Proof. intros E Hw Hw'. rewrite pre_sums, !dot_vals; auto. Qed.

(** What is to come: between -negative (u_j - 1) and positive (u_j - 1). *)
Definition neg (c : list Z) : Z := fold_right (fun x s => Z.max 0 (- x) + s) 0 c.

Lemma neg_nonneg c : 0 <= neg c.
Proof. induction c as [|b c IH]; simpl; lia. Qed.

Lemma dot_lower c M : forall h, Forall (fun z => 0 <= z <= M) h -> 0 <= M -> - (neg c * M) <= dot c h.
Proof.
  induction c as [|b c IH]; intros [|z h] F HM; simpl; try lia.
  - pose proof (neg_nonneg c). nia.
  - inversion_clear F as [|? ? Hz Fh]. specialize (IH h Fh HM). nia.
Qed.

Lemma sums_lower b f v v' : tg v -> tg v' -> length v = length v' ->
  - ((neg b + neg f) * (u S (length v) - 1)) <= pre S 0 (sums b f v v').
Proof.
  intros T T' Lv. destruct (T [] v eq_refl) as (A1 & A3). destruct (T' [] v' eq_refl) as (B1 & B3).
  rewrite <- dot_sums; auto. pose proof (u_pos S L (length v)).
  apply dot_lower with (c := b) in A3; try lia. rewrite <- Lv in B3. apply dot_lower with (c := f) in B3; try lia.
Qed.

Lemma tg_suffix v1 v2 : tg (v1 ++ v2) -> tg v2.
Proof. intros T a b ->. apply (T (v1 ++ a) b). rewrite app_assoc. auto. Qed.

Lemma tg_letters w : tg w -> all_n w.
Proof. intros T. destruct (T [] w eq_refl) as (A & _). auto. Qed.

End Words.
