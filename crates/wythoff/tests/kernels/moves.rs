//! The finders of winning moves agree with each other and with the theory of words of any size.

use proptest::prelude::*;
use wythoff::Wythoff;
use wythoff::simd::moves::{FindMoves, LIMIT, NUMBERS, fastest, portable};
use wythoff::simd::numerals::LINE_END;

fn find(finder: FindMoves, pairs: &[[u64; 2]]) -> Vec<u32> {
    let mut numbers = vec![0; NUMBERS * (pairs.len() + 1)];
    let count = finder(pairs, &mut numbers);
    numbers.truncate(count);
    numbers
}

/// What is to be printed for a pair, by all winning moves of the game: two may leave the same piles.
fn naive([a, b]: [u64; 2]) -> Vec<u32> {
    let moves = Wythoff::new(0u64).winning_moves(&a.min(b), &a.max(b));
    let mut left: Vec<_> = moves.iter().map(|[x, y]| [*x.min(y), *x.max(y)]).collect();
    let mut seen = Vec::new();
    left.retain(|pair| {
        !seen.contains(pair) && {
            seen.push(*pair);
            true
        }
    });
    let lines = left
        .iter()
        .flat_map(|[x, y]| [*x as u32, *y as u32 | LINE_END]);
    std::iter::once(u32::from(!moves.is_empty()) | LINE_END)
        .chain(lines)
        .collect()
}

fn check(pairs: &[[u64; 2]]) {
    let expected: Vec<u32> = pairs.iter().flat_map(|pair| naive(*pair)).collect();
    for finder in [fastest(), portable as FindMoves] {
        assert!(find(finder, pairs) == expected);
    }
}

#[test]
fn every_pair_of_small_piles_has_the_moves_of_the_game() {
    let pairs = (0..100).flat_map(|a| (0..100).map(move |b| [a, b]));
    check(&pairs.collect::<Vec<_>>());
}

/// Lost pairs up to the limit and their neighbours: of all pairs those where ⌊n/φ⌋ is least far from n/φ.
#[test]
fn pairs_at_the_limit_have_the_moves_of_the_game() {
    let game = Wythoff::new(0u64);
    let top = |b: u64| {
        let a = game.losing_pairs().partner(&b).filter(|a| *a < LIMIT);
        let a = a.unwrap_or(b / 2);
        [
            [a, b],
            [a + 1, b],
            [a.saturating_sub(1), b],
            [a, b - 1],
            [b, b],
            [b - 1, b],
            [0, b],
            [b, a],
        ]
    };
    let fibonacci = std::iter::successors(Some((1u64, 2u64)), |(x, y)| Some((*y, x + y)));
    let fibonacci = fibonacci.map(|(x, _)| x).take_while(|x| *x < LIMIT - 2);
    let last = (LIMIT - 3000..LIMIT).chain(fibonacci.flat_map(|x| [x.max(2) - 1, x, x + 1]));
    let pairs = last
        .flat_map(top)
        .map(|pair| pair.map(|pile| pile.min(LIMIT - 1)));
    check(&pairs.collect::<Vec<_>>());
}

proptest! {
    #[test]
    fn any_count_of_pairs_has_the_moves_of_the_game(pairs in prop::collection::vec([0..LIMIT, 0..LIMIT], 0..60)) {
        check(&pairs);
    }
}
