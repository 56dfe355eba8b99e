//! A page of plain Markdown laid out for a terminal.

use crate::wrap::{columns, wrap};

/// No line is longer, where words can be parted.
const WIDTH: usize = 78;
/// The first column of a table is at most so wide.
const FIRST: usize = 28;

/// Titles, paragraphs, lists, blocks of code and tables of two columns: what the page of the rule language has.
pub(crate) fn laid_out(page: &str) -> String {
    let mut text = String::new();
    let mut lines = page.lines().peekable();
    let mut in_code = false;
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            text += &code(line);
        } else if let Some(cells) = cells(line) {
            text += &row(&cells);
        } else if let Some(title) = line.strip_prefix("# ") {
            text += &format!("{title}\n");
        } else if line.is_empty() {
            text += "\n";
        } else {
            // A paragraph goes on to the next line that is something else.
            let mut paragraph = plain(line);
            while let Some(next) = lines.next_if(|next| goes_on(next)) {
                let gap = if ends_wide(&paragraph) { "" } else { " " };
                paragraph = paragraph + gap + &plain(next.trim_start());
            }
            let indent = if paragraph.starts_with("- ") {
                "  "
            } else {
                ""
            };
            let parts = wrap(&paragraph, WIDTH - indent.len());
            text += &(parts.join(&format!("\n{indent}")) + "\n");
        }
    }
    text
}

/// A line of code; where it is too long, what stands after a wide gap comes below.
fn code(line: &str) -> String {
    let too_long = |(_, remark): &(&str, &str)| columns(line) > WIDTH && !remark.starts_with('=');
    match line.rsplit_once("   ").filter(too_long) {
        Some((start, remark)) => {
            let margin = " ".repeat(WIDTH.saturating_sub(columns(remark.trim())).min(15));
            format!(" {}\n{margin}{}\n", start.trim_end(), remark.trim())
        }
        None => format!(" {line}\n"),
    }
}

fn goes_on(line: &str) -> bool {
    !line.is_empty()
        && !["- ", "|", "#", "```"]
            .iter()
            .any(|start| line.starts_with(start))
}

/// Chinese needs no blank between lines.
fn ends_wide(text: &str) -> bool {
    text.chars()
        .last()
        .is_some_and(|last| columns(&last.to_string()) == 2)
}

/// The cells of a row of a table; none for the line below the heading, `None` for other lines.
fn cells(line: &str) -> Option<Vec<String>> {
    let inside = line.strip_prefix('|')?.strip_suffix('|')?;
    if inside.chars().all(|c| "-|".contains(c)) {
        return Some(Vec::new());
    }
    // A bar inside a cell is written \|.
    let cells = inside.replace("\\|", "\u{1}");
    let cells = cells
        .split('|')
        .map(|cell| plain(cell.trim()).replace('\u{1}', "|"));
    Some(cells.collect())
}

fn row(cells: &[String]) -> String {
    let [first, second] = cells else {
        return String::new();
    };
    let gap = " ".repeat(FIRST.saturating_sub(columns(first)));
    let margin = format!("\n{}", " ".repeat(FIRST + 4));
    let second = wrap(second, WIDTH - FIRST - 4).join(&margin);
    format!("  {first}{gap}  {second}\n")
}

/// The text without the signs of code.
fn plain(text: &str) -> String {
    let text = text.replace("<code>&#124;</code>", "|");
    text.replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_code_and_paragraphs_are_laid_out() {
        let page = "# T\n\none\ntwo `x`\n\n```text\n| a\n```\n\n| k | v |\n|---|---|\n| n | `x \\| y` |\n- p\n  q\n";
        let name = |text: &str| format!("  {text:FIRST$}  ");
        let table = format!("{}v\n{}x | y\n", name("k"), name("n"));
        assert_eq!(
            laid_out(page),
            format!("T\n\none two x\n\n | a\n\n{table}- p q\n")
        );
    }

    #[test]
    fn no_line_of_the_page_of_rules_is_too_long_for_a_terminal() {
        for texts in wythoff_show::Language::all().map(wythoff_show::Texts::new) {
            let page = laid_out(wythoff_show::rules::page(&texts));
            for line in page.lines() {
                assert!(columns(line) <= 80 && !line.contains("&#"), "{line}");
            }
        }
    }
}
