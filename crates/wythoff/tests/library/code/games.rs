//! The programs for games judge as the bare rules do, and their moves are legal and leave lost positions.

use std::collections::HashMap;
use std::ops::ControlFlow;

use wythoff::code::{NoProgram, Programming, for_game, games_with_programs};
use wythoff::{Game, Outcome, Play, UBig, parse_game};

use super::compiled::Compiled;

/// Whether the player to move loses, by the rules alone.
fn is_lost(game: &dyn Game, position: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut simple = position.to_vec();
    game.simplify(&mut simple);
    let position = simple.as_slice();
    if let Some(known) = known.get(position) {
        return *known;
    }
    let lost = options(game, position)
        .iter()
        .all(|option| !is_lost(game, option, known));
    known.insert(position.to_vec(), lost);
    lost
}

fn options(game: &dyn Game, position: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let _ = game.visit_options(position, &mut |option: &[u64]| {
        options.push(option.to_vec());
        ControlFlow::Continue(())
    });
    options
}

/// Heaps in order, without empty ones.
fn sorted(position: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = position.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// All positions of so many numbers below a bound.
pub(crate) fn all(numbers: usize, bound: u64) -> Vec<Vec<u64>> {
    (0..numbers).fold(vec![Vec::new()], |shorter, _| {
        let longer = shorter
            .iter()
            .flat_map(|start| (0..bound).map(move |last| [start.as_slice(), &[last]].concat()));
        longer.collect()
    })
}

fn check(name: &str, positions: Vec<Vec<u64>>, in_order: bool) {
    let named = parse_game(name).unwrap();
    let game = named.rules(Play::Normal);
    let mut known = HashMap::new();
    let input: Vec<String> = positions
        .iter()
        .map(|position| {
            position
                .iter()
                .map(u64::to_string)
                .collect::<Vec<_>>()
                .join(" ")
                + "\n"
        })
        .collect();
    for programming in Programming::ALL {
        let program = for_game(&named, programming).unwrap().to_string();
        let output = Compiled::new(&program, programming).run(&input.concat());
        assert_eq!(
            output.lines().count(),
            positions.len(),
            "{name} {programming}"
        );
        for (position, line) in positions.iter().zip(output.lines()) {
            let numbers: Vec<u64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
            let what = format!("{name} {programming}: {position:?} gives {line}");
            let lost = is_lost(&*game, position, &mut known);
            assert_eq!(numbers[0] == 0, lost, "{what}");
            if !lost {
                let left = &numbers[1..];
                let same = |option: &Vec<u64>| {
                    if in_order {
                        option == left
                    } else {
                        sorted(option) == sorted(left)
                    }
                };
                assert!(options(&*game, position).iter().any(same), "{what}");
                assert!(is_lost(&*game, left, &mut known), "{what}");
            }
        }
    }
}

/// Positions too large for the rules alone: the theorem of the library says whether the position left is lost.
fn check_large(name: &str, positions: &[&[u64]]) {
    let named = parse_game(name).unwrap();
    let game = named.rules(Play::Normal);
    let theorem = game.closed_form().expect("it has a theorem");
    let outcome = |position: &[u64]| {
        let position: Vec<UBig> = position.iter().copied().map(UBig::from).collect();
        theorem.outcome(&position)
    };
    for programming in Programming::ALL {
        let program = for_game(&named, programming).unwrap().to_string();
        let program = Compiled::new(&program, programming);
        for position in positions {
            let words: Vec<String> = position.iter().map(u64::to_string).collect();
            let output = program.run(&words.join(" "));
            let numbers: Vec<u64> = output
                .split_whitespace()
                .map(|word| word.parse().unwrap())
                .collect();
            let what = format!("{name} {programming}: {position:?} gives {output}");
            assert_eq!(
                numbers[0] == 0,
                outcome(position) == Outcome::Loss,
                "{what}"
            );
            if numbers[0] == 1 {
                assert_eq!(outcome(&numbers[1..]), Outcome::Loss, "{what}");
            }
        }
    }
}

#[test]
fn wythoff_and_its_relatives() {
    check("wythoff", all(2, 25), true);
    check("wythoff(k=2)", all(2, 25), true);
    check_large(
        "wythoff",
        &[
            &[165_580_140, 267_914_295],
            &[165_580_141, 267_914_296],
            &[267_914_295, 165_580_141],
            &[1_000_000_000, 999_999_999],
        ],
    );
    check_large(
        "wythoff(k=1000000000)",
        &[&[1, 1_000_000_000], &[5, 3], &[0, 0]],
    );
}

#[test]
fn nim_and_bachet() {
    check("nim", all(3, 7), false);
    check("bachet(m=3)", all(2, 14), false);
    check_large(
        "nim",
        &[&[1 << 59, (1 << 60) - 1, 12_345], &[1 << 60, 1 << 60]],
    );
}

#[test]
fn staircase() {
    let positions = all(3, 5).into_iter().chain(all(4, 4)).collect();
    check("staircase", positions, true);
}

#[test]
fn moore() {
    check("moore(k=2)", all(4, 5), true);
    check("moore(k=1)", all(3, 5), true);
    check_large(
        "moore(k=3)",
        &[&[1 << 60, 999_999_999_999, 77, 1 << 59, 12, (1 << 60) - 1]],
    );
}

#[test]
fn euclid_and_fibonacci() {
    check("euclid", all(2, 30), false);
    check_large(
        "euclid",
        &[
            &[433_494_437, 701_408_733],
            &[701_408_733, 267_914_296],
            &[7, 1_000_000_000_000_000_000],
        ],
    );
    let limited = (0..24u64).flat_map(|n| (0..24).map(move |limit| vec![n, limit]));
    check("fibonacci", limited.chain(all(1, 60)).collect(), true);
    check_large(
        "fibonacci",
        &[&[1_000_000_000_000_000_000], &[679_891_637_638_612_258]],
    );
}

#[test]
fn heaps_by_their_periods() {
    check("kayles", all(2, 16), false);
    check("subtraction(1,3,4)", all(2, 16), false);
    check("0.07", all(2, 16), false);
    check("4.3", all(2, 12), false);
}

#[test]
fn what_has_no_program_says_why() {
    let refused = |name| for_game(&parse_game(name).unwrap(), Programming::Cpp);
    assert_eq!(refused("grundysgame"), Err(NoProgram::Game));
    assert_eq!(refused("fibonacci(c=3)"), Err(NoProgram::Game));
    assert_eq!(
        refused("wythoff(k=10^12)"),
        Err(NoProgram::Parameter(1_000_000_000))
    );
    assert_eq!(refused("0.16"), Err(NoProgram::Period));
}

#[test]
fn the_games_listed_are_those_with_programs() {
    let listed: Vec<&str> = games_with_programs().collect();
    for entry in wythoff::games() {
        let (name, program) = (
            entry.name(),
            for_game(&entry.exemplar(), Programming::Python),
        );
        let has_none = program == Err(NoProgram::Game); // a period may still be unknown
        assert_eq!(listed.contains(&name), !has_none, "{name}");
    }
}
