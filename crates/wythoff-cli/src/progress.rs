//! How far a long run has come: a bar on stderr, if that is a terminal and the run is not over soon.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use wythoff::{Progress, Watch};

use crate::interrupt;

/// Runs shorter than this show nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// A bar, or where no goal is known a counter; it goes away when it is dropped.
///
/// As a watch it shows what it is told, and ends the run after Ctrl-C.
pub(crate) struct Bar {
    started: Instant,
    goal: Option<u64>,
    bar: Option<ProgressBar>,
}

impl Bar {
    pub(crate) fn new(goal: Option<u64>) -> Self {
        Self {
            started: Instant::now(),
            goal,
            bar: None,
        }
    }

    /// Tells what is being done, and where that can be counted how much of it is done.
    pub(crate) fn say(&mut self, words: &str, part: Option<Progress>) {
        if self.started.elapsed() <= PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(ProgressBar::no_length);
        let template = match part {
            Some(Progress { done, of: Some(of) }) => {
                bar.set_length(of);
                bar.set_position(done);
                "{spinner} {msg} {wide_bar} {percent}%"
            }
            _ => "{spinner} {wide_msg}",
        };
        bar.set_style(ProgressStyle::with_template(template).expect("a template of indicatif"));
        bar.set_message(words.to_owned());
        bar.tick();
    }

    /// Tells how far the run has come.
    pub(crate) fn show(&mut self, done: u64) {
        if self.bar.is_none() && self.started.elapsed() > PATIENCE {
            self.bar = Some(bar(self.goal));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        }
    }
}

impl Watch for Bar {
    fn tell(&mut self, progress: Progress) -> ControlFlow<()> {
        self.goal = self.goal.or(progress.of);
        self.show(progress.done);
        interrupt::go_on()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A bar that draws only on a terminal.
fn bar(goal: Option<u64>) -> ProgressBar {
    let (bar, template) = match goal {
        Some(goal) => (
            ProgressBar::new(goal),
            "{wide_bar} {human_pos}/{human_len} {percent}% {eta}",
        ),
        None => (ProgressBar::no_length(), "{spinner} {human_pos}"),
    };
    bar.with_style(ProgressStyle::with_template(template).expect("a template of indicatif"))
}
