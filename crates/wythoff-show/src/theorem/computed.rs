//! What is computed for the text of a theorem, asked for by a comment.
//!
//! | comment | what it gives |
//! |---|---|
//! | `losing-pairs k last` | rows of the table above it: the losing pairs 0 to `last` of k-Wythoff |
//! | `grundy-values game last` | rows: the heaps 0 to `last` of a heap game with their Grundy values |
//! | `zeckendorf last` | rows: the numbers 1 to `last` with their parts, and the least part |
//! | `nim-sum number …` | numbers in binary and their nim-sum, with its certificate |

use dashu_int::UBig;
use wythoff::explain::Certificate;
use wythoff::theory::schwenk;
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{HeapRules, NimSequence, Play};

use super::Passage;
use crate::explain;
use crate::formula::{Formula, Sign, joined, natural, number};
use crate::page::{Block, Prose};
use crate::texts::Texts;

/// Adds what a comment asks for to the passage it stands in.
pub(super) fn add(wanted: &str, passage: &mut Passage, texts: &Texts) -> Result<(), String> {
    let unknown = || format!("<!-- {wanted} -->: nothing is computed for this");
    let mut words = wanted.split_whitespace();
    let what = words.next().ok_or_else(unknown)?;
    let rest: Vec<&str> = words.collect();
    let small = |text: &&str| text.parse::<u32>().map_err(|_| unknown());
    let rows = match (what, &rest[..]) {
        ("losing-pairs", [k, last]) => losing_pairs(small(k)?, small(last)?),
        ("grundy-values", [game, last]) => grundy_values(game, small(last)?).ok_or_else(unknown)?,
        ("zeckendorf", [last]) => (1..=small(last)?).map(zeckendorf).collect(),
        ("nim-sum", numbers) => {
            let numbers: Result<Vec<u32>, _> = numbers.iter().map(small).collect();
            let values = numbers?.into_iter().map(UBig::from).collect();
            let certificate = Certificate::nim_sum(values);
            passage
                .blocks
                .extend(explain::certificate(&certificate, texts));
            passage.certificate = Some(certificate);
            return Ok(());
        }
        _ => return Err(unknown()),
    };
    match passage.blocks.last_mut() {
        Some(Block::Table { rows: above, .. }) => above.extend(cells(rows)),
        _ => return Err(format!("<!-- {wanted} -->: no table above it")),
    }
    Ok(())
}

fn cells(rows: Vec<Vec<Formula>>) -> impl Iterator<Item = Vec<Prose>> {
    let cells = |row: Vec<Formula>| row.into_iter().map(Prose::from).collect();
    rows.into_iter().map(cells)
}

fn losing_pairs(k: u32, last: u32) -> Vec<Vec<Formula>> {
    let pairs = LosingPairs::new(&UBig::from(k), Play::Normal);
    let row = |n: u32| {
        let n = UBig::from(n);
        let (lower, upper) = pairs.pair(&n).expect("big integers have no limit");
        [n, lower, upper].iter().map(natural).collect()
    };
    (0..=last).map(row).collect()
}

fn grundy_values(game: &str, last: u32) -> Option<Vec<Vec<Formula>>> {
    let rules: HeapRules = game.parse().ok()?;
    let mut sequence = NimSequence::new(rules);
    sequence.extend_to(last.into(), &mut ()).ok()?;
    let values = sequence.values().iter().enumerate();
    let row = |(heap, value): (usize, &_)| vec![number(heap), number(*value)];
    Some(values.map(row).collect())
}

fn zeckendorf(stones: u32) -> Vec<Formula> {
    let stones = UBig::from(stones);
    let parts: Vec<UBig> = schwenk::parts(&stones, 2).collect();
    let sum = joined(Sign::Plus, parts.iter().rev().map(natural));
    let sum = sum.expect("a positive number has parts");
    vec![natural(&stones), sum, natural(&parts[0])]
}
