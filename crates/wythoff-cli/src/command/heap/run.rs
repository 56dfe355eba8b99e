//! Finding the values: with a bar, with checkpoints, and with an eye on Ctrl-C.

use std::ops::ControlFlow;
use std::path::Path;

use wythoff::solve::heap::{
    CheckpointError, ExtendError, HeapRules, LARGEST_HEAP, NimSequence, Progress as Reached,
};

use crate::checkpoint::{self, Interval};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::text::Message;
use crate::{complaint, interrupt, memory};

/// The values of an earlier run, if there was one that left a checkpoint.
pub(super) fn take_up(rules: HeapRules, path: Option<&Path>) -> Result<NimSequence, Failure> {
    let Some(path) = path else {
        return Ok(NimSequence::new(rules));
    };
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

/// Finds the values up to a heap, or until a period is proved if that is asked.
pub(super) fn extend(
    sequence: &mut NimSequence,
    to: u64,
    until_proved: bool,
    path: Option<&Path>,
) -> Result<(), Failure> {
    if path.is_some() {
        interrupt::listen();
    }
    if !until_proved && to <= LARGEST_HEAP.into() {
        memory::check(sequence.bytes_needed(to).into())?;
    }
    let mut progress = Progress::new(Some(to));
    let mut interval = Interval::new();
    loop {
        let mut watch = |reached: Reached| {
            progress.show(reached.heap);
            if path.is_some() && (interrupt::is_asked() || interval.is_over()) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let extended = if until_proved {
            sequence.extend_until_proved(to, &mut watch)
        } else {
            sequence.extend_to(to, &mut watch)
        };
        if let (Ok(()) | Err(ExtendError::Stopped), Some(path)) = (&extended, path) {
            checkpoint::write(path, |file| sequence.write_checkpoint(file))?;
        }
        match (extended, path) {
            (Ok(()), _) => return Ok(()),
            (Err(ExtendError::Stopped), Some(path)) if interrupt::is_asked() => {
                return Err(checkpoint::stopped(path));
            }
            (Err(ExtendError::Stopped), _) => interval.next(),
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
