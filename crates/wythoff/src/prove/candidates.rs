//! In which numeration systems to look: a fixed list, and what the slopes of the lost positions suggest.

use crate::logic::Numerals;

/// Systems worth a look for lost positions like these, the likeliest first.
pub(super) fn candidates<'a>(lost: impl Iterator<Item = &'a [u64]>) -> Vec<Numerals> {
    let mut list = vec![Numerals::Greedy(vec![1, 1]), Numerals::Greedy(vec![2])];
    for period in periods(lost) {
        if let [t] = period[..] {
            list.push(Numerals::Greedy(vec![t, 1]));
        }
        for turn in 0..period.len() {
            let mut turned = period.clone();
            turned.rotate_left(turn);
            list.push(Numerals::Ostrowski(turned));
        }
    }
    list.push(Numerals::Greedy(vec![3]));
    for sum in 3..=8 {
        let pairs = (1..=4u32).flat_map(|p| (1..=p).map(move |q| [p, q]));
        list.extend(
            pairs
                .filter(|[p, q]| p + q == sum)
                .map(|pair| Numerals::Greedy(pair.into())),
        );
    }
    let mut seen = Vec::new();
    list.retain(|numerals| {
        let is_new = !seen.contains(numerals);
        seen.push(numerals.clone());
        is_new
    });
    list
}

/// How far a lost position may be from the ray it belongs to.
const SPREAD: u64 = 2;

/// The periods of the continued fractions that slopes of far lost positions begin with.
fn periods<'a>(lost: impl Iterator<Item = &'a [u64]>) -> Vec<Vec<u32>> {
    let mut far: Vec<(u64, u64)> = lost
        .filter_map(|position| match *position {
            [a, b] => Some((a.min(b), a.max(b))),
            _ => None,
        })
        .filter(|&(a, _)| a > 4 * SPREAD)
        .collect();
    far.sort_unstable();
    let mut periods = Vec::new();
    for &(a, b) in far.iter().rev().step_by(2).take(16) {
        let terms = common_terms((b - SPREAD, a), (b + SPREAD, a));
        if let Some(period) = period(&terms)
            && !periods.contains(&period)
        {
            periods.push(period);
        }
    }
    periods
}

/// The terms that the continued fractions of two fractions begin with.
fn common_terms(mut left: (u64, u64), mut right: (u64, u64)) -> Vec<u32> {
    let mut terms = Vec::new();
    while left.1 != 0 && right.1 != 0 && left.0 / left.1 == right.0 / right.1 {
        let term = left.0 / left.1;
        terms.push(u32::try_from(term).unwrap_or(u32::MAX));
        left = (left.1, left.0 % left.1);
        right = (right.1, right.0 % right.1);
    }
    terms
}

/// The shortest period that the terms end in, seen at least one and a half times.
fn period(terms: &[u32]) -> Option<Vec<u32>> {
    for length in 1..=4 {
        for start in 0..=2usize {
            let tail = terms.get(start..)?;
            let repeats = tail
                .windows(length + 1)
                .all(|window| window[0] == window[length]);
            if repeats && tail.len() >= length + length.div_ceil(2) {
                return Some(tail[..length].to_vec()).filter(|period| !period.contains(&0));
            }
        }
    }
    None
}
