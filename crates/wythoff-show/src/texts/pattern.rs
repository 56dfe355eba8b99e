//! The text of a message: what stands in its file, with the values of its variables.
//!
//! Of Fluent's language this is what the files have: text, variables, literals, and choices by a count or by a word.
//! All of Fluent, with rounded numbers and the plurals of every language, would be 29 kB more for the page to send.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode;

/// The values of the variables of a message.
pub(super) type Values = [(&'static str, Given)];

/// The value of a variable.
pub(super) enum Given {
    /// A count, by which a message may choose its words.
    Count(usize),
    /// A text, which may be such a word.
    Text(String),
}

/// The text of a pattern. A variable without a value stands there by its name, which no test lets pass.
pub(super) fn written(pattern: &Pattern<&str>, values: &Values) -> String {
    let mut text = String::new();
    write(pattern, values, &mut text);
    text
}

fn write(pattern: &Pattern<&str>, values: &Values, to: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => to.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => write_inline(inline, values, to),
                Expression::Select { selector, variants } => {
                    let given = variable(selector, values);
                    let is_chosen = |key| given.is_some_and(|given| is_for(key, given));
                    let chosen = variants.iter().find(|variant| is_chosen(&variant.key));
                    let default = || variants.iter().find(|variant| variant.default);
                    let chosen = chosen.or_else(default).expect("Fluent demands a default");
                    write(&chosen.value, values, to);
                }
            },
        }
    }
}

fn write_inline(inline: &InlineExpression<&str>, values: &Values, to: &mut String) {
    match inline {
        InlineExpression::StringLiteral { value } => {
            unescape_unicode(to, value).expect("a string takes every text");
        }
        inline => match variable(inline, values) {
            Some(Given::Count(count)) => to.push_str(&count.to_string()),
            Some(Given::Text(text)) => to.push_str(text),
            None => {
                debug_assert!(false, "no value: {inline:?}");
                if let InlineExpression::VariableReference { id } = inline {
                    to.push_str(id.name);
                }
            }
        },
    }
}

fn variable<'v>(inline: &InlineExpression<&str>, values: &'v Values) -> Option<&'v Given> {
    let InlineExpression::VariableReference { id } = inline else {
        return None;
    };
    let found = values.iter().find(|(name, _)| *name == id.name);
    found.map(|(_, given)| given)
}

/// Whether a choice is meant for a value: for a number, for one thing, or for a word.
fn is_for(key: &VariantKey<&str>, given: &Given) -> bool {
    match (key, given) {
        (VariantKey::NumberLiteral { value }, Given::Count(count)) => *value == count.to_string(),
        // One thing, as English counts. A language that counts otherwise, as Russian does, needs its rule here.
        (VariantKey::Identifier { name }, Given::Count(count)) => *name == "one" && *count == 1,
        (VariantKey::Identifier { name }, Given::Text(text)) => name == text,
        (VariantKey::NumberLiteral { .. }, Given::Text(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::*;

    /// What a message says.
    fn said(message: &str, values: &Values) -> String {
        let resource = parser::parse(message).expect("well formed");
        let [Entry::Message(message)] = &resource.body[..] else {
            panic!("one message")
        };
        written(message.value.as_ref().expect("it has a text"), values)
    }

    #[test]
    fn a_count_chooses_its_number_then_one_then_the_default() {
        let message = "key = { $n ->\n  [0] none\n  [one] a pile\n *[other] { $n } piles\n }!";
        let with = |n| said(message, &[("n", Given::Count(n))]);
        assert_eq!(
            [0, 1, 2, 10].map(with),
            ["none!", "a pile!", "2 piles!", "10 piles!"]
        );
    }

    #[test]
    fn a_word_chooses_its_name_and_no_number() {
        let message = "key = { $play ->\n  [1] no\n  [misere] last loses\n *[normal] last wins\n }";
        let with = |word: &str| said(message, &[("play", Given::Text(word.to_owned()))]);
        assert_eq!(
            ["misere", "normal", "1", "one"].map(with),
            ["last loses", "last wins", "last wins", "last wins"]
        );
    }

    #[test]
    fn literals_and_texts_stand_as_they_are() {
        let values = [("a", Given::Text("{ $b }".to_owned()))];
        assert_eq!(
            said(r#"key = {"{"}{ $a }{" "}{"\u00e9"}"#, &values),
            "{{ $b } é"
        );
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no value")]
    fn a_variable_without_a_value_is_a_mistake() {
        said("key = { $b }", &[]);
    }
}
