//! Why a certificate is not valid.

use wythoff::check::{CheckError, Flaw};

use crate::message::Message;

/// The reason for which a checker does not accept a certificate.
pub fn refusal(error: &CheckError) -> Message {
    let flaw = flaw(error.flaw);
    if error.detail.is_empty() {
        return flaw;
    }
    Message::new("flaw-in-detail")
        .with("flaw", flaw)
        .with("detail", error.detail.as_str())
}

fn flaw(flaw: Flaw) -> Message {
    match flaw {
        Flaw::NotJson => Message::new("flaw-not-json"),
        Flaw::Format => Message::new("flaw-format"),
        Flaw::Malformed => Message::new("flaw-malformed"),
        Flaw::Piles => Message::new("flaw-piles"),
        Flaw::Text => Message::new("flaw-text"),
        Flaw::Zeros => Message::new("flaw-zeros"),
        Flaw::Endless => Message::new("flaw-endless"),
        Flaw::Numeration => Message::new("flaw-numeration"),
        Flaw::TooLarge => Message::new("flaw-too-large"),
        Flaw::Work => Message::new("flaw-work"),
        Flaw::Letter => Message::new("flaw-letter"),
        Flaw::Positions => Message::new("flaw-positions"),
        Flaw::InvalidWord => Message::new("flaw-invalid-word"),
        Flaw::MoveInside => Message::new("flaw-move-inside"),
        Flaw::HalfMade => Message::new("flaw-half-made"),
        Flaw::WithoutMove => Message::new("flaw-without-move"),
        Flaw::Unfounded => Message::new("flaw-unfounded"),
        Flaw::EndMoves => Message::new("flaw-end-moves"),
        Flaw::NoMove => Message::new("flaw-no-move"),
        Flaw::Uncovered => Message::new("flaw-uncovered"),
        Flaw::Unused => Message::new("flaw-unused"),
    }
}
