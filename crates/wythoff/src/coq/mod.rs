//! Theorems for the proof assistant Coq: a certificate as a file that Coq's kernel checks.
//!
//! The library in `proof/` has a checker of certificates that is proved right. A file holds the rules, the automaton of the lost
//! positions, the certificate and the theorem; Coq runs the checker and accepts the theorem, or it does not. What must be
//! read in order to believe it is `proof/Statement.v` and the rules in the file; `docs/trust.md` says more.

mod library;
mod name;
mod packed;
mod textbook;
mod words;

use std::fmt::Write;

pub use library::{LIBRARY, LibraryFile};
pub use name::{identifier, is_identifier};

use crate::certificate::{Certificate, PlainAutomaton};
use crate::number::Numerals;
use crate::prove::Proof;
use crate::rules::{Atom, Clause, Rules};
use packed::Packed;
use textbook::Textbook;

/// How many nodes the checker may visit in one of its searches.
const FUEL: u32 = 1_000_000;
/// The names of the piles.
const PILES: [&str; 5] = ["a", "b", "c", "d", "e"];

/// A Coq file that states and proves a theorem: of the automaton, and in textbook words where a pattern's support is
/// [`Support::Kernel`](crate::prove::Support::Kernel).
///
/// `title` is any text about the game, for a comment; `name` becomes part of the theorem's name.
///
/// ```
/// use wythoff::{coq, parse_rules, prove};
/// let rules = parse_rules("x>0,y=0 | x=0,y>0").unwrap();
/// let prove::Found::Theorem { proof, .. } = prove::search(&rules, &Default::default(), &mut ()) else { panic!() };
/// let file = coq::theorem(&proof, "Nim with two piles", "nim-2");
/// assert!(file.contains("Theorem nim_2_lost : forall a b : N,"));
/// assert!(file.contains("Theorem nim_2_formula : forall a b : N,"));
/// ```
pub fn theorem(proved: &Proof, title: &str, name: &str) -> String {
    let certificate = &proved.certificate(None);
    let mut file = String::new();
    let name = identifier(name);
    let piles = certificate.piles;
    let (variables, position) = (words::names(piles, ""), position(piles));
    head(&mut file, title);
    file += "\n(** * What is claimed *)\n";
    rules(
        &mut file,
        &certificate.clauses,
        piles,
        certificate.misere,
        "rules",
    );
    automata(&mut file, certificate);
    proof(&mut file, certificate, "rules", "");
    let _ = write!(
        file,
        "\n(** * The theorem, for piles of every size *)\n\
         Theorem {name}_lost : forall {variables} : N,\n  \
           lost rules {position} <-> accepts lost_automaton (numerals numeration {position}) = true.\n\
         Proof. intros {variables}. apply (check_sound_numerals _ certificate checked). is_position. Qed.\n\n\
         Theorem {name}_won : forall {variables} : N,\n  \
           won rules {position} <-> accepts lost_automaton (numerals numeration {position}) = false.\n\
         Proof. intros {variables}. apply (check_sound_numerals _ certificate checked). is_position. Qed.\n"
    );
    let (text, more) = Textbook::new(proved, certificate, &name).finish();
    file += &text;
    let all = [format!("{name}_lost"), format!("{name}_won")];
    let all: Vec<String> = all.into_iter().chain(more).collect();
    let _ = write!(
        file,
        "\n(** All of them, for one question: on what do they rest? *)\n\
         Definition {name}_theorems := ({}).\n\
         Print Assumptions {name}_theorems.\n",
        all.join(", ")
    );
    file
}

/// A Coq file about the Grundy values of rules, all of them or those up to `most`, from a certificate of these rules plus a
/// heap ([`Rules::with_heap`]): the automaton obeys the mex rule, and nothing else does.
pub fn values(
    certificate: &Certificate,
    of: &Rules,
    most: Option<u32>,
    title: &str,
    name: &str,
) -> String {
    let mut file = String::new();
    let name = identifier(name);
    let piles = of.piles();
    let (variables, position) = (words::names(piles, ""), position(piles));
    let bound = most.map_or("None".to_owned(), |most| format!("(Some {most})"));
    let small = most.map_or(String::new(), |most| format!("Z.of_N n <= {most} -> "));
    head(&mut file, title);
    file += "\n(** * What is claimed *)\n";
    rules(&mut file, of.clauses(), piles, false, "rules");
    let clauses: Vec<String> = certificate.clauses.iter().map(clause).collect();
    let _ = write!(
        file,
        "\n(** The same with a heap of Nim as last pile: who knows its lost positions knows the values. *)\n\
         Definition sum : game := {{| piles := {}; misere := false; clauses := [\n    {}] |}}.\n\
         Lemma sum_is_right : with_heap rules sum {bound}.\n\
         Proof. is_sum_with_heap sum rules. Qed.\n",
        certificate.piles,
        clauses.join(";\n    "),
    );
    automata(&mut file, certificate);
    proof(&mut file, certificate, "sum", "");
    let _ = write!(
        file,
        "\n(** * The theorem, for piles of every size *)\n\
         Definition is_value (p : list Z) (n : Z) : Prop := accepts lost_automaton (numerals numeration (p ++ [n])) = true.\n\n\
         Theorem {name}_values : mex_rule rules {bound} is_value.\n\
         Proof. exact (values_exist _ certificate rules {bound} checked sum_is_right). Qed.\n\n\
         Theorem {name}_values_unique : forall G, mex_rule rules {bound} G -> forall {variables} n : N,\n  \
           {small}(G {position} (Z.of_N n) <-> is_value {position} (Z.of_N n)).\n\
         Proof.\n  \
           intros G mex {variables} n; intros; apply (values_unique _ certificate rules {bound} checked sum_is_right G mex);\n  \
           [is_position | split; [apply N2Z.is_nonneg | auto]].\n\
         Qed.\n\n\
         Print Assumptions {name}_values.\n\
         Print Assumptions {name}_values_unique.\n"
    );
    file
}

/// `[Z.of_N a; Z.of_N b]`
fn position(piles: usize) -> String {
    let piles: Vec<String> = (PILES.iter().take(piles))
        .map(|pile| format!("Z.of_N {pile}"))
        .collect();
    format!("[{}]", piles.join("; "))
}

fn head(file: &mut String, title: &str) {
    let title = words::comment(title);
    let _ = write!(
        file,
        "(** {title}\n\n    \
         To believe the theorem at the end, read Statement.v of the library, and the rules here. To check it:\n    \
         coqc -Q LIBRARY Wythoff THIS_FILE, where `wythoff coq --library LIBRARY` has written the library and\n    \
         sh LIBRARY/compile.sh has compiled it. The last line prints \"Closed under the global context\": no axiom is used. *)\n\
         Require Import ZArith List.\n\
         From Wythoff Require Import Statement Packed Check Sound Readable Values.\n\
         Import ListNotations.\n\
         Open Scope Z_scope.\n"
    );
}

/// The rules, as clauses and in words, under this name.
fn rules(file: &mut String, clauses: &[Clause], piles: usize, misere: bool, name: &str) {
    let moves = words::moves(clauses, piles);
    let clauses: Vec<String> = clauses.iter().map(clause).collect();
    let (before, after) = (words::names(piles, ""), words::names(piles, "'"));
    let all = format!("{before} {after}");
    let bounds = all.split(' ').map(|pile| format!("0 <= {pile} -> "));
    let list = |names: &str| format!("[{}]", names.replace(' ', "; "));
    let allowed = textbook::allowed(name);
    let _ = write!(
        file,
        "Definition {name} : game := {{| piles := {piles}; misere := {misere}; clauses := [\n    {}] |}}.\n\n\
         (** The moves in words: {before} are the piles before a move, {after} those after it. *)\n\
         Definition {allowed} ({all} : Z) : Prop :=\n    {moves}.\n\
         Lemma {name}_in_words : forall {all}, {}\n  \
           (move {name} {} {} <-> {allowed} {all}).\n\
         Proof. intros. unfold {allowed}. moves_in_words {name}. Qed.\n",
        clauses.join(";\n    "),
        bounds.collect::<String>(),
        list(&before),
        list(&after),
    );
}

/// The numeration and the automaton of the lost positions.
fn automata(file: &mut String, certificate: &Certificate) {
    let _ = write!(
        file,
        "\nDefinition numeration : numeration := {}.\n\
         (** Base, piles; accepting states; rows of bundles [target; step; first; number; ...]; the row of each state. *)\n\
         Definition lost_automaton : automaton := {}.\n",
        numerals(&certificate.numeration),
        automaton(&certificate.lost, certificate),
    );
}

/// The certificate, and that the checker accepts it; the names begin with the prefix.
fn proof(file: &mut String, certificate: &Certificate, game: &str, prefix: &str) {
    let base = certificate.numeration.base();
    let piles = certificate.piles;
    let read = |packed: Packed| format!("witnesses {base} {piles} [{}]", packed.texts());
    let growth = certificate
        .growth
        .as_ref()
        .map_or("None".to_owned(), |growth| {
            format!("Some ({}, {}%nat)", integers(&growth.measure), growth.zeros)
        });
    let (positions, terminal, ends) = match &certificate.ends {
        None => ("[]".to_owned(), "[]".to_owned(), "[]".to_owned()),
        Some(ends) => {
            let packed = |automaton| {
                let mut packed = Packed::default();
                packed.automaton(automaton);
                format!("packed_automaton {base} {piles} [{}]", packed.texts())
            };
            let positions = packed(&certificate.positions);
            (
                positions,
                packed(&ends.terminal),
                read(Packed::witnesses(&ends.moves)),
            )
        }
    };
    let _ = write!(
        file,
        "\n(** * What makes it easy to check: nothing here need be believed *)\n\
         Definition {prefix}certificate : Check.certificate := {{| c_game := {game}; c_num := numeration; c_growth := {growth};\n  \
           c_lost := lost_automaton;\n  \
           c_moves := {};\n  \
           c_positions := {positions};\n  \
           c_terminal := {terminal};\n  \
           c_ends := {ends} |}}.\n\n\
         Lemma {prefix}checked : check (Z.to_nat {FUEL}) {prefix}certificate = true.\n\
         Proof. vm_cast_no_check (eq_refl true). Qed.\n",
        read(Packed::witnesses(&certificate.moves)),
    );
}

fn clause(clause: &Clause) -> String {
    let atoms: Vec<String> = clause.atoms.iter().map(atom).collect();
    format!("[{}]", atoms.join("; "))
}

fn atom(atom: &Atom) -> String {
    let (before, after) = atom.coefficients();
    let (before, after) = (integers(before), integers(after));
    let bound = |bound: Option<i64>| match bound {
        None => "None".to_owned(),
        Some(bound) => format!("(Some {})", integer(bound)),
    };
    match *atom {
        Atom::Between { lo, hi, .. } => {
            format!("Between {before} {after} {} {}", bound(lo), bound(hi))
        }
        Atom::Congruent {
            remainder, modulus, ..
        } => {
            format!(
                "Congruent {before} {after} {} {}",
                integer(remainder),
                integer(modulus)
            )
        }
    }
}

fn numerals(numerals: &Numerals) -> String {
    let (kind, list) = match numerals {
        Numerals::Greedy(list) => ("Greedy", list),
        Numerals::Ostrowski(list) => ("Ostrowski", list),
        Numerals::Endless(list) => ("Endless", list),
    };
    format!("{kind} {}", integers(list))
}

fn automaton(automaton: &PlainAutomaton, certificate: &Certificate) -> String {
    let row = |row: Vec<Vec<u32>>| {
        let bundles: Vec<String> = row.iter().map(|bundle| integers(bundle)).collect();
        format!("[{}]", bundles.join("; "))
    };
    let rows: Vec<String> = automaton.bundled_rows().into_iter().map(row).collect();
    format!(
        "unpack {} {}\n  {}\n  [{}]\n  {}",
        certificate.numeration.base(),
        certificate.piles,
        integers(&automaton.accepting),
        rows.join(";\n   "),
        integers(&automaton.states)
    )
}

fn integer(number: i64) -> String {
    match number < 0 {
        true => format!("({number})"),
        false => number.to_string(),
    }
}

fn integers<T: Copy + Into<i64>>(list: &[T]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|&number| number.into().to_string())
        .collect();
    format!("[{}]", list.join("; "))
}
