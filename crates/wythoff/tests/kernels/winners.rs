//! The writers of winners agree with the theory of words of any size.

use proptest::prelude::*;
use wythoff::Wythoff;
use wythoff::simd::winners::{
    Lines, WriteWinners, fastest_for_pairs, fastest_for_triples, portable_for_pairs,
    portable_for_triples,
};

const LINES: Lines = Lines {
    win: *b"A\n",
    loss: *b"B\n",
};

fn write<const N: usize>(writer: WriteWinners<N>, cases: &[[u64; N]]) -> Vec<u8> {
    let mut lines = vec![[0; 2]; cases.len()];
    writer(cases, LINES, &mut lines);
    lines.concat()
}

fn naive([a, b, k]: [u64; 3]) -> [u8; 2] {
    LINES.of(Wythoff::new(k).outcome(&a, &b))
}

fn check(triples: &[[u64; 3]]) {
    let expected: Vec<u8> = triples.iter().flat_map(|case| naive(*case)).collect();
    for writer in [fastest_for_triples(), portable_for_triples] {
        assert_eq!(write(writer, triples), expected);
    }
    let pairs: Vec<[u64; 2]> = triples.iter().map(|[a, b, _]| [*a, *b]).collect();
    let expected: Vec<u8> = pairs.iter().flat_map(|[a, b]| naive([*a, *b, 0])).collect();
    for writer in [fastest_for_pairs(), portable_for_pairs] {
        assert_eq!(write(writer, &pairs), expected);
    }
}

/// Any numbers of so many bits, or a pair that is lost or next to one, in k-Wythoff or in Wythoff's game.
fn case(bits: u32) -> impl Strategy<Value = [u64; 3]> {
    let limit = u64::MAX >> (64 - bits);
    let wide = [0..=limit, 0..=limit, 0..=limit];
    let near_lost =
        (0..=limit / 4, 0..4u64, 0..2u64, any::<bool>()).prop_map(|(n, k, off, swap)| {
            let pair = Wythoff::new(k).losing_pairs().pair(&(n / (k + 1)));
            let (a, b) = pair.expect("below 2^64");
            let b = b.saturating_sub(off);
            if swap { [b, a, k] } else { [a, b, k] }
        });
    prop_oneof![wide, near_lost]
}

proptest! {
    #[test]
    fn cases_of_32_bits_in_blocks_and_rests_have_the_lines_of_the_theory(
        cases in prop::collection::vec(case(32), 0..200)
    ) {
        check(&cases);
    }

    #[test]
    fn blocks_with_larger_numbers_have_the_lines_of_the_theory(
        cases in prop::collection::vec(prop_oneof![200 => case(32), 1 => case(33), 1 => case(64)], 0..300)
    ) {
        check(&cases);
    }
}

#[test]
fn the_first_number_of_33_bits_is_not_taken_for_its_low_half() {
    for place in 0..3 {
        let mut cases = vec![[1, 2, 0]; 128];
        cases[77][place] += 1 << 32;
        check(&cases);
    }
}
