//! One kind of move: conditions, and the short ways to say of which piles they speak.

use std::ops::Range;

use super::condition::whole;
use super::expected::Expected;
use super::parser::{Parsed, Parser};
use super::token::Word;
use super::tree::{Any, Move, Node, Of, Place, Tree};

/// The words for how many piles are meant.
const COUNTS: [&str; 5] = ["one", "two", "three", "four", "five"];

impl Parser<'_> {
    /// `x > 0, y = 0`, `any two piles: x = y > 0`, `take x <= 3 from a` or `move x from b to a`.
    pub(super) fn alternative(&mut self) -> Parsed<Move> {
        self.accept_keyword("move");
        let start = self.place().start;
        if self.is_any() {
            self.accept_keyword("for");
            let any = self.any()?;
            if !self.accept_sign(":") {
                return Err(self.unexpected(Expected::Word(":")));
            }
            let condition = self.list()?;
            return Ok(self.moved(start, vec![condition], Of::Any(any)));
        }
        if self.is_take() {
            self.next += 1;
        }
        let (mut parts, mut of) = (vec![self.disjunction()?], Of::Named);
        loop {
            if matches!(of, Of::Named) && self.accept_keyword("from") {
                // `take x from a`: the amount alone says nothing of it.
                parts.retain(|part| !is_amount(part));
                let from = self.pile()?;
                of = match self.accept_keyword("to") {
                    true => Of::FromTo(from, self.pile()?),
                    false => Of::From(from),
                };
            }
            if !self.accept_sign(",") {
                break;
            }
            parts.push(self.disjunction()?);
        }
        match of {
            Of::Named => Ok(Move {
                condition: whole(parts, Node::And),
                of,
            }),
            of => Ok(self.moved(start, parts, of)),
        }
    }

    /// A move that begins there and ends here.
    fn moved(&self, start: usize, parts: Vec<Tree>, of: Of) -> Move {
        let condition = Tree {
            node: Node::And(parts),
            span: self.since(start),
        };
        Move { condition, of }
    }

    /// From there to the end of the last word.
    fn since(&self, start: usize) -> Range<usize> {
        start..self.tokens[self.next - 1].span.end
    }

    fn is_name(&self, ahead: usize, name: &str) -> bool {
        let token = self.tokens.get(self.next + ahead);
        matches!(token.map(|token| &token.word), Some(Word::Name(found)) if found == name)
    }

    /// Whether `any two piles` or `for any pile` begins here; a pile may be called `any`.
    fn is_any(&self) -> bool {
        let after = usize::from(self.is_name(0, "for"));
        let next = self.tokens.get(self.next + after + 1);
        let next = next.map(|token| &token.word);
        self.is_name(after, "any") && matches!(next, Some(Word::Name(_) | Word::Number(_)))
    }

    /// Whether `take x …` begins here; a pile may be called `take`.
    fn is_take(&self) -> bool {
        let next = self.tokens.get(self.next + 1).map(|token| &token.word);
        let goes_on = matches!(
            next,
            Some(Word::Name(_) | Word::Number(_) | Word::Sign("(" | "|"))
        );
        self.is_name(0, "take") && goes_on
    }

    /// `any pile`, `any two piles`, `any other pile`.
    fn any(&mut self) -> Parsed<Any> {
        let start = self.place().start;
        self.next += 1; // `any`
        let is_other = self.accept_keyword("other");
        let mut count = 1;
        if let Some(Word::Number(number)) = self.word()
            && let Ok(number @ 1..=5) = usize::try_from(*number)
        {
            count = number;
            self.next += 1;
        } else if let Some(place) = COUNTS.iter().position(|word| self.is_name(0, word)) {
            count = place + 1;
            self.next += 1;
        }
        let is_pile = self.accept_keyword("pile") || self.accept_keyword("piles");
        if !is_pile && !is_other {
            return Err(self.unexpected(Expected::Word(if count > 1 { "piles" } else { "pile" })));
        }
        let span = self.since(start);
        Ok(Any { count, span })
    }

    /// A pile by its name, or any.
    fn pile(&mut self) -> Parsed<Place> {
        match self.is_any() {
            true => Ok(Place::Any(self.any()?)),
            false => Ok(Place::Pile(self.name(Expected::PileName)?)),
        }
    }
}

fn is_amount(tree: &Tree) -> bool {
    matches!(&tree.node, Node::Name { name, after: false } if name == "x")
}
