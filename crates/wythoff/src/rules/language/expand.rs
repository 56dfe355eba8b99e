//! `any two piles: …`, `take … from …` and `move … from … to …`, written out pile by pile.
//!
//! The names in a condition are exchanged for those of the piles that are meant, and what the short form leaves unsaid is
//! added: the other piles stay as they are. Everything keeps its place in the text.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::scope::Scope;
use super::suggest::nearest;
use super::tree::{Any, Comparison, Move, Named, Node, Of, Place, Tree};
use crate::rules::AMOUNT_NAMES;

/// A kind of move, its piles named.
pub(super) struct Written {
    pub(super) condition: Tree,
    /// Whether stones are put on a pile.
    pub(super) grows: bool,
}

/// The kinds of moves that one stands for.
pub(super) fn expand(one: &Move, scope: &Scope) -> Result<Vec<Written>, Spanned> {
    let writer = Writer { one, scope };
    match &one.of {
        Of::Named => Ok(vec![Written {
            condition: one.condition.clone(),
            grows: false,
        }]),
        Of::Any(any) => {
            let choices = writer.choices(any)?;
            let written = choices.iter().map(|chosen| {
                let names = writer.renamed(chosen, chosen.len(), true)?;
                let stay = writer.others_stay(chosen);
                Ok(writer.written(names, stay, false))
            });
            written.collect()
        }
        Of::From(Place::Pile(named)) => {
            let pile = writer.pile(named)?;
            Ok(vec![writer.taken(&[pile], false)?])
        }
        Of::From(Place::Any(any)) => {
            // The same amount from each: their order does not matter.
            let choices = writer.choices(any)?.into_iter();
            let choices = choices.filter(|chosen| chosen.is_sorted());
            choices.map(|chosen| writer.taken(&chosen, true)).collect()
        }
        Of::FromTo(from, to) => writer.moved(from, to),
    }
}

struct Writer<'a> {
    one: &'a Move,
    scope: &'a Scope,
}

impl Writer<'_> {
    fn piles(&self) -> usize {
        self.scope.piles()
    }

    /// Every list of so many different piles.
    fn choices(&self, any: &Any) -> Result<Vec<Vec<usize>>, Spanned> {
        if any.count > self.piles() {
            let kind = Kind::TooFewPiles {
                wanted: any.count,
                found: self.piles(),
            };
            return Err((any.span.clone(), kind));
        }
        let choices = (0..any.count).fold(vec![Vec::new()], |choices, _| {
            let longer = choices.iter().flat_map(|chosen: &Vec<usize>| {
                let free = (0..self.piles()).filter(|pile| !chosen.contains(pile));
                free.map(|pile| [&chosen[..], &[pile]].concat())
            });
            longer.collect()
        });
        Ok(choices)
    }

    fn pile(&self, named: &Named) -> Result<usize, Spanned> {
        let names = self.scope.pile_names();
        let place = names.iter().position(|name| *name == named.name);
        place.ok_or_else(|| {
            let suggestion = nearest(&named.name, names.iter().map(String::as_str));
            let name = named.name.clone();
            let kind = match self.scope.memory().iter().any(|one| one.name == name) {
                true => Kind::MemoryIsNoPile(name),
                false => Kind::UnknownName { name, suggestion },
            };
            (named.span.clone(), kind)
        })
    }

    /// x from each of these piles, which have the names of the first ones if they are any.
    fn taken(&self, chosen: &[usize], any: bool) -> Result<Written, Spanned> {
        let condition = self.renamed(chosen, 1, any)?;
        let (first, others) = (AMOUNT_NAMES[chosen[0]], &chosen[1..]);
        let mut more = vec![self.compared(first, Comparison::Greater, None)];
        let equal = (others.iter())
            .map(|&pile| self.compared(AMOUNT_NAMES[pile], Comparison::Equal, Some(first)));
        more.extend(equal);
        more.extend(self.others_stay(chosen));
        Ok(self.written(condition, more, false))
    }

    /// x from a pile to another.
    fn moved(&self, from: &Place, to: &Place) -> Result<Vec<Written>, Spanned> {
        let ends = |place: &Place| match place {
            Place::Pile(named) => Ok(vec![self.pile(named)?]),
            Place::Any(Any { count: 1, .. }) => Ok((0..self.piles()).collect()),
            Place::Any(any) => Err((any.span.clone(), Kind::OnePileAtATime)),
        };
        let (starts, ends) = (ends(from)?, ends(to)?);
        let any = matches!(from, Place::Any(_));
        let mut written = Vec::new();
        for &start in &starts {
            for &end in ends.iter().filter(|&&end| end != start) {
                let condition = self.renamed(&[start], 1, any)?;
                let amount = AMOUNT_NAMES[start];
                let mut more = vec![self.compared(amount, Comparison::Greater, None)];
                more.push(self.put(end, amount));
                more.extend(self.others_stay(&[start, end]));
                written.push(self.written(condition, more, true));
            }
        }
        match (written.is_empty(), to) {
            (true, Place::Pile(named)) => {
                let kind = Kind::SamePile(named.name.clone());
                Err((named.span.clone(), kind))
            }
            (true, Place::Any(any)) => Err((
                any.span.clone(),
                Kind::TooFewPiles {
                    wanted: 2,
                    found: self.piles(),
                },
            )),
            _ => Ok(written),
        }
    }

    fn written(&self, condition: Tree, more: Vec<Tree>, grows: bool) -> Written {
        let span = condition.span.clone();
        let node = Node::And([condition].into_iter().chain(more).collect());
        Written {
            condition: Tree { node, span },
            grows,
        }
    }

    /// The condition with the amounts x, y, … for those of the chosen piles, and, if they are any, with the names of the
    /// first piles for theirs.
    fn renamed(&self, chosen: &[usize], amounts: usize, any: bool) -> Result<Tree, Spanned> {
        let names = self.scope.pile_names();
        let mut tree = self.one.condition.clone();
        rename(&mut tree, &mut |name, span| {
            let amount = (AMOUNT_NAMES[..self.piles()].iter()).position(|one| one == name);
            let pile = names.iter().position(|one| one == name).filter(|_| any);
            let Some(place) = amount.or(pile) else {
                return Ok(());
            };
            match chosen.get(place) {
                Some(&pile) if amount.is_none() => *name = names[pile].clone(),
                Some(&pile) if place < amounts => *name = AMOUNT_NAMES[pile].to_owned(),
                _ => return Err((span.clone(), Kind::NotChosen(name.clone()))),
            }
            Ok(())
        })?;
        Ok(tree)
    }

    fn others_stay(&self, chosen: &[usize]) -> Vec<Tree> {
        let others = (0..self.piles()).filter(|pile| !chosen.contains(pile));
        others
            .map(|pile| self.compared(AMOUNT_NAMES[pile], Comparison::Equal, None))
            .collect()
    }

    /// The amount is taken from the pile with the opposite sign.
    fn put(&self, pile: usize, amount: &str) -> Tree {
        let opposite = self.tree(Node::Sum(vec![(true, self.name(amount))]));
        let name = self.name(AMOUNT_NAMES[pile]);
        self.tree(Node::Chain(
            Box::new(name),
            vec![(Comparison::Equal, opposite)],
        ))
    }

    /// An amount compared with another, or with 0.
    fn compared(&self, amount: &str, is: Comparison, with: Option<&str>) -> Tree {
        let right = match with {
            Some(name) => self.name(name),
            None => self.tree(Node::Number(0)),
        };
        self.tree(Node::Chain(Box::new(self.name(amount)), vec![(is, right)]))
    }

    fn name(&self, name: &str) -> Tree {
        self.tree(Node::Name {
            name: name.to_owned(),
            after: false,
        })
    }

    fn tree(&self, node: Node) -> Tree {
        let span = self.one.condition.span.clone();
        Tree { node, span }
    }
}

type Rename<'a> = dyn FnMut(&mut String, &Range<usize>) -> Result<(), Spanned> + 'a;

/// Goes through all names of a tree. Trees are as deep as brackets are nested, which the parser bounds.
fn rename(tree: &mut Tree, change: &mut Rename<'_>) -> Result<(), Spanned> {
    let mut all = |trees: &mut Vec<Tree>| trees.iter_mut().try_for_each(|one| rename(one, change));
    match &mut tree.node {
        Node::Name { name, .. } => change(name, &tree.span),
        Node::Number(_) | Node::Split => Ok(()),
        Node::Sum(terms) | Node::Product(terms) => {
            (terms.iter_mut()).try_for_each(|(_, term)| rename(term, change))
        }
        Node::Modulo(first, second) | Node::Divides(first, second) => {
            rename(first, change)?;
            rename(second, change)
        }
        Node::Absolute(inner) | Node::Not(inner) => rename(inner, change),
        Node::Chain(first, rest) => {
            rename(first, change)?;
            (rest.iter_mut()).try_for_each(|(_, right)| rename(right, change))
        }
        Node::In(first, members) => {
            rename(first, change)?;
            (members.iter_mut()).try_for_each(|member| rename(member, change))
        }
        Node::Xor(parts) | Node::Call(_, parts) | Node::And(parts) | Node::Or(parts) => all(parts),
    }
}
