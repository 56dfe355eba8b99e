//! The values of positions and of all that can be reached from them, where no box is closed under moves.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::ruleset::Rules;
use crate::watch::{Progress, Watch};

/// So many positions are remembered at most.
const MOST: usize = 20_000_000;

/// The Grundy values of a box and of everything reached from it; `None`: stopped, or too many positions.
pub(super) fn values(
    rules: &Rules,
    sizes: &[u64],
    watch: &mut dyn Watch,
) -> Option<HashMap<Box<[u64]>, u32>> {
    let mut known: HashMap<Box<[u64]>, u32> = HashMap::new();
    let count: u64 = sizes.iter().product();
    for place in 0..count {
        if place % 64 == 0 && watch.tell(Progress::new(place, count)).is_break() {
            return None;
        }
        let mut rest = place;
        let mut start: Box<[u64]> = sizes.into();
        for (pile, size) in start.iter_mut().zip(sizes).rev() {
            *pile = rest % size;
            rest /= size;
        }
        // A position waits until its options are known; a measure falls on the way, so the list is not endless.
        let mut waiting = vec![start];
        while let Some(position) = waiting.last().cloned() {
            if known.contains_key(&position) {
                waiting.pop();
                continue;
            }
            let (mut seen, mut ready) = (Vec::new(), true);
            let _ = rules.visit_moves(&position, &mut |option| {
                match known.get(option) {
                    Some(&value) => seen.push(value),
                    None => {
                        ready = false;
                        waiting.push(option.into());
                    }
                }
                match waiting.len() + known.len() < MOST {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            });
            if waiting.len() + known.len() >= MOST {
                return None;
            }
            if ready {
                seen.sort_unstable();
                seen.dedup();
                let mex = (0u32..)
                    .zip(&seen)
                    .take_while(|(n, value)| n == *value)
                    .count();
                known.insert(position, mex as u32); // fewer than options
                waiting.pop();
            }
        }
    }
    Some(known)
}
