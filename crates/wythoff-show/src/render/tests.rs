use super::*;
use crate::formula::{Formula, floor, fraction, letter, number, root, tuple};
use crate::language::Language;
use crate::page::{Block, Inline, Prose};

#[test]
fn a_formula_is_written_three_ways() {
    let alpha = letter('α').equals(fraction(number(1) + root(5), 2));
    assert_eq!(alpha.to_string(), "α = (1 + √5)/2");
    assert_eq!(
        latex::formula(&alpha, Style::Full),
        "\\alpha  = \\frac{1 + \\sqrt{5}}{2}"
    );
    let product = (letter('a') + 1) * (letter('b') - (letter('c') - 2));
    assert_eq!(product.to_string(), "(a + 1)·(b − (c − 2))");
    let pair = tuple([floor(letter('n').next('α')), number(-3)]);
    assert_eq!(pair.to_string(), "(⌊nα⌋, −3)");
    let below = letter('a').below(number(-3).squared());
    assert_eq!(
        mathml::element(&below, false, Style::Full),
        "<math><mrow><mi>a</mi><mo>&lt;</mo><msup><mrow><mo>(</mo><mo>−</mo><mn>3</mn><mo>)</mo></mrow>\
         <mrow><mn>2</mn></mrow></msup></mrow></math>"
    );
}

#[test]
fn hostile_words_are_made_harmless() {
    let hostile = "<script>alert(\"1\")</script> & $x$ *b* `c` [d](e) _f_ '";
    let digits = Formula::Digits("<b>".to_owned());
    let pieces = vec![Inline::Words(hostile.to_owned()), Inline::Formula(digits)];
    let blocks = [
        Block::Paragraph(Prose(pieces)),
        Block::Items(vec![hostile.into()]),
    ];
    let html = html::page(&blocks, Style::Full);
    assert!(!html.contains("<script") && !html.contains("<b>") && html.contains("&lt;script&gt;"));
    let markdown = markdown::page(&blocks, Style::Full);
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
    let written = text::page(&[table], Style::Full);
    assert_eq!(written, "  石子数    n\n  一        7\n  abc     100\n");
}

#[test]
fn a_long_number_is_cut_in_the_middle_unless_it_is_wanted_in_full() {
    let texts = Texts::new(Language::english());
    let long = [Block::Display(number(
        -dashu_int::IBig::from(10).pow(299) + 7,
    ))];
    assert_eq!(
        page(&long, Format::Text, Numbers::Shortened, &texts),
        "    −99999999…99999993 (299 digits)\n"
    );
    let full = page(&long, Format::Text, Numbers::Full, &texts);
    assert_eq!(full.trim().chars().count(), 300);
}
