//! Which states of one condition can still come to hold together with which state after the move.
//!
//! The digits before the move are free here, so what reaches no end here reaches none in a product with any automaton before.
//! Most nodes of such a product that lead nowhere are recognised so, before they are made.

use crate::automata::{Automaton, Budget, Interner, OutOfBudget, State};
use crate::logic::{DEAD, Row, TOP, Tracker};

/// How many steps a digit sum of a condition costs the first time: what it leads to must be found out.
const SUM: usize = 16;

/// The pairs of a state after and a state of a condition from which both can accept.
#[derive(Debug)]
pub(super) struct CoReachable {
    states: usize,
    /// By state of the condition, then by state after.
    contains: Vec<bool>,
    /// For a state of the condition, and the state after one more letter, between which sums one of the pairs is reached.
    spans: Vec<Vec<Option<(i32, i32)>>>,
}

impl CoReachable {
    pub(super) fn new(
        tracker: &mut Tracker<'_>,
        after: &Automaton,
        budget: &mut Budget<'_>,
    ) -> Result<Self, OutOfBudget> {
        let least = tracker.before.iter().min().copied().unwrap_or(0);
        let most = tracker.before.iter().max().copied().unwrap_or(0);
        let mut is_sum = vec![false; (most - least + 1) as usize];
        (tracker.before.iter()).for_each(|sum| is_sum[(sum - least) as usize] = true);
        let is_sum = |sum: i32| sum >= least && is_sum.get((sum - least) as usize) == Some(&true);
        let mut pairs = Interner::default();
        pairs.intern(&[after.start(), tracker.start()?]);
        // For each pair, those it is reached from.
        let mut into: Vec<Vec<u32>> = vec![Vec::new()];
        let mut ways: Vec<Option<Ways>> = Vec::new();
        // For each state after where its letters lead and what they add, each pair once.
        let mut steps: Vec<Option<Vec<(State, i32)>>> = vec![None; after.states()];
        let mut next = 0;
        while (next as usize) < pairs.len() {
            let (here, state) = (pairs.get(next)[0], pairs.get(next)[1]);
            budget.spend(SUM * tracker.prepare(state)?)?;
            if state != TOP && ways.get(state as usize).is_none_or(Option::is_none) {
                let new = Ways::new(tracker, state, budget)?;
                ways.resize_with(ways.len().max(state as usize + 1), || None);
                ways[state as usize] = Some(new);
            }
            let mut reach = |to: State, state: u32| {
                let (pair, is_new) = pairs.intern(&[to, state]);
                if is_new {
                    into.push(Vec::new());
                }
                into[pair as usize].push(next);
            };
            let steps = steps[here as usize].get_or_insert_with(|| {
                let edges = after.edges(here).iter();
                let mut steps: Vec<_> = edges
                    .map(|&(letter, to)| (to, tracker.after[letter as usize]))
                    .collect();
                steps.sort_unstable();
                steps.dedup();
                steps
            });
            let mut looked_at = 0;
            for &(to, add) in steps.iter() {
                let Some(Some(ways)) = ways.get(state as usize) else {
                    reach(to, state); // sure to hold for good
                    continue;
                };
                looked_at += ways.on.len();
                for &(sum, state) in &ways.on {
                    if is_sum(sum - add) {
                        reach(to, state);
                    }
                }
                if after.is_accepting(to) {
                    looked_at += ways.last.len();
                    for &(sum, state) in &ways.last {
                        if is_sum(sum - add) {
                            reach(to, state);
                        }
                    }
                }
            }
            budget.spend(after.edges(here).len() + looked_at / 16)?;
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
        Ok(Self {
            states,
            contains,
            spans: vec![Vec::new(); tracker.states()],
        })
    }

    /// Digit sums of which every other one leads from a state of the condition, whose row this is, to none of the pairs
    /// with a state after; from the first to the second.
    pub(super) fn span(
        &mut self,
        state: u32,
        row: &Row,
        after: State,
        budget: &mut Budget<'_>,
    ) -> Result<(i32, i32), OutOfBudget> {
        let spans = &self.spans[state as usize];
        if let Some(Some(known)) = spans.get(after as usize) {
            return Ok(*known);
        }
        let sums = row.first..=row.last;
        budget.spend(sums.clone().count())?;
        let leads = |&sum: &i32| match row.next(sum) {
            DEAD => false,
            state => self.contains(after, state),
        };
        let first = sums.clone().find(leads);
        let last = sums.rev().find(leads);
        let span = first.zip(last).unwrap_or((1, 0));
        let spans = &mut self.spans[state as usize];
        spans.resize(self.states, None);
        spans[after as usize] = Some(span);
        Ok(span)
    }

    pub(super) fn contains(&self, after: State, state: u32) -> bool {
        self.contains[state as usize * self.states + after as usize]
    }
}

/// The digit sums that lead on from a state of a condition, and where to.
struct Ways {
    on: Vec<(i32, u32)>,
    /// To states that no digit leads on from: they matter only where the automaton after accepts.
    last: Vec<(i32, u32)>,
}

impl Ways {
    fn new(
        tracker: &mut Tracker<'_>,
        state: u32,
        budget: &mut Budget<'_>,
    ) -> Result<Self, OutOfBudget> {
        let alive: Vec<(i32, u32)> = match tracker.row(state) {
            None => Vec::new(),
            Some(row) => (row.first..=row.last)
                .map(|sum| (sum, row.next(sum)))
                .filter(|way| way.1 != DEAD)
                .collect(),
        };
        for &(_, to) in &alive {
            budget.spend(SUM * tracker.prepare(to)?)?;
        }
        let leads_on =
            |way: &(i32, u32)| tracker.row(way.1).is_none_or(|row| row.first <= row.last);
        let (on, last) = alive.into_iter().partition(leads_on);
        Ok(Self { on, last })
    }
}
