//! Evidence as data.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Checked, Evidence, ProofAbout};

impl Serialize for Evidence {
    /// `kind`, what there is to say of it, and `status`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Theorem(theorem) => {
                map.serialize_entry("kind", "theorem")?;
                map.serialize_entry("name", theorem.name())?;
                map.serialize_entry("source", theorem.source())?;
            }
            Self::Proof {
                about,
                numeration,
                states,
                checked,
            } => {
                map.serialize_entry("kind", "certificate")?;
                let (about, most) = match about {
                    ProofAbout::LostPositions => ("lost positions", None),
                    ProofAbout::Values { most } => ("values", *most),
                };
                map.serialize_entry("about", about)?;
                if let Some(most) = most {
                    map.serialize_entry("values_to", &most)?;
                }
                map.serialize_entry("numeration", numeration)?;
                map.serialize_entry("states", states)?;
                let checker = match checked {
                    Checked::No => "not asked",
                    Checked::Yes => "accepted",
                    Checked::InTests => "accepted in tests",
                };
                map.serialize_entry("checker", checker)?;
            }
            Self::Search { positions } => {
                map.serialize_entry("kind", "search")?;
                map.serialize_entry("positions", positions)?;
            }
            Self::Heaps { to } => {
                map.serialize_entry("kind", "heaps")?;
                map.serialize_entry("to", to)?;
            }
            Self::Period { period, .. } => {
                map.serialize_entry("kind", "period")?;
                map.serialize_entry("period", &period.period)?;
                map.serialize_entry("preperiod", &period.preperiod)?;
                map.serialize_entry("saltus", &period.saltus)?;
            }
            Self::Table { to } => {
                map.serialize_entry("kind", "table")?;
                map.serialize_entry("to", to)?;
            }
            Self::Rows { to } => {
                map.serialize_entry("kind", "rows")?;
                map.serialize_entry("to", to)?;
            }
            Self::AtMost {
                slope,
                offset,
                divisor,
            } => {
                map.serialize_entry("kind", "at-most")?;
                map.serialize_entry("slope", slope)?;
                map.serialize_entry("offset", offset)?;
                map.serialize_entry("divisor", divisor)?;
            }
            Self::Parts(_) => map.serialize_entry("kind", "parts")?,
        }
        map.serialize_entry("status", &self.status())?;
        map.end()
    }
}
