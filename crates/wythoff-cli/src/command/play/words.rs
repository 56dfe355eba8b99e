//! Moves, refusals and games in words.

use wythoff::gallery::gallery;
use wythoff::{Part, PartGame, Play, Sum, UBig};
use wythoff_show::explain::illegal_move;
use wythoff_show::report::{self, move_words};
use wythoff_show::{Message, complaint, game, shorten};

use super::game::{Made, NoMove};
use crate::console::Console;

/// Rules longer than this are cut where there is room for a line only.
const LONG_RULES: usize = 60;

/// What a move does, and what it leaves.
pub(super) fn of_move(before: &Sum, made: &Made, console: &Console) -> String {
    let leaves = match &made.action {
        wythoff::Move::TakeAndLimit { .. } => made.to.leaves.piles()[0].to_string(),
        _ => tuple(made.to.leaves.piles()),
    };
    let words = move_words(&made.action, &leaves, &|n| shorten::number(n, false));
    if before.parts().len() == 1 {
        return console.say(&words);
    }
    let message = Message::new("sum-move")
        .with("number", made.to.part + 1)
        .with("part", title(&before.parts()[made.to.part], console));
    console.say(&message.with("move", words))
}

/// Why a move cannot be made.
pub(super) fn of_refusal(refusal: &NoMove, sum: &Sum, console: &Console) -> String {
    console.say(&match refusal {
        NoMove::Position { part, error } => complaint::position(
            error,
            &report::name(&sum.parts()[*part].game, &console.texts),
        ),
        NoMove::Illegal(illegal) => {
            Message::new("play-illegal").with("reason", illegal_move(illegal))
        }
        NoMove::TooLarge => Message::new("play-grown"),
        NoMove::Over => Message::new("play-over"),
    })
}

/// What a game is called: by its name, or its rules, cut if they are long.
pub(super) fn title(part: &Part, console: &Console) -> String {
    match &part.game {
        PartGame::Named(named) => console.say(&game::title(named)),
        PartGame::ByRules(game) => {
            let text = wythoff_show::visible(game.text());
            match text.char_indices().nth(LONG_RULES) {
                Some((end, _)) => format!("{}…", &text[..end]),
                None => text.into_owned(),
            }
        }
    }
}

/// What is written above a game alone: of the gallery its title, other rules in full.
pub(super) fn heading(part: &Part, console: &Console) -> String {
    let Some(game) = part.game.by_rules() else {
        return title(part, console);
    };
    let known = gallery().iter().find(|known| known.name == game.text());
    match known {
        Some(known) => known.title(console.texts.code()).to_owned(),
        None => wythoff_show::visible(game.text()).into_owned(),
    }
}

/// What a move is, in one line, of a game that has a name.
pub(super) fn rules(part: &Part, console: &Console) -> Option<String> {
    let named = part.game.named()?;
    Some(console.say(&game::rules(named)))
}

/// Who wins in the end.
pub(super) fn aim(play: Play, console: &Console) -> String {
    console.say(&match play {
        Play::Normal => Message::new("play-aim-normal"),
        Play::Misere => Message::new("play-aim-misere"),
    })
}

/// `(3, 5)`
pub(super) fn tuple(piles: &[UBig]) -> String {
    let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
    format!("({})", piles.join(", "))
}

/// `8 4`, the parts of a sum with plus signs between them; what is empty is 0.
pub(super) fn plain(sum: &Sum) -> String {
    let parts = sum.parts().iter().map(|part| match part.position.piles() {
        [] => "0".to_owned(),
        piles => {
            let piles: Vec<String> = piles.iter().map(ToString::to_string).collect();
            piles.join(" ")
        }
    });
    parts.collect::<Vec<_>>().join(" + ")
}
