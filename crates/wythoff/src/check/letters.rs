//! Letters before a move that some conditions do not tell apart.

use hashbrown::HashMap;

use super::Flaw;
use super::clause::Clause;

/// The letters sorted into kinds, for each list of conditions that is asked for: those of one kind add the same to each of them.
#[derive(Debug, Default)]
pub(super) struct Letters {
    /// For each list of conditions its place below.
    places: HashMap<Vec<usize>, usize>,
    /// For each list the kind of each letter, and of each kind one letter.
    kinds: Vec<(Vec<u32>, Vec<u32>)>,
}

impl Letters {
    /// The place of a list of conditions.
    pub(super) fn place(
        &mut self,
        clause: &Clause<'_>,
        conditions: &[usize],
    ) -> Result<usize, Flaw> {
        if let Some(&place) = self.places.get(conditions) {
            return Ok(place);
        }
        let letters = clause.system.letters;
        // A list of sums in a table, and the kind.
        let bytes = 100 + size_of::<i64>() * conditions.len();
        clause.system.work.hold(letters as usize, bytes)?;
        let mut numbers: HashMap<Vec<i64>, u32> = HashMap::new();
        let mut examples = Vec::new();
        let mut kind = |letter| {
            let adds = (conditions.iter()).map(|&one| clause.adds_before(letter, one));
            *numbers.entry(adds.collect()).or_insert_with(|| {
                examples.push(letter);
                examples.len() as u32 - 1
            })
        };
        let kinds = (0..letters).map(&mut kind).collect();
        self.kinds.push((kinds, examples));
        let place = self.kinds.len() - 1;
        self.places.insert(conditions.to_vec(), place);
        Ok(place)
    }

    /// The kind of a letter, as the conditions at a place see it.
    pub(super) fn kind(&self, place: usize, letter: u32) -> u32 {
        self.kinds[place].0[letter as usize]
    }

    /// For each kind that these conditions tell apart, a letter of it.
    pub(super) fn examples(&self, place: usize) -> &[u32] {
        &self.kinds[place].1
    }
}
