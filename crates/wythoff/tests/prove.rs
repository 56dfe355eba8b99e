//! Theorems proved, and false ones refuted.

use std::ops::ControlFlow;
use std::time::Instant;

use wythoff::automata::Budget;
use wythoff::prove::{Found, SearchOptions, Verdict, prove, search, wythoff_automaton};
use wythoff::rules::Table;
use wythoff::{Atom, Clause, Game, Play, Rules};

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

fn diagonal(atoms: Vec<Atom>) -> Clause {
    let mut all = vec![
        Atom::taken(&[1, 0], Some(1), None),
        Atom::taken(&[0, 1], Some(1), None),
    ];
    all.extend(atoms);
    Clause { atoms: all }
}

fn nim_plus(clauses: Vec<Clause>, terminal: &[Vec<Atom>]) -> Rules {
    let mut all = Rules::nim(2).clauses().to_vec();
    all.extend(clauses);
    Rules::new(2, all, terminal, Play::Normal).unwrap()
}

#[test]
fn a_search_finds_theorems() {
    let slow = SearchOptions {
        families: false,
        ..SearchOptions::default()
    };
    let exact = |x, y| {
        diagonal(vec![
            Atom::taken(&[1, 0], Some(x), Some(x)),
            Atom::taken(&[0, 1], Some(y), Some(y)),
        ])
    };
    let mut games = vec![
        ("nim 3", Rules::nim(3)),
        ("nim 2", Rules::nim(2)),
        ("nim 2 misere", Rules::nim(2).with_play(Play::Misere)),
        ("nim 3 misere", Rules::nim(3).with_play(Play::Misere)),
    ];
    let names: Vec<String> = (0..8).map(|k| format!("wythoff {k}")).collect();
    for k in 0..6 {
        games.push((&names[k], Rules::wythoff(k as u16)));
    }
    for k in 0..4 {
        games.push(("misere", Rules::wythoff(k as u16).with_play(Play::Misere)));
    }
    games.push((
        "odd diagonals",
        nim_plus(
            vec![diagonal(vec![
                Atom::taken(&[1, -1], Some(0), Some(0)),
                Atom::taken_modulo(&[1, 0], 1, 2),
            ])],
            &[],
        ),
    ));
    for most in [1, 2, 3, 5, 8] {
        games.push((
            "diagonal limited",
            nim_plus(
                vec![diagonal(vec![
                    Atom::taken(&[1, -1], Some(0), Some(0)),
                    Atom::taken(&[1, 0], None, Some(most)),
                ])],
                &[],
            ),
        ));
    }
    games.push((
        "plus (1,3)",
        nim_plus(
            vec![
                diagonal(vec![Atom::taken(&[1, -1], Some(0), Some(0))]),
                exact(1, 3),
                exact(3, 1),
            ],
            &[],
        ),
    ));
    games.push((
        "plus (1,4)",
        nim_plus(
            vec![
                diagonal(vec![Atom::taken(&[1, -1], Some(0), Some(0))]),
                exact(1, 4),
                exact(4, 1),
            ],
            &[],
        ),
    ));
    games.push((
        "x<=y<=x+1",
        nim_plus(
            vec![diagonal(vec![Atom::taken(&[-1, 1], Some(0), Some(1))])],
            &[],
        ),
    ));
    games.push((
        "0<=x-y<=2",
        nim_plus(
            vec![diagonal(vec![Atom::taken(&[1, -1], Some(0), Some(2))])],
            &[],
        ),
    ));
    games.push((
        "x-y in 0,+-2",
        nim_plus(
            [-2, 0, 2]
                .map(|d| diagonal(vec![Atom::taken(&[1, -1], Some(d), Some(d))]))
                .to_vec(),
            &[],
        ),
    ));
    for most in [1, 2, 3, 5, 8] {
        let end = vec![vec![Atom::Between {
            before: vec![1, 1],
            after: vec![0, 0],
            lo: None,
            hi: Some(most),
        }]];
        games.push((
            "end when a+b<=",
            nim_plus(
                vec![diagonal(vec![Atom::taken(&[1, -1], Some(0), Some(0))])],
                &end,
            ),
        ));
    }
    for m in [2, 3, 5] {
        games.push((
            "x=y mod m",
            nim_plus(
                vec![diagonal(vec![Atom::taken_modulo(&[1, -1], 0, m)])],
                &[],
            ),
        ));
        games.push((
            "cyclic nimhoff",
            nim_plus(
                vec![diagonal(vec![Atom::taken(&[1, 1], None, Some(m))])],
                &[],
            ),
        ));
    }
    for (s, t) in [(1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (4, 1)] {
        // 0 < x <= y, y - x < (s - 1) x + t, and the mirror image.
        games.push((
            "(s,t)",
            nim_plus(
                vec![
                    diagonal(vec![
                        Atom::taken(&[-1, 1], Some(0), None),
                        Atom::taken(&[s, -1], Some(1 - t), None),
                    ]),
                    diagonal(vec![
                        Atom::taken(&[1, -1], Some(0), None),
                        Atom::taken(&[-1, s], Some(1 - t), None),
                    ]),
                ],
                &[],
            ),
        ));
    }
    let subtraction = |set: &[i64]| {
        Rules::new(
            1,
            set.iter()
                .map(|&s| Clause {
                    atoms: vec![Atom::taken(&[1], Some(s), Some(s))],
                })
                .collect(),
            &[],
            Play::Normal,
        )
        .unwrap()
    };
    games.push(("subtract 1 2 3", subtraction(&[1, 2, 3])));
    games.push(("subtract 1 3 4", subtraction(&[1, 3, 4])));
    games.push(("subtract 2 5 7", subtraction(&[2, 5, 7])));
    for (name, rules) in games {
        let time = Instant::now();
        match search(
            &rules,
            &slow,
            &mut |_| match time.elapsed().as_secs() < 20 {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            },
        ) {
            Found::Theorem { proof, attempts } => eprintln!(
                "{name}: {} states in {:?} size {} after {} attempts, {:?}",
                proof.lost.states(),
                proof.system.numerals(),
                attempts.last().unwrap().size,
                attempts.len(),
                time.elapsed()
            ),
            Found::Nothing {
                attempts,
                tabulated,
                ..
            } => {
                eprintln!("{name}: NOTHING to {tabulated}, {:?}", time.elapsed());
                for attempt in attempts {
                    eprintln!("      {attempt:?}");
                }
            }
        }
    }
}
