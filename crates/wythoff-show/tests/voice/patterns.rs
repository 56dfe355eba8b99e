//! What is said of the games of the gallery.

use wythoff::gallery::gallery;
use wythoff::prove::{Found, Pattern, Proof, patterns, search};
use wythoff_show::{Language, Texts, pattern};

/// What the piles of these games are called.
const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

/// The proof of a game of the gallery.
fn theorem(name: &str) -> Proof {
    let game = gallery().iter().find(|game| game.name == name).expect(name);
    let rules = game.parsed().expect(name);
    let found = search(&rules, &game.options(), &mut ());
    match found {
        Found::Theorem { proof, .. } => *proof,
        Found::Nothing { .. } => panic!("{name}: no theorem"),
    }
}

/// Some pattern of the game says all this in English, and is proved.
#[track_caller]
fn assert_says(name: &str, parts: &[&str]) {
    let texts = Texts::new(Language::english());
    let found = patterns(&theorem(name));
    let sentence = |known: &Pattern| texts.say(&pattern::sentence(known, &NAMES));
    let says = |text: &str| parts.iter().all(|part| text.contains(part));
    let list: Vec<String> = found.iter().map(sentence).collect();
    let said = found.iter().find(|known| says(&sentence(known)));
    let said = said.unwrap_or_else(|| panic!("{name}: {list:#?}"));
    assert!(said.support.is_proved(), "{name}");
}

#[test]
fn wythoffs_pairs_are_beatty_pairs() {
    assert_says(
        "wythoff",
        &["⌊nα⌋", "α = (1 + √5)/2", "α² = α + 1", "β² = 3β − 1"],
    );
    assert_says("wythoff", &["B_n − A_n = n ("]);
    assert_says("wythoff", &["mex"]);
    assert_says("wythoff", &["A000201", "A001950"]);
    assert_says("wythoff-k1", &["α = √2", "α² = 2", "β = 2 + √2"]);
    assert_says("wythoff-k1", &["A001951", "A001952"]);
    assert_says("wythoff-k3", &["α = −1 + √5", "α² = −2α + 4"]);
    assert_says("wythoff-k3", &["B_n − A_n = 4n"]);
    assert_says("wythoff-k2-misere", &["⌊nα + γ⌋", "⌊nβ + γ + 1⌋"]);
    assert_says("wythoff-k2-misere", &["B_n − A_n = 3n + 1"]);
    assert_says("plus-1-3", &["α² = α + 1"]);
}

#[test]
fn other_games_in_words() {
    assert_says(
        "wythoff-misere",
        &[
            "as in Wythoff's game",
            "of (0, 0), (1, 2), (2, 1) it is (0, 1), (1, 0), (2, 2)",
        ],
    );
    assert_says("nim-2", &["the two piles are equal"]);
    assert_says("nim-3", &["xor"]);
    assert_says("nim-3-misere", &["as in Nim", "(1, 1, 1)"]);
    assert_says("nim-1", &["Only these positions", "(0)"]);
    assert_says("nim-1-misere", &["(1)"]);
    assert_says("moore-2-of-2", &["(0, 0)"]);
    assert_says("no-move", &["Every position is lost"]);
    assert_says("fraenkel-2-1", &["B_n = 2·A_n + n"]);
    assert_says("fraenkel-3-2", &["B_n = 3·A_n + 2n"]);
    assert_says("bachet-3", &["exactly when a mod 4 = 0"]);
    assert_says("bachet-3-misere", &["exactly when a mod 4 = 1"]);
    assert_says("subtraction-1-2-3", &["exactly when (a − b) mod 4 = 0"]);
    assert_says("slope-root-3", &["exactly one size of the second"]);
}

#[test]
fn sentences_exist_in_chinese() {
    let texts = Texts::new(Language::named("zh").expect("a folder"));
    for name in [
        "wythoff",
        "wythoff-misere",
        "nim-3",
        "bachet-3",
        "fraenkel-2-1",
        "until-2",
    ] {
        for known in patterns(&theorem(name)) {
            let words = texts.say(&pattern::sentence(&known, &NAMES));
            assert!(words.ends_with('。') && words.contains("证明"), "{words}");
        }
    }
}
