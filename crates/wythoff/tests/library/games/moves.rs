//! Single moves at any size: whether something is one, and some move for a choice.

use std::collections::BTreeSet;

use wythoff::UBig;

/// The number in the brackets of a name, or another.
fn parameter(name: &str, otherwise: u32) -> UBig {
    match name.split_once('=') {
        Some((_, value)) => wythoff::parse_natural(value.trim_end_matches(')')).unwrap(),
        None => otherwise.into(),
    }
}

/// What is taken from each pile, if from none something is added.
fn taken(from: &[UBig], to: &[UBig]) -> Option<Vec<UBig>> {
    let piles = from.iter().zip(to);
    let taken = piles.map(|(from, to)| (to <= from).then(|| from - to));
    (from.len() == to.len()).then(|| taken.collect())?
}

/// The places that differ.
fn changed(from: &[UBig], to: &[UBig]) -> Vec<usize> {
    (0..from.len())
        .filter(|&place| from[place] != to[place])
        .collect()
}

/// What is left of the one heap that a move may have changed, if it has changed only one.
fn left_of_one_heap(from: &[UBig], to: &[UBig]) -> Option<(UBig, Vec<UBig>)> {
    let place = (0..from.len()).find(|&place| from[place] != to[place])?;
    let behind = from.len() - place - 1;
    let left = to.len().checked_sub(behind).filter(|&end| end > place)?;
    (to[left..] == from[place + 1..]).then(|| (from[place].clone(), to[place..left].to_vec()))
}

/// Whether a position is one move away from another.
pub(crate) fn allows(name: &str, from: &[UBig], to: &[UBig]) -> bool {
    let word = name.split('(').next().expect("a name");
    let positive = |amounts: &[UBig]| amounts.iter().filter(|amount| !amount.is_zero()).count();
    match word {
        "nim" => taken(from, to).is_some_and(|taken| positive(&taken) == 1),
        "moore" => taken(from, to).is_some_and(|taken| {
            (1..=usize::try_from(parameter(name, 0)).unwrap()).contains(&positive(&taken))
        }),
        "bachet" => taken(from, to).is_some_and(|taken| {
            positive(&taken) == 1 && taken.iter().max() <= Some(&parameter(name, 0))
        }),
        "wythoff" => taken(from, to).is_some_and(|taken| {
            let (most, least) = (taken.iter().max().unwrap(), taken.iter().min().unwrap());
            !most.is_zero() && (least.is_zero() || most - least <= parameter(name, 0))
        }),
        "euclid" => taken(from, to).is_some_and(|taken| {
            let place = usize::from(taken[0].is_zero());
            let other = &from[1 - place];
            positive(&taken) == 1 && !other.is_zero() && (&taken[place] % other).is_zero()
        }),
        "staircase" => match changed(from, to)[..] {
            [0] => to[0] < from[0],
            [low, high] => {
                low + 1 == high
                    && to[high] < from[high]
                    && &to[low] + &to[high] == &from[low] + &from[high]
            }
            _ => false,
        },
        "fibonacci" => {
            let limit = from.get(1).cloned().unwrap_or_else(|| &from[0] - 1u8);
            let take = &from[0] - &to[0];
            let next = (&take * parameter(name, 2)).min(to[0].clone());
            !take.is_zero() && take <= limit && to[1] == next
        }
        "turning-turtles" | "mock-turtles" | "ruler" => turns(word, from, to),
        _ => left_of_one_heap(from, to).is_some_and(|(heap, left)| {
            let sum: UBig = left.iter().sum();
            sum <= heap && heap_move(word, &(&heap - sum), left.len())
        }),
    }
}

/// Whether so many stones may be taken from a heap, leaving so many heaps.
fn heap_move(word: &str, taken: &UBig, heaps: usize) -> bool {
    let is_one_of = |amounts: &[u8]| amounts.iter().any(|&amount| *taken == UBig::from(amount));
    match word {
        "lasker" => (heaps == 1) != taken.is_zero() && heaps <= 2,
        "kayles" => is_one_of(&[1, 2]) && heaps <= 2,
        "dawsons-kayles" => is_one_of(&[2]) && heaps <= 2,
        "subtraction" => is_one_of(&[2, 3, 7]) && heaps == 1,
        "all-but" => !is_one_of(&[0, 2, 3, 7]) && heaps == 1,
        _ => panic!("{word} is not here"),
    }
}

/// Whether the coins that differ may be turned.
fn turns(word: &str, from: &[UBig], to: &[UBig]) -> bool {
    let set = |places: &[UBig]| places.iter().cloned().collect::<BTreeSet<_>>();
    let turned: Vec<UBig> = set(from).symmetric_difference(&set(to)).cloned().collect();
    let most = match word {
        "turning-turtles" => 2,
        "mock-turtles" => 3,
        _ => usize::MAX,
    };
    let (Some(first), Some(last)) = (turned.first(), turned.last()) else {
        return false;
    };
    let without_gaps = last - first + 1u8 == UBig::from(turned.len());
    turned.len() <= most && from.contains(last) && (word != "ruler" || without_gaps)
}

/// A move that depends on a choice; `None` if it finds none.
pub(crate) fn some_move(name: &str, from: &[UBig], choice: &UBig) -> Option<Vec<UBig>> {
    let word = name.split('(').next().expect("a name");
    let occupied: Vec<usize> = (0..from.len())
        .filter(|&place| !from[place].is_zero())
        .collect();
    let number = choice % occupied.len().max(1);
    let place = *occupied.get(number)?;
    let pile = &from[place];
    // From 1 to the pile.
    let amount = |most: &UBig| choice % most + 1u8;
    let mut to = from.to_vec();
    match word {
        "bachet" => to[place] -= amount(&parameter(name, 0).min(pile.clone())),
        "euclid" => {
            let large = usize::from(from[0] < from[1]);
            let small = &from[1 - large];
            if small.is_zero() {
                return None;
            }
            to[large] -= small * amount(&(&from[large] / small));
        }
        "staircase" => {
            let coins = amount(pile);
            to[place] -= &coins;
            if place > 0 {
                to[place - 1] += coins;
            }
        }
        "fibonacci" => {
            let limit = from.get(1).cloned().unwrap_or_else(|| &from[0] - 1u8);
            let limit = limit.min(from[0].clone());
            if limit.is_zero() {
                return None;
            }
            let take = amount(&limit);
            let left = &from[0] - &take;
            to = vec![left.clone(), (take * parameter(name, 2)).min(left)];
        }
        "turning-turtles" | "mock-turtles" | "ruler" => {
            // The head alone.
            to.remove(place);
        }
        "kayles" | "dawsons-kayles" | "lasker" => {
            let taken = UBig::from(if word == "lasker" { 0u8 } else { 2 });
            if *pile < &taken + 2u8 {
                return None;
            }
            let left = pile - taken;
            let first = choice % (&left - 1u8) + 1u8;
            let second = left - &first;
            to.splice(place..=place, [first, second]);
        }
        "subtraction" | "all-but" => {
            let taken = UBig::from(if word == "all-but" { 4u8 } else { 7 });
            to[place] = (*pile >= taken).then(|| pile - taken)?;
        }
        // Nim, Moore's Nim, Wythoff's game.
        _ => to[place] -= amount(pile),
    }
    Some(to)
}
