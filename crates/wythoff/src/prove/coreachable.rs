//! Which states of one condition can still come to hold together with which state after the move.
//!
//! The digits before the move are free here, so what reaches no end here reaches none in a product with any automaton before.
//! Most nodes of such a product that lead nowhere are recognised so, before they are made.

use crate::automata::{Automaton, Budget, OutOfBudget, State};
use crate::logic::{DEAD, Row, TOP, Tracker};

/// How many steps a digit sum of a condition costs the first time: what it leads to must be found out.
const SUM: usize = 16;

/// The pairs of a state after and a state of a condition from which both can accept.
#[derive(Debug)]
pub(super) struct CoReachable {
    states: usize,
    /// By state of the condition, then by state after.
    contains: Vec<bool>,
}

/// For a state of a condition, and the state after one more letter, between which sums a pair is reached from which both can
/// accept; as far as asked.
#[derive(Debug, Default)]
pub(super) struct Spans(Vec<Vec<Option<(i32, i32)>>>);

/// Pairs of a state after and a state of a condition, numbered in the order they are first seen.
struct Pairs {
    list: Vec<(State, u32)>,
    /// By state of the condition, as far as met, then by state after.
    numbers: Vec<Vec<u32>>,
    states: usize,
}

impl Pairs {
    /// The number of a pair, and whether it is new.
    fn number(&mut self, after: State, state: u32) -> (u32, bool) {
        const NONE: u32 = u32::MAX;
        let place = state as usize;
        if self.numbers.len() <= place {
            self.numbers.resize(place + 1, Vec::new());
        }
        let numbers = &mut self.numbers[place];
        if numbers.is_empty() {
            numbers.resize(self.states, NONE);
        }
        let number = &mut numbers[after as usize];
        let is_new = *number == NONE;
        if is_new {
            *number = self.list.len() as u32; // budgets stop at far fewer
            self.list.push((after, state));
        }
        (*number, is_new)
    }
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
        let mut pairs = Pairs {
            list: Vec::new(),
            numbers: Vec::new(),
            states: after.states(),
        };
        pairs.number(after.start(), tracker.start()?);
        // For each pair, those it is reached from.
        let mut into: Vec<Vec<u32>> = vec![Vec::new()];
        let mut ways: Vec<Option<Ways>> = Vec::new();
        // For each state after where its letters lead and what they add, each pair once.
        let mut steps: Vec<Option<Vec<(State, i32)>>> = vec![None; after.states()];
        let mut next = 0;
        while let Some(&(here, state)) = pairs.list.get(next as usize) {
            budget.spend(SUM * tracker.prepare(state)?)?;
            if state != TOP && ways.get(state as usize).is_none_or(Option::is_none) {
                let new = Ways::new(tracker, state, budget)?;
                ways.resize_with(ways.len().max(state as usize + 1), || None);
                ways[state as usize] = Some(new);
            }
            let mut reach = |to: State, state: u32| {
                let (pair, is_new) = pairs.number(to, state);
                if is_new {
                    into.push(Vec::new());
                }
                if into[pair as usize].last() != Some(&next) {
                    into[pair as usize].push(next);
                }
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
            budget.allow(pairs.list.len())?;
            next += 1;
        }
        let accepts = |(here, state)| after.is_accepting(here) && tracker.accepts(state);
        let states = after.states();
        let mut contains = vec![false; tracker.states() * states];
        let mut mark = |pair: u32| {
            let (here, state) = pairs.list[pair as usize];
            let place = state as usize * states + here as usize;
            !std::mem::replace(&mut contains[place], true)
        };
        let mut stack: Vec<u32> = (0..pairs.list.len() as u32)
            .filter(|&pair| accepts(pairs.list[pair as usize]) && mark(pair))
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

    /// Digit sums of which every other one leads from a state of the condition, whose row this is, to none of the pairs
    /// with a state after; from the first to the second.
    pub(super) fn span(
        &self,
        spans: &mut Spans,
        state: u32,
        row: &Row,
        after: State,
        budget: &mut Budget<'_>,
    ) -> Result<(i32, i32), OutOfBudget> {
        let Spans(spans) = spans;
        if spans.len() <= state as usize {
            spans.resize(state as usize + 1, Vec::new());
        }
        let spans = &mut spans[state as usize];
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
