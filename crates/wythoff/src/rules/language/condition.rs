//! Conditions and numbers, by recursive descent.
//!
//! From loose to tight: comma, `or`, `and`, `not`, comparisons, sums, products and `mod`, `-`. Where an operand is due,
//! `|` opens an absolute value; where one has just ended, it closes the innermost open one or, if none is open, begins
//! another alternative.

use super::error::ParseRulesErrorKind as Kind;
use super::parser::{KEYWORDS, Parsed, Parser};
use super::token::Word;
use super::tree::{Comparison, Node, Tree};

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

    fn disjunction(&mut self) -> Parsed<Tree> {
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
        let first = self.sum()?;
        let mut rest: Vec<(Comparison, Tree)> = Vec::new();
        while let Some(Word::Sign(sign)) = self.word()
            && let Some(comparison) = Comparison::of_sign(sign)
        {
            self.next += 1;
            rest.push((comparison, self.sum()?));
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

    fn sum(&mut self) -> Parsed<Tree> {
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
        let mut factors = vec![self.factor()?];
        loop {
            let is_number = matches!(factors[factors.len() - 1].node, Node::Number(_));
            let next_is_factor = match self.word() {
                Some(Word::Name(name)) => !KEYWORDS.contains(&name.as_str()),
                Some(Word::Sign(sign)) => *sign == "(",
                _ => false,
            };
            let goes_on = self.accept_sign("*") || (is_number && next_is_factor);
            if !goes_on {
                break;
            }
            factors.push(self.factor()?);
        }
        let product = whole(factors, Node::Product);
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

    fn factor(&mut self) -> Parsed<Tree> {
        let span = self.place();
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
            _ => return Err(self.unexpected("a number or a name")),
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
                Some(_) if is_bar => self.unexpected("`|` to close the absolute value"),
                Some(_) => self.unexpected("`)` or a comparison"),
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
fn whole(mut parts: Vec<Tree>, join: impl FnOnce(Vec<Tree>) -> Node) -> Tree {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let span = parts[0].span.start..parts[parts.len() - 1].span.end;
    Tree {
        node: join(parts),
        span,
    }
}
