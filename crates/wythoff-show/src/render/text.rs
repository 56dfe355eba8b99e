//! Pages as terminal text.

use super::{Style, plain};
use crate::page::{Block, Inline, Prose};

/// The blocks with empty lines between.
pub(super) fn page(blocks: &[Block], style: Style<'_>) -> String {
    let blocks: Vec<_> = blocks
        .iter()
        .map(|block| self::block(block, style))
        .collect();
    blocks.join("\n\n") + "\n"
}

fn block(block: &Block, style: Style<'_>) -> String {
    match block {
        Block::Heading(1, words) => {
            let words = prose(words, style);
            format!("{words}\n{}", "=".repeat(width(&words).min(72)))
        }
        Block::Heading(_, words) => {
            let words = prose(words, style);
            format!("{words}\n{}", "-".repeat(width(&words).min(72)))
        }
        Block::Paragraph(words) => prose(words, style),
        Block::Display(formula) => format!("    {}", plain::formula(formula, style)),
        Block::Items(items) => {
            let items = items
                .iter()
                .map(|item| format!("  · {}", prose(item, style)));
            items.collect::<Vec<_>>().join("\n")
        }
        Block::Table { head, rows } => table(head, rows, style),
    }
}

/// Columns as wide as their widest cell, the numbers to the right.
fn table(head: &[Prose], rows: &[Vec<Prose>], style: Style<'_>) -> String {
    let lines = std::iter::once(head).chain(rows.iter().map(Vec::as_slice));
    let lines: Vec<Vec<String>> = lines
        .map(|line| line.iter().map(|cell| prose(cell, style)).collect())
        .collect();
    let columns = head.len();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            lines
                .iter()
                .map(|line| width(&line[column]))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let to_right: Vec<bool> = (0..columns)
        .map(|column| rows.iter().all(|row| is_formula(&row[column])))
        .collect();
    let line = |cells: &Vec<String>| {
        let cells = cells.iter().enumerate().map(|(column, cell)| {
            let space = " ".repeat(widths[column] - width(cell));
            if to_right[column] {
                space + cell
            } else {
                format!("{cell}{space}")
            }
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn is_formula(prose: &Prose) -> bool {
    let plain = |piece: &Inline| match piece {
        Inline::Formula(_) => true,
        Inline::Words(words) | Inline::Strong(words) => words.is_empty(),
    };
    prose.0.iter().all(plain)
}

fn prose(prose: &Prose, style: Style<'_>) -> String {
    let pieces = prose.0.iter().map(|piece| match piece {
        Inline::Words(words) | Inline::Strong(words) => words.clone(),
        Inline::Formula(formula) => plain::formula(formula, style),
    });
    pieces.collect()
}

/// How many columns of a terminal a text takes: Chinese signs take two.
fn width(text: &str) -> usize {
    text.chars().map(|c| if is_wide(c) { 2 } else { 1 }).sum()
}

/// Whether a sign takes two columns of a terminal, as Chinese ones do.
pub(crate) fn is_wide(symbol: char) -> bool {
    matches!(symbol, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}')
}
