//! The rows of a sequence, one after the other: closed forms start anywhere, the mex rule at the beginning.

use std::fmt;
use std::iter;

use wythoff::theory::wythoff::recursive::MexPairs;
use wythoff::theory::wythoff::{LosingPairs, Pile};
use wythoff::{FibonacciWord, Letter, UBig};

use super::{Format, Request, Which, array};
use crate::failure::Failure;
use wythoff_show::Message;

/// The mex rule makes every pair before the one asked for, and remembers up to 16 bytes of each.
const MEX_LIMIT: u64 = 100_000_000;

/// Term n of a sequence: one number or letter, a pair, or a row of an array.
pub(super) struct Row {
    pub(super) n: UBig,
    pub(super) cells: Vec<Cell>,
}

pub(super) enum Cell {
    Number(UBig),
    Letter(Letter),
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => Decimal(number).fmt(f),
            Self::Letter(letter) => letter.fmt(f),
        }
    }
}

/// The number in decimal digits, at the speed of words where it is one.
pub(super) struct Decimal<'a>(pub(super) &'a UBig);

impl fmt::Display for Decimal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u64::try_from(self.0) {
            Ok(word) => word.fmt(f),
            Err(_) => self.0.fmt(f),
        }
    }
}

pub(super) type Rows = Box<dyn Iterator<Item = Result<Row, Failure>>>;

pub(super) fn rows(request: &Request) -> Result<Rows, Failure> {
    let endless = match request.which {
        Which::Lower | Which::Upper | Which::Pairs | Which::Gaps => of_pairs(request),
        Which::Mex => by_mex(request)?,
        Which::Word => word(request),
        Which::Array if request.format == Format::Bfile => array::antidiagonals(request),
        Which::Array => array::rows(request),
    };
    let count = usize::try_from(request.count).unwrap_or(usize::MAX);
    Ok(Box::new(endless.take(count)))
}

/// n, n + 1, …
pub(super) fn indices(from: &UBig) -> impl Iterator<Item = UBig> + use<> {
    iter::successors(Some(from.clone()), |n| Some(n + 1u8))
}

fn of_pairs(request: &Request) -> Rows {
    let which = request.which;
    let big = LosingPairs::new(&request.k, request.play);
    let k = u64::try_from(&request.k).ok();
    let words = k.map(|k| LosingPairs::new(&k, request.play));
    Box::new(indices(&request.from).map(move |n| {
        let in_words = || cells(which, words.as_ref()?, &u64::try_from(&n).ok()?);
        let cells = in_words().or_else(|| cells(which, &big, &n));
        let cells = cells.expect("numbers without limit fit");
        Ok(Row { n, cells })
    }))
}

/// What row n of a sequence made of losing pairs holds; `None` if it does not fit.
pub(super) fn cells<N: Pile>(which: Which, pairs: &LosingPairs<N>, n: &N) -> Option<Vec<Cell>> {
    let (lower, upper) = pairs.pair(n)?;
    let numbers = match which {
        Which::Lower => vec![lower],
        Which::Upper => vec![upper],
        Which::Gaps => {
            let (next, _) = pairs.pair(&n.checked_plus(&N::from_word(1))?)?;
            vec![next.checked_minus(&lower)?]
        }
        _ => vec![lower, upper],
    };
    let cell = |number: &N| Cell::Number(number.to_big());
    Some(numbers.iter().map(cell).collect())
}

fn by_mex(request: &Request) -> Result<Rows, Failure> {
    let too_far = || {
        let limit = UBig::from(MEX_LIMIT).to_string();
        Failure::Usage(Message::new("error-mex-too-far").with("limit", limit))
    };
    let from = usize::try_from(&request.from).map_err(|_| too_far())?;
    if request.count.saturating_add(from as u64) > MEX_LIMIT {
        return Err(too_far());
    }
    let k =
        u64::try_from(&request.k).map_err(|_| Failure::Usage(Message::new("error-mex-words")))?;
    let pairs = MexPairs::new(k, request.play).skip(from);
    let cells =
        pairs.map(|(lower, upper)| vec![Cell::Number(lower.into()), Cell::Number(upper.into())]);
    let rows = indices(&request.from)
        .zip(cells)
        .map(|(n, cells)| Ok(Row { n, cells }));
    // Reached only if the pairs outgrow the words before there are enough of them.
    let end = iter::once_with(|| Err(Failure::Input(Message::new("error-mex-words"))));
    Ok(Box::new(rows.chain(end)))
}

fn word(request: &Request) -> Rows {
    let letters = FibonacciWord::new(request.k.clone()).letters_from(&request.from);
    let rows = indices(&request.from).zip(letters);
    Box::new(rows.map(|(n, letter)| {
        let cells = vec![Cell::Letter(letter)];
        Ok(Row { n, cells })
    }))
}
