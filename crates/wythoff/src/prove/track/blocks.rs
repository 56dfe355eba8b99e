//! Blocks of a long list, compared by a number that is computed at once.

/// The prime 2^61 − 1, modulo which blocks are polynomials.
const PRIME: u64 = (1 << 61) - 1;
/// Where the polynomials are evaluated: a number that no list is likely to have been made for.
const POINT: u64 = 0x1A2F_77B3_95C6_D84D;
/// Every how many entries a value is kept.
const STEP: usize = 32;

/// A list of bytes of which any block has a number: equal blocks, equal numbers, and hardly ever the converse.
#[derive(Debug)]
pub(super) struct Blocks<'a> {
    list: &'a [u8],
    /// The number of the first 0, 32, 64, … entries.
    kept: Vec<u64>,
}

impl<'a> Blocks<'a> {
    pub(super) fn new(list: &'a [u8]) -> Self {
        let mut kept = vec![0];
        let mut value = 0;
        for step in list.chunks_exact(STEP) {
            value = number(value, step);
            kept.push(value);
        }
        Self { list, kept }
    }

    /// How long the list is.
    pub(super) fn len(&self) -> u64 {
        self.list.len() as u64
    }

    /// An entry.
    pub(super) fn entry(&self, place: u64) -> u8 {
        self.list[place as usize]
    }

    /// The number of a block; `power` is that of its length, by [`power`].
    pub(super) fn number(&self, start: u64, length: u64, power: u64) -> u64 {
        let (before, all) = (self.first(start), self.first(start + length));
        // Both are below the prime.
        (all + PRIME - times(before, power)) % PRIME
    }

    fn first(&self, count: u64) -> u64 {
        let count = count as usize;
        let rest = &self.list[count / STEP * STEP..count];
        number(self.kept[count / STEP], rest)
    }
}

/// The point to the power of a length.
pub(super) fn power(mut length: u64) -> u64 {
    let (mut power, mut square) = (1, POINT % PRIME);
    while length > 0 {
        if length & 1 == 1 {
            power = times(power, square);
        }
        square = times(square, square);
        length >>= 1;
    }
    power
}

/// The number of a list that goes on with these entries.
fn number(value: u64, entries: &[u8]) -> u64 {
    let append = |value, &entry: &u8| append(value, entry.into());
    entries.iter().fold(value, append)
}

/// The number of a list with one more entry, which is below 2^61: the sum is below 2^62, reduced.
pub(super) fn append(value: u64, entry: u64) -> u64 {
    (times(value, POINT % PRIME) + entry + 1) % PRIME
}

/// A product of two numbers below the prime: below 2^122, whose upper bits count once more.
fn times(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    let folded = (product as u64 & PRIME) + (product >> 61) as u64;
    folded % PRIME
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_the_same_number_iff_they_are_equal() {
        // The Thue–Morse word: full of blocks that occur again.
        let list: Vec<u8> = (0..300u32).map(|n| n.count_ones() as u8 & 1).collect();
        let blocks = Blocks::new(&list);
        for length in [0, 1, 2, 5, 31, 32, 33, 64] {
            for a in 0..200usize {
                for b in 0..200usize {
                    let number = |start: usize| {
                        blocks.number(start as u64, length as u64, power(length as u64))
                    };
                    let is_equal = list[a..a + length] == list[b..b + length];
                    assert_eq!(number(a) == number(b), is_equal);
                }
            }
        }
    }
}
