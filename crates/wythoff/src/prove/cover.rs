//! Whether several automata together accept every word of another: what each accepts is taken away, one after the other.

use crate::automata::{Automaton, Budget, OutOfBudget, State};

/// So many leading zeros are looked at.
const MOST_ZEROS: u32 = 64;
/// No state.
const NONE: State = State::MAX;

/// An automaton, and parts that may cover it.
pub(super) struct Cover<'a> {
    pub(super) all: &'a Automaton,
    pub(super) parts: Vec<&'a Automaton>,
}

impl Cover<'_> {
    /// The words that none of the parts accepts, so many leading zeros left out.
    ///
    /// Small parts go first. After each only those states remain from which some word is still to be covered, and those are few: of two large
    /// parts one mostly accepts all that is to come, and nobody need know where the other is. (Read side by side to the end, the parts of
    /// Maharaja Nim have 171,994 places together; this way there are never more than 3,092.)
    pub(super) fn uncovered(
        &self,
        zeros: u32,
        budget: &mut Budget<'_>,
    ) -> Result<Automaton, OutOfBudget> {
        let zeros = vec![0; zeros as usize];
        let mut parts = self.parts.clone();
        parts.sort_by_key(|part| part.states());
        let mut rest = self.all.after(&zeros);
        for part in parts {
            rest = rest.without(&part.after(&zeros), budget)?;
        }
        Ok(rest)
    }

    /// After how many leading zeros one more makes no difference to anything.
    ///
    /// A move that lets a pile grow may need more digits than the position has: so positions are read with leading zeros.
    /// To the lost ones they must make no difference, or they would not be a set of positions.
    pub(super) fn leading_zeros(&self, lost: &Automaton) -> Result<u32, OutOfBudget> {
        if lost.step(lost.start(), 0) != Some(lost.start()) {
            return Err(OutOfBudget::States);
        }
        let mut states = self.start();
        for zeros in 0..MOST_ZEROS {
            let next = self.after_zero(&states);
            if next == states {
                return Ok(zeros);
            }
            states = next;
        }
        Err(OutOfBudget::States)
    }

    fn start(&self) -> Vec<State> {
        let parts = self.parts.iter().map(|part| part.start());
        [self.all.start()].into_iter().chain(parts).collect()
    }

    /// The states after one more zero.
    fn after_zero(&self, states: &[State]) -> Vec<State> {
        let automata = [self.all].into_iter().chain(self.parts.iter().copied());
        let step = |(automaton, &state): (&Automaton, &State)| match state {
            NONE => NONE,
            state => automaton.step(state, 0).unwrap_or(NONE),
        };
        automata.zip(states).map(step).collect()
    }
}
