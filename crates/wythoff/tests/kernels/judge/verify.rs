//! The checker of outputs, and the cases wrong programs fail on.

use wythoff::UBig;
use wythoff::judge::trials::{Case, Family, Sweep, input, smaller};
use wythoff::judge::{MismatchKind, Problem, run, verify};

fn right(problem: Problem, input: &str) -> String {
    let mut output = Vec::new();
    run(problem, input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn what_the_judge_writes_is_right_and_every_other_verdict_wrong() {
    for problem in Problem::ALL {
        let cases = Family::Small.cases(problem, 1);
        let most = problem.limits().cases.unwrap_or(usize::MAX).min(200);
        for cases in cases.chunks(most).take(40) {
            let input = input(problem, cases);
            let output = right(problem, &input);
            let found =
                |output: &str| verify(problem, input.as_bytes(), output.as_bytes()).unwrap();
            assert_eq!(found(&output), None, "{problem}");
            assert_eq!(found(&output.replace('\n', " \r\n")), None, "{problem}");
            assert_eq!(found(&format!("{output}\n\n")), None, "{problem}");
            assert_eq!(found(output.trim_end()), None, "{problem}");
            let mismatch = found(&format!("{output}1\n")).unwrap();
            assert_eq!((mismatch.kind, mismatch.case), (MismatchKind::Extra, None));
            let mismatch = found("").unwrap();
            assert_eq!(
                (mismatch.kind, mismatch.case),
                (MismatchKind::Missing, Some(0))
            );
            let mismatch = found("yes\n").unwrap();
            assert_eq!((mismatch.kind, mismatch.line), (MismatchKind::Garbage, 1));
            let swap = |verdict: &str| match verdict {
                "0" => "1".to_owned(),
                "1" => "0".to_owned(),
                "A" => "B".to_owned(),
                "B" => "A".to_owned(),
                other => other.to_owned(),
            };
            let swapped: Vec<String> = output.lines().map(swap).collect();
            assert_eq!(
                found(&swapped.join("\n")).unwrap().kind,
                MismatchKind::Wrong,
                "{problem}"
            );
        }
    }
}

#[test]
fn positions_are_a_set_whose_first_is_left_by_an_equal_take() {
    // From (5, 8) one from each leaves (4, 7), and five from the larger (3, 5).
    let found = |input: &str, output: &str| {
        let found = verify(Problem::Hdu2177, input.as_bytes(), output.as_bytes()).unwrap();
        found.map(|mismatch| (mismatch.kind, mismatch.case, mismatch.line))
    };
    let wrong = |case, line| Some((MismatchKind::Wrong, Some(case), line));
    assert_eq!(found("5 8\n0 0\n", "1\n4 7\n3 5\n"), None);
    assert_eq!(found("5 8\n0 0\n", "1\n3 5\n4 7\n"), wrong(0, 1));
    assert_eq!(found("1 2\n5 8\n0 0\n", "0\n1\n4 7\n"), wrong(1, 2));
    assert_eq!(found("5 8\n0 0\n", "1\n4 7\n3 5\n3 5\n"), wrong(0, 1));
    assert_eq!(found("5 8\n0 0\n", "0\n4 7\n3 5\n"), wrong(0, 1));
    // Three moves: the last two may come in either order.
    let three = "10 13\n0 0\n";
    assert_eq!(right(Problem::Hdu2177, three), "1\n4 7\n6 10\n8 13\n");
    assert_eq!(found(three, "1\n4 7\n8 13\n6 10\n"), None);
    assert_eq!(found(three, "1\n8 13\n4 7\n6 10\n"), wrong(0, 1));
}

#[test]
fn a_position_that_two_moves_leave_may_stand_once_or_twice() {
    let found = |input: &str, output: &str| {
        let found = verify(Problem::Hdu2177, input.as_bytes(), output.as_bytes()).unwrap();
        found.map(|mismatch| mismatch.kind)
    };
    // From (5, 7) two from each leave (3, 5), and so do four from the larger; from (2, 2) either pile may become 1.
    for (input, outputs) in [
        (
            "5 7\n0 0\n",
            ["1\n3 5\n4 7\n", "1\n3 5\n3 5\n4 7\n", "1\n3 5\n4 7\n3 5\n"],
        ),
        (
            "2 2\n0 0\n",
            ["1\n0 0\n1 2\n", "1\n0 0\n1 2\n1 2\n", "1\n0 0\n1 2 \n1 2"],
        ),
    ] {
        for output in outputs {
            assert_eq!(found(input, output), None, "{output:?}");
        }
    }
    for output in [
        "1\n3 5\n3 5\n",
        "1\n3 5\n4 7\n4 7\n",
        "1\n3 5\n3 5\n3 5\n4 7\n",
        "1\n4 7\n3 5\n3 5\n",
    ] {
        let wrong = Some(MismatchKind::Wrong);
        assert_eq!(found("5 7\n0 0\n", output), wrong, "{output:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_named_where_they_stand() {
    let found = verify(Problem::Hdu1527, b"1 2\n3 5\n", b"0\n\xff\n")
        .unwrap()
        .unwrap();
    assert_eq!(
        (found.kind, found.case, found.line),
        (MismatchKind::NotText, Some(1), 2)
    );
    let found = verify(Problem::Hdu1527, b"1 2\n", b"0\n\xff\n")
        .unwrap()
        .unwrap();
    assert_eq!((found.kind, found.case), (MismatchKind::NotText, None));
    assert!(verify(Problem::Hdu1527, b"1 x\n", b"0\n").is_err());
}

#[test]
fn families_keep_to_the_limits_and_depend_on_the_seed_alone() {
    for problem in Problem::ALL {
        for family in Family::ALL {
            let cases = family.cases(problem, 5);
            assert!(
                cases.is_sorted() && !cases.is_empty(),
                "{problem} {family:?}"
            );
            assert!(cases.iter().all(|case| problem.limits().allow(case)));
            assert_eq!(cases, family.cases(problem, 5));
            let lost = cases.iter().filter(|case| case.outcome().is_loss()).count();
            assert!(lost > 0 && lost < cases.len(), "{problem} {family:?}");
        }
        assert_ne!(
            Family::Random.cases(problem, 5),
            Family::Random.cases(problem, 6)
        );
        let limits = Family::Limits.cases(problem, 1);
        let top = problem.limits().greatest;
        assert!(
            limits.iter().any(|case| case.a == top && case.b == top),
            "{problem}"
        );
    }
}

/// The inputs that break published programs (see `data/judge/README.md`) are among the traps.
#[test]
fn the_known_counterexamples_are_among_the_traps() {
    for (problem, case) in [
        (
            Problem::Hdu1527,
            Case::new(165_580_140u32, 267_914_295u32, 0u8),
        ),
        (
            Problem::LuoguP2252,
            Case::new(165_580_140u32, 267_914_295u32, 0u8),
        ),
        (Problem::Hdu2177, Case::new(4180u32, 6764u32, 0u8)),
        (Problem::Hdu2177, Case::new(4180u32, 6765u32, 0u8)),
        (Problem::Hdu6869, Case::new(8209u32, 67_395_890u32, 8208u32)),
        (
            Problem::Nod1185,
            Case::new(20_365_011_073u64, 32_951_280_098u64, 0u8),
        ),
    ] {
        assert!(
            Family::Traps.cases(problem, 1).contains(&case),
            "{problem}: {case}"
        );
    }
}

#[test]
fn a_sweep_has_every_losing_pair_once() {
    let swept: Vec<Case> = Sweep::new(Problem::Hdu2177, 0, 1).collect();
    assert_eq!(swept.len(), 381_966);
    assert!(swept.iter().take(2000).all(|case| case.outcome().is_loss()));
    let mut numbers: Vec<&UBig> = swept.iter().flat_map(|case| [&case.a, &case.b]).collect();
    numbers.sort();
    numbers.dedup();
    assert_eq!(numbers.len(), 2 * swept.len());
    // With k = 3 the pairs are (1, 5), (2, 10), (3, 15), …
    let mut sweep = Sweep::new(Problem::Hdu6869, 3, 2);
    assert_eq!(sweep.next(), Some(Case::new(2u8, 10u8, 3u8)));
    assert_eq!(sweep.place(), (3, 3));
}

#[test]
fn what_is_tried_next_is_smaller() {
    for problem in Problem::ALL {
        let limits = problem.limits();
        let cases = Family::Traps.cases(problem, 1).into_iter();
        for case in cases.step_by(997).take(20) {
            let candidates = smaller(&case, &limits);
            assert!(
                candidates
                    .iter()
                    .all(|other| *other < case && limits.allow(other))
            );
        }
    }
}
