(** What the checker accepts is true. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Phases Numeration Greedy Endless Ostrowski Words Explore Ends Tables Conditions Clauses NoMove Witness
  Coverage Prepare Check Lazy.
Import ListNotations.
Open Scope Z_scope.

Lemma system_lawful s : legal s = true -> lawful (system s).
Proof. destruct s; simpl; intros E. apply greedy_lawful; auto. apply endless_lawful; auto. apply ostrowski_lawful; auto. Qed.

Lemma system_weight s : u (system s) = weight s.
Proof. destruct s; reflexivity. Qed.

Section Sound.
Variable fuel : nat.
Variable c : certificate.
Hypothesis checked : check fuel c = true.

Let g := c_game c.
Let n := piles g.
Let S := system (c_num c).
Let A := lost_table c.
Let js := jobs fuel c.
Let letters := all_letters S n.
Let T : auto := table (c_terminal c).
Let P : auto := table (c_positions c).
Let m := measure c.
Let z := leading c.

Lemma check_parts : lawful S /\ (0 < n)%nat /\ play_ends c = true /\ length js = length (clauses g)
  /\ det A = true /\ only_valid S n fuel A = true
  /\ forallb (check_job fuel S (window S 0) letters (misere g) A T P) js = true
  /\ (if misere g
      then det P &&& only_valid S n fuel P &&& covered S n fuel [P] some 0
           &&& covered S n fuel (A :: map (fun j => w_auto (j_e j)) js) if_first 0
           &&& covered S n fuel (A :: T :: map (fun j => w_auto (j_w j)) js) some 0
      else covered S n fuel (A :: map (fun j => w_auto (j_w j)) js) some z) = true.
Proof.
  pose proof checked as E. unfold check in E. apply andb_prop in E as [L E]. apply andb_prop in E as [Ln E]. apply andb_prop in E as [D E].
  apply system_lawful in L. apply Nat.ltb_lt in Ln. unfold check_rest in E.
  fold g in E. fold n in E. fold S in E. fold A in E. fold js in E. fold letters in E. fold T in E. fold P in E. fold z in E.
  apply andb_prop in E as [E E5]. apply andb_prop in E as [E E4]. apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2].
  apply Nat.eqb_eq in E1. auto 10.
Qed.

Lemma HL : lawful S. Proof. apply check_parts. Qed.
Lemma Hn : (0 < n)%nat. Proof. apply check_parts. Qed.

Lemma jobs_cl : map j_cl js = clauses g.
Proof.
  destruct check_parts as (_ & _ & _ & L & _). revert L. unfold js, jobs. fold g.
  generalize (combine (c_moves c) (if misere g then c_ends c else map (fun _ => no_plain) (c_moves c))).
  generalize (clauses g). intros l. induction l as [|cl l IH]; intros [|pe k] L; try discriminate; auto.
  cbn [map2 map]. f_equal. apply IH. simpl in L. congruence.
Qed.

Lemma job_of cl : In cl (clauses g) -> exists j, In j js /\ j_cl j = cl.
Proof. rewrite <- jobs_cl. intros I. apply in_map_iff in I as (j & <- & I). eauto. Qed.

Lemma cl_of j : In j js -> In (j_cl j) (clauses g).
Proof. rewrite <- jobs_cl. apply in_map. Qed.

(** ** Where piles may grow *)
Lemma growth_parts mz : c_growth c = Some mz -> misere g = false /\ period S = 1%nat /\ fst mz = m /\ Forall (fun x => 0 <= x) m
  /\ forallb (lowers m) (clauses g) = true /\ read S (start S) 0 = Some (start S) /\ step A 1 (zero n) = Some 1%positive.
Proof.
  intros G. destruct check_parts as (_ & _ & E & _). unfold play_ends in E. unfold m, measure. rewrite G in *. destruct mz as [w k].
  fold g in E. fold n in E. fold S in E. fold A in E.
  apply andb_prop in E as [E E7]. apply andb_prop in E as [E E6]. apply andb_prop in E as [E E5]. apply andb_prop in E as [E E4].
  apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2]. split; [|split; [|split; [|split; [|split; [|split]]]]]; auto.
  - destruct (misere g); auto; discriminate.
  - unfold S. destruct (c_num c); auto; discriminate.
  - apply Forall_forall. intros x I. rewrite forallb_forall in E4. apply E4 in I. lia.
  - destruct (read S (start S) 0) as [s|]; try discriminate. apply Nat.eqb_eq in E6. congruence.
  - destruct (step A 1 (zero n)) as [s|]; try discriminate. apply Pos.eqb_eq in E7. congruence.
Qed.

Lemma measure_nonneg p : Forall (fun x => 0 <= x) p -> 0 <= dot m p.
Proof.
  intros Np. apply dot_nonneg; auto. unfold m, measure. destruct (c_growth c) as [[w k]|] eqn:G.
  - apply growth_parts in G as (_ & _ & <- & F & _). auto.
  - apply Forall_forall. intros x I. apply repeat_spec in I. lia.
Qed.

Lemma measure_falls p q : length p = n -> move g p q -> dot m q < dot m p.
Proof.
  intros Lp ((Lq & _) & cl & I & Hh). destruct (c_growth c) as [mz|] eqn:G.
  - apply growth_parts in G as (_ & _ & _ & _ & D & _). rewrite forallb_forall in D. apply D in I.
    apply existsb_says with (p := p) (q := q) in I; auto. lia.
  - unfold m, measure. rewrite G. destruct check_parts as (_ & _ & E & _). unfold play_ends in E. rewrite G in E.
    rewrite forallb_forall in E. apply E in I. apply takes_ok with (p := p) (q := q) in I; auto. apply I.
Qed.

Lemma no_growth_shrinks p q : c_growth c = None -> length p = n -> move g p q -> forall i, nth i q 0 <= nth i p 0.
Proof.
  intros G Lp ((Lq & _) & cl & I & Hh). destruct check_parts as (_ & _ & E & _). unfold play_ends in E. rewrite G in E.
  rewrite forallb_forall in E. apply E in I. apply takes_ok with (p := p) (q := q) in I; auto. apply I.
Qed.

(** Leading zeros make no difference where piles may grow. *)
Lemma zeros_same w k : c_growth c <> None -> valid S n w = true ->
  valid S n (zeros n k w) = true /\ vals S n (zeros n k w) = vals S n w /\ reads A (zeros n k w) = reads A w.
Proof.
  intros G V. destruct (c_growth c) as [mz|] eqn:Eg; try congruence.
  apply growth_parts in Eg as (_ & _ & _ & _ & _ & Rd & St). split; [|split].
  - rewrite zeros_valid; auto using HL.
  - apply zeros_vals. apply vals_length. apply (tg_letters S). apply (valid_tot S n HL); auto using Hn.
  - induction k as [|k IH]; auto. rewrite <- IH. unfold reads, reads_from. change (zeros n (Datatypes.S k) w) with (zero n :: zeros n k w).
    cbn [run]. rewrite St. auto.
Qed.

Lemma padded w : valid S n w = true ->
  valid S n (zeros n z w) = true /\ vals S n (zeros n z w) = vals S n w /\ reads A (zeros n z w) = reads A w.
Proof.
  intros V. destruct (c_growth c) as [mz|] eqn:G.
  - apply zeros_same; auto. congruence.
  - unfold z, leading. rewrite G. auto.
Qed.

(** ** Words of positions *)
Lemma valid_position w : valid S n w = true ->
  position g (vals S n w) /\ Forall (fun x => 0 <= x < u S (length w)) (vals S n w).
Proof.
  intros V. apply valid_tot in V; auto using HL, Hn. destruct V as [V _]. destruct (V [] w eq_refl) as (V1 & V3).
  pose proof (vals_length S n w V1) as V2.
  split; [split|]; auto; (eapply Forall_impl; [|exact V3]); cbv beta; intros x Hx; lia.
Qed.

Lemma Forall_max p : Forall (fun x => x <= fold_right Z.max 0 p) p /\ 0 <= fold_right Z.max 0 p.
Proof.
  induction p as [|x p [IH1 IH2]]; simpl; split; try lia; constructor; try lia.
  eapply Forall_impl; [|exact IH1]. cbv beta. intros y Hy. lia.
Qed.

Lemma enough_ok p : Forall (fun x => x < u S (enough (c_num c) p)) p /\ phase (period S) (enough (c_num c) p) = O.
Proof.
  assert (E : enough (c_num c) p = (dim S * Datatypes.S (Z.to_nat (Z.log2 (fold_right Z.max 0%Z p))) * period S)%nat).
  { unfold enough, S, system. destruct (c_num c); reflexivity. }
  rewrite E. split; [|apply phase_mul; apply l_period; apply HL].
  destruct (Forall_max p) as [F M0]. set (M := fold_right Z.max 0 p) in *. pose proof (l_period S HL) as Per.
  set (k := Datatypes.S (Z.to_nat (Z.log2 M))) in *. pose proof (u_power S HL k) as U. pose proof (Z.log2_nonneg M).
  assert (K : Z.of_nat k = Z.succ (Z.log2 M)) by (unfold k; rewrite Nat2Z.inj_succ, Z2Nat.id by lia; auto). rewrite K in U.
  assert (M < 2 ^ Z.succ (Z.log2 M)). { destruct (Z.eq_dec M 0) as [->|]. reflexivity. apply Z.log2_spec. lia. }
  assert (u S (dim S * k) <= u S (dim S * k * period S)) by (apply u_mono; [apply HL|nia]).
  eapply Forall_impl; [|exact F]. cbv beta. intros x Hx. lia.
Qed.

(** A move from the position of a word leads to the position of a word as long, perhaps after leading zeros. *)
Lemma move_word w q : valid S n w = true -> move g (vals S n w) q ->
  exists j w1 w', In j js /\ length w1 = length w' /\ valid S n w1 = true /\ valid S n w' = true /\
    vals S n w1 = vals S n w /\ vals S n w' = q /\ reads A w1 = reads A w /\ (misere g = true -> w1 = w) /\
    (forall a, In a (j_cl j) -> holds a (vals S n w) q).
Proof.
  intros V M. pose proof M as ((Lq & Nq) & cl & Icl & Hh). destruct (valid_position w V) as [[Lp Np] B].
  destruct (job_of cl Icl) as (j & Ij & <-). destruct (c_growth c) as [mz|] eqn:G.
  - destruct (growth_parts mz G) as (Mi & Per & _). set (k := max (length w) (enough (c_num c) q)).
    assert (Ph : phase (period S) k = O). { rewrite phase_mod; rewrite Per; auto. }
    destruct (word_ok S n HL k q Ph Lq) as (W1 & W2 & W3).
    { destruct (enough_ok q) as [F _]. apply Forall_forall. intros x I. rewrite Forall_forall in *.
      pose proof (u_mono S HL (enough (c_num c) q) k). specialize (F x I). specialize (Nq x I). lia. }
    destruct (zeros_same w (k - length w)) as (Z1 & Z2 & Z3); auto. congruence.
    exists j, (zeros n (k - length w) w), (word (u S) k q). repeat split; auto.
    + rewrite zeros_length, W1. lia.
    + rewrite Mi. discriminate.
  - assert (Sh : forall i, nth i q 0 <= nth i (vals S n w) 0) by (apply no_growth_shrinks; auto).
    destruct (word_ok S n HL (length w) q (valid_phase S n HL w Hn V) Lq) as (W1 & W2 & W3).
    { apply Forall_forall. intros x Ix. split. { rewrite Forall_forall in Nq. auto. }
      apply In_nth with (d := 0) in Ix as (i & Li & <-). specialize (Sh i).
      rewrite Forall_forall in B. assert (I : In (nth i (vals S n w) 0) (vals S n w)) by (apply nth_In; rewrite Lp, <- Lq; auto).
      apply B in I. lia. }
    exists j, w, (word (u S) (length w) q). rewrite W3. repeat split; auto.
Qed.

Lemma job_ok j : In j js -> forallb2 (check_tracker S (window S 0)) (j_cl j) (j_ts j) = true
  /\ no_move fuel (j_cl j) (j_ts j) A A = true
  /\ check_w j A (j_w j) letters = true
  /\ (misere g = true -> no_move fuel (j_cl j) (j_ts j) T P = true /\ check_w j P (j_e j) letters = true).
Proof.
  intros I. destruct check_parts as (_ & _ & _ & _ & _ & _ & J & _). rewrite forallb_forall in J. apply J in I.
  unfold check_job in I. apply andb_prop in I as [I I4]. apply andb_prop in I as [I I3]. apply andb_prop in I as [I1 I2].
  split; auto. split; auto. split; auto. intros Mi. rewrite Mi in I4. apply andb_prop in I4. tauto.
Qed.

Lemma misere_ok : misere g = true -> det P = true /\ only_valid S n fuel P = true /\ covered S n fuel [P] some 0 = true
  /\ covered S n fuel (A :: map (fun j => w_auto (j_e j)) js) if_first 0 = true
  /\ covered S n fuel (A :: T :: map (fun j => w_auto (j_w j)) js) some 0 = true.
Proof.
  intros Mi. destruct check_parts as (_ & _ & _ & _ & _ & _ & _ & K). rewrite Mi in K.
  apply andb_prop in K as [K K5]. apply andb_prop in K as [K K4]. apply andb_prop in K as [K K3]. apply andb_prop in K as [K1 K2]. auto.
Qed.

Lemma A_valid w : reads A w = true -> valid S n w = true.
Proof. intros Acc. destruct check_parts as (_ & _ & _ & _ & _ & V & _). eapply only_valid_ok; eauto. Qed.

Lemma P_valid w : misere g = true -> reads P w = true -> valid S n w = true.
Proof. intros Mi Acc. destruct (misere_ok Mi) as (_ & V & _). eapply only_valid_ok; eauto. Qed.

Lemma job_move j B W w : In j js -> det B = true -> (forall w, reads B w = true -> valid S n w = true) ->
  check_w j B W letters = true -> valid S n w = true -> reads (w_auto W) w = true ->
  exists w', reads B w' = true /\ valid S n w' = true /\ move g (vals S n w) (vals S n w').
Proof.
  intros Ij DB VB CW V Acc. destruct (job_ok j Ij) as (J1 & _).
  unfold check_w in CW.
  destruct (witness_ok S (window S 0) n HL eq_refl (j_cl j) (j_ts j) J1 B W letters _ DB CW) with (w := w) as (w' & L & A' & Hh); auto.
  - intros v Hv. apply valid_tot; auto using HL, Hn.
  - apply valid_tot; auto using HL, Hn.
  - exists w'. assert (V' : valid S n w' = true) by auto. split; auto. split; auto.
    destruct (valid_position w' V') as [Pq _]. split; auto. exists (j_cl j). split; auto. apply cl_of; auto.
Qed.

(** ** By induction on the measure *)
Lemma in_some {X} (f : X -> auto) xs w : some (map (fun B => reads B w) (map f xs)) = true -> exists x, In x xs /\ reads (f x) w = true.
Proof.
  unfold some. intros E. apply existsb_exists in E as (b & I & ->). rewrite map_map in I. apply in_map_iff in I as (x & E & I). eauto.
Qed.

Lemma sound_words : forall k w, valid S n w = true -> dot m (vals S n w) < Z.of_nat k ->
  (reads A w = true -> lost g (vals S n w)) /\ (reads A w = false -> won g (vals S n w)).
Proof.
  intros k. induction k as [|k IH]; intros w V Mk; destruct (valid_position w V) as [Pp _].
  { exfalso. destruct Pp as [_ Np]. pose proof (measure_nonneg _ Np). lia. }
  assert (Falls : forall q, move g (vals S n w) q -> dot m q < Z.of_nat k).
  { intros q M. apply measure_falls in M; [lia|apply Pp]. }
  assert (Inside : forall w1 w', valid S n w1 = true -> valid S n w' = true -> tot S n w1 /\ tot S n w').
  { intros w1 w' V1 V'. split; apply valid_tot; auto using HL, Hn. }
  split; intros Acc.
  - apply lost_intro.
    + intros Mi. destruct (misere_ok Mi) as (DP & _ & _ & K & _). apply covered_ok with (w := w) in K; auto using HL.
      cbn [map if_first] in K. change (zeros n 0 w) with w in K. rewrite Acc in K. cbn [negb] in K. apply in_some in K as (j & Ij & Aj).
      destruct (job_ok j Ij) as (_ & _ & _ & J). destruct (J Mi) as [_ CW].
      destruct (job_move j P (j_e j) w Ij DP (fun w => P_valid w Mi) CW V Aj) as (w' & _ & _ & Mv). eauto.
    + intros q Mv. destruct (move_word w q V Mv) as (j & w1 & w' & Ij & L & V1 & V' & E1 & E' & R1 & _ & Hh).
      destruct (job_ok j Ij) as (J1 & J2 & _). destruct (Inside w1 w' V1 V') as [T1 T'].
      pose proof (Falls q Mv) as Fq. rewrite <- E' in *. apply (IH w' V'); auto.
      destruct (reads A w') eqn:Acc'; auto. exfalso. rewrite <- E1 in Hh.
      eapply (no_move_ok S (window S 0) n HL eq_refl (j_cl j) (j_ts j) J1 fuel A A J2 w1 w'); auto. congruence.
  - assert (By : forall j v, In j js -> valid S n v = true -> vals S n v = vals S n w -> reads (w_auto (j_w j)) v = true -> won g (vals S n w)).
    { intros j v Ij Vv Ev Aj. destruct (job_ok j Ij) as (_ & _ & CW & _). destruct check_parts as (_ & _ & _ & _ & DA & _).
      destruct (job_move j A (j_w j) v Ij DA A_valid CW Vv Aj) as (w' & A' & V' & Mv). rewrite Ev in Mv.
      apply won_move with (q := vals S n w'); auto. apply (IH w' V'); auto. }
    destruct (misere g) eqn:Mi.
    + destruct (misere_ok Mi) as (DP & _ & KP & _ & K). apply covered_ok with (w := w) in K; auto using HL.
      change (zeros n 0 w) with w in K. cbn [map] in K. unfold some in K. cbn [existsb] in K. rewrite Acc in K.
      apply orb_prop in K as [K|K].
      * apply won_stuck; auto. intros q Mv.
        destruct (move_word w q V Mv) as (j & w1 & w' & Ij & L & V1 & V' & E1 & E' & _ & Same & Hh). rewrite (Same Mi) in *.
        destruct (job_ok j Ij) as (J1 & _ & _ & J). destruct (J Mi) as [J2 _]. destruct (Inside w w' V V') as [T1 T'].
        apply covered_ok with (w := w') in KP; auto using HL. change (zeros n 0 w') with w' in KP. cbn [map] in KP. unfold some in KP.
        cbn [existsb] in KP. destruct (reads P w') eqn:AP; try discriminate KP. rewrite <- E' in Hh.
        eapply (no_move_ok S (window S 0) n HL eq_refl (j_cl j) (j_ts j) J1 fuel T P J2 w w'); auto.
      * change (some (map (fun B => reads B w) (map (fun j => w_auto (j_w j)) js)) = true) in K. apply in_some in K as (j & Ij & Aj). eauto.
    + destruct check_parts as (_ & _ & _ & _ & _ & _ & _ & K). rewrite Mi in K. destruct (padded w V) as (Vz & Ez & Rz).
      apply covered_ok with (w := w) in K; auto using HL. cbn [map] in K. unfold some in K. cbn [existsb] in K. rewrite Rz, Acc in K.
      change (some (map (fun B => reads B (zeros n z w)) (map (fun j => w_auto (j_w j)) js)) = true) in K.
      apply in_some in K as (j & Ij & Aj). eauto.
Qed.

(** Every valid word, of whatever length: lost if and only if the automaton accepts it. *)
Theorem check_sound_words w : valid S n w = true ->
  (lost g (vals S n w) <-> reads A w = true) /\ (won g (vals S n w) <-> reads A w = false).
Proof.
  intros V. destruct (valid_position w V) as [[_ Np] _]. pose proof (measure_nonneg _ Np).
  destruct (sound_words (Datatypes.S (Z.to_nat (dot m (vals S n w)))) w V) as [E1 E2]. lia.
  destruct (reads A w) eqn:E; split; split; auto; try discriminate; intros X; exfalso; eapply not_both; eauto.
Qed.

(** Positions: [k] letters, if all piles are below u_k and k is a multiple of the period. *)
Theorem check_sound p k : position g p -> Forall (fun x => x < u S k) p -> phase (period S) k = O ->
  (lost g p <-> accepts (c_lost c) (word (weight (c_num c)) k p) = true)
  /\ (won g p <-> accepts (c_lost c) (word (weight (c_num c)) k p) = false).
Proof.
  intros [Lp Np] Hk Ph. rewrite <- system_weight. fold S.
  destruct (word_ok S n HL k p Ph Lp) as (W1 & W2 & W3).
  - apply Forall_forall. intros x I. rewrite Forall_forall in *. auto.
  - pose proof (check_sound_words (word (u S) k p) W2) as R. rewrite W3 in R. unfold A, lost_table in R. rewrite table_reads in R. exact R.
Qed.

Theorem check_sound_numerals p : position g p ->
  (lost g p <-> accepts (c_lost c) (numerals (c_num c) p) = true) /\ (won g p <-> accepts (c_lost c) (numerals (c_num c) p) = false).
Proof. intros Pp. destruct (enough_ok p) as [F Ph]. apply check_sound; auto. Qed.

(** ** Whoever is not lost has won, and the lost positions are the only solution of the usual equation. *)
Lemma lost_or_won p : position g p -> lost g p \/ won g p.
Proof.
  intros Pp. destruct (check_sound_numerals p Pp) as [E1 E2].
  destruct (accepts (c_lost c) (numerals (c_num c) p)); [left; apply E1|right; apply E2]; auto.
Qed.

Lemma measure_induction (X : list Z -> Prop) :
  (forall p, position g p -> (forall q, move g p q -> X q) -> X p) -> forall p, position g p -> X p.
Proof.
  intros Step. assert (G : forall k p, position g p -> dot m p < Z.of_nat k -> X p).
  { intros k. induction k as [|k IH]; intros p Pp Mk.
    - exfalso. pose proof (measure_nonneg p (proj2 Pp)). lia.
    - apply Step; auto. intros q M. apply IH. apply M. apply measure_falls in M; [lia|apply Pp]. }
  intros p Pp. apply (G (Datatypes.S (Z.to_nat (dot m p)))); auto. pose proof (measure_nonneg p (proj2 Pp)). lia.
Qed.

Definition equation (X : list Z -> Prop) : Prop := forall p, position g p ->
  (X p <-> (misere g = true -> exists q, move g p q) /\ forall q, move g p q -> ~ X q).

Theorem lost_equation : equation (lost g).
Proof.
  intros p Pp. split.
  - intros Lo. inversion Lo as [p' E W]; subst. split; auto. intros q M Lq. eapply not_both; eauto.
  - intros [E N]. destruct (lost_or_won p Pp) as [Lo|W]; auto. exfalso. inversion W as [p' q M Lq|p' Mi Stuck]; subst.
    + apply (N q); auto.
    + destruct (E Mi) as [q M]. apply (Stuck q M).
Qed.

Theorem lost_unique X : equation X -> forall p, position g p -> (X p <-> lost g p).
Proof.
  intros HX. apply (measure_induction (fun p => X p <-> lost g p)). intros p Pp IH. rewrite (HX p Pp), (lost_equation p Pp).
  split; intros [E N]; split; auto; intros q M Lq; apply (N q M); apply IH; auto.
Qed.
End Sound.
