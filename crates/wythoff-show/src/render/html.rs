//! Pages as HTML fragments.

use super::{Style, mathml};
use crate::page::{Block, Inline, Prose};

/// Everything in one `article`.
pub(super) fn page(blocks: &[Block], style: Style<'_>) -> String {
    let blocks: Vec<_> = blocks
        .iter()
        .map(|block| self::block(block, style))
        .collect();
    format!(
        "<article class=\"explanation\">\n{}\n</article>\n",
        blocks.join("\n")
    )
}

fn block(block: &Block, style: Style<'_>) -> String {
    match block {
        Block::Heading(level, words) => format!("<h{level}>{}</h{level}>", prose(words, style)),
        Block::Paragraph(words) => format!("<p>{}</p>", prose(words, style)),
        Block::Display(formula) => mathml::element(formula, true, style),
        Block::Items(items) => {
            let items = items
                .iter()
                .map(|item| format!("<li>{}</li>", prose(item, style)));
            format!("<ul>{}</ul>", items.collect::<String>())
        }
        Block::Table { head, rows } => {
            let row = |cells: &[Prose], tag: &str| {
                let cells = cells.iter();
                let cells = cells.map(|cell| format!("<{tag}>{}</{tag}>", prose(cell, style)));
                format!("<tr>{}</tr>", cells.collect::<String>())
            };
            let rows: String = rows.iter().map(|cells| row(cells, "td")).collect();
            let head = row(head, "th");
            format!("<table><thead>{head}</thead><tbody>{rows}</tbody></table>")
        }
    }
}

fn prose(prose: &Prose, style: Style<'_>) -> String {
    let pieces = prose.0.iter().map(|piece| match piece {
        Inline::Words(words) => escape(words),
        Inline::Strong(words) => format!("<strong>{}</strong>", escape(words)),
        Inline::Formula(formula) => mathml::element(formula, false, style),
    });
    pieces.collect()
}

/// The text with the signs of HTML written out.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            symbol => escaped.push(symbol),
        }
    }
    escaped
}
