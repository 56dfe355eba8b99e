(** Grundy values: who knows the lost positions of a game plus a heap of Nim knows which number is the value of a position. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Ends Check Sound Readable.
Import ListNotations.
Open Scope Z_scope.

(** [s] is the game [g] plus a heap, the last pile; where the heap exceeds [most] nothing is said. *)
Definition with_heap (g s : game) (most : option Z) : Prop :=
  piles s = S (piles g) /\ misere s = false /\
  forall p c q d, position g p -> counts most c -> position g q -> 0 <= d ->
    (move s (p ++ [c]) (q ++ [d]) <-> (move g p q /\ d = c) \/ (q = p /\ d < c)).

Section Values.
Variables (fuel : nat) (cert : certificate) (g : game) (most : option Z).
Hypothesis checked : check fuel cert = true.
Let s := c_game cert.
Hypothesis sum : with_heap g s most.

Let L (p : list Z) (n : Z) : Prop := lost s (p ++ [n]).

Lemma sum_position p n : position g p -> 0 <= n -> position s (p ++ [n]).
Proof.
  destruct sum as (E & _). intros [Lp Np] Hn. split. { rewrite app_length, Lp, E. simpl. lia. }
  apply Forall_app. split; auto.
Qed.

Lemma sum_split v : position s v -> exists q d, v = q ++ [d] /\ position g q /\ 0 <= d.
Proof.
  destruct sum as (E & _). intros [Lv Nv]. rewrite E in Lv. destruct v as [|x v]; try discriminate.
  destruct (exists_last (l := x :: v)) as (q & d & Ev); [discriminate|]. rewrite Ev in *. exists q, d.
  rewrite app_length in Lv. simpl in Lv. apply Forall_app in Nv as [Nq Nd]. inversion_clear Nd as [|? ? Hd _].
  repeat split; auto. lia.
Qed.

Lemma sum_move p c v : position g p -> counts most c -> (move s (p ++ [c]) v <->
  exists q d, v = q ++ [d] /\ position g q /\ 0 <= d /\ ((move g p q /\ d = c) \/ (q = p /\ d < c))).
Proof.
  intros Pp Hc. destruct sum as (_ & _ & M). split.
  - intros Mv. destruct (sum_split v) as (q & d & -> & Pq & Hd). { apply Mv. } exists q, d. repeat split; auto; try apply Pq. apply M; auto.
  - intros (q & d & -> & Pq & Hd & Ms). apply M; auto.
Qed.

Lemma fewer n k : counts most n -> 0 <= k < n -> counts most k.
Proof. unfold counts. destruct most; lia. Qed.

Lemma heap_move p n k : position g p -> counts most n -> 0 <= k < n -> move s (p ++ [n]) (p ++ [k]).
Proof. intros Pp Hn Hk. destruct sum as (_ & _ & M). apply M; auto; try lia. right. split; auto. lia. Qed.
Lemma pile_move p q n : position g p -> counts most n -> move g p q -> move s (p ++ [n]) (q ++ [n]).
Proof. intros Pp Hn Mq. destruct sum as (_ & _ & M). apply M; auto. { apply Mq. } apply Hn. Qed.

(** The lost positions of the sum obey the mex rule. *)
Lemma lost_mex : mex_rule g most L.
Proof.
  assert (Mi : misere s = false) by apply sum. unfold L.
  assert (Two : forall p n k, position g p -> counts most n -> 0 <= k < n -> lost s (p ++ [n]) -> lost s (p ++ [k]) -> False).
  { intros p n k Pp Hn Hk Ln Lk. inversion Ln as [p' _ W]; subst. apply (not_both s (p ++ [k]) Lk). apply W. apply heap_move; auto. }
  intros p n Pp Hn. split.
  - intros Ln. split.
    + intros k Hk. assert (Wk : won s (p ++ [k])).
      { inversion Ln as [p' _ W]; subst. apply W. apply heap_move; auto. }
      inversion Wk as [p' v Mv Lv|p' Mi' _]; [subst|congruence].
      apply sum_move in Mv as (q & d & -> & Pq & Hd & [[Mq ->]|[-> Hdk]]); auto; [eauto| |eapply fewer; eauto].
      exfalso. apply (Two p n d); auto. lia.
    + intros q Mq Lq. inversion Ln as [p' _ W]; subst. apply (not_both s (q ++ [n]) Lq). apply W. apply pile_move; auto.
  - intros [Below Not]. destruct (lost_or_won fuel cert checked (p ++ [n])) as [Lo|Wo]; auto. { apply sum_position; auto. apply Hn. }
    exfalso. inversion Wo as [p' v Mv Lv|p' Mi' _]; [subst|unfold s in *; congruence].
    apply sum_move in Mv as (q & d & -> & Pq & Hd & [[Mq ->]|[-> Hdn]]); auto. { eapply Not; eauto. }
    destruct (Below d) as (q & Mq & Lq); [lia|]. inversion Lv as [p' _ W]; subst.
    apply (not_both s (q ++ [d]) Lq). apply W. apply pile_move; auto. apply (fewer n); auto.
Qed.

(** Nothing else does. *)
Lemma mex_unique G : mex_rule g most G -> forall p, position g p -> forall n, counts most n -> (G p n <-> L p n).
Proof.
  intros HG. assert (I : forall v, position s v -> forall p, v = p ++ [0] -> position g p -> forall n, counts most n -> (G p n <-> L p n)).
  { apply (measure_induction fuel cert checked (fun v => forall p, v = p ++ [0] -> position g p -> forall n, counts most n -> (G p n <-> L p n))).
    intros v Pv IH p -> Pp n Hn. rewrite (HG p n Pp Hn), (lost_mex p n Pp Hn).
    assert (Q : forall q k, move g p q -> counts most k -> (G q k <-> L q k)).
    { intros q k Mq Hk. apply (IH (q ++ [0])); auto; [|apply Mq]. apply pile_move; auto. unfold counts in *. destruct most; lia. }
    split; intros [B N]; split.
    - intros k Hk. destruct (B k Hk) as (q & Mq & Gq). exists q. split; auto. apply Q; auto. eapply fewer; eauto.
    - intros q Mq Lq. apply (N q Mq). apply Q; auto.
    - intros k Hk. destruct (B k Hk) as (q & Mq & Lq). exists q. split; auto. apply Q; auto. eapply fewer; eauto.
    - intros q Mq Gq. apply (N q Mq). apply Q; auto. }
  intros p Pp n Hn. apply (I (p ++ [0])); auto. apply sum_position; auto. lia.
Qed.

Definition has_value (p : list Z) (n : Z) : Prop := accepts (c_lost cert) (numerals (c_num cert) (p ++ [n])) = true.

Lemma value_lost p n : position g p -> counts most n -> (has_value p n <-> L p n).
Proof. intros Pp Hn. symmetry. apply (check_sound_numerals fuel cert checked). apply sum_position; auto. apply Hn. Qed.

Theorem values_exist : mex_rule g most has_value.
Proof.
  intros p n Pp Hn. rewrite (value_lost p n Pp Hn), (lost_mex p n Pp Hn).
  split; intros [B N]; split.
  - intros k Hk. destruct (B k Hk) as (q & Mq & Lq). exists q. split; auto. apply value_lost; auto. apply Mq. eapply fewer; eauto.
  - intros q Mq V. apply (N q Mq). apply value_lost; auto. apply Mq.
  - intros k Hk. destruct (B k Hk) as (q & Mq & V). exists q. split; auto. apply value_lost; auto. apply Mq. eapply fewer; eauto.
  - intros q Mq Lq. apply (N q Mq). apply value_lost; auto. apply Mq.
Qed.

Theorem values_unique G : mex_rule g most G -> forall p n, position g p -> counts most n -> (G p n <-> has_value p n).
Proof. intros HG p n Pp Hn. rewrite (value_lost p n Pp Hn). apply mex_unique; auto. Qed.
End Values.

(** That clauses are those of another game and of a heap: by cases, with linear arithmetic. *)
Ltac piles_of p P := let L := fresh "L" in let F := fresh "F" in
  destruct P as [L F]; cbn [piles] in L; repeat (let x := fresh "x" in destruct p as [|x p]; try discriminate L);
  repeat match goal with F' : Forall _ (_ :: _) |- _ => let H := fresh "H" in apply Forall_cons_iff in F' as [H F'] end.
Ltac some_of_them := lazymatch goal with
  | |- _ /\ _ => split; some_of_them
  | |- _ \/ _ => first [ solve [left; some_of_them] | solve [right; some_of_them] ]
  | |- exists _, _ => match goal with K : _ = _ + ?k * _ |- _ => exists k; lia end
  | |- @eq (list Z) _ _ => repeat f_equal; lia
  | |- _ => first [ exact I | lia ]
  end.
Ltac cases := repeat match goal with
  | H : _ \/ _ |- _ => destruct H as [H|H]
  | H : _ /\ _ |- _ => let H' := fresh "H" in destruct H as [H H']
  | H : exists _, _ |- _ => let k := fresh "k" in destruct H as [k H]
  | H : False |- _ => destruct H
  | H : @eq (list Z) _ _ |- _ => injection H as; subst
  end.
Ltac is_sum_with_heap s g := split; [reflexivity | split; [reflexivity |]];
  intros p c q d P C Q D; unfold counts in C; cbn [piles s g] in P, Q; piles_of p P; piles_of q Q; cbn [app];
  rewrite !move_clauses by (split; [reflexivity | repeat (apply Forall_cons; [lia |]); apply Forall_nil]); cbn [clauses s g];
  rewrite ?Exists_cons, ?Exists_nil, ?Forall_cons_iff, ?Forall_nil_iff; cbn [holds dot];
  split; intros; cases; some_of_them.
