//! Our backends beside the peer and beside the mere reading of the bytes, in interleaved rounds.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use wythoff::{Backend, Outcome};

use crate::peer::{self, Peer};
use crate::workload::{Kind, Mix, PAIRS_U32, PAIRS_U32_K, PAIRS_U64, TRIPLES, Workload};

/// How large the arrays are, and how often each is gone through.
pub(crate) struct Size {
    pub(crate) name: &'static str,
    pub(crate) bytes: usize,
    pub(crate) rounds: usize,
    /// In each round the fastest of so many passes counts.
    pub(crate) passes: usize,
}

/// Prints the table: the best times of all rounds, in nanoseconds a position.
pub(crate) fn print(sizes: &[Size]) {
    let peers = [
        peer::compile("decide-peer-O2", &["-O2"]),
        peer::compile("decide-peer-O3", &["-O3", "-march=native"]),
    ];
    let backends: Vec<_> = Backend::available().map(Backend::name).collect();
    println!(
        "\n| decided | array | peer -O2 | -O3 native | {} | reading | peer / best | best / reading | lost | the peer finds |",
        backends.join(" | ")
    );
    println!("|{}", "---|".repeat(9 + backends.len()));
    for size in sizes {
        for mix in [Mix::Random, Mix::HalfLost] {
            row(size, &PAIRS_U32, mix, &peers);
            row(size, &PAIRS_U64, mix, &peers);
            row(size, &PAIRS_U32_K, mix, &peers);
            row(size, &TRIPLES, mix, &peers);
        }
    }
}

fn row<W: Word, const N: usize>(
    size: &Size,
    kind: &Kind<[W; N]>,
    mix: Mix,
    peers: &[impl AsRef<Path>],
) {
    let count = size.bytes / size_of::<[W; N]>();
    let Workload { positions, losses } = kind.workload(mix, count);
    let words = positions.as_flattened();
    let start = |program| {
        let bytes = words.iter().flat_map(|word| word.bytes());
        Peer::start(program, kind.peer, count, bytes)
    };
    let mut peers: Vec<_> = peers
        .iter()
        .map(|program| start(program.as_ref()))
        .collect();
    let mut found_by_peer = 0;
    let mut out = vec![Outcome::Win; count];

    let mut round = || {
        let mut times = Vec::new();
        for peer in &mut peers {
            let (time, found) = peer.time(size.passes);
            times.push(time);
            found_by_peer = found;
        }
        for backend in Backend::available() {
            times.push(fastest(size.passes, || {
                (kind.decide)(backend, &positions, &mut out)
            }));
            let found = out.iter().filter(|outcome| outcome.is_loss()).count();
            assert_eq!(found, losses, "{}, {mix}, {backend}", kind.name);
        }
        times.push(fastest(size.passes, || {
            black_box(
                black_box(words)
                    .iter()
                    .fold(W::default(), |sum, &word| sum.plus(word)),
            );
        }));
        times
    };
    let mut best = round();
    for _ in 1..size.rounds {
        best = best
            .into_iter()
            .zip(round())
            .map(|(best, time)| best.min(time))
            .collect();
    }

    let (peer, ours, reading) = (best[0], best[best.len() - 2], best[best.len() - 1]);
    let times: Vec<_> = best
        .iter()
        .map(|time| format!("{:.2}", time / count as f64))
        .collect();
    println!(
        "| {} | {mix}, {} | {} | {:.1} | {:.2} | {losses} | {found_by_peer} |",
        kind.name,
        size.name,
        times.join(" | "),
        peer / ours,
        ours / reading,
    );
}

/// The nanoseconds of the fastest of some passes.
fn fastest(passes: usize, mut pass: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        pass();
        start.elapsed().as_nanos() as f64
    };
    (0..passes).map(time).fold(f64::INFINITY, f64::min)
}

/// A machine word: its bytes, as the peer reads them, and a sum that reads it.
trait Word: Copy + Default {
    fn bytes(self) -> impl Iterator<Item = u8>;
    fn plus(self, other: Self) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            fn bytes(self) -> impl Iterator<Item = u8> {
                self.to_ne_bytes().into_iter()
            }
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
        }
    };
}

word!(u32);
word!(u64);
