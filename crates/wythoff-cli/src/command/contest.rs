//! The contest problems there are, of Wythoff's game and of others, by name.

use std::ffi::OsStr;
use std::fmt;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use wythoff::judge::{OtherProblem, Problem, UnknownProblem};

/// A contest problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Contest {
    Wythoff(Problem),
    Other(OtherProblem),
}

impl Contest {
    /// Every problem, in the order they are listed.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let other = OtherProblem::ALL.iter().copied().map(Self::Other);
        Problem::ALL.into_iter().map(Self::Wythoff).chain(other)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Wythoff(problem) => problem.name(),
            Self::Other(problem) => problem.name(),
        }
    }

    /// Every name, with commas between.
    pub(super) fn names() -> String {
        Self::all().map(Self::name).collect::<Vec<_>>().join(", ")
    }

    /// Reads the name of a problem as freely as the library does.
    pub(super) fn parse(name: &str) -> Result<Self, UnknownProblem> {
        match (name.parse(), OtherProblem::named(name)) {
            (Ok(problem), _) => Ok(Self::Wythoff(problem)),
            (Err(_), Some(problem)) => Ok(Self::Other(problem)),
            (Err(unknown), None) => Err(unknown),
        }
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the name of a problem as freely as the library does, and tells shells and suggestions the names.
#[derive(Clone)]
pub(super) struct Name;

impl TypedValueParser for Name {
    type Value = Contest;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Contest, clap::Error> {
        let value = value.to_string_lossy();
        Contest::parse(&value).map_err(|unknown| {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let nearest = unknown.nearest_name().to_owned();
            let known: Vec<String> = Contest::all()
                .map(|problem| problem.name().to_owned())
                .collect();
            let argument = argument.and_then(|argument| argument.get_value_names()?.first());
            let argument = argument.map(|name| format!("<{name}>")).unwrap_or_default();
            let mut insert = |kind, value| error.insert(kind, value);
            insert(ContextKind::InvalidArg, ContextValue::String(argument));
            insert(
                ContextKind::InvalidValue,
                ContextValue::String(value.into_owned()),
            );
            insert(ContextKind::ValidValue, ContextValue::Strings(known));
            insert(ContextKind::SuggestedValue, ContextValue::String(nearest));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        names()
    }
}

/// The names that shells are told.
pub(super) fn names() -> Option<Box<dyn Iterator<Item = PossibleValue>>> {
    let names = Contest::all().map(|problem| PossibleValue::new(problem.name()));
    Some(Box::new(names))
}
