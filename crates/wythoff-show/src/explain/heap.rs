//! What is claimed of heaps.

use wythoff::explain::Certificate;
use wythoff::explain::games::heap::Fact;

use crate::formula::{letter, number};
use crate::message::Message;
use crate::page::Block;
use crate::texts::Texts;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    let intro = match fact {
        Fact::ByOptions { heap, value } => Message::new("explain-heap-by-options")
            .with("heap", heap)
            .with("value", value),
        Fact::ByPeriod {
            heap,
            period,
            preperiod,
            saltus,
        } => {
            let g = |of| letter('g').of(of);
            let same = match saltus {
                0 => g(letter('n')),
                saltus => g(letter('n')) + number(*saltus),
            };
            let law = g(letter('n') + number(*period)).equals(same);
            Message::new("explain-heap-by-period")
                .with("heap", heap)
                .with("law", law)
                .with("preperiod", number(*preperiod))
        }
        Fact::ByTable { heap, value, to } => Message::new("explain-heap-by-table")
            .with("heap", heap)
            .with("value", value)
            .with("to", number(*to)),
    };
    let mut blocks = vec![texts.paragraph(&intro)];
    blocks.extend(
        certificate
            .into_iter()
            .flat_map(|one| super::certificate(one, texts)),
    );
    blocks
}
