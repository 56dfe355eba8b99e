//! What is told: the finding with its reason, or what was tried.

use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use wythoff::judge::MismatchKind;
use wythoff::judge::trials::Family;

use super::subject::Subject;
use super::tester::{Finding, Kind, Tester};
use super::{Hack, Source};
use crate::console::Console;
use wythoff_show::{Message, visible};

const FINDING: Style = AnsiColor::Red.on_default().bold();
/// Longer inputs and outputs are shown in part; the file has all.
const SHOWN: usize = 12;
/// Longer lines too.
const WIDTH: usize = 240;

/// What was tried without finding anything, and how many cases that were.
pub(super) struct Tried {
    pub(super) source: Source,
    pub(super) cases: usize,
    /// How many of them an earlier run has tried, as its checkpoint says.
    pub(super) earlier: usize,
}

pub(super) fn found<S: Subject>(
    hack: &Hack,
    tester: &Tester<S>,
    finding: &Finding<S::Case>,
    source: Source,
    console: &Console,
) -> String {
    let say = |message: &Message| console.say(message) + "\n";
    let title = Message::new("hack-found")
        .with("problem", tester.subject.name())
        .with("kind", kind(finding.kind, hack));
    let mut text = format!("{FINDING}{}{FINDING:#}\n\n", console.say(&title));
    let input = tester.subject.input(&finding.cases);
    text += &say(&Message::new("hack-input"));
    text += &block(&input);
    if finding.cases.len() > 1 {
        text += &say(&Message::new("hack-batch").with("cases", finding.cases.len()));
    }
    text += &answers(finding, &input, &tester.subject, console);
    if !finding.complaint.trim().is_empty() {
        text += &say(&Message::new("hack-complaint"));
        text += &block(&finding.complaint);
    }
    text += "\n";
    if finding.kind == Kind::Output(MismatchKind::Wrong)
        && let [case] = finding.cases.as_slice()
    {
        for reason in tester.subject.reasons(case, &tester.said) {
            text += &say(&reason);
        }
        let first = match source {
            Source::Family(Family::Small) => Some(Message::new("hack-smallest")),
            Source::Sweep => Some(Message::new("hack-first-pair")),
            Source::Family(_) => None,
        };
        text += &first.map(|first| say(&first)).unwrap_or_default();
    }
    text
}

/// Where the input and the right output are.
pub(super) fn saved(saved: &[PathBuf; 2], console: &Console) -> String {
    let [input, output] = saved.each_ref().map(|path| path.display().to_string());
    let saved = Message::new("hack-saved");
    console.say(&saved.with("input", input).with("output", output)) + "\n"
}

/// What the program says, and what is right.
fn answers<S: Subject>(
    finding: &Finding<S::Case>,
    input: &str,
    subject: &S,
    console: &Console,
) -> String {
    // The input is ours: it cannot be misread.
    let right = subject.right(input).unwrap_or_default();
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
        Kind::TooMuchMemory => {
            Message::new("hack-kind-memory").with("memory", hack.memory.to_string())
        }
        Kind::TimeOut => Message::new("hack-kind-time").with("seconds", hack.time.to_string()),
        Kind::TooMuchOutput => Message::new("hack-kind-too-much"),
    }
}

/// Lines set off from the margin, the middle left out if they are many.
fn block(text: &str) -> String {
    let text = visible(text);
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

pub(super) fn nothing<S: Subject>(
    hack: &Hack,
    tester: &Tester<S>,
    tried: &[Tried],
    console: &Console,
) -> String {
    let seed = hack.seed.to_string();
    let mut lines = String::new();
    for tried in tried {
        let message = tester.subject.tried(tried.source, &seed);
        lines += &format!("{:>8}  {}\n", tried.cases, console.say(&message));
        if tried.earlier > 0 {
            let earlier = Message::new("hack-tried-earlier").with("earlier", tried.earlier);
            lines += &format!("          {}\n", console.say(&earlier));
        }
    }
    let title = Message::new("hack-none")
        .with("problem", tester.subject.name())
        .with("runs", tester.runs);
    format!("{}\n{lines}", console.say(&title))
}
