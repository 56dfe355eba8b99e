(** Greedy numerations are lawful if c1 and cd are positive and every proper tail of c1...cd is below it in the order of words
    (Parry): then the numerals in which every d digits are below c1...cd are those of the numbers. Base b is [b]. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Numeration Lazy.
Import ListNotations.
Open Scope Z_scope.

(** l <= m in the order of words, a beginning of a word before the word. *)
Fixpoint word_le (l m : list Z) : bool :=
  match l, m with
  | [], _ => true
  | _ :: _, [] => false
  | a :: l', b :: m' => (a <? b) ||| ((a =? b) &&& word_le l' m')
  end.

Section Greedy.
Variable cs : list Z.
Notation d := (length cs).

Definition gu (n : nat) : Z := weigh cs (past cs n).

(** Reading one digit: [i] digits c1..ci have just been read. *)
Definition gread (i : nat) (x : Z) : option nat :=
  match skipn i cs with
  | [] => None
  | c :: l => if (0 <=? x) &&& (x <? c) then Some O
              else if (x =? c) &&& match l with [] => false | _ => true end then Some (S i) else None
  end.

Definition genum (i : nat) : list (Z * nat) :=
  match skipn i cs with
  | [] => []
  | c :: l => map (fun k => (Z.of_nat k, O)) (seq 0 (Z.to_nat c)) ++ match l with [] => [] | _ => [(c, S i)] end
  end.

(** u_(j+d-1), ..., u_j *)
Definition gwindow (j : nat) : list Z := firstn d (past cs (j + d)).
Definition gshift (F : list Z) (e : Z) : list Z :=
  match F with [] => [] | f :: F' => map2 Z.add (map (Z.mul f) cs) (F' ++ [e]) end.

(** The values of the words of length n that are valid from state [i] are 0, ..., gbound i n - 1. *)
Definition gbound (i n : nat) : Z := weigh (skipn i cs) (past cs n).

Definition greedy : num := {|
  u := gu; period := 1; dim := d; window := gwindow; shift := fun _ => gshift;
  start := O; read := gread; whole := fun _ => true; enum := genum;
  top := match cs with [] => 0 | [c] => c - 1 | c :: _ => c end;
  place := fun _ => O; bound := gbound; good := fun s _ => (s < d)%nat |}.

Definition glegal : bool :=
  forallb (Z.leb 0) cs &&& forallb (fun i => word_le (skipn i cs) cs) (seq 0 d) &&& (1 <=? last cs 0)
  &&& match cs with [] => false | [c] => 2 <=? c | c :: _ => 1 <=? c end.

Hypothesis legal : glegal = true.

Lemma legal_parts : Forall (fun x => 0 <= x) cs /\ (forall i, (i < d)%nat -> word_le (skipn i cs) cs = true) /\ 1 <= last cs 0
  /\ exists c l, cs = c :: l /\ 1 <= c /\ (l = [] -> 2 <= c).
Proof.
  pose proof legal as E. unfold glegal in E. apply andb_prop in E as [E Ec]. apply andb_prop in E as [E El].
  apply andb_prop in E as [E0 Et]. rewrite forallb_forall in E0. rewrite forallb_forall in Et. repeat split.
  - apply Forall_forall. intros x I. apply E0 in I. lia.
  - intros i Hi. apply Et. apply in_seq. lia.
  - lia.
  - destruct cs as [|c l]; try discriminate. exists c, l. split; auto. destruct l as [|c' l].
    + split; lia.
    + split. lia. discriminate.
Qed.

Lemma d_pos : (0 < d)%nat.
Proof. destruct legal_parts as (_ & _ & _ & c & l & E & _). rewrite E. simpl. lia. Qed.

Lemma skipn_nonneg i : Forall (fun x => 0 <= x) (skipn i cs).
Proof.
  destruct legal_parts as (P & _). apply Forall_forall. intros x I. rewrite Forall_forall in P. apply P.
  rewrite <- (firstn_skipn i cs). apply in_or_app. auto.
Qed.

Lemma weigh_nonneg l : forall h, Forall (fun x => 0 <= x) l -> Forall (fun x => 1 <= x) h -> 0 <= weigh l h.
Proof.
  induction l as [|a l IH]; intros [|x h] Hl Hh; simpl; try lia.
  inversion_clear Hl as [|? ? Pa Pl]. inversion_clear Hh as [|? ? Px Ph]. specialize (IH h Pl Ph). nia.
Qed.

(** Where the last coefficient is positive something is counted. *)
Lemma weigh_pos l : forall h, l <> [] -> 1 <= last l 0 -> Forall (fun x => 0 <= x) l -> Forall (fun x => 1 <= x) h -> 1 <= weigh l h.
Proof.
  induction l as [|a l IH]; intros [|x h] N La Hl Hh; simpl; try lia; try congruence.
  inversion_clear Hl as [|? ? Pa Pl]. inversion_clear Hh as [|? ? Px Ph]. destruct l as [|b l].
  - simpl in *. nia.
  - assert (1 <= weigh (b :: l) h) by (apply IH; auto; congruence). nia.
Qed.

Lemma past_pos n : Forall (fun x => 1 <= x) (past cs n).
Proof.
  destruct legal_parts as (P & _ & La & c & l & E & _).
  induction n as [|n IH]; simpl; auto. constructor; auto. apply weigh_pos; auto. rewrite E. congruence.
Qed.

Lemma past_length n : length (past cs n) = n.
Proof. induction n as [|n IH]; simpl; auto. Qed.

Lemma gu_pos n : 1 <= gu n.
Proof. pose proof (past_pos (S n)) as P. inversion P. auto. Qed.

Lemma gu_grows n : gu n + 1 <= gu (S n).
Proof.
  destruct legal_parts as (P & _ & La & c & l & E & Hc & Hl). pose proof (past_pos n) as Pn. pose proof (gu_pos n) as Gn.
  unfold gu at 2. cbn [past]. fold (gu n). rewrite E at 1. cbn [weigh].
  rewrite E in P, La. inversion_clear P as [|? ? Pc Pl]. destruct l as [|c' l].
  - specialize (Hl eq_refl). simpl. nia.
  - assert (1 <= weigh (c' :: l) (past cs n)) by (apply weigh_pos; auto; congruence). nia.
Qed.

Lemma gu_mono n m : (n <= m)%nat -> gu n <= gu m.
Proof. induction 1 as [|m Hm IH]. lia. pose proof (gu_grows m). lia. Qed.

(** [i] places before the past of n + i is the past of n. *)
Lemma past_skip i : forall n, skipn i (past cs (i + n)) = past cs n.
Proof. induction i as [|i IH]; intros n; simpl; auto. Qed.

Lemma weigh_last l : forall h i, length l = S i -> (i < length h)%nat -> 1 <= last l 0 ->
  Forall (fun x => 0 <= x) l -> Forall (fun x => 1 <= x) h -> nth i h 0 <= weigh l h.
Proof.
  induction l as [|a l IH]; intros [|x h] i Ll Li La Hl Hh; simpl in *; try lia.
  inversion_clear Hl as [|? ? Pa Pl]. inversion_clear Hh as [|? ? Px Ph]. destruct l as [|b l].
  - simpl in *. assert (i = O) by lia. subst. simpl. nia.
  - destruct i as [|i]; simpl in Ll; try lia. cbn [nth]. specialize (IH h i). simpl length in IH.
    assert (nth i h 0 <= weigh (b :: l) h) by (apply IH; auto; lia). nia.
Qed.

Lemma gu_doubles n : 2 * gu n <= gu (d + n).
Proof.
  destruct legal_parts as (P & _ & La & c & l & E & Hc & Hl). pose proof (gu_pos n) as Gn.
  assert (D : (d + n = S (length l + n))%nat) by (rewrite E; reflexivity). rewrite D.
  unfold gu at 2. cbn [past]. fold (gu (length l + n)). rewrite E at 1. cbn [weigh].
  rewrite E in P, La. inversion_clear P as [|? ? Pc Pl]. destruct l as [|c' l].
  - specialize (Hl eq_refl). cbn [length Nat.add weigh]. nia.
  - pose proof (gu_mono n (length (c' :: l) + n)) as M.
    assert (W : gu n <= weigh (c' :: l) (past cs (length (c' :: l) + n))).
    { assert (Ni : nth (length l) (past cs (length (c' :: l) + n)) 0 = gu n).
      { change (length (c' :: l) + n)%nat with (S (length l + n)). rewrite <- (Nat.add_succ_r (length l) n).
        pose proof (past_skip (length l) (S n)) as Sk. cbn [past] in Sk. fold (gu n) in Sk.
        rewrite (skipn_nth 0) in Sk by (rewrite past_length; lia). injection Sk as Sk _.
        rewrite ?Nat.add_0_r. exact Sk. }
      rewrite <- Ni. apply weigh_last; auto. { rewrite past_length. simpl. lia. } apply past_pos. }
    assert (gu n <= gu (length (c' :: l) + n)) by (apply M; lia). nia.
Qed.

Lemma gbound_S i n : (i < d)%nat -> gbound i (S n) = nth i cs 0 * gu n + gbound (S i) n.
Proof. intros Hi. unfold gbound. rewrite (skipn_nth 0) by lia. reflexivity. Qed.

Lemma gbound_nonneg i n : 0 <= gbound i n.
Proof. apply weigh_nonneg; auto using past_pos, skipn_nonneg. Qed.

(** Parry: a tail that is not above a list weighs no more. Where the first difference is, what is left of the tail weighs at
    most u_m, because it is a tail itself. *)
Lemma tail_weighs n : forall i l, word_le (skipn i cs) l = true -> Forall (fun x => 0 <= x) l ->
  weigh (skipn i cs) (past cs n) <= weigh l (past cs n).
Proof.
  destruct legal_parts as (P & T & _).
  induction n as [|m IH]; intros i l W Hl.
  - destruct (skipn i cs) as [|a t]; [apply weigh_nonneg; auto; constructor|]. destruct l; simpl in *; [discriminate|lia].
  - destruct (le_lt_dec d i) as [Hi|Hi]. { rewrite skipn_all2 by lia. apply weigh_nonneg; auto. apply past_pos. }
    rewrite (skipn_nth 0) in * by auto. destruct l as [|b l]; try discriminate. cbn [word_le] in W. cbn [past weigh]. fold (gu m).
    inversion_clear Hl as [|? ? Pb Pl]. pose proof (gu_pos m) as Gm.
    pose proof (weigh_nonneg l (past cs m) Pl (past_pos m)) as Wl. apply orb_prop in W as [W|W].
    + assert (B : weigh (skipn (S i) cs) (past cs m) <= gu m).
      { unfold gu. destruct (le_lt_dec d (S i)) as [Hi'|Hi']; [rewrite skipn_all2 by lia; simpl; apply weigh_nonneg; auto using past_pos|].
        apply IH; auto. }
      apply Z.ltb_lt in W. nia.
    + apply andb_prop in W as [Wa W]. apply Z.eqb_eq in Wa. specialize (IH (S i) l W Pl). nia.
Qed.

Lemma gbound_le i n : (i < d)%nat -> gbound i n <= gu n.
Proof. intros Hi. destruct legal_parts as (P & T & _). apply tail_weighs; auto. Qed.

Lemma gread_spec i x j : gread i x = Some j -> (i < d)%nat /\ (j < d)%nat /\
  ((j = 0%nat /\ 0 <= x < nth i cs 0) \/ (j = S i /\ x = nth i cs 0)).
Proof.
  unfold gread. intros R. destruct (le_lt_dec d i) as [Hi|Hi]. { rewrite skipn_all2 in R by lia. discriminate. }
  rewrite (skipn_nth 0) in R by lia. remember (skipn (S i) cs) as l eqn:El. symmetry in El.
  destruct ((0 <=? x) &&& (x <? nth i cs 0)) eqn:E.
  - injection R as <-. apply andb_prop in E as [E1 E2]. repeat split; lia.
  - destruct (x =? nth i cs 0) eqn:E2; try discriminate. destruct l as [|c l]; try discriminate. injection R as <-.
    assert (S i < d)%nat. { destruct (le_lt_dec d (S i)); auto. rewrite skipn_all2 in El by lia. discriminate. }
    repeat split; lia.
Qed.

Lemma gread_low i x : (i < d)%nat -> 0 <= x < nth i cs 0 -> gread i x = Some O.
Proof.
  intros Hi Hx. unfold gread. rewrite (skipn_nth 0) by lia.
  replace (0 <=? x) with true by lia. replace (x <? nth i cs 0) with true by lia. reflexivity.
Qed.

Lemma gread_eq i : (S i < d)%nat -> gread i (nth i cs 0) = Some (S i).
Proof.
  intros Hi. unfold gread. rewrite (skipn_nth 0 i) by lia. rewrite (skipn_nth 0 (S i)) by lia.
  rewrite Z.eqb_refl, Z.ltb_irrefl. destruct (0 <=? nth i cs 0); reflexivity.
Qed.

Lemma gwindow_length j : length (gwindow j) = d.
Proof. unfold gwindow. rewrite firstn_length, past_length. lia. Qed.

Lemma weigh_dot l : forall h, (length l <= length h)%nat -> weigh l h = dot l (firstn (length l) h).
Proof. induction l as [|a l IH]; intros [|x h] Hl; simpl in *; try lia. rewrite IH by lia. lia. Qed.

Lemma d_succ : exists d', d = S d'.
Proof. exists (Nat.pred d). pose proof d_pos. lia. Qed.

Lemma gwindow_S j : gwindow (S j) = dot cs (gwindow j) :: removelast (gwindow j).
Proof.
  unfold gwindow. destruct d_succ as [d' D].
  change (S j + d)%nat with (S (j + d)). cbn [past]. rewrite weigh_dot by (rewrite past_length; lia).
  rewrite D at 1. cbn [firstn]. f_equal. replace (firstn d (past cs (j + d))) with (firstn (S d') (past cs (j + d))) by (rewrite D; reflexivity).
  rewrite removelast_firstn; auto.
  rewrite past_length. lia.
Qed.

Lemma last_of_past m : forall k, last (firstn (S m) (past cs (k + S m))) 0 = gu k.
Proof.
  induction m as [|m IH]; intros k.
  - replace (k + 1)%nat with (S k) by lia. reflexivity.
  - specialize (IH k). replace (k + S (S m))%nat with (S (k + S m)) by lia. cbn [past].
    change (firstn (S (S m)) (weigh cs (past cs (k + S m)) :: past cs (k + S m)))
      with (weigh cs (past cs (k + S m)) :: firstn (S m) (past cs (k + S m))).
    destruct (firstn (S m) (past cs (k + S m))) as [|x l] eqn:F.
    + apply (f_equal (@length Z)) in F. rewrite firstn_length, past_length in F. cbn [length] in F. lia.
    + exact IH.
Qed.

Lemma gwindow_last j : exists h, gwindow j = h ++ [gu j] /\ removelast (gwindow j) = h /\ length h = Nat.pred d.
Proof.
  destruct d_succ as [d' D]. exists (firstn d' (past cs (j + d))).
  assert (E : removelast (gwindow j) = firstn d' (past cs (j + d))).
  { unfold gwindow. rewrite D. apply removelast_firstn. rewrite past_length. lia. }
  split; [|split]; auto.
  - rewrite <- E. assert (W : gwindow j <> []).
    { intros W. pose proof (gwindow_length j) as WL. rewrite W, D in WL. discriminate. }
    rewrite (app_removelast_last 0 W) at 1. f_equal. f_equal. unfold gwindow. rewrite D. apply last_of_past.
  - rewrite firstn_length, past_length. lia.
Qed.

Lemma gshift_length F e : length F = d -> length (gshift F e) = d.
Proof.
  intros LF. destruct F as [|f F]; simpl in *. auto. rewrite map2_length. rewrite app_length. simpl. lia.
  rewrite map_length, app_length. simpl. lia.
Qed.

Lemma gshift_dot F e j : length F = d -> dot (gshift F e) (gwindow j) = dot F (gwindow (S j)) + e * gu j.
Proof.
  intros LF. destruct F as [|f F].
  - exfalso. pose proof d_pos. simpl in LF. lia.
  - simpl in LF. rewrite gwindow_S. cbn [gshift]. rewrite dot_add.
    2: { rewrite map_length, app_length. simpl. lia. }
    rewrite dot_scale. destruct (gwindow_last j) as (h & W & R & Lh). rewrite R. cbn [dot].
    replace (dot (F ++ [e]) (gwindow j)) with (dot F h + e * gu j). lia.
    rewrite W. rewrite dot_app by lia. simpl. lia.
Qed.

Lemma gwindow_mono j : Forall2 Z.le (gwindow 0) (gwindow j).
Proof.
  unfold gwindow. generalize d. intros n. induction n as [|n IH]. constructor.
  replace (j + S n)%nat with (S (j + n)) by lia. replace (0 + S n)%nat with (S (0 + n)) by lia.
  cbn [past]. rewrite !firstn_cons. fold (gu (0 + n)). fold (gu (j + n)). constructor; auto. apply gu_mono. lia.
Qed.

Lemma greedy_lawful : lawful greedy.
Proof.
  pose proof d_pos as D. destruct legal_parts as (P & _).
  constructor; cbn [u period dim window shift start read whole enum place bound good greedy].
  - lia.
  - exact D.
  - apply gu_pos.
  - apply gu_mono.
  - apply gu_doubles.
  - intros j. destruct (gwindow_last j) as (h & W & _ & Lh). exists h. auto.
  - apply gwindow_mono.
  - intros _. apply gshift_length.
  - intros j F e LF. apply gshift_dot. auto.
  - reflexivity.
  - reflexivity.
  - reflexivity.
  - intros k _. exact D.
  - intros s x s' n _ R. apply gread_spec in R. tauto.
  - intros k _. reflexivity.
  - intros s n. apply gbound_le.
  - intros s Hs _. unfold gbound. rewrite (skipn_nth 0) by auto. reflexivity.
  - intros s Hs. unfold gbound. rewrite (skipn_nth 0) by auto. simpl. split; auto. lia.
  - intros s x s' n r Hs R Hr. change (1 + n)%nat with (S n). apply gread_spec in R as (D1 & D2 & D3). rewrite gbound_S by auto.
    pose proof (gu_pos n). pose proof (gbound_nonneg (S s) n).
    assert (0 <= nth s cs 0). { rewrite Forall_forall in P. apply P. apply nth_In. auto. }
    destruct D3 as [[-> D3]|[-> ->]]; [change (gbound 0 n) with (gu n) in Hr|]; nia.
  - intros s n z Hs Hz. change (1 + n)%nat with (S n) in *. rewrite gbound_S in Hz by auto. pose proof (gu_pos n) as U.
    assert (U1 : 0 < gu n) by lia. pose proof (Z.div_mod z (gu n)) as Dm. pose proof (Z.mod_pos_bound z (gu n) U1) as M.
    destruct (Z_lt_le_dec z (nth s cs 0 * gu n)) as [E|E].
    + exists O. split; auto. apply gread_low; auto. split. apply Z.div_pos; lia. apply Z.div_lt_upper_bound; lia.
    + assert (Ss : (S s < d)%nat).
      { destruct (le_lt_dec d (S s)); auto. unfold gbound in Hz. rewrite skipn_all2 in Hz by lia. simpl in Hz. lia. }
      pose proof (gbound_le (S s) n Ss) as B.
      assert (Q : z / gu n = nth s cs 0). { symmetry. apply Z.div_unique with (r := z - nth s cs 0 * gu n); lia. }
      exists (S s). rewrite Q. split. apply gread_eq; auto. rewrite Q in Dm. lia.
  - intros i x j. unfold gread, genum. destruct (skipn i cs) as [|c l]; try discriminate.
    destruct ((0 <=? x) &&& (x <? c)) eqn:E.
    + apply andb_prop in E as [E1 E2]. intros R. injection R as <-. apply in_or_app. left. apply in_map_iff. exists (Z.to_nat x). split.
      f_equal. lia. apply in_seq. lia.
    + destruct (x =? c) eqn:E2; simpl; try discriminate. apply Z.eqb_eq in E2. subst.
      destruct l; simpl; try discriminate. intros R. injection R as <-. apply in_or_app. right. left. auto.
Qed.
End Greedy.
