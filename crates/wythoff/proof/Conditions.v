(** What is remembered of a condition while digits are read: vectors, numbered, and where digits lead from each. *)
Require Import ZArith List Lia Bool FMapPositive.
From Wythoff Require Import Statement Lists Phases Numeration Words Explore Ends Lazy.
Import ListNotations.
Open Scope Z_scope.

Definition before (a : condition) := match a with Between b _ _ _ => b | Congruent b _ _ _ => b end.
Definition after (a : condition) := match a with Between _ f _ _ => f | Congruent _ f _ _ => f end.
Definition holdsz (a : condition) (z : Z) : Prop :=
  match a with
  | Between _ _ lo hi => match lo with None => True | Some l => l <= z end /\ match hi with None => True | Some h => z <= h end
  | Congruent _ _ r m => exists k, z = r + k * m
  end.
Definition holdsb (a : condition) (z : Z) : bool :=
  match a with
  | Between _ _ lo hi => match lo with None => true | Some l => l <=? z end &&& match hi with None => true | Some h => z <=? h end
  | Congruent _ _ r m => (z - r) mod m =? 0
  end.
Definition proper (a : condition) : bool := match a with Congruent _ _ _ m => 0 <? m | _ => true end.

Lemma holds_z a p q : holds a p q <-> holdsz a (dot (before a) p + dot (after a) q).
Proof. destruct a; simpl; tauto. Qed.

Lemma holdsb_ok a z : proper a = true -> (holdsb a z = true <-> holdsz a z).
Proof.
  destruct a as [b f lo hi|b f r m]; simpl; intros P.
  - rewrite andb_true_iff. destruct lo, hi; rewrite ?Z.leb_le; intuition.
  - apply Z.ltb_lt in P. rewrite Z.eqb_eq. split.
    + intros H. apply Z.mod_divide in H; try lia. destruct H as [k H]. exists k. lia.
    + intros [k ->]. replace (r + k * m - r) with (k * m) by lia. apply Z.mod_mul. lia.
Qed.

Definition eqv (a : condition) (z z' : Z) : Prop := match a with Between _ _ _ _ => z = z' | Congruent _ _ _ m => exists k, z = z' + k * m end.
Definition norm (a : condition) (F : list Z) : list Z := match a with Between _ _ _ _ => F | Congruent _ _ _ m => map (fun x => x mod m) F end.

Lemma eqv_trans a x y z : eqv a x y -> eqv a y z -> eqv a x z.
Proof. destruct a; simpl. congruence. intros [k ->] [l ->]. exists (k + l). lia. Qed.
Lemma eqv_add a x y z : eqv a x y -> eqv a (x + z) (y + z).
Proof. destruct a; simpl. congruence. intros [k ->]. exists k. lia. Qed.
Lemma eqv_sym a x y : eqv a x y -> eqv a y x.
Proof. destruct a; simpl. congruence. intros [k ->]. exists (- k). lia. Qed.
Lemma eqv_holds a x y : eqv a x y -> holdsz a x -> holdsz a y.
Proof. destruct a; simpl. intros ->; auto. intros [k ->] [l H]. exists (l - k). lia. Qed.
Lemma norm_length a F : length (norm a F) = length F.
Proof. destruct a; simpl; auto. apply map_length. Qed.
Lemma norm_dot a : proper a = true -> forall F h, eqv a (dot (norm a F) h) (dot F h).
Proof.
  destruct a as [b f lo hi|b f r m]; simpl; auto. intros P. apply Z.ltb_lt in P.
  intros F. induction F as [|x F IH]; intros [|z h]; simpl; try (exists 0; lia).
  destruct (IH h) as [k K]. exists (k - x / m * z). rewrite K. rewrite (Z.mod_eq x m) by lia. lia.
Qed.

Inductive res := Unknown | Dead | Go (r : positive).      (* Go 1: sure to hold *)
Record info := { at_phase : nat; vec : list Z; ends : bool; nexts : PM.t (Z * res) }.
Record tracker := { infos : PM.t info; starts : positive }.

Definition zkey (e : Z) : positive := match e with Z0 => 1 | Zpos p => p~0 | Zneg p => p~1 end.
Definition tstep (T : tracker) (r : positive) (e : Z) : res :=
  match r with
  | 1%positive => Go 1
  | _ => match PM.find r (infos T) with
         | None => Unknown
         | Some i => match PM.find (zkey e) (nexts i) with Some (e', x) => if e =? e' then x else Unknown | None => Unknown end
         end
  end.
Definition tfinal (T : tracker) (r : positive) : bool :=
  match r with 1%positive => true | _ => match PM.find r (infos T) with Some i => ends i | None => false end end.

Section Fate.
Variable S : num.
Variable w0 : list Z.      (* window 0 *)
Notation N := (period S).

Fixpoint add_last (F : list Z) (x : Z) : list Z :=
  match F with [] => [] | f :: F' => match F' with [] => [f + x] | _ => f :: add_last F' x end end.
(** What holds of all completions when [p] is the phase: [F] has been read of the form b, f. *)
Definition at_least (p : nat) (b f F : list Z) (z : Z) : bool :=
  let m := neg b + neg f in always S 100 p (add_last F (- m)) w0 (z - m).
Definition at_most (p : nat) (b f F : list Z) (z : Z) : bool := at_least p (map Z.opp b) (map Z.opp f) (map Z.opp F) (- z).
Definition hopeless (a : condition) (p : nat) (F : list Z) : bool :=
  match a with
  | Between b f lo hi => match lo with Some l => at_most p b f F (l - 1) | None => false end
                         ||| match hi with Some h => at_least p b f F (h + 1) | None => false end
  | Congruent _ _ _ _ => false
  end.
Definition certain (a : condition) (p : nat) (F : list Z) : bool :=
  match a with
  | Between b f lo hi => match lo with Some l => at_least p b f F l | None => true end
                         &&& match hi with Some h => at_most p b f F h | None => true end
  | Congruent _ _ _ _ => false
  end.

Definition entry_ok (a : condition) (T : tracker) (p : nat) (F : list Z) (e : Z) (x : res) : bool :=
  match x with
  | Unknown => true
  | Dead => hopeless a (down N p) (shift S p F e)
  | Go 1 => certain a (down N p) (shift S p F e)
  | Go j => match PM.find j (infos T) with
            | Some i => Nat.eqb (at_phase i) (down N p) &&& same (vec i) (norm a (shift S p F e))
            | None => false
            end
  end.
Definition check_tracker (a : condition) (T : tracker) : bool :=
  let zero := repeat 0 (dim S) in
  proper a
  &&& forallb (fun ii => let i := snd ii in
        Nat.eqb (length (vec i)) (dim S) &&& (Bool.eqb (ends i) (holdsb a (dot (vec i) w0))
        &&& forallb (fun ke => entry_ok a T (at_phase i) (vec i) (fst (snd ke)) (snd (snd ke))) (PM.elements (nexts i)))) (PM.elements (infos T))
  &&& match starts T with
     | 1%positive => certain a O zero
     | s => match PM.find s (infos T) with Some i => Nat.eqb (at_phase i) O &&& same (vec i) zero | None => false end
     end.

Variable n : nat.
Hypothesis L : lawful S.
Hypothesis Hw0 : w0 = window S 0.

Lemma add_last_dot x z : forall F h, length F = Datatypes.S (length h) -> dot (add_last F x) (h ++ [z]) = dot F (h ++ [z]) + x * z.
Proof.
  intros F. induction F as [|f F IH]; simpl; intros h LF; try lia. destruct F as [|g F].
  - destruct h as [|y h]; simpl in *; try lia.
  - destruct h as [|y h]; simpl in LF; try lia. specialize (IH h). change ((y :: h) ++ [z]) with (y :: (h ++ [z])).
    cbn [dot] in *. rewrite IH by (simpl; lia). lia.
Qed.

Lemma add_last_length x : forall F, length (add_last F x) = length F.
Proof. intros F. induction F as [|f F IH]; auto. destruct F as [|g F]; auto. cbn [add_last length] in *. rewrite IH. auto. Qed.

Notation vals := (vals S n).
Notation tg := (tg S n).
Notation tot := (tot S n).
Notation pre := (pre S).

Lemma total_sum b f w w' v v' : length w = length w' -> length v = length v' -> tg (w ++ v) -> tg (w' ++ v') ->
  dot b (vals (w ++ v)) + dot f (vals (w' ++ v')) = pre (length v) (sums b f w w') + pre 0 (sums b f v v').
Proof.
  intros L1 L2 T T'. rewrite dot_sums.
  - unfold sums. rewrite map2_app by auto. rewrite pre_app. rewrite map2_length by auto. rewrite L2. auto.
  - rewrite !app_length. lia.
  - eapply tg_letters; eauto.
  - eapply tg_letters; eauto.
Qed.

(** [F] is what has been read of a form, when [p] is the phase. *)
Definition means (a : condition) (p : nat) (F : list Z) (w w' : list letter) : Prop := length F = dim S /\
  forall j, phase N (length w + j) = O -> phase N j = p /\ eqv a (dot F (window S j)) (pre j (sums (before a) (after a) w w')).

Lemma at_least_ok p b f F z w w' v v' : length F = dim S -> phase N (length v) = p ->
  dot F (window S (length v)) = pre (length v) (sums b f w w') -> at_least p b f F z = true ->
  length w = length w' -> length v = length v' -> tg (w ++ v) -> tg (w' ++ v') ->
  z <= dot b (vals (w ++ v)) + dot f (vals (w' ++ v')).
Proof.
  intros LF Ph E H L1 L2 T T'. rewrite total_sum by auto. unfold at_least in H. rewrite Hw0 in H.
  apply always_ok with (j := length v) in H; auto. 2: { rewrite add_last_length. auto. }
  destruct (window_last S L (length v)) as (h & W & Lh). rewrite W in *.
  rewrite add_last_dot in H. 2: { rewrite LF, Lh. pose proof (l_dim S L). lia. }
  pose proof (sums_lower S n L b f v v') as B.
  specialize (B (tg_suffix _ _ _ _ T) (tg_suffix _ _ _ _ T') L2). lia.
Qed.

Lemma sums_opp b f w : forall w', sums (map Z.opp b) (map Z.opp f) w w' = map Z.opp (sums b f w w').
Proof. unfold sums. induction w as [|x w IH]; intros [|y w']; simpl; auto. rewrite IH, !dot_opp. f_equal. lia. Qed.

Lemma pre_opp j es : pre j (map Z.opp es) = - pre j es.
Proof. induction es as [|e es IH]; simpl; auto. rewrite IH, map_length. lia. Qed.

Lemma at_most_ok p b f F z w w' v v' : length F = dim S -> phase N (length v) = p ->
  dot F (window S (length v)) = pre (length v) (sums b f w w') -> at_most p b f F z = true ->
  length w = length w' -> length v = length v' -> tg (w ++ v) -> tg (w' ++ v') ->
  dot b (vals (w ++ v)) + dot f (vals (w' ++ v')) <= z.
Proof.
  intros LF Ph E H L1 L2 T T'. unfold at_most in H.
  assert (G : - z <= dot (map Z.opp b) (vals (w ++ v)) + dot (map Z.opp f) (vals (w' ++ v'))).
  { apply (at_least_ok p (map Z.opp b) (map Z.opp f) (map Z.opp F)); auto.
    - rewrite map_length. auto.
    - rewrite dot_opp, E, sums_opp, pre_opp. auto. }
  rewrite !dot_opp in G. lia.
Qed.

Lemma tot_phase w v : tot (w ++ v) -> phase N (length w + length v) = O.
Proof. intros [_ H]. rewrite app_length in H. auto. Qed.

Lemma hopeless_ok a p F w w' v v' : means a p F w w' -> hopeless a p F = true ->
  length w = length w' -> length v = length v' -> tot (w ++ v) -> tot (w' ++ v') ->
  holds a (vals (w ++ v)) (vals (w' ++ v')) -> False.
Proof.
  intros [LF E] H L1 L2 T T'. destruct (E _ (tot_phase _ _ T)) as [Ph Q]. destruct T as [T _], T' as [T' _].
  destruct a as [b f lo hi|]; simpl in *; try discriminate.
  apply orb_prop in H as [H|H].
  - destruct lo as [l|]; try discriminate. eapply at_most_ok in H; eauto. lia.
  - destruct hi; try discriminate. eapply at_least_ok in H; eauto. lia.
Qed.

Lemma certain_ok a p F w w' v v' : means a p F w w' -> certain a p F = true ->
  length w = length w' -> length v = length v' -> tot (w ++ v) -> tot (w' ++ v') ->
  holds a (vals (w ++ v)) (vals (w' ++ v')).
Proof.
  intros [LF E] H L1 L2 T T'. destruct (E _ (tot_phase _ _ T)) as [Ph Q]. destruct T as [T _], T' as [T' _].
  destruct a as [b f lo hi|]; simpl in *; try discriminate.
  apply andb_prop in H as [H1 H2]. split.
  - destruct lo; auto. eapply at_least_ok in H1; eauto.
  - destruct hi; auto. eapply at_most_ok in H2; eauto.
Qed.

(** What a number of a tracker says about the words read. *)
Definition sem (a : condition) (T : tracker) (r : positive) (w w' : list letter) : Prop :=
  match r with
  | 1%positive => forall v v', length v = length v' -> tot (w ++ v) -> tot (w' ++ v') ->
                  holds a (vals (w ++ v)) (vals (w' ++ v'))
  | _ => exists i, PM.find r (infos T) = Some i /\ means a (at_phase i) (vec i) w w'
  end.

Section One.
Variables (a : condition) (T : tracker).
Hypothesis C : check_tracker a T = true.

Lemma tracker_proper : proper a = true.
Proof. unfold check_tracker in C. apply andb_prop in C as [H _]. apply andb_prop in H as [H _]. auto. Qed.

Lemma tracker_info r i : PM.find r (infos T) = Some i ->
  ends i = holdsb a (dot (vec i) w0)
  /\ forall k e x, PM.find k (nexts i) = Some (e, x) -> entry_ok a T (at_phase i) (vec i) e x = true.
Proof.
  intros F. unfold check_tracker in C. apply andb_prop in C as [H _]. apply andb_prop in H as [_ H].
  rewrite forallb_forall in H. apply PM.elements_correct in F. apply H in F. cbn [snd] in F.
  apply andb_prop in F as [F1 F3]. apply andb_prop in F3 as [F2 F3].
  apply eqb_prop in F2. split; auto.
  intros k e x K. rewrite forallb_forall in F3. apply PM.elements_correct in K. apply F3 in K. auto.
Qed.

Lemma shift_means p F w w' x y : means a p F w w' -> length w = length w' ->
  means a (down N p) (shift S p F (dot (before a) x + dot (after a) y)) (w ++ [x]) (w' ++ [y]).
Proof.
  intros [LF E] Lw. split. apply shift_length; auto. intros j Hj. rewrite app_length in Hj. simpl in Hj.
  replace (length w + 1 + j)%nat with (length w + (1 + j))%nat in Hj by lia. destruct (E _ Hj) as [Ph Q]. split.
  - rewrite <- Ph. symmetry. apply down_phase. apply l_period; auto.
  - rewrite <- Ph. rewrite (shift_dot S L) by auto. unfold sums. rewrite map2_app by auto. cbn [map2].
    rewrite pre_snoc. apply eqv_add. auto.
Qed.

Lemma norm_means p F w w' : means a p F w w' -> means a p (norm a F) w w'.
Proof.
  intros [LF E]. split. rewrite norm_length. auto. intros j Hj. destruct (E j Hj). split; auto.
  eapply eqv_trans; eauto. apply norm_dot. apply tracker_proper.
Qed.

Lemma sem_open r w w' : r <> 1%positive -> (sem a T r w w' <-> exists i, PM.find r (infos T) = Some i /\ means a (at_phase i) (vec i) w w').
Proof. intros. destruct r; try congruence; simpl; tauto. Qed.

Lemma tstep_open r e x : r <> 1%positive -> tstep T r e = x -> x <> Unknown ->
  exists i, PM.find r (infos T) = Some i /\ entry_ok a T (at_phase i) (vec i) e x = true.
Proof.
  intros N1 H NU. assert (H' : match PM.find r (infos T) with None => Unknown
         | Some i => match PM.find (zkey e) (nexts i) with Some (e', x) => if e =? e' then x else Unknown | None => Unknown end end = x).
  { destruct r; auto; congruence. }
  destruct (PM.find r (infos T)) as [i|] eqn:Fi; try congruence. exists i. split; auto.
  destruct (PM.find (zkey e) (nexts i)) as [[e' z]|] eqn:K; try congruence.
  destruct (Z.eqb_spec e e'); try congruence. subst e' z. apply tracker_info in Fi as [_ I]. eauto.
Qed.

Lemma tstep_go r r' w w' x y : sem a T r w w' -> length w = length w' ->
  tstep T r (dot (before a) x + dot (after a) y) = Go r' -> sem a T r' (w ++ [x]) (w' ++ [y]).
Proof.
  intros Se Lw H. destruct (Pos.eq_dec r 1) as [->|N1].
  - simpl in H. injection H as <-. simpl. intros v v' Lv Tv Tv'. rewrite <- !app_assoc in *. simpl in *.
    apply (Se (x :: v) (y :: v')); simpl; auto.
  - apply tstep_open in H as (i & Fi & K); auto; try discriminate. apply sem_open in Se as (i' & Fi' & M); auto.
    rewrite Fi in Fi'. injection Fi' as <-. apply shift_means with (x := x) (y := y) in M; auto.
    destruct (Pos.eq_dec r' 1) as [->|N2].
    + simpl. intros v v' Lv Tv Tv'. eapply certain_ok; eauto. rewrite !app_length. simpl. lia.
    + apply sem_open; auto.
      assert (K' : match PM.find r' (infos T) with
                   | Some i' => Nat.eqb (at_phase i') (down N (at_phase i))
                                &&& same (vec i') (norm a (shift S (at_phase i) (vec i) (dot (before a) x + dot (after a) y)))
                   | None => false end = true).
      { unfold entry_ok in K. destruct r'; auto; congruence. }
      destruct (PM.find r' (infos T)) as [i'|]; try discriminate. apply andb_prop in K' as [K1 K2].
      apply Nat.eqb_eq in K1. apply same_eq in K2. exists i'. split; auto. rewrite K1, K2. apply norm_means. auto.
Qed.

Lemma tstep_dead r w w' x y v v' : sem a T r w w' -> length w = length w' ->
  tstep T r (dot (before a) x + dot (after a) y) = Dead -> length v = length v' -> tot (w ++ x :: v) -> tot (w' ++ y :: v') ->
  holds a (vals (w ++ x :: v)) (vals (w' ++ y :: v')) -> False.
Proof.
  intros Se Lw H Lv Tv Tv' Hh. destruct (Pos.eq_dec r 1) as [->|N1]. discriminate.
  apply tstep_open in H as (i & Fi & K); auto; try discriminate. apply sem_open in Se as (i' & Fi' & M); auto.
  rewrite Fi in Fi'. injection Fi' as <-. apply shift_means with (x := x) (y := y) in M; auto.
  replace (w ++ x :: v) with ((w ++ [x]) ++ v) in * by (rewrite <- app_assoc; auto).
  replace (w' ++ y :: v') with ((w' ++ [y]) ++ v') in * by (rewrite <- app_assoc; auto).
  eapply hopeless_ok; eauto. rewrite !app_length. simpl. lia.
Qed.

Lemma tfinal_ok r w w' : sem a T r w w' -> length w = length w' -> tot w -> tot w' ->
  (tfinal T r = true <-> holds a (vals w) (vals w')).
Proof.
  intros Se Lw Tw Tw'. destruct (Pos.eq_dec r 1) as [->|N1].
  - simpl. split; auto. intros _. specialize (Se [] []). rewrite !app_nil_r in Se. auto.
  - apply sem_open in Se as (i & Fi & LV & Q); auto. assert (tfinal T r = ends i) as ->.
    { unfold tfinal. destruct r; try congruence; rewrite Fi; auto. }
    apply tracker_info in Fi as (I2 & I3). rewrite I2, holds_z, Hw0.
    rewrite holdsb_ok by apply tracker_proper.
    destruct Tw as [Tw Pw], Tw' as [Tw' _]. destruct (Q O) as [_ E]. { rewrite Nat.add_0_r. auto. }
    rewrite dot_sums; eauto using tg_letters.
    split; apply eqv_holds; auto. apply eqv_sym. auto.
Qed.

Lemma zero_means : means a O (repeat 0 (dim S)) [] [].
Proof.
  split. apply repeat_length. intros j Hj. split; auto. rewrite dot_zero. simpl. destruct a; simpl; auto. exists 0. lia.
Qed.

Lemma starts_ok : sem a T (starts T) [] [].
Proof.
  pose proof C as C'. unfold check_tracker in C'. apply andb_prop in C' as [_ H].
  destruct (Pos.eq_dec (starts T) 1) as [E|N1].
  - rewrite E in *. simpl. intros v v' Lv Tv Tv'. change v with ([] ++ v). change v' with ([] ++ v').
    eapply certain_ok; eauto. apply zero_means.
  - apply sem_open; auto.
    assert (H' : match PM.find (starts T) (infos T) with Some i => Nat.eqb (at_phase i) O &&& same (vec i) (repeat 0 (dim S)) | None => false end = true).
    { destruct (starts T); auto; congruence. }
    destruct (PM.find (starts T) (infos T)) as [i|]; try discriminate. apply andb_prop in H' as [H1 H2].
    apply Nat.eqb_eq in H1. apply same_eq in H2.
    exists i. rewrite H1, H2. split; auto. apply zero_means.
Qed.
End One.
End Fate.
