//! The programs for contest problems answer as the judge does: small, at the limits, on the traps and at random.

use wythoff::code::{Programming, for_problem};
use wythoff::judge::{self, Problem};
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, UBig, parse_natural};

use super::compiled::Compiled;

/// How large the piles of a problem may be.
fn limit(problem: Problem) -> UBig {
    let text = match problem {
        Problem::LuoguP2252 | Problem::Poj1067 | Problem::Hdu1527 => "10^9",
        Problem::Hdu5973 => "10^100",
        Problem::Hdu2177 => "10^6",
        Problem::Hdu6869 => "10^8",
        Problem::Nod1072 => "2*10^6",
        Problem::Nod1185 => "10^18",
    };
    match text.strip_prefix("2*") {
        Some(text) => parse_natural(text).unwrap() * 2u8,
        None => parse_natural(text).unwrap(),
    }
}

/// Positions for k-Wythoff up to a limit: losing pairs that come near to the next (their index is where nα is almost an
/// integer, a number of the recurrence p, or a sum of two), others, and their neighbours.
fn positions(k: &UBig, limit: &UBig, seed: u64) -> Vec<[UBig; 2]> {
    let pairs = LosingPairs::new(k, Play::Normal);
    let t = k + UBig::ONE;
    let mut indices = vec![UBig::ZERO];
    let (mut small, mut large) = (UBig::ZERO, UBig::ONE);
    while large <= *limit {
        indices.extend([
            large.clone(),
            &large + &small,
            &large + 1u8,
            &large - UBig::ONE,
        ]);
        (small, large) = (large.clone(), &t * &large + small);
    }
    let mut state = seed;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        UBig::from(state >> 1)
    };
    for _ in 0..40 {
        // As many digits as the limit has, and fewer.
        let wide = (0..6).fold(random(), |wide, _| (wide << 63) + random());
        indices.push(&wide % (limit / &t + UBig::ONE));
        indices.push((wide % 1000u16).into());
    }
    let mut found = vec![[limit.clone(), limit.clone()], [UBig::ZERO, limit.clone()]];
    for n in indices {
        let (a, b) = pairs.pair(&n).expect("no width");
        for (more_a, more_b) in [(1u8, 1u8), (2, 1), (1, 2), (0, 1), (1, 0), (2, 2), (0, 0)] {
            let (a, b) = (&a + more_a, &b + more_b);
            if a > UBig::ZERO && b > UBig::ZERO && &b - 1u8 <= *limit && &a - 1u8 <= *limit {
                found.push([a - 1u8, b - 1u8]);
            }
        }
    }
    found
}

/// An input of the problem.
fn input(problem: Problem) -> String {
    let limit = limit(problem);
    let small = (0u8..30).flat_map(|a| (0u8..30).map(move |b| [a.into(), b.into()]));
    let zero = [UBig::ZERO, UBig::ZERO];
    let plain = || small.clone().chain(positions(&UBig::ZERO, &limit, 7));
    let lines = |cases: &mut dyn Iterator<Item = [UBig; 2]>| -> Vec<String> {
        cases.map(|[a, b]| format!("{a} {b}\n")).collect()
    };
    let (lines, counted) = match problem {
        Problem::Hdu6869 => {
            let ks = [0u64, 1, 2, 5, 8208, 9999, 99_999_999, 100_000_000];
            let all = ks.into_iter().flat_map(|k| {
                let cases = small.clone().chain(positions(&UBig::from(k), &limit, k));
                cases.map(move |[a, b]| format!("{a} {b} {k}\n"))
            });
            (all.collect::<Vec<_>>(), true)
        }
        Problem::Hdu2177 => {
            let ordered = plain().filter(|[a, b]| a <= b && *b > UBig::ZERO);
            (lines(&mut ordered.chain([zero])), false)
        }
        Problem::Nod1072 | Problem::Nod1185 => (lines(&mut plain()), true),
        _ => (lines(&mut plain()), false),
    };
    let count = if counted {
        format!("{}\n", lines.len())
    } else {
        String::new()
    };
    count + &lines.concat()
}

fn check(problem: Problem) {
    let input = input(problem);
    // A format of one position is tried with some of them, the traps being at the end.
    let inputs: Vec<String> = if problem == Problem::LuoguP2252 {
        let lines: Vec<&str> = input.lines().collect();
        let traps = lines.iter().rev().step_by(97).take(12);
        traps
            .chain(&["1 2", "165580140 267914295"])
            .map(|line| format!("{line}\n"))
            .collect()
    } else {
        vec![input]
    };
    for programming in Programming::ALL {
        let program = for_problem(problem, programming).to_string();
        let program = Compiled::new(&program, programming);
        for input in &inputs {
            let mut expected = Vec::new();
            judge::run(problem, input.as_bytes(), &mut expected).unwrap();
            let expected = String::from_utf8(expected).unwrap();
            assert!(expected.lines().count() > 0);
            let found = program.run(input);
            let first = found
                .lines()
                .zip(expected.lines())
                .position(|(x, y)| x != y);
            assert!(
                found == expected,
                "{problem} {programming}: output line {first:?} of {input}"
            );
        }
    }
}

macro_rules! checks {
    ($($test:ident: $problem:ident),+ $(,)?) => {
        $(#[test]
        fn $test() {
            check(Problem::$problem);
        })+

        #[test]
        fn every_problem_is_checked() {
            let checked = [$(Problem::$problem),+];
            assert!(Problem::ALL.iter().all(|problem| checked.contains(problem)));
        }
    };
}

checks!(
    luogu_p2252: LuoguP2252,
    poj_1067: Poj1067,
    hdu_1527: Hdu1527,
    hdu_5973: Hdu5973,
    hdu_2177: Hdu2177,
    hdu_6869: Hdu6869,
    nod_1072: Nod1072,
    nod_1185: Nod1185,
);
