//! Certificates kept in the user's cache folder: whatever is proved once is only checked the next time.
//!
//! It only saves time. An entry is believed because the independent checker accepts it and it is about the same rules;
//! whatever else is wrong with it or with the folder, the theorem is proved anew.

use std::fs;
use std::path::PathBuf;

use wythoff::Rules;
use wythoff::certificate::{Certificate, VERSION};
use wythoff::prove::{OWN_WORK, Proof};

use crate::atomic_file;
use crate::cache::folder;
use crate::{fingerprint, read_file};

/// Larger certificates are not kept.
const MOST_BYTES: u64 = 64 << 20;

/// The proof an earlier run has kept, checked again.
pub(super) fn read(rules: &Rules) -> Option<(Proof, Certificate)> {
    let text = read_file::whole(&path(rules)?, MOST_BYTES).ok()?;
    let certificate: Certificate = serde_json::from_slice(&text).ok()?;
    let proof = Proof::from_certificate_within(&certificate, OWN_WORK).ok()?;
    // The same clauses, or fewer: those that the others contain change nothing.
    (proof.rules.normal_form() == rules.normal_form()).then_some((proof, certificate))
}

/// Keeps a certificate; a folder that cannot be written costs time, nothing else.
pub(super) fn keep(rules: &Rules, text: &[u8]) {
    if let Some(path) = path(rules).filter(|_| text.len() as u64 <= MOST_BYTES)
        && let Some(folder) = path.parent()
        && fs::create_dir_all(folder).is_ok()
    {
        let _ = atomic_file::replace(&path, |file| file.write_all(text));
    }
}

/// One file for each game: its name has the version of certificates, the key of the game, and what tells it from the
/// game with its piles exchanged, which has the same key.
fn path(rules: &Rules) -> Option<PathBuf> {
    Some(folder()?.join("proofs").join(name(rules)))
}

fn name(rules: &Rules) -> String {
    let twin = fingerprint::of(&rules.normal_form().to_string());
    format!("v{VERSION}-{}-{}.json", rules.key(), &twin[..8])
}

#[cfg(test)]
mod tests {
    use wythoff::parse_rules;

    use super::*;

    #[test]
    fn the_same_game_written_otherwise_has_the_same_name() {
        let form = |text| name(&parse_rules(text).unwrap());
        let one = form("x>0,y=0 | x=0,y>0 | x=y>0");
        assert_eq!(one, form("like wythoff"));
        assert_eq!(one, form("x=y, y>=1 | 0<y, x<1 | x>0,y=0 | x>0,y=0"));
        assert_eq!(one, form("like wythoff; x=y>0, x mod 5 = 4"));
        assert_ne!(form("x>0,y=0 | x=2,y=1"), form("x=0,y>0 | x=1,y=2"));
        assert_ne!(one, form("misere; like wythoff"));
        assert_ne!(one, form("like nim"));
    }
}
