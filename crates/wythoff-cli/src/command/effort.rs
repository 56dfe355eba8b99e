//! What an answer may cost, as `--budget` says.

use std::ops::ControlFlow;

use wythoff::effort::Budget;
use wythoff::{Effort, UBig};

use crate::progress::Progress;

/// So many positions, or the usual effort, with a counter of the positions looked at.
pub(super) fn within(budget: Option<&UBig>) -> Effort<'static> {
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
    let mut progress = Progress::new(None);
    effort.with_progress(move |done| {
        progress.show(done as u64);
        ControlFlow::Continue(())
    })
}
