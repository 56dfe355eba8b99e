//! The winning moves of Wythoff's game from many small positions: pairs in, what is printed out.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

pub use portable::find_moves as portable;

/// Piles below this are small. They can be [written](super::numerals::WriteNumbers).
pub const LIMIT: u64 = 1 << 23;

/// How many numbers there are at the most for one position: who wins, and three moves.
pub const NUMBERS: usize = 7;

/// The numbers to print for positions, to the front of `numbers`; how many they are.
///
/// For each position a line with 1 if the player to move wins, else 0; then for each winning move a line with the position
/// it leaves, the smaller pile first. The moves come in this order: from both piles, with the smaller pile kept, with the
/// larger pile kept; and no position comes twice. Piles are below [`LIMIT`]. For each position there has to be room for
/// [`NUMBERS`], and for one position more. All finders agree.
pub type FindMoves = fn(pairs: &[[u64; 2]], numbers: &mut [u32]) -> usize;

/// The fastest finder this processor has.
pub fn fastest() -> FindMoves {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::find_moves;
    }
    portable
}
