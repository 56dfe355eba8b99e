//! Rare and common values: the sparse spaces of Winning Ways, chapter 4.

/// A partition of the values into rare and common, and the heaps with rare values.
///
/// A value is *common* if an odd number of the bits of `mask` are set in it, *rare* otherwise. Then rare ⊕ rare and
/// common ⊕ common are rare, and a common value can only be rare ⊕ common. So the common values of the options that
/// break a heap in two are all found by looking at the pairs with a rare part, and if such parts are few, quickly.
/// This holds for every mask; a good one makes few heaps rare.
#[derive(Debug, Clone)]
pub(in crate::heap) struct RareHeaps {
    mask: u16,
    /// The heaps, ascending, and their values.
    heaps: Vec<(u32, u16)>,
}

impl RareHeaps {
    /// The partition with the fewest rare heaps among those given, which are heaps 1, 2, 3, …
    pub(in crate::heap) fn fewest(values: &[u16]) -> Self {
        let largest = values.iter().copied().max().unwrap_or(0);
        let mut counts = vec![0i64; (usize::from(largest) + 1).next_power_of_two()];
        for &value in values {
            counts[usize::from(value)] += 1;
        }
        walsh_hadamard(&mut counts);
        // Now counts[mask] is the number of rare heaps less that of common ones; mask 0 makes all rare.
        let mask = (0..counts.len()).min_by_key(|&mask| counts[mask]);
        let mut rare = Self {
            mask: mask.expect("there is mask 0") as u16, // at most the largest value
            heaps: Vec::new(),
        };
        for (heap, &value) in (1..).zip(values) {
            rare.push(heap, value);
        }
        rare
    }

    /// The mask; the rare heaps and their values.
    pub(in crate::heap) fn into_parts(self) -> (u16, Vec<(u32, u16)>) {
        (self.mask, self.heaps)
    }

    pub(super) fn is_common(&self, value: u16) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }

    pub(super) fn push(&mut self, heap: u32, value: u16) {
        if !self.is_common(value) {
            self.heaps.push((heap, value));
        }
    }

    /// How many heaps are rare.
    pub(super) fn count(&self) -> usize {
        self.heaps.len()
    }

    /// The rare heaps that can be one of two parts of a total, and their values; `unequal`: not the half.
    pub(super) fn partners(&self, total: usize, unequal: bool) -> [&[(u32, u16)]; 2] {
        let until = |end: usize| {
            self.heaps
                .partition_point(|&(heap, _)| (heap as usize) < end)
        };
        let end = until(total);
        if !unequal || total % 2 == 1 {
            return [&self.heaps[..end], &[]];
        }
        let half = total / 2;
        [
            &self.heaps[..until(half)],
            &self.heaps[until(half + 1)..end],
        ]
    }
}

/// Replaces `counts[v]` by the sum over v of ± counts[v], + where v and the index share an even number of bits.
fn walsh_hadamard(counts: &mut [i64]) {
    let mut half = 1;
    while half < counts.len() {
        for block in counts.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_transform_counts_rare_less_common() {
        let values = [0u16, 3, 5, 5, 6, 2, 7, 1, 4, 4, 4];
        let mut counts = vec![0; 8];
        for value in values {
            counts[usize::from(value)] += 1;
        }
        walsh_hadamard(&mut counts);
        for mask in 0..8u16 {
            let sign = |value: &u16| 1 - 2 * i64::from((value & mask).count_ones() % 2);
            let expected: i64 = values.iter().map(sign).sum();
            assert_eq!(counts[usize::from(mask)], expected, "mask {mask}");
        }
    }

    #[test]
    fn the_partition_has_the_fewest_rare_heaps() {
        // Common with mask 1: odd values. Every other mask has more rare ones.
        let rare = RareHeaps::fewest(&[1, 3, 5, 7, 1, 3, 4]);
        assert_eq!(rare.heaps, [(7, 4)]);
        assert!(rare.is_common(5) && !rare.is_common(4));
    }

    #[test]
    fn partners_are_below_the_total_and_not_its_half() {
        let rare = RareHeaps {
            mask: 0,
            heaps: (1..10).map(|heap| (heap, 0)).collect(),
        };
        let heaps = |total, unequal| rare.partners(total, unequal).concat().len();
        assert_eq!([heaps(6, false), heaps(7, true), heaps(6, true)], [5, 6, 4]);
        assert_eq!(rare.partners(6, true)[1], [(4, 0), (5, 0)]);
    }
}
