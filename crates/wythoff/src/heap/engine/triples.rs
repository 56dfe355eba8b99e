//! Games whose moves may break a heap in three: hexadecimal codes.

use super::moves::Moves;

/// Finds values one after the other, from the sets of values that two heaps of each total have.
///
/// The least of three heaps has at most a third of the stones, and the other two are one of the pairs of what remains.
/// Sets are bit masks, which xor with a value only permutes.
#[derive(Debug, Clone)]
pub(in crate::heap) struct Triples {
    moves: Moves,
    /// Taking so many stones may leave three heaps.
    three: Vec<usize>,
    /// The values of two heaps, none empty, by their total.
    pairs: Vec<Set>,
    met: Set,
}

impl Triples {
    pub(super) fn new(moves: Moves, three: Vec<usize>) -> Self {
        Self {
            moves,
            three,
            pairs: Vec::new(),
            met: Set::default(),
        }
    }

    /// How many bytes a value takes in here, roughly: as many as the last.
    pub(super) fn bytes_per_heap(&self) -> usize {
        let words = self.pairs.last().map_or(1, |set| set.0.len());
        size_of::<Set>() + words * size_of::<u64>()
    }

    /// The value of the heap after those whose values are given.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        self.know_pairs_to(heap, values);
        let Self {
            moves,
            three,
            pairs,
            met,
        } = self;
        met.0.fill(0);
        moves.visit_single(values, |value| met.insert(value));
        for (total, _) in moves.breaks(heap) {
            met.insert_all(&pairs[total], 0);
        }
        for total in three.iter().filter_map(|&taken| heap.checked_sub(taken)) {
            for least in 1..=total / 3 {
                met.insert_all(&pairs[total - least], values[least]);
            }
        }
        met.first_missing()
    }

    fn know_pairs_to(&mut self, total: usize, values: &[u32]) {
        for total in self.pairs.len()..=total {
            let mut set = Set::default();
            for part in 1..=total / 2 {
                set.insert(values[part] ^ values[total - part]);
            }
            self.pairs.push(set);
        }
    }
}

/// A set of values as bits; the number of words is zero or a power of two.
#[derive(Debug, Clone, Default)]
struct Set(Vec<u64>);

impl Set {
    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        self.make_room(word);
        self.0[word] |= 1 << (value % 64);
    }

    /// Inserts `value ^ with` for all the values.
    fn insert_all(&mut self, values: &Self, with: u32) {
        let (high, low) = (with as usize / 64, with % 64);
        self.make_room(high.max(values.0.len().saturating_sub(1)));
        for (place, &word) in values.0.iter().enumerate() {
            // Both are below the power of two there is room for.
            self.0[place ^ high] |= permute(word, low);
        }
    }

    fn first_missing(&self) -> u32 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        let bits = self.0.get(full).map_or(0, |word| word.trailing_ones());
        full as u32 * 64 + bits // a set of 2³² values is out of reach
    }

    fn make_room(&mut self, word: usize) {
        let words = (word + 1).next_power_of_two();
        if self.0.len() < words {
            self.0.resize(words, 0);
        }
    }
}

/// Moves bit i to bit i ^ `with`, for `with` < 64: each bit of `with` swaps neighbouring blocks.
fn permute(mut word: u64, with: u32) -> u64 {
    const LOWER_BLOCKS: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (place, lower) in LOWER_BLOCKS.into_iter().enumerate() {
        let length = 1 << place;
        if with & length != 0 {
            word = (word >> length & lower) | (word & lower) << length;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_permuted_word_has_each_bit_in_its_place() {
        for bit in 0..64 {
            for with in 0..64 {
                assert_eq!(permute(1 << bit, with), 1 << (bit ^ with));
            }
        }
    }
}
