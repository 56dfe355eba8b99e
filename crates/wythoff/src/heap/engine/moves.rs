//! The moves of games that take stones and may break the heap in two, by stones taken.

use crate::heap::rules::HeapRules;

/// What may be left after taking so many stones.
#[derive(Debug, Clone)]
pub(super) struct Moves {
    nothing: Vec<usize>,
    one: Vec<usize>,
    two: Vec<usize>,
    /// The two heaps must differ.
    pub(super) unequal: bool,
}

impl Moves {
    /// The moves of a code, those that leave three heaps apart, or of Grundy's game.
    pub(super) fn of(rules: &HeapRules) -> Option<Self> {
        match rules {
            HeapRules::Code(code) => Some(Self {
                nothing: code.taken_leaving(0).collect(),
                one: code.taken_leaving(1).collect(),
                two: code.taken_leaving(2).collect(),
                unequal: false,
            }),
            HeapRules::Grundy => Some(Self {
                nothing: Vec::new(),
                one: Vec::new(),
                two: vec![0],
                unequal: true,
            }),
            _ => None,
        }
    }

    /// Shows the values of the options that leave at most one heap.
    pub(super) fn visit_single(&self, values: &[u32], mut visit: impl FnMut(u32)) {
        let heap = values.len();
        if self.nothing.contains(&heap) {
            visit(0);
        }
        for taken in self.one.iter().take_while(|&&taken| taken < heap) {
            visit(values[heap - taken]);
        }
    }

    /// The totals of two heaps that may be left, and for each the end of the range 1.. of the smaller one.
    pub(super) fn breaks(&self, heap: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let totals = self
            .two
            .iter()
            .map_while(move |&taken| heap.checked_sub(taken));
        totals.filter(|&total| total >= 2).map(|total| {
            let halves = usize::from(!self.unequal || total % 2 == 1);
            (total, total / 2 + halves)
        })
    }
}
