//! The report of the laboratory: what was understood, seen, guessed, proved, and how to go on.

use std::time::Duration;

use anstyle::{AnsiColor, Style};
use wythoff::prove::{Pattern, Proof, Support, patterns};
use wythoff::rules::Partners;
use wythoff::{Game, Play, Position};

use super::{corner, duration, tried};
use crate::console::Console;
use crate::text::Message;
use crate::theorem::{Found, Given, Nothing, Options, Proved, numeration};
use crate::wrap::wrap;

const TITLE: Style = Style::new().bold();
const GOOD: Style = AnsiColor::Green.on_default().bold();
const BAD: Style = AnsiColor::Yellow.on_default().bold();

/// How many of the losing positions are shown.
const SHOWN: usize = 9;
/// How many lines of the rules are shown.
const MOST_LINES: usize = 20;
/// No line is longer, if words can be parted.
const WIDTH: usize = 78;

pub(super) fn report(
    given: &Given,
    found: &Found,
    reading: Duration,
    options: &Options,
    console: &Console,
) -> String {
    let mut paper = Paper::new(console);
    understood(given, &mut paper);
    seen(given, &mut paper);
    match found {
        Found::Theorem(proved) => theorem(given, proved, reading, &mut paper),
        Found::Nothing(nothing) => no_theorem(given, nothing, options, &mut paper),
    }
    paper.text
}

fn understood(given: &Given, paper: &mut Paper<'_>) {
    if let Some(game) = given.game {
        let language = paper.console.texts.language();
        let message = Message::new("lab-game").with("title", language.of(game.title));
        let message = paper.say(message.with("source", language.of(game.source)));
        paper.text += &format!("{message}\n\n");
    }
    paper.title(TITLE, Message::new("lab-rules"));
    let rules = given.rules.to_string();
    for line in rules.lines().take(MOST_LINES) {
        paper.line(line);
    }
    let hidden = rules.lines().count().saturating_sub(MOST_LINES);
    if hidden > 0 {
        paper.words(Message::new("lab-more-lines").with("count", hidden));
    }
    paper.words(match given.rules.play() {
        Play::Normal => Message::new("lab-normal"),
        Play::Misere => Message::new("lab-misere"),
    });
    if let Some(message) = no_move(given) {
        paper.words(message);
    }
}

/// That there is no move at all, if so: perhaps the rules were forgotten.
pub(crate) fn no_move(given: &Given) -> Option<Message> {
    given
        .rules
        .clauses()
        .is_empty()
        .then(|| match given.rules.play() {
            Play::Normal => Message::new("lab-no-move"),
            Play::Misere => Message::new("lab-no-move-misere"),
        })
}

fn seen(given: &Given, paper: &mut Paper<'_>) {
    paper.title(
        TITLE,
        match given.rules.piles() {
            2 => Message::new("lab-table"),
            _ => Message::new("lab-small"),
        },
    );
    for line in corner::drawn(&given.rules)
        .iter()
        .flat_map(|text| text.lines())
    {
        paper.line(line);
    }
    let first = first_losses(given);
    paper.words(match first.is_empty() {
        true => Message::new("lab-none-lost"),
        false => Message::new("lab-first").with("positions", first.join(" ")),
    });
}

/// The first losing positions, by the number of stones, straight from the rules.
pub(crate) fn first_losses(given: &Given) -> Vec<String> {
    let lost = corner::lost(&given.rules).into_iter().take(SHOWN);
    lost.map(|piles| Position(piles).to_string()).collect()
}

fn theorem(given: &Given, proved: &Proved, reading: Duration, paper: &mut Paper<'_>) {
    paper.title(TITLE, Message::new("lab-guess"));
    guess(proved, paper);
    paper.title(GOOD, Message::new("lab-theorem"));
    for line in theorem_lines(&proved.proof, paper.console) {
        paper.sentence(&line);
    }
    paper.title(TITLE, Message::new("lab-evidence"));
    let evidence = match proved.is_cached {
        true => Message::new("lab-checked-again"),
        false => Message::new("lab-checked"),
    };
    paper.words(evidence.with("bytes", size(proved.bytes)));
    // Never parted: how long it is depends on the clock.
    let times = paper.say(times(proved, reading));
    paper.line(&times);
    paper.title(TITLE, Message::new("lab-next"));
    let rules = given.quoted();
    let piles = ["10^50", "10^50+7", "10^50+12"][..given.rules.piles()].join(" ");
    paper.line(&format!("wythoff solve --rules {rules} {piles}"));
    paper.line(&format!("wythoff prove {rules} --certificate proof.json"));
    paper.line("wythoff check proof.json");
}

fn guess(proved: &Proved, paper: &mut Paper<'_>) {
    let system = numeration(proved.proof.system.numerals(), paper.console);
    paper.words(Message::new("lab-numeration").with("numeration", system));
    paper.words(Message::new("lab-automaton").with("states", proved.proof.lost.states()));
    let Some((last, before)) = proved.attempts.split_last() else {
        return;
    };
    paper.words(match last.size {
        0 => Message::new("lab-from-family"),
        size => Message::new("lab-from-table").with("size", size.to_string()),
    });
    if !before.is_empty() {
        paper.words(Message::new("lab-wrong-guesses").with("count", before.len()));
    }
}

/// What the theorem says, a sentence to a line; patterns that people know, or at least the automaton.
pub(crate) fn theorem_lines(proof: &Proof, console: &Console) -> Vec<String> {
    let language = console.texts.language().into();
    let known: Vec<Pattern> = patterns(proof);
    let automaton = Message::new("lab-words-of-automaton")
        .with("states", proof.lost.states())
        .with("numeration", numeration(proof.system.numerals(), console));
    // All of it stands under the word "proved" unless it says otherwise.
    let known = known.iter().map(|pattern| match pattern.support {
        Support::Proved => {
            let claim = Message::new("lab-claim").with("claim", pattern.claim.words(language));
            console.say(&claim)
        }
        Support::CheckedTo(_) => pattern.words(language),
    });
    known.chain([console.say(&automaton)]).collect()
}

fn times(proved: &Proved, reading: Duration) -> Message {
    let times = proved.times;
    let message = match proved.is_cached {
        true => Message::new("lab-times-cached"),
        false => Message::new("lab-times")
            .with("looking", duration::words(times.looking))
            .with("proving", duration::words(times.proving)),
    };
    message
        .with("reading", duration::words(reading))
        .with("checking", duration::words(times.checking))
}

fn no_theorem(given: &Given, nothing: &Nothing, options: &Options, paper: &mut Paper<'_>) {
    paper.title(BAD, Message::new("lab-nothing"));
    paper.words(match nothing.is_stopped {
        true => Message::new("lab-stopped").with("seconds", options.seconds().to_string()),
        false => Message::new("lab-exhausted").with("guesses", nothing.attempts.len()),
    });
    if nothing.tabulated > 0 {
        paper.words(Message::new("lab-checked-to").with("size", nothing.tabulated.to_string()));
    }
    let tried = tried::tried(nothing, paper.console);
    if !tried.is_empty() {
        paper.title(TITLE, Message::new("lab-tried-title"));
        for one in tried {
            paper.sentence(&one.head);
            one.notes.iter().for_each(|note| paper.note(note));
        }
    }
    let commands = what_may_help(given, nothing, options);
    if !commands.is_empty() {
        paper.title(TITLE, Message::new("lab-next"));
    }
    for command in commands {
        paper.line(&command);
    }
}

/// More time if it was up, more rows if there may be more; a picture in any case.
fn what_may_help(given: &Given, nothing: &Nothing, options: &Options) -> Vec<String> {
    let rules = given.quoted();
    let mut commands = Vec::new();
    if nothing.is_stopped {
        let rows = options.rows_as_given();
        let seconds = options.seconds().saturating_mul(10).max(600);
        commands.push(format!("wythoff lab {rules}{rows} --timeout {seconds}"));
    } else if options.rows_as_given().is_empty() && Partners::new(&given.rules, 1).is_some() {
        commands.push(format!("wythoff lab {rules} --deep"));
    }
    if given.rules.piles() == 2 {
        commands.push(format!(
            "wythoff table --rules {rules} --size 100 --format png --out table.png"
        ));
    }
    commands
}

/// `13.2 kB`
fn size(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

/// Paragraphs under titles.
struct Paper<'a> {
    console: &'a Console,
    text: String,
}

impl<'a> Paper<'a> {
    fn new(console: &'a Console) -> Self {
        Self {
            console,
            text: String::new(),
        }
    }

    fn say(&self, message: Message) -> String {
        self.console.say(&message)
    }

    fn title(&mut self, style: Style, message: Message) {
        let title = self.say(message);
        let gap = if self.text.is_empty() || self.text.ends_with("\n\n") {
            ""
        } else {
            "\n"
        };
        self.text += &format!("{gap}{style}{title}{style:#}\n");
    }

    fn words(&mut self, message: Message) {
        let words = self.say(message);
        self.sentence(&words);
    }

    /// A sentence, parted into lines; the later ones are indented.
    fn sentence(&mut self, sentence: &str) {
        self.indented(2, sentence);
    }

    /// A sentence below another one.
    fn note(&mut self, sentence: &str) {
        self.indented(4, sentence);
    }

    fn indented(&mut self, margin: usize, sentence: &str) {
        for (index, line) in wrap(sentence, WIDTH - 2 - margin).iter().enumerate() {
            let margin = if index == 0 { margin } else { margin + 2 };
            self.text += &format!("{:margin$}{line}\n", "");
        }
    }

    fn line(&mut self, line: &str) {
        self.text += &format!("  {line}\n");
    }
}
