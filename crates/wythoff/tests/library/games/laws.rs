//! Answers against the rules, for every game and all small positions.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use wythoff::solve::{self, search::Search};
use wythoff::{Effort, Game, Moves, Outcome, Play, Position, UBig};

use crate::games::small::{big, game, names, positions};

pub(crate) fn options(game: &dyn Game, position: &[u64]) -> BTreeSet<Vec<u64>> {
    let mut options = BTreeSet::new();
    let _ = game.visit_options(position, &mut |option| {
        options.insert(option.to_vec());
        ControlFlow::Continue(())
    });
    options
}

/// The positions the moves leave as a set; they must not list any twice.
fn set(moves: &Moves) -> BTreeSet<Vec<UBig>> {
    let set: BTreeSet<_> = moves.positions().map(|to| to.piles().to_vec()).collect();
    assert_eq!(set.len(), moves.len(), "each once: {moves:?}");
    set
}

#[test]
fn outcomes_and_winning_moves_are_what_the_rules_say() {
    for name in names() {
        for play in [Play::Normal, Play::Misere] {
            let game = game(&name, play);
            assert_eq!(game.play(), play, "{name}");
            let mut search = Search::new(&*game);
            for position in positions(&*game) {
                let what = format!("{name} {play:?} {position:?}");
                let outcome = search.outcome(&position).unwrap();
                let winning: BTreeSet<_> = options(&*game, &position)
                    .into_iter()
                    .filter(|option| search.outcome(option) == Ok(Outcome::Loss))
                    .map(|option| big(&option))
                    .collect();
                let position = Position(big(&position));
                let effort = &mut Effort::default();
                let answer = solve::analyse(&*game, &position, effort).unwrap();
                assert_eq!(answer.outcome, outcome, "{what}");
                assert_eq!(set(&answer.moves), winning, "{what}");
                assert!(!answer.moves.more(), "{what}");
            }
        }
    }
}

#[test]
fn values_and_the_options_of_each_value_are_what_the_rules_say() {
    for name in names() {
        let game = game(&name, Play::Normal);
        let mut search = Search::new(&*game);
        for position in positions(&*game) {
            let what = format!("{name} {position:?}");
            let value = search.grundy(&position).unwrap();
            let mut by_value: BTreeMap<u64, BTreeSet<Vec<UBig>>> = BTreeMap::new();
            for option in options(&*game, &position) {
                let value = search.grundy(&option).unwrap();
                by_value.entry(value).or_default().insert(big(&option));
            }
            let position = Position(big(&position));
            let valued = solve::valued(&*game, &position, &mut Effort::default()).unwrap();
            assert_eq!(valued.value(), UBig::from(value), "{what}");
            for wanted in 0..value + 4 {
                let found = valued.options_of_value(&wanted.into(), 1000).unwrap();
                let expected = by_value.remove(&wanted).unwrap_or_default();
                assert_eq!(set(&found), expected, "{what} to {wanted}");
                assert!(!found.more());
            }
        }
    }
}

#[test]
fn lists_are_cut_short_only_when_there_is_more() {
    for name in names() {
        for play in [Play::Normal, Play::Misere] {
            let game = game(&name, play);
            for position in positions(&*game) {
                let position = Position(big(&position));
                let all = solve::analyse(&*game, &position, &mut Effort::default()).unwrap();
                for most in 0..4 {
                    let mut effort = Effort::default();
                    effort.most_moves = most;
                    let some = solve::analyse(&*game, &position, &mut effort).unwrap();
                    let what = format!("{name} {play:?} {position} {most}");
                    let count = all.moves.len();
                    assert_eq!(some.moves.len(), count.min(most), "{what}");
                    assert_eq!(some.moves.more(), count > most, "{what}");
                    assert!(set(&some.moves).is_subset(&set(&all.moves)), "{what}");
                }
            }
        }
    }
}
