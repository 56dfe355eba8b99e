//! What is known of one game: a row of a census.

/// What a search came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Outcome {
    /// A theorem, accepted by the checker and compared with a table.
    Proved,
    /// The checker did not accept what the prover found, or a table contradicts it.
    Refused,
    /// The program itself failed.
    Crashed,
    /// Everything was tried that the budget has room for, and every guess was wrong.
    Exhausted,
    /// The budget was spent, or a proof was too large for it.
    OverBudget,
}

impl Outcome {
    pub(crate) const ALL: [Self; 5] = [
        Self::Proved,
        Self::Exhausted,
        Self::OverBudget,
        Self::Refused,
        Self::Crashed,
    ];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Refused => "refused",
            Self::Crashed => "crashed",
            Self::Exhausted => "exhausted",
            Self::OverBudget => "over-budget",
        }
    }

    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// Whether a larger budget may come to something else.
    pub(crate) fn is_open(self) -> bool {
        matches!(self, Self::Exhausted | Self::OverBudget)
    }
}

/// One game, what was found, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) key: String,
    /// The rules as the space writes them.
    pub(crate) rules: String,
    /// The game that was looked at, in one line; the rules themselves or their twin with the piles exchanged.
    pub(crate) normal_form: String,
    pub(crate) piles: i64,
    pub(crate) misere: bool,

    pub(crate) outcome: Outcome,
    /// `fibonacci`, `base-2`, `greedy-3-1`, `ostrowski-2-1`; empty without a theorem.
    pub(crate) numeration: String,
    pub(crate) states: i64,
    /// Tells sets of lost positions apart: made from those with piles below 200.
    pub(crate) lost_set: String,
    /// Tells theorems apart: made from the numeration and the least automaton.
    pub(crate) automaton: String,
    /// The first 64 lost positions: `0,0 1,2 2,1`.
    pub(crate) first_lost: String,
    /// The theorem, a sentence to a line.
    pub(crate) words_en: String,
    pub(crate) words_zh: String,
    /// Why there is no theorem, in figures.
    pub(crate) reason: String,

    /// Which budget it was, from 1.
    pub(crate) tier: i64,
    /// How many steps there were in all.
    pub(crate) budget: i64,
    pub(crate) version: String,
    pub(crate) worker: String,
    /// Milliseconds of the processor.
    pub(crate) cpu: i64,
    /// Seconds since 1970.
    pub(crate) time: i64,
}

impl Row {
    /// Of two rows about one game the one that counts: a theorem, else the larger budget.
    pub(crate) fn is_better_than(&self, other: &Self) -> bool {
        let rank = |row: &Self| {
            (
                !row.outcome.is_open(),
                row.outcome == Outcome::Proved,
                row.tier,
            )
        };
        rank(self) > rank(other)
    }
}

/// A row, and the certificate of its theorem.
#[derive(Debug, Clone)]
pub(crate) struct Finding {
    pub(crate) row: Row,
    pub(crate) certificate: Option<Vec<u8>>,
}
