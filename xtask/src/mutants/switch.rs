//! Many changes of a file in one text: each is a copy of the body of its function, chosen by number while the program runs.
//!
//! So all are compiled at once, and to try one takes no longer than to run the tests.

use std::fmt::Write;
use std::ops::Range;

use super::mutant::Mutant;

/// The variable that says which change is on; none is 0.
pub(super) const VARIABLE: &str = "WYTHOFF_MUTANT";

/// What the library is given to ask which change is on.
pub(super) const MODULE: &str = r#"
/// Which change is on.
pub(crate) mod mutant {
    use std::sync::LazyLock;

    static NUMBER: LazyLock<u32> = LazyLock::new(|| {
        let number = std::env::var("WYTHOFF_MUTANT").ok();
        number.and_then(|number| number.parse().ok()).unwrap_or(0)
    });

    pub(crate) fn number() -> u32 {
        *NUMBER
    }
}
"#;

/// A function, and the changes in it.
struct Function<'a> {
    /// Between its braces.
    body: Range<usize>,
    /// What stands before and after the block of each body: bodies of a type without a name are put into boxes.
    boxed: (String, String),
    mutants: Vec<(u32, &'a Mutant)>,
}

/// A file in which changes are chosen by number.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Switched {
    pub(super) text: String,
    /// Which change stands in which lines, counted from 1.
    pub(super) lines: Vec<(Range<usize>, u32)>,
}

impl Switched {
    /// Which change a line belongs to.
    pub(super) fn at(&self, line: usize) -> Option<u32> {
        let found = self.lines.iter().find(|(lines, _)| lines.contains(&line));
        found.map(|&(_, number)| number)
    }

    fn line(&self) -> usize {
        1 + self.text.matches('\n').count()
    }

    fn write(&mut self, source: &str, range: Range<usize>, functions: &[Function<'_>]) {
        let mut at = range.start;
        for (index, function) in functions.iter().enumerate() {
            let is_within = range.start <= function.body.start && function.body.end <= range.end;
            if !is_within || function.body.start < at {
                continue;
            }
            self.text += &source[at..function.body.start];
            self.text += "match crate::mutant::number() {\n";
            for &(number, mutant) in &function.mutants {
                let first = self.line();
                let (before, after) = (
                    &source[function.body.start..mutant.span.start],
                    &source[mutant.span.end..function.body.end],
                );
                let body = format!("{before}{}{after}", mutant.replacement);
                let (open, close) = &function.boxed;
                let _ = writeln!(self.text, "{number} => {open}{{{body}\n}}{close},");
                self.lines.push((first..self.line(), number));
            }
            let (open, close) = &function.boxed;
            let _ = write!(self.text, "_ => {open}{{");
            self.write(source, function.body.clone(), &functions[index + 1..]);
            let _ = write!(self.text, "\n}}{close}\n}}");
            at = function.body.end;
        }
        self.text += &source[at..range.end];
    }
}

/// Whether a change can be chosen while the program runs: not in a constant.
pub(super) fn is_switchable(mutant: &Mutant, source: &str) -> bool {
    mutant.function.as_ref().is_some_and(|(function, _)| {
        let body = body(source, function.clone());
        !source[function.start..body.start].contains("const fn")
    })
}

/// What stands around each body of a function that returns this.
fn boxed(returns: &str) -> (String, String) {
    let Some((_, bounds)) = returns.split_once("-> impl ") else {
        return Default::default();
    };
    let bounds = bounds.split("+use<").next().unwrap_or(bounds);
    ("Box::new(".to_owned(), format!(") as Box<dyn {bounds}>"))
}

/// The file with all these changes, by their numbers.
pub(super) fn switched(source: &str, mutants: &[(u32, &Mutant)]) -> Switched {
    let mut functions: Vec<Function<'_>> = Vec::new();
    for &(number, mutant) in mutants {
        let (function, returns) = mutant.function.as_ref().expect("switchable");
        let body = body(source, function.clone());
        match functions.iter_mut().find(|known| known.body == body) {
            Some(known) => known.mutants.push((number, mutant)),
            None => functions.push(Function {
                body,
                boxed: boxed(returns),
                mutants: vec![(number, mutant)],
            }),
        }
    }
    // A function before those inside it.
    functions.sort_by_key(|function| (function.body.start, std::cmp::Reverse(function.body.end)));
    let mut switched = Switched::default();
    switched.write(source, 0..source.len(), &functions);
    switched
}

/// What stands between the braces of a function.
fn body(source: &str, function: Range<usize>) -> Range<usize> {
    let text = &source[function.clone()];
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        match rest.as_bytes()[0] {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            // In an attribute.
            b'"' => at += 1 + rest[1..].find('"').unwrap_or(0),
            b'{' if depth == 0 => return function.start + at + 1..function.end - 1,
            _ => {}
        }
        at += rest.chars().next().map_or(1, char::len_utf8);
    }
    panic!("a function without a body: {text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "fn f(x: u8) -> bool {\n    fn g(y: u8) -> u8 { y + 1 }\n    g(x) < 3\n}\n";

    fn mutant(from: &str, to: &str, function: &str, returns: &str) -> Mutant {
        let start = SOURCE.find(from).unwrap();
        let of = SOURCE.find(function).unwrap();
        Mutant {
            name: String::new(),
            file: String::new(),
            span: start..start + from.len(),
            replacement: to.to_owned(),
            function: Some((of..of + function.len(), returns.to_owned())),
        }
    }

    #[test]
    fn each_change_is_a_copy_of_the_body_of_its_function() {
        let inner = mutant("+", "-", "fn g(y: u8) -> u8 { y + 1 }", "-> u8");
        let outer = mutant("<", ">", SOURCE.trim_end(), "-> bool");
        let switched = switched(SOURCE, &[(1, &outer), (2, &inner)]);
        let plain: String = switched.text.split_whitespace().collect();
        assert_eq!(
            plain,
            "fnf(x:u8)->bool{matchcrate::mutant::number(){\
             1=>{fng(y:u8)->u8{y+1}g(x)>3},\
             _=>{fng(y:u8)->u8{matchcrate::mutant::number(){2=>{y-1},_=>{y+1}}}g(x)<3}}}"
        );
        let line = |text: &str| {
            1 + switched
                .text
                .lines()
                .position(|l| l.contains(text))
                .unwrap()
        };
        assert_eq!(switched.at(line("g(x) > 3")), Some(1));
        assert_eq!(switched.at(line("y - 1")), Some(2));
        assert_eq!(switched.at(line("g(x) < 3")), None);
    }

    #[test]
    fn bodies_of_types_without_a_name_are_put_into_boxes() {
        let (open, close) = boxed("-> impl Iterator<Item = UBig>+use<>");
        assert_eq!(
            open + "{}" + &close,
            "Box::new({}) as Box<dyn Iterator<Item = UBig>>"
        );
        assert_eq!(boxed("-> bool"), Default::default());
    }

    #[test]
    fn changes_of_constants_are_compiled_one_by_one() {
        let mut change = mutant("<", ">", SOURCE.trim_end(), "-> bool");
        assert!(is_switchable(&change, SOURCE));
        change.function = None;
        assert!(!is_switchable(&change, SOURCE));
    }

    #[test]
    fn the_body_begins_after_comments_attributes_and_arguments() {
        let source = "/// {not}\n#[doc = \"{\"]\nfn f([a, b]: [u8; { 2 }]) -> u8 { a }";
        assert_eq!(&source[body(source, 0..source.len())], " a ");
    }
}
