//! Dice from a seed: the same game again, everywhere.

/// SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    /// One of so many, counted from 0; of nothing, 0. Counts here are far below 2^32, so no side is preferred by more
    /// than a 2^32nd.
    pub(super) fn below(&mut self, count: u64) -> u64 {
        self.word() % count.max(1)
    }
}
