//! Moves and refusals in words.

use wythoff::solve::sum::SumError;
use wythoff::{NamedGame, SolveError};
use wythoff_show::{Message, Value, complaint, game};

use crate::game_state::{Layout, layout};
use crate::setup::Part;

/// What a game is called.
pub fn title(part: &Part) -> Message {
    match &part.named {
        Some(named) => of_game(named),
        None => Message::new("play-own-rules"),
    }
}

/// What a game with a name is called, with its parameters.
pub fn of_game(named: &NamedGame) -> Message {
    if let NamedGame::Octal(_) = named {
        return game::title(named);
    }
    let name = named.to_string();
    let parameters = name
        .strip_suffix(')')
        .and_then(|name| name.split_once('('))
        .map(|(_, parameters)| parameters.replace('=', " = "));
    match parameters {
        None => game::name_of(named.entry()),
        Some(parameters) => Message::new("play-titled")
            .with("name", game::name_of(named.entry()))
            .with("parameters", parameters),
    }
}

/// The rules of a game in one line, if it has a name.
pub fn rules(part: &Part) -> Option<Message> {
    let named = part.named.as_ref()?;
    // The command line's words know a notation of its own, [n, l], and codes of games; here stones are seen.
    Some(match named {
        NamedGame::Fibonacci(_) => Message::new("play-rules-fibonacci"),
        NamedGame::Kayles(_) => Message::new("play-rules-kayles"),
        NamedGame::DawsonsKayles(_) => Message::new("play-rules-dawsons-kayles"),
        NamedGame::DawsonsChess(_) => Message::new("play-rules-dawsons-chess"),
        _ => game::rules(named),
    })
}

/// Why a move is none.
pub fn refusal(part: &Part) -> Message {
    let limit = match (layout(part), &part.piles[..]) {
        (Layout::Limit, [stones, limit, ..]) => Some(*limit.min(stones)),
        (Layout::Limit, [stones]) => Some(stones.saturating_sub(1)),
        _ => None,
    };
    match (limit, rules(part)) {
        (Some(limit), _) => Message::new("play-refused-limit").with("limit", Value::count(limit)),
        (None, None) => Message::new("play-refused"),
        (None, Some(rules)) => Message::new("play-refused-rules").with("rules", rules),
    }
}

/// A move, by what it takes or what it leaves; in a sum also in which of the games.
pub fn of_move(part: &Part, to: &[u64], in_sum: bool, number: usize) -> Message {
    let from = &part.piles;
    let words = match layout(part) {
        Layout::Row | Layout::List => Message::new("play-leave").with("position", list(to)),
        Layout::Limit => taken(&[(0, from[0].saturating_sub(to[0]))], false),
        Layout::Stairs => stairs(from, to),
        Layout::Piles => {
            let piles = from.iter().zip(to).enumerate();
            let amounts: Vec<(usize, u64)> = piles
                .map(|(pile, (from, to))| (pile, from.saturating_sub(*to)))
                .filter(|(_, amount)| *amount > 0)
                .collect();
            taken(&amounts, from.len() > 1)
        }
    };
    match in_sum {
        false => words,
        true => Message::new("play-in-part")
            .with("number", number + 1)
            .with("title", title(part))
            .with("words", words),
    }
}

/// `(3, 5)`
pub fn list(piles: &[u64]) -> String {
    let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
    format!("({})", piles.join(", "))
}

fn taken(amounts: &[(usize, u64)], name_piles: bool) -> Message {
    match amounts {
        [(_, amount)] if !name_piles => {
            Message::new("play-take").with("amount", Value::count(*amount))
        }
        [(_, one), (_, other)] if one == other => {
            Message::new("play-take-both").with("amount", Value::count(*one))
        }
        _ => {
            let from = amounts.iter().map(|(pile, amount)| {
                let from = Message::new("play-from-pile").with("pile", pile + 1);
                from.with("amount", Value::count(*amount))
            });
            let each = from.reduce(|list, item| {
                let longer = Message::new("play-from-piles").with("list", list);
                longer.with("item", item)
            });
            let each = each.map_or_else(|| "".into(), Value::from);
            Message::new("play-take-each").with("each", each)
        }
    }
}

fn stairs(from: &[u64], to: &[u64]) -> Message {
    let mut stairs = from.iter().zip(to);
    let step = stairs.position(|(from, to)| to < from).unwrap_or(0);
    Message::new("play-stairs")
        .with("stair", step + 1)
        .with("coins", Value::count(from[step].saturating_sub(to[step])))
}

/// An error in one of the moves of a game.
pub fn in_move(number: usize, error: Message) -> Message {
    Message::new("play-in-move")
        .with("number", number)
        .with("error", error)
}

/// A position without an answer.
pub fn unsolved(error: &SolveError, game: &str) -> Message {
    match error {
        SolveError::Position(error) => complaint::position(error, game),
        SolveError::MisereHasNoGrundyValue => Message::new("error-misere-grundy"),
        _ => Message::new("play-too-hard"),
    }
}

/// A sum without an answer.
pub fn unsolved_sum(error: &SumError) -> Message {
    match error {
        SumError::Part { .. } => Message::new("play-too-hard"),
        SumError::Misere => Message::new("play-misere-sum"),
    }
}
