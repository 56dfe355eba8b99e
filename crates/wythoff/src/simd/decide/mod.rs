//! Deciding arrays of positions: one kernel to a width of vectors, and the plain words they are tested against.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
#[cfg(target_arch = "x86_64")]
mod blocks;
mod divisor;
#[cfg(target_arch = "x86_64")]
mod ifma;
mod portable;

pub(super) use portable::outcomes_each_k_u64;

use std::fmt;
use std::sync::OnceLock;

use crate::Outcome;

/// A way to decide arrays that this processor can run: plain words, or vectors of some width.
///
/// All of them give the same answers. A value exists only for what the processor has, so none can fail;
/// the free functions of [`batch`](crate::batch) use [`Backend::best`].
///
/// ```
/// use wythoff::{Backend, Outcome};
/// let pairs = [[165_580_140, 267_914_295], [8, 4]];
/// for backend in Backend::available() {
///     let mut out = [Outcome::Win; 2];
///     backend.outcomes_u32(0, &pairs, &mut out);
///     assert_eq!(out, [Outcome::Loss, Outcome::Win], "{backend}");
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Backend(Lanes);

/// What a backend computes with, slowest first; inside a [`Backend`] it is one that is supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Lanes {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(target_arch = "x86_64")]
    Avx512Ifma,
}

impl Lanes {
    const ALL: &[Self] = &[
        Self::Portable,
        #[cfg(target_arch = "x86_64")]
        Self::Avx2,
        #[cfg(target_arch = "x86_64")]
        Self::Avx512,
        #[cfg(target_arch = "x86_64")]
        Self::Avx512Ifma,
    ];

    /// Asks the processor.
    fn is_supported(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Ifma => {
                Self::Avx512.is_supported() && is_x86_feature_detected!("avx512ifma")
            }
        }
    }
}

impl Backend {
    /// Plain words, one position at a time: every processor has it.
    pub const PORTABLE: Self = Self(Lanes::Portable);

    /// All that this processor can run, slowest first; [`Backend::PORTABLE`] is the first.
    pub fn available() -> impl Iterator<Item = Self> {
        let supported = Lanes::ALL.iter().filter(|lanes| lanes.is_supported());
        supported.copied().map(Self)
    }

    /// The fastest this processor can run.
    pub fn best() -> Self {
        // Asking for each feature takes longer than deciding a pair.
        static BEST: OnceLock<Backend> = OnceLock::new();
        *BEST.get_or_init(|| Self::available().last().unwrap_or(Self::PORTABLE))
    }

    /// Its name: `portable`, `avx2`, `avx512` or `avx512ifma`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Lanes::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => "avx512",
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512Ifma => "avx512ifma",
        }
    }

    /// [`outcomes_u32`](crate::outcomes_u32) by this backend.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn outcomes_u32(self, k: u32, pairs: &[[u32; 2]], out: &mut [Outcome]) {
        assert_eq!(pairs.len(), out.len(), "as many outcomes as pairs");
        match self.0 {
            Lanes::Portable => portable::outcomes_u32(k, pairs, out),
            // SAFETY: the processor has AVX2, or this value would not exist.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx2 => unsafe { avx2::outcomes_u32(k, pairs, out) },
            // SAFETY: the processor has AVX-512 F, BW and DQ, or this value would not exist.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 | Lanes::Avx512Ifma => unsafe { avx512::outcomes_u32(k, pairs, out) },
        }
    }

    /// [`outcomes_u64`](crate::outcomes_u64) by this backend.
    ///
    /// Vectors pay only for k = 0 with AVX-512 IFMA, whose products are 104 bits wide; all else is
    /// plain words.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn outcomes_u64(self, k: u64, pairs: &[[u64; 2]], out: &mut [Outcome]) {
        assert_eq!(pairs.len(), out.len(), "as many outcomes as pairs");
        match self.0 {
            // SAFETY: the processor has AVX-512 F, BW, DQ and IFMA, or this value would not exist.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512Ifma if k == 0 => unsafe { ifma::outcomes_u64(pairs, out) },
            _ => portable::outcomes_u64(k, pairs, out),
        }
    }

    /// [`outcomes_each_k`](crate::outcomes_each_k) by this backend.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn outcomes_each_k(self, triples: &[[u32; 3]], out: &mut [Outcome]) {
        assert_eq!(triples.len(), out.len(), "as many outcomes as triples");
        match self.0 {
            Lanes::Portable => portable::outcomes_each_k(triples, out),
            // SAFETY: the processor has AVX2, or this value would not exist.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx2 => unsafe { avx2::outcomes_each_k(triples, out) },
            // SAFETY: the processor has AVX-512 F, BW and DQ, or this value would not exist.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 | Lanes::Avx512Ifma => unsafe { avx512::outcomes_each_k(triples, out) },
        }
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
