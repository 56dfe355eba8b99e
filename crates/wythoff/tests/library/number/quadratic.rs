//! Quadratic irrationals: floors, order, maps, text.

use proptest::prelude::*;
use wythoff::{IBig, NotIrrational, QuadraticIrrational, UBig};

use crate::number::{Small, big, big_edges, edges, rows};

#[test]
fn published_floors() {
    for row in rows(include_str!("../../data/floor-multiples.txt")) {
        let slope: QuadraticIrrational = row[0].parse().unwrap();
        let expected: IBig = row[2].parse().unwrap();
        assert_eq!(
            slope.floor_multiple(big(row[1]).as_ibig()),
            expected,
            "{row:?}"
        );
    }
}

#[test]
fn floors_of_all_small_multiples() {
    for small in Small::all(4) {
        let exact = small.exact();
        for n in -12..=12 {
            let floor = exact.floor_multiple(&IBig::from(n));
            assert_eq!(
                floor,
                IBig::from(small.floor_multiple(n)),
                "{n} times {small:?}"
            );
        }
        assert_eq!(exact.floor(), exact.floor_multiple(&IBig::ONE));
    }
}

/// ⌊nφ⌋ = m iff f(m) ≤ 0 < f(m + 1) for f(x) = x² − xn − n², which is negative from 0 up to nφ.
fn is_golden_floor(n: &UBig, m: &UBig) -> bool {
    let f = |x: &IBig| x * x - x * n.as_ibig() - n.as_ibig() * n.as_ibig();
    f(m.as_ibig()) <= IBig::ZERO && IBig::ZERO < f(&(m + UBig::ONE).into())
}

#[test]
fn golden_floors_at_the_edges_of_every_width() {
    let golden = QuadraticIrrational::golden_ratio();
    let words = edges().into_iter().filter(|&n| n > 0).map(UBig::from);
    for n in words.chain(big_edges()) {
        let floor = golden.floor_multiple(n.as_ibig());
        assert!(
            is_golden_floor(&n, &UBig::try_from(floor.clone()).unwrap()),
            "{n}"
        );
        // −nφ lies between −⌊nφ⌋ − 1 and −⌊nφ⌋.
        assert_eq!(golden.floor_multiple(&-IBig::from(n)), -floor - IBig::ONE);
    }
}

#[test]
fn the_order_is_that_of_forty_decimals() {
    // Two different numbers of this kind differ by far more than 10^-40.
    let scale = IBig::from(big("10^40"));
    let numbers: Vec<_> = (Small::all(2).into_iter())
        .map(|small| (small.exact(), small.exact().floor_multiple(&scale)))
        .collect();
    for (x, decimals_of_x) in &numbers {
        for (y, decimals_of_y) in &numbers {
            assert_eq!(x.cmp(y), decimals_of_x.cmp(decimals_of_y), "{x} and {y}");
        }
        for n in -9..=9 {
            let n = IBig::from(n);
            assert_eq!(
                x.cmp_integer(&n),
                decimals_of_x.cmp(&(&n * &scale)),
                "{x} and {n}"
            );
        }
    }
}

#[test]
fn a_square_factor_changes_nothing() {
    let plain = QuadraticIrrational::new(0, 10007, 2u8, 1).unwrap();
    let hidden = QuadraticIrrational::new(0, 1, 2u64 * 10007 * 10007, 1).unwrap();
    assert_eq!(plain, hidden);
    assert!(
        plain
            < hidden
                .mobius([10u64.pow(18), 1, 0, 10u64.pow(18)].map(IBig::from))
                .unwrap()
    );
}

#[test]
fn numbers_closer_than_a_googolth_are_told_apart() {
    // √2 and the convergents h/l of its continued fraction, disguised: h/l + √3/10^200.
    let (mut h, mut l) = (IBig::ONE, IBig::ONE);
    for _ in 0..300 {
        (h, l) = (&h + &l * IBig::from(2), &h + &l);
    }
    let (root_2, tiny) = (
        QuadraticIrrational::new(0, 1, 2u8, 1).unwrap(),
        IBig::from(big("10^400")),
    );
    let near = QuadraticIrrational::new(&h * &tiny, l.clone(), 3u8, &l * &tiny).unwrap();
    let above = &h * &h > &l * &l * IBig::from(2);
    assert_eq!(near > root_2, above);
}

#[test]
fn a_map_is_what_it_says() {
    for small in Small::all(2) {
        let exact = small.exact();
        for [a, b, c, e] in [
            [0, 1, 1, 0],
            [1, 3, 0, 1],
            [2, -1, 0, 3],
            [1, 0, 1, -1],
            [-1, 1, 0, 1],
            [3, -2, -1, 5],
        ] {
            let image = exact.mobius([a, b, c, e].map(IBig::from)).unwrap();
            for n in 1..=4 {
                for m in -8..=8 {
                    // (ax + b)/(cx + e) > m/n iff (an − cm)x + (bn − em) has the sign of cx + e.
                    let above =
                        small.is_positive(b * n - e * m, a * n - c * m) == small.is_positive(e, c);
                    let floor = image.floor_multiple(&IBig::from(n));
                    assert_eq!(
                        floor >= IBig::from(m),
                        above,
                        "{exact} → {image} and {m}/{n}"
                    );
                }
            }
        }
        assert_eq!(exact.reciprocal().reciprocal(), exact);
        assert_eq!(
            exact
                .plus_integer(&IBig::from(7))
                .plus_integer(&IBig::from(-7)),
            exact
        );
        assert_eq!(exact.mobius([2, 4, 1, 2].map(IBig::from)), None);
    }
}

#[test]
fn the_slopes_of_wythoff_are_complementary_roots() {
    let one = IBig::ONE;
    for k in edges().into_iter().map(UBig::from).chain(big_edges()) {
        let alpha = QuadraticIrrational::wythoff_slope(&k);
        let beta = QuadraticIrrational::wythoff_upper_slope(&k);
        assert_eq!(beta, alpha.plus_integer(&IBig::from(&k + UBig::ONE)));
        // 1/α + 1/β = 1
        let rest = [IBig::NEG_ONE, one.clone(), IBig::ZERO, one.clone()];
        assert_eq!(alpha.reciprocal(), beta.reciprocal().mobius(rest).unwrap());
        assert_eq!(alpha.floor(), one);
    }
}

#[test]
fn rational_numbers_are_refused() {
    assert_eq!(
        QuadraticIrrational::new(1, 1, 5u8, 0),
        Err(NotIrrational::ZeroDenominator)
    );
    assert_eq!(
        QuadraticIrrational::new(1, 0, 5u8, 2),
        Err(NotIrrational::ZeroCoefficient)
    );
    for root in 0u64..50 {
        let square = QuadraticIrrational::new(1, 1, root * root, 2);
        let (d, root) = (UBig::from(root * root), UBig::from(root));
        assert_eq!(square, Err(NotIrrational::PerfectSquare { d, root }));
    }
    let root = big("10^50+1");
    assert!(QuadraticIrrational::new(1, 1, &root * &root, 2).is_err());
    assert!(QuadraticIrrational::new(1, 1, &root * &root + UBig::ONE, 2).is_ok());
}

#[test]
fn text_is_read_back() {
    for small in Small::all(3) {
        let exact = small.exact();
        assert_eq!(exact.to_string().parse(), Ok(exact.clone()), "{exact}");
    }
}

#[test]
fn what_people_write_is_read() {
    for (text, shown) in [
        ("(1+sqrt5)/2", "(1 + √5)/2"),
        ("(1+√5)/2", "(1 + √5)/2"),
        (" ( 1 + sqrt(5) ) / 2 ", "(1 + √5)/2"),
        ("1/2+√5/2", "(1 + √5)/2"),
        ("√5/2 + 1/2", "(1 + √5)/2"),
        ("sqrt2", "√2"),
        ("2+√2", "2 + √2"),
        ("2 - 3*√2", "2 - 3√2"),
        ("-√2", "-√2"),
        ("√2 + √2", "2√2"),
        ("√8", "2√2"),
        ("√1_000", "10√10"),
        ("(4-√12)/6", "(2 - √3)/3"),
    ] {
        let read: QuadraticIrrational = text.parse().unwrap();
        assert_eq!(read.to_string(), shown, "{text}");
    }
}

#[test]
fn what_is_no_quadratic_irrational_is_refused_with_its_place() {
    for (text, error) in [
        (
            "",
            "column 1: expected a number, `√` or `sqrt`, found the end",
        ),
        (
            "x",
            "column 1: expected a number, `√` or `sqrt`, found \"x\"",
        ),
        ("√", "column 2: expected a number, found the end"),
        ("√-2", "column 2: expected a number, found \"-\""),
        (
            "1+√5)/2",
            "column 5: expected `+`, `-`, `/` or the end, found \")\"",
        ),
        (
            "(1+√5/2",
            "column 8: expected `+`, `-`, `/` or `)`, found the end",
        ),
        ("(1+√5)2", "column 7: expected `/` or the end, found \"2\""),
        ("(1+√5)/", "column 8: expected a number, found the end"),
        ("sqrt(5", "column 7: expected a digit or `)`, found the end"),
        (
            "2*3",
            "column 3: expected a number, `√` or `sqrt`, found \"3\"",
        ),
        ("√2 + √3", "column 6: a second, different root"),
        ("√9", "a rational number: √9 = 3"),
        ("5/3", "a rational number: there is no root in it"),
        ("√2 - √2", "a rational number: there is no root in it"),
        ("√2/0", "the denominator is zero"),
    ] {
        let found = text.parse::<QuadraticIrrational>().unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
}

proptest! {
    #[test]
    fn golden_floors_of_any_size(words in proptest::collection::vec(any::<u64>(), 1..12)) {
        let n = words.iter().fold(UBig::ONE, |n, word| (n << 64) + *word);
        let floor = QuadraticIrrational::golden_ratio().floor_multiple(n.as_ibig());
        prop_assert!(is_golden_floor(&n, &UBig::try_from(floor).unwrap()));
    }

    #[test]
    fn a_text_is_never_a_panic(text in "[0-9√sqrt()+*/ _-]{0,12}") {
        if let Ok(number) = text.parse::<QuadraticIrrational>() {
            prop_assert_eq!(number.to_string().parse(), Ok(number));
        }
    }
}
