//! Lost positions told by the digits of their piles: as a regular expression, and of one pile as powers.

use dashu_int::ops::{Gcd, UnsignedAbs};
use dashu_int::{IBig, UBig};

use super::super::proof::Proof;
use super::Claim;
use crate::automata::{Automaton, Letter, Regex};
use crate::number::Numerals;

/// A game of one pile is told by its digits if so few states suffice.
const MOST_STATES: usize = 8;
/// How many alternatives an expression may have.
const MOST_TERMS: usize = 8;
/// How many sequences of powers are still told in one sentence.
const MOST_POWERS: usize = 3;

/// The numbers (c·qⁿ + d)/e, n = 0, 1, 2, …
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Powers {
    /// The c, positive.
    pub factor: UBig,
    /// The q.
    pub base: UBig,
    /// The d.
    pub constant: IBig,
    /// The e, positive.
    pub divisor: UBig,
}

impl Proof {
    /// The words of the lost positions without leading zeros, as a regular expression over the letters of the automaton;
    /// nothing stands for zero. `None`: too long to be read, or the length of a word matters (Ostrowski numeration).
    ///
    /// The expression has been turned back into an automaton, and it is the same.
    pub fn lost_words(&self) -> Option<Regex> {
        let words = bare(&self.lost)?;
        let regex = Regex::of(&words)?;
        (regex.automaton()? == words).then_some(regex)
    }
}

/// The words that do not begin with zero, if leading zeros make no difference.
fn bare(lost: &Automaton) -> Option<Automaton> {
    let start = lost.start();
    if lost.step(start, 0) != Some(start) {
        return None;
    }
    let states = 0..lost.states() as u32;
    let mut accepting: Vec<bool> = states
        .clone()
        .map(|state| lost.is_accepting(state))
        .collect();
    let mut edges: Vec<Vec<(Letter, u32)>> =
        states.map(|state| lost.edges(state).to_vec()).collect();
    let first = lost.edges(start).iter().copied();
    edges.push(first.filter(|&(letter, _)| letter != 0).collect());
    accepting.push(lost.is_accepting(start));
    let words = Automaton::new(accepting.len() as u32 - 1, accepting, edges);
    Some(words.minimised().0)
}

/// The lost sizes of one pile as a regular expression.
pub(super) fn digits(proof: &Proof) -> Option<Claim> {
    (proof.rules.piles() == 1 && proof.lost.states() <= MOST_STATES)
        .then(|| proof.lost_words().map(Claim::Digits))?
}

/// The lost sizes of one pile as powers: the numbers of u v* w | …, in a base.
pub(super) fn powers(proof: &Proof) -> Option<Claim> {
    let Some(Claim::Digits(regex)) = digits(proof) else {
        return None;
    };
    let Numerals::Greedy(recurrence) = proof.system.numerals() else {
        return None;
    };
    let &[base] = &recurrence[..] else {
        return None;
    };
    let (mut single, mut powers) = (Vec::new(), Vec::new());
    for term in terms(&regex)? {
        match lasso(&term)? {
            (word, None) => single.push(proof.system.value(&word)),
            (before, Some((round, after))) => {
                let value = |word: &[Letter]| proof.system.value(word);
                let (u, v, w) = (value(&before), value(&round), value(&after));
                let quotient = UBig::from(base).pow(round.len());
                let shifted = UBig::from(base).pow(after.len());
                // u·bˡqⁿ + v·bˡ(qⁿ − 1)/(q − 1) + w, where b is the base, l the length of w and q = b to the length of v.
                let less = &quotient - UBig::ONE;
                let factor = (u * &less + &v) * &shifted;
                let constant = IBig::from(w * &less) - IBig::from(v * shifted);
                powers.push(Powers::reduced(factor, quotient, constant, less)?);
            }
        }
    }
    single.sort();
    (!powers.is_empty() && powers.len() <= MOST_POWERS).then_some(Claim::Powers { single, powers })
}

impl Powers {
    fn reduced(factor: UBig, base: UBig, constant: IBig, divisor: UBig) -> Option<Self> {
        if factor == UBig::ZERO {
            return None; // 0 again and again: leading zeros
        }
        let common = (&factor).gcd(&divisor);
        let common = match constant == IBig::ZERO {
            true => common,
            false => common.gcd(constant.clone().unsigned_abs()),
        };
        Some(Self {
            factor: factor / &common,
            base,
            constant: constant / IBig::from(common.clone()),
            divisor: divisor / common,
        })
    }
}

/// u, and v and w if it is u v* w.
type Lasso = (Vec<Letter>, Option<(Vec<Letter>, Vec<Letter>)>);

/// The alternatives of an expression, each a sequence; `None`: too many.
fn terms(regex: &Regex) -> Option<Vec<Vec<Regex>>> {
    let all = match regex {
        Regex::Letter(_) | Regex::Repeated(_) => vec![vec![regex.clone()]],
        Regex::Either(list) => {
            let list: Option<Vec<_>> = list.iter().map(terms).collect();
            list?.concat()
        }
        Regex::Sequence(list) => list.iter().try_fold(vec![Vec::new()], |before, part| {
            let part = terms(part)?;
            let longer = before
                .iter()
                .flat_map(|before| part.iter().map(move |after| [&before[..], after].concat()));
            let longer: Vec<Vec<Regex>> = longer.collect();
            (longer.len() <= MOST_TERMS).then_some(longer)
        })?,
    };
    (all.len() <= MOST_TERMS).then_some(all)
}

fn lasso(parts: &[Regex]) -> Option<Lasso> {
    let is_repeated = |part: &Regex| matches!(part, Regex::Repeated(_));
    let Some(place) = parts.iter().position(is_repeated) else {
        return Some((word(parts)?, None));
    };
    let Regex::Repeated(round) = &parts[place] else {
        return None;
    };
    let round = match &**round {
        Regex::Sequence(round) => word(round)?,
        one => word(std::slice::from_ref(one))?,
    };
    Some((
        word(&parts[..place])?,
        Some((round, word(&parts[place + 1..])?)),
    ))
}

fn word(parts: &[Regex]) -> Option<Vec<Letter>> {
    let letters = parts.iter().map(|part| match part {
        Regex::Letter(letter) => Some(*letter),
        _ => None,
    });
    letters.collect()
}
