//! The door for rules given as text: what the text says, that play ends, and what its author should hear.

use std::collections::HashSet;
use std::ops::Range;

use dashu_int::UBig;

use super::endless::endless;
use super::find_measure::{find_measure, keeps};
use super::find_move::{Example, find_move};
use crate::automata::{Budget, OutOfBudget};
use crate::rules::{
    Alternative, Atom, Clause, Draft, MOST_GROWTH, Measure, ParseRulesError,
    ParseRulesErrorKind as Kind, Rules, Spanned, is_infeasible, line_and_column, unit,
};

/// How many states an automaton may have that decides something about a text.
const STATES: usize = 200_000;
/// How many steps all decisions about a text may take together: a few seconds at most, and the same on every machine.
const STEPS: u64 = 20_000_000;
/// How many characters of a move are repeated to its author.
const MOST_CHARACTERS: usize = 200;

/// Rules read from a text, and what its author should hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The rules.
    pub rules: Rules,
    /// What is allowed but hardly meant.
    pub warnings: Vec<Warning>,
}

/// An alternative of a text that no move satisfies.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// Which bytes of the text are meant.
    pub span: Range<usize>,
    /// The alternative as written.
    pub text: String,
}

/// The rules that a text says.
///
/// That no pile grows is understood; a move that may take nothing is refused. A text without any move is fine: then
/// every position is an end.
///
/// ```
/// use wythoff::{Rules, parse_rules};
/// let wythoff = parse_rules("x>0,y=0 | x=0,y>0 | x=y>0").unwrap();
/// assert!(wythoff.is_same_as(&Rules::wythoff(0)));
/// assert!(parse_rules("x>0,y=0 | x=y").is_err()); // takes nothing if x = y = 0
/// ```
pub fn parse_rules(text: &str) -> Result<Rules, ParseRulesError> {
    parse_rules_with(text, &[])
}

/// The rules that a text says, with other values for some of its parameters.
///
/// ```
/// use wythoff::{Rules, prove::parse_rules_with};
/// let text = "parameter k = 1; like k-wythoff";
/// assert!(parse_rules_with(text, &[("k", 3)]).unwrap().is_same_as(&Rules::wythoff(3)));
/// ```
pub fn parse_rules_with(text: &str, parameters: &[(&str, i64)]) -> Result<Rules, ParseRulesError> {
    Ok(read_rules(text, parameters)?.rules)
}

/// The rules that a text says, with other values for some of its parameters, and what its author should hear.
///
/// ```
/// use wythoff::prove::read_rules;
/// // A comma separates more than `or` does: here x > 0, and y = 0 or x = 0, and y > 0.
/// let reading = read_rules("like nim; x>0,y=0 or x=0,y>0", &[]).unwrap();
/// assert_eq!(reading.warnings[0].text, "x>0,y=0 or x=0,y>0");
/// ```
pub fn read_rules(text: &str, parameters: &[(&str, i64)]) -> Result<Reading, ParseRulesError> {
    let draft = Draft::parse(text, parameters)?;
    let mut reader = Reader {
        text,
        piles: draft.piles(),
        memory: draft.memory(),
        budget: Budget::new(STATES, STEPS),
        measure: None,
        warnings: Vec::new(),
        possible: HashSet::new(),
    };
    let measure = match draft.measure() {
        None => None,
        Some(Measure::Given(weights)) => Some(weights.clone()),
        Some(Measure::Sought) => {
            let sought = reader.measure(&draft);
            Some(sought.map_err(|error| ParseRulesError::new(text, error))?)
        }
    };
    reader.measure = measure.clone();
    let rules = draft.settled(measure.as_deref(), |alternative| reader.settle(alternative));
    // What stands for several kinds of moves is told of once, and only if none of them is possible.
    let (mut warnings, possible) = (reader.warnings, reader.possible);
    warnings.retain(|warning| !possible.contains(&warning.span.start));
    warnings.dedup_by_key(|warning| warning.span.start);
    match rules {
        Ok(Ok(rules)) => Ok(Reading { rules, warnings }),
        Ok(Err(error)) | Err(error) => Err(ParseRulesError::new(text, error)),
    }
}

struct Reader<'a> {
    text: &'a str,
    piles: usize,
    /// The names of the last piles, which are memory.
    memory: &'a [String],
    budget: Budget<'a>,
    /// The measure, where piles may grow.
    measure: Option<Vec<i64>>,
    warnings: Vec<Warning>,
    /// Where the moves stand that can be made.
    possible: HashSet<usize>,
}

impl Reader<'_> {
    /// The clauses of an alternative that allow a move, each saying that something is taken.
    fn settle(&mut self, alternative: &Alternative) -> Result<Vec<Clause>, Spanned> {
        let mut settled = Vec::new();
        for clause in &alternative.clauses {
            let clause = self.taking_something(clause, alternative)?;
            // One that is too hard to decide is kept.
            if !matches!(self.find(&clause), Ok(None)) {
                settled.push(clause);
            }
        }
        if !settled.is_empty() {
            self.possible.insert(alternative.span.start);
        } else {
            let growing = self.measure.as_ref().map(|_| 0);
            let shrinking = alternative.shrinking.or(growing).unwrap_or(self.piles);
            self.refuse_growth(alternative, shrinking)?;
            let (line, column) = line_and_column(self.text, alternative.span.start);
            self.warnings.push(Warning {
                line,
                column,
                span: alternative.span.clone(),
                text: self.quoted(alternative),
            });
        }
        Ok(settled)
    }

    fn find(&mut self, clause: &Clause) -> Result<Option<Example>, OutOfBudget> {
        find_move(clause, self.piles, &mut self.budget)
    }

    /// The clause with "something is taken" among its conditions, which must follow from the others.
    fn taking_something(
        &mut self,
        clause: &Clause,
        alternative: &Alternative,
    ) -> Result<Clause, Spanned> {
        if let Some(measure) = self.measure.clone() {
            return self.lowering(clause, &measure, alternative);
        }
        if clause.visibly_decreases(self.piles) {
            return Ok(clause.clone());
        }
        // No pile grows: that is among the conditions.
        let nothing = Atom::taken(&vec![1; self.piles], None, Some(0));
        let text = self.quoted(alternative);
        let kind = match self.find(&clause.with(nothing)) {
            Ok(None) => return Ok(clause.taking_something(self.piles)),
            Ok(Some([at, _])) => Kind::TakesNothing { text, at },
            Err(_) => Kind::Undecided { text },
        };
        Err((alternative.span.clone(), kind))
    }

    /// A measure for all moves of a text.
    fn measure(&mut self, draft: &Draft) -> Result<Vec<i64>, Spanned> {
        let alternatives = draft.alternatives().iter();
        let (clauses, spans): (Vec<&Clause>, Vec<&Range<usize>>) = alternatives
            .flat_map(|one| one.clauses.iter().map(|clause| (clause, &one.span)))
            .unzip();
        let weighed = self.piles - self.memory.len();
        match find_measure(&clauses, self.piles, weighed, &mut self.budget) {
            Ok(Some(measure)) => Ok(measure),
            _ => {
                let is_end = |position: &[UBig]| draft.is_end(position);
                let found = endless(&clauses, self.piles, &is_end, &mut self.budget);
                Err(match found {
                    Some(found) => {
                        let kind = Kind::NeedNotEnd { way: found.way };
                        (spans[found.first].clone(), kind)
                    }
                    None => (draft.measured_at(), Kind::NoMeasure),
                })
            }
        }
    }

    /// The clause with "the measure falls" among its conditions, which must follow from the others, and under which no
    /// position leads to endlessly many.
    fn lowering(
        &mut self,
        clause: &Clause,
        measure: &[i64],
        alternative: &Alternative,
    ) -> Result<Clause, Spanned> {
        let text = self.quoted(alternative);
        let kept = match clause.visibly_lowers(measure) {
            true => Ok(None),
            false => keeps(clause, measure, self.piles, &mut self.budget),
        };
        let kind = match kept {
            Ok(None) => {
                let clause = clause.lowering(measure);
                // A pile of weight 0 that can become so many times all piles before can become anything.
                let unbounded = (0..self.piles)
                    .filter(|&pile| measure[pile] == 0)
                    .find(|&pile| {
                        let far = Atom::Between {
                            before: vec![-MOST_GROWTH; self.piles],
                            after: unit(self.piles, pile),
                            lo: Some(MOST_GROWTH),
                            hi: None,
                        };
                        !is_infeasible(&clause.with(far).atoms, self.piles)
                    });
                let weighed = self.piles - self.memory.len();
                let memory = unbounded.and_then(|pile| self.memory.get(pile.checked_sub(weighed)?));
                match (unbounded, memory) {
                    (None, _) => return Ok(clause),
                    (_, None) => Kind::Endless { text },
                    (_, Some(name)) => Kind::MemoryOpen {
                        text,
                        name: name.clone(),
                    },
                }
            }
            // Where no pile may grow, the measure counts the stones.
            Ok(Some([at, _])) if alternative.shrinking.is_some_and(|piles| piles > 0) => {
                Kind::TakesNothing { text, at }
            }
            Ok(Some([from, to])) => Kind::MeasureKept { text, from, to },
            Err(_) => Kind::Undecided { text },
        };
        Err((alternative.span.clone(), kind))
    }

    /// A move that nobody can make is harmless, unless it was meant to let a pile grow.
    fn refuse_growth(
        &mut self,
        alternative: &Alternative,
        shrinking: usize,
    ) -> Result<(), Spanned> {
        for clause in &alternative.written {
            for pile in 0..shrinking {
                let grows = clause.with(Atom::taken(&unit(self.piles, pile), None, Some(-1)));
                let text = self.quoted(alternative);
                let kind = match self.find(&grows) {
                    Ok(None) => continue,
                    Ok(Some([from, to])) => Kind::PileGrows { text, from, to },
                    Err(_) => Kind::Undecided { text },
                };
                return Err((alternative.span.clone(), kind));
            }
        }
        Ok(())
    }

    fn quoted(&self, alternative: &Alternative) -> String {
        let text = self.text.get(alternative.span.clone()).unwrap_or("");
        text.chars().take(MOST_CHARACTERS).collect()
    }
}
