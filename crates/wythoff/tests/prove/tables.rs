//! Tables against the bare rules.

use wythoff::rules::{Partners, Table};
use wythoff::solve::search::Search;
use wythoff::{Atom, Play, Rules, parse_rules};

use crate::games::*;

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
    ];
    for rules in games {
        assert_partners_are_the_table(&rules, 150);
    }
    assert!(Partners::new(&wythoff_until(3), 10).is_none());
    assert!(Partners::new(&s_t(2, 1), 10).is_none());
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
#[test]
fn partners_know_residues_and_differences() {
    for moves in [
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
    ] {
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
