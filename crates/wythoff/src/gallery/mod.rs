//! The gallery: named variants of take-away games in the rule language, each with title and source.

mod files;

use std::sync::LazyLock;

use crate::edits::edits;
use crate::logic::Numerals;
use crate::prove::{SearchOptions, parse_rules};
use crate::rules::{ParseRulesError, Rules};

/// A game of the gallery.
#[derive(Debug, Clone)]
pub struct GalleryGame {
    /// Its name: that of its file, without `.game`.
    pub name: &'static str,
    /// What a search for a theorem is expected to come to.
    pub expected: Expected,
    /// Whether its theorem takes seconds or minutes to find, so that the usual tests leave it out.
    pub is_large: bool,
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
/// assert_eq!(game.title("zh"), "威佐夫博弈");
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
        let field = |key: &str| field(text, key);
        let demand = |key| field(key).unwrap_or_else(|| panic!("{name} has no line {key:?}"));
        Self {
            name,
            expected: match demand("# expect:") {
                "proved" => Expected::Proved,
                "no theorem" => Expected::NoTheorem,
                other => panic!("{name} expects {other:?}"),
            },
            is_large: match field("# size:") {
                None => false,
                Some("large") => true,
                Some(other) => panic!("{name} has the size {other:?}"),
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

    /// What it is, in the language of this code if its file says it, else in English.
    pub fn title(&self, code: &str) -> &'static str {
        self.said("title", code)
    }

    /// Who thought of it, or solved it.
    pub fn source(&self, code: &str) -> &'static str {
        self.said("source", code)
    }

    fn said(&self, what: &str, code: &str) -> &'static str {
        let said = field(self.rules, &format!("# {what}.{code}:"));
        let said = said.or_else(|| field(self.rules, &format!("# {what}:")));
        said.unwrap_or_else(|| panic!("{} has no {what}", self.name))
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

/// What stands after a key in the heading of a file.
fn field(text: &'static str, key: &str) -> Option<&'static str> {
    let line = text.lines().find_map(|line| line.strip_prefix(key));
    line.map(str::trim)
}
