//! Formulas are read as they are shown.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use proptest::prelude::*;
use wythoff_show::Language;
use wythoff_show::formula::{
    Formula, Sign, floor, fraction, letter, list, number, read, root, set, tuple,
};

#[test]
fn every_sign_has_its_place() {
    let [a, b, n, t] = ['a', 'b', 'n', 't'].map(|name| move || letter(name));
    let alpha = || letter('α');
    let index = |index: Formula| letter('A').indexed(index);
    for (text, expected) in [
        ("A_n = ⌊nα⌋", index(n()).equals(floor(n().next(alpha())))),
        ("A_(n + 1)", index(n() + 1)),
        (
            "α = (1 + √5)/2",
            alpha().equals(fraction(number(1) + root(5), 2)),
        ),
        ("√(t² + 4)", root(t().squared() + 4)),
        (
            "1/α + 1/(α + t) = 1",
            (fraction(1, 'α') + fraction(1, alpha() + 't')).equals(1),
        ),
        ("a ≤ b < n", a().at_most(b()).below(n())),
        ("a − (b − n)", a() - (b() - n())),
        ("a - b - n", a() - b() - n()),
        ("n − t + (a − t)", (n() - t()) + (a() - t())),
        ("a ⊕ b ⊕ 3 = 0", a().nim_plus(b()).nim_plus(3).equals(0)),
        ("f(a + 1) > 0", letter('f').of(a() + 1).above(0)),
        ("t (a − n) + 1", t().next(a() - n()) + 1),
        ("(t − 2)α", (t() - 2).next(alpha())),
        ("tdu", t().next('d').next('u')),
        ("2·3 + a*b", number(2) * number(3) + a() * b()),
        ("7 mod 2 = 1", number(7).binary(Sign::Mod, 2).equals(1)),
        (
            "mex{A_n, 1, …}",
            Formula::Word("mex").of(set([index(n()), number(1), Formula::Dots])),
        ),
        ("(a, b)", tuple([a(), b()])),
        ("(a,)", tuple([a()])),
        ("g(a, b)", letter('g').of(tuple([a(), b()]))),
        (
            "a = 1, b ≥ −3",
            list([a().equals(1), b().at_least(number(-3))]),
        ),
        (
            "(−3)² ≠ 2^n",
            number(-3).squared().differs(number(2).power('n')),
        ),
        (
            "a → 2 ∈ {}",
            a().binary(Sign::To, 2)
                .binary(Sign::In, set([] as [Formula; 0])),
        ),
    ] {
        assert_eq!(read(text), Ok(expected), "{text}");
    }
}

#[test]
fn what_is_no_formula_is_refused_at_its_place() {
    for (text, expected) in [
        ("", "column 1: expected a number, a letter or a bracket"),
        ("a +", "column 4: expected a number, a letter or a bracket"),
        ("a 2", "column 3: expected a sign or the end"),
        ("(a, b", "column 6: expected )"),
        ("⌊nα", "column 4: expected ⌋"),
        ("{a", "column 3: expected }"),
        ("a − −b", "column 6: expected a number"),
        (
            "甲 = 1",
            "column 1: expected a number, a letter or a bracket",
        ),
    ] {
        assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
    }
}

/// The texts of a message, one for each of its variants, with a letter in place of every value.
fn variants(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => vec!["x".to_owned()],
            PatternElement::Placeable {
                expression: Expression::Select { variants: all, .. },
            } => all.iter().flat_map(|one| variants(&one.value)).collect(),
        };
        let before = texts.iter();
        let longer = before.flat_map(|text| next.iter().map(move |more| text.clone() + more));
        texts = longer.collect();
    }
    texts
}

#[test]
fn every_formula_in_the_words_of_explanations_can_be_read() {
    let files = Language::all().flat_map(Language::files);
    let mut count = 0;
    for (path, text) in files.filter(|(path, _)| path.starts_with("explain/")) {
        for entry in parser::parse(text).expect("well formed").body {
            let Entry::Message(message) = entry else {
                continue;
            };
            for text in variants(&message.value.expect("every key has a text")) {
                let pieces: Vec<&str> = text.split('$').collect();
                assert!(pieces.len() % 2 == 1, "{path}: {text}");
                for formula in pieces.into_iter().skip(1).step_by(2) {
                    let read = read(formula);
                    assert!(read.is_ok(), "{path}, ${formula}$: {}", read.unwrap_err());
                    count += 1;
                }
            }
        }
    }
    assert!(count > 100, "{count} formulas");
}

/// Formulas of every shape whose parts may stand where they stand.
fn formulas() -> impl Strategy<Value = Formula> {
    let letters = prop::sample::select(vec!['a', 'b', 'n', 't', 'A', 'α', 'φ']);
    let leaf = prop_oneof![
        (-20i64..1000).prop_map(number),
        letters.clone().prop_map(letter),
        Just(Formula::Dots),
    ];
    leaf.prop_recursive(5, 40, 4, move |part| {
        let parts = prop::collection::vec(part.clone(), 2..4);
        let signs = [
            Sign::Equal,
            Sign::NotEqual,
            Sign::AtLeast,
            Sign::To,
            Sign::Plus,
            Sign::Minus,
            Sign::NimPlus,
            Sign::Times,
            Sign::Mod,
        ];
        let sign = prop::sample::select(signs.to_vec());
        let name = letters.clone().prop_map(letter);
        prop_oneof![
            (sign, part.clone(), part.clone()).prop_map(|(sign, a, b)| a.binary(sign, b)),
            (0u8..9, name.clone()).prop_map(|(times, name)| number(times).next(name)),
            (name.clone(), name.clone()).prop_map(|(a, b)| a.next(b)),
            (name.clone(), part.clone()).prop_map(|(name, part)| name.of(part)),
            (name.clone(), part.clone()).prop_map(|(name, part)| name.indexed(part)),
            (part.clone(), 2u8..5).prop_map(|(part, power)| part.power(number(power))),
            (part.clone(), part.clone()).prop_map(|(above, below)| fraction(above, below)),
            part.clone().prop_map(root),
            part.clone().prop_map(floor),
            parts.clone().prop_map(tuple),
            parts.clone().prop_map(list),
            parts.prop_map(set),
        ]
    })
}

#[test]
fn what_would_be_read_as_another_formula_stands_in_brackets() {
    let half = || fraction(1, 2);
    for (text, formula) in [
        ("a_(1/2)", letter('a').indexed(half())),
        ("a_1/2", fraction(letter('a').indexed(1), 2)),
        ("a_(n²)", letter('a').indexed(letter('n').power(2))),
        ("a_n²", letter('a').indexed(letter('n')).power(2)),
        ("(1/2)²", half().power(2)),
        ("1/2²", fraction(1, number(2).power(2))),
        ("√(1/2)", root(half())),
        ("(√2)²", root(2).power(2)),
        ("√2²", root(number(2).power(2))),
        ("√1/2", fraction(root(1), 2)),
        ("3/(1/2)", fraction(3, half())),
        ("3/1/2", fraction(fraction(3, 1), 2)),
        ("(1/2)n", half().next('n')),
        ("(x²)³", letter('x').power(2).power(3)),
        ("2^(n²)", number(2).power(letter('n').power(2))),
        ("(2^n)²", number(2).power('n').power(2)),
        ("2^(a_n)", number(2).power(letter('a').indexed('n'))),
        ("(a_n)_t", letter('a').indexed('n').indexed('t')),
        ("a_(n_t)", letter('a').indexed(letter('n').indexed('t'))),
        (
            "a mod (b mod 2)",
            letter('a').binary(Sign::Mod, letter('b').binary(Sign::Mod, 2)),
        ),
        ("a ⊕ (b + 1)", letter('a').nim_plus(letter('b') + 1)),
        ("(a ⊕ b) + 1", letter('a').nim_plus('b') + 1),
    ] {
        assert_eq!(formula.to_string(), text);
        assert_eq!(read(text).unwrap(), formula);
    }
}

proptest! {
    #[test]
    fn what_is_shown_can_be_read_and_is_shown_the_same(formula in formulas()) {
        let shown = formula.to_string();
        let read = read(&shown).map_err(|error| TestCaseError::fail(format!("{shown}: {error}")))?;
        prop_assert_eq!(read.to_string(), shown);
    }
}
