//! Deciding positions: every backend, beside the published double formulas and beside mere reading.

mod best_times;
mod one_pair;
mod peer;
mod table;
mod workload;

use criterion::{Criterion, Throughput};
use table::Size;
use workload::{Kind, Mix, PAIRS_U32, PAIRS_U32_K, PAIRS_U64, TRIPLES};
use wythoff::{Backend, Outcome};

fn main() {
    // As Criterion does: measure for `cargo bench`, else run everything once.
    let argument = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    one_pair::print();
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
