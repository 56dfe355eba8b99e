//! What is asked: a position of a named game, of a game by rules, or of a sum of them.

use std::sync::Arc;

use wythoff::prove::GrundyTheorem;
use wythoff::{ByRules, Effort, Game, NamedGame, Part, Play, Position, Sum, UBig};
use wythoff_show::Message;

use super::{convention, game, sum};
use crate::console::Console;
use crate::failure::Failure;
use crate::piles::{self, Source};
use crate::theorem::{Found, Given, Nothing, Options, Settings, Sought, Values, find};

/// The words of the command line that ask.
pub(super) struct Asked<'a> {
    pub(super) piles: &'a [String],
    /// What the words of the piles stand for, if it has been read already.
    pub(super) sources: Option<&'a [Source]>,
    pub(super) game: Option<&'a NamedGame>,
    pub(super) k: Option<&'a UBig>,
    pub(super) rules: Option<&'a str>,
    pub(super) settings: &'a Settings,
    pub(super) misere: bool,
}

impl Asked<'_> {
    fn read_piles(&self) -> Result<Vec<UBig>, Failure> {
        match self.sources {
            Some(sources) => piles::of(sources),
            None => piles::read(self.piles),
        }
    }
}

/// A question; a single position is a sum of one part.
pub(super) struct Question {
    pub(super) sum: Sum,
    pub(super) play: Play,
    /// The rules of `--rules`.
    pub(super) given: Option<Given>,
}

impl Question {
    pub(super) fn read(asked: &Asked<'_>, console: &Console) -> Result<Self, Failure> {
        let play = convention::asked(asked.misere);
        if let Some(rules) = asked.rules {
            return Self::by_rules(rules, asked, console);
        }
        asked.settings.refuse_without_rules()?;
        let sum = if sum::is_sum(asked.piles) {
            if asked.game.is_some() || asked.k.is_some() {
                return Err(Failure::Usage(Message::new("error-sum-with-game")));
            }
            sum::read(asked.piles)?
        } else {
            Sum::from(Part {
                position: Position(asked.read_piles()?),
                game: game::asked(asked.game, asked.k)?.into(),
            })
        };
        if let ([part], true) = (sum.parts(), asked.misere)
            && part.game.by_rules().is_some()
        {
            return Err(Failure::Usage(Message::new("error-misere-rules")));
        }
        Ok(Self {
            sum,
            play,
            given: None,
        })
    }

    fn by_rules(rules: &str, asked: &Asked<'_>, console: &Console) -> Result<Self, Failure> {
        if rules == "-" && asked.piles.iter().any(|pile| pile == "-") {
            return Err(Failure::Usage(Message::new("error-stdin-twice")));
        }
        let given = Given::read(rules, asked.settings, console)?;
        let game = ByRules::new(given.one_line(), given.rules.clone());
        let position = Position(given.rules.at_first(asked.read_piles()?));
        let part = Part {
            game: game.into(),
            position,
        };
        Ok(Self {
            play: part.game.play(Play::Normal),
            sum: part.into(),
            given: Some(given),
        })
    }

    /// Looks for the theorems of the games by rules where they are needed: of a single game who wins, and in a sum, or
    /// where it is asked for, the values if a table of them would be too large. Tells of the last search that found none.
    pub(super) fn attach_theorems(
        &mut self,
        values: &Values,
        options: &Options,
        effort: &Effort<'_>,
        console: &Console,
    ) -> Result<Option<Nothing>, Failure> {
        let is_single = self.sum.parts().len() == 1;
        let most = values.most()?;
        let mut not_found = None;
        for (game, position) in self.sum.by_rules_mut() {
            if game.rules().piles() != position.piles().len() {
                continue;
            }
            // Up to which value is said by whoever wants a theorem made.
            let has_values = || {
                most.is_none() && (game.has_values_of(position, effort) || game.values().is_some())
            };
            let is_wanted = !is_single || values.is_asked();
            let wants_values = is_wanted && game.play() == Play::Normal && !has_values();
            let own;
            let given = match &self.given {
                Some(given) => given,
                None => {
                    own = Given::read(game.text(), &Settings::default(), console)?;
                    &own
                }
            };
            let mut nothing = None;
            if wants_values {
                match find(given, Sought::Values { most }, options, console)? {
                    Found::Theorem(proved) => {
                        let theorem = GrundyTheorem::new(&given.rules, most, proved.proof);
                        game.attach_values(Arc::new(theorem.expect("it was sought")));
                    }
                    Found::Nothing(none) => nothing = Some(none),
                }
            }
            // Who wins is needed of a single game, and says in a sum at least which positions have the value 0.
            if is_single || nothing.is_some() {
                match find(given, Sought::Lost, options, console)? {
                    Found::Theorem(proved) => {
                        game.attach(Arc::new(proved.proof));
                        // There is a theorem, if not about the values.
                        nothing = None;
                    }
                    Found::Nothing(none) => nothing = Some(none),
                }
            }
            not_found = nothing.or(not_found);
        }
        Ok(not_found)
    }
}
