//! Every format of every explanation and theorem is well formed in every language, at any size of number.

use wythoff::explain::{ExplainError, Explanation, TheoremName, explain};
use wythoff::{Effort, NamedGame, Play, Position, UBig, parse_game, parse_natural};
use wythoff_show::explain::{illegal_move, written};
use wythoff_show::figures::figure;
use wythoff_show::render::{Format, Numbers};
use wythoff_show::theorem::{Role, Theorem, document};
use wythoff_show::{Language, Texts};

/// Games with positions of which something different is said.
const POSITIONS: &[(&str, &str)] = &[
    ("wythoff", "0,0 0,1 2,2 3,5 5,8 8,5 8,4 12,20"),
    ("wythoff(k=1)", "0,0 0,1 1,3 3,8 7,7"),
    ("wythoff(k=3)", "1,5 2,9 6,13"),
    ("nim", "0 1,1 3,4,5 1,1,1 2,3"),
    ("staircase", "2,5,3 1,0,1 0,4"),
    ("moore(k=2)", "1,1,1 2,3,4,5 7"),
    ("bachet(m=3)", "8 10 3,7"),
    ("fibonacci", "0 1 13 20 12,3 8,8"),
    ("fibonacci(c=3)", "10 9,2"),
    ("euclid", "0,4 5,5 25,7 7,11"),
    ("subtraction(1,3,4)", "0 6,7 500"),
    ("lasker", "3,4 700"),
    ("kayles", "5,6 400"),
    ("grundy", "7,8"),
    ("0x8.0", "9"),
    ("turning-turtles", "1,3 2,4,6"),
    ("mock-turtles", "1,3 2,4"),
    ("ruler", "3,4,8"),
];

fn all_texts() -> Vec<Texts> {
    Language::all().map(Texts::new).collect()
}

fn position(text: &str) -> Position<UBig> {
    Position(
        text.split(',')
            .map(|pile| parse_natural(pile).unwrap())
            .collect(),
    )
}

fn explained(game: &NamedGame, play: Play, piles: &str) -> Explanation {
    explain(game, play, &position(piles), None, &mut Effort::default()).unwrap()
}

#[test]
fn the_heading_has_what_people_call_the_game() {
    let heading = |game: &str, piles: &str, language: &str| {
        let texts = Texts::new(Language::named(language).unwrap());
        let explanation = explained(&parse_game(game).unwrap(), Play::Normal, piles);
        let text = written(&explanation, Format::Text, Numbers::Shortened, &texts);
        text.lines().next().unwrap().to_owned()
    };
    assert_eq!(heading("wythoff", "8,4", "en"), "Wythoff (8, 4)");
    assert_eq!(heading("wythoff", "8,4", "zh"), "威佐夫 (8, 4)");
    assert_eq!(heading("dawsons-kayles", "5", "en"), "Dawson's Kayles (5)");
}

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

fn assert_well_formed(written: impl Fn(Format) -> String) {
    let text = written(Format::Text);
    for unfinished in ["$", "@", "<m", "\\", "**", "\u{F0000}"] {
        assert!(!text.contains(unfinished), "{unfinished} in {text}");
    }
    let markdown = written(Format::Markdown);
    let dollars = markdown.replace("\\$", "").matches('$').count();
    assert_eq!(dollars % 2, 0, "{markdown}");
    let [opened, closed] = ['{', '}'].map(|brace| markdown.matches(brace).count());
    assert_eq!(opened, closed, "{markdown}");
    assert_balanced(&written(Format::Html));
}

#[test]
fn explanations_of_small_positions_are_well_formed() {
    let texts = all_texts();
    for (name, positions) in POSITIONS {
        let game = parse_game(name).unwrap();
        for piles in positions.split(' ') {
            for play in [Play::Normal, Play::Misere] {
                if play == Play::Misere && piles.len() == 3 && !piles.contains(',') {
                    continue; // hundreds of stones: only theorems know
                }
                let explanation = explained(&game, play, piles);
                for texts in &texts {
                    assert_well_formed(|format| {
                        written(&explanation, format, Numbers::Shortened, texts)
                    });
                }
            }
        }
    }
}

#[test]
fn theorems_and_figures_are_well_formed_in_every_language() {
    let texts = all_texts();
    for name in TheoremName::ALL {
        for texts in &texts {
            let theorem = Theorem::new(name, texts);
            assert_well_formed(|format| theorem.written(format, Numbers::Shortened, texts));
            let text = theorem.written(Format::Text, Numbers::Full, texts);
            assert!(text.contains('∎'), "{name:?} is proved");
            assert_balanced(&figure(name, texts));
        }
        assert_ne!(figure(name, &texts[0]), figure(name, &texts[1]));
    }
}

#[test]
fn a_theorem_has_the_same_passages_in_every_language() {
    let texts = all_texts();
    for name in TheoremName::ALL {
        let [first, others @ ..] = &texts[..] else {
            panic!("no language");
        };
        let first = Theorem::new(name, first);
        assert_eq!(first.passages[0].role, Role::Statement);
        for texts in others {
            let other = Theorem::new(name, texts);
            let shape = |theorem: &Theorem| -> Vec<_> {
                let passages = theorem.passages.iter();
                passages
                    .map(|passage| (passage.role, passage.certificate.clone()))
                    .collect()
            };
            assert_eq!(shape(&first), shape(&other), "{name:?}");
        }
        let document: serde_json::Value = serde_json::from_str(&document(name)).unwrap();
        let steps = document["steps"].as_array().unwrap();
        assert_eq!(steps.len(), first.passages.len(), "{name:?}");
        for (step, texts) in steps
            .iter()
            .flat_map(|step| texts.iter().map(move |t| (step, t)))
        {
            assert!(step[texts.language().code()].is_string(), "{name:?}");
        }
    }
}

#[test]
fn large_numbers_are_explained_and_shortened() {
    let chinese = Texts::new(Language::named("zh").unwrap());
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
        let explanation = explained(&parse_game(name).unwrap(), Play::Normal, piles);
        assert!(
            explanation.certificates().all(|one| one.checks()),
            "{name} {piles}"
        );
        let text = written(&explanation, Format::Text, Numbers::Shortened, &chinese);
        assert!(text.len() < 30_000, "{name}: {} bytes", text.len());
    }
}

#[test]
fn long_numbers_are_written_in_full_when_asked() {
    let texts = Texts::new(Language::english());
    let explanation = explained(&NamedGame::wythoff(UBig::ZERO), Play::Normal, "10^300,7");
    let pile = UBig::from(10u8).pow(300).to_string();
    let [short, full] = [Numbers::Shortened, Numbers::Full]
        .map(|numbers| written(&explanation, Format::Text, numbers, &texts));
    assert!(!short.contains(&pile) && short.contains("(301 digits)"));
    assert!(full.contains(&pile));
    assert!(explanation.json().contains(&pile));
}

#[test]
fn the_pair_that_breaks_the_published_formula_comes_with_its_test() {
    let texts = Texts::new(Language::english());
    let game = NamedGame::wythoff(UBig::ZERO);
    let explanation = explained(&game, Play::Normal, "165580140,267914295");
    let text = written(&explanation, Format::Text, Numbers::Shortened, &texts);
    assert!(
        text.contains("= −228826125 ≤ 0 < f(165580141) = "),
        "{text}"
    );
}

#[test]
fn misere_wythoff_counts_the_pairs_that_replace_others_as_it_names_them() {
    let texts = Texts::new(Language::english());
    let game = NamedGame::wythoff(UBig::ZERO);
    for (piles, row) in [("0,1", "0    0    1"), ("2,2", "1    2    2")] {
        let explanation = explained(&game, Play::Misere, piles);
        let text = written(&explanation, Format::Text, Numbers::Shortened, &texts);
        let here = text.lines().find(|line| line.contains("← this position"));
        assert!(here.is_some_and(|line| line.contains(row)), "{text}");
        assert!(!text.contains("can be this one"), "{text}");
    }
}

#[test]
fn an_illegal_move_is_refused_with_the_reason_in_both_languages() {
    let [english, chinese] = ["en", "zh"].map(|code| Texts::new(Language::named(code).unwrap()));
    for (name, from, to, in_english, in_chinese) in [
        (
            "wythoff",
            "5,8",
            "3,7",
            "differ by at most k = 0",
            "至多相差 k = 0",
        ),
        (
            "wythoff",
            "5,8",
            "6,8",
            "pile 1 would grow",
            "第 1 堆变多了",
        ),
        ("wythoff", "5,8", "5,8", "nothing changes", "什么也没有变"),
        ("nim", "3,4,5", "1,2,5", "2 piles change", "有 2 堆变了"),
        (
            "nim",
            "3",
            "1,2",
            "has 1 pile, and this one has 2",
            "有 1 堆，这个局面有 2 堆",
        ),
        ("bachet(m=3)", "10", "5", "at most 3", "至多取 3"),
        ("euclid", "25,7", "20,7", "no multiple", "不是小堆"),
        ("staircase", "2,5,3", "2,5,2", "next lower", "移到下一级"),
        (
            "kayles",
            "9",
            "5",
            "to make [5] of a heap of 9",
            "一堆 9 颗不能变成 [5]",
        ),
        ("ruler", "3,4,8", "3,4,9", "does not show heads", "不是正面"),
        ("fibonacci", "12", "0", "at most 11", "至多取 11"),
        ("nim", "1", "10^70", "pile 1 would grow", "第 1 堆变多了"),
        (
            "bachet(m=3)",
            "10^70",
            "0",
            "a number of 71 digits are taken",
            "一个 71 位数",
        ),
    ] {
        let game = parse_game(name).unwrap();
        let answer = explain(
            &game,
            Play::Normal,
            &position(from),
            Some(&position(to)),
            &mut Effort::default(),
        );
        let Err(ExplainError::Illegal(reason)) = answer else {
            panic!("{name} {from} to {to} is not legal");
        };
        let words = [&english, &chinese].map(|texts| texts.say(&illegal_move(&reason)));
        assert!(
            words[0].contains(in_english) && words[1].contains(in_chinese),
            "{words:?}"
        );
    }
}
