//! What an answer may cost, as `--budget` and `--timeout` say.

use std::ops::ControlFlow;

use wythoff::effort::Budget;
use wythoff::{Effort, Progress, UBig};

use crate::interrupt;
use crate::progress::Bar;
use crate::time_limit::TimeLimit;

/// So many positions, or the usual effort, and so many seconds from the first of them on, with a counter of the
/// positions looked at.
pub(super) fn within(budget: Option<&UBig>, seconds: Option<u64>) -> Effort<'static> {
    let mut bar = Bar::new(None);
    let mut limit = None;
    of_positions(budget).watched(move |progress: Progress| {
        bar.show(progress.done);
        go_on(&mut limit, seconds)
    })
}

/// The same without the counter, for where the screen is used for something else.
pub(super) fn quiet(budget: Option<&UBig>, seconds: Option<u64>) -> Effort<'static> {
    let mut limit = None;
    of_positions(budget).watched(move |_: Progress| go_on(&mut limit, seconds))
}

/// The limit starts with the first question.
fn go_on(limit: &mut Option<TimeLimit>, seconds: Option<u64>) -> ControlFlow<()> {
    let limit = limit.get_or_insert_with(|| TimeLimit::start(seconds));
    match limit.is_over() {
        true => ControlFlow::Break(()),
        false => interrupt::go_on(),
    }
}

fn of_positions(budget: Option<&UBig>) -> Effort<'static> {
    let mut effort = Effort::default();
    if let Some(positions) = budget {
        let positions = usize::try_from(positions).unwrap_or(usize::MAX);
        effort.most_heaps = positions as u64;
        effort.budget = Budget {
            positions,
            // A hundred bytes are more than most positions take.
            bytes: effort.budget.bytes.max(positions.saturating_mul(100)),
        };
    }
    effort
}
