//! An array in blocks: whole ones for a vector kernel, what is left for its twin.

use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

use crate::Outcome;

/// Decides the whole blocks of N positions by `kernel`, the rest by `twin`; the slices have one length.
///
/// Each block first asks the memory for the block a page further on. The processor's own prefetch stops
/// at the end of a page; with this one the kernels go through an array larger than the caches in less
/// time than a plain sum of the same bytes (the benchmark `decide` measures both).
#[inline(always)]
pub(super) fn decide<P, const N: usize>(
    positions: &[P],
    out: &mut [Outcome],
    kernel: impl Fn(&[P; N], &mut [Outcome; N]),
    twin: impl Fn(&[P], &mut [Outcome]),
) {
    let (blocks, rest) = positions.as_chunks::<N>();
    let (out_blocks, out_rest) = out.as_chunks_mut::<N>();
    for (block, out) in blocks.iter().zip(out_blocks) {
        prefetch_a_page_after(block);
        kernel(block, out);
    }
    twin(rest, out_rest);
}

/// Asks for the cache lines that lie a page of 4096 bytes after those of `block`.
#[inline(always)]
fn prefetch_a_page_after<T>(block: &T) {
    let page_after = std::ptr::from_ref(block).cast::<i8>().wrapping_add(4096);
    for line in (0..size_of::<T>()).step_by(64) {
        // SAFETY: a prefetch reads nothing a program can see and never faults, wherever the address
        // points; every x86-64 processor has it.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(page_after.wrapping_add(line)) };
    }
}
