//! The cells of a table, as wide as its values need.

use wythoff::board::format::Values;
use wythoff::board::{BoardError, Cell, bytes_needed};
use wythoff::solve::board::{any, closed};
use wythoff::{Game, Position, Rules, UBig, Wythoff, rules};

use super::{Request, Subject, grundy, slice};
use crate::checkpoint::Keeper;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{interrupt, memory};
use wythoff_show::{Message, complaint};

/// The values of a table, row after row.
pub(super) enum Cells {
    Bytes(Vec<u8>),
    Shorts(Vec<u16>),
    Words(Vec<u32>),
}

/// Up to this size Grundy values of k-Wythoff fit in 16 bits: no value exceeds the sum of the piles.
const SHORT: usize = 32_736;

pub(super) fn fill(request: &Request, keeper: &mut Keeper<'_>) -> Result<Cells, Failure> {
    match (wythoff(request), request.values) {
        (Some(game), Values::Outcome) => {
            let mut cells = room(request.size)?;
            closed::fill_outcomes(&game, request.size, &mut cells).map_err(board)?;
            Ok(Cells::Bytes(cells))
        }
        (Some(game), Values::Moves) => {
            let mut cells = room(request.size)?;
            closed::fill_moves(&game, request.size, &mut cells).map_err(board)?;
            Ok(Cells::Bytes(cells))
        }
        (Some(_), Values::Grundy) if request.play == wythoff::Play::Misere => {
            Err(board(BoardError::Misere))
        }
        (Some(game), Values::Grundy) if request.size <= SHORT => {
            grundy::fill(request, *game.k(), keeper).map(Cells::Shorts)
        }
        (Some(game), Values::Grundy) => grundy::fill(request, *game.k(), keeper).map(Cells::Words),
        (None, _) => by_rules(request),
    }
}

/// k-Wythoff in machine words: a k beyond the table changes nothing in it.
pub(super) fn wythoff(request: &Request) -> Option<Wythoff> {
    let Subject::Game(game) = &request.subject else {
        return None;
    };
    let k = game.wythoff_k()?;
    let k = u64::try_from(k)
        .unwrap_or(u64::MAX)
        .min(request.size as u64);
    Some(Wythoff::with_play(k, request.play))
}

/// Any other game, every option of every position looked at.
fn by_rules(request: &Request) -> Result<Cells, Failure> {
    let named;
    let game: &dyn Game = match &request.subject {
        Subject::Beyond(rules, slice) => return slice::fill_beyond(rules, slice, request),
        Subject::Rules(rules, slice) if rules.piles() != 2 || rules.measure().is_some() => {
            return slice::fill(rules, slice, request);
        }
        Subject::Rules(rules, slice) if slice.free().len() != 2 => {
            return slice::fill(rules, slice, request);
        }
        Subject::Rules(rules, _) if request.values == Values::Outcome => {
            return dense(rules, request.size);
        }
        Subject::Rules(rules, _) => rules,
        Subject::Game(game) => {
            named = game.rules(request.play);
            &*named
        }
    };
    // The first position tells whether two numbers are a position at all.
    let two_piles = game.check(&[UBig::ZERO, UBig::ZERO]);
    two_piles.map_err(|error| {
        let name = request.subject.name();
        let message = Message::new("error-no-table").with("game", name.as_str());
        Failure::Input(message.with("reason", complaint::position(&error, &name)))
    })?;
    let size = request.size;
    let mut bar = Bar::new(None);
    interrupt::listen();
    match request.values {
        Values::Outcome => {
            let mut cells = room(size)?;
            let filled = any::fill_outcomes(game, size, &mut cells, &mut bar);
            filled.map(|_| Cells::Bytes(cells))
        }
        Values::Grundy => {
            let mut cells = room(size)?;
            let filled = any::fill_grundy(game, size, &mut cells, &mut bar);
            filled.map(|_| Cells::Words(cells))
        }
        Values::Moves => {
            let mut cells = room(size)?;
            let filled = any::fill_moves(game, size, &mut cells, &mut bar);
            filled.map(|_| Cells::Words(cells))
        }
    }
    .map_err(board)
    .and_then(|cells| match interrupt::is_asked() {
        true => Err(Failure::Stopped(Message::new("lab-interrupted"))),
        false => Ok(cells),
    })
}

/// Who wins, from the dense table of the rules: marks in whole rows instead of move by move.
fn dense(rules: &Rules, size: usize) -> Result<Cells, Failure> {
    let mut cells: Vec<u8> = room(size)?;
    interrupt::listen();
    let table = rules::Table::watched(rules, &[size as u64; 2], &mut Bar::new(None));
    let table = table.ok_or_else(|| Failure::Stopped(Message::new("lab-interrupted")))?;
    cells.fill(1);
    for lost in table.lost() {
        // Both are below the size.
        cells[lost[0] as usize * size + lost[1] as usize] = 0;
    }
    Ok(Cells::Bytes(cells))
}

/// Cells for a table, if they fit in memory.
fn room<C: Cell>(size: usize) -> Result<Vec<C>, Failure> {
    let bytes = bytes_needed(size as u64, C::BYTES);
    memory::check(bytes)?;
    reserve(size, bytes)
}

/// Cells for a table, or how many bytes were refused.
pub(super) fn reserve<C: Cell>(size: usize, bytes: u128) -> Result<Vec<C>, Failure> {
    let mut cells = Vec::new();
    let count = size.checked_mul(size);
    let count = count.filter(|&count| cells.try_reserve_exact(count).is_ok());
    cells.resize(count.ok_or_else(|| memory::refused(bytes))?, C::EMPTY);
    Ok(cells)
}

pub(super) fn board(error: BoardError) -> Failure {
    Failure::Input(match &error {
        BoardError::Misere => Message::new("error-misere-grundy"),
        BoardError::NotTakeAway { from, to } => Message::new("error-not-take-away")
            .with("from", Position(from.to_vec()).to_string())
            .with("to", Position(to.clone()).to_string()),
        BoardError::PileCount { found } => Message::new("error-table-piles").with("found", *found),
        other => complaint::as_it_is(other),
    })
}
