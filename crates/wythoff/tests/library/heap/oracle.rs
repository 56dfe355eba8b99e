//! Values straight from the definition, for comparison.

use std::collections::HashSet;
use std::ops::ControlFlow;

use wythoff::heap::HeapRules;

/// g(0), …, g(last): each the least natural that is no option's nim-sum.
pub(crate) fn values(rules: &HeapRules, last: u64) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=last {
        let mut options = HashSet::new();
        let _ = rules.visit_heap_options(heap, &mut |heaps| {
            let nim_sum = heaps
                .iter()
                .fold(0, |sum, &heap| sum ^ values[heap as usize]);
            options.insert(nim_sum);
            ControlFlow::Continue(())
        });
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}
