//! Any text is the name of a game or a named mistake, and a game is called by the name it prints.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::parse_game;

fuzz_target!(|text: &str| {
    if text.contains(['^', 'e', 'E']) && text.chars().filter(char::is_ascii_digit).count() > 6 {
        return; // a power may stand for ten million digits
    }
    match parse_game(text) {
        Ok(game) => assert_eq!(parse_game(&game.to_string()), Ok(game)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
