//! Pages as Markdown, with LaTeX between dollar signs.

use super::{Style, latex};
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
        Block::Heading(level, words) => {
            format!("{} {}", "#".repeat((*level).into()), prose(words, style))
        }
        Block::Paragraph(words) => prose(words, style),
        Block::Display(formula) => format!("$${}$$", latex::formula(formula, style)),
        Block::Items(items) => {
            let items = items.iter().map(|item| format!("- {}", prose(item, style)));
            items.collect::<Vec<_>>().join("\n")
        }
        Block::Table { head, rows } => {
            let row = |cells: &[Prose]| {
                // A bar in a cell would end it.
                let cells = cells
                    .iter()
                    .map(|cell| prose(cell, style).replace('|', "\\|"));
                format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
            };
            let line = format!("|{}", " --- |".repeat(head.len()));
            let rows = rows.iter().map(|cells| row(cells));
            [row(head), line]
                .into_iter()
                .chain(rows)
                .collect::<Vec<_>>()
                .join("\n")
        }
    }
}

fn prose(prose: &Prose, style: Style<'_>) -> String {
    let pieces = prose.0.iter().map(|piece| match piece {
        Inline::Words(words) => escape(words),
        Inline::Strong(words) => format!("**{}**", escape(words)),
        Inline::Formula(formula) => format!("${}$", latex::formula(formula, style)),
    });
    pieces.collect()
}

/// The text with the signs of Markdown made harmless.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        if matches!(
            symbol,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '$' | '#' | '&'
        ) {
            escaped.push('\\');
        }
        escaped.push(symbol);
    }
    escaped
}
