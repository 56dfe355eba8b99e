//! Tables against the bare rules.

use wythoff::rules::{Partners, Table, ValueTable};
use wythoff::solve::search::Search;
use wythoff::{Atom, Play, Rules, parse_rules};

use crate::prove::games::*;

#[test]
fn a_table_says_what_the_bare_rules_say() {
    let odd = both(vec![difference(0, 0), Atom::taken_modulo(&[1, 0], 1, 2)]);
    let games = [
        Rules::wythoff(0),
        Rules::wythoff(2),
        Rules::wythoff(1).with_play(Play::Misere),
        nim_plus(vec![odd.clone()]),
        nim_plus(vec![odd]).with_play(Play::Misere),
        wythoff_until(3).with_play(Play::Misere),
        wythoff_until(4),
        s_t(2, 3),
    ];
    for rules in games {
        let table = Table::new(&rules, &[20, 25]);
        let mut search = Search::new(&rules);
        for a in 0..20 {
            for b in 0..25 {
                let lost = search.outcome(&[a, b]).unwrap().is_loss();
                assert_eq!(table.is_lost(&[a, b]), lost, "{rules:?} {a} {b}");
            }
        }
    }
}

#[test]
fn three_piles_of_nim_are_lost_when_their_sum_without_carry_is_0() {
    let table = Table::new(&Rules::nim(3), &[9, 10, 11]);
    for a in 0..9 {
        for b in 0..10 {
            for c in 0..11 {
                assert_eq!(table.is_lost(&[a, b, c]), a ^ b ^ c == 0);
            }
        }
    }
}

#[test]
fn partners_are_the_lost_positions_of_the_table() {
    let games = [
        Rules::wythoff(0),
        Rules::wythoff(3),
        Rules::wythoff(2).with_play(Play::Misere),
        nim_plus(vec![
            both(vec![difference(0, 0)]),
            exactly(2, 3),
            exactly(3, 2),
        ]),
        nim_plus(vec![both(vec![difference(0, 0)]), exactly(1, 2)]),
        nim_plus(vec![both(vec![difference(-1, 0)])]),
        nim_plus(vec![both(vec![difference(1, 4)]), exactly(5, 1)]).with_play(Play::Misere),
        Rules::nim(2),
        s_t(2, 1),
    ];
    for rules in games {
        assert_partners_are_the_table(&rules, 150);
    }
    assert!(Partners::new(&s_t(2, 2), 10).is_none());
}

#[test]
fn partners_know_amounts_whose_ratio_is_bounded() {
    for moves in [
        "x>0, y>0, x<=2y, y<=x",
        "x>0, y>0, x<=y, y<=3x",
        "x+y>0, 2x<=3y, 3y<=7x",
        "x>0, y>0, x<=2y, y<=x | x=1, y=4",
        "x>0, y>0, x<=2y, y<=x | x=y>0, x mod 2 = 0 | x>0, y>0, 2x<=y, y<=3x",
        "x>0, y>0, x<=3y, 2y<=x; end when a + b <= 4",
    ] {
        for play in ["", "misere; "] {
            let text = format!("{play}x>0,y=0 | x=0,y>0 | {moves}");
            assert_partners_are_the_table(&parse_rules(&text).unwrap(), 150);
        }
    }
    let offset = "x>0,y=0 | x=0,y>0 | x>0, y>0, x<=2y+1, y<=x";
    assert!(Partners::new(&parse_rules(offset).unwrap(), 10).is_none());
}

#[test]
fn partners_know_where_play_ends_early() {
    for end in [
        "a + b <= 4",
        "a = b <= 3",
        "|a - b| <= 1, a + b <= 6",
        "a <= 2, b <= 1",
        "a = 3, b = 5; end when a + 2b <= 4",
        "a <= 9, b <= 9, a + b >= 9",
    ] {
        for moves in ["x=y>0", "x=1, y=2 | x=2, y=1 | x=y>0"] {
            for play in ["", "misere; "] {
                let text = format!("{play}x>0,y=0 | x=0,y>0 | {moves}; end when {end}");
                let rules = parse_rules(&text).unwrap();
                assert_partners_are_the_table(&rules, 80);
                // A table that is smaller than what is special.
                assert_partners_are_the_table(&rules, 3);
                assert!(Partners::levels(&rules, 10, 0, &mut ()).is_none());
            }
        }
    }
    let odd = "x>0,y=0 | x=0,y>0 | x=y>0, a mod 2 = 1; end when a + b <= 4";
    assert_partners_are_the_table(&parse_rules(odd).unwrap(), 80);
    for end in ["a = 0", "a <= b", "(a + b) mod 7 = 0", "a + b <= 100"] {
        let text = format!("like wythoff; end when {end}");
        assert!(
            Partners::new(&parse_rules(&text).unwrap(), 10).is_none(),
            "{end}"
        );
    }
}

fn assert_partners_are_the_table(rules: &Rules, size: u32) {
    let table = Table::new(rules, &[size.into(), size.into()]);
    let partners = Partners::new(rules, size).unwrap_or_else(|| panic!("{rules}"));
    let lost = partners.lost().map(Vec::from);
    assert!(
        lost.eq(table.lost().iter().map(|p| p.to_vec())),
        "{rules:?}"
    );
}

/// Moves of which some conditions concern residues, or the difference of the piles, before or after.
const CONDITIONS: [&str; 10] = [
    "x=y>0, x mod 2 = 0",
    "x=y>0, x mod 3 = 1 | x=y>0, x mod 2 = 1",
    "x>0, y>0, |x-y|<=2, (x+2y) mod 5 = 3",
    "x=y>0, a mod 4 = 1",
    "x=y>0, (a' + b) mod 3 != 0",
    "x=y>0, a' >= b'",
    "x>1, y>2, 0<=x-y<=3, 2a - 2b >= a' - b' + 1, b' mod 2 = 0",
    "x=y>0 | x mod 2 = 1, y = 0",
    "x>0, y>0, x<=2, y<=3, a > 2b",
    "x>0, y>0, x+y<=4, a' mod 3 = 1 | x=y>0, a<b",
];

#[test]
fn partners_know_residues_and_differences() {
    for moves in CONDITIONS {
        for play in ["", "misere; "] {
            let text = format!("{play}x>0,y=0 | x=0,y>0 | {moves}");
            assert_partners_are_the_table(&parse_rules(&text).unwrap(), 90);
        }
    }
    for moves in ["x=2y>0", "x=y>0, a >= 10", "x=y>0, x mod 67 = 0"] {
        let text = format!("x>0,y=0 | x=0,y>0 | {moves}");
        assert!(Partners::new(&parse_rules(&text).unwrap(), 10).is_none());
    }
}

#[test]
fn the_partners_of_each_level_are_the_positions_of_its_value() {
    let like = ["x=y>0", "x>0,y>0,|x-y|<=2", "x=y>0 | x=1,y=2 | x=2,y=1"];
    let never = ["x=y>0 | x=1,y=2", "x=1,y=1"];
    for moves in like.iter().chain(&never).chain(&CONDITIONS) {
        let rules = parse_rules(&format!("x>0,y=0 | x=0,y>0 | {moves}")).unwrap();
        let size = 70;
        let table = ValueTable::new(&rules, &[size, size]);
        let levels = Partners::levels(&rules, size as u32, 9, &mut ()).unwrap();
        for (value, level) in levels.iter().enumerate() {
            for a in 0..size {
                let found = (0..size).find(|&b| table.value(&[a, b]) as usize == value);
                let partner = level.of(a as u32).map(u64::from);
                assert_eq!(partner, found, "{rules} {value} {a}");
            }
        }
    }
    let misere = Rules::wythoff(0).with_play(Play::Misere);
    assert!(Partners::levels(&misere, 10, 0, &mut ()).is_none());
    assert!(Partners::levels(&s_t(2, 2), 10, 0, &mut ()).is_none());
}
