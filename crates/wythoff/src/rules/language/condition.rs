//! Conditions and numbers, by recursive descent.
//!
//! From loose to tight: comma, `or`, `and`, `not`, comparisons, and `in`, sums, products and `mod`, `-`. Where an operand is due,
//! `|` opens an absolute value; where one has just ended, it closes the innermost open one or, if none is open, begins
//! another alternative.

use super::error::ParseRulesErrorKind as Kind;
use super::expected::Expected;
use super::parser::{KEYWORDS, Parsed, Parser};
use super::token::Word;
use super::tree::{Comparison, Function, Node, Tree};

/// How deep brackets, bars, `not` and signs may be nested: the stack is safe.
const MOST_DEPTH: usize = 32;
/// How deep bars may be nested: each doubles the alternatives.
const MOST_BARS: usize = 4;

impl Parser<'_> {
    /// Conditions with commas between them.
    pub(super) fn list(&mut self) -> Parsed<Tree> {
        self.joined(
            |parser| parser.accept_sign(","),
            Self::disjunction,
            Node::And,
        )
    }

    pub(super) fn disjunction(&mut self) -> Parsed<Tree> {
        self.joined(
            |parser| parser.accept_keyword("or"),
            Self::conjunction,
            Node::Or,
        )
    }

    fn conjunction(&mut self) -> Parsed<Tree> {
        self.joined(
            |parser| parser.accept_keyword("and"),
            Self::negation,
            Node::And,
        )
    }

    fn joined(
        &mut self,
        goes_on: fn(&mut Self) -> bool,
        part: fn(&mut Self) -> Parsed<Tree>,
        join: fn(Vec<Tree>) -> Node,
    ) -> Parsed<Tree> {
        let first = part(self)?;
        let mut parts = vec![first];
        while goes_on(self) {
            parts.push(part(self)?);
        }
        Ok(whole(parts, join))
    }

    fn negation(&mut self) -> Parsed<Tree> {
        let start = self.place().start;
        if !self.accept_keyword("not") {
            return self.chain();
        }
        let inner = self.deeper(Self::negation)?;
        let span = start..inner.span.end;
        Ok(Tree {
            node: Node::Not(Box::new(inner)),
            span,
        })
    }

    fn chain(&mut self) -> Parsed<Tree> {
        let start = self.place();
        if self.accept_keyword("split") {
            return Ok(Tree {
                node: Node::Split,
                span: start,
            });
        }
        let first = self.number()?;
        if self.accept_keyword("divides") {
            let second = self.number()?;
            let span = first.span.start..second.span.end;
            return Ok(Tree {
                node: Node::Divides(Box::new(first), Box::new(second)),
                span,
            });
        }
        if self.accept_keyword("in") || self.accept_sign("in") {
            return self.members(first);
        }
        let mut rest: Vec<(Comparison, Tree)> = Vec::new();
        while let Some(Word::Sign(sign)) = self.word()
            && let Some(comparison) = Comparison::of_sign(sign)
        {
            self.next += 1;
            rest.push((comparison, self.number()?));
        }
        let Some((_, last)) = rest.last() else {
            return Ok(first);
        };
        let span = first.span.start..last.span.end;
        Ok(Tree {
            node: Node::Chain(Box::new(first), rest),
            span,
        })
    }

    /// What stands in braces after `in`.
    fn members(&mut self, number: Tree) -> Parsed<Tree> {
        if !self.accept_sign("{") {
            return Err(self.unexpected(Expected::Word("{")));
        }
        let mut members = vec![self.sum()?];
        while self.accept_sign(",") {
            members.push(self.sum()?);
        }
        let span = number.span.start..self.place().end;
        if !self.accept_sign("}") {
            return Err(self.unexpected(Expected::ClosingBrace));
        }
        Ok(Tree {
            node: Node::In(Box::new(number), members),
            span,
        })
    }

    /// Sums with `xor` between them.
    fn number(&mut self) -> Parsed<Tree> {
        self.joined(|parser| parser.accept_keyword("xor"), Self::sum, Node::Xor)
    }

    /// What stands in brackets after the name of a function.
    fn call(&mut self, function: Function) -> Parsed<Tree> {
        let start = self.place();
        self.next += 2; // the name and the bracket
        let mut arguments = Vec::new();
        for place in 0..function.arguments() {
            if place > 0 && !self.accept_sign(",") {
                return Err(self.unexpected(Expected::Word(",")));
            }
            arguments.push(self.deeper(Self::number)?);
        }
        let end = self.place().end;
        if !self.accept_sign(")") {
            return Err(self.unexpected(Expected::Word(")")));
        }
        Ok(Tree {
            node: Node::Call(function, arguments),
            span: start.start..end,
        })
    }

    pub(super) fn sum(&mut self) -> Parsed<Tree> {
        let start = self.place().start;
        let mut negative = self.accept_sign("-");
        if !negative {
            self.accept_sign("+");
        }
        let mut terms = Vec::new();
        loop {
            terms.push((negative, self.product()?));
            negative = self.accept_sign("-");
            if !negative && !self.accept_sign("+") {
                break;
            }
        }
        if terms.len() == 1 && !terms[0].0 {
            return Ok(terms.remove(0).1);
        }
        let span = start..terms[terms.len() - 1].1.span.end;
        Ok(Tree {
            node: Node::Sum(terms),
            span,
        })
    }

    fn product(&mut self) -> Parsed<Tree> {
        let first = self.factor()?;
        let start = first.span.start;
        let mut factors = vec![(false, first)];
        loop {
            let divides = self.accept_sign("/");
            let last = &factors[factors.len() - 1].1;
            if !divides && !self.accept_sign("*") && !self.is_product(last)? {
                break;
            }
            factors.push((divides, self.factor()?));
        }
        let product = match factors.len() {
            1 => factors.remove(0).1,
            last => Tree {
                span: start..factors[last - 1].1.span.end,
                node: Node::Product(factors),
            },
        };
        if !self.accept_keyword("mod") {
            return Ok(product);
        }
        let modulus = self.factor()?;
        let span = product.span.start..modulus.span.end;
        Ok(Tree {
            node: Node::Modulo(Box::new(product), Box::new(modulus)),
            span,
        })
    }

    /// Whether a product goes on without a sign, as in `2x` and `2(x + y)`.
    ///
    /// Not across a blank and not after 0: `x > 0 y = 0` lacks a comma and is no product.
    fn is_product(&self, factor: &Tree) -> Parsed<bool> {
        let next = match self.word() {
            Some(Word::Name(name)) if !KEYWORDS.contains(&name.as_str()) => name,
            Some(Word::Sign("(")) => "(",
            _ => return Ok(false),
        };
        let Node::Number(number) = factor.node else {
            return Ok(false);
        };
        let place = self.place();
        if number != 0 && place.start == factor.span.end {
            return Ok(true);
        }
        let next = next.to_string();
        Err((place, Kind::NoSignBetween { number, next }))
    }

    fn factor(&mut self) -> Parsed<Tree> {
        let span = self.place();
        if let Some(Word::Name(name)) = self.word()
            && let Some(function) = Function::of_name(name)
            && self.is_bracket_next()
        {
            return self.call(function);
        }
        let simple = match self.word() {
            Some(Word::Number(number)) => Node::Number(*number),
            Some(Word::Name(name)) if !KEYWORDS.contains(&name.as_str()) => Node::Name {
                name: name.clone(),
                after: false,
            },
            Some(Word::Sign("(")) => return self.bracketed("(", ")", Self::list),
            Some(Word::Sign("|")) => return self.bracketed("|", "|", Self::sum),
            Some(Word::Sign("-")) => {
                self.next += 1;
                let inner = self.deeper(Self::factor)?;
                let span = span.start..inner.span.end;
                return Ok(Tree {
                    node: Node::Sum(vec![(true, inner)]),
                    span,
                });
            }
            _ => return Err(self.unexpected(Expected::Operand)),
        };
        self.next += 1;
        let mut tree = Tree { node: simple, span };
        if let Node::Name { after, .. } = &mut tree.node
            && self.accept_sign("'")
        {
            *after = true;
            tree.span.end = self.tokens[self.next - 1].span.end;
        }
        Ok(tree)
    }

    /// Whether a bracket follows the next word.
    fn is_bracket_next(&self) -> bool {
        let after = self.tokens.get(self.next + 1);
        after.is_some_and(|token| token.word == Word::Sign("("))
    }

    fn bracketed(
        &mut self,
        open: &str,
        close: &str,
        inside: fn(&mut Self) -> Parsed<Tree>,
    ) -> Parsed<Tree> {
        let start = self.place();
        let is_bar = open == "|";
        self.next += 1;
        let outer = self.bars;
        self.bars += usize::from(is_bar);
        if self.bars > MOST_BARS {
            return Err((start, Kind::TooDeep));
        }
        let inner = self.deeper(inside)?;
        self.bars = outer;
        let end = self.place().end;
        if !self.accept_sign(close) {
            return Err(match self.word() {
                None => (start, Kind::Unbalanced(if is_bar { '|' } else { '(' })),
                Some(_) if is_bar => self.unexpected(Expected::ClosingBar),
                Some(_) => self.unexpected(Expected::ClosingBracket),
            });
        }
        let node = if is_bar {
            Node::Absolute(Box::new(inner))
        } else {
            inner.node
        };
        Ok(Tree {
            node,
            span: start.start..end,
        })
    }

    fn deeper(&mut self, part: fn(&mut Self) -> Parsed<Tree>) -> Parsed<Tree> {
        if self.depth == MOST_DEPTH {
            return Err((self.place(), Kind::TooDeep));
        }
        self.depth += 1;
        let tree = part(self)?;
        self.depth -= 1;
        Ok(tree)
    }
}

/// The only part, or all of them joined.
pub(super) fn whole(mut parts: Vec<Tree>, join: impl FnOnce(Vec<Tree>) -> Node) -> Tree {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let span = parts[0].span.start..parts[parts.len() - 1].span.end;
    Tree {
        node: join(parts),
        span,
    }
}
