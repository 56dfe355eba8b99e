//! `wythoff solve 8 4`: who wins, every winning move, and what the answer rests on; of a sum and of any rules, too.

use anstyle::{AnsiColor, Style};
use clap::Args;
use wythoff::solve::decimal::DecimalAnswer;
use wythoff::solve::document::{DecimalDocument, Document};
use wythoff::solve::sum::SumError;
use wythoff::{Answer, Effort, NamedGame, SolveError, UBig, parse_game, parse_natural};

use super::question::{Asked, Question};
use super::{effort, lab, print_line, sum};
use crate::console::Console;
use crate::failure::Failure;
use crate::piles::{self, Source};
use crate::theorem::{Nothing, Options, Settings, Values};
use crate::{interrupt, whole_number};
use wythoff_show::report::{Report, Tone, long, refusal};
use wythoff_show::{Message, shorten};

const WIN: Style = AnsiColor::Green.on_default().bold();
const LOSS: Style = AnsiColor::Red.on_default().bold();
const ASIDE: Style = Style::new().dimmed();

/// How many winning moves are listed, unless told.
const MOST_MOVES: usize = 100;
/// How many numbers the positions they leave may have in all, unless told.
const MOST_NUMBERS: usize = 10_000;

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[arg(required = true, allow_negative_numbers = true)]
    piles: Vec<String>,
    #[arg(long, value_parser = parse_game)]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true)]
    k: Option<UBig>,
    #[arg(long, conflicts_with_all = ["game", "k", "misere"])]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    values: Values,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    full: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    budget: Option<UBig>,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    limit: Option<u64>,
    #[arg(long, value_parser = whole_number::count, default_value = "60", allow_negative_numbers = true)]
    timeout: u64,
    #[arg(long)]
    no_cache: bool,
}

impl Solve {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let sources = match self.is_plain() {
            true => Some(piles::sources(&self.piles)?),
            false => None,
        };
        if let Some(answer) = sources
            .as_deref()
            .and_then(|sources| self.long_answer(sources))
        {
            return match self.json {
                true => print_line(&DecimalDocument::new(&answer)),
                false => console.print(&long(&answer, self.full, toned, &console.texts)),
            };
        }
        let mut question = Question::read(&self.asked(sources.as_deref()), console)?;
        let answer = self.answer(&mut question, console)?;
        if self.json {
            print_line(&Document::new(&question.sum, question.play, &answer))
        } else {
            let understood = question.given.as_ref();
            let understood = understood.map(|given| lab::understood(given, console));
            let report = Report {
                understood: understood.as_deref(),
                with_value: self.values.is_asked(),
                full: self.full,
                toned,
                ..Report::new(&question.sum, question.play, &answer)
            };
            console.print(&report.written(&console.texts))
        }
    }

    /// Whether a position of a game is given and nothing unusual is asked of it.
    fn is_plain(&self) -> bool {
        self.rules.is_none()
            && self.settings.is_empty()
            && !self.misere
            && !self.values.is_asked()
            && self.limit.is_none()
            && !sum::is_sum(&self.piles)
    }

    /// The answer to two long piles of k-Wythoff.
    fn long_answer(&self, sources: &[Source]) -> Option<DecimalAnswer> {
        let game = super::game::asked(self.game.as_ref(), self.k.as_ref()).ok()?;
        let piles = piles::long_decimals(sources)?;
        DecimalAnswer::new(game.wythoff_k()?, piles.try_into().ok()?)
    }

    fn asked<'a>(&'a self, sources: Option<&'a [Source]>) -> Asked<'a> {
        Asked {
            piles: &self.piles,
            sources,
            game: self.game.as_ref(),
            k: self.k.as_ref(),
            rules: self.rules.as_deref(),
            settings: &self.settings,
            misere: self.misere,
        }
    }

    fn answer(&self, question: &mut Question, console: &Console) -> Result<Answer, Failure> {
        let mut effort = effort::within(self.budget.as_ref(), Some(self.timeout));
        effort.most_moves = self.most_moves(question);
        let options = Options::usual(self.timeout, self.no_cache);
        let not_found = question.attach_theorems(&self.values, &options, &effort, console)?;
        self.answer_within(question, &mut effort)
            .map_err(|error| failure(&error, question, not_found.as_ref(), console))
    }

    fn answer_within(
        &self,
        question: &Question,
        effort: &mut Effort<'_>,
    ) -> Result<Answer, SumError> {
        let mut answer = question.sum.analyse(question.play, effort)?;
        if self.values.is_asked() && answer.value.is_none() {
            match question.sum.value(question.play, effort) {
                Ok(value) => answer.value = Some(value),
                // Who wins is known all the same.
                Err(SumError::Part {
                    error: SolveError::ValueAbove { .. },
                    ..
                }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(answer)
    }

    /// As many moves as `--limit` says, with `--full` all that can be held, else so many that they can be read.
    fn most_moves(&self, question: &Question) -> usize {
        let parts = question.sum.parts().iter();
        let longest = parts.map(|part| part.position.piles().len()).max();
        match (self.limit, self.full) {
            (Some(limit), _) => usize::try_from(limit).unwrap_or(usize::MAX),
            (None, true) => usize::MAX,
            (None, false) => MOST_MOVES.min((MOST_NUMBERS / longest.unwrap_or(0).max(1)).max(1)),
        }
    }
}

fn failure(
    error: &SumError,
    question: &Question,
    not_found: Option<&Nothing>,
    console: &Console,
) -> Failure {
    if interrupt::is_asked() {
        return Failure::Stopped(Message::new("lab-interrupted"));
    }
    let too_large = matches!(
        error,
        SumError::Part {
            error: SolveError::BoxTooLarge { .. },
            ..
        }
    );
    if let ([part], Some(nothing), true) = (question.sum.parts(), not_found, too_large) {
        let largest = part
            .position
            .piles()
            .iter()
            .max()
            .cloned()
            .unwrap_or_default();
        let message = Message::new("error-no-theorem")
            .with("pile", shorten::number(&largest, false))
            .with("size", nothing.tabulated.to_string());
        return Failure::NotFound(message);
    }
    Failure::Input(refusal(error, &question.sum, &console.texts))
}

fn toned(tone: Tone, text: String) -> String {
    let style = match tone {
        Tone::Win => WIN,
        Tone::Loss => LOSS,
        Tone::Aside => ASIDE,
    };
    format!("{style}{text}{style:#}")
}
