//! Finding the values: with a bar, with checkpoints, and with an eye on Ctrl-C.

use std::ops::ControlFlow;
use std::path::Path;

use wythoff::Progress;
use wythoff::heap::{CheckpointError, ExtendError, HeapRules, LARGEST_HEAP, NimSequence};

use crate::checkpoint::{self, Keeper};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::time_limit::TimeLimit;
use crate::{atomic_file, interrupt, memory};
use wythoff_show::{Message, complaint};

/// The values of an earlier run, if there was one that left a checkpoint.
pub(super) fn take_up(rules: HeapRules, path: Option<&Path>) -> Result<NimSequence, Failure> {
    let Some(path) = path else {
        return Ok(NimSequence::new(rules));
    };
    atomic_file::probe(path)?;
    let Some(mut file) = checkpoint::open(path)? else {
        return Ok(NimSequence::new(rules));
    };
    let sequence = NimSequence::read_checkpoint(&mut file).map_err(|error| match error {
        CheckpointError::Read(error) => Failure::reading(&path.display().to_string(), error),
        CheckpointError::NotACheckpoint => {
            checkpoint::unfit(path, Message::new("checkpoint-foreign"))
        }
        CheckpointError::UnknownVersion(_) => {
            checkpoint::unfit(path, Message::new("checkpoint-version"))
        }
        CheckpointError::Damaged => checkpoint::unfit(path, Message::new("checkpoint-damaged")),
        other => checkpoint::unfit(path, complaint::as_it_is(&other)),
    })?;
    if *sequence.rules() != rules {
        let other = Message::new("checkpoint-other")
            .with("found", sequence.rules().to_string())
            .with("expected", rules.to_string());
        return Err(checkpoint::unfit(path, other));
    }
    Ok(sequence)
}

/// What the values are found for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    /// To be printed, all that were asked for.
    Values,
    /// Until a period is proved.
    Period,
    /// To be looked at, as many as there are when the time is up.
    Sparse,
}

/// How the finding of values ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// They are what was asked for.
    Done,
    /// The time was up before a period was proved, or all were found that were to be looked at.
    Late,
}

/// Finds the values up to a heap, or until a period is proved if that is asked.
pub(super) fn extend(
    sequence: &mut NimSequence,
    to: u64,
    goal: Goal,
    limit: Option<TimeLimit>,
    keeper: &mut Keeper<'_>,
) -> Result<End, Failure> {
    if keeper.path().is_some() {
        interrupt::listen();
    }
    if goal != Goal::Period && to <= LARGEST_HEAP.into() {
        memory::check(sequence.bytes_needed(to).into())?;
    }
    let is_late = || limit.is_some_and(|limit| limit.is_over());
    let mut bar = Bar::new(Some(to));
    loop {
        let mut watch = |progress: Progress| {
            bar.show(progress.done);
            let is_stopped = keeper.path().is_some() && interrupt::is_asked();
            if is_stopped || keeper.is_due() || is_late() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let extended = if goal == Goal::Period {
            sequence.extend_until_proved(to, &mut watch)
        } else {
            sequence.extend_to(to, &mut watch)
        };
        if let Ok(()) | Err(ExtendError::Stopped) = &extended {
            keeper.write(|file| sequence.write_checkpoint(file));
        }
        match (extended, keeper.path()) {
            (Ok(()), _) => return Ok(End::Done),
            (Err(ExtendError::Stopped), Some(_)) if interrupt::is_asked() => {
                return Err(keeper.stopped().expect("there is a file"));
            }
            (Err(ExtendError::Stopped), _) if is_late() && goal != Goal::Values => {
                return Ok(End::Late);
            }
            (Err(ExtendError::Stopped), _) if is_late() => {
                return Err(Failure::Input(Message::new("error-time")));
            }
            (Err(ExtendError::Stopped), _) => {}
            (Err(ExtendError::AnotherValue { heap, read, right }), Some(path)) => {
                let wrong = Message::new("checkpoint-wrong")
                    .with("heap", heap.to_string())
                    .with("read", read.to_string())
                    .with("right", right.to_string());
                return Err(checkpoint::unfit(path, wrong));
            }
            (Err(error), _) => return Err(failure(&error)),
        }
    }
}

fn failure(error: &ExtendError) -> Failure {
    match error {
        ExtendError::OutOfMemory { bytes } => memory::refused(u128::from(*bytes)),
        ExtendError::HeapTooLarge(_) => {
            let message = Message::new("error-heap-too-large");
            Failure::Input(message.with("limit", LARGEST_HEAP.to_string()))
        }
        other => Failure::Input(complaint::as_it_is(other)),
    }
}
