//! What is looked for in an atlas: words that must all be true of a row.

use crate::census::{Outcome, Row};
use wythoff_show::Message;
use wythoff_show::complaint::quote;
use wythoff_show::list::listed;

/// Conditions on a row, all of which must hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Query(Vec<Condition>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Condition {
    Misere(bool),
    Outcome(Outcome),
    /// The numeration begins with this: `base`, `base-2`, `fibonacci`.
    Numeration(String),
    /// The lost positions are told by a digest that begins with this.
    Set(String),
    Automaton(String),
    States(Order, i64),
    Tier(Order, i64),
    /// Stands in the rules, blanks left aside.
    Rules(String),
    /// Stands in the theorem in words.
    Words(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    Below,
    AtMost,
    Equal,
    AtLeast,
    Above,
}

impl Query {
    /// Reads `numeration:fibonacci states<10 misere x=y>0`.
    pub(crate) fn parse(text: &str) -> Result<Self, Message> {
        let conditions = text.split_whitespace().map(condition);
        conditions.collect::<Result<_, _>>().map(Self)
    }

    pub(crate) fn holds(&self, row: &Row) -> bool {
        self.0.iter().all(|condition| condition.holds(row))
    }
}

impl Condition {
    fn holds(&self, row: &Row) -> bool {
        match self {
            Self::Misere(misere) => row.misere == *misere,
            Self::Outcome(outcome) => row.outcome == *outcome,
            Self::Numeration(start) => row.numeration.starts_with(start),
            Self::Set(start) => row.lost_set.starts_with(start),
            Self::Automaton(start) => row.automaton.starts_with(start),
            // Without a theorem there are no states.
            Self::States(order, number) => row.states > 0 && order.holds(row.states, *number),
            Self::Tier(order, number) => order.holds(row.tier, *number),
            Self::Rules(part) => without_blanks(&row.rules).contains(part),
            Self::Words(part) => row.words_en.contains(part) || row.words_zh.contains(part),
        }
    }
}

impl Order {
    fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Self::Below => left < right,
            Self::AtMost => left <= right,
            Self::Equal => left == right,
            Self::AtLeast => left >= right,
            Self::Above => left > right,
        }
    }
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

fn condition(word: &str) -> Result<Condition, Message> {
    match word {
        "misere" => return Ok(Condition::Misere(true)),
        "normal" => return Ok(Condition::Misere(false)),
        _ => {}
    }
    if let Some(outcome) = Outcome::named(word) {
        return Ok(Condition::Outcome(outcome));
    }
    for (name, make) in [
        (
            "numeration:",
            Condition::Numeration as fn(String) -> Condition,
        ),
        ("set:", Condition::Set),
        ("automaton:", Condition::Automaton),
        ("words:", Condition::Words),
        ("rules:", |text| Condition::Rules(without_blanks(&text))),
    ] {
        if let Some(rest) = word.strip_prefix(name) {
            return Ok(make(rest.to_owned()));
        }
    }
    for (name, make) in [
        ("states", Condition::States as fn(Order, i64) -> Condition),
        ("tier", Condition::Tier),
    ] {
        if let Some(rest) = word.strip_prefix(name) {
            let (order, number) = comparison(rest)
                .ok_or_else(|| Message::new("error-atlas-query").with("found", quote(word)))?;
            return Ok(make(order, number));
        }
    }
    // The rules of the atlas have no colons: something else was meant.
    if let Some((field, _)) = word.split_once(':') {
        let message = Message::new("error-atlas-field").with("found", quote(field));
        return Err(message.with("known", listed(FIELDS)));
    }
    Ok(Condition::Rules(word.to_owned()))
}

/// What may stand before a colon.
const FIELDS: [&str; 7] = [
    "numeration",
    "set",
    "automaton",
    "words",
    "rules",
    "states",
    "tier",
];

/// `<10`, `<=10`, `=10`, `:10`, `>=10`, `>10`.
fn comparison(text: &str) -> Option<(Order, i64)> {
    let signs = [
        ("<=", Order::AtMost),
        (">=", Order::AtLeast),
        ("<", Order::Below),
        (">", Order::Above),
        ("=", Order::Equal),
        (":", Order::Equal),
    ];
    let (rest, order) =
        (signs.into_iter()).find_map(|(sign, order)| Some((text.strip_prefix(sign)?, order)))?;
    Some((order, rest.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_conditions_and_what_is_none_is_looked_for_in_the_rules() {
        let query = Query::parse("numeration:fibonacci states<=10 misere x=y>0").unwrap();
        let expected = [
            Condition::Numeration("fibonacci".into()),
            Condition::States(Order::AtMost, 10),
            Condition::Misere(true),
            Condition::Rules("x=y>0".into()),
        ];
        assert_eq!(query.0, expected);
        assert!(Query::parse("states<many").is_err());
        assert!(Query::parse("states").is_err());
        assert!(Query::parse("numbers:fibonacci").is_err());
        assert_eq!(Query::parse("").unwrap().0, []);
    }
}
