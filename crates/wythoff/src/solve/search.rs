//! Search: the outcome or the Grundy value of a position of any game, by looking at everything below it.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;

use crate::effort::Budget;
use crate::game::{Game, SearchError};
use crate::position::{Outcome, Play};
use crate::watch::{Progress, Watch};

/// A search that remembers what it has found, so that several questions about one game share the work.
///
/// ```
/// use wythoff::{Wythoff, solve::search::Search};
/// let game = Wythoff::new(0u64);
/// let mut search = Search::new(&game);
/// assert_eq!(search.grundy(&[2, 1]), Ok(0));
/// assert_eq!(search.grundy(&[10, 10]), Ok(14));
/// assert_eq!(search.positions(), 121);
/// ```
pub struct Search<'a> {
    game: &'a dyn Game,
    budget: Budget,
    watch: Box<dyn Watch + 'a>,
    /// Grundy values; `None` while the position is on the path being searched.
    values: HashMap<Box<[u64]>, Option<u64>>,
    /// Whether a position is lost; kept apart because it needs fewer options than a value.
    losses: HashMap<Box<[u64]>, Option<bool>>,
    bytes: usize,
    /// Options listed so far, of all positions.
    options: usize,
}

impl fmt::Debug for Search<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("game", &self.game)
            .field("positions", &self.positions())
            .finish_non_exhaustive()
    }
}

impl<'a> Search<'a> {
    /// A search of the game with the default budget.
    pub fn new(game: &'a dyn Game) -> Self {
        Self {
            game,
            budget: Budget::default(),
            watch: Box::new(()),
            values: HashMap::new(),
            losses: HashMap::new(),
            bytes: 0,
            options: 0,
        }
    }

    /// The same search with another budget.
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The same search, watched: it tells every so often how many positions it has looked at.
    pub fn watched(self, watch: impl Watch + 'a) -> Self {
        Self {
            watch: Box::new(watch),
            ..self
        }
    }

    /// How many positions have been looked at.
    pub fn positions(&self) -> usize {
        self.values.len() + self.losses.len()
    }

    /// The Grundy value of a position: the least natural that is no option's value.
    pub fn grundy(&mut self, position: &[u64]) -> Result<u64, SearchError> {
        if self.game.play() == Play::Misere {
            return Err(SearchError::MisereHasNoGrundyValue);
        }
        let value = self.search_value(position);
        if value.is_err() {
            // What was under way is not known, and must not look like a loop to the next question.
            self.values.retain(|_, value| value.is_some());
        }
        value
    }

    /// Who wins a position, seen by the player to move.
    pub fn outcome(&mut self, position: &[u64]) -> Result<Outcome, SearchError> {
        let outcome = self.search_outcome(position);
        if outcome.is_err() {
            self.losses.retain(|_, lost| lost.is_some());
        }
        outcome
    }

    fn search_value(&mut self, position: &[u64]) -> Result<u64, SearchError> {
        let mut path: Vec<Frame<Vec<bool>>> = Vec::new();
        let mut option = Vec::new();
        let mut known = self.enter_value(position, &mut path)?;
        while let Some(frame) = path.last_mut() {
            if let Some(value) = known.take() {
                let index = value as usize; // at most the number of options
                if frame.gathered.len() <= index {
                    frame.gathered.resize(index + 1, false);
                }
                frame.gathered[index] = true;
            }
            if frame.options.pop_into(&mut option) {
                known = self.enter_value(&option, &mut path)?;
                continue;
            }
            let value = frame.gathered.iter().take_while(|&&seen| seen).count() as u64;
            let position = path.pop().expect("the frame just looked at").position;
            self.values.insert(position, Some(value));
            known = Some(value);
        }
        Ok(known.expect("the last frame leaves its value"))
    }

    fn search_outcome(&mut self, position: &[u64]) -> Result<Outcome, SearchError> {
        let mut path: Vec<Frame<()>> = Vec::new();
        let mut option = Vec::new();
        let mut known = self.enter_loss(position, &mut path)?;
        while let Some(frame) = path.last_mut() {
            // A move to a lost position wins; the other options need no look.
            let lost = if known.take() == Some(true) {
                false
            } else if frame.options.pop_into(&mut option) {
                known = self.enter_loss(&option, &mut path)?;
                continue;
            } else {
                !frame.is_end || self.game.play() == Play::Normal
            };
            let position = path.pop().expect("the frame just looked at").position;
            self.losses.insert(position, Some(lost));
            known = Some(lost);
        }
        Ok(Outcome::from_lost(
            known.expect("the last frame leaves its outcome"),
        ))
    }

    fn enter_value(
        &mut self,
        position: &[u64],
        path: &mut Vec<Frame<Vec<bool>>>,
    ) -> Result<Option<u64>, SearchError> {
        if let Some(known) = self.values.get(position) {
            return known_or_loop(known, position);
        }
        self.values.insert(position.into(), None);
        path.push(self.look_at(position)?);
        Ok(None)
    }

    fn enter_loss(
        &mut self,
        position: &[u64],
        path: &mut Vec<Frame<()>>,
    ) -> Result<Option<bool>, SearchError> {
        if let Some(known) = self.losses.get(position) {
            return known_or_loop(known, position);
        }
        self.losses.insert(position.into(), None);
        path.push(self.look_at(position)?);
        Ok(None)
    }

    /// Lists the options of a position met for the first time.
    fn look_at<G: Default>(&mut self, position: &[u64]) -> Result<Frame<G>, SearchError> {
        let count = self.positions();
        if count > self.budget.positions {
            return Err(SearchError::TooManyPositions(self.budget.positions));
        }
        if self.options > self.budget.options() {
            return Err(SearchError::TooManyOptions(self.budget.options()));
        }
        let so_far = Progress::so_far(count as u64);
        if count % (1 << 14) == 1 && self.watch.tell(so_far).is_break() {
            return Err(SearchError::Cancelled);
        }
        // A key, its boxed piles, and the table around it.
        self.bytes += size_of_val(position) + 48;
        let mut options = Options::default();
        let room = self.budget.bytes.saturating_sub(self.bytes);
        let visited = self.game.visit_options(position, &mut |option| {
            options.push(option);
            if options.bytes() > room {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if visited.is_break() {
            return Err(SearchError::TooManyBytes(self.budget.bytes));
        }
        self.options += options.len();
        Ok(Frame {
            position: position.into(),
            is_end: options.len() == 0,
            options,
            gathered: G::default(),
        })
    }
}

/// A position on the path, the options still to be looked at, and what the others gave.
struct Frame<G> {
    position: Box<[u64]>,
    is_end: bool,
    options: Options,
    gathered: G,
}

/// Positions of any lengths, one behind the other in one piece of memory.
#[derive(Default)]
struct Options {
    piles: Vec<u64>,
    /// Where each position ends.
    ends: Vec<usize>,
}

impl Options {
    fn len(&self) -> usize {
        self.ends.len()
    }

    fn bytes(&self) -> usize {
        size_of_val(&self.piles[..]) + size_of_val(&self.ends[..])
    }

    fn push(&mut self, option: &[u64]) {
        self.piles.extend_from_slice(option);
        self.ends.push(self.piles.len());
    }

    /// Takes the last one away and writes it into `option`; `false`: there is none.
    fn pop_into(&mut self, option: &mut Vec<u64>) -> bool {
        if self.ends.pop().is_none() {
            return false;
        }
        let start = self.ends.last().copied().unwrap_or(0);
        option.clear();
        option.extend(self.piles.drain(start..));
        true
    }
}

fn known_or_loop<T: Copy>(known: &Option<T>, position: &[u64]) -> Result<Option<T>, SearchError> {
    match known {
        Some(value) => Ok(Some(*value)),
        None => Err(SearchError::Loop(position.to_vec())),
    }
}
