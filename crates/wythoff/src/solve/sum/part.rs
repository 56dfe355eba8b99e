//! The parts of a sum.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use dashu_int::UBig;

use crate::answer::{Answer, SolveError, in_words};
use crate::effort::Effort;
use crate::game::Game;
use crate::games::NamedGame;
use crate::position::{Play, Position};
use crate::prove::GrundyTheorem;
use crate::solve;
use crate::solve::by_rules::ByRules;
use crate::solve::shipped::{shipped, with_values};

/// Whether a game by rules is over is looked up if there are no more positions below than this.
const MOST_BELOW: u128 = 1_000_000;

/// A game of a sum and its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The game.
    pub game: PartGame,
    /// Its position.
    pub position: Position<UBig>,
}

/// A game that may be a part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PartGame {
    /// A game with a name.
    Named(NamedGame),
    /// A game given by its rules, which also say how it is played.
    ByRules(Box<ByRules>),
}

impl PartGame {
    /// The game with a name.
    pub fn named(&self) -> Option<&NamedGame> {
        match self {
            Self::Named(game) => Some(game),
            Self::ByRules(_) => None,
        }
    }

    /// The game given by its rules.
    pub fn by_rules(&self) -> Option<&ByRules> {
        match self {
            Self::Named(_) => None,
            Self::ByRules(game) => Some(game),
        }
    }

    /// The theorem about its Grundy values, if there is one: attached to its rules, or coming with the library.
    pub fn values(&self) -> Option<Arc<GrundyTheorem>> {
        match self {
            Self::Named(game) => shipped(game),
            Self::ByRules(game) => game.values().cloned(),
        }
    }

    /// How it is played: as asked, or as its rules say.
    pub fn play(&self, asked: Play) -> Play {
        self.by_rules().map_or(asked, Game::play)
    }

    /// Its rules; those of a game by rules say themselves how it is played.
    pub fn rules(&self, play: Play) -> Box<dyn Game> {
        match self {
            Self::Named(game) => with_values(game, play),
            Self::ByRules(game) => game.clone(),
        }
    }
}

impl Part {
    /// Who wins this part alone, which may be answered without its value.
    pub(super) fn analyse(
        &self,
        play: Play,
        effort: &mut Effort<'_>,
    ) -> Result<Answer, SolveError> {
        match &self.game {
            PartGame::Named(game) => solve::analyse(&*game.rules(play), &self.position, effort),
            PartGame::ByRules(game) => game.analyse(&self.position, effort),
        }
    }

    /// Whether there is no move; of a position by rules with very many below it that is not asked.
    pub fn is_over(&self, play: Play) -> bool {
        let Ok(piles) = in_words(self.position.piles()) else {
            return false;
        };
        if let PartGame::ByRules(game) = &self.game {
            let below = piles.iter().map(|&pile| u128::from(pile) + 1);
            let below = below.fold(1, u128::saturating_mul);
            if below > MOST_BELOW {
                return game.rules().clauses().is_empty();
            }
        }
        let rules = self.game.rules(play);
        let visited = rules.visit_options(&piles, &mut |_| ControlFlow::Break(()));
        visited.is_continue()
    }
}

impl From<NamedGame> for PartGame {
    fn from(game: NamedGame) -> Self {
        Self::Named(game)
    }
}

impl From<ByRules> for PartGame {
    fn from(game: ByRules) -> Self {
        Self::ByRules(Box::new(game))
    }
}

impl fmt::Display for PartGame {
    /// `nim`, or `rules('x>0')`, in quotes that the rules do not have: `a'` has one
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(game) => game.fmt(f),
            Self::ByRules(game) => {
                let text = game.text();
                let quotes = [['\'', '\''], ['"', '"'], ['“', '”'], ['‘', '’']];
                let fits = quotes.iter().find(|[_, closing]| !text.contains(*closing));
                let [opening, closing] = fits.unwrap_or(&quotes[0]);
                write!(f, "rules({opening}{text}{closing})")
            }
        }
    }
}

impl fmt::Display for Part {
    /// `wythoff[8,4]`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.game)?;
        for (place, pile) in self.position.piles().iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            write!(f, "{pile}")?;
        }
        f.write_str("]")
    }
}
