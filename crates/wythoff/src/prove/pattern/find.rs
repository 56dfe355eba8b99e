//! The patterns of a proved game.

use std::collections::BTreeSet;

use dashu_int::UBig;

use super::super::proof::Proof;
use super::known::{is_also, s_t, wythoff};
use super::periodic::periods;
use super::sample::{Sample, words};
use super::{Claim, Familiar, Pattern, Support};
use crate::automata::{Automaton, Budget, Graph};
use crate::number::QuadraticIrrational;
use crate::position::Play;
use crate::prove::wythoff_automaton;
use crate::rules::Rules;

/// How many exceptions still count as few.
const MOST_EXCEPTIONS: usize = 12;
/// How many pairs a relation must hold for to be mentioned.
const FEWEST_PAIRS: usize = 12;

/// The patterns in the lost positions of a proved game, the most telling first.
///
/// What is only compared with small positions says so.
///
/// ```
/// use std::ops::ControlFlow;
/// use wythoff::{Language, Rules, prove::{Found, SearchOptions, patterns, search}};
/// let found = search(&Rules::wythoff(0), &SearchOptions::default(), &mut |_| ControlFlow::Continue(()));
/// let Found::Theorem { proof, .. } = found else { panic!() };
/// let words = patterns(&proof)[0].words(Language::English);
/// assert!(words.contains("α = (1 + √5)/2") && words.contains("α² = α + 1") && words.contains("proved"));
/// ```
pub fn patterns(proof: &Proof) -> Vec<Pattern> {
    let proved = |claim| Pattern {
        claim,
        support: Support::Proved,
    };
    let piles = proof.rules.piles();
    if proof.lost.shortest().is_none() {
        return vec![proved(Claim::Nothing)];
    }
    if proof.lost == proof.system.valid(piles) {
        return vec![proved(Claim::Everything)];
    }
    if let Some(positions) = finite(proof) {
        return vec![proved(Claim::Finite(positions))];
    }
    let sample = Sample::new(proof);
    let mut found = Vec::new();
    let xor = |position: &Vec<u64>| position.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    let support = |is_proved: bool| match is_proved {
        true => Support::Proved,
        false => Support::CheckedTo(sample.size),
    };
    if piles > 1 && sample.lost == below(piles, sample.size).filter(xor).collect() {
        found.push(Pattern {
            claim: if piles == 2 {
                Claim::Diagonal
            } else {
                Claim::Xor
            },
            support: support(is_also(proof, &Rules::nim(piles), &[])),
        });
        return found;
    }
    if piles == 2 {
        found.extend(pairs(proof, &sample));
    }
    if found
        .iter()
        .all(|p| !matches!(p.claim, Claim::Linear { .. }))
    {
        found.extend(exceptions(proof, &sample));
    }
    if piles == 2 && is_one_per_row(proof) == Some(true) {
        let symmetric = is_symmetric(proof);
        found.push(proved(if symmetric {
            // Every number is in exactly one pair, so the least in no pair before begins the next.
            Claim::Mex
        } else {
            Claim::OnePerRow
        }));
    }
    found.extend(periods(proof, &sample));
    found
}

/// Every position with piles below a size.
fn below(piles: usize, size: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..size.pow(piles as u32)).map(move |index| {
        (0..piles as u32)
            .map(|pile| index / size.pow(pile) % size)
            .collect()
    })
}

/// All lost positions, if they are finitely many and few: no way leads round, except through leading zeros.
fn finite(proof: &Proof) -> Option<Vec<Vec<UBig>>> {
    let automaton = &proof.lost;
    let piles = proof.rules.piles();
    let mut positions = BTreeSet::new();
    // A word without leading zeros longer than the number of states goes round.
    let mut stack = vec![(automaton.start(), Vec::new())];
    let mut steps = 0;
    while let Some((state, word)) = stack.pop() {
        steps += 1;
        if word.len() > automaton.states() + proof.system.period() || steps > 10_000 {
            return None;
        }
        if automaton.is_accepting(state) {
            positions.insert(proof.system.position(&word, piles));
        }
        for &(letter, to) in automaton.edges(state) {
            let is_leading_zero = letter == 0 && word.iter().all(|&letter| letter == 0);
            if is_leading_zero && word.len() >= automaton.states() {
                continue;
            }
            let mut word: Vec<u32> = word.clone();
            word.push(letter);
            stack.push((to, word));
        }
    }
    Some(positions.into_iter().collect())
}

/// Relations between the numbers of the losing pairs.
fn pairs(proof: &Proof, sample: &Sample) -> Vec<Pattern> {
    let pairs = sample.pairs();
    let mut found = Vec::new();
    if pairs.len() < FEWEST_PAIRS || !is_symmetric(proof) {
        return found;
    }
    let Some((s, t, d)) = (1..=8).find_map(|s| relation(&pairs, s)) else {
        return found;
    };
    let k = u16::try_from(t.saturating_sub(1)).unwrap_or(u16::MAX);
    let known = match (s, d) {
        (1, 0) => Some(wythoff(k, Play::Normal)),
        // Misère with k = 0 differs from normal play in finitely many positions only.
        (1, 1) if t >= 2 => Some(wythoff(k, Play::Misere)),
        (_, 0) => s_t(s as i64, t as i64),
        _ => None,
    };
    let support = match known.is_some_and(|rules| t > 0 && is_also(proof, &rules, &[])) {
        true => Support::Proved,
        false => Support::CheckedTo(sample.size),
    };
    if s == 1 && support == Support::Proved {
        // Fraenkel 1982 (normal play) and 1984 (misère): the slopes of k-Wythoff.
        let lower = QuadraticIrrational::wythoff_slope(&UBig::from(k));
        found.push(Pattern {
            claim: Claim::Beatty {
                upper: QuadraticIrrational::wythoff_upper_slope(&UBig::from(k)),
                shift: (d == 1).then(|| lower.reciprocal()),
                lower,
            },
            support,
        });
    }
    found.push(Pattern {
        claim: Claim::Linear { s, t, d },
        support,
    });
    let names = match (k, d) {
        (0, 0) => Some(("A000201", "A001950")),
        (1, 0) => Some(("A001951", "A001952")),
        _ => None,
    };
    if let Some((lower, upper)) = names.filter(|_| s == 1) {
        found.push(Pattern {
            claim: Claim::Sequences { lower, upper },
            support,
        });
    }
    found
}

/// The t and d with B_n = sA_n + tn + d for all pairs.
fn relation(pairs: &[(u64, u64)], s: u64) -> Option<(u64, u64, u64)> {
    let rest = |(a, b): (u64, u64)| b.checked_sub(s * a);
    let d = rest(pairs[0])?;
    let t = rest(pairs[1])?.checked_sub(d)?;
    let holds = (0..)
        .zip(pairs)
        .all(|(n, &pair)| rest(pair) == Some(t * n + d));
    holds.then_some((s, t, d))
}

/// Another game with the same lost positions apart from a few.
fn exceptions(proof: &Proof, sample: &Sample) -> Option<Pattern> {
    let piles = proof.rules.piles();
    let xor = |position: &Vec<u64>| position.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    let nim = || {
        (
            Familiar::Nim,
            below(piles, sample.size).filter(xor).collect(),
        )
    };
    let wythoff_sets = (0..6u16).filter(|_| piles == 2).filter_map(|k| {
        let (system, automaton) = wythoff_automaton(k)?;
        let lost = words(&system, &automaton, 2, sample.size);
        Some((Familiar::Wythoff(k), lost))
    });
    for (game, lost) in std::iter::once_with(nim).chain(wythoff_sets) {
        let lost: BTreeSet<Vec<u64>> = lost;
        let differing: Vec<&Vec<u64>> = lost.symmetric_difference(&sample.lost).collect();
        let is_far = |position: &&&Vec<u64>| position.iter().any(|&pile| pile >= sample.size / 4);
        if differing.len() > MOST_EXCEPTIONS || differing.iter().any(|position| is_far(&position)) {
            continue;
        }
        let big = |position: &&Vec<u64>| position.iter().map(|&pile| UBig::from(pile)).collect();
        let changed: Vec<Vec<UBig>> = differing.iter().map(big).collect();
        let rules = match game {
            Familiar::Nim => Rules::nim(piles),
            Familiar::Wythoff(k) => Rules::wythoff(k),
        };
        let support = match is_also(proof, &rules, &changed) {
            true => Support::Proved,
            false => Support::CheckedTo(sample.size),
        };
        let of = |set: &BTreeSet<Vec<u64>>| {
            let chosen = differing.iter().filter(|position| set.contains(**position));
            chosen.map(big).collect()
        };
        return Some(Pattern {
            claim: Claim::Like {
                game,
                without: of(&lost),
                with: of(&sample.lost),
            },
            support,
        });
    }
    None
}

/// Whether exchanging the two piles changes nothing.
fn is_symmetric(proof: &Proof) -> bool {
    let digits = proof.system.digit_count();
    let mirror = proof
        .lost
        .renamed(|letter| letter % digits * digits + letter / digits);
    mirror.minimised().0 == proof.lost.minimised().0
}

/// Whether each size of the first pile is lost with exactly one of the second; `None`: too hard.
fn is_one_per_row(proof: &Proof) -> Option<bool> {
    let (lost, digits) = (&proof.lost, proof.system.digit_count());
    // At least one: the words with the second pile forgotten are all numerals.
    let mut graph = Graph {
        accepting: (0..lost.states() as u32)
            .map(|s| lost.is_accepting(s))
            .collect(),
        edges: (0..lost.states() as u32)
            .map(|s| {
                lost.edges(s)
                    .iter()
                    .map(|&(l, to)| (l / digits, to))
                    .collect()
            })
            .collect(),
    };
    graph.trim();
    let mut budget = Budget::new(20_000, 5_000_000);
    let (rows, _) = graph.determinise(lost.start(), |_| {}, &mut budget).ok()?;
    // A partner may be longer than the number: leading zeros are then needed, and words of all lengths are numerals, so
    // a number counts when some lengthening of its numeral is there.
    let padded = without_leading_zeros(&rows, proof.system.period());
    if padded.minimised().0 != proof.system.valid(1) {
        return Some(false);
    }
    // At most one: two words with the same first pile and different second ones.
    Some(!has_two_in_a_row(lost, digits))
}

/// Also the words that are accepted once some zeros, a multiple of the period, are put before them.
fn without_leading_zeros(rows: &Automaton, period: usize) -> Automaton {
    let mut starts = vec![rows.start()];
    let mut state = Some(rows.start());
    for _ in 0..rows.states() {
        for _ in 0..period {
            state = state.and_then(|state| rows.step(state, 0));
        }
        starts.extend(state);
    }
    starts.sort_unstable();
    starts.dedup();
    starts
        .iter()
        .map(|&start| {
            let edges = (0..rows.states() as u32).map(|s| rows.edges(s).to_vec());
            let accepting = (0..rows.states() as u32).map(|s| rows.is_accepting(s));
            Automaton::new(start, accepting.collect(), edges.collect())
        })
        .reduce(|all, one| all.combined(&one, true, |a, b| a || b).minimised().0)
        .expect("at least one start")
}

fn has_two_in_a_row(lost: &Automaton, digits: u32) -> bool {
    let start = (lost.start(), lost.start(), false);
    let mut seen = BTreeSet::from([start]);
    let mut stack = vec![start];
    while let Some((left, right, differ)) = stack.pop() {
        if differ && lost.is_accepting(left) && lost.is_accepting(right) {
            return true;
        }
        for &(first, left_to) in lost.edges(left) {
            let row = first / digits;
            for &(second, right_to) in lost.edges(right) {
                let next = (left_to, right_to, differ || first != second);
                if second / digits == row && seen.insert(next) {
                    stack.push(next);
                }
            }
        }
    }
    false
}
