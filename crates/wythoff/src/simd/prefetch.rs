//! What is needed soon is asked for now, so that the memory has time to bring it.

/// Asks the memory for a slice that is read or written soon: for each line of the cache that it lies in. Changes nothing.
#[inline(always)]
pub fn prefetch<T>(slice: &[T]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

        let start = slice.as_ptr().cast::<i8>();
        let before = start.addr() % LINE;
        for line in (0..before + size_of_val(slice)).step_by(LINE) {
            // SAFETY: a prefetch reads nothing a program can see and never faults, wherever the address points; every
            // x86-64 processor has it.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(start.wrapping_add(line).wrapping_sub(before)) };
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = slice;
}

/// The bytes of a line of the cache.
#[cfg(target_arch = "x86_64")]
const LINE: usize = 64;
