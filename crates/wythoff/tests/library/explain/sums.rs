//! Sums: the nim-sum of the parts, every winning move, a move to refute.

use wythoff::explain::{ExplainError, explain_sum};
use wythoff::{Effort, IllegalMove, Outcome, Play, parse_sum};

#[test]
fn sums_are_explained_by_the_values_of_their_parts() {
    for (text, play) in [
        (
            "wythoff[8,4] + nim[3,5] + 0.77[20] + fibonacci[21]",
            Play::Normal,
        ),
        ("nim[1,2] + nim[3]", Play::Normal),
        ("nim[1,1] + nim[1]", Play::Misere),
        ("nim[1,4] + nim[1]", Play::Misere),
        ("euclid[25,7] + staircase[2,5,3]", Play::Normal),
    ] {
        let sum = parse_sum(text).unwrap();
        let expected = sum.analyse(play, &mut Effort::default()).unwrap();
        let explanation = explain_sum(&sum, play, None, &mut Effort::default()).unwrap();
        assert_eq!(explanation.outcome(), expected.outcome, "{text}");
        for step in &explanation.steps {
            let shows = step.certificate.as_ref().and_then(|one| one.shows_loss());
            assert!(
                shows.is_none_or(|lost| lost == expected.outcome.is_loss()),
                "{text}"
            );
            for reason in step
                .reasons
                .iter()
                .filter_map(|reason| reason.certificate.as_ref())
            {
                assert!(
                    reason.checks() && reason.shows_loss() == Some(true),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn a_move_in_a_sum_is_refuted_or_refused() {
    let sum = parse_sum("wythoff[1,2] + nim[3,3]").unwrap();
    let answer = |to: &str| {
        let to = parse_sum(to).unwrap();
        explain_sum(&sum, Play::Normal, Some(&to), &mut Effort::default())
    };
    let refuted = answer("wythoff[1,2] + nim[3,1]").unwrap();
    assert_eq!(refuted.outcome(), Outcome::Loss);
    let reply = &refuted
        .steps
        .last()
        .expect("the move is answered last")
        .reasons[0];
    let certificate = reply.certificate.as_ref().expect("the nim-sum");
    assert!(certificate.checks() && certificate.shows_loss() == Some(true));
    for (to, expected) in [
        (
            "wythoff[1,1] + nim[3,1]",
            IllegalMove::PartsChanged { changed: 2 },
        ),
        ("nim[1,2] + nim[3,1]", IllegalMove::OtherSum),
        ("wythoff[1,2] + nim[3,3]", IllegalMove::Nothing),
    ] {
        assert_eq!(answer(to), Err(ExplainError::Illegal(expected)), "{to}");
    }
}
