use super::*;
use crate::explain::formula::{Formula, floor, fraction, letter, number, root, tuple};
use crate::explain::page::{Block, paragraph};

const STYLE: Style = Style {
    language: Language::English,
    numbers: Numbers::Shortened,
};

#[test]
fn a_formula_is_written_three_ways() {
    let alpha = letter('α').equals(fraction(number(1) + root(5), 2));
    assert_eq!(plain::formula(&alpha, STYLE), "α = (1 + √5)/2");
    assert_eq!(
        latex::formula(&alpha, STYLE),
        "\\alpha  = \\frac{1 + \\sqrt{5}}{2}"
    );
    let product = (letter('a') + 1) * (letter('b') - (letter('c') - 2));
    assert_eq!(plain::formula(&product, STYLE), "(a + 1)·(b − (c − 2))");
    let pair = tuple([floor(letter('n').next('α')), Formula::Number((-3).into())]);
    assert_eq!(plain::formula(&pair, STYLE), "(⌊nα⌋, −3)");
    let below = letter('a').below(number(-3).squared());
    assert_eq!(
        mathml::element(&below, false, STYLE),
        "<math><mrow><mi>a</mi><mo>&lt;</mo><msup><mrow><mo>(</mo><mo>−</mo><mn>3</mn><mo>)</mo></mrow>\
         <mrow><mn>2</mn></mrow></msup></mrow></math>"
    );
}

#[test]
fn hostile_words_are_made_harmless() {
    let hostile = "<script>alert(\"1\")</script> & $x$ *b* `c` [d](e) _f_ '";
    let blocks = [
        paragraph![hostile, Formula::Digits("<b>".to_owned())],
        Block::Items(vec![hostile.into()]),
    ];
    let html = page(&blocks, Format::Html, STYLE);
    assert!(!html.contains("<script") && !html.contains("<b>") && html.contains("&lt;script&gt;"));
    let markdown = page(&blocks, Format::Markdown, STYLE);
    assert!(
        markdown.contains("\\<script\\>") && markdown.contains("\\$x\\$"),
        "{markdown}"
    );
    assert!(
        markdown.contains("\\*b\\* \\`c\\` \\[d\\](e) \\_f\\_"),
        "{markdown}"
    );
}

#[test]
fn columns_line_up_in_both_languages() {
    let table = Block::Table {
        head: vec!["石子数".into(), letter('n').into()],
        rows: vec![
            vec!["一".into(), number(7).into()],
            vec!["abc".into(), number(100).into()],
        ],
    };
    let written = page(&[table], Format::Text, STYLE);
    assert_eq!(written, "  石子数    n\n  一        7\n  abc     100\n");
}
