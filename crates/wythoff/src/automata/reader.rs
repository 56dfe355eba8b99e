//! Long words through an automaton: by a table of all steps, and one of several steps at once.

use super::{Automaton, Letter, State};

/// A table of several steps has so many entries at most: it stays in the nearest cache.
const ENTRIES: usize = 1 << 13;

/// An automaton that reads a word, part by part.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    automaton: &'a Automaton,
    /// By the number of steps, the largest first; none where a table takes more time than the word.
    tables: Vec<Table>,
    /// The number of states once the word is rejected.
    state: State,
}

/// Where every word of so many letters leads.
#[derive(Debug)]
struct Table {
    letters: usize,
    steps: usize,
    /// How many words there are.
    width: usize,
    /// By state and word, for rejected words too: width times the next state.
    rows: Vec<u32>,
}

impl<'a> Reader<'a> {
    /// For a word of such a length over so many letters; `None` are too many to count.
    pub(crate) fn new(automaton: &'a Automaton, letters: Option<u32>, length: usize) -> Self {
        let mut reader = Self {
            automaton,
            tables: Vec::new(),
            state: automaton.start(),
        };
        // At most 2^32 letters and 2^32 states.
        let rows = automaton.states() as u64 + 1;
        let fits = |width: u64, most: usize| {
            let entries = rows.checked_mul(width);
            entries.is_some_and(|entries| entries <= most as u64)
        };
        if let Some(letters) = letters.map(u64::from)
            && fits(letters, length.min(u32::MAX as usize))
        {
            let mut table = Table::of_letters(automaton, letters as usize);
            // Of one letter there is one word, however long.
            while letters > 1 && fits(table.width as u64 * letters, ENTRIES.min(length / 4)) {
                table = table.one_step_more(automaton);
            }
            let single = (table.steps > 1).then(|| Table::of_letters(automaton, letters as usize));
            reader.tables = std::iter::once(table).chain(single).collect();
        }
        reader
    }

    /// Reads what comes next.
    pub(crate) fn read(&mut self, mut letters: &[Letter]) {
        for table in &self.tables {
            let (row, rest) = table.read(self.state, letters);
            (self.state, letters) = (row, rest);
        }
        let rejected = self.automaton.states() as State;
        for &letter in letters {
            if self.state == rejected {
                break;
            }
            self.state = self.automaton.step(self.state, letter).unwrap_or(rejected);
        }
    }

    /// Whether what was read is accepted.
    pub(crate) fn accepts(&self) -> bool {
        let rejected = self.automaton.states() as State;
        self.state != rejected && self.automaton.is_accepting(self.state)
    }
}

impl Table {
    fn of_letters(automaton: &Automaton, letters: usize) -> Self {
        let rejected = automaton.states();
        let mut rows = vec![(rejected * letters) as u32; (rejected + 1) * letters];
        for state in 0..rejected {
            for &(letter, to) in automaton.edges(state as State) {
                rows[state * letters + letter as usize] = to * letters as u32;
            }
        }
        Self {
            letters,
            steps: 1,
            width: letters,
            rows,
        }
    }

    /// The same of words that are one letter longer.
    fn one_step_more(&self, automaton: &Automaton) -> Self {
        let single = Self::of_letters(automaton, self.letters);
        let width = self.width * self.letters;
        let rows = self.rows.iter().flat_map(|row| {
            let start = *row as usize / self.width * self.letters;
            single.rows[start..start + self.letters].iter()
        });
        let rows = rows.map(|row| (*row as usize / self.letters * width) as u32);
        Self {
            letters: self.letters,
            steps: self.steps + 1,
            width,
            rows: rows.collect(),
        }
    }

    /// Where as many letters as can be read lead, and the others.
    fn read<'w>(&self, state: State, letters: &'w [Letter]) -> (State, &'w [Letter]) {
        let words = letters.chunks_exact(self.steps);
        let rest = words.remainder();
        let row = words.fold(state as usize * self.width, |row, word| {
            let word = word
                .iter()
                .fold(0, |word, &letter| word * self.letters + letter as usize);
            self.rows[row + word] as usize
        });
        ((row / self.width) as State, rest)
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// Some automaton over so many letters, and a word.
    fn cases() -> impl Strategy<Value = (Automaton, u32, Vec<Letter>)> {
        (1u32..20, 1u32..5).prop_flat_map(|(states, letters)| {
            let edge = prop::option::weighted(0.97, 0..states);
            let edges = vec(vec(edge, letters as usize), states as usize);
            let accepting = vec(any::<bool>(), states as usize);
            (accepting, edges, vec(0..letters, 0..3000)).prop_map(
                move |(accepting, edges, word)| {
                    let edges = edges.into_iter().map(|list| {
                        let found = (0..)
                            .zip(list)
                            .filter_map(|(letter, to)| Some((letter, to?)));
                        found.collect()
                    });
                    (Automaton::new(0, accepting, edges.collect()), letters, word)
                },
            )
        })
    }

    proptest! {
        #[test]
        fn a_word_in_parts_is_read_as_the_automaton_reads_it(
            (automaton, letters, word) in cases(),
            parts in vec(1usize..700, 1..9),
            counted in any::<bool>(),
        ) {
            let mut reader = Reader::new(&automaton, counted.then_some(letters), word.len());
            let mut read = 0;
            for part in parts {
                let end = word.len().min(read + part);
                reader.read(&word[read..end]);
                read = end;
                prop_assert_eq!(reader.accepts(), automaton.accepts(&word[..read]));
            }
        }
    }
}
