//! Whether heaps are one move away from others.

use dashu_int::UBig;

use crate::game::{IllegalMove, Move};
use crate::heap::HeapRules;

/// The heaps after the move may be given in any order, and empty ones left out.
pub(super) fn legal(
    rules: &HeapRules,
    before: &[UBig],
    after: &[UBig],
) -> Result<Move, IllegalMove> {
    let heaps = after.iter().filter(|heap| !heap.is_zero());
    let mut parts: Vec<UBig> = heaps.cloned().collect();
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
    // Of equal heaps it is the one where the positions begin to differ: what is left of a heap is smaller than it.
    let differing = before.iter().zip(after).position(|(b, a)| b != a);
    let place = differing.filter(|&differing| before[differing] == before[place]);
    let place = place.unwrap_or(gone[0]);
    parts.sort();
    let left: UBig = parts.iter().sum();
    if left > before[place] || !allows(rules, &(&before[place] - &left), &parts) {
        return Err(IllegalMove::HeapRule {
            heap: before[place].clone(),
            parts,
            rules: rules.to_string(),
        });
    }
    let amount = &before[place] - left;
    if parts.len() > 1 {
        let pile = place + 1;
        return Ok(Move::Break {
            pile,
            amount,
            parts,
        });
    }
    let mut amounts = vec![UBig::ZERO; before.len()];
    amounts[place] = amount;
    Ok(Move::Take { amounts })
}

/// Whether a move may take so many stones from a heap and leave these heaps, ascending and none empty.
fn allows(rules: &HeapRules, taken: &UBig, parts: &[UBig]) -> bool {
    let word = u64::try_from(taken).ok();
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
            parts.len() <= 1 && !taken.is_zero() && *taken <= UBig::from(most.get())
        }
        HeapRules::AllBut(amounts) => {
            let excluded = word.is_some_and(|taken| amounts.contains(taken));
            parts.len() <= 1 && !taken.is_zero() && !excluded
        }
        HeapRules::Lasker => match parts.len() {
            0 | 1 => !taken.is_zero(),
            2 => taken.is_zero(),
            _ => false,
        },
        HeapRules::Grundy => taken.is_zero() && parts.len() == 2 && parts[0] != parts[1],
    }
}
