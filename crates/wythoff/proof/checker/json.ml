(* A strict reader of JSON: whole numbers only, no field twice, nothing after the end. *)
type t = Null | Bool of bool | Int of int | String of string | List of t list | Object of (string * t) list

exception Refused of string
let refuse reason = raise (Refused reason)

(* Deeper nesting than a certificate has would only fill the stack. *)
let most_levels = 20

let parse text =
  let place = ref 0 in
  let fail what = refuse (Printf.sprintf "not a certificate: %s at byte %d" what !place) in
  let peek () = if !place < String.length text then text.[!place] else '\000' in
  let advance () = incr place in
  let rec blanks () = match peek () with ' ' | '\n' | '\r' | '\t' -> advance (); blanks () | _ -> () in
  let expect c = blanks (); if peek () = c then advance () else fail (Printf.sprintf "expected %c" c) in
  let word w value =
    let n = String.length w in
    if !place + n <= String.length text && String.sub text !place n = w then (place := !place + n; value) else fail "unknown word" in
  let number () =
    let negative = peek () = '-' in
    if negative then advance ();
    let first = !place in
    let value = ref 0 in
    (* Numbers of up to 18 digits fit into 63 bits. *)
    while (match peek () with '0' .. '9' -> true | _ -> false) do
      if !place - first >= 18 then fail "a huge number";
      value := (10 * !value) + Char.code (peek ()) - 48;
      advance ()
    done;
    let digits = !place - first in
    if digits = 0 then fail "expected a digit";
    if text.[first] = '0' && (digits > 1 || negative) then fail "a number with a leading zero";
    (match peek () with '.' | 'e' | 'E' -> fail "a number that is not whole" | _ -> ());
    Int (if negative then - !value else !value) in
  let hex () =
    let digit c = match c with
      | '0' .. '9' -> Char.code c - 48 | 'a' .. 'f' -> Char.code c - 87 | 'A' .. 'F' -> Char.code c - 55 | _ -> fail "expected a hexadecimal digit" in
    let value = ref 0 in
    for _ = 1 to 4 do value := (16 * !value) + digit (peek ()); advance () done;
    !value in
  let string () =
    expect '"';
    let buffer = Buffer.create 16 in
    let rec go () = match peek () with
      | '"' -> advance ()
      | '\\' ->
          advance ();
          let c = peek () in
          advance ();
          (match c with
           | '"' | '\\' | '/' -> Buffer.add_char buffer c
           | 'n' -> Buffer.add_char buffer '\n' | 't' -> Buffer.add_char buffer '\t' | 'r' -> Buffer.add_char buffer '\r'
           | 'b' -> Buffer.add_char buffer '\b' | 'f' -> Buffer.add_char buffer '\012'
           | 'u' -> let code = hex () in Buffer.add_string buffer (if code < 128 then String.make 1 (Char.chr code) else "?")
           | _ -> fail "unknown escape");
          go ()
      | c when Char.code c < 32 -> fail "a control character in a text"
      | c -> Buffer.add_char buffer c; advance (); go () in
    go ();
    Buffer.contents buffer in
  let rec value level =
    if level > most_levels then fail "too deep";
    blanks ();
    match peek () with
    | '{' ->
        advance (); blanks ();
        if peek () = '}' then (advance (); Object [])
        else
          let rec fields known =
            let name = (blanks (); string ()) in
            if List.mem_assoc name known then fail "a field twice";
            expect ':';
            let known = (name, value (level + 1)) :: known in
            blanks ();
            match peek () with
            | ',' -> advance (); fields known
            | '}' -> advance (); Object (List.rev known)
            | _ -> fail "expected , or }" in
          fields []
    | '[' ->
        advance (); blanks ();
        if peek () = ']' then (advance (); List [])
        else
          let rec items known =
            let known = value (level + 1) :: known in
            blanks ();
            match peek () with
            | ',' -> advance (); items known
            | ']' -> advance (); List (List.rev known)
            | _ -> fail "expected , or ]" in
          items []
    | '"' -> String (string ())
    | 't' -> word "true" (Bool true)
    | 'f' -> word "false" (Bool false)
    | 'n' -> word "null" Null
    | _ -> number () in
  let result = value 0 in
  blanks ();
  if !place < String.length text then fail "something after the end";
  result
