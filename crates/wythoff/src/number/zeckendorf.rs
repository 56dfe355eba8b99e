//! A number as a sum of Fibonacci numbers no two of which are neighbours, found by halving the places.
//!
//! Place i stands for F_{i+2}: 1, 2, 3, 5, 8, … Write S_m(h) for the number h moved up by m places. As F_{i+m} =
//! F_m·F_{i+1} + F_{m−1}·F_i, it is F_m·S_1(h) + F_{m−1}·h. The order of numbers is that of their places, read from the
//! highest; so the places of n from m on are those of the greatest h with S_m(h) ≤ n, and the rest of n has the others.
//! That h is near n/L_m, because L_m = F_{m−1} + F_{m+1} is nearest to φ^m, and S_m(h) differs from φ^m·h by less than φ^m.
//!
//! What multiplies long numbers is [`super::product`]: the numbers of a level are transformed once, and h and S_1(h) once for both
//! of the sums they are in.

use std::cell::OnceCell;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::product::{Factor, Multiplier, product, reciprocal};

/// Blocks of at most so many places are done one place after the other: F_130 is below 2^90.
const SMALL: usize = 128;

/// Numbers of so many bits are worth a transform.
const LONG: usize = 8_000;

/// Which places make up n, the lowest first, as far as they go.
pub(crate) fn zeckendorf(n: &UBig) -> Vec<bool> {
    // F_{k+2} ≥ φ^k, and with k ≥ bits/log₂ φ = 1.44042…·bits that is at least 2^bits.
    let places = n.bit_len() as u64 * 144_043 / 100_000 + 2;
    let count = (places as usize).div_ceil(SMALL).next_power_of_two();
    // Blocks of equal length, so that halves are halves.
    let length = (places as usize).div_ceil(count).max(2);
    let small = Small::new(length);
    let mut halves = Vec::new();
    while length << halves.len() < length * count {
        halves.push(match halves.last() {
            None => Level::new(small.below(), small.here()),
            Some(last) => Level::doubled(last),
        });
    }
    Level::prepare(&mut halves);
    let mut places = vec![false; length * count];
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
    /// About 2^shift/L_m, and the shift.
    inverse: (UBig, usize),
    long: Option<Long>,
}

/// The numbers of a level as factors.
struct Long {
    multiplier: Multiplier,
    bits: usize,
    inverse: OnceCell<Factor>,
    /// F_m and F_{m−1}.
    stay: OnceCell<[Factor; 2]>,
    /// F_{m+1} and F_m.
    moved: OnceCell<[Factor; 2]>,
}

impl Level {
    fn new(below: UBig, here: UBig) -> Self {
        let end = &here * 2u8 + &below;
        // What is estimated has 64 bits more than a number that fits, and a reciprocal one or two more than it should.
        let bits = end.bit_len() + 128;
        let multiplier = (bits >= LONG).then(|| Multiplier::new(bits, bits, 2));
        let long = multiplier.flatten().map(|multiplier| Long {
            multiplier,
            bits,
            inverse: OnceCell::new(),
            stay: OnceCell::new(),
            moved: OnceCell::new(),
        });
        Self {
            below,
            here,
            end,
            inverse: (UBig::ZERO, 0),
            long,
        }
    }

    /// For twice as many: F_{2m−1} = F_m² + F_{m−1}², and F_{2m} = F_m(F_m + 2F_{m−1}).
    fn doubled(&self) -> Self {
        let (below, here) = doubled(&self.below, &self.here);
        Self::new(below, here)
    }

    /// L_m = F_{m−1} + F_{m+1}.
    fn lucas(&self) -> UBig {
        &self.below * 2u8 + &self.here
    }

    /// Finds what to multiply by instead of dividing by L_m: as L_{2m} is L_m² ± 2, its inverse is nearly L_m times that of L_{2m}.
    fn prepare(levels: &mut [Self]) {
        let mut above: Option<(UBig, usize)> = None;
        for level in levels.iter_mut().rev() {
            let bits = level.end.bit_len() + 64;
            let lucas = level.lucas();
            let (value, shift) = match above.take() {
                // 2^(2b)/(2^64·L_m) has 64 more bits than L_m.
                None => {
                    let wide = lucas << 64;
                    (reciprocal(&wide), 2 * wide.bit_len() - 64)
                }
                Some((value, shift)) => (product(&value, &lucas), shift),
            };
            let spare = value.bit_len().saturating_sub(bits);
            level.inverse = (value >> spare, shift - spare);
            above = Some(level.inverse.clone());
        }
    }

    /// About n/L_m, a few more or less, and a number that fits.
    fn estimate(&self, n: &UBig) -> UBig {
        let (inverse, shift) = &self.inverse;
        // As many bits as the inverse has are enough of the number.
        let spare = n.bit_len().saturating_sub(inverse.bit_len());
        let first = n >> spare;
        let product = match &self.long {
            Some(long) if long.is_worth([&first]) => {
                let inverse = long.inverse.get_or_init(|| long.multiplier.factor(inverse));
                (long.multiplier).product(long.multiplier.factor(&first), inverse)
            }
            _ => first * inverse,
        };
        let estimate = product >> (shift - spare);
        match estimate < self.end {
            true => estimate,
            false => &self.end - 1u8,
        }
    }

    /// S_m(h), and if wanted S_{m+1}(h), from S_1(h) and h: F_m·S_1(h) + F_{m−1}·h, and F_{m+1}·S_1(h) + F_m·h.
    fn moved(&self, numbers: &[UBig; 2], wanted: bool) -> (UBig, UBig) {
        let Self { below, here, .. } = self;
        let [first, second] = numbers;
        if let Some(long) = &self.long
            && long.is_worth(numbers)
        {
            let fixed = |numbers: [&UBig; 2]| numbers.map(|number| long.multiplier.fixed(number));
            let factors = numbers
                .each_ref()
                .map(|number| long.multiplier.factor(number));
            let stay = long.stay.get_or_init(|| fixed([here, below]));
            let value = long.multiplier.dot(&factors, stay);
            if !wanted {
                return (value, UBig::ZERO);
            }
            let moved = long.moved.get_or_init(|| fixed([&(here + below), here]));
            return (value, long.multiplier.dot(&factors, moved));
        }
        let value = here * first + below * second;
        let moved = match wanted {
            true => (here + below) * first + here * second,
            false => UBig::ZERO,
        };
        (value, moved)
    }
}

impl Long {
    /// Whether numbers are so long that a product by the transform takes less time than a plain one, and not too long.
    fn is_worth<'a>(&self, numbers: impl IntoIterator<Item = &'a UBig>) -> bool {
        let longest = numbers.into_iter().map(UBig::bit_len).max().unwrap_or(0);
        (self.bits / 4..=self.bits).contains(&longest)
    }
}

/// F_{2m−1} and F_{2m} from F_{m−1} and F_m.
fn doubled(below: &UBig, here: &UBig) -> (UBig, UBig) {
    let squares = product(here, here) + product(below, below);
    (squares, product(here, &(here + (below << 1))))
}

/// Fills in the places of n, and gives S_1(n) if it is wanted.
fn split(n: UBig, places: &mut [bool], levels: &[Level], small: &Small, wanted: bool) -> UBig {
    // The level of half as many places.
    let Some((half, levels)) = levels.split_last() else {
        return small.fill(&n, places);
    };
    let (low, high) = places.split_at_mut(places.len() / 2);
    let top = half.estimate(&n);
    let moved = split(top.clone(), high, levels, small, true);
    // The numbers change by little if at all, and what S_m and S_{m+1} of them are by as little times F_m.
    let (mut lower, mut above) = half.moved(&[moved, top], wanted);
    let mut shift = |lower: &mut UBig, step: u8, up: bool| {
        // S_1 changes by 1 or 2, h by 1.
        let gap = &half.below + &half.here * step;
        let next = match wanted {
            true => (&half.here + &half.below) * step + &half.here,
            false => UBig::ZERO,
        };
        match up {
            true => {
                *lower += gap;
                above += next;
            }
            false => {
                *lower -= gap;
                above -= next;
            }
        }
    };
    while lower > n {
        // Down by one: S_1 falls by 1 if the number below ends with place 0, else by 2.
        decrease(high);
        shift(&mut lower, if high[0] { 1 } else { 2 }, false);
    }
    let rest = loop {
        let rest = &n - &lower;
        let step = if high[0] { 1u8 } else { 2 };
        if rest < &half.below + &half.here * step {
            break rest;
        }
        increase(high);
        shift(&mut lower, step, true);
    };
    let rest_moved = split(rest, low, levels, small, wanted);
    match wanted {
        true => above + rest_moved,
        false => rest_moved,
    }
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

/// The Fibonacci numbers F_2, F_3, … of so many places and one more.
struct Small {
    terms: Vec<u128>,
}

impl Small {
    /// For at least two places.
    fn new(places: usize) -> Self {
        let mut terms = vec![1u128, 2];
        while terms.len() <= places {
            terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
        }
        Self { terms }
    }

    /// F_{m−1} for m places, which is F_{m+2} − 2F_m.
    fn below(&self) -> UBig {
        let places = self.terms.len() - 1;
        UBig::from(self.terms[places] - 2 * self.terms[places - 2])
    }

    /// F_m.
    fn here(&self) -> UBig {
        UBig::from(self.terms[self.terms.len() - 3])
    }

    /// As [`split`], by taking the greatest term that fits.
    fn fill(&self, n: &UBig, places: &mut [bool]) -> UBig {
        let mut rest = u128::try_from(n).expect("below 2^90");
        let mut moved = 0;
        let terms = self.terms.windows(2).zip(places);
        for (pair, is_used) in terms.rev() {
            let fits = rest >= pair[0];
            let mask = 0u128.wrapping_sub(fits.into());
            rest -= pair[0] & mask;
            moved += pair[1] & mask;
            *is_used = fits;
        }
        UBig::from(moved)
    }
}

/// The Fibonacci numbers at given places, one after the other.
pub(crate) struct Climb {
    place: usize,
    /// F_{place+1} and F_{place+2}.
    below: UBig,
    here: UBig,
}

impl Climb {
    /// From so many places on it takes less time to multiply than to add.
    const FAR: usize = 32;

    /// At place 0.
    pub(crate) fn new() -> Self {
        Self {
            place: 0,
            below: UBig::ONE,
            here: UBig::ONE,
        }
    }

    /// Goes up to a place, and gives its number.
    pub(crate) fn to(&mut self, place: usize) -> &UBig {
        let steps = place - self.place;
        self.place = place;
        if steps < Self::FAR {
            for _ in 0..steps {
                self.below += &self.here;
                std::mem::swap(&mut self.below, &mut self.here);
            }
            return &self.here;
        }
        // F_{a+g} = F_a·F_{g+1} + F_{a−1}·F_g, and the same of the one before.
        let (before, at) = pair(steps);
        let after = &before + &at;
        let here = product(&self.here, &after) + product(&self.below, &at);
        self.below = product(&self.here, &at) + product(&self.below, &before);
        self.here = here;
        &self.here
    }
}

/// F_{g−1} and F_g, for g ≥ 1.
fn pair(g: usize) -> (UBig, UBig) {
    let mut numbers = (UBig::ZERO, UBig::ONE);
    for bit in (0..g.ilog2()).rev() {
        numbers = doubled(&numbers.0, &numbers.1);
        if g >> bit & 1 == 1 {
            let next = &numbers.0 + &numbers.1;
            numbers = (numbers.1, next);
        }
    }
    numbers
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

    /// The sum of the Fibonacci numbers at these places, each found from the two before.
    fn sum(places: &[bool]) -> UBig {
        let (mut here, mut next, mut sum) = (UBig::ONE, UBig::from(2u8), UBig::ZERO);
        for is_used in places {
            if *is_used {
                sum += &here;
            }
            here += &next;
            std::mem::swap(&mut here, &mut next);
        }
        sum
    }

    #[test]
    fn a_hundred_thousand_digits_are_the_sum_of_their_fibonacci_numbers() {
        let n = UBig::from(10u8).pow(100_000) / UBig::from(7u8);
        let places = zeckendorf(&n);
        let neighbours = places.windows(2).any(|two| two[0] && two[1]);
        assert!(!neighbours && places.last() == Some(&true));
        assert_eq!(sum(&places), n);
    }

    #[test]
    fn long_fibonacci_numbers_and_their_neighbours_are_right() {
        let mut climb = Climb::new();
        for place in [11_999, 12_000, 23_990, 24_576, 30_000, 60_001] {
            let number = climb.to(place).clone();
            let alone = zeckendorf(&number);
            assert!(alone.len() == place + 1 && alone.iter().filter(|used| **used).count() == 1);
            let less = zeckendorf(&(&number - 1u8));
            let expected = |i: usize| i < place && (place - i) % 2 == 1;
            assert!(less.len() == place && (0..place).all(|i| less[i] == expected(i)));
            let more = zeckendorf(&(&number + 1u8));
            assert!(more[0] && more[1..] == alone[1..]);
        }
    }

    #[test]
    fn climbing_gives_the_numbers_that_adding_gives_however_far_apart() {
        let mut numbers = vec![UBig::ONE, UBig::from(2u8)];
        while numbers.len() < 3000 {
            numbers.push(&numbers[numbers.len() - 1] + &numbers[numbers.len() - 2]);
        }
        for step in [1, 2, 31, 32, 33, 64, 500, 1777] {
            let mut climb = Climb::new();
            for place in (0..3000).step_by(step) {
                assert_eq!(*climb.to(place), numbers[place], "{place}, by {step}");
            }
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
