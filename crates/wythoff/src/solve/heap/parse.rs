//! Reading the rules of a heap: `0.77`, `0x0.3f`, `subtraction(1,3,4)`, `grundy`.

use std::num::NonZeroU32;
use std::str::FromStr;

use super::code::HeapCode;
use super::error::{HeapRulesError, HeapRulesReason as Reason};
use super::rules::{Amounts, HeapRules};

impl FromStr for HeapRules {
    type Err = HeapRulesError;

    /// Blanks may stand around the words, and brackets and commas may be the full-width ones.
    ///
    /// ```
    /// use wythoff::solve::heap::HeapRules;
    /// assert_eq!("Subtraction（4，1，3）".parse::<HeapRules>()?.to_string(), "subtraction(1,3,4)");
    /// let error = "0.78".parse::<HeapRules>().unwrap_err();
    /// assert!(error.to_string().starts_with("column 4: the digits of an octal code are 0 to 7, found 8"));
    /// # Ok::<(), wythoff::solve::heap::HeapRulesError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, HeapRulesError> {
        let mut reader = Reader {
            text: text.chars().collect(),
            at: 0,
        };
        reader.skip_blanks();
        let rules = match reader.peek() {
            Some(c) if c.is_ascii_digit() || c == '.' => HeapRules::Code(reader.code()?),
            _ => reader.named()?,
        };
        reader.skip_blanks();
        match reader.peek() {
            None => Ok(rules),
            found => Err(reader.expected("the end", found)),
        }
    }
}

struct Reader {
    text: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    /// Reads the next character if it is one of these.
    fn eat(&mut self, expected: &[char]) -> bool {
        let found = self.peek().is_some_and(|c| expected.contains(&c));
        self.at += usize::from(found);
        found
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// The trouble with what stands at this place of the text.
    fn error_at(&self, place: usize, reason: Reason) -> HeapRulesError {
        HeapRulesError {
            column: place + 1,
            reason,
        }
    }

    fn expected(&self, expected: &'static str, found: Option<char>) -> HeapRulesError {
        self.error_at(self.at, Reason::Expected { expected, found })
    }

    /// Reads `0.77`, `.77`, `4` or `0x0.3f`.
    fn code(&mut self) -> Result<HeapCode, HeapRulesError> {
        let start = self.at;
        let hexadecimal = self.text[start..].starts_with(&['0', 'x'])
            || self.text[start..].starts_with(&['0', 'X']);
        if hexadecimal {
            self.at += 2;
        }
        let mut digits = vec![0];
        if self.peek() != Some('.') {
            let first = self.peek();
            digits[0] = self.digit(hexadecimal)?;
            if digits[0] & 3 != 0 {
                let digit = first.expect("a digit was read");
                return Err(self.error_at(self.at - 1, Reason::EndlessFirstDigit(digit)));
            }
        }
        if self.eat(&['.']) {
            // A first digit before the point may be the whole code; `.` alone may not.
            while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
                digits.push(self.digit(hexadecimal)?);
            }
            if digits == [0] {
                return Err(self.expected("a digit", self.peek()));
            }
        } else if self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            return Err(self.expected("a point after the first digit", self.peek()));
        }
        HeapCode::new(&digits).ok_or_else(|| self.error_at(start, Reason::NoMove))
    }

    fn digit(&mut self, hexadecimal: bool) -> Result<u8, HeapRulesError> {
        let found = self.peek();
        let value = found.and_then(|c| c.to_digit(16));
        match (found, value) {
            (Some(digit), Some(8..)) if !hexadecimal => {
                Err(self.error_at(self.at, Reason::NotOctal(digit)))
            }
            (_, Some(value)) => {
                self.at += 1;
                Ok(value as u8) // below 16
            }
            _ => Err(self.expected("a digit", found)),
        }
    }

    /// Reads a name, with amounts in brackets if it takes them.
    fn named(&mut self) -> Result<HeapRules, HeapRulesError> {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '\'')
        {
            self.at += 1;
        }
        let name: String = self.text[start..self.at].iter().collect();
        match name.to_ascii_lowercase().as_str() {
            "" => Err(self.expected("a code or a name", self.peek())),
            "kayles" => Ok(HeapRules::kayles()),
            "dawsons-kayles" => Ok(HeapRules::dawsons_kayles()),
            "dawsons-chess" => Ok(HeapRules::dawsons_chess()),
            "grundy" => Ok(HeapRules::Grundy),
            "lasker" => Ok(HeapRules::Lasker),
            "subtraction" => self.in_brackets(Self::subtraction),
            "all-but" => self.in_brackets(|reader| reader.amounts().map(HeapRules::AllBut)),
            _ => Err(self.error_at(start, Reason::UnknownName(name))),
        }
    }

    fn in_brackets<T>(
        &mut self,
        inside: impl FnOnce(&mut Self) -> Result<T, HeapRulesError>,
    ) -> Result<T, HeapRulesError> {
        self.skip_blanks();
        if !self.eat(&['(', '（']) {
            return Err(self.expected("\"(\"", self.peek()));
        }
        let result = inside(self)?;
        if !self.eat(&[')', '）']) {
            return Err(self.expected("\",\" or \")\"", self.peek()));
        }
        Ok(result)
    }

    /// Reads `1,3,4` or `1..7`.
    fn subtraction(&mut self) -> Result<HeapRules, HeapRulesError> {
        let start = self.at;
        let amounts = self.amounts()?;
        if !self.eat(&['.']) {
            return Ok(HeapRules::subtraction(amounts));
        }
        if !self.eat(&['.']) {
            return Err(self.expected("\"..\"", self.peek()));
        }
        if amounts.iter().ne([1]) {
            return Err(self.error_at(start, Reason::RangeNotFromOne));
        }
        let most = self.amount()?;
        self.skip_blanks();
        Ok(HeapRules::AtMost(most))
    }

    /// Reads `1,3,4` and the blanks after it.
    fn amounts(&mut self) -> Result<Amounts, HeapRulesError> {
        self.skip_blanks();
        if self.peek().is_some_and(|c| ")）".contains(c)) {
            return Err(self.error_at(self.at, Reason::NoAmounts));
        }
        let mut amounts = Vec::new();
        loop {
            amounts.push(self.amount()?);
            self.skip_blanks();
            if !self.eat(&[',', '，']) {
                return Ok(Amounts::new(amounts).expect("one was read"));
            }
        }
    }

    fn amount(&mut self) -> Result<NonZeroU32, HeapRulesError> {
        self.skip_blanks();
        let start = self.at;
        let mut value = 0u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(digit))
                .ok_or_else(|| self.error_at(start, Reason::AmountTooLarge))?;
            self.at += 1;
        }
        if self.at == start {
            return Err(self.expected("an amount", self.peek()));
        }
        NonZeroU32::new(value).ok_or_else(|| self.error_at(start, Reason::ZeroAmount))
    }
}
