//! `wythoff heap --rules 'piles a; x>0, 2x<=a'`: the Grundy values of one pile by any rules.

use std::io::{self, BufWriter, Write};

use wythoff::rules::ValueTable;
use wythoff::{Game, Play};

use super::period::Document;
use super::{Heap, values};
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::theorem::{Given, in_text, on_one_line};
use crate::time_limit::TimeLimit;
use crate::{interrupt, memory};
use wythoff_show::Message;

/// Every option of every heap is looked at: 10^10 of them by then.
const MOST: u64 = 100_000;

pub(super) fn run(heap: &Heap, to: u64, console: &Console) -> Result<(), Failure> {
    for (option, is_given) in [
        ("--period", heap.period),
        ("--checkpoint", heap.checkpoint.is_some()),
    ] {
        if is_given {
            let message = Message::new("error-useless-option").with("option", option);
            return Err(Failure::Usage(message.with("what", "--rules")));
        }
    }
    let rules = heap.rules.as_deref().expect("clap asks for one of them");
    let given = Given::read_any(rules, &heap.settings, console)?;
    let (piles, play) = match &given {
        Ok(given) => (given.rules.piles(), given.rules.play()),
        Err(beyond) => (beyond.piles(), beyond.play()),
    };
    if piles != 1 {
        return Err(Failure::Input(
            Message::new("error-heap-piles").with("found", piles),
        ));
    }
    if play == Play::Misere {
        return Err(Failure::Input(Message::new("error-misere-grundy")));
    }
    if to > MOST {
        let message = Message::new("error-heap-rules-too-large");
        return Err(Failure::Input(message.with("limit", MOST.to_string())));
    }
    memory::check(u128::from(to + 1) * 4)?;
    let limit = heap.timeout.map(|seconds| TimeLimit::start(Some(seconds)));
    let mut bar = Bar::new(Some(to + 1));
    let mut watch = |progress: wythoff::Progress| {
        bar.show(progress.done);
        match interrupt::is_asked() || limit.is_some_and(|limit| limit.is_over()) {
            true => std::ops::ControlFlow::Break(()),
            false => std::ops::ControlFlow::Continue(()),
        }
    };
    let sizes = [to + 1];
    let found = match &given {
        Ok(given) => ValueTable::watched(&given.rules, &sizes, &mut watch)
            .map(|table| Ok(table.values().to_vec())),
        Err(beyond) => beyond.values(&sizes, &mut watch),
    };
    drop(bar);
    let Some(found) = found else {
        return Err(match interrupt::is_asked() {
            true => Failure::Stopped(Message::new("lab-interrupted")),
            false => Failure::Input(Message::new("error-time")),
        });
    };
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let (text, name) = match &given {
        Ok(given) => (given.text.as_str(), given.one_line()),
        Err(beyond) => (beyond.text(), on_one_line(beyond.text())),
    };
    let found = found.map_err(|error| in_text(&error, text))?;
    let about = || Document::unknown(name, to);
    values::write(&found, heap.format, about, &mut out)?;
    Ok(out.flush()?)
}
