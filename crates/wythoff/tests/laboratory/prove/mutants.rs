//! Never a wrong "true": every small change to a true automaton is refuted, or changes nothing.

use wythoff::automata::{Automaton, Budget, State};
use wythoff::prove::{Counterexample, Verdict, prove, wythoff_automaton};
use wythoff::{Play, Rules, UBig};

use crate::prove::theorem;

/// Every automaton with one acceptance flipped, one edge removed or one edge led elsewhere.
fn mutants(automaton: &Automaton) -> Vec<Automaton> {
    let states = 0..automaton.states() as State;
    let accepting: Vec<bool> = states.clone().map(|s| automaton.is_accepting(s)).collect();
    let edges: Vec<Vec<_>> = states
        .clone()
        .map(|s| automaton.edges(s).to_vec())
        .collect();
    let mut all = Vec::new();
    for state in states.clone() {
        let mut flipped = accepting.clone();
        flipped[state as usize] ^= true;
        all.push(Automaton::new(0, flipped, edges.clone()));
        for index in 0..edges[state as usize].len() {
            let mut fewer = edges.clone();
            fewer[state as usize].remove(index);
            all.push(Automaton::new(0, accepting.clone(), fewer));
            for to in states.clone() {
                let mut led = edges.clone();
                led[state as usize][index].1 = to;
                all.push(Automaton::new(0, accepting.clone(), led));
            }
        }
    }
    all
}

fn assert_mutants_refuted(rules: &Rules, system: &wythoff::logic::NumberSystem, lost: &Automaton) {
    let valid = system.valid(rules.piles());
    for mutant in mutants(lost) {
        let language = mutant.combined(&valid, false, |a, b| a && b).minimised().0;
        match prove(rules, system, &mutant, &mut Budget::default()) {
            Ok(Verdict::Proved(_)) => assert_eq!(language, *lost, "a wrong theorem"),
            Ok(Verdict::Refuted(example)) => {
                assert_ne!(language, *lost, "a right guess refuted");
                // A mutant may tell words of one position apart, so it is the word that is misjudged; the move is real.
                if let Counterexample::MoveInside { clause, from, to } = &example {
                    let small = |piles: &[UBig]| -> Vec<u64> {
                        piles
                            .iter()
                            .map(|pile| u64::try_from(pile).unwrap())
                            .collect()
                    };
                    assert!(rules.clauses()[*clause].allows(&small(from), &small(to)));
                }
            }
            Err(reason) => panic!("{reason}"),
        }
    }
}

#[test]
fn every_mutant_of_k_wythoff_is_refuted_or_equal() {
    for k in 0..=2 {
        let (system, automaton) = wythoff_automaton(k).unwrap();
        assert_mutants_refuted(&Rules::wythoff(k), &system, &automaton);
    }
}

#[test]
fn every_mutant_of_misere_wythoff_is_refuted_or_equal() {
    let proof = theorem(&Rules::wythoff(0).with_play(Play::Misere));
    assert_mutants_refuted(&proof.rules, &proof.system, &proof.lost);
}

#[test]
fn every_mutant_of_three_pile_nim_is_refuted_or_equal() {
    let proof = theorem(&Rules::nim(3));
    assert_mutants_refuted(&proof.rules, &proof.system, &proof.lost);
}

#[test]
fn k_wythoff_is_proved_for_all_sizes() {
    for k in 0..=5 {
        let proof = theorem(&Rules::wythoff(k));
        assert_eq!(proof.lost.states(), 2 * usize::from(k) + 7);
    }
}
