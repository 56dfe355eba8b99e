//! One track instead of two: where each row has one lost position, it is enough to learn by how much the partner of a
//! pile differs from that pile moved up, a bounded list over a single numeral. The pairs follow from it.
//!
//! Two tracks show a class of beginnings only where a pair with that beginning is in the table; of one track every number
//! is there. So far fewer rows tell the classes, at a byte a row. What comes out is a guess like any other: the proof
//! decides.

mod asked;
mod blocks;
mod classes;
mod fitted;
mod guess;
mod heap;
mod moved;
mod offsets;
mod pair;

use std::ops::ControlFlow;

use super::candidates::{candidates, scales};
use super::family::wythoff_k;
use super::found::{Doing, SearchOptions, Watcher};
use super::source::{FEW_ROWS, Source};
use crate::automata::{Automaton, Budget};
use crate::logic::{MOST_PLACES, NumberSystem, Numerals};
use crate::rules::Partners;
use guess::{Guess, NoGuess};

/// The rows whose lost positions tell in which numerations to look.
const SHOWN: u64 = 20_000;

/// The numerations in which tracks are looked for, each with by how many places a pile is moved up.
pub(super) struct Tracks<'a> {
    source: Source<'a>,
    options: &'a SearchOptions,
    /// Those still worth a look; `None`: before the first table.
    open: Option<Vec<(NumberSystem, usize)>>,
    /// Whether lost positions lie on two rays whose slopes a numeration has.
    has_two_rays: bool,
    /// Numerations in which those gave nothing, and a larger table would not either.
    left_alone: Vec<Numerals>,
    /// How many rows and edges have been looked at, over all guesses.
    looked: u64,
}

impl<'a> Tracks<'a> {
    pub(super) fn new(source: Source<'a>, options: &'a SearchOptions) -> Self {
        Self {
            source,
            options,
            open: None,
            has_two_rays: false,
            left_alone: Vec::new(),
            looked: 0,
        }
    }

    /// How many rows and edges have been looked at since it was asked last, over all guesses.
    pub(super) fn looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// Whether no larger table can give a guess.
    pub(super) fn is_over(&self) -> bool {
        self.open.as_ref().is_some_and(Vec::is_empty)
    }

    /// The guess for the values of Wythoff's game up to a bound, which needs no table; `None`: another game, or too many classes.
    pub(super) fn asked(
        &mut self,
        watch: &mut Watcher<'_>,
    ) -> ControlFlow<(), Option<(NumberSystem, Automaton)>> {
        let Source::Values {
            rules,
            most: Some(most),
            ..
        } = self.source
        else {
            return ControlFlow::Continue(None);
        };
        if wythoff_k(rules) != Some(0) || self.options.track_rows == 0 {
            return ControlFlow::Continue(None);
        }
        let system = NumberSystem::new(Numerals::Greedy(vec![1, 1])).expect("Fibonacci");
        let numerals = system.numerals();
        watch.tell(Doing::Guessing {
            numerals,
            done: 0,
            of: 1,
        })?;
        let guess = Guess {
            system: &system,
            places: Some(1),
            is_symmetric: true,
            most_classes: self.options.most_asked(),
        };
        let go_on = |()| watch.tell(Doing::Working);
        let mut budget = Budget::watched(self.options.states, self.options.total, go_on);
        let guessed = guess.asked(most, &mut budget);
        self.looked = (self.looked).saturating_add(self.options.total - budget.left());
        match guessed {
            Ok(guess) => {
                let guess = self.source.completed(&system, guess);
                ControlFlow::Continue(Some((system, guess)))
            }
            Err(NoGuess::Stopped) => ControlFlow::Break(()),
            Err(NoGuess::TooSmall | NoGuess::TooMany) => ControlFlow::Continue(None),
        }
    }

    /// The guesses from the partners of each level, the smallest first.
    ///
    /// What needs too many classes is left alone from then on, and so is what is not bounded: a larger table would
    /// say the same.
    pub(super) fn guesses(
        &mut self,
        levels: &[Partners],
        watch: &mut Watcher<'_>,
    ) -> ControlFlow<(), Vec<(NumberSystem, Automaton)>> {
        let open = match self.open.take() {
            Some(open) => open,
            None => self.candidates(levels),
        };
        let (of, mut guesses) = (open.len(), Vec::new());
        let mut still_open = Vec::new();
        for (done, (system, places)) in open.into_iter().enumerate() {
            let numerals = system.numerals();
            watch.tell(Doing::Guessing { numerals, done, of })?;
            match self.guess(levels, &system, Some(places), watch) {
                Ok(guess) => {
                    let guess = self.source.completed(&system, guess);
                    guesses.push((system.clone(), guess));
                }
                Err(NoGuess::TooSmall) => {}
                Err(NoGuess::TooMany) => continue,
                Err(NoGuess::Stopped) => return ControlFlow::Break(()),
            }
            still_open.push((system, places));
        }
        self.open = Some(still_open);
        guesses.sort_by_key(|(system, guess)| guess.states() * system.digit_count() as usize);
        ControlFlow::Continue(guesses)
    }

    /// Whether the last table had two rays that a larger one may give a guess of.
    pub(super) fn has_two_rays(&self) -> bool {
        self.has_two_rays
    }

    /// The guesses from lost positions on two rays of different slopes, neither of which is a power of a base.
    ///
    /// Tables of few rows are left to as many tracks as there are piles.
    pub(super) fn guesses_of_two_rays(
        &mut self,
        levels: &[Partners],
        watch: &mut Watcher<'_>,
    ) -> ControlFlow<(), Vec<(NumberSystem, Automaton)>> {
        let (systems, mut guesses) = (self.scales(levels), Vec::new());
        if u64::from(levels[0].rows()) < FEW_ROWS {
            self.has_two_rays = !systems.is_empty();
            return ControlFlow::Continue(guesses);
        }
        self.has_two_rays = false;
        for system in systems {
            let numerals = system.numerals();
            watch.tell(Doing::Guessing {
                numerals,
                done: 0,
                of: 1,
            })?;
            match self.guess(levels, &system, None, watch) {
                Ok(guess) => {
                    let guess = self.source.completed(&system, guess);
                    guesses.push((system, guess));
                }
                Err(NoGuess::TooSmall) => {}
                Err(NoGuess::TooMany) => {
                    self.left_alone.push(system.numerals().clone());
                    continue;
                }
                Err(NoGuess::Stopped) => return ControlFlow::Break(()),
            }
            self.has_two_rays = true;
        }
        ControlFlow::Continue(guesses)
    }

    /// The numerations that grow as two rays do.
    fn scales(&self, levels: &[Partners]) -> Vec<NumberSystem> {
        if !self.options.systems.is_empty() || self.options.track_rows == 0 {
            return Vec::new();
        }
        let pairs: Vec<(u64, u64)> = shown(levels).iter().map(|&[a, b]| (a, b)).collect();
        let mut systems = scales(&pairs);
        systems.retain(|numerals| !self.left_alone.contains(numerals));
        (systems.into_iter())
            .filter_map(|numerals| NumberSystem::new(numerals).ok())
            .filter(|system| system.letter_count(self.source.game().piles()).is_some())
            .collect()
    }

    fn guess(
        &mut self,
        levels: &[Partners],
        system: &NumberSystem,
        places: Option<usize>,
        watch: &mut Watcher<'_>,
    ) -> Result<Automaton, NoGuess> {
        let SearchOptions { states, steps, .. } = *self.options;
        let go_on = |()| watch.tell(Doing::Working);
        let guess = Guess {
            system,
            places,
            is_symmetric: self.source.is_symmetric(),
            most_classes: self.options.most_classes(),
        };
        let mut budget = Budget::watched(states, steps, go_on);
        let guessed = match self.source.has_heap() {
            false => guess.pairs(&levels[0], &mut budget),
            true => guess.levels(levels, &mut budget),
        };
        let rows: u64 = levels.iter().map(|level| u64::from(level.rows())).sum();
        self.looked = (self.looked)
            .saturating_add(steps - budget.left())
            .saturating_add(rows);
        guessed
    }

    /// Every numeration with one phase, and every number of places.
    ///
    /// Where [t, 1] is on the list, Ostrowski's with the same slope would only say it once more.
    fn candidates(&self, levels: &[Partners]) -> Vec<(NumberSystem, usize)> {
        let shown = shown(levels);
        let list = match self.options.systems.is_empty() {
            true => {
                let mut list = candidates(shown.iter().map(|pair| &pair[..]));
                list.retain(|numerals| matches!(numerals, Numerals::Greedy(_)));
                list
            }
            false => self.options.systems.clone(),
        };
        let systems = list.into_iter().filter_map(|numerals| {
            let system = NumberSystem::new(numerals).ok()?;
            (system.period() == 1 && system.letter_count(self.source.game().piles()).is_some())
                .then_some(system)
        });
        let places = |system: NumberSystem| (0..=MOST_PLACES).map(move |p| (system.clone(), p));
        systems.flat_map(places).collect()
    }
}

/// The lost positions of the first rows.
fn shown(levels: &[Partners]) -> Vec<[u64; 2]> {
    let shown = levels[0].lost().take_while(|[row, _]| *row < SHOWN);
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::{Found, Verdict, parse_rules, prove, search, search_values};

    /// As many tracks as there are piles, and only those.
    fn without() -> SearchOptions {
        SearchOptions {
            track_rows: 0,
            ..SearchOptions::default()
        }
    }

    fn guess(source: Source<'_>, system: &NumberSystem, rows: u64) -> Automaton {
        let Some(super::super::source::Made::Levels(levels)) = source.table(rows, &mut ()) else {
            panic!("not deep")
        };
        let options = SearchOptions {
            systems: vec![system.numerals().clone()],
            ..SearchOptions::default()
        };
        let mut tracks = Tracks::new(source, &options);
        let ControlFlow::Continue(mut guesses) = tracks.guesses(&levels, &mut ()) else {
            panic!("nobody stops it")
        };
        assert_eq!(
            guesses.len(),
            1,
            "only the right places give a bounded offset"
        );
        guesses.remove(0).1
    }

    #[test]
    fn one_track_comes_to_what_two_tracks_come_to() {
        for (text, rows) in [
            ("like wythoff", 2000),
            ("misere; like wythoff", 5000),
            ("parameter k = 3; like k-wythoff", 5000),
            ("misere; parameter k = 2; like k-wythoff", 5000),
            ("like wythoff; symmetric; move x=1, y=4", 20_000),
            ("like wythoff; symmetric; move x=2, y=3", 20_000),
            ("like wythoff; move x=1, y=2", 400_000),
            ("like nim; move x=1, y=1", 5000),
        ] {
            let rules = parse_rules(text).unwrap();
            let Found::Theorem { proof, .. } = search(&rules, &without(), &mut ()) else {
                panic!("{text}")
            };
            let guess = guess(Source::Lost(&rules), &proof.system, rows);
            assert_eq!(guess, proof.lost, "{text}");
        }
    }

    #[test]
    fn one_track_for_each_value_comes_to_what_three_tracks_come_to() {
        for (text, most, rows) in [
            ("parameter k = 1; like k-wythoff", 1, 5000),
            ("parameter k = 1; like k-wythoff", 3, 50_000),
            ("like wythoff", 0, 5000),
        ] {
            let rules = parse_rules(text).unwrap();
            let found = search_values(&rules, Some(most), &without(), &mut ()).unwrap();
            let Found::Theorem { proof, .. } = found else {
                panic!("{text}")
            };
            let source = Source::Values {
                rules: &rules,
                most: Some(most),
                sum: &proof.rules,
            };
            assert_eq!(guess(source, &proof.system, rows), proof.lost, "{text}");
        }
    }

    #[test]
    fn what_is_asked_for_is_what_a_table_shows() {
        let rules = parse_rules("like wythoff").unwrap();
        let from_tables = SearchOptions {
            families: false,
            ..SearchOptions::default()
        };
        for most in 0..=1 {
            let found = search_values(&rules, Some(most), &from_tables, &mut ()).unwrap();
            let Found::Theorem { proof, .. } = found else {
                panic!("{most}")
            };
            let source = Source::Values {
                rules: &rules,
                most: Some(most),
                sum: &proof.rules,
            };
            let options = SearchOptions::default();
            let mut tracks = Tracks::new(source, &options);
            let ControlFlow::Continue(Some((_, guess))) = tracks.asked(&mut ()) else {
                panic!("{most}")
            };
            assert!(guess == proof.lost, "{most}");
            assert!(tracks.looked() > 0);
        }
    }

    #[test]
    fn two_rays_are_learnt_one_by_one() {
        for (moves, rows, numerals, states) in [
            ("0 <= x - y <= 1", 100_000, vec![3, 2], None),
            ("x <= y, y <= 2x", 400_000, vec![4, 2], Some(40)),
        ] {
            let text = format!("x>0,y=0 | x=0,y>0 | x>0, y>0, {moves}");
            let rules = parse_rules(&text).unwrap();
            let options = SearchOptions::default();
            let mut tracks = Tracks::new(Source::Lost(&rules), &options);
            let levels = [Partners::new(&rules, rows).unwrap()];
            let guesses = tracks.guesses_of_two_rays(&levels, &mut ());
            let ControlFlow::Continue(guesses) = guesses else {
                panic!("nobody stops it")
            };
            let endless = Numerals::Endless(numerals);
            let guess = guesses.iter().find(|(one, _)| *one.numerals() == endless);
            let (system, guess) = guess.expect("both slopes are fractions in it");
            assert!(states.is_none_or(|states| guess.states() == states));
            let mut budget = Budget::new(1_000_000, u64::MAX);
            let verdict = prove(&rules, system, guess, &mut budget);
            assert!(matches!(verdict, Ok(Verdict::Proved(_))), "{text}");
        }
    }

    #[test]
    fn what_is_not_bounded_is_left_alone() {
        // The deviation of this game grows, whatever the slope.
        let rules = parse_rules("x>0,y=0 | x=0,y>0 | x=y>2").unwrap();
        let options = SearchOptions::default();
        let mut tracks = Tracks::new(Source::Lost(&rules), &options);
        for rows in [6000, 18_000, 54_000, 162_000] {
            let levels = [Partners::new(&rules, rows).unwrap()];
            assert!(tracks.guesses(&levels, &mut ()).is_continue());
        }
        assert!(tracks.is_over());
    }
}
