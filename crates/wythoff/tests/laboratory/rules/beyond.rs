//! Rules beyond linear arithmetic: where they say what linear ones say, they have the same values.

use wythoff::parse_rules;
use wythoff::rules::{TableRules, ValueTable};

/// Every alternative with a condition that is not linear and always holds.
fn beyond(text: &str) -> String {
    text.replace(" | ", ", gcd(a, 1) = 1 | ") + ", gcd(a, 1) = 1"
}

#[test]
fn linear_rules_have_the_same_values() {
    for (text, sizes) in [
        ("piles a; x in {1,3,4}", &[40][..]),
        ("piles a; x > 0, 2x <= a | x = a > 0", &[40]),
        ("piles a; x > 0, x mod 2 = 1 | 0 < x <= a/3", &[40]),
        (
            "piles a; end when a in {2, 5}; x > 0, not 3 < x <= 5",
            &[40],
        ),
        ("x>0,y=0 | x=0,y>0 | x=y>0", &[10, 10]),
        ("symmetric; x > 0, x <= b, y = 0", &[10, 10]),
        ("parameter k = 2; |x - y| <= k, x + y > 0", &[10, 10]),
        ("piles a b c; symmetric; x > 0, y = z = 0", &[5, 5, 5]),
    ] {
        let linear = ValueTable::new(&parse_rules(text).unwrap(), sizes);
        let rules = TableRules::parse(&beyond(text), &[]).expect("not linear");
        let values = rules.unwrap().values(sizes, &mut ()).expect("not stopped");
        assert_eq!(values.unwrap(), linear.values(), "{text}");
    }
}

#[test]
fn a_floor_is_linear() {
    let floor = parse_rules("piles a; x > 0, x <= floor(a/2)").unwrap();
    let half = parse_rules("piles a; x > 0, 2x <= a").unwrap();
    let values = |rules| ValueTable::new(rules, &[200]).values().to_vec();
    assert_eq!(values(&floor), values(&half));
    let rounded = parse_rules("piles a; x = floor((2a + 1)/3) > 0").unwrap();
    let table = ValueTable::new(&rounded, &[30]);
    let mut expected: Vec<u32> = Vec::new();
    for n in 0..30 {
        let x = (2 * n + 1) / 3;
        expected.push(u32::from(x > 0 && expected[n - x] == 0));
    }
    assert_eq!(table.values(), expected);
}

#[test]
fn games_by_name_may_stand_beside() {
    let rules = TableRules::parse("like nim; x = y, prime(x)", &[])
        .unwrap()
        .unwrap();
    let values = rules.values(&[6, 6], &mut ()).unwrap().unwrap();
    assert_eq!((values[0], values[7], values[3 * 6 + 3]), (0, 0, 1));
}

#[test]
fn parameters_and_mistakes() {
    let text = "parameter k = 2; piles a; power(k, x)";
    let three = TableRules::parse(text, &[("k", 3)]).unwrap().unwrap();
    let values = three.values(&[10], &mut ()).unwrap().unwrap();
    assert_eq!(values, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    for text in [
        "piles a; power(k, x)",
        "piles a; measure; x divides a, x < a",
        "piles a; prime(x) + 1 > 0",
        "piles a; gcd(a, x)",
        "piles a; misere; split",
    ] {
        let found = TableRules::parse(text, &[]);
        assert!(found.is_none_or(|rules| rules.is_err()), "{text}");
    }
}
