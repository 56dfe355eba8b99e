//! The lower half of a symmetric table from the upper.

use std::num::NonZeroUsize;
use std::thread;

use crate::simd::prefetch::prefetch;

/// The side of a square that is turned at once: a few lines of cache a row, and all of it in the cache.
const SIDE: usize = 64;

/// Copies cell (a, b) to (b, a) for all a < b.
pub(super) fn mirror<C: Copy + Send + Sync>(size: usize, cells: &mut [C], threads: NonZeroUsize) {
    // Row a is cut at the main diagonal: the parts before it are written, the others read.
    let rows = cells.chunks_mut(size.max(1)).enumerate();
    let (mut lower, upper): (Vec<&mut [C]>, Vec<&[C]>) = rows
        .map(|(a, row)| {
            let (lower, upper) = row.split_at_mut(a);
            (lower, &*upper)
        })
        .unzip();
    let bands = lower.chunks_mut(SIDE).enumerate();
    if threads.get() == 1 {
        bands.for_each(|(number, band)| fill_band(SIDE * number, band, &upper));
        return;
    }
    // Bands grow longer on the way down: each thread gets every so-manieth.
    let mut shares: Vec<Vec<_>> = (0..threads.get()).map(|_| Vec::new()).collect();
    bands.for_each(|(number, band)| shares[number % threads].push((number, band)));
    thread::scope(|scope| {
        for share in shares {
            let upper = &upper;
            scope.spawn(move || {
                for (number, band) in share {
                    fill_band(SIDE * number, band, upper);
                }
            });
        }
    });
}

/// Fills the lower parts of rows `first`, `first` + 1, … from the upper parts of all rows.
fn fill_band<C: Copy>(first: usize, band: &mut [&mut [C]], upper: &[&[C]]) {
    let Some(&any) = upper[first].first() else {
        return;
    };
    // Through a buffer: the rows of a table are often a power of two apart, and would push each other out of the cache.
    let mut turned = [[any; SIDE]; SIDE];
    for start in (0..first + band.len()).step_by(SIDE) {
        let rows = start..(start + SIDE).min(first + band.len());
        for (i, a) in rows.clone().enumerate() {
            // Row a has columns from a on; those of the band that it has.
            let column = first.max(a);
            let read = &upper[a][column - a..first + band.len() - a];
            // What the next square reads and writes: so short a piece of each row the processor does not foresee.
            if let Some(row) = upper.get(a + SIDE)
                && a + SIDE < first
            {
                prefetch(&row[first - a - SIDE..][..band.len()]);
            }
            if let Some(row) = band.get(i) {
                prefetch(&row[rows.end.min(row.len())..(rows.end + SIDE).min(row.len())]);
            }
            for (line, &cell) in turned[column - first..].iter_mut().zip(read) {
                line[i] = cell;
            }
        }
        for (row, line) in band.iter_mut().zip(&turned) {
            // What lies before the main diagonal.
            let end = rows.end.min(row.len());
            if let Some(to) = row.get_mut(start..end) {
                to.copy_from_slice(&line[..to.len()]);
            }
        }
    }
}
