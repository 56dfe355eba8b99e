//! What is said of the games of the gallery.

use wythoff::prove::{Claim, Support, patterns};
use wythoff::{IBig, Language, QuadraticIrrational, UBig};

use crate::theorem;

/// Some pattern of the game says all this in English, and is proved.
#[track_caller]
fn assert_says(name: &str, parts: &[&str]) {
    let found = patterns(&theorem(name));
    let says = |text: &str| parts.iter().all(|part| text.contains(part));
    let sentence = (found.iter()).find(|pattern| says(&pattern.words(Language::English)));
    let list: Vec<String> = found.iter().map(|p| p.words(Language::English)).collect();
    let sentence = sentence.unwrap_or_else(|| panic!("{name}: {list:#?}"));
    assert_eq!(sentence.support, Support::Proved, "{name}");
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
    assert_says("bachet-3", &["period 4 in the first pile"]);
    assert_says("bachet-3-misere", &["period 4 in the first pile"]);
    assert_says("subtraction-1-2-3", &["period 4 in the second pile"]);
    assert_says("slope-root-3", &["exactly one size of the second"]);
}

#[test]
fn sentences_exist_in_chinese() {
    for name in [
        "wythoff",
        "wythoff-misere",
        "nim-3",
        "bachet-3",
        "fraenkel-2-1",
        "until-2",
    ] {
        for pattern in patterns(&theorem(name)) {
            let words = pattern.words(Language::Chinese);
            assert!(words.ends_with('。') && words.contains("证明"), "{words}");
        }
    }
}

/// ⌊nx + y⌋ for numbers with the same root.
fn floor(n: u32, x: &QuadraticIrrational, y: Option<&QuadraticIrrational>) -> IBig {
    let Some(y) = y else {
        return x.floor_multiple(&IBig::from(n));
    };
    let ((p, q, d, r), (s, t, e, u)) = (x.parts(), y.parts());
    assert_eq!(d, e);
    let (r, u) = (IBig::from(r.clone()), IBig::from(u.clone()));
    let sum = QuadraticIrrational::new(p * n * &u + s * &r, q * n * &u + t * &r, d.clone(), r * u);
    sum.unwrap().floor()
}

#[test]
fn the_floors_that_are_claimed_are_lost() {
    for name in [
        "wythoff",
        "wythoff-k3",
        "wythoff-k1-misere",
        "wythoff-k3-misere",
        "plus-2-4",
    ] {
        let proof = theorem(name);
        let found = patterns(&proof);
        let beatty = found.iter().find_map(|pattern| match &pattern.claim {
            Claim::Beatty(pairs) => Some(pairs),
            _ => None,
        });
        let pairs = beatty.expect(name);
        let more = pairs
            .shift
            .as_ref()
            .map(|shift| shift.plus_integer(&IBig::ONE));
        for n in 0..300 {
            let a = floor(n, &pairs.lower, pairs.shift.as_ref());
            let b = floor(n, &pairs.upper, more.as_ref());
            let position = [a, b].map(|pile| UBig::try_from(pile).unwrap());
            assert!(
                proof.outcome(&position).unwrap().is_loss(),
                "{name} {position:?}"
            );
        }
    }
}

#[test]
fn rows_with_many_lost_positions_are_no_pairs() {
    for name in ["single-odd", "until-1"] {
        let found = patterns(&theorem(name));
        let speaks_of_pairs = |claim: &Claim| {
            matches!(
                claim,
                Claim::Linear { .. } | Claim::Sequences { .. } | Claim::Beatty(_)
            )
        };
        assert!(
            !found.iter().any(|p| speaks_of_pairs(&p.claim)),
            "{name}: {found:?}"
        );
    }
}
