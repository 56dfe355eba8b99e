//! One automaton covered by others: what each of them accepts is taken away, one after the other, and nothing may remain.

use hashbrown::HashMap;

use super::machine::Machine;
use super::{Flaw, Work};

/// No state: nothing is accepted from there.
const NOWHERE: u32 = u32::MAX;

/// Every word that `whole` accepts and that begins with so many zeros is accepted by one of the parts.
///
/// Small parts go first: then what remains stays small.
pub(super) fn covered(
    whole: &Machine<'_>,
    zeros: u32,
    parts: &[Machine<'_>],
    work: &Work,
    flaw: Flaw,
) -> Result<(), Flaw> {
    work.spend(zeros as usize, 16 * (1 + parts.len()))?;
    let after = |machine: &Machine<'_>| (0..zeros).fold(0, |state, _| machine.step(state, 0));
    let mut parts: Vec<_> = parts.iter().map(|part| (part, after(part))).collect();
    parts.sort_by_key(|(part, _)| part.states());
    if parts.is_empty() {
        parts.push((whole, NOWHERE)); // which accepts nothing
    }
    let mut rest = None;
    for (part, start) in parts {
        let uncovered = match &rest {
            None => without(whole, [after(whole), start], part, work)?,
            Some(rest) => without(rest, [0, start], part, work)?,
        };
        if uncovered.is_none() {
            return Ok(());
        }
        rest = uncovered;
    }
    Err(flaw)
}

/// An automaton that is read.
trait Read {
    /// The edges of a state, letter and target, sorted.
    fn edges(&self, state: u32) -> &[(u32, u32)];
    /// Whether a word that ends here is accepted.
    fn accepts(&self, state: u32) -> bool;
}

impl Read for Machine<'_> {
    fn edges(&self, state: u32) -> &[(u32, u32)] {
        self.edges(state)
    }

    fn accepts(&self, state: u32) -> bool {
        self.accepts(state)
    }
}

/// Words that are not yet covered.
struct Rest {
    accepting: Vec<bool>,
    edges: Vec<Vec<(u32, u32)>>,
}

impl Read for Rest {
    fn edges(&self, state: u32) -> &[(u32, u32)] {
        &self.edges[state as usize]
    }

    fn accepts(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }
}

/// The words of the whole that the part does not accept, each begun at a state; `None`: there are none.
///
/// Both are read side by side. Pairs of states from which no such word is to come have no edges in what comes out.
fn without(
    whole: &dyn Read,
    start: [u32; 2],
    part: &Machine<'_>,
    work: &Work,
) -> Result<Option<Rest>, Flaw> {
    if start[0] == NOWHERE {
        return Ok(None);
    }
    let mut pairs = vec![start];
    let mut numbers: HashMap<[u32; 2], u32> = HashMap::from([(start, 0)]);
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    // For each pair those that lead to it.
    let mut into: Vec<Vec<u32>> = vec![Vec::new()];
    while let Some(&[here, beside]) = pairs.get(edges.len()) {
        let number = edges.len() as u32; // every pair is paid for: far fewer than 2^32
        accepting.push(whole.accepts(here) && !part.accepts(beside));
        let (mine, mut theirs) = (whole.edges(here), part.edges(beside));
        // A pair has its place in a table and in lists; an edge is looked for in the table, and kept.
        work.hold(1, 200)?;
        work.spend(theirs.len(), 1)?;
        work.spend(mine.len(), 4)?;
        work.hold(mine.len(), size_of::<(u32, u32)>())?;
        let mut list = Vec::with_capacity(mine.len());
        for &(letter, to) in mine {
            while theirs.first().is_some_and(|edge| edge.0 < letter) {
                theirs = &theirs[1..];
            }
            let found = theirs.first().filter(|edge| edge.0 == letter);
            let next = [to, found.map_or(NOWHERE, |edge| edge.1)];
            let next = *numbers.entry(next).or_insert_with(|| {
                pairs.push(next);
                into.push(Vec::new());
                pairs.len() as u32 - 1
            });
            // Neighbouring letters mostly lead to the same pair.
            if into[next as usize].last() != Some(&number) {
                into[next as usize].push(number);
            }
            list.push((letter, next));
        }
        edges.push(list);
    }
    let mut open = accepting.clone();
    let mut stack: Vec<usize> = (0..open.len()).filter(|&pair| open[pair]).collect();
    while let Some(pair) = stack.pop() {
        for &before in &into[pair] {
            if !std::mem::replace(&mut open[before as usize], true) {
                stack.push(before as usize);
            }
        }
    }
    let is_open = |edge: &(u32, u32)| open[edge.1 as usize];
    (edges.iter_mut()).for_each(|list: &mut Vec<_>| list.retain(is_open));
    Ok(open[0].then_some(Rest { accepting, edges }))
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::certificate::PlainAutomaton;

    /// Words of 0 and 1; those of zeros only; those with a 1 in them.
    fn automata() -> [PlainAutomaton; 3] {
        [
            PlainAutomaton::new(vec![0], [vec![(0, 0), (1, 0)]]),
            PlainAutomaton::new(vec![0], [vec![(0, 0)]]),
            PlainAutomaton::new(vec![1], [vec![(0, 0), (1, 1)], vec![(0, 1), (1, 1)]]),
        ]
    }

    fn is_covered(whole: usize, zeros: u32, parts: &[usize]) -> Result<(), Flaw> {
        let (automata, work) = (automata(), Work::new(1 << 20));
        let machine = |&number: &usize| Machine::new(&automata[number], 2, &work).unwrap();
        let parts: Vec<_> = parts.iter().map(machine).collect();
        covered(&machine(&whole), zeros, &parts, &work, Flaw::Uncovered)
    }

    #[test]
    fn every_word_must_be_in_a_part() {
        for parts in [&[1, 2][..], &[2, 1], &[0], &[1, 1, 2]] {
            assert_eq!(is_covered(0, 0, parts), Ok(()), "{parts:?}");
        }
        for parts in [&[][..], &[1], &[2], &[2, 2]] {
            assert_eq!(is_covered(0, 0, parts), Err(Flaw::Uncovered), "{parts:?}");
        }
        assert_eq!(is_covered(1, 0, &[0]), Ok(()));
        assert_eq!(is_covered(1, 0, &[2]), Err(Flaw::Uncovered));
    }

    #[test]
    fn leading_zeros_are_read_first() {
        // A word of zeros, at least one, and a one; the part wants two zeros.
        let whole = PlainAutomaton::new(vec![2], [vec![(0, 1)], vec![(0, 1), (1, 2)], vec![]]);
        let part = PlainAutomaton::new(
            vec![3],
            [vec![(0, 1)], vec![(0, 2)], vec![(0, 2), (1, 3)], vec![]],
        );
        let work = Work::new(1 << 20);
        let machine = |plain| Machine::new(plain, 2, &work).unwrap();
        let covered = |zeros| {
            covered(
                &machine(&whole),
                zeros,
                &[machine(&part)],
                &work,
                Flaw::Uncovered,
            )
        };
        assert_eq!(covered(1), Err(Flaw::Uncovered), "01");
        assert_eq!(covered(2), Ok(()));
        assert_eq!(covered(0), Err(Flaw::Uncovered));
    }

    #[test]
    fn no_word_with_so_many_zeros_needs_no_part() {
        let whole = PlainAutomaton::new(vec![1], [vec![(1, 1)], vec![]]);
        let work = Work::new(1 << 20);
        let whole = Machine::new(&whole, 2, &work).unwrap();
        assert_eq!(
            covered(&whole, 0, &[], &work, Flaw::Uncovered),
            Err(Flaw::Uncovered)
        );
        let nothing = PlainAutomaton::new(vec![], [vec![]]);
        let nothing = [Machine::new(&nothing, 2, &work).unwrap()];
        assert_eq!(covered(&whole, 1, &nothing, &work, Flaw::Uncovered), Ok(()));
    }

    #[test]
    fn work_is_paid_for() {
        let (automata, work) = (automata(), Work::new(500));
        let machine = |number: usize| Machine::new(&automata[number], 2, &work).unwrap();
        let parts = [machine(1), machine(2)];
        assert_eq!(
            covered(&machine(0), 0, &parts, &work, Flaw::Uncovered),
            Err(Flaw::Work)
        );
    }
}
