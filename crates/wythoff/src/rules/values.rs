//! Every Grundy value of a box, straight from the clauses.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::memo;
use super::ruleset::Rules;
use crate::watch::{Progress, Watch};

/// The Grundy values of the positions of a box.
///
/// ```
/// use wythoff::{Rules, rules::ValueTable};
/// let table = ValueTable::new(&Rules::wythoff(0), &[3, 3]);
/// assert_eq!(table.value(&[2, 2]), 1);
/// ```
#[derive(Debug, Clone)]
pub struct ValueTable {
    sizes: Vec<u64>,
    /// In the order of the box.
    values: Vec<u32>,
    /// Of positions that are reached from the box, where piles may grow.
    beyond: HashMap<Box<[u64]>, u32>,
}

impl ValueTable {
    /// Tabulates the positions with fewer than `sizes[i]` in pile i, each by its options. Panics if a size is 2³² or more.
    pub fn new(rules: &Rules, sizes: &[u64]) -> Self {
        Self::watched(rules, sizes, &mut ()).expect("nobody asks to stop")
    }

    /// As [`new`](Self::new), watched, every thousand positions; `None`: stopped.
    pub fn watched(rules: &Rules, sizes: &[u64], watch: &mut dyn Watch) -> Option<Self> {
        assert_eq!(sizes.len(), rules.piles(), "one size for each pile");
        if rules.measure().is_some() {
            return Self::reached(rules, sizes, watch);
        }
        let count = sizes.iter().product::<u64>();
        let mut table = Self {
            sizes: sizes.to_vec(),
            values: Vec::with_capacity(count as usize),
            beyond: HashMap::new(),
        };
        let mut position = vec![0; sizes.len()];
        // Where a value was seen last: at the options of which position.
        let mut seen: Vec<u64> = Vec::new();
        for place in 0..count {
            if place % 1024 == 0 && watch.tell(Progress::new(place, count)).is_break() {
                return None;
            }
            let mut rest = place;
            for (pile, size) in position.iter_mut().zip(sizes).rev() {
                *pile = rest % size;
                rest /= size;
            }
            let _ = rules.visit_moves(&position, &mut |option| {
                let value = table.value(option) as usize;
                if seen.len() <= value {
                    seen.resize(value + 1, u64::MAX);
                }
                seen[value] = place;
                ControlFlow::Continue(())
            });
            let mex = seen.iter().take_while(|&&at| at == place).count();
            table.values.push(mex as u32); // fewer than there are positions
        }
        Some(table)
    }

    /// The same where piles may grow: whatever is reached from the box is looked at.
    fn reached(rules: &Rules, sizes: &[u64], watch: &mut dyn Watch) -> Option<Self> {
        let beyond = memo::values(rules, sizes, watch)?;
        let mut position: Vec<u64> = vec![0; sizes.len()];
        let values = (0..sizes.iter().product::<u64>()).map(|place| {
            let mut rest = place;
            for (pile, size) in position.iter_mut().zip(sizes).rev() {
                *pile = rest % size;
                rest /= size;
            }
            beyond[&position[..]]
        });
        Some(Self {
            sizes: sizes.to_vec(),
            values: values.collect(),
            beyond,
        })
    }

    /// The size of the box in each direction.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The value of a position of the box, or of one that is reached from it.
    pub fn value(&self, position: &[u64]) -> u32 {
        if let Some(&value) = self.beyond.get(position) {
            return value;
        }
        let place =
            (position.iter().zip(&self.sizes)).fold(0, |place, (pile, size)| place * size + pile);
        self.values[place as usize]
    }

    /// The values in the order of the box, the last pile growing first.
    pub fn values(&self) -> &[u32] {
        &self.values
    }
}
