//! Nim-sequences: by sample and scan or by rare values, beside the table of stamps that meets every option.
//!
//! `cargo xtask bench --peers` compares with another program. Periods are turned off where values are measured.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion};
use wythoff::heap::{HeapRules, NimSequence, Periodicity};

fn main() {
    let mut criterion = Criterion::default().configure_from_args().sample_size(10);
    values(&mut criterion);
    periods(&mut criterion);
    criterion.final_summary();
}

/// The value of the last heap, every option of every heap being met.
fn by_stamps(rules: &HeapRules, last: usize) -> u32 {
    let HeapRules::Code(code) = rules else {
        unreachable!("only codes are measured")
    };
    let mut values = vec![0u32];
    let mut stamps = vec![0; 1 << 16];
    for heap in 1..=last {
        for taken in code.taken_leaving(0).filter(|&taken| taken == heap) {
            stamps[heap - taken] = heap;
        }
        for taken in code.taken_leaving(1).filter(|&taken| taken < heap) {
            stamps[values[heap - taken] as usize] = heap;
        }
        for taken in code.taken_leaving(2).filter(|&taken| taken < heap) {
            let total = heap - taken;
            for part in 1..=total / 2 {
                stamps[(values[part] ^ values[total - part]) as usize] = heap;
            }
        }
        let met = stamps.iter().take_while(|&&stamp| stamp == heap);
        values.push(met.count() as u32);
    }
    values[last]
}

fn values(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nim-sequence");
    // The values of the last heaps are those of ogsolve 0.0.7.
    for (code, last, value) in [
        ("0.007", 20_000, 202),
        ("0.6", 20_000, 15),
        ("0.165", 20_000, 12),
        ("0.16", 20_000, 4),
    ] {
        let rules: HeapRules = code.parse().expect("a code");
        group.bench_function(
            BenchmarkId::new("ours", format!("{code} to {last}")),
            |bench| {
                bench.iter(|| {
                    let mut sequence = NimSequence::without_copying(black_box(rules.clone()));
                    sequence.extend_to(last, &mut ()).expect("nobody stops it");
                    assert_eq!(sequence.values()[last as usize], value, "{code}");
                });
            },
        );
        group.bench_function(
            BenchmarkId::new("stamps", format!("{code} to {last}")),
            |bench| {
                bench.iter(|| {
                    assert_eq!(by_stamps(black_box(&rules), last as usize), value, "{code}")
                });
            },
        );
    }
}

fn periods(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("period");
    for (code, preperiod, period) in [
        ("0.77", 71, 12),
        ("0.156", 3479, 349),
        ("0.165", 5181, 1550),
    ] {
        let rules: HeapRules = code.parse().expect("a code");
        group.bench_function(code, |bench| {
            bench.iter(|| {
                let mut sequence = NimSequence::new(black_box(rules.clone()));
                sequence
                    .extend_until_proved(100_000, &mut ())
                    .expect("nobody stops it");
                let Periodicity::Proved { period: found, .. } = sequence.periodicity() else {
                    panic!("{code}: not proved")
                };
                assert_eq!(
                    (found.preperiod, found.period),
                    (preperiod, period),
                    "{code}"
                );
            });
        });
    }
}
