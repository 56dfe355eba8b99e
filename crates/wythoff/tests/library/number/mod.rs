//! Exact numbers against slow oracles, published values, and each other.

mod beatty;
mod fibonacci_word;
mod numeration;
mod parse;
mod partition;
mod quadratic;
mod wythoff_array;

use wythoff::{QuadraticIrrational, UBig};

/// The lines of a data file that are not comments, as words.
fn rows(data: &str) -> impl Iterator<Item = Vec<&str>> {
    (data.lines())
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().collect())
}

fn big(text: &str) -> UBig {
    wythoff::parse_natural(text).unwrap()
}

/// The places where machine words and other arithmetic end, with their neighbours, as far as they fit in a word.
fn edges() -> Vec<u64> {
    let mut edges = vec![];
    for border in [0, 1 << 31, 1 << 32, 1 << 53, 1 << 63, u64::MAX] {
        edges.extend((border.saturating_sub(2)..=border).chain(border..=border.saturating_add(2)));
    }
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Numbers beyond words, at the same kind of places.
fn big_edges() -> Vec<UBig> {
    [
        "2^64", "2^64+1", "2^127-1", "2^128-1", "2^128", "10^100-1", "10^100", "10^100+1",
    ]
    .map(big)
    .to_vec()
}

/// (p + q√d)/r in machine words: the oracle for small numbers, decided by squares.
#[derive(Debug, Clone, Copy)]
struct Small {
    p: i128,
    q: i128,
    d: i128,
    r: i128,
}

impl Small {
    /// The irrational ones with |p| and |q| ≤ `limit`, d ≤ 13 and 1 ≤ r ≤ 4.
    fn all(limit: i128) -> Vec<Self> {
        let mut all = vec![];
        for p in -limit..=limit {
            for q in (-limit..=limit).filter(|&q| q != 0) {
                for d in [2, 3, 5, 8, 12, 13] {
                    all.extend((1..=4).map(|r| Self { p, q, d, r }));
                }
            }
        }
        all
    }

    fn exact(self) -> QuadraticIrrational {
        QuadraticIrrational::new(self.p, self.q, u128::try_from(self.d).unwrap(), self.r).unwrap()
    }

    /// Whether a + b·(this) > 0: the sign of (ar + bp) + bq√d, r > 0.
    fn is_positive(self, a: i128, b: i128) -> bool {
        let (rational, root) = (a * self.r + b * self.p, b * self.q);
        match (rational >= 0, root >= 0) {
            (true, true) => rational != 0 || root != 0,
            (false, false) => false,
            (true, false) => rational * rational > root * root * self.d,
            (false, true) => rational * rational < root * root * self.d,
        }
    }

    /// ⌊n·(this)⌋, by walking from 0.
    fn floor_multiple(self, n: i128) -> i128 {
        let mut floor = 0;
        while self.is_positive(-(floor + 1), n) {
            floor += 1;
        }
        while n != 0 && !self.is_positive(-floor, n) {
            floor -= 1;
        }
        floor
    }
}
