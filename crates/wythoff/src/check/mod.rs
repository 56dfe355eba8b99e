//! The independent checker of certificates. It shares no code with the prover, only the reader of rules: read it, and believe
//! only it.
//!
//! A word is a list of letters, a letter one digit for each pile, most significant first; a position has one valid word
//! of each sufficient length. The checker makes sure that
//!
//! 1. the numeration is legal, so that words and positions correspond (`numeral.rs`);
//! 2. every clause takes something and lets no pile grow, so that play ends; the text, if any, means these clauses
//!    (`play.rs`);
//! 3. the automaton `lost` accepts valid words only;
//! 4. no clause leads from an accepted word to an accepted word: all pairs of words are read side by side
//!    (`clause.rs` follows what a clause demands);
//! 5. each witness stands for moves (`sentence.rs`): the configurations in the label of a state follow from those in the
//!    label of each state before, the start has only the initial configuration, an accepting state an accepting one;
//! 6. every valid word is accepted by `lost` or by one of the witnesses (`cover.rs`).
//!
//! In misère play moreover no move leads from the words of `terminal` anywhere (as 4), every lost word has a move (as 5
//! and 6, with "any position" for "lost position"), and the words of `terminal` need no witness in 6.
//!
//! By induction on the number of stones, for words of each length: `lost` accepts exactly the lost positions. No search,
//! no determinisation, no minimisation is needed.

mod after;
mod clause;
mod condition;
mod cover;
mod flaw;
mod following;
mod letters;
mod machine;
mod numeral;
mod play;
mod reach;
#[cfg(feature = "serde")]
mod reading;
mod sentence;
mod work;

#[cfg(feature = "serde")]
use crate::certificate::TOO_MANY_EDGES;
use crate::certificate::{Certificate, FORMAT, PlainWitness, VERSION};
use crate::number::Numerals;
use clause::Clause;
use cover::covered;
pub use flaw::{CheckError, Flaw};
use machine::Machine;
use numeral::System;
use play::{decreases, text_means_clauses};
use sentence::{no_move, witnessed};
pub use work::USUAL_WORK;
use work::Work;

/// Refuses a certificate unless the condition holds.
fn demand(condition: bool, flaw: Flaw) -> Result<(), Flaw> {
    if condition { Ok(()) } else { Err(flaw) }
}

/// Reads a certificate and checks it.
#[cfg(feature = "serde")]
pub fn check_json(text: &str) -> Result<Certificate, CheckError> {
    let certificate = read_json(text)?;
    check(&certificate)?;
    Ok(certificate)
}

/// Reads a certificate, of which nothing is checked yet.
#[cfg(feature = "serde")]
pub fn read_json(text: &str) -> Result<Certificate, CheckError> {
    read_json_within(text, USUAL_WORK)
}

/// Reads a certificate that is to be checked with so much [work](check_within): a text of which more lists would be made than
/// the memory for that work holds is not read, and so [not checked](CheckError::is_unchecked).
#[cfg(feature = "serde")]
pub fn read_json_within(text: &str, work: u64) -> Result<Certificate, CheckError> {
    // What automata unfold to when they are read has the rest.
    let is_held = reading::bytes(text) <= work::memory(work) / 4 * 3;
    demand(is_held, Flaw::Work)?;
    serde_json::from_str(text).map_err(|error| {
        let detail = error.to_string();
        match detail.starts_with(TOO_MANY_EDGES) {
            true => Flaw::TooLarge.into(),
            false => CheckError {
                flaw: Flaw::NotJson,
                detail,
            },
        }
    })
}

/// Checks a certificate: if it is valid, `lost` accepts exactly the lost positions of the game.
pub fn check(certificate: &Certificate) -> Result<(), CheckError> {
    check_within(certificate, USUAL_WORK)
}

/// Checks a certificate in so many steps of a few nanoseconds; beyond them it is [not checked](CheckError::is_unchecked),
/// which says nothing about whether it holds.
///
/// Where all is true, it is refused still if a part of it is mentioned nowhere: nothing depends on that part, so that nobody
/// has checked it.
pub fn check_within(certificate: &Certificate, work: u64) -> Result<(), CheckError> {
    holds(certificate, work)?;
    demand(certificate.is_all_used(), Flaw::Unused)?;
    Ok(())
}

/// Whether what the certificate claims is true.
fn holds(certificate: &Certificate, work: u64) -> Result<(), CheckError> {
    let (piles, clauses) = (certificate.piles, &certificate.clauses);
    let known = certificate.format == FORMAT && certificate.version == VERSION;
    demand(known, Flaw::Format)?;
    demand((1..=5).contains(&piles), Flaw::Piles)?;
    demand(certificate.is_well_formed(), Flaw::Malformed)?;
    let growth = certificate.growth.as_ref();
    let measure = growth.map_or(&[][..], |growth| &growth.measure);
    demand(
        measure.iter().all(|&w| (0..=1024).contains(&w)),
        Flaw::Endless,
    )?;
    let decrease = (clauses.iter()).all(|clause| decreases(clause, piles, growth));
    demand(decrease, Flaw::Endless)?;
    let system = &System::new(&certificate.numeration, piles, work)?;
    system.work.occupy(certificate.memory())?;
    let game = clauses.iter().map(|clause| Clause::new(system, clause));
    let mut game = game.collect::<Result<Vec<_>, _>>()?;

    let machine = |plain| Machine::new(plain, system.letters, &system.work);
    let positions = [machine(&certificate.positions)?];
    system.is_read_by(&positions[0])?;
    text_means_clauses(certificate, system, &positions[0])?;
    let lost = machine(&certificate.lost)?;
    covered(&lost, 0, &positions, &system.work, Flaw::InvalidWord)?;
    for clause in &mut game {
        no_move(clause, &lost, &lost, Flaw::MoveInside)?;
    }
    let mut parts = all_witnessed(&mut game, &certificate.moves, &lost)?;
    if let Some(growth) = growth {
        // A move may need more digits than the position has. So a position is looked at with leading zeros, which `lost`
        // does not count: then what a move leads to is lost if its word is accepted, however long it is.
        let plain =
            !matches!(certificate.numeration, Numerals::Ostrowski(_)) && !certificate.misere;
        demand(plain && lost.step(0, 0) == 0, Flaw::Zeros)?;
        parts.push(lost);
        let zeros = growth.zeros;
        covered(&positions[0], zeros, &parts, &system.work, Flaw::Uncovered)?;
        return Ok(());
    }
    if let Some(ends) = &certificate.ends {
        let terminal = machine(&ends.terminal)?;
        for clause in &mut game {
            no_move(clause, &terminal, &positions[0], Flaw::EndMoves)?;
        }
        let moves = all_witnessed(&mut game, &ends.moves, &positions[0])?;
        covered(&lost, 0, &moves, &system.work, Flaw::NoMove)?;
        parts.push(terminal);
    }
    parts.push(lost);
    covered(&positions[0], 0, &parts, &system.work, Flaw::Uncovered)?;
    Ok(())
}

/// Whether the checker would take the text of a certificate, if there is one, for its clauses.
///
/// The rest of the certificate is taken to be right.
pub(crate) fn accepts_text(certificate: &Certificate) -> bool {
    let accepts = || {
        let system = System::new(&certificate.numeration, certificate.piles, USUAL_WORK)?;
        let positions = Machine::new(&certificate.positions, system.letters, &system.work)?;
        text_means_clauses(certificate, &system, &positions)
    };
    accepts().is_ok()
}

/// The automata of the witnesses, one for each clause, each shown to stand for moves into `after`.
fn all_witnessed<'a>(
    game: &mut [Clause<'_>],
    witnesses: &'a [PlainWitness],
    after: &Machine<'_>,
) -> Result<Vec<Machine<'a>>, Flaw> {
    let pairs = game.iter_mut().zip(witnesses);
    (pairs.map(|(clause, witness)| witnessed(clause, witness, after))).collect()
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;
    use crate::certificate::Growth;

    const WYTHOFF: &str = include_str!("../../tests/data/certificates/wythoff.json");
    const NIM_IN_OSTROWSKI: &str = include_str!("../../tests/data/certificates/nim-ostrowski.json");

    #[test]
    fn a_certificate_by_which_nothing_is_lost_is_refused_with_the_usual_work() {
        let mut certificate = read_json(WYTHOFF).unwrap();
        assert_eq!(check(&certificate), Ok(()));
        certificate.lost.accepting.clear();
        let refusal = check(&certificate).unwrap_err();
        assert_eq!(refusal.flaw, Flaw::WithoutMove);
    }

    #[test]
    fn a_certificate_of_another_format_or_version_is_refused() {
        let certificate = read_json(WYTHOFF).unwrap();
        let (mut format, mut version) = (certificate.clone(), certificate);
        format.format.push('2');
        version.version += 1;
        for other in [format, version] {
            assert_eq!(check(&other).unwrap_err().flaw, Flaw::Format);
        }
    }

    #[test]
    fn growing_piles_in_numerals_of_ostrowski_are_refused() {
        let mut certificate = read_json(NIM_IN_OSTROWSKI).unwrap();
        assert_eq!(check(&certificate), Ok(()));
        // The clause lets the measure fall, and `lost` does not count leading zeros: nothing else is wrong.
        let (measure, zeros) = (vec![1], 0);
        certificate.growth = Some(Growth { measure, zeros });
        certificate.text = Some("piles a\nmeasure a\nmove x >= 1\n".to_owned());
        let refusal = check(&certificate).unwrap_err();
        assert_eq!(refusal.flaw, Flaw::Zeros);
    }

    #[test]
    fn a_text_whose_lists_would_fill_the_memory_is_not_read() {
        // Of 900 MB three quarters, by 146 bytes for a list that opens.
        let most = 675_000_000 / 146;
        let flaw = |lists: usize| read_json(&"[".repeat(lists)).unwrap_err().flaw;
        assert_eq!(flaw(most), Flaw::NotJson);
        assert_eq!(flaw(most + 1), Flaw::Work);
    }

    #[test]
    fn too_many_edges_are_no_flaw_of_a_certificate() {
        let rows = r#""rows":[[[0,1,0,1]]]"#;
        assert!(NIM_IN_OSTROWSKI.contains(rows));
        let flaw = |edges: u32| {
            let many = format!(r#""rows":[[[0,1,0,{edges}]]]"#);
            let text = NIM_IN_OSTROWSKI.replace(rows, &many);
            check_json(&text).unwrap_err().flaw
        };
        assert_eq!(flaw(1 << 10), Flaw::Letter);
        assert_eq!(flaw((1 << 24) + 1), Flaw::TooLarge);
    }

    #[test]
    fn a_text_is_accepted_if_it_means_the_clauses() {
        let mut certificate = read_json(WYTHOFF).unwrap();
        let text = certificate.text.clone().unwrap();
        assert!(accepts_text(&certificate));
        let other = text.replace("x - y = 0", "x - y = 1");
        assert_ne!(other, text);
        for text in [&other[..], "no rules"] {
            certificate.text = Some(text.to_owned());
            assert!(!accepts_text(&certificate), "{text}");
        }
        certificate.text = None;
        assert!(accepts_text(&certificate));
    }
}
