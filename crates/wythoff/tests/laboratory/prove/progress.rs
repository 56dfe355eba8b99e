//! What a search tells on its way, and that it stops when asked.

use std::ops::ControlFlow;

use wythoff::prove::{Doing, Found, SearchOptions, search};
use wythoff::{Progress, parse_rules};

#[test]
fn every_stage_is_told_in_its_order() {
    for (text, dense) in [
        ("x>0,y=0 | x=0,y>0 | 0<x=y<=2", false),
        ("symmetric; 0<x<=3,y=0", true),
    ] {
        let rules = parse_rules(text).unwrap();
        let (mut size, mut last_row, mut last_numeration, mut proving) = (0, None, None, false);
        let found = search(&rules, &SearchOptions::default(), &mut |doing: Doing<
            '_,
        >| {
            match doing {
                Doing::Tabulating(next) => {
                    assert!(next > size, "{text}: tables grow");
                    (size, last_row, last_numeration, proving) = (next, None, None, false);
                }
                Doing::Rows(Progress { done, of }) => {
                    assert_eq!(
                        of,
                        Some(size),
                        "{text}: two piles, a row for each size of one"
                    );
                    assert_eq!(
                        done,
                        last_row.map_or(0, |row: u64| row + 1),
                        "{text}: rows in order"
                    );
                    last_row = Some(done);
                }
                Doing::Guessing { done, of, .. } => {
                    assert_eq!(
                        last_row,
                        Some(if dense { size - 1 } else { 0 }),
                        "{text}: after the table"
                    );
                    assert_eq!(
                        done,
                        last_numeration.map_or(0, |place: usize| place + 1),
                        "{text}"
                    );
                    assert!(done < of, "{text}: one of them");
                    last_numeration = Some(done);
                }
                Doing::Proving(..) => {
                    assert!(last_numeration.is_some(), "{text}: a guess comes first");
                    proving = true;
                }
                _ => {}
            }
            ControlFlow::Continue(())
        });
        assert!(matches!(found, Found::Theorem { .. }), "{text}");
        assert!(proving, "{text}");
    }
}

#[test]
fn a_search_stops_wherever_it_is_asked_to() {
    let rules = parse_rules("x>0,y=0 | x=0,y>0 | 0<x=y<=2").unwrap();
    let mut events = 0;
    let mut all = |_: Doing<'_>| {
        events += 1;
        ControlFlow::Continue(())
    };
    assert!(matches!(
        search(&rules, &SearchOptions::default(), &mut all),
        Found::Theorem { .. }
    ));
    for patience in 0..events {
        let mut heard = 0;
        let found = search(&rules, &SearchOptions::default(), &mut |_: Doing<'_>| {
            heard += 1;
            match heard > patience {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        let Found::Nothing { stopped, .. } = found else {
            panic!("a theorem after {patience} of {events}");
        };
        assert!(stopped, "after {patience}");
    }
}
