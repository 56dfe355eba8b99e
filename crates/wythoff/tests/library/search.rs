//! The search engine: budgets, loops, cancelling, and values against the rules.

use std::ops::ControlFlow;

use wythoff::game::Visitor;
use wythoff::solve::search::Search;
use wythoff::{
    Budget, Game, IllegalMove, Move, Outcome, Play, Progress, SearchError, UBig, Wythoff,
};

/// One pile whose stones may be put back: not a take-away game.
#[derive(Debug)]
struct Endless;

impl Game for Endless {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        visit(&[(from[0] + 1) % 5])
    }

    fn legal(&self, _: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        unreachable!("a search asks for options, not whether {after:?} is one")
    }
}

#[test]
fn a_loop_is_named() {
    let mut search = Search::new(&Endless);
    assert_eq!(search.outcome(&[3]), Err(SearchError::Loop(vec![3])));
    assert_eq!(search.grundy(&[2]), Err(SearchError::Loop(vec![2])));
}

#[test]
fn a_budget_is_kept_and_a_later_question_is_answered() {
    let game = Wythoff::new(0);
    let mut search = Search::new(&game).with_budget(Budget {
        positions: 10,
        bytes: 1 << 20,
    });
    assert_eq!(
        search.grundy(&[3, 3]),
        Err(SearchError::TooManyPositions(10))
    );
    let mut search = Search::new(&game).with_budget(Budget {
        positions: 1000,
        bytes: 4000,
    });
    assert_eq!(
        search.grundy(&[100, 100]),
        Err(SearchError::TooManyBytes(4000))
    );
    assert_eq!(search.grundy(&[1, 2]), Ok(0));
    // Few positions of many options each.
    let mut search = Search::new(&game).with_budget(Budget {
        positions: 90,
        bytes: 1 << 20,
    });
    assert_eq!(
        search.grundy(&[30, 30]),
        Err(SearchError::TooManyOptions(900))
    );
}

#[test]
fn a_search_can_be_stopped() {
    let game = Wythoff::new(0);
    let mut search = Search::new(&game).watched(|_: Progress| ControlFlow::Break(()));
    assert_eq!(search.outcome(&[30, 30]), Err(SearchError::Cancelled));
}

#[test]
fn outcomes_are_those_of_the_closed_form_and_values_vanish_exactly_there() {
    for k in 0..3 {
        for play in [Play::Normal, Play::Misere] {
            let game = Wythoff::with_play(k, play);
            let mut search = Search::new(&game);
            for (a, b) in (0..25).flat_map(|a| (0..25).map(move |b| (a, b))) {
                assert_eq!(search.outcome(&[a, b]), Ok(game.outcome(&a, &b)));
                let value = search.grundy(&[a, b]);
                match play {
                    Play::Normal => {
                        assert_eq!(
                            value.map(|value| Outcome::from_lost(value == 0)),
                            Ok(game.outcome(&a, &b))
                        )
                    }
                    Play::Misere => assert_eq!(value, Err(SearchError::MisereHasNoGrundyValue)),
                }
            }
        }
    }
}
