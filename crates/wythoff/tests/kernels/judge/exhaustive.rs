//! Every small case, and cases where the fast paths end, against the plain judges.

use wythoff::Wythoff;
use wythoff::judge::Problem;

use super::delivery::{KERNELS, run};
use super::naive;

fn check(problem: Problem, cases: &[String]) {
    let counted = matches!(
        problem,
        Problem::Hdu6869 | Problem::Nod1072 | Problem::Nod1185
    );
    let count = if counted {
        format!("{}\n", cases.len())
    } else {
        String::new()
    };
    let input = count + &cases.concat();
    let (output, error) = naive::judge(problem, input.as_bytes());
    assert_eq!(error, None);
    for kernels in KERNELS {
        assert!(run(kernels(), problem, input.as_bytes(), usize::MAX) == (output.clone(), None));
    }
}

#[test]
fn every_pair_of_small_piles_is_judged_as_by_the_plain_judge() {
    let pairs = || (1..130).flat_map(|a| (0..130).map(move |b| (a, b)));
    for problem in [Problem::Hdu1527, Problem::Hdu2177, Problem::Nod1072] {
        let cases: Vec<_> = pairs().map(|(a, b)| format!("{a} {b}\n")).collect();
        check(problem, &cases);
    }
    for k in 0..4 {
        let cases: Vec<_> = pairs().map(|(a, b)| format!("{a} {b} {k}\n")).collect();
        check(Problem::Hdu6869, &cases);
    }
}

/// Lost pairs whose larger pile is next to a limit, and their neighbours; each in a run of its own, so that nothing
/// else decides which path is taken.
#[test]
fn pairs_next_to_the_limits_of_a_path_are_judged_as_by_the_plain_judge() {
    let game = Wythoff::new(0u64);
    for limit in [
        10_000_000,
        1 << 23,
        1 << 31,
        1 << 32,
        1_000_000,
        100_000_000,
        1 << 63,
        u64::MAX - 3,
    ] {
        for b in limit - 3..=limit + 3 {
            let a = game.losing_pairs().partner(&b).unwrap_or(limit);
            for (a, b) in [(a, b), (a + 1, b), (a, b - 1), (b - 1, b), (b, b)] {
                for problem in [Problem::Hdu1527, Problem::Hdu2177] {
                    check(problem, &[format!("{a} {b}\n")]);
                }
            }
        }
    }
}
