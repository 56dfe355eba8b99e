//! `--set k=3`: other values for the parameters of rules.

use clap::Args;
use wythoff::parse_natural;

use crate::failure::Failure;
use wythoff_show::{
    Message,
    complaint::{self, quote},
};

#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Settings {
    #[arg(long, requires = "rules")]
    set: Vec<String>,
}

impl Settings {
    pub(crate) fn is_empty(&self) -> bool {
        self.set.is_empty()
    }

    /// Refuses settings where no rules are given.
    ///
    /// Clap does not: what `--set` requires is excused where it conflicts with an argument that is there.
    pub(crate) fn refuse_without_rules(&self) -> Result<(), Failure> {
        match self.is_empty() {
            true => Ok(()),
            false => Err(Failure::Usage(Message::new("error-set-without-rules"))),
        }
    }

    /// ` --set k=3` for each, as a shell would have it.
    pub(crate) fn as_given(&self) -> String {
        let values = self.values().into_iter().flatten();
        let one = |(name, value)| format!(" --set {name}={value}");
        values.map(one).collect()
    }

    /// Names and values.
    pub(crate) fn values(&self) -> Result<Vec<(&str, i64)>, Failure> {
        let values = self.set.iter().map(|setting| value(setting));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        for (place, (name, _)) in values.iter().enumerate() {
            if values[..place].iter().any(|(before, _)| before == name) {
                let twice = Message::new("error-given-twice").with("parameter", *name);
                return Err(Failure::Usage(twice));
            }
        }
        Ok(values)
    }
}

fn value(setting: &str) -> Result<(&str, i64), Failure> {
    let refuse = |reason: Message| {
        let message = Message::new("error-of").with("what", "--set");
        Failure::Usage(message.with("reason", reason))
    };
    let form = || refuse(Message::new("error-set").with("found", quote(setting)));
    let (name, number) = setting.split_once('=').ok_or_else(form)?;
    let (name, number) = (name.trim(), number.trim());
    if name.is_empty() {
        return Err(form());
    }
    let (sign, digits) = number
        .strip_prefix('-')
        .map_or((1, number), |rest| (-1, rest));
    let parsed = parse_natural(digits);
    let value = parsed.map_err(|error| refuse(complaint::number_reason(&error, number)))?;
    // The rule language knows how large its numbers may be.
    let value = i64::try_from(value).unwrap_or(i64::MAX);
    Ok((name, sign * value))
}
