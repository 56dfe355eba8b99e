//! What of one automaton another leaves over.

use super::{Automaton, Budget, Interner, Letter, OutOfBudget, State};

/// No state.
const NONE: State = State::MAX;

impl Automaton {
    /// The words that are accepted here and not by the other. From every state of what comes out there is such a word.
    ///
    /// ```
    /// use wythoff::automata::{Automaton, Budget};
    /// let words = Automaton::new(0, vec![true], vec![vec![(0, 0), (1, 0)]]);
    /// let zeros = Automaton::new(0, vec![true], vec![vec![(0, 0)]]);
    /// let rest = words.without(&zeros, &mut Budget::default())?;
    /// assert!(rest.accepts(&[0, 1, 0]) && !rest.accepts(&[0, 0]));
    /// assert_eq!(zeros.without(&words, &mut Budget::default())?, Automaton::nothing());
    /// # Ok::<(), wythoff::automata::OutOfBudget>(())
    /// ```
    pub fn without(&self, other: &Self, budget: &mut Budget<'_>) -> Result<Self, OutOfBudget> {
        let mut pairs = Interner::default();
        pairs.intern(&[self.start, other.start]);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut next = 0;
        while (next as usize) < pairs.len() {
            let [here, beside] = [pairs.get(next)[0], pairs.get(next)[1]];
            next += 1;
            let mut theirs: &[(Letter, State)] = &[];
            let mut is_theirs = false;
            if beside != NONE {
                (theirs, is_theirs) = (other.edges(beside), other.is_accepting(beside));
            }
            accepting.push(self.is_accepting(here) && !is_theirs);
            budget.spend(self.edges(here).len())?;
            // Neighbouring letters mostly lead to the same pair.
            let mut last = ([NONE; 2], NONE);
            let step = |&(letter, to): &(Letter, State)| {
                while theirs.first().is_some_and(|edge| edge.0 < letter) {
                    theirs = &theirs[1..];
                }
                let beside = match theirs.first() {
                    Some(&(found, beside)) if found == letter => beside,
                    _ => NONE,
                };
                if last.0 != [to, beside] {
                    last = ([to, beside], pairs.intern(&[to, beside]).0);
                }
                (letter, last.1)
            };
            edges.push(self.edges(here).iter().map(step).collect());
            budget.allow(pairs.len())?;
        }
        Ok(Self::new(0, accepting, edges).trimmed())
    }

    /// What is accepted after a word: the same automaton, begun where the word leads.
    pub fn after(&self, word: &[Letter]) -> Self {
        let end = (word.iter()).try_fold(self.start, |state, &letter| self.step(state, letter));
        end.map_or_else(Self::nothing, |start| Self {
            start,
            ..self.clone()
        })
    }

    /// Without the states from which nothing is accepted.
    fn trimmed(self) -> Self {
        let alive = self.alive();
        if !alive[self.start as usize] {
            return Self::nothing();
        }
        let mut count = 0;
        let mut number = |&is_alive: &bool| {
            count += State::from(is_alive);
            is_alive.then(|| count - 1)
        };
        let numbers: Vec<Option<State>> = alive.iter().map(&mut number).collect();
        let renumbered = |edges: Vec<(Letter, State)>| {
            let edges = edges.into_iter();
            (edges.filter_map(|(letter, to)| Some((letter, numbers[to as usize]?)))).collect()
        };
        let kept = |(state, _): &(usize, _)| alive[*state];
        let accepting = self.accepting.iter().enumerate();
        let accepting = accepting.filter(|(state, _)| alive[*state]);
        Self {
            start: numbers[self.start as usize].expect("alive"),
            accepting: accepting.map(|(_, &accepts)| accepts).collect(),
            edges: (self.edges.into_iter().enumerate().filter(kept))
                .map(|(_, edges)| renumbered(edges))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_states_with_a_word_to_come_remain() {
        // Words with a 1 in them, of all words: what remains are the zeros, one state.
        let words = Automaton::new(0, vec![true], vec![vec![(0, 0), (1, 0)]]);
        let ones = Automaton::new(
            0,
            vec![false, true],
            vec![vec![(0, 0), (1, 1)], vec![(0, 1), (1, 1)]],
        );
        let rest = words.without(&ones, &mut Budget::default()).unwrap();
        assert_eq!(rest, Automaton::new(0, vec![true], vec![vec![(0, 0)]]));
    }

    #[test]
    fn after_a_word_begins_where_it_leads() {
        let ones = Automaton::new(
            0,
            vec![false, true],
            vec![vec![(0, 0), (1, 1)], vec![(0, 1)]],
        );
        assert!(ones.after(&[1]).accepts(&[0]) && !ones.after(&[0]).accepts(&[0]));
        assert_eq!(ones.after(&[1, 1]), Automaton::nothing());
    }
}
