//! The words of the page itself in TypeScript, made from the languages' folders: a key that is missing does not compile.

use std::fmt::Write as _;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use wythoff_show::Language;

/// The words of one page: where they stand in a language's folder, and what their keys begin with.
#[derive(Clone, Copy)]
struct Source {
    file: &'static str,
    prefix: &'static str,
}

/// `web-play-start` is `play.start` in the dictionary.
const PAGE: Source = Source {
    file: "page/words.ftl",
    prefix: "web-",
};
const ATLAS: Source = Source {
    file: "page/atlas.ftl",
    prefix: "web-atlas-",
};
/// What the words are made with.
const HEAD: &str = r#"// The words of the page. Made from the languages of wythoff-show: cargo run -p wythoff-web --bin words
type Value = number | string;

const plural = (code: string, count: Value, cases: Record<string, string> & { other: string }): string =>
  cases[new Intl.PluralRules(code).select(Number(count))] ?? cases.other;
"#;

/// The file `page/src/generated/words.ts`.
pub fn dictionary() -> String {
    written(PAGE)
}

/// The file `page/src/generated/atlas.ts`.
pub fn atlas() -> String {
    written(ATLAS)
}

fn written(source: Source) -> String {
    let mut file = HEAD.to_owned();
    let english = Language::english();
    let others = Language::all().filter(|language| *language != english);
    for language in [english].into_iter().chain(others) {
        let code = language.code();
        // The others must have the keys and variables of English.
        let as_english = if language == english {
            ""
        } else {
            ": Dictionary"
        };
        let words = Words::read(language, source);
        let _ = write!(file, "\nconst {code}{as_english} = {};\n", words.written(1));
        if language == english {
            file += "\nexport type Dictionary = typeof en;\n";
        }
    }
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    let codes = codes.join(", ");
    file + &format!(
        "\nexport const dictionaries = {{ {codes} }};\n\nexport type Language = keyof typeof dictionaries;\n"
    )
}

/// A part of the dictionary.
enum Words {
    /// An expression of TypeScript.
    Text(String),
    /// Under their names, as they stand in the file.
    Parts(Vec<(String, Words)>),
}

impl Words {
    fn read(language: Language, source: Source) -> Self {
        let text = language.file(source.file);
        let text = text.expect("every language has the words of the page");
        let mut words = Self::Parts(Vec::new());
        for entry in parser::parse(text).expect("well formed").body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message
                .id
                .name
                .strip_prefix(source.prefix)
                .expect("words of the page");
            let pattern = message.value.expect("every key has a text");
            words.insert(key, expression(&pattern, language.code()));
        }
        words
    }

    fn insert(&mut self, key: &str, text: String) {
        let Self::Parts(parts) = self else {
            panic!("{key} is below a text");
        };
        let Some((name, rest)) = key.split_once('-') else {
            return parts.push((key.to_owned(), Self::Text(text)));
        };
        let place = parts.iter().position(|(part, _)| part == name);
        let place = place.unwrap_or_else(|| {
            parts.push((name.to_owned(), Self::Parts(Vec::new())));
            parts.len() - 1
        });
        parts[place].1.insert(rest, text);
    }

    /// Numbered parts are a list.
    fn written(&self, depth: usize) -> String {
        let parts = match self {
            Self::Text(text) => return text.clone(),
            Self::Parts(parts) => parts,
        };
        let is_list = parts.iter().all(|(key, _)| key.parse::<u32>().is_ok());
        let (open, close) = if is_list { ('[', ']') } else { ('{', '}') };
        let indent = "  ".repeat(depth);
        let mut text = format!("{open}\n");
        for (key, words) in parts {
            let name = if is_list {
                String::new()
            } else {
                format!("{key}: ")
            };
            text += &format!("{indent}{name}{},\n", words.written(depth + 1));
        }
        text + &"  ".repeat(depth - 1) + &close.to_string()
    }
}

/// A text, or a function of its variables.
fn expression(pattern: &Pattern<&str>, code: &str) -> String {
    let mut variables = Vec::new();
    let template = template(pattern, code, &mut variables);
    variables.sort_unstable();
    variables.dedup();
    if variables.is_empty() {
        return template;
    }
    let types: Vec<String> = variables
        .iter()
        .map(|name| format!("{name}: Value"))
        .collect();
    let (names, types) = (variables.join(", "), types.join("; "));
    format!("({{ {names} }}: {{ {types} }}) => {template}")
}

fn template<'a>(pattern: &Pattern<&'a str>, code: &str, variables: &mut Vec<&'a str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += &escaped(value),
            PatternElement::Placeable {
                expression: Expression::Inline(inline),
            } => text += &placed(inline, variables),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a count is a variable");
                };
                variables.push(id.name);
                let cases = variants
                    .iter()
                    .map(|variant| case(variant, code, variables));
                let cases: Vec<String> = cases.collect();
                let cases = cases.join(", ");
                let _ = write!(text, "${{plural(\"{code}\", {}, {{ {cases} }})}}", id.name);
            }
        }
    }
    format!("`{text}`")
}

fn placed<'a>(inline: &InlineExpression<&'a str>, variables: &mut Vec<&'a str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.push(id.name);
            format!("${{{}}}", id.name)
        }
        InlineExpression::StringLiteral { value } => escaped(&unescape_unicode_to_string(value)),
        other => panic!("no text of the page needs {other:?}"),
    }
}

fn case<'a>(variant: &Variant<&'a str>, code: &str, variables: &mut Vec<&'a str>) -> String {
    let VariantKey::Identifier { name } = &variant.key else {
        panic!("counts are told apart by the rules of the language");
    };
    format!("{name}: {}", template(&variant.value, code, variables))
}

/// As it stands between backquotes.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('`', "\\`");
    text.replace("${", "\\${")
}
