//! What is told: the finding with its reason, or what was tried.

use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use wythoff::judge::trials::{Family, greatest_small_pile, input};
use wythoff::judge::{self, MismatchKind};

use super::tester::{Finding, Kind, Tester};
use super::{Hack, Source, reason};
use crate::console::Console;
use crate::text::Message;

const FINDING: Style = AnsiColor::Red.on_default().bold();
/// Longer inputs and outputs are shown in part; the file has all.
const SHOWN: usize = 12;
/// Longer lines too.
const WIDTH: usize = 240;

/// What was tried without finding anything, and how many cases that were.
pub(super) enum Tried {
    Family(Family, usize),
    Sweep(usize),
}

pub(super) fn found(
    hack: &Hack,
    tester: &Tester,
    finding: &Finding,
    source: Source,
    saved: &[PathBuf; 2],
    console: &Console,
) -> String {
    let say = |message: &Message| console.say(message) + "\n";
    let title = Message::new("hack-found")
        .with("problem", hack.problem.name())
        .with("kind", kind(finding.kind, hack));
    let mut text = format!("{FINDING}{}{FINDING:#}\n\n", console.say(&title));
    let input = input(hack.problem, &finding.cases);
    text += &say(&Message::new("hack-input"));
    text += &block(&input);
    if finding.cases.len() > 1 {
        text += &say(&Message::new("hack-batch").with("cases", finding.cases.len()));
    }
    text += &answers(finding, &input, hack, console);
    if !finding.complaint.trim().is_empty() {
        text += &say(&Message::new("hack-complaint"));
        text += &block(&finding.complaint);
    }
    text += "\n";
    if finding.kind == Kind::Output(MismatchKind::Wrong)
        && let [case] = finding.cases.as_slice()
    {
        let outcome = reason::of_outcome(case);
        let formula = reason::of_formula(case, &tester.said, console.texts.language());
        for reason in outcome.into_iter().chain(formula) {
            text += &say(&reason);
        }
        let first = match source {
            Source::Family(Family::Small) => Some(Message::new("hack-smallest")),
            Source::Sweep => Some(Message::new("hack-first-pair")),
            Source::Family(_) => None,
        };
        text += &first.map(|first| say(&first)).unwrap_or_default();
    }
    let [input, output] = saved.each_ref().map(|path| path.display().to_string());
    let saved = Message::new("hack-saved");
    text + &say(&saved.with("input", input).with("output", output))
}

/// What the program says, and what is right.
fn answers(finding: &Finding, input: &str, hack: &Hack, console: &Console) -> String {
    let mut right = Vec::new();
    // The input is ours: it cannot be misread.
    let _ = judge::run(hack.problem, input.as_bytes(), &mut right);
    let right = String::from_utf8_lossy(&right).into_owned();
    let mut text = String::new();
    let mut show = |heading: Message, content: &str| {
        text += &(console.say(&heading) + "\n");
        text += &block(content);
    };
    let Some(mismatch) = &finding.mismatch else {
        show(Message::new("hack-right"), &right);
        return text;
    };
    let nothing = console.say(&Message::new("hack-nothing"));
    let found = Some(mismatch.found.as_str()).filter(|found| !found.is_empty());
    let line = mismatch.line.to_string();
    show(
        Message::new("hack-said").with("line", line),
        found.unwrap_or(&nothing),
    );
    match mismatch.case {
        Some(_) => show(Message::new("hack-right"), &mismatch.expected),
        None => show(Message::new("hack-right"), &nothing),
    }
    text
}

fn kind(kind: Kind, hack: &Hack) -> Message {
    match kind {
        Kind::Output(MismatchKind::Wrong) => Message::new("hack-kind-wrong"),
        Kind::Output(MismatchKind::Missing) => Message::new("hack-kind-missing"),
        Kind::Output(MismatchKind::Extra) => Message::new("hack-kind-extra"),
        Kind::Output(MismatchKind::NotText) => Message::new("hack-kind-not-text"),
        Kind::Output(_) => Message::new("hack-kind-garbage"),
        Kind::Crash(status) => match status.code() {
            Some(code) => Message::new("hack-kind-code").with("code", code.to_string()),
            // `signal: 11 (SIGSEGV)`
            None => {
                let status = status.to_string();
                let signal = status.strip_prefix("signal: ").unwrap_or(&status);
                Message::new("hack-kind-signal").with("signal", signal)
            }
        },
        Kind::Memory => Message::new("hack-kind-memory").with("memory", hack.memory.to_string()),
        Kind::TimeOut => Message::new("hack-kind-time").with("seconds", hack.time.to_string()),
        Kind::TooMuchOutput => Message::new("hack-kind-too-much"),
    }
}

/// Lines set off from the margin, the middle left out if they are many.
fn block(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let cut = |line: &str| match line.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("  {}…\n", &line[..end]),
        None => format!("  {line}\n"),
    };
    if lines.len() <= SHOWN {
        return lines.into_iter().map(cut).collect();
    }
    let (start, end) = (&lines[..SHOWN / 2], &lines[lines.len() - SHOWN / 2..]);
    let start: String = start.iter().copied().map(cut).collect();
    let end: String = end.iter().copied().map(cut).collect();
    format!("{start}  …\n{end}")
}

pub(super) fn nothing(hack: &Hack, tried: &[Tried], runs: usize, console: &Console) -> String {
    let limits = hack.problem.limits();
    let lines = tried.iter().map(|tried| {
        let (message, cases) = match tried {
            Tried::Family(Family::Small, cases) => {
                let most = greatest_small_pile(hack.problem).to_string();
                (Message::new("hack-tried-small").with("most", most), cases)
            }
            Tried::Family(Family::Limits, cases) => (
                Message::new("hack-tried-limits")
                    .with("least", limits.least.to_string())
                    .with("greatest", shown_limit(&limits.greatest.to_string())),
                cases,
            ),
            Tried::Family(Family::Traps, cases) => (Message::new("hack-tried-traps"), cases),
            Tried::Family(Family::Random, cases) => {
                let seed = hack.seed.to_string();
                (Message::new("hack-tried-random").with("seed", seed), cases)
            }
            Tried::Sweep(cases) => (
                Message::new("hack-tried-sweep")
                    .with("greatest", shown_limit(&limits.greatest.to_string())),
                cases,
            ),
        };
        format!("{cases:>8}  {}\n", console.say(&message))
    });
    let lines: String = lines.collect();
    let title = Message::new("hack-none")
        .with("problem", hack.problem.name())
        .with("runs", runs);
    format!("{}\n{lines}", console.say(&title))
}

/// `10^9` for 1000000000.
fn shown_limit(digits: &str) -> String {
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    match digits.strip_suffix(&"0".repeat(zeros)) {
        Some("1") if zeros > 3 => format!("10^{zeros}"),
        _ => digits.to_owned(),
    }
}
