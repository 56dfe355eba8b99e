//! The laws of whatever takes long: it tells how far it has come, and stops when it is asked to.

use std::num::NonZeroUsize;
use std::ops::ControlFlow::{Break, Continue};

use wythoff::board::{RowPeriods, fill_grundy, grundy};
use wythoff::heap::NimSequence;
use wythoff::precision::{Formula, Work, count};
use wythoff::rules::{Partners, Table};
use wythoff::solve::board::any;
use wythoff::solve::search::Search;
use wythoff::{Effort, Play, Progress, Rules, Watch, Wythoff, parse_game, parse_sum};

/// Does something long; whether it came to its end.
type Long = fn(&mut dyn Watch) -> bool;

const ALL: [(&str, Long); 11] = [
    ("a table", |watch| {
        let filled = fill_grundy(0, 300, &mut vec![0u16; 300 * 300], one(), watch);
        filled.unwrap().is_continue()
    }),
    ("a value", |watch| {
        grundy(2, 300, 200, watch).unwrap().is_continue()
    }),
    ("rows", |watch| {
        RowPeriods::new(0)
            .extend(7, usize::MAX, watch)
            .is_continue()
    }),
    ("outcomes of any game", |watch| {
        let filled = any::fill_outcomes(&Wythoff::new(1), 40, &mut [0u8; 1600], watch);
        filled.unwrap().is_continue()
    }),
    ("values of heaps", |watch| {
        sequence().extend_to(5000, watch).is_ok()
    }),
    ("a period", |watch| {
        sequence().extend_until_proved(5000, watch).is_ok()
    }),
    ("a count", |watch| {
        let work = Work {
            evaluations: 10_000_000,
            threads: 1,
        };
        let count = count(Formula::Literal3, 0, 1_000_000, work, watch);
        count.stopped_at.is_none()
    }),
    ("a table of rules", |watch| {
        Table::watched(&Rules::wythoff(0), &[50, 50], watch).is_some()
    }),
    ("partners", |watch| {
        Partners::watched(&Rules::wythoff(0), 200_000, watch).is_some()
    }),
    ("a search", |watch| {
        let game = parse_game("subtraction(1..3)").unwrap().rules(Play::Normal);
        let mut search = Search::new(&*game).watched(|progress: Progress| watch.tell(progress));
        search.grundy(&[20_000]).is_ok()
    }),
    ("an answer", |watch| {
        let mut effort = Effort::default().watched(|progress: Progress| watch.tell(progress));
        let sum = parse_sum("wythoff[300, 200] + nim[5]").unwrap();
        sum.analyse(Play::Normal, &mut effort).is_ok()
    }),
];

fn one() -> NonZeroUsize {
    NonZeroUsize::MIN
}

fn sequence() -> NimSequence {
    NimSequence::new("0.6".parse().unwrap())
}

#[test]
fn what_nobody_watches_comes_to_its_end() {
    for (name, long) in ALL {
        assert!(long(&mut ()), "{name}");
    }
}

#[test]
fn what_is_done_never_falls_and_is_never_more_than_there_is() {
    for (name, long) in ALL {
        let mut told: Vec<Progress> = Vec::new();
        let finished = long(&mut |progress: Progress| {
            told.push(progress);
            Continue(())
        });
        assert!(finished && !told.is_empty(), "{name}");
        assert!(told.is_sorted_by_key(|progress| progress.done), "{name}");
        assert!(told.windows(2).all(|two| two[0].of == two[1].of), "{name}");
        for Progress { done, of } in told {
            assert!(of.is_none_or(|of| done <= of), "{name}: {done} of {of:?}");
        }
    }
}

#[test]
fn a_break_is_the_last_that_is_told_and_stops_it() {
    for (name, long) in ALL {
        for patience in [0, 1] {
            let mut told = 0;
            let finished = long(&mut |_: Progress| {
                told += 1;
                if told > patience {
                    Break(())
                } else {
                    Continue(())
                }
            });
            // Some have no more to tell.
            assert!(told == patience + 1 || finished, "{name}");
            assert!(!finished || told <= patience, "{name}: stopped at {told}");
        }
    }
}
