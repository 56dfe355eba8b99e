//! `wythoff precision`: where the published formulas for losing pairs go wrong.

use std::fmt::Write as _;
use std::thread;

use anstyle::Style;
use clap::Args;
use serde_json::{Value, json};
use wythoff::precision::{Count, Formula, LARGEST_LIMIT, Work, count};
use wythoff::{Progress, UBig, Watch, parse_natural};

use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Bar;
use wythoff_show::{Message, precision};

const NAME: Style = Style::new().bold();

/// The parts of one formula's work on the bar.
const PARTS: u64 = 1000;

#[derive(Debug, Args)]
pub(crate) struct Precision {
    #[arg(long, value_parser = parse_natural, default_value = "10^9", allow_negative_numbers = true)]
    limit: UBig,
    #[arg(short, value_parser = parse_natural, default_value = "0", allow_negative_numbers = true)]
    k: UBig,
    #[arg(long, value_parser = parse_natural, default_value = "2000000000")]
    budget: UBig,
    #[arg(long)]
    json: bool,
}

impl Precision {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let limit = at_most(&self.limit, "--limit")?;
        let k = at_most(&self.k, "-k")?;
        let work = Work {
            // More than fits in a word is never reached.
            evaluations: u64::try_from(self.budget).unwrap_or(u64::MAX),
            threads: thread::available_parallelism().map_or(1, |threads| threads.get().min(64)),
        };
        interrupt::listen();
        let formulas: Vec<Formula> = Formula::ALL
            .into_iter()
            .filter(|formula| formula.is_for(k))
            .collect();
        let mut bar = Bar::new(Some(PARTS * formulas.len() as u64));
        let mut counts = Vec::new();
        for (place, formula) in (0u64..).zip(&formulas) {
            let found = count(*formula, k, limit, work, &mut |progress: Progress| {
                let parts = progress.parts(PARTS).unwrap_or(0);
                bar.tell(Progress::so_far(PARTS * place + parts))
            });
            counts.push((*formula, found));
            if interrupt::is_asked() {
                break;
            }
        }
        drop(bar);
        if self.json {
            let counts = counts
                .iter()
                .map(|(formula, count)| in_json(*formula, k, count));
            let all = json!({
                "schema": "wythoff/precision/1",
                "k": k.to_string(),
                "limit": limit.to_string(),
                "formulas": counts.collect::<Vec<_>>(),
            });
            super::print_line(&all)?;
        } else {
            let mut text = String::new();
            let heading = Message::new("precision-heading")
                .with("limit", limit.to_string())
                .with("k", k.to_string());
            writeln!(text, "{}\n", console.say(&heading)).expect("memory");
            for (formula, count) in &counts {
                text += &words(*formula, k, count, console);
            }
            console.print(&text)?;
        }
        if interrupt::is_asked() {
            return Err(Failure::Stopped(Message::new("precision-stopped")));
        }
        Ok(())
    }
}

fn at_most(number: &UBig, option: &str) -> Result<u64, Failure> {
    let word = u64::try_from(number)
        .ok()
        .filter(|word| *word <= LARGEST_LIMIT);
    word.ok_or_else(|| {
        let reason = Message::new("precision-at-most").with("most", LARGEST_LIMIT.to_string());
        let message = Message::new("error-of").with("what", option);
        Failure::Input(message.with("reason", reason))
    })
}

/// A formula, the first position it misjudges, and how many.
fn words(formula: Formula, k: u64, count: &Count, console: &Console) -> String {
    let mut text = format!(
        "{NAME}{}{NAME:#}  {}\n  {}\n",
        formula.name(),
        formula.code(k),
        console.say(&precision::about(formula)),
    );
    let mut line = |message: Message| {
        writeln!(text, "  {}", console.say(&message)).expect("memory");
    };
    match &count.first_missed {
        Some(missed) => {
            let message = match missed.claim {
                Some(claim) => Message::new("precision-first").with("claim", claim.to_string()),
                None => Message::new("precision-first-none"),
            };
            line(
                message
                    .with("a", missed.pair.0.to_string())
                    .with("b", missed.pair.1.to_string())
                    .with("n", missed.n.to_string()),
            );
        }
        None if count.won_called_lost == 0 && count.stopped_at.is_none() => {
            line(Message::new("precision-right"));
        }
        None => {}
    }
    if count.lost_called_won + count.won_called_lost > 0 {
        line(
            Message::new("precision-count")
                .with("lost", count.lost_called_won.to_string())
                .with("won", count.won_called_lost.to_string()),
        );
    }
    if let Some(n) = count.stopped_at {
        line(Message::new("precision-partly").with("n", n.to_string()));
    }
    text + "\n"
}

fn in_json(formula: Formula, k: u64, count: &Count) -> Value {
    let first = count.first_missed.map(|missed| {
        json!({
            "n": missed.n.to_string(),
            "pair": [missed.pair.0.to_string(), missed.pair.1.to_string()],
            "claim": missed.claim.map(|claim| claim.to_string()),
        })
    });
    json!({
        "formula": formula.name(),
        "code": formula.code(k),
        "lost_called_won": count.lost_called_won.to_string(),
        "won_called_lost": count.won_called_lost.to_string(),
        "first_lost_called_won": first,
        "first_won_called_lost": count.first_taken.map(|(a, b)| [a.to_string(), b.to_string()]),
        "complete": count.stopped_at.is_none(),
        "indices_below": count.stopped_at.map(|n| n.to_string()),
        "evaluated": count.evaluated.to_string(),
    })
}
