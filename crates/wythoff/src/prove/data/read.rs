//! Values as text: from any program, in any of the ways in which programs print them.

use std::fmt;
use std::str::FromStr;

use super::cells::Data;

/// Fewer values show no pattern.
const FEWEST: usize = 6;
/// Nor does a table with fewer rows or columns.
const FEWEST_LINES: usize = 4;
/// More values are not read.
const MOST: usize = 10_000_000;

/// Why a text is no data, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataError {
    /// The line, from 1 on.
    pub line: usize,
    /// The column, in characters from 1 on.
    pub column: usize,
    /// What is wrong there.
    pub kind: DataErrorKind,
}

/// What is wrong with a text that should be data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DataErrorKind {
    /// A word is no natural number, and no letters of outcomes.
    NotANumber(String),
    /// A number is 2³² or more.
    TooLarge(String),
    /// Nothing stands before a comma.
    Gap,
    /// Lines of two numbers count, and one of them is left out.
    Skipped {
        /// The number that should begin the line.
        expected: u32,
        /// The number that does.
        found: u32,
    },
    /// A line has another number of values than the first.
    Ragged {
        /// How many the first has.
        expected: usize,
        /// How many this one has.
        found: usize,
    },
    /// P and N stand beside L and W, or letters beside numbers.
    Mixed(String),
    /// There are too few values, or too few rows or columns.
    TooFew {
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// There are too many values.
    TooMany {
        /// How many there may be.
        most: usize,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.kind {
            DataErrorKind::NotANumber(word) => write!(f, "{word} is no value"),
            DataErrorKind::TooLarge(word) => write!(f, "{word} is too large"),
            DataErrorKind::Gap => write!(f, "a value is missing"),
            DataErrorKind::Skipped { expected, found } => {
                write!(f, "the lines count: {expected} is due, not {found}")
            }
            DataErrorKind::Ragged { expected, found } => {
                write!(f, "{found} values, not {expected} as in the first line")
            }
            DataErrorKind::Mixed(word) => write!(f, "{word} does not go with the values before"),
            DataErrorKind::TooFew { found, least } => {
                write!(f, "{found} are too few: {least} are needed")
            }
            DataErrorKind::TooMany { most } => write!(f, "more than {most} values"),
        }
    }
}

impl std::error::Error for DataError {}

/// Data as they were read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The values.
    pub data: Data,
    /// Which letters stood for outcomes, if any.
    pub letters: Option<Letters>,
    /// From which number on the lines counted, 0 or 1, if they did: the first value is that of this number.
    pub counted_from: Option<u32>,
}

/// The letters that stand for outcomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Letters {
    /// P for the previous player, who has won: lost for the player to move, 0. N for the next one, 1.
    PreviousNext,
    /// L for lost, 0; W for won, 1.
    LostWon,
}

impl Letters {
    fn of(word: &str) -> Option<Self> {
        let all = |letters: &str| {
            word.chars()
                .all(|c| letters.contains(c.to_ascii_uppercase()))
        };
        match word {
            _ if all("PN") => Some(Self::PreviousNext),
            _ if all("LW") => Some(Self::LostWon),
            _ => None,
        }
    }
}

/// How the words of a text are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Words {
    /// As numbers.
    Numbers,
    /// Each digit, 0 or 1, is a value.
    Digits,
    /// Each letter is a value.
    Letters(Letters),
}

/// A word and where it stands.
struct Word<'a> {
    text: &'a str,
    line: usize,
    /// What stands before it in its line.
    before: &'a str,
}

impl Word<'_> {
    fn refuse(&self, kind: impl FnOnce(String) -> DataErrorKind) -> DataError {
        DataError {
            line: self.line,
            column: self.before.chars().count() + 1,
            kind: kind(self.text.to_owned()),
        }
    }
}

impl Data {
    /// Reads a row or a table.
    ///
    /// Numbers, or the letters P and N or L and W, are parted by blanks or commas; `#` begins a comment. One line, or one
    /// value in each line, is a row; several lines of several values are a table. A comma at the end of a line joins it
    /// with the next one. Letters, and words of 0 and 1 of which one begins with 0, need no blanks between them. Two
    /// columns of which the first counts 0, 1, 2, … or 1, 2, 3, … are a row, as in b-files.
    pub fn read(text: &str) -> Result<Reading, DataError> {
        let lines = lines(text)?;
        let words = kind(&lines);
        let mut values = Vec::new();
        let mut ends = Vec::new();
        for line in &lines {
            for word in line {
                push(word, words, &mut values)?;
                if values.len() > MOST {
                    return Err(word.refuse(|_| DataErrorKind::TooMany { most: MOST }));
                }
            }
            ends.push(values.len());
        }
        let letters = match words {
            Words::Letters(letters) => Some(letters),
            _ => None,
        };
        let (data, counted_from) = shaped(&lines, values, &ends)?;
        Ok(Reading {
            data,
            letters,
            counted_from,
        })
    }
}

impl FromStr for Data {
    type Err = DataError;

    fn from_str(text: &str) -> Result<Self, DataError> {
        Self::read(text).map(|reading| reading.data)
    }
}

/// The words of each line that has any.
fn lines(text: &str) -> Result<Vec<Vec<Word<'_>>>, DataError> {
    let mut lines = Vec::new();
    let mut open: Vec<Word<'_>> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default();
        // A comma wants a word before it, in this line or at the end of one that goes on.
        let mut wants_word = open.is_empty();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let (before, rest) = text.split_at(at);
            if first.is_whitespace() {
                at += first.len_utf8();
            } else if is_comma(first) {
                if wants_word {
                    let column = before.chars().count() + 1;
                    let kind = DataErrorKind::Gap;
                    return Err(DataError { line, column, kind });
                }
                wants_word = true;
                at += first.len_utf8();
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || is_comma(c));
                let text = &rest[..end.unwrap_or(rest.len())];
                open.push(Word { text, line, before });
                wants_word = false;
                at += text.len();
            }
        }
        let goes_on = wants_word && !open.is_empty();
        if !goes_on && !open.is_empty() {
            lines.push(std::mem::take(&mut open));
        }
    }
    if !open.is_empty() {
        lines.push(open);
    }
    Ok(lines)
}

fn is_comma(c: char) -> bool {
    matches!(c, ',' | '，' | '、')
}

/// What the words are, by the first of them and by whether they look like digits in a row.
fn kind(lines: &[Vec<Word<'_>>]) -> Words {
    let mut words = lines.iter().flatten();
    if let Some(letters) = words.next().and_then(|word| Letters::of(word.text)) {
        return Words::Letters(letters);
    }
    let digits = |word: &Word<'_>| word.text.bytes().all(|byte| matches!(byte, b'0' | b'1'));
    let padded = |word: &Word<'_>| word.text.len() > 1 && word.text.starts_with('0');
    match lines.iter().flatten().all(digits) && lines.iter().flatten().any(padded) {
        true => Words::Digits,
        false => Words::Numbers,
    }
}

fn push(word: &Word<'_>, words: Words, values: &mut Vec<u32>) -> Result<(), DataError> {
    let is_number = word.text.bytes().all(|byte| byte.is_ascii_digit());
    match words {
        Words::Digits => values.extend(word.text.bytes().map(|byte| u32::from(byte == b'1'))),
        Words::Numbers if is_number => {
            let value = word.text.parse();
            values.push(value.map_err(|_| word.refuse(DataErrorKind::TooLarge))?);
        }
        Words::Letters(expected) if Letters::of(word.text) == Some(expected) => {
            let value = |letter: char| u32::from(matches!(letter, 'N' | 'n' | 'W' | 'w'));
            values.extend(word.text.chars().map(value));
        }
        _ => {
            return Err(
                word.refuse(match is_number || Letters::of(word.text).is_some() {
                    true => DataErrorKind::Mixed,
                    false => DataErrorKind::NotANumber,
                }),
            );
        }
    }
    Ok(())
}

/// The row or the table of values whose lines end there, and from where on a row was counted.
fn shaped(
    lines: &[Vec<Word<'_>>],
    values: Vec<u32>,
    ends: &[usize],
) -> Result<(Data, Option<u32>), DataError> {
    let too_few = |found, least| DataError {
        line: lines
            .last()
            .and_then(|line| line.first())
            .map_or(1, |word| word.line),
        column: 1,
        kind: DataErrorKind::TooFew { found, least },
    };
    let columns = ends.first().copied().unwrap_or(0);
    let mut start = 0;
    for (line, &end) in lines.iter().zip(ends) {
        let found = end - start;
        if found != columns {
            return Err(line[0].refuse(|_| DataErrorKind::Ragged {
                expected: columns,
                found,
            }));
        }
        start = end;
    }
    let is_row = ends.len() <= 1 || columns == 1;
    let counted_from = |from: &u32| {
        let mut pairs = (*from..).zip(values.chunks_exact(2));
        columns == 2 && ends.len() >= FEWEST && pairs.all(|(n, pair)| pair[0] == n)
    };
    let counted = [0, 1].into_iter().find(counted_from);
    let row = match counted {
        Some(_) => values.chunks_exact(2).map(|pair| pair[1]).collect(),
        None if is_row => values,
        None => {
            if let Some((line, kind)) = skipped(&values, columns) {
                return Err(lines[line][0].refuse(|_| kind));
            }
            let least = columns.min(ends.len());
            if least < FEWEST_LINES {
                return Err(too_few(least, FEWEST_LINES));
            }
            let table = Data::table(columns, values).ok_or_else(|| too_few(0, FEWEST))?;
            return Ok((table, None));
        }
    };
    match row.len() {
        found if found < FEWEST => Err(too_few(found, FEWEST)),
        _ => Ok((Data::row(row), counted)),
    }
}

/// Where lines of two numbers that count, the first of them rising, leave one out.
fn skipped(values: &[u32], columns: usize) -> Option<(usize, DataErrorKind)> {
    let numbers = || values.chunks_exact(2).map(|pair| pair[0]);
    if columns != 2 || !numbers().is_sorted_by(|one, next| one < next) {
        return None;
    }
    // A row begins with the value of 0 or of 1.
    let due = numbers().next()?.min(1)..;
    let mut lines = due.zip(numbers()).enumerate();
    let (line, (expected, found)) = lines.find(|(_, (due, number))| due != number)?;
    Some((line, DataErrorKind::Skipped { expected, found }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(values: &[u32]) -> Data {
        Data::row(values.to_vec())
    }

    #[test]
    fn a_row_may_be_printed_in_many_ways() {
        let expected = Ok(row(&[0, 1, 1, 0, 1, 0]));
        for text in [
            "0 1 1 0 1 0",
            "0,1,1,0,1,0\n",
            "0, 1, 1,\n0, 1, 0",
            "0\n1\n1\n0\n1\n0\n",
            "# values\n0 1 1 0 1 0 # all\n\n",
            "011010",
            "0 0\n1 1\n2 1\n3 0\n4 1\n5 0",
            "PNNPNP",
            "p n n p n p",
            "L W W L W L",
            "0\t1\t1\t0\t1\t0\r\n",
        ] {
            assert_eq!(text.parse(), expected, "{text:?}");
        }
    }

    #[test]
    fn a_table_has_a_line_for_each_row() {
        let text = "0 1 2 3\n1 0 3 2\n2 3 0 1\n3 2 1 0\n";
        let values = (0..4).flat_map(|a| (0..4).map(move |b| a ^ b)).collect();
        assert_eq!(text.parse(), Ok(Data::table(4, values).unwrap()));
        let digits: Data = "0111\n1011\n1101\n1110".parse().unwrap();
        assert_eq!(digits.sizes(), [4, 4]);
    }

    #[test]
    fn letters_are_said() {
        let letters = |text| Data::read(text).unwrap().letters;
        assert_eq!(letters("PNNPNP"), Some(Letters::PreviousNext));
        assert_eq!(letters("L W W L W W"), Some(Letters::LostWon));
        assert_eq!(letters("0 1 1 0 1 0"), None);
    }

    #[test]
    fn lines_may_count_from_0_or_1() {
        let lines = |from: u32| (from..from + 6).map(|n| format!("{n} {}\n", n % 3));
        let reading = |from| Data::read(&lines(from).collect::<String>());
        for from in [0, 1] {
            let found = reading(from).unwrap();
            assert_eq!(found.counted_from, Some(from));
            let values: Vec<u32> = (from..from + 6).map(|n| n % 3).collect();
            assert_eq!(found.data, row(&values));
        }
        assert!(reading(2).is_err());
        assert_eq!(Data::read("0 1 1 0 1 0").unwrap().counted_from, None);
    }

    #[track_caller]
    fn refused(text: &str, line: usize, column: usize, kind: DataErrorKind) {
        let error = DataError { line, column, kind };
        assert_eq!(text.parse::<Data>(), Err(error));
    }

    #[test]
    fn mistakes_are_pointed_at() {
        let word = |text: &str| text.to_owned();
        refused("0 1 x 2", 1, 5, DataErrorKind::NotANumber(word("x")));
        refused("0 1\n2 -3", 2, 3, DataErrorKind::NotANumber(word("-3")));
        refused("0 1.5", 1, 3, DataErrorKind::NotANumber(word("1.5")));
        refused("0, 1,, 2", 1, 6, DataErrorKind::Gap);
        refused(", 1", 1, 1, DataErrorKind::Gap);
        let skipped = |expected, found| DataErrorKind::Skipped { expected, found };
        refused("0 0\n1 1\n3 1\n4 0\n5 1\n6 0", 3, 1, skipped(2, 3));
        refused("2 0\n3 1\n4 1\n5 0\n6 1\n7 0", 1, 1, skipped(1, 2));
        refused(
            "0 4294967296",
            1,
            3,
            DataErrorKind::TooLarge(word("4294967296")),
        );
        let ragged = DataErrorKind::Ragged {
            expected: 3,
            found: 2,
        };
        refused("0 1 2\n# c\n 1 0", 3, 2, ragged);
        refused("P N W", 1, 5, DataErrorKind::Mixed(word("W")));
        refused("P N 1", 1, 5, DataErrorKind::Mixed(word("1")));
        refused("1 2 P", 1, 5, DataErrorKind::Mixed(word("P")));
        refused("", 1, 1, DataErrorKind::TooFew { found: 0, least: 6 });
        refused("1 2 3", 1, 1, DataErrorKind::TooFew { found: 3, least: 6 });
        let few = DataErrorKind::TooFew { found: 2, least: 4 };
        refused("1 2 3 4 5\n1 2 3 4 5", 2, 1, few);
    }

    #[test]
    fn wide_characters_count_as_one_column() {
        refused("0，1，二", 1, 5, DataErrorKind::NotANumber("二".to_owned()));
    }
}
