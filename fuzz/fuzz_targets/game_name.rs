//! A game prints as a name of itself; what is no name is refused with a column inside the text or just behind it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{GameNameError, parse_game};

fuzz_target!(|text: &str| {
    // Powers make numbers of millions of digits out of a few characters; printing them takes seconds.
    if text.contains(['^', 'e', 'E']) {
        return;
    }
    match parse_game(text) {
        Ok(game) => assert_eq!(parse_game(&game.to_string()), Ok(game)),
        Err(
            GameNameError::UnknownGame { column, .. }
            | GameNameError::UnknownParameter { column, .. }
            | GameNameError::GivenTwice { column, .. }
            | GameNameError::Expected { column, .. },
        ) => assert!((1..=text.chars().count() + 1).contains(&column)),
        Err(_) => {}
    }
});
