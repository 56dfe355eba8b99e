//! What texts mean: compared with built-in games and with conditions written in Rust, move by move.

use wythoff::prove::{Found, SearchOptions, parse_rules_with, search};
use wythoff::rules::Table;
use wythoff::{Game, Play, Rules, Wythoff};

use crate::rules::{assert_moves, options, positions, rules};

const K_WYTHOFF: &str = "\
# k-Wythoff
piles a b
parameter k = 1
move x > 0, y = 0
move x = 0, y > 0
move x > 0, y > 0, |x - y| <= k
";

#[test]
fn built_in_games_in_their_own_words() {
    for k in 0..4 {
        let from_text = parse_rules_with(K_WYTHOFF, &[("k", k)]).unwrap();
        assert!(
            from_text.is_same_as(&Rules::wythoff(k as u16)),
            "{from_text}"
        );
        for position in positions(2, 9) {
            let game = Wythoff::new(k as u64);
            assert_eq!(options(&from_text, &position), options(&game, &position));
        }
    }
    assert!(rules(K_WYTHOFF).is_same_as(&Rules::wythoff(1)));
    let nim = "piles a b c; x>0, y=0, z=0; x=0, y>0, z=0; x=0, y=0, z>0";
    let cases = [
        ("x>0,y=0 | x=0,y>0 | x=y>0", Rules::wythoff(0)),
        ("x＞0，y=0 | x=0，y＞0；x=y＞0", Rules::wythoff(0)),
        ("ｘ＞０，y＝0｜x=0，y＞0；x＝y＞０", Rules::wythoff(0)),
        (
            "ｘ＋y＞＝１，y＝0｜x=0，y－０＞0；１＊x＝y＞0",
            Rules::wythoff(0),
        ),
        (
            "misere; x>0,y=0 | x=0,y>0 | x=y>0",
            Rules::wythoff(0).with_play(Play::Misere),
        ),
        ("symmetric; x>0,y=0 | x=y>0", Rules::wythoff(0)),
        (
            "like nim; move 2x = 2*y, x + y > 0, x >= 1",
            Rules::wythoff(0),
        ),
        ("like wythoff", Rules::wythoff(0)),
        // Every number leaves 0 when divided by 1.
        ("like nim | x=y>0, a mod 1 = 0", Rules::wythoff(0)),
        ("like nim | x>0, y>0, |x - y| <= 2", Rules::wythoff(2)),
        // A carriage return ends a line, and a comment with it.
        ("x>0,y=0 # one pile\rx=0,y>0\r\nx=y>0", Rules::wythoff(0)),
        ("parameter k = 2\nlike k-wythoff", Rules::wythoff(2)),
        (nim, Rules::nim(3)),
        (
            "piles left middle right; symmetric; x>0, y=z=0",
            Rules::nim(3),
        ),
        ("piles a b c; like nim", Rules::nim(3)),
        ("piles n; 0 < x", Rules::nim(1)),
        (
            "a' < a, b' = b | a' = a, b' < b | a - a' = b - b' ≠ 0",
            Rules::wythoff(0),
        ),
    ];
    for (text, expected) in cases {
        let found = rules(text);
        assert!(found.is_same_as(&expected), "{text}: {found}");
        assert!(rules(&found.to_string()).is_same_as(&expected), "{found}");
        assert!(rules(&found.for_people()).is_same_as(&expected), "{found}");
    }
}

#[test]
fn rules_are_written_as_people_write_them() {
    for (text, written) in [
        ("x mod 2 = 1, y = 0", "move x >= 1, y = 0, x mod 2 = 1"),
        (
            "x > 0, y >= 0, (x - y) mod 3 = 0",
            "move x >= 1, y >= 0, (x - y) mod 3 = 0",
        ),
    ] {
        let found = rules(text).to_string();
        assert!(found.lines().any(|line| line == written), "{found}");
        assert!(rules(&found).is_same_as(&rules(text)), "{found}");
    }
}

#[test]
fn every_kind_of_condition() {
    let taken = |before: &[u64], after: &[u64]| {
        let x = (before.iter().zip(after)).map(|(b, a)| *b as i64 - *a as i64);
        x.collect::<Vec<_>>()
    };
    assert_moves("x>0,y=0 | x=0,y>0 | x=y, x mod 2 = 1", 2, |b, a| {
        let x = taken(b, a);
        x[0] == 0 || x[1] == 0 || (x[0] == x[1] && x[0] % 2 == 1)
    });
    assert_moves("0 < x <= 3, y = 0 or y = 2", 2, |b, a| {
        let x = taken(b, a);
        (1..=3).contains(&x[0]) && [0, 2].contains(&x[1])
    });
    assert_moves("not (x = y or x = 2y and y > 1)", 2, |b, a| {
        let x = taken(b, a);
        !(x[0] == x[1] || (x[0] == 2 * x[1] && x[1] > 1))
    });
    assert_moves("|x - y| >= 2 | ||x - y| - 3| = 2, x + y > 0", 2, |b, a| {
        let d = (taken(b, a)[0] - taken(b, a)[1]).abs();
        d >= 2 || (d - 3).abs() == 2
    });
    assert_moves(
        "x + y > 0, not |x - y| != 1 | x > 0, 2*|x - 2| < 1 + |y|",
        2,
        |b, a| {
            let x = taken(b, a);
            (x[0] - x[1]).abs() == 1 || (x[0] > 0 && 2 * (x[0] - 2).abs() < 1 + x[1])
        },
    );
    assert_moves("x mod 3 = y mod 3, x + y >= 1", 2, |b, a| {
        (taken(b, a)[0] - taken(b, a)[1]) % 3 == 0
    });
    assert_moves("x mod 3 != 0, (a + b') mod 2 < 1", 2, |b, a| {
        taken(b, a)[0] % 3 != 0 && (b[0] + a[1]) % 2 == 0
    });
    assert_moves("x mod 3 + y mod 2 = 2", 2, |b, a| {
        let x = taken(b, a);
        x[0] % 3 + x[1] % 2 == 2
    });
    assert_moves("x + y > 0, 2(x - y) <= -a + 3 - -2", 2, |b, a| {
        let x = taken(b, a);
        2 * (x[0] - x[1]) <= -(b[0] as i64) + 5
    });
    assert_moves("end when a + b <= 2; end when a = 3; x>0,y=0", 2, |b, a| {
        b[0] + b[1] > 2 && b[0] != 3 && b[1] == a[1]
    });
    assert_moves("piles a b c\nsymmetric\nx = y + 1, z = 0", 3, |b, a| {
        let mut x = taken(b, a);
        x.sort_unstable();
        // {y, y + 1, 0} in some order
        x[0] == 0 && x[2] == x[1] + 1
    });
    assert_moves("x != 0, y = 0", 2, |b, a| b[1] == a[1]);
    assert_moves("x in {1, 3, 4}, y = 0 ｜ y ∈ {2, x + 1}", 2, |b, a| {
        let x = taken(b, a);
        ([1, 3, 4].contains(&x[0]) && x[1] == 0) || x[1] == 2 || x[1] == x[0] + 1
    });
    assert_moves("x > 0, not x in {2, b}", 2, |b, a| {
        let x = taken(b, a)[0];
        x > 0 && x != 2 && x != b[1] as i64
    });
}

#[test]
fn a_quotient_is_exact() {
    let half = rules("x > 0, 2x <= a, y = 0");
    assert!(rules("x > 0, x <= a/2, y = 0").is_same_as(&half));
    assert!(rules("x > 0, x <= 1/2a, y = 0").is_same_as(&half));
    assert!(rules("x > 0, -4*x/2 >= -a, y = 0").is_same_as(&half));
    assert_moves("x > 0, x = a/2, y < b/3 + 1/2", 2, |b, a| {
        b[0] > 0 && 2 * a[0] == b[0] && 6 * (b[1] - a[1]) < 2 * b[1] + 3
    });
    assert_moves("x > 0, |x - a/2| <= 2/3, 4y/2 = 2x", 2, |b, a| {
        let (x, y) = (b[0] - a[0], b[1] - a[1]);
        x > 0 && (6 * x as i64 - 3 * b[0] as i64).abs() <= 4 && x == y
    });
    assert_moves("x > 0, (2a/2) mod 3 = x/(1/2) mod 3", 2, |b, a| {
        let x = b[0] - a[0];
        x > 0 && b[0] % 3 == 2 * x % 3
    });
}

#[test]
fn no_move_at_all_is_a_game() {
    for text in [
        "",
        "# nothing",
        "misere",
        "x > 0, x < 1",
        "end when 0 = 0; x > 0",
    ] {
        assert!(rules(text).clauses().is_empty(), "{text}");
    }
    assert_eq!(rules("misère").play(), Play::Misere);
}

#[test]
fn wythoff_is_proved_from_its_text() {
    for text in [
        "x>0,y=0 | x=0,y>0 | x=y>0",
        "misere; like wythoff",
        K_WYTHOFF,
    ] {
        let rules = rules(text);
        let found = search(&rules, &SearchOptions::default(), &mut ());
        let Found::Theorem { proof, .. } = found else {
            panic!("{text}: {found:?}")
        };
        let table = Table::new(&rules, &[30, 30]);
        for position in positions(2, 30) {
            let piles: Vec<_> = position.iter().map(|&pile| pile.into()).collect();
            let lost = proof.outcome(&piles).unwrap().is_loss();
            assert_eq!(lost, table.is_lost(&position), "{text} {position:?}");
        }
    }
}
