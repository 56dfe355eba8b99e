(* wythoff-verified-check FILE...: the checker that is proved right in Coq, for certificates of version 3.
   This file reads and prints; what says yes or no was extracted from Check.v. *)
open Extracted

let refuse = Json.refuse
let demand condition reason = if not condition then refuse reason

(* ** Numbers of Coq *)
let rec pos n = if n <= 1 then XH else if n land 1 = 1 then XI (pos (n lsr 1)) else XO (pos (n lsr 1))
let z n = if n = 0 then Z0 else if n > 0 then Zpos (pos n) else Zneg (pos (-n))
let nat n = let r = ref O in for _ = 1 to n do r := S !r done; !r

(* ** Shapes *)
let int = function Json.Int n -> n | _ -> refuse "a whole number is expected"
let natural json = let n = int json in demand (n >= 0) "a number is negative"; n
let list = function Json.List l -> l | _ -> refuse "a list is expected"
let map f json = List.map f (list json)
let fields required optional = function
  | Json.Object fields ->
      List.iter (fun (name, _) -> demand (List.mem name required || List.mem name optional) ("unknown field " ^ name)) fields;
      List.iter (fun name -> demand (List.mem_assoc name fields) ("missing field " ^ name)) required;
      fields
  | _ -> refuse "an object is expected"
let field name fields = List.assoc name fields

(* ** Numerations *)
type kind = Is_greedy | Is_endless | Is_ostrowski
let numeration json =
  match json with
  | Json.Object [ (kind, l) ] ->
      let kind = (match kind with
          | "greedy" -> Is_greedy | "endless" -> Is_endless | "ostrowski" -> Is_ostrowski
          | _ -> refuse "the numeration is not legal") in
      let l = map natural l in
      demand (List.length l >= 1 && List.length l <= 8 && List.for_all (fun c -> c <= 4096) l) "the numeration is not legal";
      let base = (match kind with
          | Is_greedy -> if List.length l = 1 then List.hd l else List.hd l + 1
          | Is_endless -> List.hd l + 1
          | Is_ostrowski -> List.fold_left max 0 l + 1) in
      (kind, l, base)
  | _ -> refuse "the numeration is not legal"

let rec power b n = if n = 0 then 1 else b * power b (n - 1)

(* ** Automata *)
(* Nothing depends on such a part, so that nobody has checked it. *)
let unused = "a row, a class or a vector is mentioned nowhere"
type shape = { base : int; piles : int; letters : int; period : int; entries : int }

(* How many states, and the automaton. *)
let automaton shape json =
  let fields = fields [ "accepting"; "rows"; "states" ] [] json in
  let accepting = map natural (field "accepting" fields) and states = map natural (field "states" fields) in
  let rows = map (map (map natural)) (field "rows" fields) in
  let count = List.length states in
  demand (count > 0) "an automaton needs a state";
  demand (List.for_all (fun s -> s < count) accepting) "an accepting state does not exist";
  let row bundles =
    let seen = Hashtbl.create 16 in
    let rec progressions step = function
      | [] -> ()
      | first :: number :: rest ->
          demand (number <= shape.letters) "a row is malformed";
          for i = 0 to number - 1 do
            let letter = first + (step * i) in
            demand (letter < shape.letters) "an edge is out of range";
            demand (not (Hashtbl.mem seen letter)) "a letter leaves a state twice";
            Hashtbl.add seen letter ()
          done;
          progressions step rest
      | [ _ ] -> refuse "a row is malformed" in
    List.iter (function
        | target :: step :: l -> demand (target < count && step <= 1 lsl 32) "a row is malformed"; progressions step l
        | _ -> refuse "a row is malformed") bundles in
  List.iter row rows;
  demand (List.for_all (fun r -> r < List.length rows) states) "a state without a row of edges";
  demand (List.length (List.sort_uniq compare states) = List.length rows) unused;
  let zs = List.map z in
  (count, unpack (z shape.base) (nat shape.piles) (zs accepting) (List.map (List.map zs) rows) (zs states))

(* ** Clauses *)
let bound = function Json.Null -> None | json -> Some (int json)
let condition piles json =
  match json with
  | Json.Object [ ("between", body) ] ->
      let f = fields [ "before"; "after"; "lo"; "hi" ] [] body in
      (map int (field "before" f), map int (field "after" f), `Between (bound (field "lo" f), bound (field "hi" f)))
  | Json.Object [ ("congruent", body) ] ->
      let f = fields [ "before"; "after"; "remainder"; "modulus" ] [] body in
      let modulus = natural (field "modulus" f) in
      demand (modulus > 0) "a condition is malformed";
      (map int (field "before" f), map int (field "after" f), `Congruent (int (field "remainder" f), modulus))
  | _ -> refuse "unknown condition"
let clause piles json =
  let atoms = map (condition piles) (field "atoms" (fields [ "atoms" ] [] json)) in
  List.iter (fun (b, f, _) -> demand (List.length b = piles && List.length f = piles) "a condition is malformed") atoms;
  atoms
let coq_condition (b, f, kind) =
  let b = List.map z b and f = List.map z f in
  match kind with
  | `Between (lo, hi) -> Between (b, f, Option.map z lo, Option.map z hi)
  | `Congruent (r, m) -> Congruent (b, f, z r, z m)

(* ** Witnesses *)
let witness shape after atoms json =
  let f = fields [ "automaton"; "labels"; "classes"; "vectors" ] [] json in
  let states, a = automaton shape (field "automaton" f) in
  let labels = map (map (map natural)) (field "labels" f) in
  let classes = map (map (map natural)) (field "classes" f) in
  let vectors = map (map (map int)) (field "vectors" f) in
  demand (List.length labels = states) "a label is malformed";
  let count = List.length classes in
  demand (List.for_all (List.for_all (List.for_all (fun c -> c < count))) labels) "a label is malformed";
  demand (List.length vectors = List.length atoms) "a configuration is malformed";
  demand (List.for_all (List.for_all (fun v -> List.length v = shape.entries)) vectors) "a configuration is malformed";
  demand (List.length (List.sort_uniq compare (List.concat (List.concat labels))) = count) unused;
  let many = List.map List.length vectors in
  let configuration = function
    | to_come :: state :: places ->
        demand (to_come < shape.period && state < after && List.length places = List.length many) "a configuration is malformed";
        List.iter2 (fun place most -> demand (place <= most) "a configuration is malformed") places many;
        ((nat to_come, nat state), List.map z places)
    | _ -> refuse "a configuration is malformed" in
  let mentioned i = List.sort_uniq compare (List.filter (fun k -> k > 0) (List.map (fun c -> List.nth c (i + 2)) (List.concat classes))) in
  let configurations = List.map (List.map configuration) classes in
  List.iteri (fun i most -> demand (List.length (mentioned i) = most) unused) many;
  { p_auto = a; p_labels = List.map (List.map (List.map (fun c -> pos (c + 1)))) labels;
    p_classes = configurations;
    p_vectors = List.map (List.map (fun v -> List.rev_map z v)) vectors }
let witnesses shape after clauses json =
  let l = list json in
  demand (List.length l = List.length clauses) "one witness for each clause is expected";
  List.map2 (witness shape after) clauses l

(* ** The rules in words *)
let in_words piles misere clauses =
  let form (b, f) =
    let name mark i = String.make 1 (Char.chr (97 + i)) ^ mark in
    let terms mark = List.mapi (fun i c -> (c, name mark i)) in
    let term (c, n) = Printf.sprintf "%+d%s" c n in
    match List.filter (fun (c, _) -> c <> 0) (terms "" b @ terms "'" f) with [] -> "0" | l -> String.concat " " (List.map term l) in
  let words (b, f, kind) = match kind with
    | `Congruent (r, m) -> Printf.sprintf "%s = %d mod %d" (form (b, f)) r m
    | `Between (lo, hi) ->
        Option.fold ~none:"" ~some:(Printf.sprintf "%d <= ") lo ^ form (b, f) ^ Option.fold ~none:"" ~some:(Printf.sprintf " <= %d") hi in
  Printf.printf "piles %d%s\n" piles (if misere then ", misere" else "");
  List.iter (fun atoms -> Printf.printf "move %s\n" (String.concat ", " (List.map words atoms))) clauses

let checked fuel text =
  let f = fields [ "format"; "version"; "piles"; "misere"; "clauses"; "numeration"; "positions"; "lost"; "moves" ]
      [ "text"; "growth"; "ends" ] (Json.parse text) in
  demand (field "format" f = Json.String "wythoff-certificate" && field "version" f = Json.Int 3) "unknown format or version";
  (match List.assoc_opt "text" f with None | Some (Json.String _ | Json.Null) -> () | Some _ -> refuse "the text is no text");
  let piles = natural (field "piles" f) in
  demand (piles >= 1 && piles <= 5) "one to five piles are expected";
  let misere = (match field "misere" f with Json.Bool b -> b | _ -> refuse "misere is true or false") in
  let kind, numbers, base = numeration (field "numeration" f) in
  let letters = power base piles in
  demand (letters <= 1 lsl 16) "its numbers are too large for the checker";
  let period, entries = (match kind with
      | Is_greedy | Is_endless -> (1, List.length numbers)
      | Is_ostrowski -> (List.length numbers, 2)) in
  let shape = { base; piles; letters; period; entries } in
  let clauses = map (clause piles) (field "clauses" f) in
  let growth = (match List.assoc_opt "growth" f with
      | None | Some Json.Null -> None
      | Some json ->
          let g = fields [ "measure"; "zeros" ] [] json in
          let measure = map natural (field "measure" g) and zeros = natural (field "zeros" g) in
          demand (List.length measure = piles && zeros <= 1000) "`growth` is malformed";
          Some (List.map z measure, nat zeros)) in
  let positions, c_positions = automaton shape (field "positions" f) in
  let lost, c_lost = automaton shape (field "lost" f) in
  let c_moves = witnesses shape lost clauses (field "moves" f) in
  let c_terminal, c_ends = (match List.assoc_opt "ends" f with
      | None | Some Json.Null -> demand (not misere) "`ends` belong to misère play"; ([], [])
      | Some json ->
          demand misere "`ends` belong to misère play";
          let e = fields [ "terminal"; "moves" ] [] json in
          (snd (automaton shape (field "terminal" e)), witnesses shape positions clauses (field "moves" e))) in
  let numbers = List.map z numbers in
  let certificate = {
    c_game = { piles = nat piles; misere; clauses = List.map (List.map coq_condition) clauses };
    c_num = (match kind with Is_greedy -> Greedy numbers | Is_endless -> Endless numbers | Is_ostrowski -> Ostrowski numbers);
    c_growth = growth; c_lost; c_moves; c_positions; c_terminal; c_ends } in
  let fuel = nat fuel in
  demand (check_positions fuel certificate) "`positions` are not the valid words";
  demand (check fuel certificate) "it does not hold, or takes more steps than were allowed";
  (piles, misere, clauses)

let () =
  let fuel = ref 1_000_000 and quiet = ref false and files = ref [] in
  Arg.parse
    [ ("--nodes", Arg.Set_int fuel, "N  how many nodes one search may visit (1000000)");
      ("--quiet", Arg.Set quiet, "  print the verdicts alone, not the rules that were checked") ]
    (fun file -> files := file :: !files) "wythoff-verified-check [--nodes N] [--quiet] FILE...";
  if !files = [] then (prerr_endline "wythoff-verified-check: no file"; exit 2);
  let verdict file =
    let text =
      try
        let channel = open_in_bin file in
        Fun.protect ~finally:(fun () -> close_in channel) (fun () -> really_input_string channel (in_channel_length channel))
      with Sys_error reason | Failure reason -> prerr_endline reason; exit 2 | End_of_file -> prerr_endline (file ^ " cannot be read"); exit 2 in
    match checked !fuel text with
    | piles, misere, clauses -> print_endline "valid"; if not !quiet then in_words piles misere clauses; true
    | exception Json.Refused reason -> print_endline ("invalid: " ^ reason); false
    | exception Stack_overflow -> print_endline "invalid: too deep for the checker"; false in
  let verdicts = List.map verdict (List.rev !files) in
  exit (if List.for_all (fun v -> v) verdicts then 0 else 1)
