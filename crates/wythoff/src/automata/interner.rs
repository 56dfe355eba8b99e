//! Numbers for lists: the same list, the same number.

use hashbrown::HashTable;

/// Lists of words, numbered in the order they are first seen.
#[derive(Debug, Default)]
pub(crate) struct Interner {
    words: Vec<u32>,
    ends: Vec<usize>,
    table: HashTable<u32>,
}

impl Interner {
    /// The number of a list, and whether it is new.
    pub(crate) fn intern(&mut self, list: &[u32]) -> (u32, bool) {
        let hashed = hash(list);
        let is_same = |&number: &u32| is_same(self.get(number), list);
        let found = self.table.find(hashed, is_same);
        if let Some(&number) = found {
            return (number, false);
        }
        let number = self.ends.len() as u32; // budgets stop at far fewer
        self.words.extend_from_slice(list);
        self.ends.push(self.words.len());
        let (words, ends) = (&self.words, &self.ends);
        (self.table).insert_unique(hashed, number, |&other| hash(slice(words, ends, other)));
        (number, true)
    }

    /// The list with this number.
    pub(crate) fn get(&self, number: u32) -> &[u32] {
        slice(&self.words, &self.ends, number)
    }

    /// How many lists there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }
}

fn slice<'a>(words: &'a [u32], ends: &[usize], number: u32) -> &'a [u32] {
    let number = number as usize;
    let start = if number == 0 { 0 } else { ends[number - 1] };
    &words[start..ends[number]]
}

/// Whether two lists are equal. Most have a few words, and to ask for a comparison of memory takes longer than to compare these.
fn is_same(one: &[u32], other: &[u32]) -> bool {
    const SHORT: usize = 8;
    if one.len() != other.len() || one.len() > SHORT {
        return one == other;
    }
    one.iter().zip(other).all(|(a, b)| a == b)
}

/// A multiplicative hash; the high bits are folded down because the table looks at both ends.
fn hash(list: &[u32]) -> u64 {
    let mixed = list.iter().fold(list.len() as u64, |hash, &word| {
        (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    });
    mixed ^ (mixed >> 32)
}
