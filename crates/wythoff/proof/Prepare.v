(** What the checker computes before it checks. Nothing here need be right: whatever it gives is checked, or only suggests where
    to look. So there is no proof in this file. *)
Require Import ZArith List Bool FMapPositive.
From Wythoff Require Import Statement Lists Phases Numeration Words Explore Tables Conditions Clauses Witness Lazy.
Import ListNotations.
Open Scope Z_scope.

Definition all_letters (S : num) (n : nat) : list letter :=
  let digits := map Z.of_nat (seq 0 (Z.to_nat (top S + 1))) in
  Nat.iter n (fun ls => flat_map (fun x => map (cons x) ls) digits) [[]].

Definition dedupe {A} (key : A -> positive) (l : list A) : list A :=
  snd (fold_left (fun acc x => match PM.find (key x) (fst acc) with
                               | Some _ => acc
                               | None => (PM.add (key x) tt (fst acc), x :: snd acc)
                               end) l (PM.empty unit, [])).

(** ** Trackers: the vectors that are reached from nothing read, and from those that witnesses mention *)
Definition vector_key (p : nat) (F : list Z) : positive := papp (Pos.of_succ_nat p) (code (map zkey F)).
Definition nowhere : positive := 2.            (* no tracker knows it, so nothing follows from it *)

Section Build.
Variables (S : num) (w0 : list Z) (a : condition) (es : list Z).
Record progress := { todo : list (positive * nat * list Z); ids : PM.t positive; fresh : positive }.

Definition intern (s : progress) (p : nat) (F : list Z) : res * progress :=
  if hopeless S w0 a p F then (Dead, s)
  else if certain S w0 a p F then (Go 1, s)
  else let F := norm a F in let k := vector_key p F in
       match PM.find k (ids s) with
       | Some r => (Go r, s)
       | None => (Go (fresh s), {| todo := (fresh s, p, F) :: todo s; ids := PM.add k (fresh s) (ids s); fresh := Pos.succ (fresh s) |})
       end.
Fixpoint build_loop (fuel : nat) (s : progress) (infos : PM.t info) : PM.t info * PM.t positive :=
  match fuel, todo s with
  | Datatypes.S f, (r, p, F) :: rest =>
      let q := down (period S) p in
      let '(row, s') :=
        fold_left (fun acc e => let '(row, s) := acc in let '(x, s') := intern s q (shift S p F e) in (PM.add (zkey e) (e, x) row, s'))
          es (PM.empty (Z * res), {| todo := rest; ids := ids s; fresh := fresh s |}) in
      build_loop f s' (PM.add r {| at_phase := p; vec := F; ends := holdsb a (dot F w0); nexts := row |} infos)
  | _, _ => (infos, ids s)
  end.
Definition build (fuel : nat) (seeds : list (nat * list Z)) : tracker * PM.t positive :=
  let zero := repeat 0 (dim S) in
  let s := {| todo := [(3%positive, O, zero)]; ids := PM.add (vector_key O zero) 3%positive (PM.empty positive); fresh := 4 |} in
  let s := fold_left (fun s pF => snd (intern s (fst pF) (snd pF))) seeds s in
  let '(i, ids) := build_loop fuel s (PM.empty info) in
  ({| infos := i; starts := if certain S w0 a O zero then 1 else 3 |}, ids).
Definition place (ids : PM.t positive) (p : nat) (F : list Z) : positive :=
  if hopeless S w0 a p F then nowhere
  else if certain S w0 a p F then 1%positive
  else match PM.find (vector_key p (norm a F)) ids with Some r => r | None => nowhere end.
End Build.

(** ** Witnesses as files hold them

    A configuration: phase, state after the move, and for each condition 0 (sure to hold) or the number of a vector. *)
Notation configuration := (nat * nat * list Z)%type.
Record plain := { p_auto : automaton; p_labels : list (list (list positive)); p_classes : list (list configuration);
                  p_vectors : list (list (list Z)) }.
Definition no_plain : plain := {| p_auto := []; p_labels := []; p_classes := []; p_vectors := [] |}.

Fixpoint iota (k : nat) (i : nat) : list nat := match k with O => [] | Datatypes.S k' => i :: iota k' (Datatypes.S i) end.
Definition vector (vs : PM.t (list Z)) (k : Z) : option (list Z) := match k with Zpos q => PM.find q vs | _ => None end.
(** What the configurations of a witness mention, for each condition. *)
Definition seeds (p : plain) : list (list (nat * list Z)) :=
  let configurations := dedupe (fun c => vector_key (fst (fst c)) (snd c)) (concat (p_classes p)) in
  map2 (fun i vs => let vs := number vs in
    flat_map (fun c => match vector vs (nth i (snd c) 0) with Some F => [(fst (fst c), F)] | None => [] end) configurations)
    (iota (length (p_vectors p)) 0) (p_vectors p).

Definition resolve (S : num) (w0 : list Z) (cl : list condition) (ids : list (PM.t positive)) (p : plain) : witness :=
  let table ph := map2 (fun am vs => number (map (place S w0 (fst am) (snd am) ph) vs)) (combine cl ids) (p_vectors p) in
  let tables := map table (seq 0 (period S)) in
  let one (t : PM.t positive) (k : Z) : positive :=
    match k with Z0 => 1%positive | Zpos q => match PM.find q t with Some r => r | None => nowhere end | Zneg _ => nowhere end in
  {| w_auto := Tables.table (p_auto p); w_labels := number (p_labels p);
     w_classes := number (map (map (fun c => (Pos.of_succ_nat (snd (fst c)), map2 one (nth (fst (fst c)) tables []) (snd c)))) (p_classes p)) |}.

(** ** Which classes may follow: those of what the first configuration leads to *)
Definition index (W : witness) : PM.t (list positive) :=
  fold_left (fun m cC => fold_left (fun m c => let k := ckey (fst c) (snd c) in
                 PM.add k (fst cC :: match PM.find k m with Some l => l | None => [] end) m) (snd cC) m)
            (PM.elements (w_classes W)) (PM.empty (list positive)).
Definition candidates (ts : list tracker) (SB : sauto) (ix : PM.t (list positive)) (C : list config) (ex : list Z) : list positive :=
  match C with
  | [] => []
  | (b, rs) :: _ =>
      dedupe (fun c => c) (flat_map (fun e => match reads_next ts rs ex (fst e) with
                 | Some (Some rs') => match PM.find (ckey (snd e) rs') ix with Some l => l | None => [] end
                 | _ => [] end) (sedges SB b))
  end.

(** ** All that is needed of one clause *)
Record job := { j_cl : list condition; j_ts : list tracker; j_w : witness; j_e : witness }.
Definition prepare (fuel : nat) (S : num) (w0 : list Z) (letters : list letter) (cl : list condition) (p e : plain) : job :=
  let seeds_of q := match p_vectors q with [] => map (fun _ => []) cl | _ => seeds q end in
  let built := map2 (fun a ss =>
    let xs := dedupe zkey (map (dot (before a)) letters) in
    let ys := dedupe zkey (map (dot (after a)) letters) in
    build S w0 a (dedupe zkey (flat_map (fun x => map (Z.add x) ys) xs)) fuel ss) cl (map2 (@app _) (seeds_of p) (seeds_of e)) in
  let ids := map snd built in
  {| j_cl := cl; j_ts := map fst built; j_w := resolve S w0 cl ids p; j_e := resolve S w0 cl ids e |}.
