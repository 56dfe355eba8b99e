//! Tables of any two-pile game: every option of every position is looked at.
//!
//! Slow and obviously right: it knows the rules and no theorem.

use std::ops::ControlFlow;

use crate::board::{BoardError, Cell, check_length};
use crate::game::Game;
use crate::position::{Outcome, Play};
use crate::watch::{Progress, Watch};

/// Fills the table with outcomes: 0 where the player to move loses, 1 where she wins.
///
/// ```
/// use wythoff::{Wythoff, solve::board::any};
/// let mut cells = [0u8; 9];
/// any::fill_outcomes(&Wythoff::new(0), 3, &mut cells, &mut ()).unwrap();
/// assert_eq!(cells, [0, 1, 1, 1, 1, 0, 1, 0, 1]);
/// ```
pub fn fill_outcomes<C: Cell>(
    game: &(impl Game + ?Sized),
    size: usize,
    cells: &mut [C],
    watch: &mut dyn Watch,
) -> Result<ControlFlow<()>, BoardError> {
    let play = game.play();
    fill(game, size, cells, watch, |options, cells| {
        let lost = options
            .iter()
            .all(|&option| cells[option].into() == Outcome::Win as u32);
        outcome(lost, options, play) as usize
    })
}

/// Fills the table with Grundy values: the least number that no option has. Normal play only.
pub fn fill_grundy<C: Cell>(
    game: &(impl Game + ?Sized),
    size: usize,
    cells: &mut [C],
    watch: &mut dyn Watch,
) -> Result<ControlFlow<()>, BoardError> {
    if game.play() == Play::Misere {
        return Err(BoardError::Misere);
    }
    let mut values = Vec::new();
    fill(game, size, cells, watch, |options, cells| {
        values.clear();
        values.extend(options.iter().map(|&option| cells[option].into()));
        values.sort_unstable();
        values.dedup();
        let mex = (0..).zip(&values).take_while(|(n, value)| n == *value);
        mex.count()
    })
}

/// Fills the table with the number of winning moves: how many different lost positions the options are.
pub fn fill_moves<C: Cell>(
    game: &(impl Game + ?Sized),
    size: usize,
    cells: &mut [C],
    watch: &mut dyn Watch,
) -> Result<ControlFlow<()>, BoardError> {
    let play = game.play();
    let mut lost = Vec::new();
    fill(game, size, cells, watch, |options, _| {
        let wins = options.iter().filter(|&&option| lost[option]).count();
        lost.push(outcome(wins == 0, options, play).is_loss());
        wins
    })
}

/// The outcome from whether all options are won; without options the kind of play decides.
fn outcome(all_options_are_won: bool, options: &[usize], play: Play) -> Outcome {
    Outcome::from_lost(match play {
        Play::Misere => all_options_are_won && !options.is_empty(),
        Play::Normal => all_options_are_won,
    })
}

/// Fills the table row by row with what `value` gives for the cells of the options, each once, and the cells before.
fn fill<C: Cell>(
    game: &(impl Game + ?Sized),
    size: usize,
    cells: &mut [C],
    watch: &mut dyn Watch,
    mut value: impl FnMut(&[usize], &[C]) -> usize,
) -> Result<ControlFlow<()>, BoardError> {
    check_length(size, cells)?;
    if let Some(found) = game.pile_count().filter(|&count| count != 2) {
        return Err(BoardError::PileCount { found });
    }
    let total = cells.len() as u64;
    let mut options = Vec::new();
    for place in 0..cells.len() {
        if place % size == 0 && watch.tell(Progress::new(place as u64, total)).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        find_options(game, size, place, &mut options)?;
        options.sort_unstable();
        options.dedup();
        let value = u32::try_from(value(&options, &cells[..place])).ok();
        let bytes = C::BYTES;
        cells[place] = value
            .and_then(C::from_value)
            .ok_or(BoardError::CellTooSmall { bytes })?;
    }
    Ok(watch.tell(Progress::new(total, total)))
}

/// The cells of the options of the position at `place`; all come before it.
fn find_options(
    game: &(impl Game + ?Sized),
    size: usize,
    place: usize,
    options: &mut Vec<usize>,
) -> Result<(), BoardError> {
    options.clear();
    let from = [place / size, place % size].map(|pile| pile as u64);
    let mut stray = None;
    let _ = game.visit_options(&from, &mut |option| {
        let cell = match *option {
            [a, b] if a.max(b) < size as u64 => a as usize * size + b as usize,
            _ => place,
        };
        if cell >= place {
            stray = Some(option.to_vec());
            return ControlFlow::Break(());
        }
        options.push(cell);
        ControlFlow::Continue(())
    });
    match stray {
        Some(to) => Err(BoardError::NotTakeAway { from, to }),
        None => Ok(()),
    }
}
