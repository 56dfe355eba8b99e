//! One form for all ways to write a game, and a key made from it.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::contained::{allows_all, contained, without_contained};
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules};

/// What the text of a key begins with; another way to write it has another number.
const VERSION: &str = "wythoff/rules/1";

impl Rules {
    /// The same game with its moves written in one way: conditions and clauses in a fixed order, none twice, and none
    /// of the clauses whose moves the others allow.
    ///
    /// Whether a clause is contained in the others is decided exactly; one that is too hard to decide stays. Two games
    /// with one normal form have the same moves. The converse is not promised: the same moves may be cut into clauses
    /// in several ways.
    ///
    /// ```
    /// use wythoff::{Rules, parse_rules};
    /// let text = "x=0,y>0 | x=y>0, x mod 5 = 4 | x>0,y=0 | x=y>0";
    /// assert_eq!(parse_rules(text)?.normal_form(), Rules::wythoff(0).normal_form());
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn normal_form(&self) -> Self {
        without_contained(&self.in_order())
    }

    /// 64 hexadecimal digits that name the game: the same for all ways to write it that have one normal form, and for
    /// the game with its piles exchanged.
    ///
    /// It is the SHA-256 of a text with a version: piles, play, and the coefficients and bounds of the normal form. Of the
    /// texts of all orders of the piles the least is taken.
    ///
    /// ```
    /// use wythoff::parse_rules;
    /// let key = |text| parse_rules(text).map(|rules| rules.key());
    /// assert_eq!(key("x>0,y=0 | x=2,y=1")?, key("x=1,y=2 | y>=1,x=0")?);
    /// assert_ne!(key("like nim")?, key("misere; like nim")?);
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn key(&self) -> String {
        let mut digits = String::new();
        for byte in Sha256::digest(self.least().0.as_bytes()) {
            write!(digits, "{byte:02x}").expect("strings take everything");
        }
        digits
    }

    /// The normal form that [`key`](Self::key) is made from: of the game and its twins, whose piles are exchanged, the
    /// one with the least text.
    ///
    /// ```
    /// use wythoff::parse_rules;
    /// let least = |text| parse_rules(text).map(|rules| rules.least_twin());
    /// assert_eq!(least("x>0,y=0 | x=2,y=1")?, least("x=1,y=2 | y>=1,x=0")?);
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn least_twin(&self) -> Self {
        self.least().1
    }

    /// Of the normal forms of all orders of the piles the one with the least text, and that text.
    fn least(&self) -> (String, Self) {
        let orders = orders(self.piles() - self.memory());
        let forms = (orders.iter()).map(|order| self.reordered(order).normal_form());
        let texts = forms.map(|form| (key_text(&form), form));
        texts
            .min_by(|one, other| one.0.cmp(&other.0))
            .expect("at least one order of the piles")
    }

    /// Whether two games have the same positions, play and moves, however those are cut into clauses; decided exactly,
    /// and "no" where that is too hard.
    ///
    /// ```
    /// use wythoff::parse_rules;
    /// let rules = |text| parse_rules(text).unwrap();
    /// assert!(rules("x=1,y=0 | x=2,y=0").is_same_game(&rules("1 <= x <= 2, y=0")));
    /// ```
    pub fn is_same_game(&self, other: &Self) -> bool {
        let frame = |rules: &Self| {
            let measure = rules.measure().map(<[i64]>::to_vec);
            (rules.piles(), rules.memory(), rules.play(), measure)
        };
        frame(self) == frame(other)
            && (self.is_same_as(other) || allows_all(self, other) && allows_all(other, self))
    }

    /// The clauses whose moves the others allow, by their places.
    ///
    /// ```
    /// use wythoff::parse_rules;
    /// let rules = parse_rules("like wythoff; x=y>0, x mod 5 = 4")?;
    /// assert_eq!(rules.contained_clauses(), [3]);
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn contained_clauses(&self) -> Vec<usize> {
        let contained = contained(self);
        (0..contained.len())
            .filter(|&index| contained[index])
            .collect()
    }

    /// The same game with its piles in another order: first what was the pile `order[0]`, and so on; memory stays last.
    fn reordered(&self, order: &[usize]) -> Self {
        let piles = order.len();
        let moved = |form: &[i64]| -> Vec<i64> {
            let first = order.iter().map(|&pile| form[pile]);
            first.chain(form[piles..].iter().copied()).collect()
        };
        let clause = |clause: &Clause| Clause {
            atoms: (clause.atoms.iter())
                .map(|atom| {
                    let (before, after) = atom.coefficients();
                    atom.with_coefficients(moved(before), moved(after))
                })
                .collect(),
        };
        let rules = self.with_clauses(self.clauses().iter().map(clause).collect());
        match self.measure() {
            Some(measure) => rules.with_measure(moved(measure)),
            None => rules,
        }
    }
}

/// All orders of so many piles, at most 120.
fn orders(piles: usize) -> Vec<Vec<usize>> {
    let Some(last) = piles.checked_sub(1) else {
        return vec![Vec::new()];
    };
    let shorter = orders(last);
    let with_last = |order: &Vec<usize>| {
        let order = order.clone();
        (0..=last).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, last);
            longer
        })
    };
    shorter.iter().flat_map(with_last).collect()
}

/// What a key is made from: `wythoff/rules/1 piles 2 memory 0 normal`, and a line for each clause.
fn key_text(rules: &Rules) -> String {
    let play = match rules.play() {
        Play::Normal => "normal",
        Play::Misere => "misere",
    };
    let mut text = format!(
        "{VERSION} piles {} memory {} {play}",
        rules.piles(),
        rules.memory()
    );
    if let Some(measure) = rules.measure() {
        text += &format!(" measure {measure:?}");
    }
    let bound = |bound: Option<i64>| bound.map_or("none".to_owned(), |bound| bound.to_string());
    for clause in rules.clauses() {
        text += "\nmove";
        for atom in &clause.atoms {
            let (before, after) = atom.coefficients();
            text += &format!(" {before:?}{after:?}");
            text += &match *atom {
                Atom::Between { lo, hi, .. } => format!(" from {} to {}", bound(lo), bound(hi)),
                Atom::Congruent {
                    remainder, modulus, ..
                } => {
                    format!(" is {remainder} mod {modulus}")
                }
            };
        }
    }
    text
}
