//! Whether several automata together accept every word of another: all are read side by side.

use crate::automata::{Automaton, Budget, Interner, Letter, OutOfBudget, State};

/// So many leading zeros are looked at.
const MOST_ZEROS: u32 = 64;
/// Places that are only seen, without their edges, cost a fraction of a state: one in so many.
const PLACES_A_STATE: usize = 4;
/// No state.
const NONE: State = State::MAX;

/// An automaton, and parts that may cover it.
pub(super) struct Cover<'a> {
    pub(super) all: &'a Automaton,
    pub(super) parts: Vec<&'a Automaton>,
}

impl Cover<'_> {
    /// The words that none of the parts accepts.
    pub(super) fn uncovered(&self, budget: &mut Budget<'_>) -> Result<Automaton, OutOfBudget> {
        let mut places = Interner::default();
        places.intern(&self.start());
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut next = 0;
        while (next as usize) < places.len() {
            let place = places.get(next).to_vec();
            next += 1;
            accepting.push(self.is_uncovered(&place));
            let mut here = Vec::new();
            self.leave(&place, budget, |letter, to| {
                here.push((letter, places.intern(to).0));
            })?;
            edges.push(here);
            budget.allow(places.len())?;
        }
        Ok(Automaton::new(0, accepting, edges))
    }

    /// The first of those words, so many leading zeros left out: a shortest one.
    ///
    /// No edges are kept: there may be fifty million places.
    pub(super) fn first_uncovered(
        &self,
        zeros: u32,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Vec<Letter>>, OutOfBudget> {
        let mut places = Interner::default();
        let start = (0..zeros).fold(self.start(), |place, _| self.after_zero(&place));
        places.intern(&start);
        // From where each place was first reached.
        let mut from: Vec<(u32, Letter)> = vec![(0, 0)];
        let mut next = 0;
        while (next as usize) < places.len() {
            let place = places.get(next).to_vec();
            if self.is_uncovered(&place) {
                let mut word = Vec::new();
                while next != 0 {
                    let (before, letter) = from[next as usize];
                    word.push(letter);
                    next = before;
                }
                word.reverse();
                return Ok(Some(word));
            }
            self.leave(&place, budget, |letter, to| {
                if places.intern(to).1 {
                    from.push((next, letter));
                }
            })?;
            next += 1;
            budget.allow(places.len() / PLACES_A_STATE)?;
        }
        Ok(None)
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

    /// Whether a word that ends here is accepted by none of the parts.
    fn is_uncovered(&self, place: &[State]) -> bool {
        let mut parts = self.parts.iter().zip(&place[1..]);
        let covered = parts.any(|(part, &state)| state != NONE && part.is_accepting(state));
        self.all.is_accepting(place[0]) && !covered
    }

    /// Tells each letter of the whole, in order, and where it leads.
    fn leave(
        &self,
        place: &[State],
        budget: &mut Budget<'_>,
        mut tell: impl FnMut(Letter, &[State]),
    ) -> Result<(), OutOfBudget> {
        let edges = self.all.edges(place[0]);
        budget.spend(edges.len() * place.len())?;
        let mut rest: Vec<&[(Letter, State)]> = (self.parts.iter().zip(&place[1..]))
            .map(|(part, &state)| match state {
                NONE => &[],
                state => part.edges(state),
            })
            .collect();
        let mut next = place.to_vec();
        for &(letter, to) in edges {
            next[0] = to;
            for (rest, to) in rest.iter_mut().zip(&mut next[1..]) {
                while rest.first().is_some_and(|edge| edge.0 < letter) {
                    *rest = &rest[1..];
                }
                *to = match rest.first() {
                    Some(&(found, to)) if found == letter => to,
                    _ => NONE,
                };
            }
            tell(letter, &next);
        }
        Ok(())
    }
}
