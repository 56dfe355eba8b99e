//! What a move does, read off the positions before and after it, leads from the one to the other.

use std::collections::BTreeSet;

use wythoff::explain::Move;
use wythoff::{UBig, parse_game};

use super::{GAMES, options, positions};

fn big(numbers: &[u8]) -> Vec<UBig> {
    numbers.iter().map(|&number| number.into()).collect()
}

/// The position after a move.
fn after(action: &Move, before: &[UBig]) -> Vec<UBig> {
    let mut piles = before.to_vec();
    match action {
        Move::Take { amounts } => {
            assert_eq!(amounts.len(), piles.len());
            for (pile, amount) in piles.iter_mut().zip(amounts) {
                *pile -= amount;
            }
        }
        Move::TakeAndLimit { amount, limit } => return vec![&piles[0] - amount, limit.clone()],
        Move::Break {
            pile,
            amount,
            parts,
        } => {
            let left: UBig = parts.iter().sum();
            assert_eq!(left + amount, piles[pile - 1]);
            piles.splice(pile - 1..*pile, parts.iter().cloned());
        }
        Move::Step { stair, coins } => {
            piles[stair - 1] -= coins;
            if *stair > 1 {
                piles[stair - 2] += coins;
            }
        }
        Move::Turn { places } => {
            let turned: BTreeSet<&UBig> = places.iter().collect();
            piles = (&before.iter().collect::<BTreeSet<_>>() ^ &turned)
                .into_iter()
                .cloned()
                .collect();
        }
    }
    piles
}

#[test]
fn a_move_read_off_two_positions_leads_from_one_to_the_other() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        for before in positions(&game, piles, most.min(6)) {
            for option in options(&game, &before) {
                let action = Move::between(&game, &before, &option);
                assert_eq!(
                    after(&action, &before),
                    option,
                    "{name} {before:?} {action:?}"
                );
            }
        }
    }
}

#[test]
fn the_position_left_tells_the_move() {
    let take = |amounts: &[u8]| Move::Take {
        amounts: big(amounts),
    };
    let broken = |pile, amount: u8, parts: &[u8]| Move::Break {
        pile,
        amount: amount.into(),
        parts: big(parts),
    };
    let cases: [(&str, &[u8], &[u8], Move); 9] = [
        ("nim", &[3, 4], &[3, 1], take(&[0, 3])),
        ("nim", &[], &[], take(&[])),
        ("moore(k=2)", &[1, 2, 3], &[0, 2, 1], take(&[1, 0, 2])),
        (
            "fibonacci",
            &[12],
            &[11, 2],
            Move::TakeAndLimit {
                amount: UBig::ONE,
                limit: 2u8.into(),
            },
        ),
        (
            "staircase",
            &[2, 5, 3],
            &[2, 7, 1],
            Move::Step {
                stair: 3,
                coins: 2u8.into(),
            },
        ),
        (
            "ruler",
            &[1, 4],
            &[3],
            Move::Turn {
                places: big(&[1, 3, 4]),
            },
        ),
        ("kayles", &[9], &[3, 4], broken(1, 2, &[3, 4])),
        ("kayles", &[5, 9, 5], &[5, 2, 5, 5], broken(2, 2, &[2, 5])),
        ("0x8.0", &[9], &[1, 2, 6], broken(1, 0, &[1, 2, 6])),
    ];
    for (name, before, after, expected) in cases {
        let game = parse_game(name).unwrap();
        let action = Move::between(&game, &big(before), &big(after));
        assert_eq!(action, expected, "{name}");
    }
    assert_eq!(take(&[1, 0]).taken(), Some(&big(&[1, 0])[..]));
    assert_eq!(broken(1, 2, &[3]).taken(), None);
}
