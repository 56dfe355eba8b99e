//! Grundy tables of k-Wythoff: the block sweep beside a bitset mex by rows, and the rows far out.
//!
//! `cargo bench --bench board` ends with a table of growth, measured once for each size.

#[path = "peer/bitset_mex.rs"]
mod bitset_mex;

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput};
use wythoff::board::{RowPeriods, fill_grundy};

fn main() {
    // As criterion does: measure for `cargo bench`, else run everything once.
    let argument = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    let is_test = !argument("--bench") || argument("--test");
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    tables(
        &mut criterion,
        if is_test { &[256] } else { &[256, 1024, 4096] },
    );
    tables_with_k(&mut criterion, if is_test { 256 } else { 1024 });
    rows(&mut criterion, if is_test { 16 } else { 48 });
    criterion.final_summary();
    let has_filter = std::env::args()
        .skip(1)
        .any(|argument| !argument.starts_with('-'));
    if !is_test && !has_filter {
        growth(&[1024, 2048, 4096, 8192, 16_384]);
        far_rows(127);
    }
}

/// A checksum of Wythoff's table of this size: found by the sweep and by the peer.
fn expected(size: usize) -> u64 {
    match size {
        256 => 0x1f31_868d_35b7_1641,
        1024 => 0x4051_8df2_3a1c_e43c,
        2048 => 0x69fc_c3a8_55a3_068e,
        4096 => 0x186d_95d5_e571_af6b,
        8192 => 0xd68b_1236_c4ed_7483,
        16_384 => 0x77b8_c71e_24c8_5206,
        _ => unreachable!("a size of this file"),
    }
}

fn checksum(cells: &[u16]) -> u64 {
    cells.iter().fold(0, |sum: u64, &cell| {
        sum.wrapping_mul(31).wrapping_add(cell.into())
    })
}

fn sweep(k: u64, size: usize, threads: usize, cells: &mut [u16]) {
    let threads = NonZeroUsize::new(threads).expect("not 0");
    let filled = fill_grundy(k, size, cells, threads, &mut ());
    assert_eq!(filled, Ok(Continue(())));
}

fn tables(criterion: &mut Criterion, sizes: &[usize]) {
    let mut group = criterion.benchmark_group("grundy table");
    for &size in sizes {
        group.throughput(Throughput::Elements((size * size) as u64));
        let mut cells = vec![0; size * size];
        for threads in [1, 2] {
            let name = format!("block sweep, threads: {threads}");
            group.bench_function(BenchmarkId::new(name, size), |bencher| {
                bencher.iter(|| sweep(0, size, threads, black_box(&mut cells)));
                assert_eq!(checksum(&cells), expected(size), "size {size}");
            });
        }
        group.bench_function(BenchmarkId::new("bitset mex by rows", size), |bencher| {
            bencher.iter(|| cells = bitset_mex::wythoff(black_box(size)));
            assert_eq!(checksum(&cells), expected(size), "size {size}");
        });
        group.bench_function(BenchmarkId::new("writing the cells", size), |bencher| {
            bencher.iter(|| black_box(&mut cells).fill(black_box(1)));
        });
    }
}

fn tables_with_k(criterion: &mut Criterion, size: usize) {
    let mut group = criterion.benchmark_group("grundy table of k-Wythoff");
    group.throughput(Throughput::Elements((size * size) as u64));
    for k in [1, 2, 4, 16, 64] {
        let mut cells = vec![0; size * size];
        sweep(k as u64, size, 1, &mut cells);
        let swept = checksum(&cells);
        group.bench_function(BenchmarkId::new("block sweep", k), |bencher| {
            bencher.iter(|| sweep(k as u64, size, 1, black_box(&mut cells)));
        });
        group.bench_function(BenchmarkId::new("bitset mex by rows", k), |bencher| {
            bencher.iter(|| cells = bitset_mex::k_wythoff(k, black_box(size)));
            assert_eq!(checksum(&cells), swept, "k = {k}");
        });
    }
}

fn proved_rows(last: usize) -> RowPeriods {
    let mut rows = RowPeriods::new(0);
    assert_eq!(rows.extend(last, usize::MAX, &mut ()), Continue(()));
    assert_eq!(rows.proved(), last + 1);
    rows
}

fn rows(criterion: &mut Criterion, last: usize) {
    let mut group = criterion.benchmark_group("proved periods");
    group.bench_function(BenchmarkId::new("rows 0 to", last), |bencher| {
        bencher.iter(|| proved_rows(black_box(last)));
    });
}

/// Seconds of the fastest of some runs.
fn seconds(runs: usize, mut run: impl FnMut()) -> f64 {
    let times = (0..runs).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    times.min().unwrap_or_default().as_secs_f64()
}

fn growth(sizes: &[usize]) {
    println!(
        "\n| size | bitset mex by rows, s | sweep, s | ratio | ns a cell | writing alone | 2 threads, s | ratio |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for &size in sizes {
        let mut cells = vec![0; size * size];
        let nanoseconds = 1e9 / (size * size) as f64;
        // One thread and two by turns, so that a busy moment hits both.
        let (mut one, mut two) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..5 {
            one = one.min(seconds(1, || sweep(0, size, 1, &mut cells)));
            assert_eq!(checksum(&cells), expected(size), "size {size}");
            two = two.min(seconds(1, || sweep(0, size, 2, &mut cells)));
            assert_eq!(checksum(&cells), expected(size), "size {size}");
        }
        let writing = seconds(5, || black_box(&mut cells).fill(black_box(1)));
        drop(cells);
        let runs = if size > 4096 { 1 } else { 3 };
        let peer = seconds(runs, || {
            assert_eq!(
                checksum(&bitset_mex::wythoff(size)),
                expected(size),
                "size {size}"
            );
        });
        println!(
            "| {size} | {peer:.3} | {one:.4} | {:.1} | {:.2} | {:.2} | {two:.4} | {:.2} |",
            peer / one,
            one * nanoseconds,
            writing * nanoseconds,
            one / two
        );
    }
}

fn far_rows(last: usize) {
    let mut rows = None;
    let proving = seconds(1, || rows = Some(proved_rows(last)));
    let rows = rows.expect("just proved");
    let row = &rows.rows()[last];
    println!(
        "\nrows 0 to {last} proved in {proving:.2} s; row {last}: period {:?} from {:?}",
        row.period(),
        row.preperiod()
    );
}
