//! A game with a position to begin with, small enough to be drawn.

use serde::Serialize;
use wythoff::{Game, Language, NamedGame, Play, Position, UBig, parse_rules};

use crate::fields::Fields;
use crate::game_state::{Layout, layout};
use crate::question::small;
use crate::take::essence;
use crate::words;

/// The most stones of a pile.
const MOST_STONES: u64 = 99;
/// The most piles, and the most games of a sum.
const MOST_PILES: usize = 12;
/// The most positions below one of a game given by rules, all of which may be looked at.
const MOST_POSITIONS: u64 = 4000;

/// A game and its first position.
#[derive(Debug, Clone)]
pub struct Setup {
    /// A sum, `wythoff[8,4] + nim[3,5]`; or, where there are rules, nothing.
    pub game: String,
    /// Rules in the rule language; the piles stand in `piles`.
    pub rules: String,
    /// The piles of a game given by rules.
    pub piles: Vec<u64>,
    /// Whether the last stone loses.
    pub misere: bool,
}

/// A move: which game of the sum, and what it leaves there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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

impl Move {
    /// Reads a move.
    pub fn read(fields: Fields<'_>) -> Result<Self, String> {
        Ok(Self {
            part: small(fields.number("part")?),
            piles: fields.numbers("piles")?,
        })
    }
}

impl Setup {
    /// Reads a game; what is not said is empty.
    pub fn read(fields: Fields<'_>) -> Result<Self, String> {
        Ok(Self {
            game: fields.text("game").into(),
            rules: fields.text("rules").into(),
            piles: fields.numbers("piles")?,
            misere: fields.flag("misere"),
        })
    }

    /// Lays out the stones, or says why they cannot be.
    pub fn lay_out(&self, language: Language) -> Result<Table, String> {
        if !self.rules.is_empty() {
            return self.lay_out_rules(language);
        }
        let play = if self.misere {
            Play::Misere
        } else {
            Play::Normal
        };
        let sum =
            wythoff::parse_sum(&self.game).map_err(|error| words::misread_sum(&error, language))?;
        if sum.parts().len() > 1 && self.misere {
            return Err(words::MISERE_SUM.of(language).into());
        }
        let mut parts = Vec::new();
        for part in sum.parts() {
            let piles = drawable(part.position.piles(), language)?;
            parts.push(Part {
                rules: part.game.rules(play),
                named: Some(part.game.clone()),
                piles,
            });
        }
        within(parts.len(), language)?;
        Ok(Table { parts, play })
    }

    fn lay_out_rules(&self, language: Language) -> Result<Table, String> {
        let rules = parse_rules(&self.rules)
            .map_err(|error| crate::laboratory::complaint(&error, &self.rules, language))?;
        if rules.piles() != self.piles.len() {
            return Err(words::pile_count(rules.piles(), self.piles.len(), language));
        }
        // At most 12 factors: with more than a few piles the product is refused long before it could overflow.
        let below = self.piles.iter().try_fold(1u64, |product, pile| {
            product.checked_mul(pile.checked_add(1)?)
        });
        if below.is_none_or(|below| below > MOST_POSITIONS) {
            return Err(words::TOO_MANY_STONES.of(language).into());
        }
        let rules = if self.misere {
            rules.with_play(Play::Misere)
        } else {
            rules
        };
        let play = rules.play();
        let part = Part {
            named: None,
            rules: Box::new(rules),
            piles: self.piles.clone(),
        };
        Ok(Table {
            parts: vec![part],
            play,
        })
    }
}

fn within(count: usize, language: Language) -> Result<(), String> {
    match count {
        0..=MOST_PILES => Ok(()),
        _ => Err(words::too_many_piles(MOST_PILES, language)),
    }
}

/// The piles in words, if they can be drawn.
fn drawable(piles: &[UBig], language: Language) -> Result<Vec<u64>, String> {
    within(piles.len(), language)?;
    let small = |pile: &UBig| u64::try_from(pile).ok().filter(|&pile| pile <= MOST_STONES);
    let piles: Option<Vec<u64>> = piles.iter().map(small).collect();
    piles.ok_or_else(|| words::too_large(MOST_STONES, language))
}

impl Table {
    /// Makes a move, if the rules allow it.
    pub fn make(&mut self, to: &Move, language: Language) -> Result<(), String> {
        let Some(part) = self.parts.get_mut(to.part) else {
            return Err(words::NO_SUCH_GAME.of(language).into());
        };
        if !part.allows(&to.piles) {
            return Err(words::refusal(part, language));
        }
        part.piles.clone_from(&to.piles);
        Ok(())
    }

    /// The table after some moves.
    pub fn after(mut self, moves: &[Move], language: Language) -> Result<Self, String> {
        for (number, to) in moves.iter().enumerate() {
            self.make(to, language)
                .map_err(|error| words::in_move(number + 1, &error, language))?;
        }
        Ok(self)
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
