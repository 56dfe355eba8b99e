//! Deciding arrays of positions: every backend, beside the published double formulas and beside
//! reading.

mod peer;
mod table;
mod workload;

use criterion::{Criterion, Throughput};
use std::hint::black_box;
use table::Size;
use workload::{Kind, Mix, PAIRS_U32, PAIRS_U32_K, PAIRS_U64, TRIPLES};
use wythoff::{Backend, Outcome};

fn main() {
    // As Criterion does: measure for `cargo bench`, else run everything once.
    let argument = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    if argument("--bench") && !argument("--test") {
        table::print(&[
            Size {
                name: "L2",
                bytes: 256 << 10,
                rounds: 20,
                passes: 20,
            },
            Size {
                name: "256 MiB",
                bytes: 256 << 20,
                rounds: 9,
                passes: 1,
            },
        ]);
    } else {
        table::print(&[Size {
            name: "once",
            bytes: 4 << 10,
            rounds: 1,
            passes: 1,
        }]);
    }
    let mut criterion = Criterion::default().configure_from_args();
    kernels(&mut criterion, &PAIRS_U32);
    kernels(&mut criterion, &PAIRS_U64);
    kernels(&mut criterion, &PAIRS_U32_K);
    kernels(&mut criterion, &TRIPLES);
    one_pair(&mut criterion);
    criterion.final_summary();
}

/// Each backend over an array in the second cache, half of it lost.
fn kernels<P>(criterion: &mut Criterion, kind: &Kind<P>) {
    let count = 1 << 15;
    let workload = kind.workload(Mix::HalfLost, count);
    let mut out = vec![Outcome::Win; count];
    let mut group = criterion.benchmark_group(kind.name);
    group.throughput(Throughput::Elements(count as u64));
    for backend in Backend::available() {
        group.bench_function(backend.name(), |bencher| {
            bencher.iter(|| (kind.decide)(backend, &workload.positions, &mut out));
            let losses = out.iter().filter(|outcome| outcome.is_loss()).count();
            assert_eq!(losses, workload.losses);
        });
    }
}

/// A single decision through the public functions, dispatch included.
fn one_pair(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("one pair");
    let mut out = [Outcome::Win];
    group.bench_function("outcomes_u32", |bencher| {
        bencher.iter(|| {
            wythoff::outcomes_u32(
                black_box(0),
                black_box(&[[165_580_140, 267_914_295]]),
                &mut out,
            )
        });
        assert_eq!(out, [Outcome::Loss]);
    });
    group.bench_function("outcomes_u64", |bencher| {
        let pair = [1_618_033_988_749_894_848, 2_618_033_988_749_894_848];
        bencher.iter(|| wythoff::outcomes_u64(black_box(0), black_box(&[pair]), &mut out));
        assert_eq!(out, [Outcome::Loss]);
    });
    group.bench_function("outcomes_each_k", |bencher| {
        bencher.iter(|| wythoff::outcomes_each_k(black_box(&[[8209, 67_395_890, 8208]]), &mut out));
        assert_eq!(out, [Outcome::Loss]);
    });
}
