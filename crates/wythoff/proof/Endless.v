(** Endless numerations, whose coefficients are c1, ..., cd, cd, cd, ..., are lawful if cd is positive and every proper tail of
    the coefficients is below them in the order of words (Parry): then the numerals of which no ending is above the beginning
    of the coefficients that is as long are those of the numbers. *)
Require Import ZArith List Lia Bool.
From Wythoff Require Import Statement Lists Phases Numeration Lazy.
Import ListNotations.
Open Scope Z_scope.

Section Endless.
Variable cs : list Z.
Notation d := (length cs).

(** c_(i+1) *)
Definition coefficient (i : nat) : Z := nth i cs (last cs 0).

(** The values of the words of length n that are valid after c1...ci are 0, ..., ebound i n - 1. *)
Definition ebound (i n : nat) : Z := weigh_endless cs i (endless_past cs n).
Definition eu : nat -> Z := ebound 0.

(** Reading one digit: c1...ci have just been read; where i = d - 1, perhaps with some more cd. *)
Definition enext (i : nat) : nat := if Nat.eqb (S i) d then i else S i.
Definition eread (i : nat) (x : Z) : option nat :=
  if (0 <=? x) &&& (x <? coefficient i) then Some O else if x =? coefficient i then Some (enext i) else None.
Definition eenum (i : nat) : list (Z * nat) :=
  map (fun k => (Z.of_nat k, O)) (seq 0 (Z.to_nat (coefficient i))) ++ [(coefficient i, enext i)].

(** What the entries of a vector count: ebound (k-1) j, ..., ebound 0 j. *)
Fixpoint ewindow (k j : nat) : list Z := match k with O => [] | S i => ebound i j :: ewindow i j end.
Definition eshift (reversed F : list Z) (e : Z) : list Z :=
  match F with f :: f' :: F' => f + f' :: F' ++ [dot F reversed + e] | _ => F end.

Definition endless : num := {|
  u := eu; period := 1; dim := d; window := ewindow d; shift := let reversed := rev cs in fun _ => eshift reversed;
  start := O; read := eread; whole := fun _ => true; enum := eenum; top := hd 0 cs;
  place := fun _ => O; bound := ebound; good := fun s _ => (s < d)%nat |}.

(** Whether the coefficients after the first i are below those after the first j, as so many of them show. *)
Fixpoint tail_below (many i j : nat) : bool :=
  match many with
  | O => false
  | S m => (coefficient i <? coefficient j) ||| ((coefficient i =? coefficient j) &&& tail_below m (S i) (S j))
  end.

(** Tails that agree for 2d coefficients agree for ever. *)
Definition elegal : bool :=
  Nat.leb 2 d &&& forallb (Z.leb 0) cs &&& (1 <=? last cs 0) &&& negb (last cs 0 =? nth (d - 2) cs 0)
  &&& forallb (fun i => tail_below (2 * d) i 0) (seq 1 (d - 1)).

Hypothesis legal : elegal = true.

Lemma elegal_parts : (2 <= d)%nat /\ (forall i, 0 <= coefficient i) /\ 1 <= last cs 0
  /\ forall i, (1 <= i < d)%nat -> tail_below (2 * d) i 0 = true.
Proof.
  pose proof legal as E. unfold elegal in E. apply andb_prop in E as [E Et]. apply andb_prop in E as [E _].
  apply andb_prop in E as [E El]. apply andb_prop in E as [Ed E0]. apply Nat.leb_le in Ed. apply Z.leb_le in El.
  split; auto. split; [|split; auto].
  - intros i. unfold coefficient. destruct (nth_in_or_default i cs (last cs 0)) as [I| ->]; [|lia].
    rewrite forallb_forall in E0. apply E0 in I. lia.
  - intros i Hi. rewrite forallb_forall in Et. apply Et. apply in_seq. lia.
Qed.

(** From the d-th on all coefficients are the same. *)
Lemma nth_last l : forall i (y z : Z), length l = S i -> nth i l y = last l z.
Proof.
  induction l as [|a l IH]; intros i y z Hi; [discriminate|]. injection Hi as Hi. destruct l as [|b l].
  - subst. reflexivity.
  - destruct i as [|i]; [discriminate|]. apply (IH i y z Hi).
Qed.

Lemma coefficient_last i : (d <= S i)%nat -> coefficient i = last cs 0.
Proof.
  intros Hi. unfold coefficient. destruct (le_lt_dec d i). { apply nth_overflow. auto. } apply nth_last. lia.
Qed.

Lemma ebound_S i n : ebound i (S n) = coefficient i * eu n + ebound (S i) n.
Proof. reflexivity. Qed.

Lemma ebound_last n : forall i j, (d <= S i)%nat -> (d <= S j)%nat -> ebound i n = ebound j n.
Proof.
  induction n as [|n IH]; intros i j Hi Hj. reflexivity.
  rewrite !ebound_S, !coefficient_last by auto. f_equal. apply IH; lia.
Qed.

Lemma ebound_next i n : (i < d)%nat -> ebound (enext i) n = ebound (S i) n.
Proof. intros Hi. unfold enext. destruct (Nat.eqb_spec (S i) d); auto. apply ebound_last; lia. Qed.

Lemma enext_lt i : (i < d)%nat -> (enext i < d)%nat.
Proof. intros Hi. unfold enext. destruct (Nat.eqb_spec (S i) d); lia. Qed.

Lemma ebound_pos n : forall i, 1 <= ebound i n.
Proof.
  destruct elegal_parts as (_ & P & _). induction n as [|n IH]; intros i. { unfold ebound. simpl. lia. }
  rewrite ebound_S. pose proof (P i). pose proof (IH (S i)). pose proof (IH O) as U. fold eu in U. nia.
Qed.

Lemma eu_pos n : 1 <= eu n.
Proof. apply ebound_pos. Qed.

(** Parry: a tail that is below another counts no more words. Where the first difference is, what is left of the tail counts
    at most u_n words, because it is a tail itself. *)
Lemma tails_count n : (forall many i j, tail_below many i j = true -> ebound i n <= ebound j n) -> forall i, ebound i n <= eu n.
Proof.
  destruct elegal_parts as (D & _ & _ & T). intros Below i. destruct i as [|i]. { reflexivity. }
  destruct (le_lt_dec d (S i)) as [Hi|Hi].
  - rewrite (ebound_last n (S i) (d - 1)) by lia. apply (Below (2 * d)%nat). apply T. lia.
  - apply (Below (2 * d)%nat). apply T. lia.
Qed.

Lemma below_counts n : forall many i j, tail_below many i j = true -> ebound i n <= ebound j n.
Proof.
  induction n as [|n IH]; intros many i j B. reflexivity.
  destruct many as [|many]; try discriminate. cbn [tail_below] in B. rewrite !ebound_S.
  apply orb_prop in B as [B|B].
  - apply Z.ltb_lt in B. pose proof (tails_count n IH (S i)). pose proof (eu_pos n). pose proof (ebound_pos n (S j)). nia.
  - apply andb_prop in B as [E B]. apply Z.eqb_eq in E. apply IH in B. nia.
Qed.

Lemma ebound_le i n : ebound i n <= eu n.
Proof. apply tails_count. apply below_counts. Qed.

(** ** The weights *)
Lemma first_pos : 1 <= coefficient 0.
Proof.
  destruct elegal_parts as (D & _ & La & T). assert (B : tail_below (2 * d) (d - 1) 0 = true) by (apply T; lia).
  destruct (2 * d)%nat as [|m] eqn:M; [lia|]. cbn [tail_below] in B. rewrite (coefficient_last (d - 1)) in B by lia.
  apply orb_prop in B as [B|B]; [lia|]. apply andb_prop in B as [B _]. lia.
Qed.

Lemma eu_grows n : eu n + 1 <= eu (S n).
Proof.
  unfold eu at 2. rewrite ebound_S. pose proof first_pos. pose proof (eu_pos n). pose proof (ebound_pos n 1). nia.
Qed.

Lemma eu_mono n m : (n <= m)%nat -> eu n <= eu m.
Proof. induction 1 as [|m Hm IH]. lia. pose proof (eu_grows m). lia. Qed.

(** After c1...ci at least u_n words of k + n digits are valid where cd comes among the first k: a word that is below there goes on
    as it likes. *)
Lemma ebound_k k : forall i n, (1 <= k)%nat -> (d <= i + k)%nat -> eu n <= ebound i (k + n).
Proof.
  destruct elegal_parts as (_ & P & La & _).
  induction k as [|k IH]; intros i n Hk Hi; [lia|]. change (S k + n)%nat with (S (k + n)). rewrite ebound_S.
  destruct k as [|k].
  - rewrite coefficient_last by lia. pose proof (ebound_pos n (S i)). pose proof (eu_pos n). cbn [Nat.add]. nia.
  - assert (eu n <= ebound (S i) (S k + n)) by (apply IH; lia). pose proof (P i). pose proof (eu_pos (S k + n)). nia.
Qed.

Lemma eu_doubles n : 2 * eu n <= eu (d + n).
Proof.
  destruct elegal_parts as (D & _). replace (d + n)%nat with (S (d - 1 + n)) by lia. unfold eu at 2. rewrite ebound_S.
  assert (eu n <= ebound 1 (d - 1 + n)) by (apply ebound_k; lia). assert (eu n <= eu (d - 1 + n)) by (apply eu_mono; lia).
  pose proof first_pos. pose proof (eu_pos n). nia.
Qed.

(** ** Vectors *)
Fixpoint enexts (k j : nat) : list Z := match k with O => [] | S i => ebound (S i) j :: enexts i j end.
Fixpoint ebackwards (k : nat) : list Z := match k with O => [] | S i => coefficient i :: ebackwards i end.

Lemma ewindow_length k j : length (ewindow k j) = k.
Proof. induction k as [|k IH]; simpl; auto. Qed.
Lemma enexts_length k j : length (enexts k j) = k.
Proof. induction k as [|k IH]; simpl; auto. Qed.

Lemma ewindow_last k j : ewindow (S k) j = enexts k j ++ [eu j].
Proof. induction k as [|k IH]. reflexivity. change (ewindow (S (S k)) j) with (ebound (S k) j :: ewindow (S k) j). rewrite IH. reflexivity. Qed.

Lemma ewindow_S k : forall F j, dot F (ewindow k (S j)) = dot F (ebackwards k) * eu j + dot F (enexts k j).
Proof.
  induction k as [|k IH]; intros [|f F] j; try reflexivity. cbn [ewindow ebackwards enexts dot]. rewrite IH, ebound_S. ring.
Qed.

Lemma every_nth l (z : Z) : map (fun i => nth i l z) (seq 0 (length l)) = l.
Proof. induction l as [|a l IH]. reflexivity. cbn [length seq map nth]. rewrite <- seq_shift, map_map. f_equal. exact IH. Qed.

Lemma backwards : ebackwards d = rev cs.
Proof.
  rewrite <- (every_nth cs (last cs 0)) at 2. fold coefficient. generalize d. intros k.
  induction k as [|k IH]. reflexivity. rewrite seq_S, map_app, rev_app_distr, <- IH. reflexivity.
Qed.

Lemma eshift_dot F e j : length F = d -> dot (eshift (rev cs) F e) (ewindow d j) = dot F (ewindow d (S j)) + e * eu j.
Proof.
  destruct elegal_parts as (D & _). intros LF. rewrite ewindow_S, backwards.
  destruct F as [|f [|f' F]]; cbn [length] in LF; [lia|lia|]. unfold eshift. set (sum := dot (f :: f' :: F) (rev cs)).
  rewrite <- LF. rewrite ewindow_last. cbn [enexts app dot]. rewrite dot_app by (rewrite enexts_length; auto). cbn [dot].
  rewrite (ebound_last j (S (S (length F))) (S (length F))) by lia. ring.
Qed.

Lemma eshift_length F e r : length F = d -> length (eshift r F e) = d.
Proof. destruct F as [|f [|f' F]]; auto. cbn [eshift length]. rewrite app_length. cbn [length]. lia. Qed.

Lemma ewindow_mono k j : Forall2 Z.le (ewindow k 0) (ewindow k j).
Proof. induction k as [|k IH]; constructor; auto. apply ebound_pos. Qed.

(** ** Reading *)
Lemma eread_spec i x j : eread i x = Some j -> (j = O /\ 0 <= x < coefficient i) \/ (j = enext i /\ x = coefficient i).
Proof.
  unfold eread. destruct ((0 <=? x) &&& (x <? coefficient i)) eqn:E.
  - apply andb_prop in E as [E1 E2]. intros R. injection R as <-. left. lia.
  - destruct (Z.eqb_spec x (coefficient i)); try discriminate. intros R. injection R as <-. auto.
Qed.

Lemma eread_low i x : 0 <= x < coefficient i -> eread i x = Some O.
Proof. intros Hx. unfold eread. replace (0 <=? x) with true by lia. replace (x <? coefficient i) with true by lia. reflexivity. Qed.

Lemma eread_eq i : eread i (coefficient i) = Some (enext i).
Proof. unfold eread. rewrite Z.eqb_refl, Z.ltb_irrefl. destruct (0 <=? coefficient i); reflexivity. Qed.

Lemma endless_lawful : lawful endless.
Proof.
  destruct elegal_parts as (D & P & _).
  constructor; cbn [u period dim window shift start read whole enum place bound good endless].
  - lia.
  - lia.
  - apply eu_pos.
  - apply eu_mono.
  - apply eu_doubles.
  - intros j. exists (enexts (d - 1) j). split; [|rewrite enexts_length; lia].
    rewrite <- ewindow_last. f_equal. lia.
  - apply ewindow_mono.
  - intros _ F e. apply eshift_length.
  - intros j F e. apply eshift_dot.
  - reflexivity.
  - reflexivity.
  - reflexivity.
  - intros k _. lia.
  - intros s x s' n Hs R. apply eread_spec in R as [[-> _]|[-> _]]. lia. apply enext_lt. auto.
  - reflexivity.
  - intros s n _. apply ebound_le.
  - reflexivity.
  - intros s _. unfold ebound. simpl. split; auto. lia.
  - intros s x s' n r Hs R Hr. change (1 + n)%nat with (S n). rewrite ebound_S. pose proof (P s). pose proof (ebound_pos n (S s)).
    apply eread_spec in R as [[-> Hx]|[-> ->]].
    + change (ebound 0 n) with (eu n) in Hr. nia.
    + rewrite ebound_next in Hr by auto. pose proof (eu_pos n). nia.
  - intros s n z Hs Hz. change (1 + n)%nat with (S n) in Hz. rewrite ebound_S in Hz. pose proof (eu_pos n) as U.
    assert (U1 : 0 < eu n) by lia. pose proof (Z.div_mod z (eu n)) as Dm. pose proof (Z.mod_pos_bound z (eu n) U1) as M.
    destruct (Z_lt_le_dec z (coefficient s * eu n)) as [E|E].
    + exists O. split; auto. apply eread_low. split. apply Z.div_pos; lia. apply Z.div_lt_upper_bound; lia.
    + pose proof (ebound_le (S s) n) as B.
      assert (Q : z / eu n = coefficient s). { symmetry. apply Z.div_unique with (r := z - coefficient s * eu n); lia. }
      exists (enext s). rewrite Q, ebound_next by auto. split. apply eread_eq. rewrite Q in Dm. lia.
  - intros s x s' R. unfold eenum. apply in_or_app. apply eread_spec in R as [[-> Hx]|[-> ->]].
    + left. apply in_map_iff. exists (Z.to_nat x). split. f_equal. lia. apply in_seq. lia.
    + right. left. reflexivity.
Qed.
End Endless.
