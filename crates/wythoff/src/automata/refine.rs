//! Classes of states that no word tells apart, by refinement.

use std::collections::HashMap;

use super::automaton::{Letter, State};
use super::graph::Graph;
use super::interner::Interner;
use super::kinds::{Kind, Kinds};

/// The coarsest classes such that of two states of a class both or neither accept, and the same letter leads from both
/// to the same class; and how many there are.
///
/// `edges` gives the edges of a state, sorted by letter, of which each has one. Letters that follow each other and lead to one
/// class are written as a run: its first letter and the class.
pub(super) fn classes<'a, I>(accepting: &[bool], edges: impl Fn(usize) -> I) -> (Vec<u32>, usize)
where
    I: Iterator<Item = &'a (Letter, State)>,
{
    /// Where letters without an edge begin.
    const NO_CLASS: u32 = u32::MAX;
    let mut class: Vec<u32> = accepting.iter().map(|&yes| yes.into()).collect();
    let (mut count, mut signature) = (0, Vec::new());
    loop {
        let mut signatures = Interner::default();
        let refined = (0..class.len()).map(|state| {
            signature.clear();
            signature.push(class[state]);
            let (mut next, mut run) = (0, NO_CLASS);
            for &(letter, to) in edges(state) {
                if letter != next {
                    signature.extend([next, NO_CLASS]);
                    run = NO_CLASS;
                }
                let to = class[to as usize];
                if to != run {
                    signature.extend([letter, to]);
                    run = to;
                }
                next = letter + 1;
            }
            signature.push(next);
            signatures.intern(&signature).0
        });
        class = refined.collect();
        if signatures.len() == count {
            return (class, count);
        }
        count = signatures.len();
    }
}

/// As [`classes`], letter by letter, where a letter may have several edges: for tests.
#[cfg(test)]
fn classes_by_letters<'a, I>(accepting: &[bool], edges: impl Fn(usize) -> I) -> (Vec<u32>, usize)
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

/// As [`classes`], of a graph: the same letters lead to the same classes, however the two states see letters.
pub(super) fn classes_by_kinds(graph: &Graph) -> (Vec<u32>, usize) {
    let kinds = graph.kinds();
    let alike = Alike::new(&kinds);
    let mut class: Vec<u32> = graph.accepting.iter().map(|&yes| yes.into()).collect();
    let (mut count, mut signature, mut to) = (0, Vec::new(), Vec::new());
    loop {
        // Of a state how it sees letters, its class, and each kind with the set of classes it leads to.
        let (mut sets, mut signatures) = (Interner::default(), Interner::default());
        let (mut number, mut filed) = (Vec::new(), HashMap::new());
        let mut refined = Vec::with_capacity(class.len());
        let mut next = 0;
        for (state, edges) in graph.edges.iter().enumerate() {
            signature.clear();
            signature.extend([graph.sight(state as State), class[state]]);
            for edges in edges.chunk_by(|a, b| a.0 == b.0) {
                to.clear();
                to.extend(edges.iter().map(|edge| class[edge.1 as usize]));
                to.sort_unstable();
                to.dedup();
                // One class is its own set: most are.
                let set = match to[..] {
                    [one] => 2 * one,
                    _ => 2 * sets.intern(&to).0 + 1,
                };
                signature.extend([edges[0].0, set]);
            }
            let (place, is_new) = signatures.intern(&signature);
            if is_new {
                let others: &mut Vec<u32> = filed.entry(alike.hash(&signature)).or_default();
                let is_same = |&&other: &&u32| alike.are(signatures.get(other), &signature);
                let other = others.iter().find(is_same).copied();
                number.push(other.map_or(next, |other| number[other as usize]));
                if other.is_none() {
                    others.push(place);
                    next += 1;
                }
            }
            refined.push(number[place as usize]);
        }
        class = refined;
        if next as usize == count {
            return (class, count);
        }
        count = next as usize;
    }
}

/// Whether signatures mean the same of every letter.
struct Alike<'a> {
    kinds: &'a [Kinds],
    /// For each way to see letters and each kind, the sum of numbers that stand for its letters.
    weights: Vec<Vec<u64>>,
}

impl<'a> Alike<'a> {
    fn new(kinds: &'a [Kinds]) -> Self {
        let weights = |kinds: &Kinds| {
            let mut weights = vec![0u64; kinds.count as usize];
            for (letter, &kind) in (0..).zip(&kinds.of) {
                if let Some(weight) = weights.get_mut(kind as usize) {
                    *weight = weight.wrapping_add(mixed(letter));
                }
            }
            weights
        };
        let weights = kinds.iter().map(weights).collect();
        Self { kinds, weights }
    }

    /// The same for signatures that mean the same: a sum over all letters.
    fn hash(&self, signature: &[u32]) -> u64 {
        let [sight, class, edges @ ..] = signature else {
            return 0;
        };
        let weights = &self.weights[*sight as usize];
        let weight = |edge: &[u32]| weights[edge[0] as usize].wrapping_mul(mixed(edge[1].into()));
        let edges = edges.chunks_exact(2).map(weight);
        edges.fold(mixed((*class).into()), u64::wrapping_add)
    }

    /// Whether by every letter the same classes are reached.
    fn are(&self, a: &[u32], b: &[u32]) -> bool {
        if a[0] == b[0] || a[1] != b[1] {
            return a == b; // kinds are not empty
        }
        let sets = |signature: &[u32]| {
            let kinds = &self.kinds[signature[0] as usize];
            let mut sets = vec![None; kinds.count as usize];
            for edge in signature[2..].chunks_exact(2) {
                sets[edge[0] as usize] = Some(edge[1]);
            }
            sets
        };
        let (sets_a, sets_b) = (sets(a), sets(b));
        let of = |signature: &[u32]| &self.kinds[signature[0] as usize].of[..];
        let set = |sets: &[Option<u32>], kind: Kind| sets.get(kind as usize).copied().flatten();
        let mut pairs = of(a).iter().zip(of(b));
        pairs.all(|(&kind_a, &kind_b)| set(&sets_a, kind_a) == set(&sets_b, kind_b))
    }
}

/// A number that looks like no other's.
fn mixed(number: u64) -> u64 {
    let mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) | 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automata::{Budget, NO_KIND};

    /// Numbers without an order, the same each time.
    fn numbers(seed: u32) -> impl FnMut(u32) -> u32 {
        let mut state = u64::from(seed);
        move |bound| {
            state = state
                .wrapping_mul(0x5851_F42D_4C95_7F2D)
                .wrapping_add(0x1405_7B7E_F767_814F);
            (state >> 33) as u32 % bound
        }
    }

    /// A graph in which three ways to see ten letters are mixed.
    fn seen_in_kinds(seed: u32) -> Graph {
        let mut next = numbers(seed);
        let states = 2 + next(9);
        let kinds = (0..3).map(|_| {
            let mut numbers: Vec<u32> = Vec::new();
            let of = (0..10).map(|_| match next(4) {
                0 => NO_KIND,
                drawn => {
                    let place = numbers.iter().position(|&number| number == drawn);
                    place.unwrap_or_else(|| {
                        numbers.push(drawn);
                        numbers.len() - 1
                    }) as Kind
                }
            });
            let of = of.collect();
            let count = numbers.len() as u32;
            Kinds { of, count }
        });
        let kinds: Vec<Kinds> = kinds.collect();
        let sights: Vec<u32> = (0..states).map(|_| next(3)).collect();
        let edges = (sights.iter()).map(|&sight| {
            let count = kinds[sight as usize].count;
            let edges = (0..count * next(3)).map(|_| (next(count), next(states)));
            edges.collect()
        });
        Graph {
            edges: edges.collect(),
            accepting: (0..states).map(|_| next(3) == 0).collect(),
            kinds: kinds.clone(),
            sights: sights.clone(),
        }
    }

    /// The same with an edge for each letter.
    fn written_out(graph: &Graph) -> Graph {
        let edges = graph
            .edges
            .iter()
            .zip(&graph.sights)
            .map(|(edges, &sight)| {
                let of = (0..).zip(&graph.kinds[sight as usize].of);
                let letters = |&(kind, to): &(Kind, State)| {
                    let of_kind = of.clone().filter(move |(_, other)| **other == kind);
                    of_kind.map(move |(letter, _)| (letter, to))
                };
                edges.iter().flat_map(letters).collect()
            });
        Graph::of_letters(graph.accepting.clone(), edges.collect())
    }

    #[test]
    fn kinds_of_letters_give_the_classes_and_the_sets_that_letters_give() {
        for seed in 0..2000 {
            let (mut graph, mut letters) = (seen_in_kinds(seed), written_out(&seen_in_kinds(seed)));
            let alive = graph.trim();
            assert_eq!(alive, letters.trim());
            let by_letters =
                classes_by_letters(&letters.accepting, |state| letters.edges[state].iter());
            assert_eq!(classes_by_kinds(&graph), by_letters, "seed {seed}");
            assert_eq!(classes_by_kinds(&letters), by_letters, "seed {seed}");
            let sets = |graph: &Graph| graph.determinise(0, |_| {}, &mut Budget::default());
            assert_eq!(sets(&graph), sets(&letters), "seed {seed}");
            if alive[0] {
                let (quotient, map) = graph.quotient(&alive);
                let start = map[0].unwrap();
                let few = quotient.determinise(start, |_| {}, &mut Budget::default());
                let many = sets(&letters).unwrap().0;
                let edges = |state: usize| many.edges[state].iter();
                assert_eq!(
                    classes(&many.accepting, edges),
                    classes_by_letters(&many.accepting, edges),
                    "seed {seed}"
                );
                assert_eq!(
                    few.unwrap().0.minimised().0,
                    many.minimised().0,
                    "seed {seed}"
                );
            }
        }
    }
}
