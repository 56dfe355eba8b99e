//! Letters before a move that some conditions do not tell apart.

use hashbrown::HashMap;

use super::Flaw;
use super::clause::Clause;

/// The letters sorted into kinds, for each list of conditions that is asked for: those of one kind add the same to each of them.
#[derive(Debug, Default)]
pub(super) struct Letters {
    /// For each list of conditions its place below.
    places: HashMap<Vec<usize>, usize>,
    /// For each list the kind of each letter, and how many kinds there are.
    kinds: Vec<(Vec<u32>, usize)>,
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
        let mut kind = |letter| {
            let adds = (conditions.iter()).map(|&one| clause.adds_before(letter, one));
            let next = numbers.len() as u32;
            *numbers.entry(adds.collect()).or_insert(next)
        };
        let kinds = (0..letters).map(&mut kind).collect();
        self.kinds.push((kinds, numbers.len()));
        let place = self.kinds.len() - 1;
        self.places.insert(conditions.to_vec(), place);
        Ok(place)
    }

    /// The kind of a letter, as the conditions at a place see it.
    pub(super) fn kind(&self, place: usize, letter: u32) -> u32 {
        self.kinds[place].0[letter as usize]
    }

    /// How many kinds these conditions tell apart.
    pub(super) fn count(&self, place: usize) -> usize {
        self.kinds[place].1
    }

    /// Of edges with letters of the same kind and the same target one at least.
    pub(super) fn differing(&self, place: usize, edges: &[(u32, u32)]) -> Vec<(u32, u32)> {
        let (kinds, count) = &self.kinds[place];
        // For each kind where the last letter of it led.
        let mut last = vec![None; *count];
        let is_new = |&&(letter, to): &&(u32, u32)| {
            let kind = kinds[letter as usize] as usize;
            last[kind].replace(to) != Some(to)
        };
        edges.iter().filter(is_new).copied().collect()
    }
}
