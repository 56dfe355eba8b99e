//! Two-pile tables: every fast way against looking at all options, and against published values.

#[path = "../../benches/peer/bitset_mex.rs"]
mod bitset_mex;

use std::num::NonZeroUsize;
use std::ops::ControlFlow::{self, Break, Continue};

use proptest::prelude::*;
use wythoff::board::{BoardError, Cell, fill_grundy, grundy};
use wythoff::game::Visitor;
use wythoff::solve::board::{any, closed};
use wythoff::{Game, IllegalMove, Move, Play, Progress, UBig, Wythoff};

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("not 0")
}

/// The table by the block sweep.
fn swept<C: Cell>(k: u64, size: usize, count: usize) -> Vec<C> {
    let mut cells = vec![C::EMPTY; size * size];
    let done = fill_grundy(k, size, &mut cells, threads(count), &mut ());
    assert_eq!(done, Ok(Continue(())));
    cells
}

/// The table by looking at all options.
fn naive(k: u64, size: usize) -> Vec<u16> {
    let mut cells = vec![0; size * size];
    let done = any::fill_grundy(&Wythoff::new(k), size, &mut cells, &mut ());
    assert_eq!(done, Ok(Continue(())));
    cells
}

#[test]
fn the_sweep_gives_the_mex_of_all_options() {
    for k in [0, 1, 2, 3, 4, 7, 20, 68, 69, 70, u64::MAX] {
        let naive = naive(k, 70);
        assert_eq!(swept::<u16>(k, 70, 1), naive, "k = {k}");
    }
    assert_eq!(swept::<u16>(0, 200, 1), naive(0, 200));
}

#[test]
fn every_small_size_is_the_corner_of_a_larger_table() {
    for k in 0..3 {
        let large = naive(k, 72);
        for size in 0..72 {
            let corner: Vec<u16> = (0..size)
                .flat_map(|a| &large[a * 72..][..size])
                .copied()
                .collect();
            assert_eq!(swept::<u16>(k, size, 1), corner, "k = {k}, size {size}");
        }
    }
}

#[test]
fn the_sweep_agrees_with_bitsets_by_rows_for_any_number_of_threads() {
    for (k, size) in [(0, 2000), (1, 1000), (2, 1000), (3, 1025), (4, 960)] {
        let by_rows = bitset_mex::k_wythoff(k, size);
        if k == 0 {
            assert!(bitset_mex::wythoff(size) == by_rows);
        }
        for count in [1, 2, 3, 5] {
            let swept = swept::<u16>(k as u64, size, count);
            assert!(swept == by_rows, "k = {k}, size {size}, {count} threads");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_size_and_number_of_threads(k in 0usize..40, size in 1usize..700, count in 1usize..6) {
        prop_assert!(swept::<u32>(k as u64, size, count) == bitset_mex::k_wythoff(k, size).into_iter().map(u32::from).collect::<Vec<_>>());
    }

    #[test]
    fn a_single_value_is_the_one_in_the_table(k in 0u64..5, a in 0u64..300, b in 0u64..300) {
        let size = a.max(b) as usize + 1;
        let table = bitset_mex::k_wythoff(k as usize, size);
        let value = table[a as usize * size + b as usize];
        prop_assert_eq!(grundy(k, a, b, &mut ()), Ok(Continue(value.into())));
    }
}

#[test]
fn a_value_too_large_for_the_cells_is_an_error() {
    // The largest value of a table of size 150 is above 192 = 3·64, where u8 ends.
    assert!(naive(0, 150).iter().any(|&value| value > 192));
    let mut cells = vec![0u8; 150 * 150];
    let filled = fill_grundy(0, 150, &mut cells, threads(1), &mut ());
    assert_eq!(filled, Err(BoardError::CellTooSmall { bytes: 1 }));
    let mut cells = vec![0u8; 300 * 300];
    let filled = any::fill_grundy(&Wythoff::new(0), 300, &mut cells, &mut ());
    assert_eq!(filled, Err(BoardError::CellTooSmall { bytes: 1 }));
}

#[test]
fn a_buffer_of_the_wrong_length_is_an_error() {
    let wrong = Err(BoardError::BufferLength { size: 3, found: 8 });
    let game = Wythoff::new(0);
    let mut cells = [0u8; 8];
    assert_eq!(fill_grundy(0, 3, &mut cells, threads(1), &mut ()), wrong);
    assert_eq!(any::fill_grundy(&game, 3, &mut cells, &mut ()), wrong);
    assert_eq!(
        closed::fill_outcomes(&game, 3, &mut cells),
        wrong.map(|_: ControlFlow<()>| ())
    );
    let size = usize::MAX;
    let wrong = Err(BoardError::BufferLength { size, found: 8 });
    assert_eq!(fill_grundy(0, size, &mut cells, threads(1), &mut ()), wrong);
}

#[test]
fn outcomes_and_winning_moves_are_those_of_all_options() {
    for play in [Play::Normal, Play::Misere] {
        for k in [0, 1, 2, 3, 5, 60] {
            let game = Wythoff::with_play(k, play);
            let (mut slow, mut fast) = (vec![9u8; 60 * 60], vec![9u8; 60 * 60]);
            assert_eq!(
                any::fill_outcomes(&game, 60, &mut slow, &mut ()),
                Ok(Continue(()))
            );
            assert_eq!(closed::fill_outcomes(&game, 60, &mut fast), Ok(()));
            assert_eq!(slow, fast, "outcomes, {game:?}");
            assert_eq!(
                any::fill_moves(&game, 60, &mut slow, &mut ()),
                Ok(Continue(()))
            );
            assert_eq!(closed::fill_moves(&game, 60, &mut fast), Ok(()));
            assert_eq!(slow, fast, "winning moves, {game:?}");
        }
    }
}

#[test]
fn grundy_values_are_refused_in_misere_play() {
    let game = Wythoff::with_play(0, Play::Misere);
    let filled = any::fill_grundy(&game, 2, &mut [0u8; 4], &mut ());
    assert_eq!(filled, Err(BoardError::Misere));
}

/// A pile may be moved onto the other: not a take-away game.
#[derive(Debug)]
struct Stacking;

impl Game for Stacking {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        match *from {
            [a, b] if b > 0 => visit(&[a + b, 0]),
            _ => Continue(()),
        }
    }

    fn legal(&self, _: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        unreachable!("a table asks for options, not whether {after:?} is one")
    }
}

#[test]
fn a_move_out_of_the_table_is_an_error() {
    let filled = any::fill_outcomes(&Stacking, 3, &mut [0u8; 9], &mut ());
    let (from, to) = ([0, 1], vec![1, 0]);
    assert_eq!(filled, Err(BoardError::NotTakeAway { from, to }));
}

#[test]
fn progress_grows_to_the_total_and_a_break_stops() {
    let mut stop = |_: Progress| Break(());
    for count in [1, 3] {
        let mut last = 0;
        let mut cells = vec![0u16; 500 * 500];
        let mut rising = |progress: Progress| {
            let (done, total) = (progress.done, 500 * 501 / 2);
            assert_eq!(progress.of, Some(total));
            assert!(last <= done && done <= total);
            last = done;
            Continue(())
        };
        let filled = fill_grundy(0, 500, &mut cells, threads(count), &mut rising);
        assert_eq!((filled, last), (Ok(Continue(())), 500 * 501 / 2));
        let filled = fill_grundy(0, 500, &mut cells, threads(count), &mut stop);
        // Other threads may be done before they hear of it.
        assert!(filled == Ok(Break(())) || count > 1);
    }
    assert_eq!(grundy(0, 500, 500, &mut stop), Ok(Break(())));
    let mut cells = vec![0u8; 9];
    let filled = any::fill_moves(&Wythoff::new(0), 3, &mut cells, &mut stop);
    assert_eq!(filled, Ok(Break(())));
}
