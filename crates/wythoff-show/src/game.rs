//! What games are called, and their rules in one line.

use wythoff::{GameEntry, NamedGame};

use crate::message::Message;

/// What a game is called by people, with its parameters: `Wythoff(k=2)`.
///
/// ```
/// use wythoff_show::{Language, Texts, game};
/// let texts = Texts::new(Language::english());
/// let title = |name| texts.say(&game::title(&wythoff::parse_game(name).unwrap()));
/// assert_eq!(title("wythoff(k=2)"), "Wythoff(k=2)");
/// assert_eq!(title("0.77"), "Octal game 0.77");
/// ```
pub fn title(game: &NamedGame) -> Message {
    let name = game.to_string();
    if let NamedGame::Octal(_) = game {
        let message = match name.starts_with("0x") {
            false => Message::new("titled-octal"),
            true => Message::new("titled-hexadecimal"),
        };
        return message.with("code", name);
    }
    let parameters = name.find('(').map_or("", |start| &name[start..]);
    Message::new("titled-game")
        .with("name", name_of(game.entry()))
        .with("parameters", parameters)
}

/// What a game of the table is called by people.
pub fn name_of(game: &GameEntry) -> Message {
    Message::new(format!("game-{}", game.name()))
}

/// The rules of a game in one line, with its own numbers in them.
///
/// ```
/// use wythoff_show::{Language, Texts, game};
/// let bachet = wythoff::parse_game("bachet(m=3)").unwrap();
/// let texts = Texts::new(Language::english());
/// assert_eq!(texts.say(&game::rules(&bachet)), "take 1 to 3 stones from one pile");
/// ```
pub fn rules(game: &NamedGame) -> Message {
    let name = game.to_string();
    let number = name
        .split_once('=')
        .and_then(|(_, rest)| rest.strip_suffix(')'));
    match (game, number) {
        (NamedGame::Wythoff(_), None) => Message::new("play-wythoff-rules"),
        (NamedGame::Wythoff(_), Some(k)) => Message::new("play-rules-wythoff").with("k", k),
        (NamedGame::Moore(_), Some(k)) => Message::new("play-rules-moore").with("k", k),
        (NamedGame::Bachet(_), Some(m)) => Message::new("play-rules-bachet").with("m", m),
        _ => rules_of(game.entry()),
    }
}

/// The rules of a game of the table in one line.
///
/// ```
/// use wythoff_show::{Language, Texts, game};
/// let nim = wythoff::parse_game("nim").unwrap();
/// let texts = Texts::new(Language::english());
/// assert_eq!(texts.say(&game::rules_of(nim.entry())), "take any number of stones from one pile");
/// ```
pub fn rules_of(game: &GameEntry) -> Message {
    Message::new(format!("game-{}.rules", game.name()))
}
