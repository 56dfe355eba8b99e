//! `--rules` of verbs that cannot do without a theorem: it is found, or the verb ends.

use clap::Args;
use wythoff::prove::Proof;

use super::given::Given;
use super::options::Options;
use super::search::{Found, find};
use super::setting::Settings;
use super::sought::Sought;
use crate::console::Console;
use crate::failure::Failure;
use crate::whole_number;
use wythoff_show::Message;

#[derive(Debug, Clone, Args)]
pub(crate) struct ByRules {
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, requires = "rules", value_parser = whole_number::count, default_value = "60", allow_negative_numbers = true)]
    timeout: u64,
    #[arg(long, requires = "rules")]
    no_cache: bool,
}

impl ByRules {
    /// Refuses settings of no rules.
    pub(crate) fn refuse_without_rules(&self) -> Result<(), Failure> {
        match &self.rules {
            Some(_) => Ok(()),
            None => self.settings.refuse_without_rules(),
        }
    }

    /// Reads the rules, if there are any, and finds their theorem.
    pub(crate) fn theorem(&self, console: &Console) -> Result<Option<(Given, Proof)>, Failure> {
        let Some(rules) = &self.rules else {
            self.refuse_without_rules()?;
            return Ok(None);
        };
        let given = Given::read(rules, &self.settings, console)?;
        let options = Options::usual(self.timeout, self.no_cache);
        let proof = theorem_of(&given, &options, console)?;
        Ok(Some((given, proof)))
    }
}

/// The theorem about the lost positions, accepted by the checker; without one there is nothing to do.
fn theorem_of(given: &Given, options: &Options, console: &Console) -> Result<Proof, Failure> {
    match find(given, Sought::Lost, options, console)? {
        Found::Theorem(proved) => Ok(proved.proof),
        Found::Nothing(nothing) => {
            let message = Message::new("error-theorem-needed")
                .with("rules", given.one_line())
                .with("size", nothing.tabulated.to_string())
                .with("command", format!("wythoff lab {}", given.quoted()));
            Err(Failure::NotFound(message))
        }
    }
}
