//! The search: one family of patterns after the other, first without the last fifth of the data.

use dashu_int::UBig;

use super::automatic::{About, MOST_STATES, Recogniser, VALUES_A_STATE, tabulated};
use super::cells::{Cells, Data};
use super::finding::Finding;
use super::form::through;
use super::formula::Formula;
use super::grid::Grid;
use super::law::Law;
use super::nim_sum::nim_sum;
use super::pairs::Pairs;
use super::pattern::Pattern;
use super::repeat::Repeat;
use crate::logic::{NumberSystem, Numerals};
use crate::prove::candidates::candidates;
use crate::prove::guess::NoGuess;
use crate::watch::{Progress, Watch};

/// How a pattern of one family is found in a corner of the data.
type Family = fn(&Cells<'_>) -> Option<Pattern>;

/// The families that are quickly searched.
const FAMILIES: [Family; 7] = [
    |cells| Formula::find(cells.as_row()?).map(Pattern::Formula),
    |cells| Law::find(cells.as_row()?).map(Pattern::Law),
    |cells| Repeat::find(cells.as_row()?).map(Pattern::Repeat),
    through,
    nim_sum,
    |cells| Grid::find(cells).map(Pattern::Grid),
    |cells| Pairs::find(cells).map(Pattern::Pairs),
];

/// From how many values of a row, and from corners of which size, automata are learnt.
const ROWS: [u64; 3] = [300, 2000, 12_000];
const CORNERS: [u64; 3] = [17, 40, 110];
/// Data up to this size are also learnt from as a whole.
const MOST_ROW: u64 = 12_000;
const MOST_CORNER: u64 = 110;
/// Where so many values need too many states, more values need as many and more.
const TELLING: usize = MOST_STATES * VALUES_A_STATE;
/// The bases that are tried beyond the usual numerations.
const BASES: std::ops::RangeInclusive<u32> = 4..=10;

/// The patterns that agree with all of the data, the one that takes fewest numbers to tell first, strong ones before the
/// others; `None`: stopped.
///
/// Each is first looked for without the last fifth. Automata are learnt only where nothing else is strong.
///
/// ```
/// use wythoff::prove::data::{Data, findings};
/// let data: Data = "0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2".parse()?;
/// let found = &findings(&data, &mut ()).unwrap()[0];
/// assert!(found.is_strong() && found.pattern.told() == 7);
/// assert_eq!(found.pattern.value(&[700_000_005]), Some(3));
/// # Ok::<(), wythoff::prove::data::DataError>(())
/// ```
pub fn findings(data: &Data, watch: &mut dyn Watch) -> Option<Vec<Finding>> {
    let cells = data.cells();
    let known = cells.without_last_fifth();
    let mut found = Vec::new();
    for family in FAMILIES {
        let before = family(&known).filter(|pattern| pattern.agrees(&cells));
        let predicted = before.is_some();
        let pattern = before.or_else(|| family(&cells).filter(|pattern| pattern.agrees(&cells)));
        found.extend(pattern.map(|pattern| Finding {
            pattern,
            values: cells.count(),
            predicted,
        }));
    }
    if !found.iter().any(Finding::is_strong) {
        found.extend(automata(data, &cells, &known, watch)?);
    }
    found.retain(Finding::is_any);
    found.sort_by_key(|finding| (!finding.is_strong(), finding.pattern.told()));
    Some(found)
}

/// The law of smaller numbers that a row agrees with, found without its last fifth.
///
/// ```
/// use wythoff::prove::data::laws;
/// let half = [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2];
/// assert_eq!(laws(&half).unwrap().value(1000), laws(&half).unwrap().value(2001));
/// ```
pub fn laws(values: &[u32]) -> Option<Law> {
    let known = values.len() - values.len() / 5;
    let law = Law::find(&values[..known])?;
    let mut values = (0..).zip(values);
    let agrees = values.all(|(n, &value)| law.value(n) == Some(value.into()));
    agrees.then_some(law)
}

/// The smallest automaton that a corner teaches and all data agree with; `None`: stopped.
fn automata(
    data: &Data,
    cells: &Cells<'_>,
    known: &Cells<'_>,
    watch: &mut dyn Watch,
) -> Option<Option<Finding>> {
    let about = match data.is_outcomes() {
        true => About::Zeros,
        false => About::Values,
    };
    let (sizes, most) = match cells.sizes.len() {
        1 => (ROWS, MOST_ROW),
        _ => (CORNERS, MOST_CORNER),
    };
    let largest = |cells: &Cells<'_>| cells.sizes.iter().copied().max().unwrap_or(0);
    let limit = largest(known);
    // Corners that are all of what is known, or of all, need not be learnt from twice.
    let mut corners: Vec<(Cells<'_>, bool)> = sizes
        .iter()
        .filter(|&&size| size < limit)
        .map(|&size| (known.corner(size), true))
        .collect();
    if limit <= most {
        corners.push((known.clone(), true));
    }
    if largest(cells) <= most {
        corners.push((cells.clone(), false));
    }
    let of = corners.len() as u64;
    let mut outgrown: Vec<Numerals> = Vec::new();
    for (done, (corner, predicted)) in (0..).zip(corners) {
        let mut list = numerations(&corner, about);
        list.retain(|numerals| !outgrown.contains(numerals));
        let count = list.len() as u64;
        let mut best: Option<Recogniser> = None;
        for (place, numerals) in (0..).zip(list) {
            let progress = Progress::new(done * count + place, of * count);
            if watch.tell(progress).is_break() {
                return None;
            }
            let Ok(system) = NumberSystem::new(numerals.clone()) else {
                continue;
            };
            if !has_three_digits(&system, largest(&corner)) {
                continue;
            }
            let one = match Recogniser::learn(system, &corner, about) {
                Ok(one) => one,
                Err(NoGuess::TooMany) if corner.count() >= TELLING => {
                    outgrown.push(numerals);
                    continue;
                }
                Err(_) => continue,
            };
            let is_smaller = best.as_ref().is_none_or(|best| one.told() < best.told());
            if is_smaller && one.agrees(cells) {
                best = Some(one);
            }
        }
        if let Some(best) = best {
            return Some(Some(Finding {
                pattern: Pattern::Automaton(best),
                values: cells.count(),
                predicted,
            }));
        }
    }
    Some(None)
}

/// Whether some number below the size has three digits: shorter ones hardly show how digits follow each other, and most
/// leading digits never occur.
fn has_three_digits(system: &NumberSystem, size: u64) -> bool {
    let third = system.weights().nth(2);
    third.is_some_and(|weight| weight < UBig::from(size))
}

/// The usual numerations, those that slopes suggest, and more bases.
fn numerations(cells: &Cells<'_>, about: About) -> Vec<Numerals> {
    let pairs: Vec<[u64; 2]> = match (cells.sizes.len(), about) {
        (1, About::Values) => cells.all().map(|(n, value)| [n[0], value.into()]).collect(),
        // The nth zero, and n: of a Beatty sequence this is its slope.
        (1, About::Zeros) => {
            let zeros = tabulated(cells, About::Zeros);
            (0..)
                .zip(zeros.lost())
                .map(|(n, zero)| [n, zero[0]])
                .collect()
        }
        _ => {
            let zeros = tabulated(cells, About::Zeros);
            zeros.lost().map(|zero| [zero[0], zero[1]]).collect()
        }
    };
    let mut list = candidates(pairs.iter().map(|pair| &pair[..]));
    list.extend(BASES.map(|base| Numerals::Greedy(vec![base])));
    list
}
