//! Theorems proved, and false ones refuted.

use wythoff::automata::{Automaton, Budget};
use wythoff::prove::{Verdict, prove, wythoff_automaton};
use wythoff::rules::Table;
use wythoff::{Game, Rules, UBig};

#[test]
fn a_table_agrees_with_the_bare_rules() {
    for rules in [Rules::wythoff(0), Rules::wythoff(2), Rules::nim(2)] {
        let table = Table::new(&rules, &[20, 25]);
        let mut search = wythoff::solve::search::Search::new(&rules);
        for a in 0..20 {
            for b in 0..25 {
                let lost = search.outcome(&[a, b]).unwrap().is_loss();
                assert_eq!(table.is_lost(&[a, b]), lost, "{rules:?} {a} {b}");
            }
        }
        assert_eq!(rules.pile_count(), Some(2));
    }
}

#[test]
fn k_wythoff_is_proved_for_all_sizes() {
    for k in 0..=5 {
        let (system, automaton) = wythoff_automaton(k).unwrap();
        let time = std::time::Instant::now();
        let verdict = prove(
            &Rules::wythoff(k),
            &system,
            &automaton,
            &mut Budget::default(),
        );
        let Ok(Verdict::Proved(proof)) = verdict else {
            panic!("k = {k}: {verdict:?}")
        };
        eprintln!("k {k} {:?} {}", time.elapsed(), proof.lost.states());
        assert_eq!(proof.lost.states(), 2 * usize::from(k) + 7);
    }
}
