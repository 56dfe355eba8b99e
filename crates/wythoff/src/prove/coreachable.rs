//! Which states of one condition can still come to hold together with which state after the move.
//!
//! The digits before the move are free here, so what reaches no end here reaches none in a product with any automaton before.
//! Most nodes of such a product that lead nowhere are recognised so, before they are made.

use crate::automata::{Automaton, Budget, Interner, OutOfBudget, State};
use crate::logic::{DEAD, Tracker};

/// How many steps a digit sum of a condition costs the first time: what it leads to must be found out.
const SUM: usize = 16;

/// The pairs of a state after and a state of a condition from which both can accept.
#[derive(Debug)]
pub(super) struct CoReachable {
    states: usize,
    /// By state of the condition, then by state after.
    contains: Vec<bool>,
}

impl CoReachable {
    pub(super) fn new(
        tracker: &mut Tracker<'_>,
        after: &Automaton,
        budget: &mut Budget<'_>,
    ) -> Result<Self, OutOfBudget> {
        let mut sums = tracker.before.clone();
        sums.sort_unstable();
        sums.dedup();
        let mut pairs = Interner::default();
        pairs.intern(&[after.start(), tracker.start()?]);
        // For each pair, those it is reached from.
        let mut into: Vec<Vec<u32>> = vec![Vec::new()];
        let mut next = 0;
        while (next as usize) < pairs.len() {
            let (here, state) = (pairs.get(next)[0], pairs.get(next)[1]);
            budget.spend(SUM * tracker.prepare(state)?)?;
            let mut reach = |to: State, state: u32| {
                let (pair, is_new) = pairs.intern(&[to, state]);
                if is_new {
                    into.push(Vec::new());
                }
                into[pair as usize].push(next);
            };
            for &(letter, to) in after.edges(here) {
                let Some(row) = tracker.row(state) else {
                    reach(to, state); // sure to hold for good
                    continue;
                };
                let add = tracker.after[letter as usize];
                let start = sums.partition_point(|sum| sum + add < row.first);
                let alive = sums[start..].iter().map(|sum| sum + add);
                for sum in alive.take_while(|&sum| sum <= row.last) {
                    match row.next(sum) {
                        DEAD => {}
                        state => reach(to, state),
                    }
                }
            }
            budget.spend(after.edges(here).len())?;
            budget.allow(pairs.len())?;
            next += 1;
        }
        let accepts = |pair: &[u32]| after.is_accepting(pair[0]) && tracker.accepts(pair[1]);
        let states = after.states();
        let mut contains = vec![false; tracker.states() * states];
        let mut mark = |pair: u32| {
            let pair = pairs.get(pair);
            let place = pair[1] as usize * states + pair[0] as usize;
            !std::mem::replace(&mut contains[place], true)
        };
        let mut stack: Vec<u32> = (0..pairs.len() as u32)
            .filter(|&pair| accepts(pairs.get(pair)) && mark(pair))
            .collect();
        while let Some(pair) = stack.pop() {
            stack.extend(
                into[pair as usize]
                    .iter()
                    .copied()
                    .filter(|&from| mark(from)),
            );
        }
        Ok(Self { states, contains })
    }

    pub(super) fn contains(&self, after: State, state: u32) -> bool {
        self.contains[state as usize * self.states + after as usize]
    }
}
