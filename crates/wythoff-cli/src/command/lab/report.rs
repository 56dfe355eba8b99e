//! The report of the laboratory: what was understood, seen, guessed, proved, and how to go on.

use std::time::Duration;

use wythoff::prove::Proof;
use wythoff::{Game, Play, Position, Rules};

use super::row::Row;
use super::values::{self, value_lines};
use super::{corner, duration, tried};
use crate::console::Console;
use crate::paper::{BAD, GOOD, Paper, TITLE};
use crate::theorem::{Found, Given, Nothing, Options, Proved, Sought, Values};
use wythoff_show::{Message, pattern};

/// How many of the losing positions are shown.
const SHOWN: usize = 9;
/// How many lines of the rules are shown.
const MOST_LINES: usize = 20;

/// What there is to report.
pub(super) struct Report<'a> {
    pub(super) given: &'a Given,
    pub(super) values: &'a Values,
    pub(super) sought: Sought,
    pub(super) found: &'a Found,
    /// The values of one pile, where there is one.
    pub(super) row: Option<&'a Row>,
    pub(super) reading: Duration,
    pub(super) regex: bool,
    pub(super) options: &'a Options,
}

impl Report<'_> {
    pub(super) fn written(&self, console: &Console) -> String {
        let mut paper = Paper::new(console);
        put_rules(self.given, &mut paper);
        match self.sought {
            Sought::Lost => {
                if self.row.is_some() {
                    values_seen(self.given, &mut paper);
                }
                seen(self.given, &mut paper);
            }
            Sought::Values { .. } => values_seen(self.given, &mut paper),
        }
        if let Some(row) = self.row.filter(|row| !row.is_told()) {
            put_row(row, self.given, &mut paper);
        }
        match self.found {
            Found::Theorem(proved) => self.theorem(proved, &mut paper),
            Found::Nothing(_) if self.row.is_some_and(Row::is_proved) => {}
            Found::Nothing(nothing) => self.no_theorem(nothing, &mut paper),
        }
        paper.text
    }
}

/// The rules as understood, in a paragraph.
pub(crate) fn understood(given: &Given, console: &Console) -> String {
    let mut paper = Paper::new(console);
    put_rules(given, &mut paper);
    paper.text.trim_end().to_owned()
}

fn put_rules(given: &Given, paper: &mut Paper<'_>) {
    if let Some(game) = given.game {
        let language = paper.console.texts.code();
        let message = Message::new("lab-game").with("title", game.title(language));
        let message = paper.say(message.with("source", game.source(language)));
        paper.text += &format!("{message}\n\n");
    }
    paper.title(TITLE, Message::new("lab-rules"));
    let rules = given.rules.for_people();
    for line in rules.lines().take(MOST_LINES) {
        paper.line(line);
    }
    let hidden = rules.lines().count().saturating_sub(MOST_LINES);
    if hidden > 0 {
        paper.words(Message::new("lab-more-lines").with("count", hidden));
    }
    for message in needless(&given.rules) {
        paper.words(message);
    }
    paper.words(played_for(given.rules.play()));
    if let Some(message) = memory(&given.rules) {
        paper.words(message);
    }
    if let Some(message) = no_move(given) {
        paper.words(message);
    }
}

/// The moves that change nothing, because the others allow all of them: the search leaves them out.
pub(crate) fn needless(rules: &Rules) -> Vec<Message> {
    let text = rules.for_people();
    let moves: Vec<&str> = (text.lines())
        .filter_map(|line| line.strip_prefix("move "))
        .collect();
    let needless = rules.contained_clauses().into_iter();
    let needless = needless.filter_map(|index| moves.get(index));
    needless
        .map(|line| Message::new("lab-needless").with("move", *line))
        .collect()
}

/// How positions with memory are written, where there is any.
pub(crate) fn memory(rules: &Rules) -> Option<Message> {
    let names = rules.names();
    let memory = &names[rules.piles() - rules.memory()..];
    (!memory.is_empty()).then(|| {
        Message::new("lab-memory")
            .with("position", format!("({})", names.join(", ")))
            .with("memory", memory.join(", "))
            .with("count", memory.len())
    })
}

/// What whoever cannot move gets.
pub(super) fn played_for(play: Play) -> Message {
    match play {
        Play::Normal => Message::new("lab-normal"),
        Play::Misere => Message::new("lab-misere"),
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

/// The Grundy values of the smallest positions.
fn values_seen(given: &Given, paper: &mut Paper<'_>) {
    paper.title(TITLE, Message::new("lab-values"));
    for line in values::first(&given.rules).lines() {
        paper.line(line);
    }
}

/// What is known of all values of one pile.
fn put_row(row: &Row, given: &Given, paper: &mut Paper<'_>) {
    let style = if row.is_proved() { GOOD } else { BAD };
    paper.title(style, row.title());
    for line in row.lines(given, paper.console) {
        paper.sentence(&line);
    }
    paper.words(row.evidence());
}

impl Report<'_> {
    fn theorem(&self, proved: &Proved, paper: &mut Paper<'_>) {
        let given = self.given;
        paper.title(TITLE, Message::new("lab-guess"));
        guess(proved, paper);
        paper.title(GOOD, Message::new("lab-theorem"));
        let lines = match self.sought {
            Sought::Lost => theorem_lines(&proved.proof, paper.console),
            Sought::Values { most } => {
                value_lines(&given.rules, most, &proved.proof, paper.console)
            }
        };
        for line in lines {
            paper.sentence(&line);
        }
        if self.regex {
            paper.words(match pattern::lost_words(&proved.proof) {
                Some(regex) => Message::new("lab-regex").with("regex", regex),
                None => Message::new("lab-no-regex"),
            });
        }
        paper.title(TITLE, Message::new("lab-evidence"));
        let evidence = match proved.is_cached {
            true => Message::new("lab-checked-again"),
            false => Message::new("lab-checked"),
        };
        paper.words(evidence.with("bytes", size(proved.bytes())));
        // Never parted: how long it is depends on the clock.
        let times = paper.say(times(proved, self.reading));
        paper.line(&times);
        paper.title(TITLE, Message::new("lab-next"));
        let rules = given.quoted();
        let values = self.values.as_given();
        let piles = given.rules.piles() - given.rules.memory();
        let piles = ["10^50", "10^50+7", "10^50+12", "7", "12"][..piles].join(" ");
        paper.line(&format!("wythoff solve --rules {rules}{values} {piles}"));
        paper.line(&format!(
            "wythoff prove {rules}{values} --certificate proof.json"
        ));
        paper.line("wythoff check proof.json");
    }
}

fn guess(proved: &Proved, paper: &mut Paper<'_>) {
    let system = pattern::numeration(&proved.proof.system);
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
    let sentences = pattern::theorem(proof);
    let lines = sentences.iter();
    lines.map(|sentence| console.say(&sentence.words)).collect()
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

impl Report<'_> {
    fn no_theorem(&self, nothing: &Nothing, paper: &mut Paper<'_>) {
        paper.title(BAD, Message::new("lab-nothing"));
        paper.words(match nothing.is_stopped {
            true => Message::new("lab-stopped").with("seconds", self.options.seconds().to_string()),
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
        let commands = self.what_may_help(nothing);
        if !commands.is_empty() {
            paper.title(TITLE, Message::new("lab-next"));
        }
        for command in commands {
            paper.line(&command);
        }
    }

    /// More time if it was up, more rows if there may be more, fewer values if all were asked for; a picture in any case.
    fn what_may_help(&self, nothing: &Nothing) -> Vec<String> {
        let (given, options) = (self.given, self.options);
        let rules = given.quoted();
        let values = self.values.as_given();
        let mut commands = Vec::new();
        if nothing.is_stopped {
            let rows = options.rows_as_given();
            let seconds = options.seconds().saturating_mul(10).max(600);
            commands.push(format!(
                "wythoff lab {rules}{values}{rows} --timeout {seconds}"
            ));
        } else if self.sought == Sought::Lost && options.rows_as_given().is_empty() {
            commands.push(format!("wythoff lab {rules} --deep"));
        }
        if self.sought == (Sought::Values { most: None }) {
            commands.push(format!("wythoff lab {rules} --values 0..1"));
        }
        if given.rules.piles() == 2 {
            commands.push(format!(
                "wythoff table --rules {rules} --size 100 --format png --out table.png"
            ));
        }
        commands
    }
}

/// `13.2 kB`
pub(super) fn size(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}
