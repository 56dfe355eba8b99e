//! Published values, kept as data in `tests/data`.

use wythoff::{Natural, Outcome, Play, UBig, Wythoff};

/// The rows of a tab-separated file, without comments.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number in the data file")
}

#[test]
fn losing_pairs_are_the_published_ones() {
    let mut checked = 0;
    for row in rows(include_str!("../data/losing-pairs.tsv")) {
        let play = if row[0] == "misere" {
            Play::Misere
        } else {
            Play::Normal
        };
        let game = Wythoff::with_play(number(row[1]), play);
        for (n, pair) in (number(row[2])..).zip(row[3].split(' ')) {
            let (a, b) = pair.split_once(',').expect("a,b");
            assert_eq!(
                game.losing_pairs().pair(&n),
                Some((number(a), number(b))),
                "{row:?}"
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 3 * 15 + 2 + 15 + 10);
}

#[test]
fn positions_that_floating_point_misjudges_are_lost_and_their_neighbours_won() {
    for row in rows(include_str!("../data/misjudged-by-floating-point.tsv")) {
        let (k, a, b) = (number(row[0]), number(row[1]), number(row[2]));
        let (words, big) = (Wythoff::new(k), Wythoff::new(k.to_big()));
        for (a, b) in [
            (a - 1, b),
            (a, b),
            (b, a),
            (a + 1, b),
            (a, b - 1),
            (a, b + 1),
            (a + 1, b + 1),
            (a - 1, b - 1),
        ] {
            let expected =
                Outcome::from_lost((a.min(b), a.max(b)) == (number(row[1]), number(row[2])));
            assert_eq!(words.outcome(&a, &b), expected, "({a}, {b}), k = {k}");
            assert_eq!(
                big.outcome(&a.to_big(), &b.to_big()),
                expected,
                "({a}, {b}), k = {k}"
            );
        }
    }
}

#[test]
fn wythoff_has_at_most_three_winning_moves() {
    // Positions with 0, 1, 2, 3 winning moves among 0 ≤ a ≤ b < 80; (x, y) and (y, x) are two results.
    let game = Wythoff::new(0u64);
    let mut counts = [0; 4];
    for b in 0..80u64 {
        for a in 0..=b {
            counts[game.winning_moves(&a, &b).len()] += 1;
        }
    }
    assert_eq!(counts, [31, 2454, 562, 193]);
}

#[test]
fn ten_to_the_hundred_has_its_golden_partner() {
    let n = UBig::from(10u8).pow(100);
    let pairs = Wythoff::new(UBig::ZERO);
    let (a, b) = pairs
        .losing_pairs()
        .pair(&n)
        .expect("big integers have no limit");
    // The first 101 digits of (1 + √5)/2.
    let golden = "1618033988749894848204586834365638117720309179805762862135448622705260462818902449707207204189391137";
    assert!(a.to_string().starts_with(golden), "{a}");
    assert_eq!(&b - &a, n);
}
