//! Why the words of an automaton have a move: labels that list classes of configurations.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::PlainAutomaton;

/// A witness: an automaton whose states know how a move may have begun.
///
/// Whatever word leads to a state, one of its labels is such that of each class in it a configuration is reached. So an
/// accepting state, each of whose labels has a class of complete moves, stands for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct PlainWitness {
    /// Reads the piles before the move.
    pub automaton: PlainAutomaton,
    /// For each state its labels.
    pub labels: Vec<Vec<Label>>,
    /// The classes that labels list.
    pub classes: Vec<Class>,
    /// For each condition, what configurations say has been read of it.
    pub vectors: Vec<Vec<Vector>>,
}

/// The number of a class of a witness.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct ClassNumber(pub u32);

impl ClassNumber {
    /// Its place among the classes.
    pub fn place(self) -> usize {
        self.0 as usize
    }
}

/// Classes of each of which some configuration is reached.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Label(pub Vec<ClassNumber>);

/// Configurations from which the same words complete the move.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Class(pub Vec<Configuration>);

/// A move of which some digits have been read; in a file, its numbers as one list.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<u32>", into = "Vec<u32>"))]
pub struct Configuration {
    /// How many digits are to come, modulo the period of the numeration.
    pub to_come: u32,
    /// The state of the automaton that reads the piles after the move.
    pub after: u32,
    /// For each condition 0 if it is sure to hold, otherwise the place of its vector, counted from 1.
    pub conditions: Vec<u32>,
}

impl From<Configuration> for Vec<u32> {
    fn from(configuration: Configuration) -> Self {
        [configuration.to_come, configuration.after]
            .into_iter()
            .chain(configuration.conditions)
            .collect()
    }
}

impl TryFrom<Vec<u32>> for Configuration {
    type Error = &'static str;

    fn try_from(list: Vec<u32>) -> Result<Self, Self::Error> {
        match list[..] {
            [to_come, after, ref conditions @ ..] => Ok(Self {
                to_come,
                after,
                conditions: conditions.to_vec(),
            }),
            _ => Err("a configuration without its digits to come or its state"),
        }
    }
}

/// What has been read of a condition: with j digits to come, Σ Eᵢ·u_{j+i} for the entries E.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Vector(pub Vec<i64>);
