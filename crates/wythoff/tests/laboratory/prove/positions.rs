//! A theorem answers positions of any size, with all winning moves.

use std::str::FromStr;

use wythoff::solve::search::Search;
use wythoff::{Game, Moves, Play, Position, Rules, UBig, Wythoff};

use crate::prove::games::*;
use crate::prove::theorem;

#[test]
fn winning_moves_are_those_of_the_bare_rules() {
    let games = [
        Rules::wythoff(0),
        Rules::wythoff(2),
        Rules::wythoff(1).with_play(Play::Misere),
        nim_plus(vec![both(vec![wythoff::Atom::taken(
            &[1, 1],
            None,
            Some(3),
        )])]),
    ];
    for rules in games {
        let proof = theorem(&rules);
        let mut search = Search::new(&rules);
        for (a, b) in (0..14).flat_map(|a| (0..14).map(move |b| (a, b))) {
            let mut expected = Vec::new();
            let _ = rules.visit_options(&[a, b], &mut |to| {
                if search.outcome(to).unwrap().is_loss() {
                    expected.push(Position(to.iter().map(|&pile| UBig::from(pile)).collect()));
                }
                std::ops::ControlFlow::Continue(())
            });
            let piles = [UBig::from(a), UBig::from(b)];
            let moves = proof.winning_moves(&piles, 1000).unwrap();
            let mut found: Vec<_> = moves.positions().cloned().collect();
            found.sort();
            assert_eq!(found, expected, "{rules:?} {a} {b}");
            assert_eq!(moves.count(), Some(UBig::from(expected.len())));
        }
    }
}

/// What the moves leave, in lexicographic order.
fn sorted(moves: &Moves) -> Vec<Vec<UBig>> {
    let mut left: Vec<_> = moves.positions().map(|to| to.piles().to_vec()).collect();
    left.sort();
    left
}

#[test]
fn a_theorem_and_the_closed_form_agree_at_fifty_digits() {
    let proof = theorem(&Rules::wythoff(3));
    let game = Wythoff::new(UBig::from(3u8));
    let a = UBig::from_str("73920184756601928374650192837465019283746501928374").unwrap();
    for shift in 0..40u32 {
        let b = &a * UBig::from(4u8) + UBig::from(shift) * UBig::from(977u32);
        let mut left: Vec<Vec<UBig>> = (game.winning_moves(&a, &b).into_iter())
            .map(|piles| piles.to_vec())
            .collect();
        left.sort();
        let moves = proof.winning_moves(&[a.clone(), b.clone()], 10).unwrap();
        assert_eq!(sorted(&moves), left);
        assert_eq!(
            proof.outcome(&[a.clone(), b.clone()]).unwrap(),
            game.outcome(&a, &b)
        );
    }
}

#[test]
fn more_winning_moves_than_a_word_counts_are_counted() {
    // Take from both piles: lost with an empty pile, so (0, b') and (a', 0) win from (a, b).
    let rules = Rules::new(2, vec![both(vec![])], &[], Play::Normal).unwrap();
    let proof = theorem(&rules);
    let ten = UBig::from(10u8);
    for exponent in [1, 2, 3, 4, 30, 300] {
        let (a, b) = (ten.pow(exponent), ten.pow(exponent + 1));
        let moves = proof.winning_moves(&[a.clone(), b.clone()], 3).unwrap();
        assert_eq!(moves.count(), Some(a + b - UBig::ONE));
        assert_eq!(moves.len(), 3);
    }
}

#[test]
fn a_theorem_and_the_closed_form_agree_at_thousands_of_digits() {
    for k in [0u16, 3] {
        let proof = theorem(&Rules::wythoff(k));
        let game = Wythoff::new(UBig::from(k));
        let a = UBig::from(10u8).pow(5000) / UBig::from(7u8);
        let lost = game.losing_pairs().partner(&a).unwrap();
        for b in [lost.clone(), &lost + UBig::ONE, &a * UBig::from(3u8)] {
            let mut left: Vec<Vec<UBig>> = (game.winning_moves(&a, &b).into_iter())
                .map(|piles| piles.to_vec())
                .collect();
            left.sort();
            let piles = [a.clone(), b];
            let moves = proof.winning_moves(&piles, 10).unwrap();
            assert_eq!(sorted(&moves), left);
            assert_eq!(proof.outcome(&piles).unwrap().is_loss(), left.is_empty());
        }
    }
}

#[test]
fn a_position_with_the_wrong_number_of_piles_is_refused() {
    let proof = theorem(&Rules::nim(3));
    assert!(proof.outcome(&[UBig::ONE]).is_err());
}
