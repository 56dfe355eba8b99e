//! Classes of states that no word tells apart, by refinement.

use super::automaton::{Letter, State};
use super::interner::Interner;

/// The coarsest classes such that of two states of a class both or neither accept, and the same letters lead from both
/// to the same classes; and how many there are.
///
/// `edges` gives the edges of a state, sorted by letter.
pub(super) fn classes<'a, I>(accepting: &[bool], edges: impl Fn(usize) -> I) -> (Vec<u32>, usize)
where
    I: Iterator<Item = &'a (Letter, State)>,
{
    let mut class: Vec<u32> = accepting.iter().map(|&yes| yes.into()).collect();
    let (mut count, mut signature) = (0, Vec::new());
    loop {
        let mut signatures = Interner::default();
        let refined = (0..class.len()).map(|state| {
            signature.clear();
            signature.push(class[state]);
            // Each letter, the number of classes it leads to, and these.
            let (mut letter, mut start) = (None, 0);
            for &(next, to) in edges(state) {
                if letter.replace(next) != Some(next) {
                    signature.extend([next, 0]);
                    start = signature.len();
                }
                let to = class[to as usize];
                if let Err(place) = signature[start..].binary_search(&to) {
                    signature.insert(start + place, to);
                    signature[start - 1] += 1;
                }
            }
            signatures.intern(&signature).0
        });
        class = refined.collect();
        if signatures.len() == count {
            return (class, count);
        }
        count = signatures.len();
    }
}
