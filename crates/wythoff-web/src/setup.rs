//! A game with a position to begin with, small enough to be drawn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wythoff::{Game, NamedGame, Play, Position, UBig, parse_rules};
use wythoff_show::{Message, Value, complaint, rules};

use crate::game_state::{Layout, layout};
use crate::question::Played;
use crate::solve::numbers;
use crate::take::essence;
use crate::words;

/// The most stones of a pile.
const MOST_STONES: u64 = 99;
/// The most piles, and the most games of a sum.
const MOST_PILES: usize = 12;
/// The most positions below one of a game given by rules, all of which may be looked at.
const MOST_POSITIONS: u64 = 4000;

/// A game and its first position.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Setup {
    /// A game with a name, or a sum of such games.
    Sum {
        /// `wythoff[8,4] + nim[3,5]`
        text: String,
        /// Whether the last stone loses.
        misere: bool,
    },
    /// A game with a name, each part as it was typed.
    Game {
        /// Its name, without parameters.
        name: String,
        /// Its parameters, `k=1`; empty: it has none.
        parameters: String,
        /// The piles.
        piles: String,
        /// Whether the last stone loses.
        misere: bool,
    },
    /// A game by rules.
    Rules {
        /// The rules, in the rule language.
        text: String,
        /// The piles, as they were typed.
        piles: String,
        /// Whether the last stone loses.
        misere: bool,
    },
}

/// A move: which game of the sum, and what it leaves there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The game, counted from 0.
    pub part: usize,
    /// Its piles after the move.
    pub piles: Vec<u64>,
}

/// One of the games being played.
#[derive(Debug)]
pub struct Part {
    /// Its name in the table of games; `None`: its rules were written by the player.
    pub named: Option<NamedGame>,
    /// Its rules.
    pub rules: Box<dyn Game>,
    /// Its position.
    pub piles: Vec<u64>,
}

/// A game being played.
#[derive(Debug)]
pub struct Table {
    /// The games side by side, at least one.
    pub parts: Vec<Part>,
    /// What the last stone is good for.
    pub play: Play,
}

impl Played {
    /// The table as it stands, or which of the moves cannot be made.
    pub fn lay_out(&self) -> Result<Table, Message> {
        let mut table = self.setup.lay_out()?;
        for (number, to) in self.moves.iter().enumerate() {
            table
                .make(to)
                .map_err(|error| words::in_move(number + 1, error))?;
        }
        Ok(table)
    }
}

impl Setup {
    /// Lays out the stones, or says why they cannot be.
    pub fn lay_out(&self) -> Result<Table, Message> {
        match self {
            Self::Sum { text, misere } => lay_out_sum(text, play(*misere)),
            Self::Game {
                name,
                parameters,
                piles,
                misere,
            } => lay_out_game(name, parameters, piles, play(*misere)),
            Self::Rules {
                text,
                piles,
                misere,
            } => lay_out_rules(text, piles, *misere),
        }
    }
}

fn play(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
}

fn lay_out_sum(text: &str, play: Play) -> Result<Table, Message> {
    let sum = wythoff::parse_sum(text).map_err(|error| complaint::sum(&error, text))?;
    if sum.parts().len() > 1 && play == Play::Misere {
        return Err(Message::new("play-misere-sum"));
    }
    let mut parts = Vec::new();
    for part in sum.parts() {
        let piles = drawable(part.position.piles())?;
        parts.push(Part {
            rules: part.game.rules(play),
            named: part.game.named().cloned(),
            piles,
        });
    }
    within(parts.len())?;
    Ok(Table { parts, play })
}

/// Each part is read by itself, so that an error cites what was typed and nothing else.
fn lay_out_game(name: &str, parameters: &str, piles: &str, play: Play) -> Result<Table, Message> {
    let game = match parameters.trim() {
        "" => name.to_owned(),
        parameters => format!("{name}({parameters})"),
    };
    let named = wythoff::parse_game(&game).map_err(|error| complaint::game(&error, &game))?;
    let piles = drawable(&numbers(piles)?)?;
    let rules = named.rules(play);
    let position: Vec<UBig> = piles.iter().map(|&pile| pile.into()).collect();
    let checked = rules.check(&position);
    checked.map_err(|error| complaint::position(&error, name))?;
    let part = Part {
        rules,
        named: Some(named),
        piles,
    };
    Ok(Table {
        parts: vec![part],
        play,
    })
}

fn lay_out_rules(text: &str, piles: &str, misere: bool) -> Result<Table, Message> {
    let mut rules = parse_rules(text).map_err(|error| rules::in_place(&error, text))?;
    let piles = numbers(piles)?;
    if rules.piles() != piles.len() {
        let message = Message::new("play-pile-count").with("expected", rules.piles());
        return Err(message.with("found", piles.len()));
    }
    let piles = searchable(&piles).ok_or_else(|| Message::new("play-too-many-stones"))?;
    if misere {
        rules = rules.with_play(Play::Misere);
    }
    let play = rules.play();
    let part = Part {
        named: None,
        rules: Box::new(rules),
        piles,
    };
    Ok(Table {
        parts: vec![part],
        play,
    })
}

/// The piles in words, if there are few positions below them.
fn searchable(piles: &[UBig]) -> Option<Vec<u64>> {
    let piles: Vec<u64> = (piles.iter())
        .map(|pile| u64::try_from(pile).ok())
        .collect::<Option<_>>()?;
    let below = piles.iter().try_fold(1u64, |product, pile| {
        product.checked_mul(pile.checked_add(1)?)
    });
    (below? <= MOST_POSITIONS).then_some(piles)
}

fn within(count: usize) -> Result<(), Message> {
    match count {
        0..=MOST_PILES => Ok(()),
        _ => Err(Message::new("play-too-many-piles").with("most", MOST_PILES)),
    }
}

/// The piles in words, if they can be drawn.
fn drawable(piles: &[UBig]) -> Result<Vec<u64>, Message> {
    within(piles.len())?;
    let small = |pile: &UBig| u64::try_from(pile).ok().filter(|&pile| pile <= MOST_STONES);
    let piles: Option<Vec<u64>> = piles.iter().map(small).collect();
    piles.ok_or_else(|| Message::new("play-too-large").with("most", Value::count(MOST_STONES)))
}

impl Table {
    /// Makes a move, if the rules allow it.
    pub fn make(&mut self, to: &Move) -> Result<(), Message> {
        let Some(part) = self.parts.get_mut(to.part) else {
            return Err(Message::new("play-no-such-game"));
        };
        if !part.allows(&to.piles) {
            return Err(words::refusal(part));
        }
        part.piles.clone_from(&to.piles);
        Ok(())
    }

    /// Every move there is.
    pub fn moves(&self) -> Vec<Move> {
        let of_part = |(part, playing): (usize, &Part)| {
            let options = playing.options().into_iter();
            options.map(move |piles| Move { part, piles })
        };
        self.parts.iter().enumerate().flat_map(of_part).collect()
    }
}

impl Part {
    /// The positions one move away, each once.
    pub fn options(&self) -> Vec<Vec<u64>> {
        let mut options: Vec<Vec<u64>> = Vec::new();
        let _ = self.rules.visit_options(&self.piles, &mut |option| {
            options.push(option.to_vec());
            std::ops::ControlFlow::Continue(())
        });
        options.sort();
        options.dedup();
        options
    }

    /// Whether a move leads to a position; rows may stand in any order.
    pub fn allows(&self, to: &[u64]) -> bool {
        let options = self.options();
        match layout(self) {
            Layout::Row => options.iter().any(|option| essence(option) == essence(to)),
            _ => options.iter().any(|option| option == to),
        }
    }

    /// The name in the table of games, without parameters.
    pub fn name(&self) -> &'static str {
        self.named
            .as_ref()
            .map_or("rules", |named| named.entry().name())
    }

    /// The position as the library reads it.
    pub fn position(&self) -> Position<UBig> {
        Position(self.piles.iter().map(|&pile| pile.into()).collect())
    }
}
