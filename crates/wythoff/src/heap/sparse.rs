//! The sparse space of a nim-sequence: which values are rare, and the heaps that have them.

use super::engine::RareHeaps;
use super::sequence::NimSequence;

/// The values of a sequence parted into rare and common ones, as in Winning Ways, chapter 4.
///
/// A value is *rare* if an even number of the bits of the mask are set in it. Two rare values, and two common ones,
/// have a rare nim-sum. Of all such partitions this one makes the fewest of the heaps known rare; where they stay few, or
/// come to an end, a period is to be hoped for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SparseSpace {
    /// The bits that decide.
    pub mask: u16,
    /// The heaps with a rare value, ascending, from heap 1 on, and their values.
    pub rare: Vec<(u32, u16)>,
}

impl NimSequence {
    /// The partition of the values found so far with the fewest rare heaps; `None` where a value has more than 16 bits.
    ///
    /// ```
    /// use wythoff::heap::{HeapRules, NimSequence};
    /// let mut kayles = NimSequence::new(HeapRules::kayles());
    /// kayles.extend_to(1000, &mut ())?;
    /// let space = kayles.sparse_space().unwrap();
    /// assert_eq!(space.mask, 0b1111);
    /// assert_eq!(space.rare.last(), Some(&(70, 6)));
    /// # Ok::<(), wythoff::heap::ExtendError>(())
    /// ```
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        let words = self.values[1..]
            .iter()
            .map(|&value| u16::try_from(value).ok());
        let words: Vec<u16> = words.collect::<Option<_>>()?;
        let (mask, rare) = RareHeaps::fewest(&words).into_parts();
        Some(SparseSpace { mask, rare })
    }

    /// The largest value found so far, and the first heap that has it.
    pub fn largest_value(&self) -> (u32, u64) {
        let (mut largest, mut at) = (0, 0);
        for (heap, &value) in (0..).zip(&self.values) {
            if value > largest {
                (largest, at) = (value, heap);
            }
        }
        (largest, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_other_mask_makes_fewer_heaps_rare() {
        for game in ["0.77", "0.6", "0.16", "0.007", "grundy", "lasker"] {
            let mut sequence = NimSequence::new(game.parse().unwrap());
            sequence.extend_to(500, &mut ()).unwrap();
            let space = sequence.sparse_space().unwrap();
            let rare = |mask: u32| {
                let values = sequence.values().iter().skip(1);
                values
                    .filter(|&&value| (value & mask).count_ones().is_multiple_of(2))
                    .count()
            };
            assert_eq!(rare(space.mask.into()), space.rare.len(), "{game}");
            let fewest = (0..1024).map(rare).min().unwrap();
            assert_eq!(fewest, space.rare.len(), "{game}");
            for &(heap, value) in &space.rare {
                assert_eq!(sequence.values()[heap as usize], u32::from(value));
            }
            let (largest, at) = sequence.largest_value();
            assert_eq!(Some(&largest), sequence.values().iter().max());
            assert!(
                sequence.values()[..at as usize]
                    .iter()
                    .all(|&v| v < largest)
            );
        }
    }

    #[test]
    fn values_of_more_than_sixteen_bits_have_none() {
        let mut nim = NimSequence::new("0.333333333333333333".parse().unwrap());
        nim.extend_to(30, &mut ()).unwrap();
        assert!(nim.sparse_space().is_some());
        nim.values.push(1 << 16);
        assert_eq!(nim.sparse_space(), None);
    }
}
