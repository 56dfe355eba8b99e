//! Words and big integers agree at the top of the range, where overflow would hide.

use proptest::prelude::*;
use wythoff::theory::wythoff::arithmetic::DigitPairs;
use wythoff::{Natural, Play, UBig, Wythoff};

const PLAYS: [Play; 2] = [Play::Normal, Play::Misere];

/// Numbers where widths end and their neighbours.
fn edges() -> Vec<u64> {
    let mut edges: Vec<u64> = (0..20).collect();
    for bits in [8, 16, 24, 31, 32, 33, 52, 53, 62, 63] {
        edges.extend((0..3).flat_map(|i| [(1 << bits) - i, (1 << bits) + i]));
    }
    edges.extend((0..20).map(|i| u64::MAX - i));
    // Consecutive Fibonacci numbers make the closest calls.
    let (mut a, mut b) = (1u64, 2u64);
    while let Some(next) = a.checked_add(b) {
        (a, b) = (b, next);
        edges.extend([next - 2, next - 1, next]);
    }
    edges
}

/// A k of each size, and those that make k + 1 overflow or a first pair that just fits.
const KS: [u64; 14] = [
    0,
    1,
    2,
    5,
    8208,
    100_000_000,
    (1 << 32) - 1,
    1 << 32,
    1 << 53,
    (1 << 63) - 1,
    1 << 63,
    u64::MAX - 2,
    u64::MAX - 1,
    u64::MAX,
];

fn fits(x: Option<UBig>) -> Option<u64> {
    x.and_then(|x| u64::from_big(&x))
}

fn check_number(words: &Wythoff, big: &Wythoff<UBig>, x: u64) {
    let (pairs, big_pairs) = (words.losing_pairs(), big.losing_pairs());
    let partner = big_pairs
        .partner(&x.to_big())
        .expect("big integers have no limit");
    assert_eq!(
        pairs.partner(&x),
        u64::from_big(&partner),
        "{words:?}: partner of {x}"
    );
    assert!(
        big_pairs.contains(&x.to_big(), &partner),
        "{words:?}: {x} and {partner}"
    );
    assert_eq!(
        big_pairs.partner(&partner),
        Some(x.to_big()),
        "{words:?}: partner of {partner}"
    );

    let (a, b) = big_pairs
        .pair(&x.to_big())
        .expect("big integers have no limit");
    assert_eq!(
        pairs.pair(&x),
        u64::from_big(&a).zip(u64::from_big(&b)),
        "{words:?}: pair {x}"
    );
    assert_eq!(
        big_pairs.index_of(&b, &a),
        Some(x.to_big()),
        "{words:?}: index of pair {x}"
    );

    let digits = DigitPairs::new(big.k().clone(), big.play());
    assert!(
        digits.contains(&x.to_big(), &partner),
        "{digits:?}: {x} and {partner}"
    );
    assert!(
        !digits.contains(&x.to_big(), &(partner + 1u8)),
        "{digits:?}: {x}"
    );
    assert_eq!(digits.pair(&x.to_big()), (a, b), "{digits:?}: pair {x}");
}

fn check_position(words: &Wythoff, big: &Wythoff<UBig>, a: u64, b: u64) {
    let (big_a, big_b) = (a.to_big(), b.to_big());
    assert_eq!(
        words.outcome(&a, &b),
        big.outcome(&big_a, &big_b),
        "{words:?}: ({a}, {b})"
    );
    let moves: Vec<_> = words
        .winning_moves(&a, &b)
        .into_iter()
        .map(|leaves| leaves.map(UBig::from))
        .collect();
    assert_eq!(
        moves,
        big.winning_moves(&big_a, &big_b).to_vec(),
        "{words:?}: ({a}, {b})"
    );
    for [x, y] in words.winning_moves(&a, &b) {
        assert!(words.outcome(&x, &y).is_loss());
        assert!(x <= a && y <= b && (x, y) != (a, b));
        let (taken_a, taken_b) = (a - x, b - y);
        assert!(taken_a == 0 || taken_b == 0 || taken_a.abs_diff(taken_b) <= *words.k());
    }
    let over = words.play() == Play::Misere && (a, b) == (0, 0);
    assert_eq!(
        moves.is_empty(),
        words.outcome(&a, &b).is_loss() || over,
        "{words:?}: ({a}, {b})"
    );
}

#[test]
fn words_and_big_integers_agree_at_the_edges() {
    for k in KS {
        for play in PLAYS {
            let (words, big) = (
                Wythoff::with_play(k, play),
                Wythoff::with_play(k.to_big(), play),
            );
            for x in edges() {
                check_number(&words, &big, x);
                // A pair with x in it, or one that x is next to, and the positions around it.
                let partner =
                    fits(big.losing_pairs().partner(&x.to_big())).unwrap_or(u64::MAX - x / 2);
                for a in [x.saturating_sub(1), x, x.saturating_add(1)] {
                    for b in [
                        partner.saturating_sub(1),
                        partner,
                        partner.saturating_add(1),
                    ] {
                        check_position(&words, &big, a, b);
                    }
                }
                check_position(&words, &big, x, u64::MAX);
                check_position(&words, &big, x, x);
            }
        }
    }
}

/// A position that is lost if the losing pair fits in words, moved by a little in both piles.
fn near_a_losing_pair() -> impl Strategy<Value = (u64, u64)> {
    (any::<u64>(), 0u32..64, 0u64..3, 0u64..3).prop_map(|(x, shift, up, down)| {
        let x = x >> shift;
        let pairs = Wythoff::new(0u64);
        let partner = pairs.losing_pairs().partner(&x).unwrap_or(u64::MAX);
        (x.saturating_add(up), partner.saturating_sub(down))
    })
}

proptest! {
    #[test]
    fn words_and_big_integers_agree_on_random_positions(
        a in any::<u64>(), b in any::<u64>(), shrink in (0u32..64, 0u32..64, 0u32..64), k in any::<u64>(), misere in any::<bool>(),
    ) {
        let (a, b, k) = (a >> shrink.0, b >> shrink.1, k >> shrink.2);
        let play = if misere { Play::Misere } else { Play::Normal };
        let (words, big) = (Wythoff::with_play(k, play), Wythoff::with_play(k.to_big(), play));
        check_number(&words, &big, a);
        check_position(&words, &big, a, b);
    }

    #[test]
    fn words_and_big_integers_agree_next_to_losing_pairs((a, b) in near_a_losing_pair()) {
        let (words, big) = (Wythoff::new(0u64), Wythoff::new(UBig::ZERO));
        check_position(&words, &big, a, b);
    }
}

/// Beyond words there is no second width: the defining inequalities are checked instead, on both sides of 2^64, 2^128 and at 10^100.
#[test]
fn big_pairs_satisfy_their_definition() {
    let one = UBig::ONE;
    let sizes = [
        &one << 64,
        (&one << 128) - 1u8,
        &one << 128,
        UBig::from(10u8).pow(100),
        UBig::from(10u8).pow(1000),
    ];
    for n in sizes
        .iter()
        .flat_map(|size| [size - 1u8, size.clone(), size + 1u8])
    {
        for k in [
            UBig::ZERO,
            UBig::ONE,
            UBig::from(8208u32),
            (&one << 64) - 1u8,
            &one << 200,
        ] {
            let t = &k + 1u8;
            let pairs = Wythoff::new(k.clone());
            let (a, b) = pairs
                .losing_pairs()
                .pair(&n)
                .expect("big integers have no limit");
            // A_n = ⌊nα⌋ iff f(A_n) ≤ 0 < f(A_n + 1) for f(x) = x² + (t − 2)nx − tn², whose positive root is nα.
            let sign = |x: &UBig| (x * x + &t * &n * x).cmp(&(&t * n.sqr() + &n * x * 2u8));
            assert!(
                sign(&a).is_le() && sign(&(&a + 1u8)).is_gt(),
                "k = {k}, n = {n}"
            );
            assert_eq!(b, &a + &t * &n);
            assert_eq!(pairs.losing_pairs().partner(&a), Some(b.clone()));
            assert_eq!(pairs.losing_pairs().partner(&b), Some(a.clone()));
            assert!(pairs.outcome(&(&a + 1u8), &b).is_win());
            let misere = Wythoff::with_play(k.clone(), Play::Misere);
            let (a, b) = misere
                .losing_pairs()
                .pair(&n)
                .expect("big integers have no limit");
            assert_eq!(misere.losing_pairs().partner(&a), Some(b.clone()));
            assert_eq!(misere.losing_pairs().partner(&b), Some(a.clone()));
            assert_eq!(
                &b - &a,
                if k == UBig::ZERO {
                    n.clone()
                } else {
                    &t * &n + 1u8
                }
            );
        }
    }
}
