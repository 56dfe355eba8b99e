//! A number as a sum of Fibonacci numbers no two of which are neighbours, found by halving the places.
//!
//! Place i stands for F_{i+2}: 1, 2, 3, 5, 8, … Write S_m(h) for the number h moved up by m places. As F_{i+m} =
//! F_m·F_{i+1} + F_{m−1}·F_i, it is F_m·S_1(h) + F_{m−1}·h. The order of numbers is that of their places, read from the
//! highest; so the places of n from m on are those of the greatest h with S_m(h) ≤ n, and the rest of n has the others.
//! That h is near n/L_m, because L_m = F_{m−1} + F_{m+1} is nearest to φ^m, and S_m(h) differs from φ^m·h by less than φ^m.

use dashu_int::UBig;

/// Blocks of so many places are done one place after the other.
const SMALL: usize = 256;

/// Which places make up n, the lowest first, as far as they go.
pub(crate) fn zeckendorf(n: &UBig) -> Vec<bool> {
    let mut halves = vec![Level::first()];
    while halves[halves.len() - 1].end <= *n {
        halves.push(halves[halves.len() - 1].doubled());
    }
    let mut places = vec![false; SMALL << (halves.len() - 1)];
    let small = Small::new();
    split(n.clone(), &mut places, &halves, &small, false);
    let used = places
        .iter()
        .rposition(|is_used| *is_used)
        .map_or(0, |last| last + 1);
    places.truncate(used);
    places
}

/// What is known of m places: F_{m−1}, F_m, and F_{m+2}, the least number that does not fit.
struct Level {
    below: UBig,
    here: UBig,
    end: UBig,
}

impl Level {
    fn new(below: UBig, here: UBig) -> Self {
        let end = &here * 2u8 + &below;
        Self { below, here, end }
    }

    /// For `SMALL` places.
    fn first() -> Self {
        let (mut below, mut here) = (UBig::ONE, UBig::ZERO);
        for _ in 0..SMALL {
            (below, here) = (here.clone(), below + here);
        }
        Self::new(below, here)
    }

    /// For twice as many: F_{2m−1} = F_m² + F_{m−1}², and F_{2m} = F_m(F_m + 2F_{m−1}).
    fn doubled(&self) -> Self {
        let below = self.here.sqr() + self.below.sqr();
        Self::new(below, &self.here * (&self.here + &self.below * 2u8))
    }
}

/// Fills in the places of n, and gives S_1(n) if it is wanted.
fn split(n: UBig, places: &mut [bool], levels: &[Level], small: &Small, wanted: bool) -> UBig {
    let (_, levels) = levels.split_last().expect("a level for so many places");
    // The level of half as many places.
    let Some(half) = levels.last() else {
        return small.fill(n, places);
    };
    let (low, high) = places.split_at_mut(places.len() / 2);
    let lucas = &half.below * 2u8 + &half.here; // F_{m−1} + F_{m+1}
    let mut top = &n / lucas;
    if top >= half.end {
        top = &half.end - 1u8;
    }
    let mut moved = split(top.clone(), high, levels, small, true);
    let mut lower = &half.here * &moved + &half.below * &top;
    while lower > n {
        // Down by one: S_1 falls by 1 if the number below ends with place 0, else by 2.
        decrease(high);
        let step = if high[0] { 1u8 } else { 2 };
        (top, moved) = (top - 1u8, moved - step);
        lower -= &half.below + &half.here * step;
    }
    let mut rest = n - lower;
    loop {
        let step = if high[0] { 1u8 } else { 2 };
        let gap = &half.below + &half.here * step;
        if rest < gap {
            break;
        }
        increase(high);
        (top, moved) = (top + 1u8, moved + step);
        rest -= gap;
    }
    let rest_moved = split(rest, low, levels, small, wanted);
    if !wanted {
        return rest_moved;
    }
    // S_{m+1}(h) = F_{m+1}·S_1(h) + F_m·h
    (&half.here + &half.below) * moved + &half.here * top + rest_moved
}

/// The next number.
fn increase(places: &mut [bool]) {
    // 1 becomes 2, and 2 becomes 3; else 1 is added. Then neighbours become the place above them.
    let mut place = match (places[0], places[1]) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 0,
    };
    places[..place].fill(false);
    places[place] = true;
    while place + 2 < places.len() && places[place + 1] {
        places[place..place + 2].fill(false);
        place += 2;
        places[place] = true;
    }
}

/// The number before; there is one.
fn decrease(places: &mut [bool]) {
    // F_{i+2} − 1 = F_{i+1} + F_{i−1} + …
    let least = places.iter().position(|is_used| *is_used);
    let least = least.expect("not zero");
    places[least] = false;
    for place in (0..least).rev().step_by(2) {
        places[place] = true;
    }
}

/// The Fibonacci numbers F_2, F_3, … of `SMALL` places and one more.
struct Small {
    terms: Vec<UBig>,
}

impl Small {
    fn new() -> Self {
        let mut pair = (UBig::ONE, UBig::from(2u8));
        let next = || {
            let sum = &pair.0 + &pair.1;
            let second = std::mem::replace(&mut pair.1, sum);
            Some(std::mem::replace(&mut pair.0, second))
        };
        Self {
            terms: std::iter::from_fn(next).take(SMALL + 1).collect(),
        }
    }

    /// As [`split`], by taking the greatest term that fits.
    fn fill(&self, mut n: UBig, places: &mut [bool]) -> UBig {
        let mut moved = UBig::ZERO;
        for (place, is_used) in places.iter_mut().enumerate().rev() {
            *is_used = n >= self.terms[place];
            if *is_used {
                n -= &self.terms[place];
                moved += &self.terms[place + 1];
            }
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By taking the greatest Fibonacci number that fits.
    fn slowly(n: &UBig) -> Vec<bool> {
        let mut terms = vec![UBig::ONE, UBig::from(2u8)];
        while terms[terms.len() - 1] <= *n {
            terms.push(&terms[terms.len() - 1] + &terms[terms.len() - 2]);
        }
        let mut rest = n.clone();
        let mut places = vec![false; terms.len()];
        for (place, term) in terms.iter().enumerate().rev() {
            if rest >= *term {
                rest -= term;
                places[place] = true;
            }
        }
        let used = places
            .iter()
            .rposition(|is_used| *is_used)
            .map_or(0, |last| last + 1);
        places.truncate(used);
        places
    }

    #[test]
    fn halving_gives_the_places_that_taking_the_greatest_term_gives() {
        for n in 0..2000u32 {
            assert_eq!(zeckendorf(&n.into()), slowly(&n.into()), "{n}");
        }
        let ten = UBig::from(10u8);
        for exponent in [
            18, 53, 100, 106, 107, 108, 213, 214, 215, 400, 430, 900, 1500,
        ] {
            let power = ten.pow(exponent);
            for n in [
                power.clone() - 1u8,
                power.clone(),
                power.clone() + 1u8,
                &power * 7u8 / 3u8,
            ] {
                assert_eq!(zeckendorf(&n), slowly(&n), "{n}");
            }
        }
    }

    #[test]
    fn fibonacci_numbers_and_their_neighbours_are_right_at_every_seam() {
        let mut pair = (UBig::ONE, UBig::from(2u8));
        for place in 0..2100 {
            let near = [
                255, 256, 257, 511, 512, 513, 767, 768, 1023, 1024, 1025, 2047, 2048, 2049,
            ];
            if near.contains(&place) {
                for n in [
                    &pair.0 - 1u8,
                    pair.0.clone(),
                    &pair.0 + 1u8,
                    &pair.0 + &pair.0 / 3u8,
                ] {
                    assert_eq!(zeckendorf(&n), slowly(&n), "near place {place}");
                }
            }
            let sum = &pair.0 + &pair.1;
            pair = (pair.1, sum);
        }
    }

    #[test]
    fn one_more_and_one_less_are_the_next_and_the_last() {
        for n in 0..500u32 {
            let padded = |n: u32| {
                let mut places = slowly(&n.into());
                places.resize(20, false);
                places
            };
            let mut places = padded(n);
            increase(&mut places);
            assert_eq!(places, padded(n + 1));
            decrease(&mut places);
            assert_eq!(places, padded(n));
        }
    }
}
