//! Our backends beside the peer and beside the mere reading of the bytes, in interleaved rounds.

use std::hint::black_box;
use std::path::Path;

use wythoff::{Backend, Outcome};

use crate::best_times::BestTimes;
use crate::peer::{self, Peer};
use crate::workload::{Kind, Mix, PAIRS_U32, PAIRS_U32_K, PAIRS_U64, TRIPLES, Workload};

/// How large the arrays are, and how often each is gone through.
pub(crate) struct Size {
    pub(crate) name: &'static str,
    pub(crate) bytes: usize,
    pub(crate) rounds: usize,
    /// So many in each round.
    pub(crate) passes: usize,
}

/// An array is timed in slices of so many bytes, and the best time of each slice counts: on a machine
/// that others use too, a whole pass over a large array is never left alone.
const SLICE: usize = 512 << 10;

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
    let slice = SLICE / size_of::<[W; N]>();
    let Workload { positions, losses } = kind.workload(mix, count);
    let words = positions.as_flattened();
    let start = |program| {
        let bytes = words.iter().flat_map(|word| word.bytes());
        Peer::start(program, kind.peer, count, slice, bytes)
    };
    let mut peers: Vec<_> = peers
        .iter()
        .map(|program| start(program.as_ref()))
        .collect();
    let backends: Vec<_> = Backend::available().collect();
    let mut out = vec![Outcome::Win; count];

    let mut peer_times = vec![0.0; peers.len()];
    let mut found_by_peer = 0;
    let mut best = vec![BestTimes::new(); backends.len()];
    let mut best_reading = BestTimes::new();
    for _ in 0..size.rounds {
        for (peer, time) in peers.iter_mut().zip(&mut peer_times) {
            (*time, found_by_peer) = peer.time(size.passes);
        }
        for (&backend, best) in backends.iter().zip(&mut best) {
            for _ in 0..size.passes {
                let slices = positions.chunks(slice).zip(out.chunks_mut(slice));
                best.time_each(slices, |(slice, out)| (kind.decide)(backend, slice, out));
            }
            let found = out.iter().filter(|outcome| outcome.is_loss()).count();
            assert_eq!(found, losses, "{}, {mix}, {backend}", kind.name);
        }
        for _ in 0..size.passes {
            best_reading.time_each(positions.chunks(slice), |slice| {
                let words = black_box(slice).as_flattened();
                black_box(words.iter().fold(W::default(), |sum, &word| sum.plus(word)));
            });
        }
    }

    let ours: Vec<_> = best.iter().map(BestTimes::sum).collect();
    let (peer, best, reading) = (peer_times[0], ours[ours.len() - 1], best_reading.sum());
    let times = peer_times.iter().chain(&ours).chain([&reading]);
    let times: Vec<_> = times
        .map(|time| format!("{:.2}", time / count as f64))
        .collect();
    println!(
        "| {} | {mix}, {} | {} | {:.1} | {:.2} | {losses} | {found_by_peer} |",
        kind.name,
        size.name,
        times.join(" | "),
        peer / best,
        best / reading,
    );
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
