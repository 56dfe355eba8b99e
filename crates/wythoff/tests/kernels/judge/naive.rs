//! The judges once more, as plainly as they can be written: words, big integers, loops.

use wythoff::judge::Problem;
use wythoff::theory::wythoff::is_losing_pair;
use wythoff::{UBig, Wythoff};

use super::delivery::Outcome;

/// The words of an input that are not yet used, each with its place, and what is printed.
struct Naive<'a> {
    words: std::vec::IntoIter<(String, &'a [u8])>,
    end: String,
    output: String,
}

/// What the judge prints, and how its error begins: up to what was found.
pub(crate) fn judge(problem: Problem, input: &[u8]) -> Outcome {
    let mut naive = Naive::new(input);
    let result = naive.run(problem);
    (naive.output.into_bytes(), result.err())
}

impl<'a> Naive<'a> {
    fn new(input: &'a [u8]) -> Self {
        let mut words = Vec::new();
        let (mut line, mut column) = (1, 1);
        let mut word = 0..0;
        for (at, byte) in input.iter().enumerate() {
            if b" \t\n\r\x0b\x0c".contains(byte) {
                word = at + 1..at + 1;
            } else {
                if word.is_empty() {
                    words.push((format!("line {line}, column {column}"), &input[at..at]));
                }
                word.end = at + 1;
                words.last_mut().expect("just begun").1 = &input[word.clone()];
            }
            (line, column) = if *byte == b'\n' {
                (line + 1, 1)
            } else {
                (line, column + 1)
            };
        }
        let end = format!("line {line}, column {column}");
        Self {
            words: words.into_iter(),
            end,
            output: String::new(),
        }
    }

    fn number(&mut self, expected: &str) -> Result<UBig, String> {
        let (place, word) = self.words.next().unwrap_or((self.end.clone(), b"?"));
        let digits = word
            .iter()
            .all(u8::is_ascii_digit)
            .then(|| String::from_utf8_lossy(word));
        digits
            .map(|digits| digits.parse().expect("digits"))
            .ok_or(format!("{place}: expected {expected}, found "))
    }

    fn end(&mut self) -> Result<(), String> {
        match self.words.next() {
            None => Ok(()),
            Some((place, _)) => Err(format!("{place}: expected the end of the input, found ")),
        }
    }

    fn run(&mut self, problem: Problem) -> Result<(), String> {
        match problem {
            Problem::LuoguP2252 => {
                self.who_wins("10", false)?;
                self.end()
            }
            Problem::Hdu6869 | Problem::Nod1072 | Problem::Nod1185 => {
                let mut count = self.number("the number of cases")?;
                while count > UBig::ZERO {
                    let k = problem == Problem::Hdu6869;
                    self.who_wins(if k { "10" } else { "AB" }, k)?;
                    count -= 1u8;
                }
                self.end()
            }
            Problem::Hdu2177 => {
                while self.words.len() > 0 && self.winning_moves()? {}
                Ok(())
            }
            _ => {
                while self.words.len() > 0 {
                    self.who_wins("10", false)?;
                }
                Ok(())
            }
        }
    }

    fn who_wins(&mut self, letters: &str, with_k: bool) -> Result<(), String> {
        let [a, b] = [self.number("a pile size")?, self.number("a pile size")?];
        let k = if with_k {
            self.number("a value of k")?
        } else {
            UBig::ZERO
        };
        let lost = Wythoff::new(k).outcome(&a, &b).is_loss();
        let letter = &letters[usize::from(lost)..][..1];
        self.output += &format!("{letter}\n");
        Ok(())
    }

    /// False at `0 0`.
    fn winning_moves(&mut self) -> Result<bool, String> {
        let [a, b] = [self.number("a pile size")?, self.number("a pile size")?];
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if b == UBig::ZERO {
            return Ok(false);
        }
        let small = [u64::try_from(&a).ok(), u64::try_from(&b).ok()];
        let leaves = match small {
            [Some(a), Some(b)] if b < 300 => removals(a, b)
                .iter()
                .map(|piles| piles.map(UBig::from))
                .collect(),
            _ => Wythoff::new(UBig::ZERO).winning_moves(&a, &b).to_vec(),
        };
        let mut lines = Vec::new();
        for [x, y] in leaves {
            let line = if x <= y {
                format!("{x} {y}\n")
            } else {
                format!("{y} {x}\n")
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        self.output += if lines.is_empty() { "0\n" } else { "1\n" };
        self.output.extend(lines);
        Ok(true)
    }
}

/// What the winning moves leave, found by trying every move: from both piles, from the larger, from the smaller.
fn removals(a: u64, b: u64) -> Vec<[u64; 2]> {
    let both = (1..=a).map(|taken| [a - taken, b - taken]);
    let larger = (1..=b).map(|taken| [a, b - taken]);
    let smaller = (1..=a).map(|taken| [a - taken, b]);
    let all = both.chain(larger).chain(smaller);
    all.filter(|[x, y]| is_losing_pair(0, *x, *y)).collect()
}
