//! The gallery: named variants of take-away games in the rule language, each with title and source.

mod files;

use std::sync::LazyLock;

use crate::edits::edits;
use crate::language::Text;
use crate::logic::Numerals;
use crate::prove::SearchOptions;
use crate::rules::{ParseRulesError, Rules, parse_rules};

/// A game of the gallery.
#[derive(Debug, Clone)]
pub struct GalleryGame {
    /// Its name: that of its file, without `.game`.
    pub name: &'static str,
    /// What it is.
    pub title: Text,
    /// Who thought of it, or solved it.
    pub source: Text,
    /// What a search for a theorem is expected to come to.
    pub expected: Expected,
    /// The whole file: the rules, and the comments that say all this.
    pub rules: &'static str,
    rows: Option<u32>,
    numerals: Option<Numerals>,
}

/// What a search for a theorem about a game comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// A theorem.
    Proved,
    /// None: no automaton is known for the game.
    NoTheorem,
}

/// Every game of the gallery.
///
/// ```
/// let game = wythoff::gallery::gallery().iter().find(|game| game.name == "wythoff").unwrap();
/// assert_eq!(game.title.zh, "威佐夫博弈");
/// assert!(game.parsed().unwrap().is_same_as(&wythoff::Rules::wythoff(0)));
/// ```
pub fn gallery() -> &'static [GalleryGame] {
    static GAMES: LazyLock<Vec<GalleryGame>> =
        LazyLock::new(|| files::FILES.iter().map(GalleryGame::new).collect());
    &GAMES
}

/// The name of a game of the gallery that differs from this one in at most two characters.
///
/// ```
/// assert_eq!(wythoff::gallery::nearest("wythofff"), Some("wythoff"));
/// ```
pub fn nearest(name: &str) -> Option<&'static str> {
    let near = gallery()
        .iter()
        .map(|game| (edits(name, game.name), game.name));
    let nearest = near.min().filter(|(edits, _)| *edits <= 2);
    nearest.map(|(_, name)| name)
}

impl GalleryGame {
    /// Panics if the heading is not complete: the tests read every file.
    fn new((name, text): &(&'static str, &'static str)) -> Self {
        let field = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key));
            line.map(str::trim)
        };
        let demand = |key| field(key).unwrap_or_else(|| panic!("{name} has no line {key:?}"));
        Self {
            name,
            title: Text {
                en: demand("# title:"),
                zh: demand("# 标题："),
            },
            source: Text {
                en: demand("# source:"),
                zh: demand("# 来源："),
            },
            expected: match demand("# expect:") {
                "proved" => Expected::Proved,
                "no theorem" => Expected::NoTheorem,
                other => panic!("{name} expects {other:?}"),
            },
            rules: text,
            rows: field("# rows:").map(|rows| rows.parse().expect("a number of rows")),
            numerals: field("# numeration:").map(|list| {
                let coefficients = list.split_whitespace();
                Numerals::Greedy(
                    coefficients
                        .map(|c| c.parse().expect("a coefficient"))
                        .collect(),
                )
            }),
        }
    }

    /// Its rules.
    pub fn parsed(&self) -> Result<Rules, ParseRulesError> {
        parse_rules(self.rules)
    }

    /// How to search for its theorem: the usual way, unless the file says how deep a table and which numeration.
    pub fn options(&self) -> SearchOptions {
        let usual = SearchOptions::default();
        SearchOptions {
            boxes: self.rows.map(u64::from).into_iter().collect(),
            rows: self.rows.unwrap_or(usual.rows),
            systems: self.numerals.clone().into_iter().collect(),
            ..usual
        }
    }
}
