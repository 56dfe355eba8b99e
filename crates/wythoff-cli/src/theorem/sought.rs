//! What a theorem is looked for about: who wins, or the Grundy values.

use clap::Args;
use wythoff::{Game, Play, Rules, parse_natural};
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use super::given::Given;
use crate::failure::Failure;

/// The largest value that may be asked for.
const MOST: u32 = 1000;

/// What a theorem is looked for about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sought {
    /// The lost positions.
    Lost,
    /// The positions of every Grundy value, or of those up to one.
    Values { most: Option<u32> },
}

/// `--grundy`, and `--values 0..3`.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Values {
    #[arg(long)]
    grundy: bool,
    #[arg(long, allow_hyphen_values = true)]
    values: Option<String>,
}

impl Values {
    /// What is asked for; refused where there are no values.
    pub(crate) fn sought(&self, given: &Given) -> Result<Sought, Failure> {
        let most = self.most()?;
        if !self.is_asked() {
            return Ok(Sought::Lost);
        }
        if given.rules.play() == Play::Misere {
            return Err(Failure::Input(Message::new("error-misere-grundy")));
        }
        Ok(Sought::Values { most })
    }

    /// Whether values are asked for.
    pub(crate) fn is_asked(&self) -> bool {
        self.grundy || self.values.is_some()
    }

    /// Up to which value, if that was said.
    pub(crate) fn most(&self) -> Result<Option<u32>, Failure> {
        self.values.as_deref().map(up_to).transpose()
    }

    /// ` --grundy` or ` --values 0..3` if that is what was asked for.
    pub(crate) fn as_given(&self) -> String {
        match &self.values {
            Some(values) => format!(" --values {values}"),
            None if self.grundy => " --grundy".to_owned(),
            None => String::new(),
        }
    }
}

/// The end of `0..3`, or `3`.
fn up_to(text: &str) -> Result<u32, Failure> {
    let end = text.trim().strip_prefix("0..").unwrap_or(text);
    let end = end.strip_prefix('=').unwrap_or(end);
    let number = parse_natural(end)
        .ok()
        .and_then(|end| u32::try_from(end).ok());
    number.filter(|&end| end <= MOST).ok_or_else(|| {
        let message = Message::new("error-values").with("most", MOST.to_string());
        Failure::Usage(message.with("found", quote(text)))
    })
}

impl Sought {
    /// The game whose lost positions say it.
    pub(crate) fn game(self, rules: &Rules) -> Rules {
        match self {
            Self::Lost => rules.clone(),
            Self::Values { most } => {
                let sum = rules.with_heap(most);
                sum.expect("misère play and five piles have been refused")
            }
        }
    }

    /// Refuses rules that have as many piles as rules can have, where one more is needed.
    pub(crate) fn check(self, rules: &Rules) -> Result<(), Failure> {
        match self {
            Self::Values { most } if rules.with_heap(most).is_err() => {
                Err(Failure::Input(Message::new("error-values-piles")))
            }
            _ => Ok(()),
        }
    }
}
