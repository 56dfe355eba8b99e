//! `wythoff checker hdu-2177`: a checker for testlib.

use clap::Args;
use wythoff::judge::Problem;
use wythoff::judge::checker::{checker, has_one_answer};

use super::judge::Name;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

#[derive(Debug, Args)]
pub(crate) struct Checker {
    #[arg(value_parser = Name)]
    problem: Problem,
}

impl Checker {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if has_one_answer(self.problem) {
            let message = Message::new("checker-words").with("problem", self.problem.name());
            console.remark(&message);
        }
        console.print(&checker(self.problem, console.texts.language().into()))
    }
}
