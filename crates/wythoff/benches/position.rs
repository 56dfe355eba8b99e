//! One position at a time: every winning move in words, and decisions on numbers of any size.
//!
//! The peer for winning moves is the loop over removals that published solutions of HDU 2177 use, with an exact test.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use wythoff::theory::wythoff::is_losing_pair;
use wythoff::{Outcome, Play, UBig, Wythoff, parse_natural};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    winning_moves(&mut criterion);
    big_decisions(&mut criterion);
    criterion.final_summary();
}

/// A fixed stream of numbers that look random (xorshift64).
fn numbers(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

/// How many moves of the position win, by trying each.
fn count_by_removals(a: u64, b: u64) -> usize {
    let lost = |x, y| usize::from(is_losing_pair(0, x, y));
    let first: usize = (0..a).map(|left| lost(left, b)).sum();
    let second: usize = (0..b).map(|left| lost(a, left)).sum();
    let both: usize = (1..=a.min(b)).map(|taken| lost(a - taken, b - taken)).sum();
    first + second + both
}

fn winning_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("winning moves");
    let mut next = numbers(88_172_645_463_325_252);
    for (name, limit) in [
        ("up to 10^6", 1_000_000),
        ("up to 10^9", 1_000_000_000),
        ("up to 2^64", u64::MAX),
    ] {
        let positions: Vec<(u64, u64)> = (0..1000)
            .map(|_| (next() % limit, next() % limit))
            .collect();
        group.throughput(Throughput::Elements(positions.len() as u64));
        for (k, play) in [(0, Play::Normal), (5, Play::Normal), (5, Play::Misere)] {
            let game = Wythoff::with_play(k, play);
            let count = || {
                positions
                    .iter()
                    .map(|(a, b)| game.winning_moves(a, b).len())
                    .sum::<usize>()
            };
            if limit <= 1_000_000 && k == 0 {
                let (a, b) = positions[0];
                assert_eq!(game.winning_moves(&a, &b).len(), count_by_removals(a, b));
            }
            group.bench_function(
                BenchmarkId::new(format!("k = {k}, {play:?}"), name),
                |bencher| bencher.iter(count),
            );
        }
    }
    group.throughput(Throughput::Elements(1));
    group.bench_function("peer: try each removal/up to 10^6", |bencher| {
        bencher.iter(|| count_by_removals(black_box(612_345), black_box(987_654)))
    });
}

fn big_decisions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("from decimal text");
    group.sample_size(10);
    let game = Wythoff::new(UBig::ZERO);
    for digits in [100, 1_000, 10_000, 100_000, 1_000_000] {
        let a = UBig::from(10u8).pow(digits) / 7u8;
        let b = game
            .losing_pairs()
            .partner(&a)
            .expect("big integers have no limit");
        let (lost, won) = (
            [a.to_string(), b.to_string()],
            [a.to_string(), (&a + &a).to_string()],
        );
        for (name, texts, expected) in [
            ("a losing pair", lost, Outcome::Loss),
            ("an ordinary pair", won, Outcome::Win),
        ] {
            group.bench_with_input(BenchmarkId::new(name, digits), &texts, |bencher, [a, b]| {
                bencher.iter(|| {
                    let [a, b] = [a, b].map(|text| parse_natural(text).expect("digits"));
                    assert_eq!(game.outcome(&a, &b), expected);
                })
            });
        }
    }
}
