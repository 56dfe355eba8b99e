//! A game by lines on stdin and stdout, for scripts and other programs: the protocol of `docs/play.md`.
//!
//! The first word of a line is the same in every language; sentences are for people.

use std::io::{BufRead, Read, Write};

use wythoff_show::Message;

use super::game::Side;
use super::hint::Grade;
use super::opponent::Opponent;
use super::review::Verdict;
use super::session::Session;
use super::{hand, words};
use crate::command::convention;
use crate::failure::Failure;

pub(super) mod command;

use command::Command;

/// Lines longer than this are refused.
const MOST_BYTES: u64 = 1 << 16;

/// Plays until the input ends or `quit` is said.
pub(super) fn run(
    mut session: Session<'_>,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Failure> {
    open(&session, &mut output)?;
    turn(&mut session, &mut output)?;
    output.flush()?;
    while let Some(line) = next_line(&mut input)? {
        let command = command::read(&line).map_err(|message| session.console.say(&message));
        match command {
            Ok(None) => continue,
            Ok(Some(Command::Quit)) => return Ok(()),
            Ok(Some(command)) => obey(command, &mut session, &mut output)?,
            Err(text) => say(&mut output, "error", &text)?,
        }
        output.flush()?;
    }
    match session.game.is_over() {
        true => Ok(()),
        false => Err(Failure::Input(Message::new("play-input-ended"))),
    }
}

fn open(session: &Session<'_>, output: &mut impl Write) -> Result<(), Failure> {
    let parts = session.game.now().parts().iter();
    let games: Vec<String> = parts.map(|part| part.game.to_string()).collect();
    let play = convention::name(session.game.play());
    writeln!(output, "protocol wythoff/play/1")?;
    writeln!(output, "game {}", games.join(" + "))?;
    writeln!(output, "play {play}")?;
    Ok(writeln!(output, "seed {}", session.seed)?)
}

/// A line of the input without its end, `None` after the last.
fn next_line(input: &mut impl BufRead) -> Result<Option<Vec<u8>>, Failure> {
    let mut line = Vec::new();
    let read = input.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line);
    let read = read.map_err(|error| Failure::reading("-", error))?;
    if read as u64 == MOST_BYTES && line.last() != Some(&b'\n') {
        return Err(Failure::Input(Message::new("play-long-line")));
    }
    Ok((read > 0).then_some(line))
}

/// Does what a line asks for.
fn obey(
    command: Command,
    session: &mut Session<'_>,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let to = match command {
        Command::Leave(after) => session.game.move_to(after),
        Command::Take { part, amounts } if part < session.game.now().parts().len() => {
            hand::taken(session.game.now(), session.game.play(), part, &amounts)
        }
        Command::Take { .. } => {
            let text = session.console.say(&Message::new("play-no-such-game"));
            return say(output, "error", &text);
        }
        Command::Hint => return hint(session, output),
        Command::Review => return review(session, output),
        Command::Undo => {
            if !session.undo() {
                let text = session.console.say(&Message::new("play-nothing-to-undo"));
                return say(output, "error", &text);
            }
            return turn(session, output);
        }
        Command::Quit => return Ok(()),
    };
    let mover = session.game.mover();
    match session.make(to) {
        Err(refusal) => say(output, "error", &refusal),
        Ok(_) => {
            let name = name(mover, session);
            writeln!(output, "move {name} {}", words::plain(session.game.now()))?;
            turn(session, output)
        }
    }
}

/// The program moves if it has to; then says who is to move, or who has won.
fn turn(session: &mut Session<'_>, output: &mut impl Write) -> Result<(), Failure> {
    if let Some(reply) = session.reply() {
        let name = name(reply.made.side, session);
        writeln!(output, "move {name} {}", words::plain(session.game.now()))?;
        if let Some(why) = reply.why {
            say(output, "say", &why)?;
        }
    }
    let line = match session.game.winner() {
        Some(winner) => format!("over {}", name(winner, session)),
        None => {
            let mover = name(session.game.mover(), session);
            format!("turn {mover} {}", words::plain(session.game.now()))
        }
    };
    Ok(writeln!(output, "{line}")?)
}

fn hint(session: &mut Session<'_>, output: &mut impl Write) -> Result<(), Failure> {
    let hint = session.hint();
    if let (Grade::Show, Some(to)) = (hint.grade, &hint.to) {
        let after = session.game.now().with_position(to.part, to.leaves.clone());
        writeln!(output, "hint {}", words::plain(&after))?;
    }
    say(output, "say", &hint.text)
}

fn review(session: &mut Session<'_>, output: &mut impl Write) -> Result<(), Failure> {
    for looked in session.review() {
        let (verdict, better) = match looked.verdict {
            Verdict::Won => ("won", None),
            Verdict::ThrownAway { better } => ("mistake", better),
            Verdict::Lost => ("lost", None),
            Verdict::Unknown => ("unknown", None),
        };
        let name = name(looked.side, session);
        writeln!(output, "review {name} {verdict} {}", looked.words)?;
        if let Some(better) = better {
            let better = Message::new("play-better").with("move", better);
            say(output, "say", &session.console.say(&better))?;
        }
    }
    Ok(())
}

/// `you` and `me`, or of two who play at one table `first` and `second`.
fn name(side: Side, session: &Session<'_>) -> &'static str {
    match (session.opponent, side) {
        (Opponent::Person, side) if side == session.game.first() => "first",
        (Opponent::Person, _) => "second",
        (_, Side::You) => "you",
        (_, Side::Other) => "me",
    }
}

/// A sentence, each of its lines under its first word.
fn say(output: &mut impl Write, word: &str, text: &str) -> Result<(), Failure> {
    for line in text.trim_end().lines() {
        writeln!(output, "{}", format!("{word} {line}").trim_end())?;
    }
    Ok(())
}
