//! Rules written in their own language.

use std::fmt;

use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Rules};

const PILES: [&str; 3] = ["a", "b", "c"];
const AFTER: [&str; 3] = ["a'", "b'", "c'"];
const AMOUNTS: [&str; 3] = ["x", "y", "z"];

/// The rules as text that [`parse_rules`](super::parse_rules) reads back.
///
/// ```
/// use wythoff::Rules;
/// assert_eq!(Rules::nim(2).to_string(), "piles a b\nmove x >= 1, y = 0\nmove x = 0, y >= 1\n");
/// ```
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "piles {}", PILES[..self.piles()].join(" "))?;
        if self.play() == Play::Misere {
            writeln!(f, "misere")?;
        }
        for clause in self.clauses() {
            let conditions: Vec<String> = clause.atoms.iter().filter_map(condition).collect();
            writeln!(f, "move {}", conditions.join(", "))?;
        }
        Ok(())
    }
}

/// The condition in words of the language; `None`: it says nothing.
fn condition(atom: &Atom) -> Option<String> {
    let (before, after) = atom.coefficients();
    let form = match before.iter().zip(after).all(|(b, a)| *a == -b) {
        true => sum(before.iter().zip(AMOUNTS)),
        false => sum((before.iter().zip(PILES)).chain(after.iter().zip(AFTER))),
    };
    Some(match *atom {
        Atom::Between {
            lo: Some(lo),
            hi: Some(hi),
            ..
        } if lo == hi => format!("{form} = {lo}"),
        Atom::Between {
            lo: Some(lo),
            hi: Some(hi),
            ..
        } => format!("{lo} <= {form} <= {hi}"),
        Atom::Between { lo: Some(lo), .. } => format!("{form} >= {lo}"),
        Atom::Between { hi: Some(hi), .. } => format!("{form} <= {hi}"),
        Atom::Between { .. } => return None,
        Atom::Congruent {
            remainder, modulus, ..
        } => {
            let remainder = remainder.rem_euclid(modulus);
            // `mod` binds tighter than a sum, so only a name needs no brackets.
            match form.chars().all(|c| c.is_alphabetic() || c == '\'') {
                true => format!("{form} mod {modulus} = {remainder}"),
                false => format!("({form}) mod {modulus} = {remainder}"),
            }
        }
    })
}

fn sum<'a>(terms: impl Iterator<Item = (&'a i64, &'a str)>) -> String {
    let mut text = String::new();
    for (&c, name) in terms.filter(|(c, _)| **c != 0) {
        let sign = match (text.is_empty(), c < 0) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        text += sign;
        if c.abs() != 1 {
            text += &c.abs().to_string();
        }
        text += name;
    }
    if text.is_empty() {
        "0".to_string()
    } else {
        text
    }
}
