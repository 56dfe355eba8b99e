//! Tables against the bare rules.

use wythoff::rules::{Partners, Table};
use wythoff::solve::search::Search;
use wythoff::{Atom, Play, Rules};

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
        let table = Table::new(&rules, &[150, 150]);
        let partners = Partners::new(&rules, 150).unwrap();
        assert!(
            partners
                .lost()
                .map(Vec::from)
                .eq(table.lost().iter().map(|p| p.to_vec())),
            "{rules:?}"
        );
    }
    assert!(Partners::new(&wythoff_until(3), 10).is_none());
    assert!(Partners::new(&s_t(2, 1), 10).is_none());
}
