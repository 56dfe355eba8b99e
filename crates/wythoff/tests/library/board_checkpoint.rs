//! Tables that stop and go on, in memory and through a file.

use std::num::NonZeroUsize;
use std::ops::ControlFlow::{Break, Continue};

use wythoff::Progress;
use wythoff::board::{GrundyTable, LoadError, fill_grundy};

const SIZE: usize = 1500;

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("not 0")
}

fn whole(k: u64) -> Vec<u16> {
    let mut cells = vec![0; SIZE * SIZE];
    let filled = fill_grundy(k, SIZE, &mut cells, threads(1), &mut ());
    assert_eq!(filled, Ok(Continue(())));
    cells
}

fn saved(table: &GrundyTable<'_, u16>) -> Vec<u8> {
    let mut file = Vec::new();
    table.save(&mut file).expect("a vector takes everything");
    file
}

#[test]
fn a_table_filled_pass_by_pass_and_through_files_is_the_same() {
    for k in [0, 2] {
        for count in [1, 2] {
            let mut cells = vec![0; SIZE * SIZE];
            let mut table = GrundyTable::new(k, SIZE, &mut cells).expect("the right length");
            let mut file = saved(&table);
            let mut rounds = 0;
            while !table.is_complete() {
                // All that is known comes from the file.
                table = GrundyTable::new(k, SIZE, &mut cells).expect("the right length");
                table.load(&file[..]).expect("whole");
                assert_eq!(
                    table.advance(count, threads(count), &mut ()),
                    Ok(Continue(()))
                );
                file = saved(&table);
                rounds += 1;
            }
            assert!(rounds > 1);
            table.load(&file[..]).expect("whole");
            assert!(table.is_complete());
            assert!(cells == whole(k), "k = {k}, {count} threads");
        }
    }
}

#[test]
fn a_table_stopped_anywhere_goes_on_to_the_same_end() {
    let whole = whole(0);
    for count in [1, 2, 3] {
        for stop_after in [0, 1, 10_000, 400_000, 800_000, 1_120_000] {
            let mut cells = vec![0; SIZE * SIZE];
            let mut table = GrundyTable::new(0, SIZE, &mut cells).expect("the right length");
            let stopped = table.advance(usize::MAX, threads(count), &mut |progress: Progress| {
                if progress.done < stop_after {
                    Continue(())
                } else {
                    Break(())
                }
            });
            // Other threads may be done before they hear of it.
            assert!(stopped == Ok(Break(())) || count > 1 && table.is_complete());
            let file = saved(&table);
            let mut resumed = vec![0; SIZE * SIZE];
            let mut copy = GrundyTable::new(0, SIZE, &mut resumed).expect("the right length");
            copy.load(&file[..]).expect("whole");
            for table in [&mut table, &mut copy] {
                let done = table.advance(usize::MAX, threads(count), &mut ());
                assert_eq!(done, Ok(Continue(())));
                assert!(table.is_complete());
            }
            assert!(
                cells == whole && resumed == whole,
                "{count} threads, {stop_after}"
            );
        }
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused_and_leaves_the_table_as_new() {
    let mut cells = vec![0u16; 20 * 20];
    let mut table = GrundyTable::new(0, 20, &mut cells).expect("the right length");
    assert_eq!(table.advance(1, threads(1), &mut ()), Ok(Continue(())));
    let file = saved(&table);

    let mut other = vec![0u16; 20 * 20];
    let mut table = GrundyTable::new(1, 20, &mut other).expect("the right length");
    let error = table.load(&file[..]).expect_err("another k");
    assert_eq!(error.to_string(), "expected k = 1, found 0");
    assert!(!table.is_complete());
    assert_eq!(table.advance(1, threads(1), &mut ()), Ok(Continue(())));

    let mut other = vec![0u16; 21 * 21];
    let mut table = GrundyTable::new(0, 21, &mut other).expect("the right length");
    let error = table.load(&file[..]).expect_err("another size");
    assert_eq!(error.to_string(), "expected size = 21, found 20");

    let mut other = vec![0u32; 20 * 20];
    let mut table = GrundyTable::new(0, 20, &mut other).expect("the right length");
    let error = table.load(&file[..]).expect_err("other cells");
    assert_eq!(error.to_string(), "expected cell bytes = 4, found 2");
    let error = table.load(&b"P5 20 20"[..]).expect_err("an image");
    assert_eq!(error.to_string(), "not a file of this kind");
}

#[test]
fn damage_anywhere_is_noticed() {
    let mut cells = vec![0u16; 9 * 9];
    let mut table = GrundyTable::new(0, 9, &mut cells).expect("the right length");
    assert_eq!(table.advance(1, threads(1), &mut ()), Ok(Continue(())));
    let file = saved(&table);
    for place in 0..file.len() {
        let mut damaged = file.clone();
        damaged[place] ^= 1;
        let error = table.load(&damaged[..]).expect_err("damaged");
        match place {
            0..8 => assert!(matches!(error, LoadError::Foreign)),
            8..12 => assert!(matches!(error, LoadError::Version { expected: 1, .. })),
            12..36 => assert!(matches!(error, LoadError::Mismatch { .. })),
            _ => assert!(matches!(error, LoadError::Corrupt)),
        }
        assert!(table.load(&file[..place]).is_err());
    }
    table.load(&file[..]).expect("whole");
    assert!(table.is_complete());
}
