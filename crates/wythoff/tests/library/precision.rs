//! Where formulas go wrong: the arithmetic against the machine's and the compiler's, the counts against a plain count.

use std::io::Write;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};

use wythoff::precision::{Count, Formula, Soft, Work, count};
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, Progress};

const WORK: Work = Work {
    evaluations: 100_000_000,
    threads: 2,
};

fn counted(formula: Formula, k: u64, limit: u64) -> Count {
    count(formula, k, limit, WORK, &mut ())
}

/// Numbers in no order.
fn random(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state ^ state >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ state >> 32
    }
}

/// A double of any size from 2^−40 to 2^40 and either sign, often with few bits, so that ties occur.
fn double(next: &mut impl FnMut() -> u64) -> f64 {
    let kept = next() % 53;
    let bits = (next() >> 12) & !((1 << kept) - 1);
    let exponent = 1023 - 40 + next() % 80;
    f64::from_bits((next() & 1) << 63 | exponent << 52 | bits)
}

// Equal to the last bit is what is asked.
#[allow(clippy::float_cmp)]
#[test]
fn with_53_and_24_bits_it_is_the_machines_arithmetic() {
    let mut next = random(1);
    for _ in 0..200_000 {
        let (x, y) = (double(&mut next), double(&mut next));
        let soft = |value| Soft::<53>::from_double(value);
        assert_eq!(soft(x).plus(soft(y)).to_double(), x + y, "{x:e} + {y:e}");
        assert_eq!(soft(x).times(soft(y)).to_double(), x * y, "{x:e} * {y:e}");
        assert_eq!(
            soft(x.abs()).square_root().to_double(),
            x.abs().sqrt(),
            "{x:e}"
        );
        let (x, y) = (x as f32, y as f32);
        let soft = |value: f32| Soft::<24>::from_double(value.into());
        assert_eq!(
            soft(x).plus(soft(y)).to_double() as f32,
            x + y,
            "{x:e} + {y:e}"
        );
        assert_eq!(
            soft(x).times(soft(y)).to_double() as f32,
            x * y,
            "{x:e} * {y:e}"
        );
        assert_eq!(
            soft(x.abs()).square_root().to_double() as f32,
            x.abs().sqrt(),
            "{x:e}"
        );
        let n = next() >> (next() % 64);
        assert_eq!(Soft::<53>::from_integer(n.into()).to_double(), n as f64);
        assert_eq!(Soft::<64>::from_integer(n.into()).integer_part(), Some(n));
    }
}

/// The formulas as a compiler understands them.
const PROGRAM: &str = r#"
#include <cmath>
#include <cstdio>
int main() {
    unsigned long long n, k;
    while (scanf("%llu %llu", &n, &k) == 2) {
        long long t = k + 1;
        volatile double td = t;
        volatile double root = sqrt(td * td + 4.0);
        long double tl = t;
        unsigned long long exact = n * ((2 - tl + sqrtl(tl * tl + 4.0L)) / 2);
        unsigned long long mixed = n * ((2 - tl + (long double)root) / 2);
        volatile double slope = (2.0 - td + root) / 2;
        volatile float single = slope;
        unsigned long long plain = n * slope, rough = n * single;
        printf("%llu %llu %llu %llu\n", exact, mixed, plain, rough);
    }
}
"#;

/// `long double` has 64 bits on x86 alone.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_formulas_give_what_a_compiled_program_gives() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("main.cpp"), PROGRAM).unwrap();
    let compiled = Command::new("g++")
        .args(["-O0", "-o", "main", "main.cpp"])
        .current_dir(&folder)
        .status();
    assert!(compiled.expect("g++ is needed").success());
    let mut next = random(2);
    let mut cases: Vec<(u64, u64)> = Vec::new();
    for k in [0, 1, 2, 5, 8208, 99_999_999] {
        let (mut small, mut large) = (0u64, 1u64);
        while large < 1_000_000_000_000_000_000 / (k + 2) {
            cases.extend([large, large + small, large + 1].map(|n| (n, k)));
            (small, large) = (large, large * (k + 1) + small);
        }
        cases.extend((0..3000).map(|_| (next() % (500_000_000_000_000_000 / (k + 1)), k)));
    }
    let input: String = cases.iter().map(|(n, k)| format!("{n} {k}\n")).collect();
    let mut child = Command::new(folder.path().join("main"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let output = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.lines().count(), cases.len());
    for ((n, k), line) in cases.into_iter().zip(output.lines()) {
        let formulas = [
            Formula::Extended,
            Formula::ExtendedOfDouble,
            Formula::Double,
            Formula::Float,
        ];
        for (formula, expected) in formulas.into_iter().zip(line.split(' ')) {
            let found = formula.prepare(k).claim(n).map(|claim| claim.to_string());
            assert_eq!(
                found.as_deref(),
                Some(expected),
                "{} n={n} k={k}",
                formula.name()
            );
        }
    }
}

#[test]
fn the_counts_are_those_of_a_plain_count() {
    for (k, limit) in [
        (0, 1_000_000),
        (0, 609),
        (0, 610),
        (1, 300_000),
        (7, 2_000_000),
        (8208, 9_000_000),
        (5, 3),
    ] {
        let pairs = LosingPairs::new(&k, Play::Normal);
        for formula in Formula::ALL.into_iter().filter(|formula| formula.is_for(k)) {
            let prepared = formula.prepare(k);
            let (mut lost, mut won, mut first) = (0, 0, None);
            for n in 0..=limit / (k + 1) {
                let pair = pairs.pair(&n).unwrap();
                let claim = prepared.claim(n);
                if claim == Some(pair.0) {
                    continue;
                }
                if pair.1 <= limit {
                    lost += 1;
                    first.get_or_insert(pair);
                }
                won += u64::from(claim.is_some_and(|claim| claim + (k + 1) * n <= limit));
            }
            let found = counted(formula, k, limit);
            let what = format!("{} k={k} limit={limit}", formula.name());
            assert_eq!(
                (found.lost_called_won, found.won_called_lost),
                (lost, won),
                "{what}"
            );
            assert_eq!(
                found.first_missed.map(|missed| missed.pair),
                first,
                "{what}"
            );
        }
    }
}

#[test]
fn the_first_failures_are_the_known_ones() {
    let data = include_str!("../data/misjudged-by-floating-point.tsv");
    let names = [
        (Formula::Literal3, "literal 1.618"),
        (Formula::Float, "float"),
        (Formula::Literal10, "literal 1.6180339887"),
        (Formula::Double, "double, (1 + sqrt(5.0)) / 2"),
        (Formula::Extended, "x87 long double with sqrtl"),
        (Formula::Digits27, "27 decimal digits in limbs"),
    ];
    for (formula, name) in names {
        let row = data
            .lines()
            .find(|row| row.ends_with(&format!("\t{name}")))
            .unwrap();
        let numbers: Vec<u64> = row
            .split('\t')
            .take(3)
            .map(|word| word.parse().unwrap())
            .collect();
        // As far as the first, and one less.
        let found = counted(formula, 0, numbers[2]).first_missed.unwrap();
        assert_eq!(found.pair, (numbers[1], numbers[2]), "{name}");
        assert_eq!(
            counted(formula, 0, numbers[2] - 1).first_missed,
            None,
            "{name}"
        );
    }
    let double = counted(Formula::Double, 0, 1_000_000_000);
    assert_eq!((double.lost_called_won, double.won_called_lost), (14, 14));
    let of_double = counted(Formula::ExtendedOfDouble, 0, 1_000_000_000)
        .first_missed
        .unwrap();
    assert_eq!(of_double.pair, (165_580_140, 267_914_295));
    let contest = counted(Formula::DoubleBoth, 8208, 100_000_000)
        .first_missed
        .unwrap();
    assert_eq!(contest.pair, (8209, 67_395_890));
}

#[test]
fn a_count_that_ends_early_says_where() {
    let little = Work {
        evaluations: 1000,
        threads: 1,
    };
    let stopped = count(Formula::Literal3, 0, 1_000_000, little, &mut ());
    assert_eq!(stopped.evaluated, 1000);
    assert!(stopped.stopped_at.is_some());
    assert_eq!(stopped.first_missed.unwrap().pair, (377, 610));
    let mut stop = |_: Progress| ControlFlow::Break(());
    let asked = count(Formula::Float, 0, 1_000_000_000, WORK, &mut stop);
    assert!(asked.stopped_at.is_some() && asked.evaluated < 10_000_000);
}
