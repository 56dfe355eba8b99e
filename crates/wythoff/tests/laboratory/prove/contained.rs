//! Clauses that change nothing, and one form for all ways to write a game.

use std::ops::ControlFlow;

use wythoff::check::check;
use wythoff::rules::Table;
use wythoff::{Game, Rules, parse_rules};

use super::survey::random_rules;
use super::theorem;

fn rules(text: &str) -> Rules {
    parse_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn options(rules: &Rules, from: [u64; 2]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let _ = rules.visit_options(&from, &mut |after| {
        options.push(after.to_vec());
        ControlFlow::Continue(())
    });
    options
}

#[test]
fn a_clause_that_another_contains_loses_no_theorem() {
    for (text, without, states) in [
        (
            "misere; like nim; 0 < x+y, |x-y| <= 2; x=y>0, x mod 4 = 1",
            "misere; like nim; 0 < x+y, |x-y| <= 2",
            12,
        ),
        (
            "parameter k = 3; like k-wythoff; x=y>0, x mod 4 = 1",
            "parameter k = 3; like k-wythoff",
            13,
        ),
        (
            "misere; parameter k = 3; like k-wythoff; x=y>0, x mod 4 = 1",
            "misere; parameter k = 3; like k-wythoff",
            14,
        ),
    ] {
        let (with, without) = (theorem(&rules(text)), theorem(&rules(without)));
        assert_eq!(with.lost.states(), states, "{text}");
        assert_eq!(with.lost, without.lost, "{text}");
        // The certificate is about all that is written, and the checker looks at all of it.
        let certificate = with.certificate(Some(text.into()));
        assert_eq!(certificate.clauses.len(), 4);
        assert_eq!(check(&certificate), Ok(()), "{text}");
    }
}

#[test]
fn a_clause_that_only_several_others_contain_is_found_too() {
    let text = "like nim; x=y>0, x mod 2 = 0; x=y>0, x mod 2 = 1; x=y>3";
    assert_eq!(rules(text).contained_clauses(), [4]);
    let text = "like nim; 0<x=y<=3; x=y>=3; 2<=x=y<=5";
    assert_eq!(rules(text).contained_clauses(), [4]);
    // Nothing is left out that is needed far away only.
    let text = "like nim; x=y>0, x<=100; x=y>0";
    assert_eq!(rules(text).contained_clauses(), [2]);
    let text = "like nim; x=y>0, x mod 7 != 5; x=y>90";
    assert!(rules(text).contained_clauses().is_empty());
}

#[test]
fn the_normal_form_has_the_same_moves_and_is_its_own_normal_form() {
    for text in random_rules(150) {
        let rules = rules(&text);
        let form = rules.normal_form();
        assert_eq!(form.normal_form(), form, "{text}");
        assert!(form.is_same_game(&rules), "{text}");
        for (a, b) in (0..14).flat_map(|a| (0..14).map(move |b| (a, b))) {
            assert_eq!(
                options(&rules, [a, b]),
                options(&form, [a, b]),
                "{text} ({a}, {b})"
            );
        }
        // What its text says is the game again.
        let read = parse_rules(&form.to_string()).unwrap();
        assert_eq!(read.normal_form(), form, "{text}");
    }
}

#[test]
fn a_game_and_its_twin_with_the_piles_exchanged_have_one_key() {
    let swapped = |text: &str| {
        let swap = |c| match c {
            'x' => 'y',
            'y' => 'x',
            'a' => 'b',
            'b' => 'a',
            other => other,
        };
        // `like nim` stands in none of them.
        text.replace("mod", "%")
            .chars()
            .map(swap)
            .collect::<String>()
            .replace('%', "mod")
    };
    let mut texts = random_rules(100);
    texts.retain(|text| !text.contains("misere"));
    assert!(texts.len() > 50);
    let mut different = 0;
    for text in &texts {
        let (one, twin) = (rules(text), rules(&swapped(text)));
        assert_eq!(one.key(), twin.key(), "{text}");
        let sizes = [12, 12];
        let (lost, mirrored) = (Table::new(&one, &sizes), Table::new(&twin, &sizes));
        let pairs = (0..12).flat_map(|a| (0..12).map(move |b| (a, b)));
        for (a, b) in pairs {
            assert_eq!(lost.is_lost(&[a, b]), mirrored.is_lost(&[b, a]), "{text}");
        }
        different += usize::from(one.normal_form() != twin.normal_form());
    }
    assert!(different > 10, "{different}");
}

#[test]
fn a_key_is_the_same_for_ever() {
    // Results are filed under these. Whoever changes the normal form changes the version in the text of the key.
    assert_eq!(
        Rules::wythoff(0).key(),
        "ee2147e6903fa3439a70744fca92baefc135908265aa53cb22369e0efc2db6d2"
    );
    let three = [
        "like nim; x=1,y=2,z=0",
        "like nim; x=0,y=2,z=1",
        "like nim; x=2,y=0,z=1",
    ];
    let keys = three.map(|text| rules(&format!("piles a b c; {text}")).key());
    assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
}
