//! The programs for problems of other games answer as the judge does, on all cases that `hack` would try.

use wythoff::code::{Programming, for_other_problem};
use wythoff::judge::OtherProblem;
use wythoff::judge::trials::Family;

use super::compiled::Compiled;

/// The inputs of a problem: all cases of a family together, or some alone.
fn inputs(problem: OtherProblem) -> Vec<String> {
    let families = Family::ALL
        .into_iter()
        .map(|family| problem.cases(family, 7));
    if !problem.is_single() {
        // More cases than the problem allows: starting a program takes longer than answering.
        return families.map(|cases| problem.input(&cases)).collect();
    }
    let some = families.flat_map(|cases| {
        let step = cases.len().div_ceil(4).max(1);
        let chosen = cases.into_iter().step_by(step);
        chosen
            .map(|case| problem.input(&[case]))
            .collect::<Vec<_>>()
    });
    some.collect()
}

fn check(programming: Programming) {
    for &problem in OtherProblem::ALL {
        let program = for_other_problem(problem, programming).to_string();
        let program = Compiled::new(&program, programming);
        for input in inputs(problem) {
            let mut expected = Vec::new();
            problem.run(input.as_bytes(), &mut expected).unwrap();
            let found = program.run(&input);
            assert!(
                found == String::from_utf8(expected).unwrap(),
                "{problem} {programming}: {found} for {input}"
            );
        }
    }
}

#[test]
fn in_cpp() {
    check(Programming::Cpp);
}

#[test]
fn in_python() {
    check(Programming::Python);
}

#[test]
fn in_java() {
    check(Programming::Java);
}

#[test]
fn in_rust() {
    check(Programming::Rust);
}
