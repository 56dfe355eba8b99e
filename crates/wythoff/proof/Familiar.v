(** For generated files: that rules are those of a familiar game or have its lost positions. *)
Require Import ZArith List Lia.
From Wythoff Require Import Statement Check Sound Readable Values Textbook Pairs Bouton Rows.
Import ListNotations.
Open Scope Z_scope.

(** Two games of which the same automaton is proved have the same lost positions. *)
Lemma same_lost fuel c fuel' c' p : check fuel c = true -> check fuel' c' = true -> c_num c = c_num c' -> c_lost c = c_lost c' ->
  position (c_game c) p -> position (c_game c') p -> (lost (c_game c) p <-> lost (c_game c') p).
Proof.
  intros H H' N L P P'. destruct (check_sound_numerals fuel c H p P) as [E _]. destruct (check_sound_numerals fuel' c' H' p P') as [E' _].
  rewrite E, E', N, L. tauto.
Qed.

Lemma same_losing_pairs g h R : (forall a b, 0 <= a -> 0 <= b -> (lost g [a; b] <-> lost h [a; b])) ->
  losing_pairs_are h R -> losing_pairs_are g R.
Proof.
  intros Same (P1 & P2 & P3 & P4). split; [|split; [|split]]; auto. intros a b. rewrite <- P4. unfold losing_pair.
  split; intros [Hab L]; split; auto; apply Same; auto; lia.
Qed.

(** [words] is the lemma that the moves are those of [allowed], which is a formula of linear arithmetic, perhaps with
    congruences. Where clauses may be many, each is a case of its own: [lia] would multiply them out. *)
Ltac is_wythoff words allowed := split; [reflexivity | split; [reflexivity |]];
  intros a b a' b' Ha Hb Ha' Hb'; rewrite words by lia; unfold allowed, wythoff_move; lia.
Ltac is_nim g words allowed := split; [reflexivity |]; intros p q P Q; cbn [piles g] in P, Q; piles_of p P; piles_of q Q;
  rewrite words by lia; unfold allowed; cbn [nim_move same_piles]; lia.
Ltac has_rows words allowed := split; [reflexivity | split; [lia | split; [lia | split]]];
  [ intros a b b' Ha Hb; apply words; try lia; unfold allowed; some_of_them
  | intros a b a' b' Ha Hb Ha' Hb' M; apply words in M; try assumption; unfold allowed in M; cases; lia ].
Ltac has_mirror words allowed := split; [reflexivity |]; intros a b a' b' Ha Hb Ha' Hb';
  rewrite !words by assumption; unfold allowed; split; intros; cases; some_of_them.

(** A sum of piles as a person writes it. *)
Ltac same_sum := cbn [dot]; lazymatch goal with
  | |- In (?x mod _) _ <-> In (?y mod _) _ => replace x with y by lia; tauto
  | |- In ?x _ <-> In ?y _ => replace x with y by lia; tauto
  end.

(** For periods: the position that is shifted, and that the conditions hold of the two. *)
Ltac shifted_position := split; [reflexivity | repeat (apply Forall_cons; [lia |]); apply Forall_nil].
Ltac conditions_hold := intros x I; cbn [In] in I; repeat (destruct I as [<-|I]; [cbn [holds dot]; lia |]); destruct I.
