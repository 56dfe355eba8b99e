//! Claims that are formulas: the same in every language. Piles and memory have the names of the rules.

use wythoff::UBig;
use wythoff::prove::Powers;

/// `a xor b = 0`, `⌊a/2⌋ xor ⌊b/2⌋ ∈ {0, 3}`
pub(super) fn nim_sum(names: &[&str], piles: &[usize], halvings: u32, values: &[u64]) -> String {
    let divided = |&pile: &usize| match (names[pile], halvings) {
        (name, 0) => name.to_string(),
        (name, j) => format!("⌊{name}/{}⌋", 1u64 << j),
    };
    let piles: Vec<String> = piles.iter().map(divided).collect();
    among(&piles.join(" xor "), values)
}

/// `a − b = 1`, `|a − b| ∈ {0, 3}`
pub(super) fn values(names: &[&str], form: &[i64], values: &[i64]) -> String {
    let is_mirrored = values.iter().all(|value| values.contains(&-value));
    if is_mirrored && values.len() > 1 {
        let sizes: Vec<i64> = values.iter().copied().filter(|&value| value >= 0).collect();
        return among(&format!("|{}|", sum(names, form)), &sizes);
    }
    match values {
        // a − 2b = 0 as a = 2b.
        [0] => {
            let part = |sign: i64| -> Vec<i64> { form.iter().map(|c| (c * sign).max(0)).collect() };
            let side = |form: Vec<i64>| match form.iter().all(|&c| c == 0) {
                true => "0".to_string(),
                false => sum(names, &form),
            };
            format!("{} = {}", side(part(1)), side(part(-1)))
        }
        _ => among(&sum(names, form), values),
    }
}

/// `a mod 4 = 0`, `(a + b) mod 3 ∈ {0, 1}`
pub(super) fn remainders(names: &[&str], form: &[i64], modulus: u64, remainders: &[u64]) -> String {
    let terms = form.iter().filter(|&&c| c != 0).count();
    let sum = match terms {
        1 => sum(names, form),
        _ => format!("({})", sum(names, form)),
    };
    among(&format!("{sum} mod {modulus}"), remainders)
}

/// `a = 2^n − 1`, `a = (4^n − 1)/3`
pub(super) fn powers(powers: &Powers) -> String {
    let power = match powers.factor == UBig::ONE {
        true => format!("{}^n", powers.base),
        false => format!("{}·{}^n", powers.factor, powers.base),
    };
    let constant = powers.constant.to_string();
    let sum = match constant.strip_prefix('-') {
        Some(size) => format!("{power} − {size}"),
        None if constant == "0" => power,
        None => format!("{power} + {constant}"),
    };
    match (powers.divisor == UBig::ONE, sum.contains(' ')) {
        (true, _) => format!("a = {sum}"),
        (false, true) => format!("a = ({sum})/{}", powers.divisor),
        (false, false) => format!("a = {sum}/{}", powers.divisor),
    }
}

/// `a = 3`
pub(super) fn size(size: &UBig) -> String {
    format!("a = {size}")
}

/// `a − 2b`
fn sum(names: &[&str], form: &[i64]) -> String {
    let mut text = String::new();
    for (&c, name) in form.iter().zip(names).filter(|(c, _)| **c != 0) {
        text += match (text.is_empty(), c < 0) {
            (true, true) => "−",
            (true, false) => "",
            (false, true) => " − ",
            (false, false) => " + ",
        };
        if c.abs() != 1 {
            text += &c.abs().to_string();
        }
        text += name;
    }
    text
}

fn among<T: ToString>(what: &str, values: &[T]) -> String {
    let values: Vec<String> = values
        .iter()
        .map(|value| value.to_string().replace('-', "−"))
        .collect();
    match &values[..] {
        [one] => format!("{what} = {one}"),
        _ => format!("{what} ∈ {{{}}}", values.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["a", "b", "c"];

    #[test]
    fn formulas_are_written_as_people_write_them() {
        assert_eq!(nim_sum(&NAMES, &[0, 1, 2], 0, &[1]), "a xor b xor c = 1");
        assert_eq!(nim_sum(&NAMES, &[0, 2], 0, &[0]), "a xor c = 0");
        assert_eq!(
            nim_sum(&NAMES, &[0, 1], 2, &[0, 3]),
            "⌊a/4⌋ xor ⌊b/4⌋ ∈ {0, 3}"
        );
        assert_eq!(values(&NAMES, &[1, -1], &[-3, 0, 3]), "|a − b| ∈ {0, 3}");
        assert_eq!(values(&NAMES, &[1, -1], &[-1, 2]), "a − b ∈ {−1, 2}");
        assert_eq!(values(&NAMES, &[1, -2], &[0]), "a = 2b");
        assert_eq!(values(&NAMES, &[0, 1], &[0]), "b = 0");
        assert_eq!(remainders(&NAMES, &[1], 7, &[0, 2]), "a mod 7 ∈ {0, 2}");
        assert_eq!(remainders(&NAMES, &[2, 1], 3, &[0]), "(2a + b) mod 3 = 0");
        assert_eq!(values(&["a", "l"], &[0, 1], &[0]), "l = 0");
        let mut repunits = Powers {
            factor: 1u8.into(),
            base: 4u8.into(),
            constant: (-1).into(),
            divisor: 3u8.into(),
        };
        assert_eq!(powers(&repunits), "a = (4^n − 1)/3");
        repunits.divisor = 1u8.into();
        repunits.factor = 5u8.into();
        repunits.constant = 2.into();
        assert_eq!(powers(&repunits), "a = 5·4^n + 2");
    }
}
