//! Reading formulas: they are written as a terminal shows them.
//!
//! | written | read as |
//! |---|---|
//! | `a + b`, `a − b`, `a ⊕ b`, `a·b`, `a mod b` | the sign between two; `-` and `*` do as well |
//! | `=`, `≠`, `<`, `≤`, `>`, `≥`, `∈`, `→` | comparisons, as many in a row as you like |
//! | `nα`, `2n`, `(t − 2)α`, `t (a − n)` | side by side; a blank before a bracket, because |
//! | `f(x)`, `mex{a, b}` | a bracket directly behind a letter or word makes it a function |
//! | `A_n`, `A_(n + 1)`, `x²`, `x^n`, `2^(n + 1)` | index and power |
//! | `b/a`, `(1 + √5)/2`, `√(t² + 4)`, `⌊nα⌋` | fraction, root and floor; brackets that only group are not kept |
//! | `(a, b)`, `{a, b, …}`, `a = 1, b = 2` | pair, set and list; a tuple of one is `(a,)` |

use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

use dashu_int::IBig;

use super::{Formula, RAISED, Sign, number};

/// Why a text is not a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// Which character is wrong, counted from 1.
    pub column: usize,
    /// What is missing there.
    pub expected: &'static str,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for Misread {}

/// Reads a formula.
///
/// ```
/// use wythoff_show::formula::{floor, letter, read};
/// let expected = letter('A').indexed('n').equals(floor(letter('n').next('α')));
/// assert_eq!(read("A_n = ⌊nα⌋"), Ok(expected));
/// assert_eq!(read("A_n = ⌊nα").unwrap_err().to_string(), "column 10: expected ⌋");
/// ```
pub fn read(text: &str) -> Result<Formula, Misread> {
    read_with(text, |_| None)
}

/// Reads a formula in which some characters stand for formulas.
pub(crate) fn read_with(
    text: &str,
    value: impl Fn(char) -> Option<Formula>,
) -> Result<Formula, Misread> {
    let mut reader = Reader {
        rest: text.chars().peekable(),
        column: 1,
        value: &value,
    };
    let formula = reader.list()?;
    reader.blanks();
    match reader.rest.peek() {
        None => Ok(formula),
        Some(_) => Err(reader.expected("a sign or the end")),
    }
}

const SUMS: [(char, Sign); 4] = [
    ('+', Sign::Plus),
    ('−', Sign::Minus),
    ('-', Sign::Minus),
    ('⊕', Sign::NimPlus),
];

const COMPARISONS: [(char, Sign); 8] = [
    ('=', Sign::Equal),
    ('≠', Sign::NotEqual),
    ('<', Sign::Less),
    ('≤', Sign::AtMost),
    ('>', Sign::Greater),
    ('≥', Sign::AtLeast),
    ('∈', Sign::In),
    ('→', Sign::To),
];

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    column: usize,
    value: &'a dyn Fn(char) -> Option<Formula>,
}

impl Reader<'_> {
    fn expected(&self, expected: &'static str) -> Misread {
        let column = self.column;
        Misread { column, expected }
    }

    fn next(&mut self) -> Option<char> {
        self.column += 1;
        self.rest.next()
    }

    fn blanks(&mut self) {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
    }

    /// Takes this character if it comes next, after blanks.
    fn takes(&mut self, wanted: char) -> bool {
        self.blanks();
        let comes = self.rest.peek() == Some(&wanted);
        if comes {
            self.next();
        }
        comes
    }

    /// Takes one of these signs.
    fn sign(&mut self, signs: &[(char, Sign)]) -> Option<Sign> {
        self.blanks();
        let next = self.rest.peek()?;
        let (_, sign) = *signs.iter().find(|(written, _)| written == next)?;
        self.next();
        Some(sign)
    }

    /// Takes a word if it comes next, and no letter behind it.
    fn word(&mut self, word: &str) -> bool {
        self.blanks();
        let mut ahead = self.rest.clone();
        let comes = word.chars().all(|letter| ahead.next() == Some(letter))
            && !ahead.peek().is_some_and(char::is_ascii_alphabetic);
        if comes {
            self.rest = ahead;
            self.column += word.len();
        }
        comes
    }

    fn list(&mut self) -> Result<Formula, Misread> {
        let first = self.comparison()?;
        let mut items = vec![first];
        while self.takes(',') {
            items.push(self.comparison()?);
        }
        Ok(match items.len() {
            1 => items.remove(0),
            _ => Formula::List(items),
        })
    }

    fn comparison(&mut self) -> Result<Formula, Misread> {
        let mut formula = self.sum()?;
        while let Some(sign) = self.sign(&COMPARISONS) {
            formula = formula.binary(sign, self.sum()?);
        }
        Ok(formula)
    }

    fn sum(&mut self) -> Result<Formula, Misread> {
        let mut formula = self.term()?;
        while let Some(sign) = self.sign(&SUMS) {
            formula = formula.binary(sign, self.term()?);
        }
        Ok(formula)
    }

    fn term(&mut self) -> Result<Formula, Misread> {
        if self.takes('−') || self.takes('-') {
            return Ok(Formula::Number(-self.number()?));
        }
        let mut formula = self.product()?;
        while self.word("mod") {
            formula = formula.binary(Sign::Mod, self.product()?);
        }
        Ok(formula)
    }

    fn product(&mut self) -> Result<Formula, Misread> {
        let mut formula = self.side_by_side()?;
        loop {
            if self.takes('·') || self.takes('*') {
                formula = formula * self.side_by_side()?;
            } else if self.takes('/') {
                formula = super::fraction(formula, self.factor()?);
            } else {
                return Ok(formula);
            }
        }
    }

    fn side_by_side(&mut self) -> Result<Formula, Misread> {
        let mut formula = self.factor()?;
        while self.begins_a_factor() {
            formula = formula.next(self.factor()?);
        }
        Ok(formula)
    }

    /// Whether what comes next can stand behind a factor: no number, which would change what is before it.
    fn begins_a_factor(&mut self) -> bool {
        let before = (self.rest.clone(), self.column);
        if self.word("mod") {
            (self.rest, self.column) = before;
            return false;
        }
        self.rest.peek().is_some_and(|&c| {
            is_letter(c) || matches!(c, '(' | '⌊' | '√' | '…') || (self.value)(c).is_some()
        })
    }

    fn factor(&mut self) -> Result<Formula, Misread> {
        let mut formula = self.atom()?;
        loop {
            // No blanks before an index or a power.
            let (index, power) = match self.rest.peek().copied() {
                Some('_') => (true, None),
                Some('^') => (false, None),
                Some(c) if raised(c).is_some() => (false, Some(self.raised())),
                _ => return Ok(formula),
            };
            if power.is_none() {
                self.next();
            }
            formula = match (index, power) {
                (true, _) => formula.indexed(self.small()?),
                (false, Some(power)) => formula.power(power),
                (false, None) => formula.power(self.small()?),
            };
        }
    }

    /// A power in raised digits.
    fn raised(&mut self) -> Formula {
        let mut power = 0u64;
        while let Some(digit) = self.rest.peek().and_then(|&c| raised(c)) {
            power = power.saturating_mul(10).saturating_add(digit);
            self.next();
        }
        number(power)
    }

    /// An index or a power.
    fn small(&mut self) -> Result<Formula, Misread> {
        match self.rest.peek() {
            Some('−' | '-') => self.term(),
            _ => self.atom(),
        }
    }

    fn atom(&mut self) -> Result<Formula, Misread> {
        if self.word("mex") {
            return self.function(Formula::Word("mex"));
        }
        self.blanks();
        let Some(&first) = self.rest.peek() else {
            return Err(self.expected("a number, a letter or a bracket"));
        };
        if first.is_ascii_digit() {
            return self.number().map(Formula::Number);
        }
        if let Some(value) = (self.value)(first) {
            self.next();
            return Ok(value);
        }
        if is_letter(first) {
            self.next();
            return self.function(Formula::Letter(first));
        }
        match first {
            '(' => self.bracket(),
            '{' => self.braces().map(Formula::Set),
            '⌊' => {
                self.next();
                let inside = self.list()?;
                self.closes('⌋', "⌋")?;
                Ok(super::floor(inside))
            }
            '√' => {
                self.next();
                Ok(super::root(self.factor()?))
            }
            '…' => {
                self.next();
                Ok(Formula::Dots)
            }
            _ => Err(self.expected("a number, a letter or a bracket")),
        }
    }

    /// A letter or word, with its argument if a bracket stands directly behind it.
    fn function(&mut self, name: Formula) -> Result<Formula, Misread> {
        match self.rest.peek() {
            Some('(') => Ok(name.of(self.bracket()?)),
            Some('{') => Ok(name.of(Formula::Set(self.braces()?))),
            _ => Ok(name),
        }
    }

    fn number(&mut self) -> Result<IBig, Misread> {
        let mut digits = String::new();
        while let Some(digit) = self.rest.peek().copied().filter(char::is_ascii_digit) {
            digits.push(digit);
            self.next();
        }
        digits.parse().map_err(|_| self.expected("a number"))
    }

    /// `(a)`, which only groups, or `(a, b)`, `(a,)`, `()`.
    fn bracket(&mut self) -> Result<Formula, Misread> {
        self.next();
        if self.takes(')') {
            return Ok(Formula::Tuple(Vec::new()));
        }
        let first = self.comparison()?;
        if self.takes(')') {
            return Ok(first);
        }
        let mut items = vec![first];
        while self.takes(',') {
            if self.takes(')') {
                return Ok(Formula::Tuple(items));
            }
            items.push(self.comparison()?);
        }
        self.closes(')', ")")?;
        Ok(Formula::Tuple(items))
    }

    fn braces(&mut self) -> Result<Vec<Formula>, Misread> {
        self.next();
        let mut items = Vec::new();
        if self.takes('}') {
            return Ok(items);
        }
        items.push(self.comparison()?);
        while self.takes(',') {
            items.push(self.comparison()?);
        }
        self.closes('}', "}")?;
        Ok(items)
    }

    fn closes(&mut self, bracket: char, name: &'static str) -> Result<(), Misread> {
        match self.takes(bracket) {
            true => Ok(()),
            false => Err(self.expected(name)),
        }
    }
}

/// Latin or Greek.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || ('α'..='ω').contains(&c)
}

/// The digit that is raised so.
fn raised(c: char) -> Option<u64> {
    let digit = RAISED.iter().position(|&raised| raised == c)?;
    Some(digit as u64)
}
