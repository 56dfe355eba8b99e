//! Every game has its name and its rules in every language, and every text its game.

use std::collections::BTreeSet;

use wythoff_show::{Language, Texts, game};

#[test]
fn every_game_has_its_rules_in_every_language() {
    for language in Language::all() {
        let texts = Texts::new(language);
        let rules = wythoff::games().iter().map(game::rules_of);
        let rules: BTreeSet<String> = rules.map(|rules| texts.say(&rules)).collect();
        assert_eq!(rules.len(), wythoff::games().len(), "{language:?}");
    }
}

#[test]
fn no_text_is_left_without_its_game() {
    let names: BTreeSet<&str> = wythoff::games().iter().map(|game| game.name()).collect();
    for language in Language::all() {
        let files = language.files().filter(|(path, _)| path.ends_with(".ftl"));
        let keys = files.flat_map(|(_, text)| text.lines());
        let keys: BTreeSet<&str> = keys
            .filter_map(|line| line.strip_prefix("game-")?.split_once(" = "))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(keys, names, "{language:?}");
    }
}
