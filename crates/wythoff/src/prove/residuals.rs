//! What may follow the prefixes of known words.

use crate::automata::{Interner, Letter};

/// The set of no words.
pub(super) const EMPTY: u32 = 0;
/// A length of suffix that does not occur in this phase.
pub(super) const NEVER: u32 = u32::MAX;

/// The trie of the words, equal branches shared: a branch is a list letter, branch, letter, branch, ….
pub(super) struct Residuals {
    branches: Interner,
    pub(super) root: u32,
}

impl Residuals {
    pub(super) fn new(words: &[&[Letter]], length: usize) -> Self {
        let mut branches = Interner::default();
        branches.intern(&[]); // EMPTY
        branches.intern(&[Letter::MAX]); // the empty suffix
        let root = build(&mut branches, words, 0, length);
        Self { branches, root }
    }

    /// The branch below a letter.
    pub(super) fn child(&self, branch: u32, letter: Letter) -> u32 {
        let list = self.branches.get(branch);
        let pairs = list.chunks_exact(2);
        pairs
            .into_iter()
            .find(|pair| pair[0] == letter)
            .map_or(EMPTY, |pair| pair[1])
    }

    /// The letters that go on from any of these branches.
    pub(super) fn letters(&self, row: &[u32]) -> Vec<Letter> {
        let mut letters: Vec<Letter> = (row.iter().skip(1))
            .filter(|&&id| id != NEVER)
            .flat_map(|&id| self.branches.get(id).chunks_exact(2).map(|pair| pair[0]))
            .collect();
        letters.sort_unstable();
        letters.dedup();
        letters
    }
}

fn build(branches: &mut Interner, words: &[&[Letter]], depth: usize, length: usize) -> u32 {
    if words.is_empty() {
        return EMPTY;
    }
    if depth == length {
        return 1;
    }
    let mut list = Vec::new();
    for group in words.chunk_by(|a, b| a[depth] == b[depth]) {
        list.extend([group[0][depth], build(branches, group, depth + 1, length)]);
    }
    branches.intern(&list).0
}
