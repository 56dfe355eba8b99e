//! The programs for theorems judge as the bare rules do where positions are small, and as the library where they are large.

use std::collections::HashMap;
use std::ops::ControlFlow;

use wythoff::code::{NoProgram, Programming, for_theorem};
use wythoff::prove::{self, Proof};
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Game, Play, UBig, parse_rules};

use super::compiled::Compiled;
use super::games::all;

/// Whether the player to move loses, by the rules alone.
fn is_lost(game: &dyn Game, position: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(known) = known.get(position) {
        return *known;
    }
    let mut options = Vec::new();
    let _ = game.visit_options(position, &mut |option: &[u64]| {
        options.push(option.to_vec());
        ControlFlow::Continue(())
    });
    let lost = match options.is_empty() {
        true => game.play() == Play::Normal,
        false => options.iter().all(|option| !is_lost(game, option, known)),
    };
    known.insert(position.to_vec(), lost);
    lost
}

/// Positions of any length of numbers up to 2^64 − 1, and those around lost ones of each row.
fn large(proof: &Proof) -> Vec<Vec<u64>> {
    let mut state = 2026u64;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        // Every length is as likely.
        state.rotate_right(7) >> (state >> 58)
    };
    let piles = proof.rules.piles();
    let mut positions: Vec<Vec<u64>> = (0..300)
        .map(|_| (0..piles).map(|_| random()).collect())
        .collect();
    positions.push(vec![u64::MAX; piles]);
    positions.push(vec![u64::MAX - 1; piles]);
    // Few random positions are lost: those that winning moves leave are.
    let mut left = Vec::new();
    for position in &positions[..100] {
        let big: Vec<UBig> = position.iter().copied().map(UBig::from).collect();
        let moves = proof.winning_moves(&big, 3).expect("so many piles");
        for winning in moves.iter() {
            let numbers = winning.leaves.piles().iter();
            left.extend(numbers.map(u64::try_from).collect::<Result<Vec<u64>, _>>());
        }
    }
    positions.into_iter().chain(left).collect()
}

/// `bound`: all positions with smaller piles are compared with the rules.
fn check(text: &str, bound: u64) {
    let rules = parse_rules(text).unwrap();
    let proof = prove::theorem(text).unwrap();
    let mut known = HashMap::new();
    let mut expected = Vec::new();
    let small = all(rules.piles(), bound);
    expected.extend(
        small
            .iter()
            .map(|position| is_lost(&rules, position, &mut known)),
    );
    let large = large(&proof);
    let by_theorem = |position: &Vec<u64>| {
        let big: Vec<UBig> = position.iter().copied().map(UBig::from).collect();
        proof.outcome(&big).unwrap().is_loss()
    };
    expected.extend(large.iter().map(by_theorem));
    let lost = expected.iter().filter(|lost| **lost).count();
    assert!(lost > 0 && lost < expected.len(), "{text}");
    let positions: Vec<Vec<u64>> = small.into_iter().chain(large).collect();
    let input: Vec<String> = positions.iter().map(|position| line(position)).collect();
    for programming in Programming::ALL {
        let program = for_theorem(&proof, programming).unwrap().to_string();
        let output = Compiled::new(&program, programming).run(&input.concat());
        let found: Vec<bool> = output.lines().map(|word| word == "0").collect();
        assert_eq!(found.len(), positions.len(), "{text} {programming}");
        for ((position, found), expected) in positions.iter().zip(found).zip(&expected) {
            assert_eq!(found, *expected, "{text} {programming}: {position:?}");
        }
    }
}

fn line(position: &[u64]) -> String {
    let words: Vec<String> = position.iter().map(u64::to_string).collect();
    words.join(" ") + "\n"
}

#[test]
fn nim_with_one_stone_from_both_piles_in_base_two() {
    check("x>0,y=0 | x=0,y>0 | x=1,y=1", 24);
}

#[test]
fn relatives_of_wythoff_in_their_numerations() {
    check("like wythoff", 24);
    check("misere; x>0,y=0 | x=0,y>0 | |x-y|<3, x+y>0", 20);
    // The slope is √3: an Ostrowski numeration of two phases.
    check("x>0,y=0 | x=0,y>0 | x>0, x<=y<=x+1", 20);
}

#[test]
fn three_piles_and_piles_that_grow() {
    check("piles a b c; x>0,y=0,z=0 | x=0,y>0,z=0 | x=0,y=0,z>0", 7);
    check("piles n l; measure n; 0<x, x<=l, l'=2x", 14);
}

#[test]
fn one_pile_with_a_period_and_without() {
    check("piles a; x in {1,3,4}", 60);
    check("piles a; x>0, 2x<=a", 60);
}

#[test]
fn one_pile_with_a_period_is_a_table() {
    let proof = prove::theorem("piles a; x in {1,3,4}").unwrap();
    let program = for_theorem(&proof, Programming::Python).unwrap();
    assert!(
        program.to_string().contains("PERIOD = 1, 0, 7"),
        "{program}"
    );
}

#[test]
fn piles_beyond_words_where_the_language_has_them() {
    let proof = prove::theorem("like wythoff").unwrap();
    let huge = UBig::from(10u8).pow(40);
    let row = [huge.clone(), UBig::from(7u8)];
    let moves = proof.winning_moves(&row, 1).unwrap();
    let lost: Vec<String> = moves[0]
        .leaves
        .piles()
        .iter()
        .map(UBig::to_string)
        .collect();
    // (A_n, B_n) with n = 10^40, by the theorem of the library.
    let pairs = LosingPairs::new(&UBig::ZERO, Play::Normal);
    let (a, b) = pairs.pair(&huge).unwrap();
    let input = format!(
        "{huge} 7\n{}\n{a} {b}\n{b} {a}\n{a} {}\n",
        lost.join(" "),
        &b + 1u8
    );
    for programming in [Programming::Python, Programming::Java] {
        let program = for_theorem(&proof, programming).unwrap().to_string();
        let output = Compiled::new(&program, programming).run(&input);
        assert_eq!(output, "1\n0\n0\n0\n1\n", "{programming}");
    }
}

#[test]
fn an_automaton_too_large_is_refused() {
    let mut proof = prove::theorem("like wythoff").unwrap();
    let line: Vec<Vec<(u32, u32)>> = (0..2001u32)
        .map(|state| vec![(0, (state + 1) % 2001)])
        .collect();
    proof.lost = wythoff::automata::Automaton::new(0, vec![true; 2001], line);
    let refused = for_theorem(&proof, Programming::Java);
    let expected = NoProgram::Automaton {
        states: 2001,
        steps: 2001,
        most_states: 2000,
        most_steps: 50_000,
    };
    assert_eq!(refused, Err(expected));
}
