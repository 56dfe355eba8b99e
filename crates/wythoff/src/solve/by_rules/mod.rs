//! Games given by rules: answered by a proof of the caller's, or by tables of all positions below.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use dashu_int::UBig;

use crate::answer::{Answer, SolveError};
use crate::effort::Effort;
use crate::game::{ClosedForm, Game, IllegalMove, Move, Valued};
use crate::position::{Play, Position, Visitor};
use crate::prove::{AtMost, GrundyTheorem, Proof};
use crate::rules::Rules;

mod lemma;
mod table;
pub(super) mod theorem;
mod values;

use super::shipped::shipped_by_rules;
use lemma::ByLemma;
use table::Tabulated;
use theorem::ByTheorem;
use values::Values;

/// A game given by its rules, with a proof of its lost positions if the caller has one.
///
/// Looking for a proof takes a while, so it is not done here: see [`prove::search`](crate::prove::search).
#[derive(Debug, Clone)]
pub struct ByRules {
    text: String,
    rules: Rules,
    proof: Option<Arc<Proof>>,
    values: Option<Arc<GrundyTheorem>>,
    /// What comes with the library; read when it is asked for, since that takes a while.
    shipped: OnceLock<Option<Arc<GrundyTheorem>>>,
}

impl ByRules {
    /// The game of these rules; `text` is how they were written.
    pub fn new(text: impl Into<String>, rules: Rules) -> Self {
        Self {
            text: text.into(),
            rules,
            proof: None,
            values: None,
            shipped: OnceLock::new(),
        }
    }

    /// The rules as they were written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The proof of its lost positions, if one is attached.
    pub fn proof(&self) -> Option<&Arc<Proof>> {
        self.proof.as_ref()
    }

    /// Attaches a proof of the lost positions. Panics if it is about another game.
    pub fn attach(&mut self, proof: Arc<Proof>) {
        assert!(
            proof.rules.is_same_as(&self.rules),
            "the proof is about another game"
        );
        self.proof = Some(proof);
    }

    /// The theorem about its Grundy values: the one that is attached, or one that comes with the library, if these are the rules
    /// of a game that has one, however they are written.
    ///
    /// ```
    /// use wythoff::{ByRules, parse_rules};
    /// let values = |text| Ok::<_, wythoff::ParseRulesError>(ByRules::new(text, parse_rules(text)?).values().cloned());
    /// assert_eq!(values("x=y>0 | y>0,x=0 | x>0,y=0")?.unwrap().most(), Some(2));
    /// assert!(values("x=y>1 | y>0,x=0 | x>0,y=0")?.is_none());
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn values(&self) -> Option<&Arc<GrundyTheorem>> {
        let shipped = || self.shipped.get_or_init(|| shipped_by_rules(&self.rules));
        self.values.as_ref().or_else(|| shipped().as_ref())
    }

    /// Attaches a theorem about its Grundy values. Panics if it is about another game.
    pub fn attach_values(&mut self, theorem: Arc<GrundyTheorem>) {
        assert!(
            theorem.rules().is_same_as(&self.rules),
            "the theorem is about another game"
        );
        self.values = Some(theorem);
    }

    /// Whether the Grundy values of a position and of all below it fit in a table, or a lemma gives them.
    pub fn has_values_of(&self, position: &Position<UBig>, effort: &Effort<'_>) -> bool {
        values::sizes(position.piles(), effort).is_ok() || AtMost::prove(&self.rules).is_some()
    }

    /// The game with what decides this position and those below: the proof, or without one a table of them.
    pub(crate) fn decided(
        &self,
        position: &Position<UBig>,
        effort: &mut Effort<'_>,
    ) -> Result<Box<dyn Game + '_>, SolveError> {
        let piles = position.piles();
        self.check(piles)?;
        Ok(match &self.proof {
            Some(_) => Box::new(self.clone()),
            None => Box::new(Tabulated::new(&self.rules, piles, effort)?),
        })
    }

    /// Who wins a position: by the proof, or without one by a table of all positions below.
    pub(super) fn analyse(
        &self,
        position: &Position<UBig>,
        effort: &mut Effort<'_>,
    ) -> Result<Answer, SolveError> {
        super::analyse(&*self.decided(position, effort)?, position, effort)
    }
}

/// What is known of a game does not make it another.
impl PartialEq for ByRules {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
    }
}

impl Eq for ByRules {}

impl Game for ByRules {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        match from.iter().all(|&pile| pile < 1 << 32) {
            true => self.rules.visit_moves(from, visit),
            false => self.rules.visit_options(from, visit),
        }
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.rules.legal(before, after)
    }

    fn play(&self) -> Play {
        self.rules.play()
    }

    fn pile_count(&self) -> Option<usize> {
        self.rules.pile_count()
    }

    fn memory_count(&self) -> usize {
        self.rules.memory()
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        self.proof.as_deref().map(|proof| proof as &dyn ClosedForm)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        // A table knows all values, so that what comes with the library is asked only without one.
        let known = match self.values.as_deref() {
            None if values::sizes(position, effort).is_err() => self.values().map(Arc::as_ref),
            attached => attached,
        };
        if let Some(valued) = known.and_then(|theorem| ByTheorem::new(theorem, position)) {
            return Ok(Some(Box::new(valued)));
        }
        let values = Values::new(&self.rules, position, effort);
        if matches!(values, Err(SolveError::BoxTooLarge { .. }))
            && let Some(valued) = ByLemma::new(&self.rules, position)
        {
            return Ok(Some(Box::new(valued)));
        }
        // Without a table, what the theorem does not know is what is missing.
        let values = values.map_err(|error| match known.and_then(|theorem| theorem.most()) {
            Some(most) if matches!(error, SolveError::BoxTooLarge { .. }) => {
                SolveError::ValueAbove { most }
            }
            _ => error,
        });
        Ok(Some(Box::new(values?)))
    }
}

/// The number of positions with piles up to these.
fn positions_below(piles: &[UBig]) -> UBig {
    let with_none = piles.iter().map(|pile| pile + UBig::ONE);
    with_none.fold(UBig::ONE, |product, size| product * size)
}

/// The piles in machine words, if there are at most so many positions up to them.
fn few_below(piles: &[UBig], most: u64) -> Result<Vec<u64>, SolveError> {
    let positions = positions_below(piles);
    if positions > UBig::from(most) {
        return Err(SolveError::BoxTooLarge { positions, most });
    }
    let words = piles.iter().map(u64::try_from);
    Ok(words.map(|pile| pile.expect("below the product")).collect())
}
