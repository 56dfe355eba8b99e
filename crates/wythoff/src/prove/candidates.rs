//! In which numeration systems to look: a fixed list, and what the slopes of the lost positions suggest.

use crate::logic::Numerals;

/// Systems worth a look for lost positions like these, the likeliest first.
pub(super) fn candidates<'a>(lost: impl Iterator<Item = &'a [u64]>) -> Vec<Numerals> {
    let mut list = vec![Numerals::Greedy(vec![1, 1]), Numerals::Greedy(vec![2])];
    let pairs: Vec<(u64, u64)> = lost
        .filter_map(|position| match *position {
            [a, b] => Some((a, b)),
            _ => None,
        })
        .collect();
    for period in periods(&pairs) {
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
    // Numbers that slopes were met with and no quadratic equation has: x³ = x² + 1, x⁴ = x³ + 1, x⁵ = x⁴ + 1.
    list.extend([vec![1, 0, 1], vec![1, 0, 0, 1], vec![1, 0, 0, 0, 1]].map(Numerals::Greedy));
    list.extend(scales(&pairs));
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
fn periods(pairs: &[(u64, u64)]) -> Vec<Vec<u32>> {
    let mut far: Vec<(u64, u64)> = pairs
        .iter()
        .map(|&(a, b)| (a.min(b), a.max(b)))
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

/// Numerations whose weights grow by as much as lost positions do from one to the next but one that depends on it.
///
/// Where lost positions lie on two rays, b = sa and a = tb, rows and columns take turns: a row is free or not because of columns t
/// times smaller, and those because of rows s times smaller. So everything comes again st times larger. If s = t it does so s times
/// larger, and the other numerations have that.
pub(super) fn scales(pairs: &[(u64, u64)]) -> Vec<Numerals> {
    let far = |is_there: fn(&(u64, u64)) -> bool| {
        let pairs = pairs.iter().copied().filter(is_there);
        let pairs = pairs.map(|(a, b)| (a.max(b), a.min(b)));
        pairs.max().filter(|&(_, least)| least > 4 * FAR_SPREAD)
    };
    let (Some((b, a)), Some((c, d))) = (far(|(a, b)| a < b), far(|(a, b)| a > b)) else {
        return Vec::new();
    };
    // b/a and c/d, each between two fractions. Piles below 2^32 have products below 2^64, and these below 2^128.
    let [a, b, c, d] = [a, b, c, d].map(u128::from);
    let spread = u128::from(FAR_SPREAD);
    let are_alike = (b - spread) * d <= (c + spread) * a && (c - spread) * a <= (b + spread) * d;
    if are_alike || b.max(c) >= 1 << 32 {
        return Vec::new();
    }
    let (below, least) = (a * d, (b - spread) * (c - spread));
    let most = (b + spread) * (c + spread);
    let first = least / below;
    if first != most / below || !(1..=MOST_FIRST).contains(&first) {
        return Vec::new(); // not known well enough, or too many digits
    }
    // β = first + q/β, or β = first + q/(β − 1): the numbers that q lies between.
    let rests = [least, most].map(|scaled| scaled - first * below);
    let whole = |factors: [u128; 2]| {
        let [low, high] = [0, 1].map(|i| product(rests[i], factors[i], below));
        (low.1..=high.0).filter(|q| (1..=first).contains(q)).take(1)
    };
    let greedy = whole([least, most]).map(|q| Numerals::Greedy(vec![first as u32, q as u32]));
    let endless = whole([least - below, most - below]);
    let endless = endless.map(|q| Numerals::Endless(vec![first as u32, q as u32]));
    greedy.chain(endless).collect()
}

/// How far the furthest lost position may be from its ray.
const FAR_SPREAD: u64 = 6;

/// The greatest first coefficient that a slope suggests: letters are pairs of digits.
const MOST_FIRST: u128 = 40;

/// The floor and the ceiling of (rest/below)·(factor/below), rest being less than below and that less than 2^64.
fn product(rest: u128, factor: u128, below: u128) -> (u128, u128) {
    // factor = whole·below + part: the parts are below 2^64 each, and whole is at most 41.
    let (whole, part) = (factor / below, factor % below);
    let (scaled, carry) = (rest * part / below, !(rest * part).is_multiple_of(below));
    let sum = rest * whole + scaled;
    let is_more = carry || !sum.is_multiple_of(below);
    (sum / below, sum / below + u128::from(is_more))
}
