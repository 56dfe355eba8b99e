//! Which moves are legal, against the options the rules show, for every game and all small positions.

use std::collections::BTreeSet;

use wythoff::{Effort, Game, IllegalMove, Move, Play, Position, UBig, parse_game, solve};

use crate::games::laws::options;
use crate::games::small::{big, game, names, positions};

/// So many stones of candidates are paired with so many of positions: all pairs within a second or two.
const STONES: u64 = 9;

#[test]
fn a_move_is_legal_exactly_if_the_rules_show_where_it_leads() {
    for name in names() {
        for play in [Play::Normal, Play::Misere] {
            let game = game(&name, play);
            let mut small = positions(&*game);
            small.retain(|position| position.iter().sum::<u64>() <= STONES);
            // Beyond the small positions, all that a move leads to: heaps that break have more piles.
            let mut candidates: BTreeSet<Vec<u64>> = small.iter().cloned().collect();
            small
                .iter()
                .for_each(|from| candidates.extend(options(&*game, from)));
            for before in &small {
                let options = options(&*game, before);
                let before = big(before);
                for after in &candidates {
                    let what = format!("{name} {play:?} {before:?} to {after:?}");
                    match game.legal(&before, &big(after)) {
                        Ok(action) if options.contains(after) => {
                            assert_eq!(action.applied_to(&before), big(after), "{what}");
                        }
                        // Written more loosely than the rules write it.
                        Ok(action) => {
                            let leads_to = words(&action.applied_to(&before));
                            assert!(options.contains(&leads_to), "{what}: {action:?}");
                            assert!(is_the_same(&*game, &leads_to, after), "{what}: {action:?}");
                        }
                        Err(error) => assert!(!options.contains(after), "{what}: {error:?}"),
                    }
                }
            }
        }
    }
}

fn words(piles: &[UBig]) -> Vec<u64> {
    let words = piles.iter().map(|pile| u64::try_from(pile).unwrap());
    words.collect()
}

/// Whether two lists are one position: heaps in another order, or the limit on the next take left out.
fn is_the_same(game: &dyn Game, written: &[u64], loose: &[u64]) -> bool {
    let simple = |position: &[u64]| {
        let mut position = position.to_vec();
        game.simplify(&mut position);
        position
    };
    simple(written) == simple(loose) || (loose.len() == 1 && written[0] == loose[0])
}

#[test]
fn winning_moves_of_huge_positions_are_legal() {
    let (mut asked, huge) = (0, [10u8, 11, 13].map(|base| UBig::from(base).pow(40)));
    for name in names() {
        for play in [Play::Normal, Play::Misere] {
            let game = game(&name, play);
            for piles in 1..=3 {
                let position = Position(huge[..piles].to_vec());
                let effort = &mut Effort::default();
                effort.most_moves = 3;
                effort.most_heaps = 10_000;
                if game.check(position.piles()).is_err() {
                    continue;
                }
                // What only a search would answer is out of reach.
                let Ok(answer) = solve::analyse(&*game, &position, effort) else {
                    continue;
                };
                for to in answer.moves.positions() {
                    let action = game.legal(position.piles(), to.piles());
                    let action = action.unwrap_or_else(|error| panic!("{name} {to}: {error:?}"));
                    assert_eq!(action.applied_to(position.piles()), to.piles(), "{name}");
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 100, "{asked} winning moves");
}

#[test]
fn the_position_left_tells_the_move() {
    let take = |amounts: &[u64]| Move::Take {
        amounts: big(amounts),
    };
    let broken = |pile, amount: u64, parts: &[u64]| Move::Break {
        pile,
        amount: amount.into(),
        parts: big(parts),
    };
    let cases: [(&str, &[u64], &[u64], Move); 9] = [
        ("nim", &[3, 4], &[3, 1], take(&[0, 3])),
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
            &[1, 2, 3],
            Move::Turn {
                places: big(&[2, 3, 4]),
            },
        ),
        ("kayles", &[9], &[3, 4], broken(1, 2, &[3, 4])),
        ("kayles", &[5, 9, 5], &[5, 2, 5, 5], broken(2, 2, &[2, 5])),
        ("kayles", &[5, 5], &[3, 5], take(&[2, 0])),
        ("0x8.0", &[9], &[1, 2, 6], broken(1, 0, &[1, 2, 6])),
    ];
    for (name, before, after, expected) in cases {
        let game = parse_game(name).unwrap().rules(Play::Normal);
        let action = game.legal(&big(before), &big(after));
        assert_eq!(action, Ok(expected), "{name}");
    }
    assert_eq!(take(&[1, 0]).taken(), Some(&big(&[1, 0])[..]));
    assert_eq!(broken(1, 2, &[3]).taken(), None);
}

#[test]
fn what_is_no_move_says_why() {
    let cases: [(&str, &[u64], &[u64], IllegalMove); 5] = [
        ("nim", &[3, 4], &[3, 4], IllegalMove::Nothing),
        ("nim", &[3, 4], &[3, 5], IllegalMove::Grows { pile: 2 }),
        (
            "nim",
            &[3, 4],
            &[2, 3],
            IllegalMove::TooManyPiles {
                changed: 2,
                most: UBig::ONE,
            },
        ),
        ("euclid", &[3, 4], &[2, 4], IllegalMove::FromSmaller),
        (
            "ruler",
            &[1, 4],
            &[1, 5],
            IllegalMove::NotAHead { place: 5u8.into() },
        ),
    ];
    for (name, before, after, expected) in cases {
        let game = parse_game(name).unwrap().rules(Play::Normal);
        let refused = game.legal(&big(before), &big(after));
        assert_eq!(refused, Err(expected), "{name}");
    }
}
