use super::*;
use crate::formula::{Formula, Sign, floor, fraction, letter, number, root, tuple};
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
        "<math><mrow><mi>a</mi><mo>&lt;</mo><msup><mrow><mo>(</mo><mo form=\"prefix\">−</mo><mn>3</mn><mo>)</mo></mrow>\
         <mrow><mn>2</mn></mrow></msup></mrow></math>"
    );
}

#[test]
fn formulas_that_are_sentences_stand_further_apart_than_numbers() {
    let comma = |items: [Formula; 2]| {
        let element = mathml::element(&Formula::List(items.to_vec()), false, Style::Full);
        element.contains("<mo rspace=\"1em\">,</mo>")
    };
    assert!(comma([letter('a').equals(1), letter('b').equals(2)]));
    assert!(!comma([letter('a') + 1, letter('b') + 1]));
}

#[test]
fn brackets_stand_where_latex_and_mathml_would_show_another_formula() {
    let half = || fraction(1, 2);
    let a = || letter('a');
    for (formula, expected) in [
        // A stroke and the line of a root say by themselves how far they go.
        (a().indexed(half()), r"a_{\frac{1}{2}}"),
        (fraction(3, half()), r"\frac{3}{\frac{1}{2}}"),
        (half().next('n'), r"\frac{1}{2}n"),
        (root(half()), r"\sqrt{\frac{1}{2}}"),
        // A power beside them does not say what it is a power of; of two powers or two indices LaTeX refuses the second.
        (half().squared(), r"(\frac{1}{2})^{2}"),
        (fraction(1, number(2).squared()), r"\frac{1}{2^{2}}"),
        (root(2).squared(), r"(\sqrt{2})^{2}"),
        (root(number(2).squared()), r"\sqrt{2^{2}}"),
        (a().squared().power('n'), r"(a^{2})^{n}"),
        (a().power(letter('n').squared()), r"a^{n^{2}}"),
        (a().indexed('n').indexed('t'), r"(a_{n})_{t}"),
        (a().indexed(letter('n').indexed('t')), r"a_{n_{t}}"),
        (a().indexed('n').squared(), r"a_{n}^{2}"),
        (a().squared().indexed('n'), r"(a^{2})_{n}"),
        (half().indexed('n'), r"(\frac{1}{2})_{n}"),
        ((a() + 1).indexed('n'), r"(a + 1)_{n}"),
        // Signs that bind alike are read from the left, and nobody mixes the two sums.
        (a() - (letter('b') + 1), r"a - (b + 1)"),
        (
            a().binary(Sign::Mod, letter('b').binary(Sign::Mod, 2)),
            r"a \bmod (b \bmod 2)",
        ),
        (a().nim_plus(letter('b') + 1), r"a \oplus (b + 1)"),
        ((a() - 1).nim_plus('b'), r"(a - 1) \oplus b"),
        (a().nim_plus('b') + 1, r"(a \oplus b) + 1"),
        (a().nim_plus('b').nim_plus(1), r"a \oplus b \oplus 1"),
    ] {
        assert_eq!(latex::formula(&formula, Style::Full), expected);
        // MathML has its brackets in the same places: both ask the formula.
        let element = mathml::element(&formula, false, Style::Full);
        let brackets = |text: &str| text.matches('(').count();
        assert_eq!(brackets(&element), brackets(expected), "{element}");
    }
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
