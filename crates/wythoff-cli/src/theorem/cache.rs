//! Certificates kept in the user's cache folder: whatever is proved once is only checked the next time.
//!
//! It only saves time. An entry is believed because the independent checker accepts it and it is about the same rules;
//! whatever else is wrong with it or with the folder, the theorem is proved anew.

use std::fs::{self, File};
use std::io::{BufReader, Read, Write};
use std::path::PathBuf;

use wythoff::Rules;
use wythoff::certificate::{Certificate, VERSION};
use wythoff::prove::Proof;

use crate::atomic_file;
use crate::cache::folder;

/// Larger certificates are not kept.
const MOST_BYTES: u64 = 64 << 20;

/// The proof an earlier run has kept, checked again.
pub(super) fn read(rules: &Rules) -> Option<(Proof, Certificate)> {
    let file = File::open(path(rules)?).ok()?;
    let mut text = String::new();
    BufReader::new(file)
        .take(MOST_BYTES)
        .read_to_string(&mut text)
        .ok()?;
    let certificate: Certificate = serde_json::from_str(&text).ok()?;
    let proof = Proof::from_certificate(&certificate).ok()?;
    proof
        .rules
        .is_same_as(rules)
        .then_some((proof, certificate))
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

/// One file for each game: its name has the version of certificates and a hash of the rules in normal form.
fn path(rules: &Rules) -> Option<PathBuf> {
    let name = format!(
        "v{VERSION}-{:032x}.json",
        hash(normal_form(rules).as_bytes())
    );
    Some(folder()?.join("proofs").join(name))
}

/// The rules written in their own language, the moves in alphabetical order.
fn normal_form(rules: &Rules) -> String {
    let text = rules.to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    lines.join("\n")
}

/// FNV-1a of 128 bits: the same in every version and on every machine.
fn hash(bytes: &[u8]) -> u128 {
    let (basis, prime) = (
        0x6c62272e07bb014262b821756295c58d,
        0x1000000000000000000013b,
    );
    (bytes.iter()).fold(basis, |hash: u128, &byte| {
        (hash ^ u128::from(byte)).wrapping_mul(prime)
    })
}

#[cfg(test)]
mod tests {
    use wythoff::parse_rules;

    use super::*;

    #[test]
    fn the_hash_is_that_of_its_definition() {
        // The values of the authors of FNV for "" and "a".
        assert_eq!(hash(b""), 0x6c62272e07bb014262b821756295c58d);
        assert_eq!(hash(b"a"), 0xd228cb696f1a8caf78912b704e4a8964);
    }

    #[test]
    fn the_same_game_written_otherwise_has_the_same_name() {
        let form = |text| normal_form(&parse_rules(text).unwrap());
        let one = form("x>0,y=0 | x=0,y>0 | x=y>0");
        assert_eq!(one, form("like wythoff"));
        assert_eq!(one, form("x=y, y>=1 | 0<y, x<1 | x>0,y=0 | x>0,y=0"));
        assert_ne!(one, form("misere; like wythoff"));
        assert_ne!(one, form("like nim"));
    }
}
