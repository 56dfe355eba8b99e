//! Memory: what moves set, and nobody takes from.

use std::collections::BTreeSet;

use wythoff::rules::ParseRulesErrorKind as Kind;
use wythoff::{Game, Move, UBig, parse_rules};

use super::{moves, positions, rules};

/// The text allows exactly these moves, and so does what the rules write.
#[track_caller]
fn assert_sets(text: &str, size: u64, allows: impl Fn(&[u64], &[u64]) -> bool) {
    let rules = rules(text);
    let again = self::rules(&rules.to_string());
    assert_eq!(again, rules, "{rules}");
    for before in positions(rules.piles(), size) {
        // A move sets memory to at most twice what it was or what was taken, plus 3, in all of these texts.
        let after = positions(rules.piles(), 2 * size + 4);
        let expected: BTreeSet<Vec<u64>> = after.filter(|after| allows(&before, after)).collect();
        assert_eq!(moves(&rules, &before), expected, "{text} from {before:?}");
        assert_eq!(moves(&again, &before), expected, "{rules} from {before:?}");
    }
}

#[test]
fn a_move_sets_memory_or_leaves_it() {
    assert_sets("piles a; memory l; 0 < x <= 2l, l' = x", 7, |p, q| {
        q[0] < p[0] && p[0] - q[0] <= 2 * p[1] && q[1] == p[0] - q[0]
    });
    // Not twice the same amount; a pass of turns that does not touch memory keeps it.
    assert_sets(
        "piles a; memory last; 0 < x <= 3, x != last, last' = x | x = 4",
        7,
        |p, q| {
            let x = p[0].wrapping_sub(q[0]);
            ((1..=3).contains(&x) && x != p[1] && q[1] == x) || (x == 4 && q[1] == p[1])
        },
    );
    // Each case of an `or` for itself.
    assert_sets(
        "piles a; memory l; x = 1 or (x = 2, l' = l + 3)",
        5,
        |p, q| {
            let x = p[0].wrapping_sub(q[0]);
            (x == 1 && q[1] == p[1]) || (x == 2 && q[1] == p[1] + 3)
        },
    );
    // The mover may choose.
    assert_sets("piles a; memory l; x = 1, l' <= l + 1", 5, |p, q| {
        p[0] == q[0] + 1 && q[1] <= p[1] + 1
    });
}

#[test]
fn memory_stands_beside_several_piles() {
    // Never from the pile that was taken from last.
    let text = "piles a b; memory l; x > 0, y = 0, l != 1, l' = 1 | x = 0, y > 0, l != 2, l' = 2";
    assert_sets(text, 4, |p, q| {
        (q[0] < p[0] && q[1] == p[1] && p[2] != 1 && q[2] == 1)
            || (q[0] == p[0] && q[1] < p[1] && p[2] != 2 && q[2] == 2)
    });
    assert_eq!(rules(text).measure(), Some(&[1, 1, 0][..]));
    assert_eq!(rules(text).names(), ["a", "b", "l"]);
    // The piles change places, memory does not.
    let equal = "memory l; symmetric; x > 0, y = 0, x > l, l' = x";
    assert_sets(equal, 4, |p, q| {
        let x = (p[0] + p[1]).wrapping_sub(q[0] + q[1]);
        q[0] <= p[0] && q[1] <= p[1] && (q[0] == p[0] || q[1] == p[1]) && x > p[2] && q[2] == x
    });
    // The moves of a known game leave it alone.
    assert_sets("memory l; like nim; x = y > 0, l = 0, l' = 1", 4, |p, q| {
        let nim = (q[0] < p[0] && q[1] == p[1]) || (q[0] == p[0] && q[1] < p[1]);
        let both = q[0] < p[0] && q[1] < p[1] && p[0] - q[0] == p[1] - q[1];
        (nim && q[2] == p[2]) || (both && p[2] == 0 && q[2] == 1)
    });
}

#[test]
fn memory_goes_with_a_measure() {
    let text =
        "piles a b; memory l; measure; x > 0, b' = b + 2x, x != l, l' = x | y > 0, x = 0, l' = 0";
    assert_eq!(rules(text).measure(), Some(&[3, 1, 0][..]));
    assert_sets(text, 4, |p, q| {
        let (x, y) = (p[0].wrapping_sub(q[0]), p[1].wrapping_sub(q[1]));
        (q[0] < p[0] && q[1] == p[1] + 2 * x && x != p[2] && q[2] == x)
            || (q[0] == p[0] && q[1] < p[1] && y > 0 && q[2] == 0)
    });
}

#[test]
fn a_move_says_what_is_taken_and_what_is_remembered() {
    let rules = rules("piles a; memory l; 0 < x <= l, l' = 2x");
    let big = |piles: [u8; 2]| piles.map(UBig::from);
    let action = rules.legal(&big([9, 5]), &big([7, 4])).unwrap();
    let Move::Remember { piles, memory } = &action else {
        panic!("{action:?}");
    };
    assert_eq!(piles.taken(), Some(&[UBig::from(2u8)][..]));
    assert_eq!(*memory, [UBig::from(4u8)]);
    assert_eq!(action.applied_to(&big([9, 5])), big([7, 4]));
    assert!(rules.legal(&big([9, 5]), &big([7, 3])).is_err());
    assert!(rules.legal(&big([9, 5]), &big([9, 5])).is_err());
}

#[test]
fn memory_is_refused_where_it_means_nothing() {
    let refused = |text: &str| {
        let error = parse_rules(text).unwrap_err();
        (text[error.span.clone()].to_owned(), error.kind)
    };
    let (place, kind) = refused("piles a; memory l; x > 0, x <= 2l");
    assert_eq!(
        (place.as_str(), kind),
        ("l", Kind::MemoryNotSet("l".into()))
    );
    let (place, kind) = refused("piles a; memory l; x > 0, l' >= x");
    assert_eq!(place, "x > 0, l' >= x");
    assert!(matches!(kind, Kind::MemoryOpen { name, .. } if name == "l"));
    let (place, kind) = refused("piles a; memory l; l' = l + 1");
    assert_eq!(place, "l' = l + 1");
    assert!(matches!(kind, Kind::TakesNothing { .. }), "{kind:?}");
    let (place, kind) = refused("piles a; memory l; x = -1, l' = x + 5");
    assert_eq!(place, "x = -1, l' = x + 5");
    assert!(matches!(kind, Kind::PileGrows { .. }), "{kind:?}");
    let (place, kind) = refused("misere; piles a; memory l; x > 0, l' = x");
    assert_eq!((place.as_str(), kind), ("misere", Kind::MisereGrows));
    let (place, kind) = refused("piles a b c; memory l m n; x > 0");
    assert_eq!((place.as_str(), kind), ("n", Kind::TrackCount(6)));
    let (place, kind) = refused("piles a; memory l; measure a + l; x > 0, l' = 0");
    assert!(matches!(kind, Kind::BadMeasure { .. }), "{place} {kind:?}");
    let (place, kind) = refused("piles a; memory l; take x from l");
    assert_eq!(
        (place.as_str(), kind),
        ("l", Kind::MemoryIsNoPile("l".into()))
    );
    let (place, kind) = refused("piles a; memory a; x > 0, a' = x");
    assert_eq!((place.as_str(), kind), ("a", Kind::NameInUse("a".into())));
    let (place, kind) = refused("piles a; x > 0, x <= 2l, l' = x");
    let suggestion = Some("memory l".to_owned());
    let name = "l".to_owned();
    assert_eq!(
        (place.as_str(), kind),
        ("l", Kind::UnknownName { name, suggestion })
    );
}
