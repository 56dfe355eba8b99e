//! Which classes of configurations follow from one by a letter.

use std::collections::HashMap;
use std::rc::Rc;

use super::clause::{Clause, Configuration};
use super::condition::CERTAIN;
use super::machine::Machine;
use super::{CheckError, MOST, demand, flaw};

/// What follows from the classes of a witness, as far as it has been asked.
pub(super) struct Following<'b, 'a> {
    clause: &'b mut Clause<'a>,
    classes: &'b [Vec<Configuration>],
    after: &'b Machine<'b>,
    /// For each configuration, the classes it is in.
    places: HashMap<&'b [u32], Vec<u32>>,
    /// For each class its open conditions, and for each letter the first that adds the same to them: the same follows.
    alike: Vec<(Vec<usize>, Rc<[u32]>)>,
    /// For each class and letter, the classes that follow.
    known: Vec<Option<Vec<u32>>>,
}

impl<'b, 'a> Following<'b, 'a> {
    pub(super) fn new(
        clause: &'b mut Clause<'a>,
        classes: &'b [Vec<Configuration>],
        after: &'b Machine<'b>,
    ) -> Result<Self, CheckError> {
        let size = classes.len() * clause.system.letters as usize;
        let members = classes.iter().map(Vec::len).sum::<usize>();
        let widest = after
            .edges
            .iter()
            .map(|edges| edges.len())
            .max()
            .unwrap_or(0);
        let cost = (members * clause.system.letters as usize).saturating_mul(widest);
        demand(size <= 4 * MOST && cost <= 512 * MOST, flaw::TOO_LARGE)?;
        let mut places: HashMap<&[u32], Vec<u32>> = HashMap::new();
        let mut alike: Vec<(Vec<usize>, Rc<[u32]>)> = Vec::new();
        for (number, class) in (0..).zip(classes) {
            for configuration in class {
                places.entry(configuration).or_default().push(number);
            }
            let is_open = |&index: &usize| class.iter().any(|list| list[2 + index] != CERTAIN);
            let open: Vec<usize> = (0..clause.conditions.len()).filter(is_open).collect();
            let known = alike.iter().find(|kind| kind.0 == open);
            let kind = known.map_or_else(|| first_alike(clause, &open), |kind| Rc::clone(&kind.1));
            alike.push((open, kind));
        }
        let known = vec![None; size];
        Ok(Self {
            clause,
            classes,
            after,
            places,
            alike,
            known,
        })
    }

    /// The classes of which, from every configuration of one, some configuration is reached by the letter and some
    /// letter after.
    pub(super) fn classes(&mut self, class: u32, letter: u32) -> &[u32] {
        let letter = self.alike[class as usize].1[letter as usize];
        let place = class as usize * self.clause.system.letters as usize + letter as usize;
        if self.known[place].is_none() {
            self.known[place] = Some(self.find(class, letter));
        }
        self.known[place].as_deref().unwrap_or(&[])
    }

    fn find(&mut self, class: u32, letter: u32) -> Vec<u32> {
        let mut common: Option<Vec<u32>> = None;
        for list in &self.classes[class as usize] {
            let (mut found, mut next) = (Vec::new(), list.clone());
            next[0] = self.clause.system.after_one(list[0]);
            for &(letter_after, to) in self.after.edges[list[1] as usize] {
                next[1] = to;
                if (self.clause).read(&list[2..], letter, letter_after, &mut next[2..]) {
                    found.extend(self.places.get(&next[..]).into_iter().flatten());
                }
            }
            match &mut common {
                None => common = Some(found),
                Some(common) => common.retain(|class| found.contains(class)),
            }
        }
        common.unwrap_or_default()
    }
}

/// For each letter before, the first that adds the same to all these conditions.
fn first_alike(clause: &Clause<'_>, open: &[usize]) -> Rc<[u32]> {
    let mut first = HashMap::new();
    let letters = (0..clause.system.letters).map(|letter| {
        let conditions = open.iter().map(|&index| &clause.conditions[index]);
        let adds = conditions.map(|condition| condition.before[letter as usize]);
        *first.entry(adds.collect::<Vec<_>>()).or_insert(letter)
    });
    letters.collect()
}
