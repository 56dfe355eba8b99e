//! The laws of k-Wythoff against the rules themselves: every position up to 200 × 200, k = 0..8, both plays.

use std::ops::ControlFlow;

use wythoff::theory::wythoff::arithmetic::DigitPairs;
use wythoff::theory::wythoff::recursive::MexPairs;
use wythoff::{Game, Outcome, Play, UBig, Wythoff};

const SIZE: u64 = 200;
const PLAYS: [Play; 2] = [Play::Normal, Play::Misere];

fn games() -> impl Iterator<Item = Wythoff> {
    (0..=8).flat_map(|k| PLAYS.map(|play| Wythoff::with_play(k, play)))
}

/// Who wins every position below `SIZE`, from the rules alone.
///
/// Losing positions are few, so each one marks the positions that can move to it.
fn lost_by_the_rules(game: &Wythoff) -> Vec<Vec<bool>> {
    let size = SIZE as usize;
    let mut lost = vec![vec![false; size]; size];
    for a in 0..size {
        for b in 0..size {
            let mut stuck = true;
            let moved = game.visit_options(&[a as u64, b as u64], &mut |to| {
                stuck = false;
                if lost[to[0] as usize][to[1] as usize] {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            lost[a][b] = if stuck {
                game.play() == Play::Normal
            } else {
                moved.is_continue()
            };
        }
    }
    lost
}

#[test]
fn outcomes_and_winning_moves_are_what_the_rules_say() {
    for game in games() {
        let lost = lost_by_the_rules(&game);
        let big = Wythoff::with_play(UBig::from(*game.k()), game.play());
        let digits = DigitPairs::new(big.k().clone(), game.play());
        for a in 0..SIZE {
            for b in 0..SIZE {
                let expected = Outcome::from_lost(lost[a as usize][b as usize]);
                assert_eq!(game.outcome(&a, &b), expected, "{game:?} ({a}, {b})");
                assert_eq!(
                    Outcome::from_lost(digits.contains(&a.into(), &b.into())),
                    expected,
                    "{digits:?} ({a}, {b})"
                );
                check_moves(&game, &big, &lost, a, b);
            }
        }
    }
}

fn check_moves(game: &Wythoff, big: &Wythoff<UBig>, lost: &[Vec<bool>], a: u64, b: u64) {
    let mut expected = Vec::new();
    let _ = game.visit_options(&[a, b], &mut |to| {
        if lost[to[0] as usize][to[1] as usize] {
            expected.push([to[0], to[1]]);
        }
        ControlFlow::Continue(())
    });
    expected.sort();
    expected.dedup();
    let mut found = game.winning_moves(&a, &b).to_vec();
    found.sort();
    assert_eq!(found, expected, "{game:?} ({a}, {b})");
    let (a, b) = (UBig::from(a), UBig::from(b));
    let mut found: Vec<_> = big.winning_moves(&a, &b).into_iter().collect();
    found.sort();
    let expected: Vec<_> = expected
        .into_iter()
        .map(|position| position.map(UBig::from))
        .collect();
    assert_eq!(found, expected, "{big:?} ({a}, {b})");
    assert_eq!(
        big.outcome(&a, &b).is_loss(),
        lost[usize::try_from(&a).unwrap()][usize::try_from(&b).unwrap()]
    );
}

#[test]
fn the_recursive_front_enumerates_the_pairs_of_the_other_two() {
    for game in games() {
        let big = Wythoff::with_play(UBig::from(*game.k()), game.play());
        let digits = DigitPairs::new(big.k().clone(), game.play());
        let pairs: Vec<_> = MexPairs::new(*game.k(), game.play()).take(3000).collect();
        assert_eq!(pairs.len(), 3000, "{game:?}");
        for (n, (a, b)) in (0..).zip(pairs) {
            assert_eq!(
                game.losing_pairs().pair(&n),
                Some((a, b)),
                "{game:?} pair {n}"
            );
            assert_eq!(
                digits.pair(&n.into()),
                (a.into(), b.into()),
                "{digits:?} pair {n}"
            );
            assert_eq!(game.losing_pairs().index_of(&b, &a), Some(n));
            assert_eq!(
                game.losing_pairs().partner(&a),
                Some(b),
                "{game:?} partner of {a}"
            );
            assert_eq!(
                game.losing_pairs().partner(&b),
                Some(a),
                "{game:?} partner of {b}"
            );
            let (n, a, b) = (UBig::from(n), UBig::from(a), UBig::from(b));
            assert_eq!(big.losing_pairs().pair(&n), Some((a.clone(), b.clone())));
            assert_eq!(big.losing_pairs().partner(&a), Some(b.clone()));
            assert_eq!(big.losing_pairs().partner(&b), Some(a.clone()));
            assert_eq!(big.losing_pairs().index_of(&a, &b), Some(n));
        }
    }
}
