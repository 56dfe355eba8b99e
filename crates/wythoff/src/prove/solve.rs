//! What a proved theorem is good for: any position of the game, at any size.

use std::collections::HashMap;

use dashu_int::UBig;

use super::product::Move;
use super::proof::Proof;
use crate::analysis::PileCountError;
use crate::automata::{Budget, Interner, Letter, OutOfBudget};
use crate::logic::{DEAD, TOP};
use crate::position::{Outcome, Position};

/// The winning moves of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinningMoves {
    /// How many positions a winning move leaves.
    pub count: UBig,
    /// The first of them, in the order of their words.
    pub first: Vec<Position<UBig>>,
}

impl Proof {
    /// Who wins a position, seen by the player to move.
    ///
    /// ```
    /// use wythoff::{Rules, UBig, automata::Budget, prove::{Verdict, prove, wythoff_automaton}};
    /// let (system, automaton) = wythoff_automaton(0).unwrap();
    /// let verdict = prove(&Rules::wythoff(0), &system, &automaton, &mut Budget::default());
    /// let Ok(Verdict::Proved(proof)) = verdict else { panic!() };
    /// assert!(proof.outcome(&[UBig::from(7u8), UBig::from(4u8)]).unwrap().is_loss());
    /// let moves = proof.winning_moves(&[UBig::from(8u8), UBig::from(4u8)], 10).unwrap().unwrap();
    /// assert_eq!(moves.count, UBig::ONE);
    /// assert_eq!(moves.first[0].to_string(), "(7, 4)");
    /// ```
    pub fn outcome(&self, piles: &[UBig]) -> Result<Outcome, PileCountError> {
        self.expect_piles(piles)?;
        Ok(Outcome::from_lost(
            self.lost.accepts(&self.system.word(piles)),
        ))
    }

    /// How many winning moves a position has, and the first ones up to a limit.
    ///
    /// The time is linear in the number of digits, apart from the conversion between numerals.
    pub fn winning_moves(
        &self,
        piles: &[UBig],
        limit: usize,
    ) -> Result<Result<WinningMoves, OutOfBudget>, PileCountError> {
        self.expect_piles(piles)?;
        let word = self.system.word(piles);
        Ok(Player::new(self).and_then(|mut player| player.winning_moves(&word, limit)))
    }

    fn expect_piles(&self, piles: &[UBig]) -> Result<(), PileCountError> {
        let expected = self.rules.piles();
        if piles.len() != expected {
            return Err(PileCountError {
                expected,
                found: piles.len(),
            });
        }
        Ok(())
    }
}

/// Reads words before and after side by side, all clauses at once, so that each position after counts once.
///
/// A node is [state after, tracker states of the first clause, of the second …]; the trackers of a clause that has
/// failed are all dead.
struct Player<'a> {
    proof: &'a Proof,
    clauses: Vec<Move<'a>>,
    nodes: Interner,
    /// For a node and a letter before: letters after, and where they lead.
    edges: HashMap<(u32, Letter), Vec<(Letter, u32)>>,
}

impl<'a> Player<'a> {
    fn new(proof: &'a Proof) -> Result<Self, OutOfBudget> {
        let mut clauses = (proof.rules.clauses().iter())
            .map(|clause| Move::new(&proof.system, clause, proof.rules.piles()))
            .collect::<Result<Vec<_>, _>>()?;
        let mut key = vec![proof.lost.start()];
        for clause in &mut clauses {
            let start = key.len();
            for tracker in &mut clause.trackers {
                key.push(tracker.start()?);
            }
            bury(&mut key[start..]);
        }
        let mut nodes = Interner::default();
        nodes.intern(&key);
        Ok(Self {
            proof,
            clauses,
            nodes,
            edges: HashMap::new(),
        })
    }

    fn winning_moves(
        &mut self,
        word: &[Letter],
        limit: usize,
    ) -> Result<WinningMoves, OutOfBudget> {
        let mut budget = Budget::new(10_000_000, u64::MAX);
        // Forward: which nodes can be reached at each place.
        let mut layers: Vec<Vec<u32>> = vec![vec![0]];
        for &letter in word {
            let mut layer = Vec::new();
            for &node in layers.last().expect("one to begin with") {
                self.prepare(node, letter)?;
                layer.extend(self.edges[&(node, letter)].iter().map(|edge| edge.1));
            }
            layer.sort_unstable();
            layer.dedup();
            budget.spend(layer.len())?;
            budget.allow(self.nodes.len())?;
            layers.push(layer);
        }
        // Backward: from which of them, and in how many ways, a move is completed.
        let last = layers.pop().expect("one for each end");
        let mut ways: HashMap<u32, UBig> = (last.into_iter())
            .filter(|&node| self.accepts(node))
            .map(|node| (node, UBig::ONE))
            .collect();
        for (layer, &letter) in layers.iter_mut().zip(word).rev() {
            let mut before = HashMap::with_capacity(layer.len());
            for &node in layer.iter() {
                let sum: UBig = (self.edges[&(node, letter)].iter())
                    .filter_map(|edge| ways.get(&edge.1))
                    .sum();
                if sum > UBig::ZERO {
                    before.insert(node, sum);
                }
            }
            layer.retain(|node| before.contains_key(node));
            ways = before;
        }
        let count = ways.get(&0).cloned().unwrap_or(UBig::ZERO);
        let mut first = Vec::new();
        if count > UBig::ZERO {
            let mut after = Vec::with_capacity(word.len());
            self.list(0, word, &layers, &mut after, limit, &mut first);
        }
        Ok(WinningMoves { count, first })
    }

    /// Lists completions in the order of words; not recursive, because words may be long.
    fn list(
        &self,
        start: u32,
        word: &[Letter],
        layers: &[Vec<u32>],
        after: &mut Vec<Letter>,
        limit: usize,
        found: &mut Vec<Position<UBig>>,
    ) {
        let piles = self.proof.rules.piles();
        // For each place on the path: the node, and which of its edges is next.
        let mut path = vec![(start, 0)];
        while let Some((node, next)) = path.last_mut() {
            if found.len() == limit {
                return;
            }
            let place = after.len();
            if place == word.len() {
                found.push(Position(self.proof.system.position(after, piles)));
            } else if let Some(&(letter, to)) = self.edges[&(*node, word[place])].get(*next) {
                *next += 1;
                let alive = match layers.get(place + 1) {
                    Some(layer) => layer.binary_search(&to).is_ok(),
                    None => self.accepts(to),
                };
                if alive {
                    after.push(letter);
                    path.push((to, 0));
                }
                continue;
            }
            path.pop();
            after.pop();
        }
    }

    fn accepts(&self, node: u32) -> bool {
        let key = self.nodes.get(node);
        let mut rest = &key[1..];
        self.proof.lost.is_accepting(key[0])
            && self.clauses.iter().any(|clause| {
                let (here, further) = rest.split_at(clause.trackers.len());
                rest = further;
                let mut states = clause.trackers.iter().zip(here);
                states.all(|(tracker, &state)| state != DEAD && tracker.accepts(state))
            })
    }

    /// Computes the edges of a node under a letter before.
    fn prepare(&mut self, node: u32, letter: Letter) -> Result<(), OutOfBudget> {
        if self.edges.contains_key(&(node, letter)) {
            return Ok(());
        }
        let key = self.nodes.get(node).to_vec();
        let mut place = 1;
        for clause in &mut self.clauses {
            for tracker in &mut clause.trackers {
                if key[place] != DEAD {
                    tracker.prepare(key[place])?;
                }
                place += 1;
            }
        }
        let mut list = Vec::new();
        let mut next = Vec::with_capacity(key.len());
        for &(after, to) in self.proof.lost.edges(key[0]) {
            next.clear();
            next.push(to);
            for clause in &self.clauses {
                let start = next.len();
                for tracker in &clause.trackers {
                    let state = key[next.len()];
                    next.push(match state {
                        DEAD | TOP => state,
                        state => {
                            let sum =
                                tracker.before[letter as usize] + tracker.after[after as usize];
                            tracker.row(state).expect("prepared").next(sum)
                        }
                    });
                }
                bury(&mut next[start..]);
            }
            if next[1..].iter().any(|&state| state != DEAD) {
                list.push((after, self.nodes.intern(&next).0));
            }
        }
        self.edges.insert((node, letter), list);
        Ok(())
    }
}

/// A clause of which one condition has failed has failed.
fn bury(trackers: &mut [u32]) {
    if trackers.contains(&DEAD) {
        trackers.fill(DEAD);
    }
}
