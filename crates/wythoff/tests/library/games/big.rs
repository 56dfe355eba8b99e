//! Piles of a hundred digits: answers agree with each other and with the rules of single moves.

use proptest::prelude::*;
use wythoff::{Effort, Game, Outcome, Play, Position, UBig, solve};

use crate::games::moves::{allows, some_move};
use crate::games::small::{big, game, positions};

/// Games that are answered at any size, with how many piles to try, and the plays.
const GAMES: &[(&str, usize, &[Play])] = &[
    ("nim", 5, BOTH),
    ("staircase", 5, NORMAL),
    ("moore(k=2)", 5, BOTH),
    ("moore(k=3)", 6, BOTH),
    ("bachet(m=3)", 4, BOTH),
    ("bachet(m=10^50)", 4, BOTH),
    ("fibonacci", 2, BOTH),
    ("fibonacci(c=5)", 1, BOTH),
    ("euclid", 2, BOTH),
    ("wythoff", 2, BOTH),
    ("wythoff(k=3)", 2, BOTH),
    ("lasker", 3, NORMAL),
    ("kayles", 3, NORMAL),
    ("dawsons-kayles", 3, NORMAL),
    ("subtraction(2,3,7)", 3, NORMAL),
    ("all-but(2,3,7)", 3, NORMAL),
    ("turning-turtles", 4, NORMAL),
    ("mock-turtles", 4, NORMAL),
    ("ruler", 4, NORMAL),
];
const BOTH: &[Play] = &[Play::Normal, Play::Misere];
const NORMAL: &[Play] = &[Play::Normal];

/// Numbers up to about 10^108, often small or near each other.
fn number() -> impl Strategy<Value = UBig> {
    let long = prop::collection::vec(any::<u8>(), 0..45);
    prop_oneof![
        3 => long.prop_map(|bytes| UBig::from_le_bytes(&bytes)),
        1 => (0u32..20).prop_map(UBig::from),
        1 => (0u32..9).prop_map(|more| UBig::from(10u8).pow(100) + more),
    ]
}

fn analyse(game: &dyn Game, piles: &[UBig]) -> wythoff::Answer {
    let mut effort = Effort::default();
    effort.most_moves = 6;
    solve::analyse(game, &Position(piles.to_vec()), &mut effort).unwrap()
}

/// From a won position winning moves are moves, and leave lost ones; from a lost one every move leaves a won one.
fn check(name: &str, play: Play, piles: &[UBig], choices: &[UBig]) {
    let rules = game(name, play);
    let answer = analyse(&*rules, piles);
    let what = format!("{name} {play:?} {piles:?}");
    if answer.outcome == Outcome::Loss {
        assert!(answer.moves.is_empty() && !answer.moves.more(), "{what}");
        for choice in choices {
            let Some(to) = some_move(name, piles, choice) else {
                continue;
            };
            assert!(allows(name, piles, &to), "{what} {to:?}");
            assert_eq!(analyse(&*rules, &to).outcome, Outcome::Win, "{what} {to:?}");
        }
    }
    for to in answer.moves.positions() {
        assert!(allows(name, piles, to.piles()), "{what} to {to}");
        check(name, play, to.piles(), choices);
    }
    let is_over = choices
        .iter()
        .all(|choice| some_move(name, piles, choice).is_none());
    if answer.outcome == Outcome::Win && !is_over {
        assert!(!answer.moves.is_empty() || answer.moves.more(), "{what}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn big_answers_agree_with_the_rules_of_single_moves(
        numbers in prop::collection::vec(number(), 6),
        choices in prop::collection::vec(number(), 4),
    ) {
        for (name, piles, plays) in GAMES {
            for play in *plays {
                let piles = &numbers[..*piles];
                if game(name, *play).check(piles).is_ok() {
                    check(name, *play, piles, &choices);
                }
            }
        }
    }
}

/// The piles times 10^100-odd, a power of 2.
fn scaled(piles: &[UBig]) -> Vec<UBig> {
    piles.iter().map(|pile| pile << 340).collect()
}

#[test]
fn games_of_bits_and_of_ratios_scale() {
    for name in [
        "nim",
        "staircase",
        "moore(k=2)",
        "moore(k=3)",
        "euclid",
        "fibonacci(c=1)",
        "turning-turtles",
    ] {
        let game = game(name, Play::Normal);
        for piles in positions(&*game) {
            // The opening of Fibonacci Nim depends on one stone more or less.
            if piles.is_empty() || name.starts_with("fibonacci") && piles.len() == 1 {
                continue;
            }
            let small = analyse(&*game, &big(&piles));
            let large = analyse(&*game, &scaled(&big(&piles)));
            assert_eq!(large.outcome, small.outcome, "{name} {piles:?}");
            let expected = small.moves.positions().map(|to| scaled(to.piles()));
            let found = large.moves.positions().map(|to| to.piles().to_vec());
            assert!(found.eq(expected), "{name} {piles:?}");
        }
    }
}

#[test]
fn far_heaps_have_the_value_their_period_gives() {
    let far = UBig::from(10u8).pow(100);
    for (name, period) in [
        ("kayles", 12u32),
        ("dawsons-kayles", 34),
        ("subtraction(1,3,4)", 7),
    ] {
        let game = game(name, Play::Normal);
        let value = |heap: &UBig| {
            let position = Position(vec![heap.clone()]);
            let valued = solve::valued(&*game, &position, &mut Effort::default());
            valued.unwrap().value()
        };
        for more in 0..period {
            let far = &far + more;
            let near = 10 * period + &far % period;
            assert_eq!(value(&far), value(&near.into()), "{name} {far}");
        }
    }
}
