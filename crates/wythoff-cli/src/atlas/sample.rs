//! The atlas holds: games of it looked at again.

use std::sync::atomic::AtomicBool;

use wythoff::parse_rules;

use super::rows;
use crate::census::{Entry, Space, Worker};
use crate::command::SPACES;

/// Games spread over the atlas are found again as it says, the theorem, its automaton and its words the same.
#[test]
fn a_sample_of_the_atlas_is_made_anew() {
    let is_slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    let count = if is_slow { 200 } else { 10 };
    let (_, text) = SPACES.iter().find(|(name, _)| *name == "two-pile").unwrap();
    let space = Space::parse(text).unwrap();
    let (atlas, worker) = (rows(None).unwrap(), Worker::new(String::new()));
    assert!(!atlas.is_empty());
    for row in atlas
        .iter()
        .step_by((atlas.len() / count).max(1))
        .take(count)
    {
        let rules = parse_rules(&row.rules).unwrap();
        assert_eq!(rules.key(), row.key, "{}", row.rules);
        let game = Entry {
            key: row.key.clone(),
            text: row.rules.clone(),
            rules: rules.least_twin(),
        };
        let tier = usize::try_from(row.tier).unwrap() - 1;
        let stop = AtomicBool::new(false);
        let found = worker.look(&game, tier, &space.tiers[tier], &stop).unwrap();
        let mut again = found.row;
        (again.cpu, again.time) = (0, 0);
        assert_eq!(again, *row);
    }
}
