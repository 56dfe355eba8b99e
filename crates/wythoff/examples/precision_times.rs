//! The wrong verdicts of every formula and the time their count takes: `precision_times K LIMIT`.

use std::time::Instant;

use wythoff::precision::{Formula, Work, count};

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut number = |usual| words.next().map_or(usual, |word| word.expect("a number"));
    let (k, limit) = (number(0), number(1_000_000_000));
    let work = Work {
        evaluations: 4_000_000_000,
        threads: 2,
    };
    for formula in Formula::ALL.into_iter().filter(|formula| formula.is_for(k)) {
        let start = Instant::now();
        let found = count(formula, k, limit, work, &mut ());
        println!("{:18} {:?} {found:?}", formula.name(), start.elapsed());
    }
}
