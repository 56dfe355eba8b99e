//! Rules written in their own language.

use std::fmt;

use crate::game::Game;
use crate::position::Play;
use crate::rules::{
    AFTER_NAMES, AMOUNT_NAMES, Atom, Clause, MEMORY_AFTER_NAMES, MEMORY_NAMES, PILE_NAMES, Rules,
    unit,
};

/// The rules as text that [`parse_rules`](crate::parse_rules) reads back.
///
/// ```
/// use wythoff::Rules;
/// assert_eq!(Rules::nim(2).to_string(), "piles a b\nmove x >= 1, y = 0\nmove x = 0, y >= 1\n");
/// ```
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self, condition, f)
    }
}

impl Rules {
    /// The rules as text for people to read: `2x <= a` where [`Display`](fmt::Display), whose text stands in keys and
    /// certificates, has `a - 2a' <= 0`. It is read back as well.
    ///
    /// ```
    /// let half = wythoff::parse_rules("piles a; x > 0, x <= a/2")?;
    /// assert_eq!(half.for_people(), "piles a\nmove x >= 1, 2x <= a\n");
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn for_people(&self) -> String {
        let by_amounts =
            |atom: &Atom, piles| by_amounts(atom, piles).or_else(|| condition(atom, piles));
        let mut text = String::new();
        write(self, by_amounts, &mut text).expect("a string takes everything");
        text
    }
}

fn write(
    rules: &Rules,
    condition: impl Fn(&Atom, usize) -> Option<String>,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    let piles = rules.piles() - rules.memory();
    writeln!(out, "piles {}", PILE_NAMES[..piles].join(" "))?;
    if rules.memory() > 0 {
        writeln!(out, "memory {}", MEMORY_NAMES[..rules.memory()].join(" "))?;
    }
    let counts = counts_stones(rules);
    if let Some(measure) = rules.measure().filter(|_| !counts) {
        writeln!(out, "measure {}", sum(measure.iter().zip(PILE_NAMES)))?;
    }
    if rules.play() == Play::Misere {
        writeln!(out, "misere")?;
    }
    for clause in rules.clauses() {
        // That something is taken is understood where nothing but memory grows.
        let atoms = (clause.atoms.iter()).filter(|atom| !counts || !falls(atom, rules));
        let conditions = atoms.filter_map(|atom| condition(atom, piles));
        let conditions: Vec<String> = conditions.collect();
        writeln!(out, "move {}", conditions.join(", "))?;
    }
    Ok(())
}

/// A bound on a sum in which a pile occurs both before and after the move, by what is taken from it: a' is a − x. What
/// counts against it stands on the other side. `None`: the condition is another.
fn by_amounts(atom: &Atom, piles: usize) -> Option<String> {
    let (before, after) = atom.coefficients();
    let Atom::Between { lo, hi, .. } = *atom else {
        return None;
    };
    let (sign, bound) = match (lo, hi) {
        (Some(lo), Some(hi)) if lo == hi => ("=", lo),
        (Some(lo), None) => (">=", lo),
        (None, Some(hi)) => ("<=", hi),
        _ => return None,
    };
    let is_of_piles = before[piles..]
        .iter()
        .chain(&after[piles..])
        .all(|&c| c == 0);
    let is_mixed =
        |pile: usize| before[pile] != 0 && after[pile] != 0 && before[pile] != -after[pile];
    if !is_of_piles || !(0..piles).any(is_mixed) {
        return None;
    }
    let amounts = (0..piles).map(|pile| (-after[pile], AMOUNT_NAMES[pile]));
    let sizes = (0..piles).map(|pile| (before[pile] + after[pile], PILE_NAMES[pile]));
    let terms: Vec<(i64, &str)> = amounts.chain(sizes).collect();
    let side = |wanted: i64, constant: i64| {
        let terms = terms.iter().filter(|(c, _)| c.signum() == wanted);
        let terms: Vec<(i64, &str)> = terms.map(|(c, name)| (c.abs(), *name)).collect();
        let text = sum(terms.iter().map(|(c, name)| (c, *name)));
        match (text.is_empty(), constant) {
            (true, constant) => constant.to_string(),
            (false, 0) => text,
            (false, constant) => format!("{text} + {constant}"),
        }
    };
    let (left, right) = (side(1, (-bound).max(0)), side(-1, bound.max(0)));
    Some(format!("{left} {sign} {right}"))
}

/// Whether the rules are read back without a measure: there is memory, and no pile grows.
fn counts_stones(rules: &Rules) -> bool {
    let (piles, tracks) = (rules.piles() - rules.memory(), rules.piles());
    let each = (0..tracks).map(|track| i64::from(track < piles));
    let shrinks = |clause: &Clause| {
        (0..piles).all(|pile| {
            let unit = unit(tracks, pile);
            clause.at_least(&unit).is_some_and(|least| least >= 0)
        })
    };
    rules.memory() > 0
        && rules
            .measure()
            .is_some_and(|measure| each.eq(measure.iter().copied()))
        && rules.clauses().iter().all(shrinks)
}

/// Whether the condition says that the measure of several piles falls, and nothing else.
fn falls(atom: &Atom, rules: &Rules) -> bool {
    let falls = |measure: &[i64]| *atom == Atom::taken(measure, Some(1), None);
    rules.piles() - rules.memory() > 1 && rules.measure().is_some_and(falls)
}

/// The condition in words of the language; `None`: it says nothing.
fn condition(atom: &Atom, piles: usize) -> Option<String> {
    let (before, after) = atom.coefficients();
    if let Some(set) = memory_set(atom, piles) {
        return Some(set);
    }
    if let Some(bound) = memory_bounds(atom, piles) {
        return Some(bound);
    }
    let form = form(before, after, piles);
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

/// Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ, with amounts where a pile occurs by what is taken from it.
fn form(before: &[i64], after: &[i64], piles: usize) -> String {
    let taken = |pile: &usize| *pile < piles && before[*pile] == -after[*pile];
    let all = 0..before.len();
    let amounts = (all.clone().filter(taken)).map(|pile| (&before[pile], AMOUNT_NAMES[pile]));
    let name = |pile: usize| match pile.checked_sub(piles) {
        None => (PILE_NAMES[pile], AFTER_NAMES[pile]),
        Some(place) => (MEMORY_NAMES[place], MEMORY_AFTER_NAMES[place]),
    };
    let rest = all.filter(|pile| !taken(pile));
    let befores = (rest.clone()).map(|pile| (&before[pile], name(pile).0));
    let afters = rest.map(|pile| (&after[pile], name(pile).1));
    sum(amounts.chain(befores).chain(afters))
}

/// `x <= 2l`, where that is what the condition says: what counts against it stands on the other side.
fn memory_bounds(atom: &Atom, piles: usize) -> Option<String> {
    let (before, after) = atom.coefficients();
    let Atom::Between { lo, hi, .. } = *atom else {
        return None;
    };
    let is_of_memory = before[piles..]
        .iter()
        .chain(&after[piles..])
        .any(|&c| c != 0);
    let (sign, bound) = match (lo, hi) {
        (Some(lo), None) => (">=", lo),
        (None, Some(hi)) => ("<=", hi),
        _ => return None,
    };
    // What is taken from a pile stays together.
    let side = |wanted: i64| {
        let of = |pile: usize| match before[pile] == -after[pile] && pile < piles {
            true => [before[pile].signum(); 2],
            false => [before[pile].signum(), after[pile].signum()],
        };
        let part = |place: usize, form: &[i64]| -> Vec<i64> {
            let all = form.iter().enumerate();
            all.map(|(pile, &c)| {
                if of(pile)[place] == wanted {
                    wanted * c
                } else {
                    0
                }
            })
            .collect()
        };
        (part(0, before), part(1, after))
    };
    let (left, right) = (side(1), side(-1));
    let is_nothing =
        |(before, after): &(Vec<i64>, Vec<i64>)| before.iter().chain(after).all(|&c| c == 0);
    if !is_of_memory || is_nothing(&left) || is_nothing(&right) {
        return None;
    }
    let constant = match bound {
        0 => String::new(),
        1.. => format!(" + {bound}"),
        _ => format!(" - {}", -bound),
    };
    let left = form(&left.0, &left.1, piles);
    let right = form(&right.0, &right.1, piles);
    Some(format!("{left} {sign} {right}{constant}"))
}

/// `l' = 2x`, where that is what the condition says.
fn memory_set(atom: &Atom, piles: usize) -> Option<String> {
    let (before, after) = atom.coefficients();
    let Atom::Between {
        lo: Some(lo),
        hi: Some(hi),
        ..
    } = *atom
    else {
        return None;
    };
    let mut set = (piles..after.len()).filter(|&track| after[track] != 0);
    let (Some(track), None, true) = (set.next(), set.next(), lo == hi) else {
        return None;
    };
    let sign = after[track];
    if sign.abs() != 1 {
        return None;
    }
    // sign·l' + rest = lo, so l' = sign·(lo − rest).
    let opposite = |form: &[i64]| form.iter().map(|c| -sign * c).collect::<Vec<i64>>();
    let (before, mut after) = (opposite(before), opposite(after));
    after[track] = 0;
    let name = MEMORY_AFTER_NAMES[track - piles];
    let constant = sign * lo;
    let rest = match before.iter().chain(&after).all(|c| *c == 0) {
        true => constant.to_string(),
        false => {
            let form = form(&before, &after, piles);
            match constant {
                0 => form,
                1.. => format!("{form} + {constant}"),
                _ => format!("{form} - {}", -constant),
            }
        }
    };
    Some(format!("{name} = {rest}"))
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
