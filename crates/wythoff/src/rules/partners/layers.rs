//! Three piles, the last of them a small number of tokens: for each number of tokens a game of two piles, and moves from
//! one to another that leave the two piles alone. A pass that may be used once is such a token.

use super::Partners;
use super::far::size;
use super::kind::shape;
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules, Table};
use crate::watch::Watch;

/// More tokens are too many.
const MOST: i64 = 16;

/// The game of two piles, and what tokens do.
#[derive(Debug)]
pub(crate) struct Layers<'a> {
    all: &'a Rules,
    /// The moves that leave the tokens alone.
    piles: Rules,
    /// With more tokens than this there is no move.
    most: u32,
    /// The moves of tokens, from every position with a large pile.
    tokens: Vec<Clause>,
    /// From this size on a pile is large.
    near: u32,
}

/// A move of tokens, and cases of conditions on the piles with which it is allowed.
type Moves = (Clause, Vec<Vec<Atom>>);

impl<'a> Layers<'a> {
    /// `None`: these are other rules.
    pub(crate) fn new(rules: &'a Rules) -> Option<Self> {
        if rules.piles() != 3 || rules.measure().is_some() || rules.play() == Play::Misere {
            return None;
        }
        let most = rules.clauses().iter().map(most_tokens).max()??;
        let (mut piles, mut moves): (Vec<Clause>, Vec<Moves>) = (Vec::new(), Vec::new());
        for clause in rules.clauses() {
            let atoms = (clause.atoms.iter()).filter(|atom| !is_bound(atom, most));
            match atoms.clone().any(|atom| *atom == taken(2, 0)) {
                true => piles.push(of_piles(atoms)?),
                false => {
                    let (token, before) = of_tokens(atoms)?;
                    match moves.iter_mut().find(|(other, _)| *other == token) {
                        Some((_, cases)) => cases.push(before),
                        None => moves.push((token, vec![before])),
                    }
                }
            }
        }
        let piles = Rules::new(2, piles, &[], Play::Normal).ok()?;
        shape(&piles).filter(|shape| shape.near == 0)?;
        let near = moves.iter().map(|(_, cases)| {
            let cases: Vec<&[Atom]> = cases.iter().map(Vec::as_slice).collect();
            size(&cases)
        });
        Some(Self {
            all: rules,
            piles,
            most: u32::try_from(most).ok()?,
            near: near.collect::<Option<Vec<u32>>>()?.into_iter().max()?,
            tokens: moves.into_iter().map(|(token, _)| token).collect(),
        })
    }

    /// The moves that leave the tokens alone.
    pub(crate) fn piles(&self) -> &Rules {
        &self.piles
    }

    /// With more tokens than this there is no move.
    pub(crate) fn most(&self) -> u32 {
        self.most
    }

    /// For each number of tokens the partners below `rows`; `None`: stopped.
    ///
    /// A position with a large pile is lost iff no move of the piles joins it to a lost one with as many tokens, and no
    /// move of tokens alone leads to one with fewer.
    pub(crate) fn partners(&self, rows: u32, watch: &mut dyn Watch) -> Option<Vec<Partners>> {
        let mut shape = shape(&self.piles)?;
        shape.near = self.near.min(rows);
        let near = u64::from(shape.near.max(1));
        let table = Table::new(self.all, &[near, near, u64::from(self.most) + 1]);
        let mut layers: Vec<Partners> = Vec::new();
        for tokens in 0..=self.most {
            let small = (table.lost().iter())
                .filter(|lost| shape.near > 0 && lost[2] == u64::from(tokens))
                .map(|lost| [lost[0] as u32, lost[1] as u32]) // below 64
                .collect();
            let is_reached = |fewer: u32| {
                let [before, after] = [[u64::from(tokens)], [u64::from(fewer)]];
                self.tokens
                    .iter()
                    .any(|token| token.allows(&before, &after))
            };
            let reached = (0..tokens).filter(|&fewer| is_reached(fewer));
            let reached: Vec<&Partners> = reached.map(|fewer| &layers[fewer as usize]).collect();
            let layer = Partners::level(&self.piles, &shape, rows, small, &reached, watch)?;
            layers.push(layer);
        }
        Some(layers)
    }
}

/// Exactly so many are taken from a pile.
fn taken(pile: usize, amount: i64) -> Atom {
    let mut form = [0; 3];
    form[pile] = 1;
    Atom::taken(&form, Some(amount), Some(amount))
}

fn is_bound(atom: &Atom, most: i64) -> bool {
    *atom
        == Atom::Between {
            before: vec![0, 0, 1],
            after: vec![0; 3],
            lo: None,
            hi: Some(most),
        }
}

/// With how many tokens at most the clause allows a move, if it says so.
fn most_tokens(clause: &Clause) -> Option<i64> {
    (0..=MOST).find(|&most| clause.atoms.iter().any(|atom| is_bound(atom, most)))
}

/// A clause about the first two piles.
fn of_piles<'a>(atoms: impl Iterator<Item = &'a Atom>) -> Option<Clause> {
    let atoms = atoms.filter(|atom| **atom != taken(2, 0));
    let atoms = atoms
        .map(|atom| about(atom, &[0, 1]))
        .collect::<Option<_>>()?;
    Some(Clause { atoms })
}

/// A move of tokens that leaves the piles alone, as a clause of one pile, and the conditions on the piles.
fn of_tokens<'a>(atoms: impl Iterator<Item = &'a Atom>) -> Option<(Clause, Vec<Atom>)> {
    let (mut token, mut before, mut kept) = (Vec::new(), Vec::new(), 0);
    for atom in atoms {
        if [taken(0, 0), taken(1, 0)].contains(atom) {
            kept += 1;
        } else if let Some(atom) = about(atom, &[2]) {
            token.push(atom);
        } else {
            let condition = about(atom, &[0, 1])?;
            let (_, after) = condition.coefficients();
            before.push(Some(&condition).filter(|_| after == [0, 0])?.clone());
        }
    }
    (kept == 2).then_some((Clause { atoms: token }, before))
}

/// The condition as one about these piles alone; `None`: it is about others.
fn about(atom: &Atom, piles: &[usize]) -> Option<Atom> {
    let (before, after) = atom.coefficients();
    let is_free = |pile: usize| piles.contains(&pile) || (before[pile], after[pile]) == (0, 0);
    let of = |form: &[i64]| piles.iter().map(|&pile| form[pile]).collect();
    (0..3)
        .all(is_free)
        .then(|| atom.with_coefficients(of(before), of(after)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_rules;

    #[test]
    fn the_layers_are_the_table() {
        let piles = "piles a b c; x>0, y=z=0 | y>0, x=z=0 | x=y>0, z=0";
        for tokens in [
            "x=y=0, z=1, a+b>0; end when c >= 2",
            "x=y=0, z>0; end when c >= 4",
            "x=y=0, z=2, a+b>=3 | x=y=0, z=1, a+b>7; end when c >= 5",
            "x=y=0, z>0, a+b>=2, c' mod 2 = 0; end when c > 3",
        ] {
            let rules = parse_rules(&format!("{piles} | {tokens}")).unwrap();
            let layers = Layers::new(&rules).unwrap_or_else(|| panic!("{tokens}"));
            let table = Table::new(&rules, &[40, 40, u64::from(layers.most()) + 1]);
            let partners = layers.partners(40, &mut ()).unwrap();
            for (tokens, layer) in (0u64..).zip(&partners) {
                let lost = (table.lost().iter()).filter(|lost| lost[2] == tokens);
                assert!(
                    layer.lost().eq(lost.map(|lost| [lost[0], lost[1]])),
                    "{rules}"
                );
            }
        }
        for other in [
            "x=y=0, z=1, a+b>0",                // any number of tokens
            "x=1, y=0, z=1; end when c >= 2",   // a token and a stone
            "x=y=0, z=1, a>0; end when c >= 2", // no token where a pile is large
        ] {
            let rules = parse_rules(&format!("{piles} | {other}"));
            assert!(
                rules.is_err() || Layers::new(&rules.unwrap()).is_none(),
                "{other}"
            );
        }
        let misere = format!("misere; {piles} | x=y=0, z=1; end when c >= 2");
        assert!(Layers::new(&parse_rules(&misere).unwrap()).is_none());
    }
}
