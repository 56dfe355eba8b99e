//! Take at most c times what was taken before (Whinihan 1963 for c = 2, Schwenk 1970).
//!
//! **The terms.** H₁ = 1, H_{n+1} = H_n + H_{m(n)}, where m(n) is the least m with c·H_m ≥ H_n. For c = 1 the terms are
//! the powers of 2, for c = 2 the Fibonacci numbers 1, 2, 3, 5, 8, …
//!
//! **The parts.** Every natural number is in exactly one way a sum of terms each of which is more than c times the next
//! smaller: its parts. For by induction the sums with the largest part H_n are H_n and whatever has its parts below
//! H_n / c, that is among H_1, …, H_{m(n)−1}: those sums are 0, …, H_{m(n)} − 1, each once; so the sums with largest part
//! H_n are the numbers from H_n to H_{n+1} − 1, each once. In particular the largest part is the largest term that fits.
//!
//! **The theorem.** With n stones, of which at most l may be taken now, the mover loses iff l is less than the least
//! part of n, or n = 0; and the winning takes t ≤ l are the sums of the least parts, up to some part, for which c·t is
//! less than the next part (or all of n is taken). For let t leave n − t with least part p > c·t. Then the parts of t are
//! below p / c, so the parts of n are those of n − t and those of t: t is a sum of least parts of n, and t is at least
//! the least. So nothing is to be found if l is less than the least part; and if it is not, taking the least part is
//! such a t, because the next part is more than c times it. That is what it means to be lost and won.
//!
//! **Going down.** The terms of a large number would fill the memory, so only H_{m(n)}, …, H_n are kept. m(n) never
//! skips a number: c·H_{m+1} = c·H_m + c·H_{m(m)} ≥ H_n + H_m = H_{n+1} for m = m(n). So when it steps up, from m to
//! m + 1, the term let go is H_m = H_{n+1} − H_n, and on the way down it comes back by the same subtraction.

use std::collections::VecDeque;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::number::{Climb, zeckendorf};

/// The terms H_{m(n)}, …, H_n for some n.
#[derive(Debug, Clone)]
struct Window {
    c: UBig,
    terms: VecDeque<UBig>,
    /// For each step up whether m stepped up with n.
    let_go: Vec<bool>,
}

impl Window {
    fn new(c: u32) -> Self {
        Self {
            c: UBig::from(c),
            terms: VecDeque::from([UBig::ONE]),
            let_go: Vec::new(),
        }
    }

    /// H_n.
    fn here(&self) -> &UBig {
        self.terms.back().expect("never empty")
    }

    /// H_{n+1}.
    fn next(&self) -> UBig {
        self.here() + &self.terms[0]
    }

    fn climb(&mut self) {
        let next = self.next();
        let lets_go = &self.c * &self.terms[0] < next;
        if lets_go {
            self.terms.pop_front();
        }
        self.let_go.push(lets_go);
        self.terms.push_back(next);
    }

    /// Goes back to n − 1; `false`: there is none.
    fn descend(&mut self) -> bool {
        let Some(lets_go) = self.let_go.pop() else {
            return false;
        };
        let gone = self.terms.pop_back().expect("never empty");
        if lets_go {
            // With c = 1 the window holds one term, and H_n = H_m: half of what is gone.
            let below = match self.terms.back() {
                Some(here) => gone - here,
                None => gone >> 1,
            };
            self.terms.push_front(below);
        }
        true
    }
}

/// The parts of a number, the least first; none for 0.
///
/// ```
/// use wythoff::{UBig, theory::schwenk::parts};
/// assert!(parts(&UBig::from(12u8), 2).eq([1u8, 3, 8].map(UBig::from)));
/// assert!(parts(&UBig::from(12u8), 1).eq([4u8, 8].map(UBig::from)));
/// assert!(parts(&UBig::from(12u8), 3).eq([1u8, 11].map(UBig::from)));
/// ```
///
/// # Panics
///
/// If c is 0: then a take would be the last one.
pub fn parts(n: &UBig, c: u32) -> impl Iterator<Item = UBig> + use<> {
    assert!(c > 0, "c is at least 1");
    let (chosen, mut terms) = match c {
        1 => (
            (0..n.bit_len()).map(|bit| n.bit(bit)).collect(),
            Terms::Powers,
        ),
        2 => (zeckendorf(n), Terms::Fibonacci(Climb::new())),
        _ => {
            let (mut chosen, window) = chosen(n, c);
            chosen.reverse();
            (chosen, Terms::Window(0, window))
        }
    };
    let places = chosen.into_iter().enumerate();
    let parts = places.filter_map(|(place, is_part)| is_part.then_some(place));
    parts.map(move |place| terms.at(place))
}

/// The terms, asked for in ascending order.
enum Terms {
    Powers,
    Fibonacci(Climb),
    /// The place of the window, and the window.
    Window(usize, Window),
}

impl Terms {
    /// H_1, H_2, … at places 0, 1, …
    fn at(&mut self, place: usize) -> UBig {
        match self {
            Self::Powers => UBig::ONE << place,
            Self::Fibonacci(climb) => climb.to(place).clone(),
            Self::Window(here, window) => {
                while *here < place {
                    window.climb();
                    *here += 1;
                }
                window.here().clone()
            }
        }
    }
}

/// Which terms are parts, the largest first, and a window on the least term.
fn chosen(n: &UBig, c: u32) -> (Vec<bool>, Window) {
    let mut window = Window::new(c);
    while window.next() <= *n {
        window.climb();
    }
    // From the largest down; then up again, so that they need not be kept.
    let (mut chosen, mut rest) = (Vec::new(), n.clone());
    loop {
        let is_part = rest >= *window.here();
        if is_part {
            rest -= window.here();
        }
        chosen.push(is_part);
        if !window.descend() {
            return (chosen, window);
        }
    }
}

/// The takes that win with n stones of which at most `limit` may be taken now, and each later take at most c times
/// the one before: the least first.
///
/// ```
/// use wythoff::{UBig, theory::schwenk::winning_takes};
/// let (n, limit) = (UBig::from(17u8), UBig::from(16u8)); // 17 = 13 + 3 + 1;
/// assert!(winning_takes(&n, &limit, 2).eq([1u8, 4].map(UBig::from)));
/// ```
pub fn winning_takes(n: &UBig, limit: &UBig, c: u32) -> impl Iterator<Item = UBig> + use<> {
    let limit = limit.clone();
    let mut parts = parts(n, c).peekable();
    let mut take = UBig::ZERO;
    let sums = std::iter::from_fn(move || {
        take += parts.next()?;
        let wins = (parts.peek()).is_none_or(|next| &take * UBig::from(c) < *next);
        Some((take.clone(), wins))
    });
    sums.take_while(move |(take, _)| *take <= limit)
        .filter_map(|(take, wins)| wins.then_some(take))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn for_c_1_and_2_the_parts_are_those_found_from_the_terms() {
        let ten = UBig::from(10u8);
        let small = (0..300u32).map(UBig::from);
        let large = [19, 20, 77, 78, 150].map(|exponent| ten.pow(exponent) * 7u8 / 3u8);
        for n in small.chain(large) {
            for c in [1, 2] {
                let (by_terms, _) = chosen(&n, c);
                let count = by_terms.iter().filter(|is_part| **is_part).count();
                let parts: Vec<_> = parts(&n, c).collect();
                assert_eq!(parts.len(), count, "c = {c}, n = {n}");
                assert_eq!(parts.iter().sum::<UBig>(), n, "c = {c}");
                let apart = parts.windows(2).all(|two| &two[0] * UBig::from(c) < two[1]);
                assert!(apart, "c = {c}, n = {n}");
            }
        }
    }
}
