//! Tries cases on the program: one run for many, and what was found.

use std::process::ExitStatus;

use wythoff::judge::{Mismatch, MismatchKind};

use super::process::{End, Program, Run};
use super::subject::Subject;
use crate::failure::Failure;
use wythoff_show::Message;

/// What a program may write beyond sixteen times what it should.
const SURPLUS: usize = 1 << 20;

/// What is wrong with a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Output(MismatchKind),
    /// It ended by a signal, or with an exit code that is not 0.
    Crash(ExitStatus),
    /// It was killed when it and its children had more memory than they may have, or it fails with that limit and not without. Which of
    /// the two comes first depends on how fast it takes the memory, so they have one name.
    TooMuchMemory,
    TimeOut,
    TooMuchOutput,
}

/// Cases on which the program is wrong.
#[derive(Debug, Clone)]
pub(super) struct Finding<C> {
    pub(super) kind: Kind,
    pub(super) cases: Vec<C>,
    /// The first wrong place in the output.
    pub(super) mismatch: Option<Mismatch>,
    /// What the program wrote to stderr.
    pub(super) complaint: String,
}

pub(super) struct Tester<S: Subject> {
    pub(super) subject: S,
    pub(super) program: Program,
    /// How often the program was started.
    pub(super) runs: usize,
    /// What the program said of the cases tried, while it said something: whether the position is lost.
    pub(super) said: Vec<(S::Case, bool)>,
}

impl<S: Subject> Tester<S> {
    pub(super) fn new(subject: S, program: Program) -> Self {
        Self {
            subject,
            program,
            runs: 0,
            said: Vec::new(),
        }
    }

    /// Tries the cases in one run.
    pub(super) fn test(&mut self, cases: &[S::Case]) -> Result<Option<Finding<S::Case>>, Failure> {
        let input = self.subject.input(cases);
        let most = 16 * self.subject.right(&input)?.len() + SURPLUS;
        let run = self.run(input.clone(), most)?;
        let mismatch = self.subject.verify(cases, &input, &run.output)?;
        if let Some(said) = self.verdicts(&run.output, cases.len()) {
            self.said.extend(cases.iter().cloned().zip(said));
        }
        let kind = match (run.end, &mismatch) {
            (End::Interrupted, _) => return Err(interrupted()),
            (End::TimeOut, _) => Kind::TimeOut,
            (End::TooMuchOutput, _) => Kind::TooMuchOutput,
            (End::TooMuchMemory, _) => Kind::TooMuchMemory,
            (End::Status(status), None) if status.success() => return Ok(None),
            (End::Status(status), Some(mismatch))
                if status.success()
                    || status.code().is_some() && mismatch.kind == MismatchKind::Wrong =>
            {
                Kind::Output(mismatch.kind)
            }
            (End::Status(status), _) => self.crash(status, &input, most)?,
        };
        Ok(Some(Finding {
            kind,
            cases: cases.to_vec(),
            mismatch,
            complaint: run.complaint,
        }))
    }

    /// Whether each case was called lost, if the output has a verdict for each.
    fn verdicts(&self, output: &[u8], count: usize) -> Option<Vec<bool>> {
        let text = str::from_utf8(output).ok()?;
        let lines = text.trim_end().lines().map(str::trim);
        // HDU 2177 lists positions, two words to a line.
        let alone = lines.filter(|line| !line.contains(' '));
        let verdicts: Option<Vec<bool>> = alone.map(|line| self.subject.verdict(line)).collect();
        verdicts.filter(|verdicts| verdicts.len() == count)
    }

    /// Whether a crash comes from the limit of memory: without it there is none.
    fn crash(&mut self, status: ExitStatus, input: &str, most: usize) -> Result<Kind, Failure> {
        let Some(memory) = self.program.memory.take() else {
            return Ok(Kind::Crash(status));
        };
        let free = self.run(input.to_owned(), most);
        self.program.memory = Some(memory);
        match free?.end {
            End::Status(status) if status.success() => Ok(Kind::TooMuchMemory),
            End::Interrupted => Err(interrupted()),
            _ => Ok(Kind::Crash(status)),
        }
    }

    fn run(&mut self, input: String, most: usize) -> Result<Run, Failure> {
        self.runs += 1;
        self.program.run(input, most).map_err(|error| {
            let message = Message::new("error-starting")
                .with("program", self.program.words[0].to_string_lossy().as_ref())
                .with("reason", error.to_string());
            Failure::Outside(message)
        })
    }
}

pub(super) fn interrupted() -> Failure {
    Failure::Stopped(Message::new("hack-stopped"))
}
