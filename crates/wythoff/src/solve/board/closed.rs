//! Outcomes and numbers of winning moves of k-Wythoff, from the closed form: normal and misère play.

use crate::board::check_length;
use crate::board::{BoardError, Cell};
use crate::games::Wythoff;
use crate::position::Outcome;

/// Fills the table with outcomes: 0 where the player to move loses, 1 where she wins.
///
/// ```
/// use wythoff::{Wythoff, solve::board::closed};
/// let mut cells = [0u8; 9];
/// closed::fill_outcomes(&Wythoff::new(0), 3, &mut cells).unwrap();
/// assert_eq!(cells, [0, 1, 1, 1, 1, 0, 1, 0, 1]);
/// ```
pub fn fill_outcomes<C: Cell>(
    game: &Wythoff,
    size: usize,
    cells: &mut [C],
) -> Result<(), BoardError> {
    check_length(size, cells)?;
    let cell = |outcome| C::from_value(outcome as u32).expect("0 and 1 fit");
    cells.fill(cell(Outcome::Win));
    let pairs = (0..).map_while(|n| game.losing_pairs().pair(&n));
    // The larger numbers increase with n, and a pair that does not fit in words is not in the table.
    for (a, b) in pairs.take_while(|&(_, b)| b < size as u64) {
        let (a, b) = (a as usize, b as usize);
        cells[a * size + b] = cell(Outcome::Loss);
        cells[b * size + a] = cell(Outcome::Loss);
    }
    Ok(())
}

/// Fills the table with the number of winning moves: 0 where the player to move loses, and in a finished position.
///
/// A move is named by the position it leaves: (1, 2) and (2, 1) are two.
pub fn fill_moves<C: Cell>(game: &Wythoff, size: usize, cells: &mut [C]) -> Result<(), BoardError> {
    check_length(size, cells)?;
    for a in 0..size {
        for b in a..size {
            let moves = game.winning_moves(&(a as u64), &(b as u64)).len();
            let cell = C::from_value(moves as u32).expect("at most 5");
            cells[a * size + b] = cell;
            cells[b * size + a] = cell;
        }
    }
    Ok(())
}
