//! What is called lost comes with numbers that show it, wherever a theorem decides.

use wythoff::explain::{Certificate, Claim, Common, Explanation};
use wythoff::{Effort, Evidence, NamedGame, Play, Position, UBig, parse_game, solve};

use super::{GAMES, explained, options, positions};

/// Whether a lost position needs a certificate: not where only a search knows, nor in Euclid where nothing is to be shown,
/// with an empty pile or, in misère play, with equal piles.
fn needs_certificate(game: &NamedGame, play: Play, piles: &[UBig]) -> bool {
    let position = Position(piles.to_vec());
    let analysis = solve::analyse(&*game.rules(play), &position, &mut Effort::default()).unwrap();
    let trivial =
        game.to_string() == "euclid" && (piles.contains(&UBig::ZERO) || piles[0] == piles[1]);
    !matches!(analysis.evidence, Evidence::Search { .. }) && !trivial
}

/// What shows the position that is explained to be lost.
fn shown_lost(explanation: &Explanation) -> Option<&Certificate> {
    let certificates = explanation.steps.iter();
    certificates
        .filter_map(|step| step.certificate.as_ref())
        .find(|one| one.shows_loss() == Some(true))
}

#[test]
fn every_lost_position_is_certified_and_so_is_what_every_winning_move_leaves() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        let (mut lost, mut left) = (0, 0);
        for play in [Play::Normal, Play::Misere] {
            for position in positions(&game, piles, most) {
                let place = format!("{name} {position:?} {play:?}");
                let explanation = explained(&game, play, &position);
                if explanation.outcome().is_loss() && needs_certificate(&game, play, &position) {
                    let certificate = shown_lost(&explanation);
                    let certificate = certificate.unwrap_or_else(|| panic!("{place}"));
                    assert!(certificate.checks(), "{place}");
                    lost += 1;
                }
                for step in explanation.steps.iter().flat_map(|step| step.all()) {
                    let Claim::Common(Common::Leaves { position, .. }) = &step.claim else {
                        continue;
                    };
                    if !needs_certificate(&game, play, position) {
                        continue;
                    }
                    // The numbers are those of the position left: its own explanation gives the same.
                    let own = explained(&game, play, position);
                    let certificate = step.certificate.as_ref();
                    assert!(certificate.is_some(), "{place} leaves {position:?}");
                    assert_eq!(certificate, shown_lost(&own), "{place} leaves {position:?}");
                    left += 1;
                }
            }
        }
        assert!(lost + left > 0, "{name}: nothing was looked at");
    }
}

#[test]
fn a_move_that_wins_after_all_is_certified_and_so_is_the_reply_to_one_that_does_not() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        for from in positions(&game, piles, most.min(4)) {
            for to in options(&game, &from) {
                let (position, against) = (Position(from.clone()), Position(to));
                let explanation = wythoff::explain::explain(
                    &game,
                    Play::Normal,
                    &position,
                    Some(&against),
                    &mut Effort::default(),
                );
                for step in explanation
                    .unwrap()
                    .steps
                    .iter()
                    .flat_map(|step| step.all())
                {
                    let (position, lost) = match &step.claim {
                        Claim::Common(Common::Against { position, wins, .. }) => (position, *wins),
                        Claim::Common(Common::Leaves { position, .. }) => (position, true),
                        _ => continue,
                    };
                    if lost && needs_certificate(&game, Play::Normal, position) {
                        let certificate = step.certificate.as_ref().filter(|one| one.checks());
                        let shows = certificate.and_then(Certificate::shows_loss);
                        assert_eq!(shows, Some(true), "{name} {from:?} to {position:?}");
                    }
                }
            }
        }
    }
}
