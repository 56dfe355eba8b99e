//! Whether a position is one move away from another, at any size, and if not, why not.

use std::collections::BTreeSet;

use dashu_int::UBig;

use super::error::IllegalMove;
use crate::games::NamedGame;
use crate::solve::heap::HeapRules;

/// The position after the move, as the rules write it.
pub(super) fn moved(
    game: &NamedGame,
    before: &[UBig],
    after: &[UBig],
) -> Result<Vec<UBig>, IllegalMove> {
    let number = || game.number().expect("the game has a number");
    match game.entry().name() {
        "fibonacci" => return fibonacci(number(), before, after),
        "staircase" => staircase(before, after)?,
        name @ ("turning-turtles" | "mock-turtles" | "ruler") => {
            coins(name, before, after)?;
            let mut heads = after.to_vec();
            heads.sort();
            return Ok(heads);
        }
        name => {
            if let Some(rules) = game.heap_rules() {
                return heap(&rules, before, after);
            }
            let taken = taken(before, after)?;
            match name {
                "wythoff" => wythoff(number(), &taken)?,
                "bachet" => at_most(number(), &taken)?,
                "moore" => piles_changed(number(), &taken)?,
                "euclid" => euclid(before, &taken)?,
                _ => piles_changed(&UBig::ONE, &taken)?,
            }
        }
    }
    Ok(after.to_vec())
}

/// What is taken from each pile: something from some.
fn taken(before: &[UBig], after: &[UBig]) -> Result<Vec<UBig>, IllegalMove> {
    if before.len() != after.len() {
        let (before, after) = (before.len(), after.len());
        return Err(IllegalMove::PileCount { before, after });
    }
    if before == after {
        return Err(IllegalMove::Nothing);
    }
    let piles = before.iter().zip(after).enumerate();
    piles
        .map(|(pile, (before, after))| match after <= before {
            true => Ok(before - after),
            false => Err(IllegalMove::Grows { pile: pile + 1 }),
        })
        .collect()
}

fn wythoff(k: &UBig, taken: &[UBig]) -> Result<(), IllegalMove> {
    let (x, y) = (&taken[0], &taken[1]);
    let apart = if x >= y { x - y } else { y - x };
    if x.is_zero() || y.is_zero() || apart <= *k {
        return Ok(());
    }
    Err(IllegalMove::TooFarApart {
        x: x.clone(),
        y: y.clone(),
        k: k.clone(),
    })
}

fn piles_changed(most: &UBig, taken: &[UBig]) -> Result<(), IllegalMove> {
    let changed = taken.iter().filter(|taken| !taken.is_zero()).count();
    if UBig::from(changed) <= *most {
        return Ok(());
    }
    let most = most.clone();
    Err(IllegalMove::TooManyPiles { changed, most })
}

fn at_most(m: &UBig, taken: &[UBig]) -> Result<(), IllegalMove> {
    piles_changed(&UBig::ONE, taken)?;
    match taken.iter().find(|taken| *taken > m) {
        None => Ok(()),
        Some(taken) => Err(IllegalMove::TooMuch {
            taken: taken.clone(),
            most: m.clone(),
        }),
    }
}

fn euclid(before: &[UBig], taken: &[UBig]) -> Result<(), IllegalMove> {
    piles_changed(&UBig::ONE, taken)?;
    let from = usize::from(taken[0].is_zero());
    let (other, taken) = (&before[1 - from], &taken[from]);
    if before[from] < *other {
        return Err(IllegalMove::FromSmaller);
    }
    if !other.is_zero() && (taken % other).is_zero() {
        return Ok(());
    }
    Err(IllegalMove::NotAMultiple {
        taken: taken.clone(),
        smaller: other.clone(),
    })
}

/// The limit after the move may be left out.
fn fibonacci(c: &UBig, before: &[UBig], after: &[UBig]) -> Result<Vec<UBig>, IllegalMove> {
    let (stones, left) = (&before[0], &after[0]);
    if left > stones {
        return Err(IllegalMove::Grows { pile: 1 });
    }
    let taken = stones - left;
    if taken.is_zero() {
        return Err(IllegalMove::Nothing);
    }
    let most = match before.get(1) {
        Some(limit) => limit.min(stones).clone(),
        None => stones - UBig::ONE, // not 0, as something is taken
    };
    if taken > most {
        return Err(IllegalMove::TooMuch { taken, most });
    }
    let expected = (taken * c).min(left.clone());
    match after.get(1) {
        Some(found) if found.min(left) != &expected => Err(IllegalMove::WrongLimit {
            expected,
            found: found.clone(),
        }),
        _ => Ok(vec![left.clone(), expected]),
    }
}

fn staircase(before: &[UBig], after: &[UBig]) -> Result<(), IllegalMove> {
    if before.len() != after.len() {
        let (before, after) = (before.len(), after.len());
        return Err(IllegalMove::PileCount { before, after });
    }
    let stairs = before.iter().zip(after);
    let Some(from) = stairs.clone().position(|(before, after)| after < before) else {
        return Err(match before == after {
            true => IllegalMove::Nothing,
            false => IllegalMove::NotAStep,
        });
    };
    let mut expected = before.to_vec();
    let coins = &before[from] - &after[from];
    expected[from] -= &coins;
    if from > 0 {
        expected[from - 1] += &coins;
    }
    match expected == after {
        true => Ok(()),
        false => Err(IllegalMove::NotAStep),
    }
}

fn coins(game: &str, before: &[UBig], after: &[UBig]) -> Result<(), IllegalMove> {
    let heads: BTreeSet<&UBig> = before.iter().collect();
    let turned: Vec<&UBig> = (&heads ^ &after.iter().collect()).into_iter().collect();
    let (Some(first), Some(last)) = (turned.first(), turned.last()) else {
        return Err(IllegalMove::Nothing);
    };
    if !heads.contains(last) {
        let place = (*last).clone();
        return Err(IllegalMove::NotAHead { place });
    }
    let allowed = match game {
        "turning-turtles" => turned.len() <= 2,
        "mock-turtles" => turned.len() <= 3,
        // Without gaps: as many as from the first to the last.
        _ => *last - *first + UBig::ONE == UBig::from(turned.len()),
    };
    match allowed {
        true => Ok(()),
        false => Err(IllegalMove::Coins {
            turned: turned.len(),
        }),
    }
}

/// The heaps may be given in any order, and empty ones left out; what is left of the heap is put in its place.
fn heap(rules: &HeapRules, before: &[UBig], after: &[UBig]) -> Result<Vec<UBig>, IllegalMove> {
    let mut parts: Vec<UBig> = after
        .iter()
        .filter(|heap| !heap.is_zero())
        .cloned()
        .collect();
    let mut gone = Vec::new();
    for (place, heap) in before.iter().enumerate() {
        match parts.iter().position(|part| part == heap) {
            Some(same) => {
                parts.remove(same);
            }
            None if heap.is_zero() => {}
            None => gone.push(place),
        }
    }
    let [place] = gone[..] else {
        return Err(match gone.len() {
            0 if parts.is_empty() => IllegalMove::Nothing,
            changed => IllegalMove::TooManyPiles {
                changed: changed.max(parts.len()),
                most: UBig::ONE,
            },
        });
    };
    parts.sort();
    if !allows(rules, &before[place], &parts) {
        return Err(IllegalMove::HeapRule {
            heap: before[place].clone(),
            parts,
            rules: rules.to_string(),
        });
    }
    if parts.is_empty() {
        parts.push(UBig::ZERO);
    }
    let mut to = before[..place].to_vec();
    to.extend(parts);
    to.extend_from_slice(&before[place + 1..]);
    Ok(to)
}

/// Whether a move may make these heaps, none empty, of one.
fn allows(rules: &HeapRules, heap: &UBig, parts: &[UBig]) -> bool {
    let left: UBig = parts.iter().sum();
    if left > *heap {
        return false;
    }
    let taken = heap - left;
    let word = u64::try_from(&taken).ok();
    match rules {
        HeapRules::Code(code) => {
            let place = word.and_then(|taken| usize::try_from(taken).ok());
            let digit = place.and_then(|place| code.digits().get(place).copied());
            parts.len() <= 3 && digit.is_some_and(|digit| digit & (1 << parts.len()) != 0)
        }
        HeapRules::Subtraction(amounts) => {
            parts.len() <= 1 && word.is_some_and(|taken| amounts.contains(taken))
        }
        HeapRules::AtMost(most) => {
            parts.len() <= 1 && !taken.is_zero() && taken <= UBig::from(most.get())
        }
        HeapRules::AllBut(amounts) => {
            parts.len() <= 1
                && !taken.is_zero()
                && !word.is_some_and(|taken| amounts.contains(taken))
        }
        HeapRules::Lasker => match parts.len() {
            0 | 1 => !taken.is_zero(),
            2 => taken.is_zero(),
            _ => false,
        },
        HeapRules::Grundy => taken.is_zero() && parts.len() == 2 && parts[0] != parts[1],
    }
}
