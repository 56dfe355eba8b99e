//! Long decimal numbers and the transform that multiplies them, beside integers in the machine's base.

use proptest::prelude::*;
use wythoff::simd::transform::Transform;
use wythoff::theory::wythoff::{DecimalPairs, LosingPairs};
use wythoff::{Decimal, Play, UBig, Wythoff};

fn decimal(number: &UBig) -> Decimal {
    number.to_string().parse().expect("digits")
}

fn ten_to(exponent: usize) -> UBig {
    UBig::from(10u8).pow(exponent)
}

/// Numbers around the ends of words and limbs, and such that carries run through all limbs.
fn edges() -> Vec<UBig> {
    let mut edges: Vec<UBig> = [0, 1, 2, 499_999, 500_000, 500_001, 999_999]
        .into_iter()
        .chain([1 << 32, 1 << 53, 1 << 63, u64::MAX])
        .map(UBig::from)
        .collect();
    edges.extend([6, 12, 18, 100, 384, 600, 1536, 3000].map(ten_to));
    let around: Vec<_> = edges[7..]
        .iter()
        .flat_map(|edge| [edge - 1u8, edge + 1u8])
        .collect();
    edges.extend(around);
    // All digits at the end of their range from −5·10^5 to 5·10^5.
    for limb in ["499999", "500000", "500001", "000001"] {
        let digits = format!("7{}", limb.repeat(333));
        edges.push(UBig::from_str_radix(&digits, 10).expect("digits"));
    }
    edges
}

#[test]
fn a_number_is_read_compared_and_written_as_the_same() {
    let edges = edges();
    for a in &edges {
        let text = a.to_string();
        let number: Decimal = text.parse().expect("digits");
        assert_eq!(number.to_string(), text);
        assert_eq!(number.digits(), text.len());
        assert_eq!(number.to_big(), *a);
        assert_eq!(Decimal::from(a), number);
        assert_eq!(number.to_word(), u64::try_from(a).ok());
        let zeros: Decimal = format!("000000000{text}").parse().expect("digits");
        assert_eq!(zeros, number);
        for b in &edges {
            assert_eq!(number.cmp(&decimal(b)), a.cmp(b), "{a} and {b}");
        }
    }
    for text in ["", "+1", "-1", "1_0", " 1", "１", "1/2", "1:"] {
        assert!(text.parse::<Decimal>().is_err(), "{text:?}");
    }
}

#[test]
fn products_carry_through_all_limbs() {
    let edges = edges();
    for a in &edges {
        for b in &edges {
            let product = decimal(a).product(&decimal(b)).expect("short enough");
            assert_eq!(product, decimal(&(a * b)), "{a} · {b}");
        }
    }
}

/// The product of two polynomials as it is learnt at school.
fn slow_product(a: &[u64], b: &[u64], length: usize) -> Vec<u64> {
    let mut product = vec![0; length];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            product[i + j] += x * y; // 10^12 · 1536 at the most
        }
    }
    product
}

#[test]
fn a_transform_of_any_length_multiplies_polynomials() {
    let mut random = 17u64;
    let mut coefficients = |count: usize| -> Vec<u64> {
        let next = || {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (random >> 33) % 1_000_000
        };
        std::iter::repeat_with(next).take(count).collect()
    };
    let lengths = [64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072];
    for length in lengths.map(Transform::length) {
        let [a, b] = [length / 3, length - length / 3].map(&mut coefficients);
        let expected = slow_product(&a, &b, length);
        for transform in [Transform::new(length), Transform::portable(4 * length)] {
            let [mut a, mut b] = [&a, &b].map(|coefficients| {
                let mut words = coefficients.clone();
                words.resize(length, 0);
                transform.forward(&mut words);
                words
            });
            // a² − ab; to take away what wrapped around is to subtract, where the length is a power of 2.
            let mut rest = a.clone();
            transform.square_less_product(&mut rest, &a, &b, Transform::scale(length));
            let mut square = a.clone();
            transform.multiply(&mut square, &a, Transform::scale(length));
            transform.multiply(&mut a, &b, Transform::scale(length));
            for words in [&mut rest, &mut square, &mut a] {
                transform.inverse(words);
            }
            assert_eq!(a, expected, "length {length}");
            Transform::unwrap(&mut square[..64], &a[..64]);
            assert_eq!(rest[..64], square[..64], "length {length}");
            transform.forward(&mut a);
            transform.form(&mut b, &a, [0, 0, Transform::scale(length)]);
            transform.inverse(&mut b);
        }
    }
    assert_eq!(
        [0, 64, 65, 192, 193, 333_340].map(Transform::length),
        [64, 64, 128, 192, 256, 393_216]
    );
}

/// The games whose pairs are compared: t = 1, small, at the limits of one way and the other, and of a word.
const KS: [u64; 9] = [
    0,
    1,
    2,
    7,
    100,
    54_321,
    20_000_000,
    (1 << 32) - 3,
    (1 << 32) - 2,
];

fn both(k: u64) -> [DecimalPairs; 2] {
    let pairs = DecimalPairs::new(k).expect("small enough");
    [pairs, pairs.portable()]
}

fn assert_same(k: u64, a: &UBig, b: &UBig) {
    let game = Wythoff::new(UBig::from(k));
    let index = game.losing_pairs().index_of(a, b);
    let moves = game.winning_moves(a, b);
    let expected: Vec<_> = moves
        .iter()
        .map(|leaves| leaves.each_ref().map(decimal))
        .collect();
    let [x, y] = [a, b].map(decimal);
    for pairs in both(k) {
        let found = pairs.index_of(&x, &y).expect("short enough");
        assert_eq!(found, index.as_ref().map(decimal), "k = {k}: ({a}, {b})");
        match pairs.winning_moves(&x, &y) {
            Some(found) => assert_eq!(found, expected, "k = {k}: ({a}, {b})"),
            // With t near 10^7 or more, round numbers of pairs come as near to a boundary as 10^−18.
            None => assert!(k > 1_000_000, "k = {k}: ({a}, {b}) is on no boundary"),
        }
    }
}

#[test]
fn pairs_of_edges_and_their_neighbours_are_decided_as_without_limit() {
    for k in KS {
        let pairs = LosingPairs::new(&UBig::from(k), Play::Normal);
        for n in edges() {
            let (a, b) = pairs.pair(&n).expect("no limit");
            assert_same(k, &a, &b);
            assert_same(k, &(&b + 1u8), &a);
            assert_same(k, &(&a + 1u8), &b);
            assert_same(k, &(&a * 2u8), &(&b * 2u8 + UBig::from(k / 2)));
            // The same difference, one stone above and below.
            assert_same(k, &(&a + 1u8), &(&b + 1u8));
            if a > UBig::ZERO {
                assert_same(k, &(&a - 1u8), &(&b - 1u8));
            }
        }
    }
}

#[test]
fn pairs_are_those_of_numbers_without_limit() {
    for k in KS {
        let expected = LosingPairs::new(&UBig::from(k), Play::Normal);
        for n in edges() {
            let (a, b) = expected.pair(&n).expect("no limit");
            for pairs in both(k) {
                match pairs.pair(&decimal(&n)) {
                    Some(found) => assert_eq!(found, (decimal(&a), decimal(&b)), "k = {k}: {n}"),
                    None => assert!(k > 1_000_000, "k = {k}: {n} is on no boundary"),
                }
            }
        }
    }
}

#[test]
fn all_small_positions_are_decided_as_in_words() {
    for k in 0..3 {
        let (pairs, game) = (DecimalPairs::new(k).expect("small"), Wythoff::new(k));
        for a in 0..30u64 {
            for b in 0..60 {
                let [x, y] = [a, b].map(Decimal::from);
                let is_lost = pairs.contains(&x, &y).expect("short");
                assert_eq!(is_lost, game.outcome(&a, &b).is_loss(), "{k}: ({a}, {b})");
                let moves = pairs.winning_moves(&x, &y).expect("short");
                let moves: Vec<_> = moves
                    .iter()
                    .map(|leaves| leaves.each_ref().map(|pile| pile.to_word().expect("small")))
                    .collect();
                assert_eq!(moves[..], game.winning_moves(&a, &b)[..], "{k}: ({a}, {b})");
            }
        }
    }
}

#[test]
fn games_whose_k_is_too_large_are_left_to_integers_without_limit() {
    assert!(DecimalPairs::new((1 << 32) - 1).is_none());
    assert!(DecimalPairs::new(u64::MAX).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_pairs_are_decided_as_without_limit(
        digits in "[1-9][0-9]{18,2500}", other in "[1-9][0-9]{0,2500}", k in prop::sample::select(&KS[..])
    ) {
        let [a, b] = [digits, other].map(|digits| UBig::from_str_radix(&digits, 10).expect("digits"));
        assert_same(k, &a, &b);
        let (lower, upper) = LosingPairs::new(&UBig::from(k), Play::Normal).pair(&a).expect("no limit");
        assert_same(k, &lower, &upper);
    }

    #[test]
    fn products_are_those_of_integers_in_the_machines_base(a in "[0-9]{1,9000}", b in "[0-9]{1,9000}") {
        let [x, y] = [&a, &b].map(|digits| UBig::from_str_radix(digits, 10).expect("digits"));
        let [a, b] = [a, b].map(|digits| digits.parse::<Decimal>().expect("digits"));
        prop_assert_eq!(a.product(&b).expect("short"), decimal(&(x * y)));
    }
}
