//! `wythoff solve --rules RULES 10^50 10^50`: a position of a game given by its rules, answered by its theorem.

use std::ops::ControlFlow;

use wythoff::rules::Table;
use wythoff::{Game, NamedGame, Outcome, PileCountError, Position, UBig};

use super::Solve;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;
use crate::theorem::{Found, Given, Nothing, Options, Proved, find};
use crate::{complaint, interrupt, piles, shorten};

mod json;
mod words;

/// The most positions a table may have where there is no theorem.
const MOST_CELLS: u64 = 100_000_000;
/// Whether a position is an end is looked up by the rules if it has no more positions below it than this.
const MOST_BELOW: u64 = 1_000_000;

/// A position of a game given by its rules, with its answer.
struct Answer {
    given: Given,
    position: Vec<UBig>,
    outcome: Outcome,
    /// How many winning moves there are.
    count: UBig,
    /// The positions the first of them leave.
    leaves: Vec<Position<UBig>>,
    is_over: bool,
    evidence: Evidence,
}

enum Evidence {
    Theorem(Box<Proved>),
    /// No theorem was found; the table has all positions below this one.
    Table,
}

impl Solve {
    pub(super) fn by_rules(&self, rules: &str, console: &Console) -> Result<(), Failure> {
        if rules == "-" && self.piles.iter().any(|pile| pile == "-") {
            return Err(Failure::Usage(Message::new("error-stdin-twice")));
        }
        let given = Given::read(rules, &self.settings, console)?;
        let position = piles::read(&self.piles)?;
        let expected = given.rules.piles();
        if position.len() != expected {
            let found = position.len();
            let error = PileCountError { expected, found };
            let game = console.say(&Message::new("solve-these-rules"));
            return Err(Failure::Input(complaint::pile_count(&error, &game)));
        }
        let options = Options::usual(self.timeout, self.no_cache);
        let limit = usize::try_from(self.limit).unwrap_or(usize::MAX);
        let answer = match find(&given, &options, console)? {
            Found::Theorem(proved) => by_theorem(given, position, proved, limit)?,
            Found::Nothing(nothing) => by_table(given, position, &nothing, limit, console)?,
        };
        if self.json {
            super::print_line(&json::document(&answer))
        } else {
            console.print(&words::report(&answer, self.full, console))
        }
    }
}

fn by_theorem(
    given: Given,
    position: Vec<UBig>,
    proved: Box<Proved>,
    limit: usize,
) -> Result<Answer, Failure> {
    let known = "the number of piles has been compared";
    let outcome = proved.proof.outcome(&position).expect(known);
    let moves = proved.proof.winning_moves(&position, limit).expect(known);
    let moves = moves.map_err(|error| Failure::Input(complaint::as_it_is(&error)))?;
    Ok(Answer {
        is_over: is_over(&given, &position),
        given,
        position,
        outcome,
        count: moves.count,
        leaves: moves.first,
        evidence: Evidence::Theorem(proved),
    })
}

/// All positions up to this one, if they are not too many.
fn by_table(
    given: Given,
    position: Vec<UBig>,
    nothing: &Nothing,
    limit: usize,
    console: &Console,
) -> Result<Answer, Failure> {
    let Some(small) = below(&position, MOST_CELLS) else {
        let largest = position.iter().max().cloned().unwrap_or_default();
        let message =
            Message::new("error-no-theorem").with("pile", shorten::number(&largest, false));
        let message = message.with("size", nothing.tabulated.to_string());
        console.remark(&message);
        return Err(Failure::Finding);
    };
    let sizes: Vec<u64> = small.iter().map(|pile| pile + 1).collect();
    let table = Table::with_cancel(&given.rules, &sizes, &mut |_| match interrupt::is_asked() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    });
    let table = table.ok_or_else(|| Failure::Stopped(Message::new("lab-interrupted")))?;
    let clauses = given.rules.clauses();
    let allows = |to: &&[u64]| clauses.iter().any(|clause| clause.allows(&small, to));
    let leaves: Vec<&[u64]> = (table.lost().iter())
        .map(|to| &to[..])
        .filter(allows)
        .collect();
    let to_piles = |to: &&[u64]| Position(to.iter().map(|&pile| pile.into()).collect());
    Ok(Answer {
        outcome: Outcome::from_lost(table.is_lost(&small)),
        count: leaves.len().into(),
        leaves: leaves.iter().take(limit).map(to_piles).collect(),
        is_over: is_over(&given, &position),
        given,
        position,
        evidence: Evidence::Table,
    })
}

/// The piles as machine words, if there are at most so many positions with piles up to them.
fn below(position: &[UBig], most: u64) -> Option<Vec<u64>> {
    let piles: Vec<u64> = (position.iter())
        .map(|pile| u64::try_from(pile).ok())
        .collect::<Option<_>>()?;
    let cells = piles
        .iter()
        .try_fold(1u64, |cells, pile| cells.checked_mul(pile.checked_add(1)?));
    cells.is_some_and(|cells| cells <= most).then_some(piles)
}

/// Whether there is no move; of a large position that is not asked.
fn is_over(given: &Given, position: &[UBig]) -> bool {
    let Some(piles) = below(position, MOST_BELOW) else {
        return given.rules.clauses().is_empty();
    };
    let visited = given
        .rules
        .visit_options(&piles, &mut |_| ControlFlow::Break(()));
    visited.is_continue()
}

/// A game whose moves take stones and do nothing else: its moves are described as those of Nim.
fn taking() -> NamedGame {
    wythoff::parse_game("nim").expect("a game of the table")
}
