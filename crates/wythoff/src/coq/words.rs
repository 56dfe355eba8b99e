//! Moves as a person would write them, in Coq's language.

use super::{PILES, integer};
use crate::rules::{Atom, Clause};

/// `a b` or `a' b'`.
pub(super) fn names(piles: usize, mark: &str) -> String {
    let names: Vec<String> = PILES
        .iter()
        .take(piles)
        .map(|name| format!("{name}{mark}"))
        .collect();
    names.join(" ")
}

/// A text that may stand in a comment: no comment ends or begins in it, no string begins.
pub(super) fn comment(text: &str) -> String {
    let text = text.trim().replace('"', "'");
    text.replace("(*", "( *")
        .replace("*)", "* )")
        .replace("\n", "\n    ")
}

/// The clauses, one to a line.
pub(super) fn moves(clauses: &[Clause], piles: usize) -> String {
    let clauses: Vec<String> = clauses
        .iter()
        .map(|clause| in_words(clause, piles))
        .collect();
    match clauses.is_empty() {
        true => "False".to_owned(),
        false => clauses.join("\n    \\/ "),
    }
}

fn in_words(clause: &Clause, piles: usize) -> String {
    let atoms: Vec<String> = clause
        .atoms
        .iter()
        .map(|atom| condition(atom, piles))
        .collect();
    match atoms.is_empty() {
        true => "True".to_owned(),
        false => format!("({})", atoms.join(" /\\ ")),
    }
}

fn condition(atom: &Atom, piles: usize) -> String {
    let form = form(atom, piles);
    match *atom {
        Atom::Between {
            lo: None, hi: None, ..
        } => "True".to_owned(),
        Atom::Between {
            lo: Some(lo),
            hi: Some(hi),
            ..
        } if lo == hi => format!("{form} = {}", integer(lo)),
        Atom::Between {
            lo: Some(lo),
            hi: Some(hi),
            ..
        } => format!("{} <= {form} <= {}", integer(lo), integer(hi)),
        Atom::Between { lo: Some(lo), .. } => format!("{} <= {form}", integer(lo)),
        Atom::Between { hi: Some(hi), .. } => format!("{form} <= {}", integer(hi)),
        Atom::Congruent {
            remainder, modulus, ..
        } => {
            format!(
                "(exists k, {form} = {} + k * {})",
                integer(remainder),
                integer(modulus)
            )
        }
    }
}

/// `a - a' + 2 * b`
fn form(atom: &Atom, piles: usize) -> String {
    let (before, after) = atom.coefficients();
    let piles = PILES.iter().take(piles).zip(before.iter().zip(after));
    let terms = piles.flat_map(|(name, (&before, &after))| {
        [((*name).to_owned(), before), (format!("{name}'"), after)]
    });
    added(terms)
}

/// The sum of piles with these coefficients.
pub(super) fn sum(coefficients: &[i64], pile: impl Fn(usize) -> String) -> String {
    let terms = coefficients.iter().enumerate();
    added(terms.map(|(index, &coefficient)| (pile(index), coefficient)))
}

fn added(terms: impl Iterator<Item = (String, i64)>) -> String {
    let mut text = String::new();
    for (name, coefficient) in terms.filter(|term| term.1 != 0) {
        let sign = match (text.is_empty(), coefficient < 0) {
            (true, false) => "",
            (true, true) => "- ",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        text += sign;
        if coefficient.unsigned_abs() != 1 {
            text += &format!("{} * ", coefficient.unsigned_abs());
        }
        text += &name;
    }
    match text.is_empty() {
        true => "0".to_owned(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_rules;

    #[test]
    fn moves_read_as_a_person_would_write_them() {
        let rules = parse_rules("x>0,y=0 | x=0,y>0 | x=y>0").unwrap();
        let moves = moves(rules.clauses(), 2);
        assert_eq!(moves.lines().count(), 3, "{moves}");
        assert!(moves.contains("1 <= a - a'"), "{moves}");
    }

    #[test]
    fn a_comment_stays_one() {
        assert_eq!(comment("x (* y *) \"z\n"), "x ( * y * ) 'z");
    }
}
