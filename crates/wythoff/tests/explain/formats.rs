//! Every format of every explanation is well formed, at any size of number.

use wythoff::explain::figures::figure;
use wythoff::explain::{Explanation, Format, Numbers, TheoremName, theorem};
use wythoff::{Language, NamedGame, Play, UBig, parse_game, parse_natural};

use super::{GAMES, explained, positions};

/// The tags of a fragment close in the order they open.
fn assert_balanced(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag
            .trim_start_matches('/')
            .split([' ', '/'])
            .next()
            .unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{html}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{html}");
}

fn assert_well_formed(explanation: &Explanation) {
    let json: serde_json::Value = serde_json::from_str(&explanation.json()).unwrap();
    assert_eq!(json["schema"], "wythoff/explain/1");
    for language in Language::ALL {
        let text = explanation.text(language);
        let markdown = explanation.markdown(language);
        for unfinished in ["{ $", "$", "@", "<m", "\\"] {
            assert!(!text.contains(unfinished), "{unfinished} in {text}");
        }
        assert_eq!(
            markdown.replace("\\$", "").matches('$').count() % 2,
            0,
            "{markdown}"
        );
        assert_eq!(
            markdown.matches('{').count(),
            markdown.matches('}').count(),
            "{markdown}"
        );
        assert_balanced(&explanation.html(language));
    }
}

#[test]
fn explanations_of_small_positions_are_well_formed() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        for position in positions(&game, piles, most).iter().step_by(5) {
            for play in [Play::Normal, Play::Misere] {
                assert_well_formed(&explained(&game, play, position));
            }
        }
    }
}

#[test]
fn theorems_and_figures_are_well_formed_in_both_languages() {
    for name in TheoremName::ALL {
        let proof = theorem(name);
        assert_well_formed(&proof);
        assert!(proof.certificates().all(|one| one.checks()));
        for language in Language::ALL {
            assert!(proof.text(language).contains('∎'), "{name:?} is proved");
            let drawing = figure(name, language);
            assert_balanced(&drawing);
            assert_eq!(drawing, figure(name, language));
        }
        assert_ne!(
            figure(name, Language::English),
            figure(name, Language::Chinese)
        );
    }
}

#[test]
fn large_numbers_are_explained_and_shortened() {
    for (name, piles) in [
        ("wythoff", "2^64-1,10^100"),
        ("wythoff(k=8208)", "8209,67395890"),
        ("wythoff", "10^100000,10^100000+7"),
        ("nim", "2^64-1,2^64,10^100"),
        ("nim", "10^100000,7"),
        ("bachet(m=3)", "10^100000"),
        ("kayles", "10^100"),
        ("lasker", "10^100,7"),
        ("euclid", "10^100,10^99+1"),
        ("fibonacci", "10^100"),
        ("moore(k=2)", "10^100,5,7"),
        ("staircase", "10^100,5,7"),
    ] {
        let game = parse_game(name).unwrap();
        let piles: Vec<UBig> = piles
            .split(',')
            .map(|pile| parse_natural(pile).unwrap())
            .collect();
        let explanation = explained(&game, Play::Normal, &piles);
        assert!(
            explanation.certificates().all(|one| one.checks()),
            "{name} {piles:?}"
        );
        let text = explanation.text(Language::Chinese);
        assert!(text.len() < 30_000, "{name}: {} bytes", text.len());
    }
}

#[test]
fn long_numbers_are_written_in_full_when_asked() {
    let game = NamedGame::wythoff(UBig::ZERO);
    let pile = parse_natural("10^300").unwrap();
    let explanation = explained(&game, Play::Normal, &[pile.clone(), UBig::from(7u8)]);
    let [short, full] = [Numbers::Shortened, Numbers::Full]
        .map(|numbers| explanation.written(Format::Text, Language::English, numbers));
    assert!(!short.contains(&pile.to_string()) && short.contains("(301 digits)"));
    assert!(full.contains(&pile.to_string()));
    assert!(explanation.json().contains(&pile.to_string()));
}
