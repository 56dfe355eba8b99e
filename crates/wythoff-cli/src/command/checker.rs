//! `wythoff checker hdu-2177`: a checker for testlib.

use clap::Args;
use wythoff::code::has_one_answer;

use super::contest::{Contest, Name};
use crate::console::Console;
use crate::failure::Failure;
use wythoff_show::{Message, program};

#[derive(Debug, Args)]
pub(crate) struct Checker {
    #[arg(value_parser = Name)]
    problem: Contest,
}

impl Checker {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let text = match self.problem {
            Contest::Wythoff(problem) if !has_one_answer(problem) => {
                program::of_checker(problem, &console.texts)
            }
            problem => {
                let message = Message::new("checker-words").with("problem", problem.name());
                console.remark(&message);
                program::of_word_checker(problem.name(), &console.texts)
            }
        };
        console.print(&text)
    }
}
