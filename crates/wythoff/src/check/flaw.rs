//! What may be wrong with a certificate.

use std::fmt;

/// What may be wrong with a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flaw {
    /// Not a certificate.
    NotJson,
    /// Unknown format or version.
    Format,
    /// It mentions what does not exist.
    Malformed,
    /// One to five piles are expected.
    Piles,
    /// The text does not mean the clauses.
    Text,
    /// Leading zeros make a difference where piles may grow.
    Zeros,
    /// A clause need not decrease.
    Endless,
    /// The numeration is not legal.
    Numeration,
    /// Its numbers or its alphabet are too large for the checker.
    TooLarge,
    /// To check it takes more steps than were allowed.
    Work,
    /// An automaton reads what is no letter.
    Letter,
    /// `positions` are not the valid words.
    Positions,
    /// `lost` accepts a word that is not valid.
    InvalidWord,
    /// A move leads from a lost position to a lost one.
    MoveInside,
    /// A witness starts with a move half made.
    HalfMade,
    /// A witness accepts without a move.
    WithoutMove,
    /// A configuration does not follow from any before it.
    Unfounded,
    /// A terminal position has a move.
    EndMoves,
    /// A lost position may have no move.
    NoMove,
    /// A position is neither lost nor has a move to a lost one.
    Uncovered,
    /// A row, a class or a vector is mentioned nowhere.
    Unused,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotJson => "not a certificate",
            Self::Format => "unknown format or version",
            Self::Malformed => "it mentions what does not exist",
            Self::Piles => "one to five piles are expected",
            Self::Text => "the text does not mean the clauses",
            Self::Zeros => "leading zeros make a difference where piles may grow",
            Self::Endless => "a clause need not decrease",
            Self::Numeration => "the numeration is not legal",
            Self::TooLarge => "its numbers are too large for the checker",
            Self::Work => "to check it takes more steps than were allowed",
            Self::Letter => "an automaton reads what is no letter",
            Self::Positions => "`positions` are not the valid words",
            Self::InvalidWord => "`lost` accepts a word that is not valid",
            Self::MoveInside => "a move leads from a lost position to a lost one",
            Self::HalfMade => "a witness starts with a move half made",
            Self::WithoutMove => "a witness accepts without a move",
            Self::Unfounded => "a configuration does not follow from any before it",
            Self::EndMoves => "a terminal position has a move",
            Self::NoMove => "a lost position may have no move",
            Self::Uncovered => "a position is neither lost nor has a move to a lost one",
            Self::Unused => "a part of it is not used",
        })
    }
}

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckError {
    /// What is wrong.
    pub flaw: Flaw,
    /// More about it, in the words of whoever found it; perhaps nothing.
    pub detail: String,
}

impl CheckError {
    /// Whether nothing was found to be wrong: the certificate is only too large to check.
    pub fn is_unchecked(&self) -> bool {
        matches!(self.flaw, Flaw::TooLarge | Flaw::Work)
    }
}

impl From<Flaw> for CheckError {
    fn from(flaw: Flaw) -> Self {
        let detail = String::new();
        Self { flaw, detail }
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.detail.is_empty() {
            true => self.flaw.fmt(f),
            false => write!(f, "{}: {}", self.flaw, self.detail),
        }
    }
}

impl std::error::Error for CheckError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flaw_is_told_in_words_of_its_own() {
        let flaws = [
            Flaw::NotJson,
            Flaw::Format,
            Flaw::Malformed,
            Flaw::Piles,
            Flaw::Text,
            Flaw::Zeros,
            Flaw::Endless,
            Flaw::Numeration,
            Flaw::TooLarge,
            Flaw::Work,
            Flaw::Letter,
            Flaw::Positions,
            Flaw::InvalidWord,
            Flaw::MoveInside,
            Flaw::HalfMade,
            Flaw::WithoutMove,
            Flaw::Unfounded,
            Flaw::EndMoves,
            Flaw::NoMove,
            Flaw::Uncovered,
            Flaw::Unused,
        ];
        let mut told: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), flaws.len());
        assert!(told.iter().all(|words| !words.is_empty()));
        // Two of them say nothing about the certificate.
        let unchecked = flaws.map(|flaw| CheckError::from(flaw).is_unchecked());
        assert_eq!(unchecked.iter().filter(|&&is| is).count(), 2);
    }

    #[test]
    fn a_refusal_says_its_flaw_and_then_the_details() {
        let mut refusal = CheckError::from(Flaw::NotJson);
        assert_eq!(refusal.to_string(), Flaw::NotJson.to_string());
        refusal.detail = "line 1".to_owned();
        let told = refusal.to_string();
        assert_eq!(told, format!("{}: line 1", Flaw::NotJson));
    }
}
