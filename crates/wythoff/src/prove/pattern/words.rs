//! Patterns in sentences.

use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};

use super::{BeattyPairs, Claim, Familiar, Pattern, Support};
use crate::language::Language;
use crate::number::QuadraticIrrational;

impl Pattern {
    /// The pattern as a sentence that also says whether it is proved.
    pub fn words(&self, language: Language) -> String {
        let (claim, support) = (self.claim.words(language), self.support.words(language));
        match language {
            Language::English => format!("{claim} ({support})."),
            Language::Chinese => format!("{claim}（{support}）。"),
        }
    }
}

impl Support {
    /// What the pattern rests on, in a few words.
    pub fn words(&self, language: Language) -> String {
        match (self, language) {
            (Self::Proved, Language::English) => "proved".to_string(),
            (Self::Proved, Language::Chinese) => "已证明".to_string(),
            (Self::CheckedTo(size), Language::English) => {
                format!("checked for piles below {size}, not proved")
            }
            (Self::CheckedTo(size), Language::Chinese) => {
                format!("已对各堆小于 {size} 的局面核对，未证明")
            }
        }
    }
}

impl Claim {
    /// The claim as a sentence without its full stop.
    pub fn words(&self, language: Language) -> String {
        match language {
            Language::English => english(self),
            Language::Chinese => chinese(self),
        }
    }
}

fn english(claim: &Claim) -> String {
    match claim {
        Claim::Nothing => "No position is lost: the player to move always wins".to_string(),
        Claim::Everything => "Every position is lost for the player to move".to_string(),
        Claim::Finite(list) => format!(
            "Only these positions are lost for the player to move: {}",
            positions(list, ", ")
        ),
        Claim::Xor => {
            "A position is lost exactly when the pile sizes add up to 0 in binary without carries (a xor b xor c = 0)".to_string()
        }
        Claim::Diagonal => {
            "A position is lost exactly when the two piles are equal (a xor b = 0)".to_string()
        }
        Claim::Beatty(pairs) => {
            let BeattyPairs { lower, upper, shift } = &**pairs;
            match shift {
                None => format!(
            "The losing pairs are A_n = ⌊nα⌋, B_n = ⌊nβ⌋, n = 0, 1, 2, …, with α = {}, {} and β = {}, {}",
            number(lower),
            equation("α", lower),
            number(upper),
            equation("β", upper)
        ),
                Some(shift) => format!(
            "The losing pairs are A_n = ⌊nα + γ⌋, B_n = ⌊nβ + γ + 1⌋, n = 0, 1, 2, …, with α = {}, {}, β = {}, {} and γ = 1/α = {}",
            number(lower),
            equation("α", lower),
            number(upper),
            equation("β", upper),
            number(shift)
        ),
            }
        }
        Claim::Linear { s: 1, t, d } => format!(
            "The nth losing pair differs by B_n − A_n = {}",
            line(*t, *d)
        ),
        Claim::Linear { s, t, d } => {
            format!("In the nth losing pair B_n = {s}·A_n + {}", line(*t, *d))
        }
        Claim::Mex => "A_n is the least number that is in no losing pair before (the mex rule): every number is in exactly one pair".to_string(),
        Claim::OnePerRow => "For every size of the first pile exactly one size of the second is lost".to_string(),
        Claim::Periodic { shift, from } => {
            let start = match from {
                0 => String::new(),
                from => format!(", from {from} stones in that pile on"),
            };
            match shift.iter().filter(|s| **s > 0).count() {
                1 => format!(
                    "The losing positions repeat with the period {} in the {} pile{start}",
                    shift.iter().sum::<u64>(),
                    ["first", "second", "third"][along(shift)]
                ),
                _ => format!(
                    "Adding {} to every pile changes nothing{}",
                    shift[0],
                    match from {
                        0 => String::new(),
                        from => format!(" when all piles have at least {from}"),
                    }
                ),
            }
        }
        Claim::Like { game, without, with } => {
            let name = match game {
                Familiar::Nim => "Nim".to_string(),
                Familiar::Wythoff(0) => "Wythoff's game".to_string(),
                Familiar::Wythoff(k) => format!("{k}-Wythoff"),
            };
            match (&without[..], &with[..]) {
                ([], []) => format!("The same positions are lost as in {name}"),
                (_, []) => format!("The same positions are lost as in {name}, except {}", positions(without, ", ")),
                ([], _) => format!("The same positions are lost as in {name}, and also {}", positions(with, ", ")),
                _ => format!(
                    "The same positions are lost as in {name}, but instead of {} it is {}",
                    positions(without, ", "),
                    positions(with, ", ")
                ),
            }
        }
        Claim::Sequences { lower, upper } => format!("The A_n and B_n are the sequences {lower} and {upper} of the OEIS"),
    }
}

fn chinese(claim: &Claim) -> String {
    match claim {
        Claim::Nothing => "没有必败态：先手总能获胜".to_string(),
        Claim::Everything => "每个局面都是先手必败".to_string(),
        Claim::Finite(list) => format!("先手必败的局面只有 {}", positions(list, "、")),
        Claim::Xor => "当且仅当各堆石子数的异或和为 0 时先手必败（a xor b xor c = 0）".to_string(),
        Claim::Diagonal => "当且仅当两堆石子数相等时先手必败（a xor b = 0）".to_string(),
        Claim::Beatty(pairs) => {
            let BeattyPairs { lower, upper, shift } = &**pairs;
            match shift {
                None => format!(
            "奇异局势为 A_n = ⌊nα⌋，B_n = ⌊nβ⌋（n = 0, 1, 2, …），其中 α = {}，满足 {}；β = {}，满足 {}",
            number(lower),
            equation("α", lower),
            number(upper),
            equation("β", upper)
        ),
                Some(shift) => format!(
            "奇异局势为 A_n = ⌊nα + γ⌋，B_n = ⌊nβ + γ + 1⌋（n = 0, 1, 2, …），其中 α = {}，满足 {}；β = {}，满足 {}；γ = 1/α = {}",
            number(lower),
            equation("α", lower),
            number(upper),
            equation("β", upper),
            number(shift)
        ),
            }
        }
        Claim::Linear { s: 1, t, d } => {
            format!("第 n 个奇异局势的两堆之差为 B_n − A_n = {}", line(*t, *d))
        }
        Claim::Linear { s, t, d } => {
            format!("第 n 个奇异局势满足 B_n = {s}·A_n + {}", line(*t, *d))
        }
        Claim::Mex => "A_n 是前面各奇异局势中没有出现过的最小自然数（mex）：每个自然数恰好出现在一个奇异局势中".to_string(),
        Claim::OnePerRow => "对第一堆的每个石子数，第二堆恰有一个石子数使先手必败".to_string(),
        Claim::Periodic { shift, from } => match shift.iter().filter(|s| **s > 0).count() {
            1 => {
                let pile = ["一", "二", "三"][along(shift)];
                let period: u64 = shift.iter().sum();
                match from {
                    0 => format!("必败态关于第{pile}堆以 {period} 为周期"),
                    from => format!("第{pile}堆从 {from} 个石子起，必败态以 {period} 为周期"),
                }
            }
            _ => match from {
                0 => format!("各堆同时增加 {} 个，胜负不变", shift[0]),
                from => format!("各堆都不少于 {from} 个时，同时增加 {} 个，胜负不变", shift[0]),
            },
        },
        Claim::Like { game, without, with } => {
            let name = match game {
                Familiar::Nim => "尼姆游戏".to_string(),
                Familiar::Wythoff(0) => "威佐夫博弈".to_string(),
                Familiar::Wythoff(k) => format!("k = {k} 的 k-威佐夫博弈"),
            };
            match (&without[..], &with[..]) {
                ([], []) => format!("必败态与{name}相同"),
                (_, []) => format!("必败态与{name}相同，只是去掉 {}", positions(without, "、")),
                ([], _) => format!("必败态与{name}相同，只是另加 {}", positions(with, "、")),
                _ => format!(
                    "必败态与{name}相同，只是 {} 换成 {}",
                    positions(without, "、"),
                    positions(with, "、")
                ),
            }
        }
        Claim::Sequences { lower, upper } => format!("A_n 与 B_n 是 OEIS 的数列 {lower} 与 {upper}"),
    }
}

fn along(shift: &[u64]) -> usize {
    shift.iter().position(|&s| s > 0).unwrap_or(0)
}

fn positions(list: &[Vec<UBig>], comma: &str) -> String {
    let show = |position: &Vec<UBig>| {
        let piles: Vec<String> = position.iter().map(UBig::to_string).collect();
        format!("({})", piles.join(", "))
    };
    list.iter().map(show).collect::<Vec<_>>().join(comma)
}

/// tn + d.
fn line(t: u64, d: u64) -> String {
    let first = match t {
        1 => "n".to_string(),
        t => format!("{t}n"),
    };
    match d {
        0 => first,
        d => format!("{first} + {d}"),
    }
}

/// A number as a sentence shows it, with the same minus as its equation; programs read the hyphen of `Display`.
fn number(x: &QuadraticIrrational) -> String {
    x.to_string().replace('-', "−")
}

/// The quadratic equation of a number, as x² = …: (rx − p)² = q²d.
fn equation(name: &str, x: &QuadraticIrrational) -> String {
    let (p, q, d, r) = x.parts();
    let r = IBig::from(r.clone());
    let square = &r * &r;
    let (linear, constant) = (p * &r * 2, q * q * IBig::from(d.clone()) - p * p);
    let common: UBig = (&square).gcd(&linear);
    let common = IBig::from(IBig::from(common).gcd(&constant));
    let [square, linear, constant] = [square, linear, constant].map(|part| part / &common);
    let mut right = String::new();
    for (value, unit) in [(linear, name), (constant, "")] {
        if value == IBig::ZERO {
            continue;
        }
        let (sign, size) = value.into_parts();
        let is_negative = sign == dashu_int::Sign::Negative;
        right += match (right.is_empty(), is_negative) {
            (true, true) => "−",
            (true, false) => "",
            (false, true) => " − ",
            (false, false) => " + ",
        };
        if size != UBig::ONE || unit.is_empty() {
            right += &size.to_string();
        }
        right += unit;
    }
    match square == IBig::ONE {
        true => format!("{name}² = {right}"),
        false => format!("{square}{name}² = {right}"),
    }
}
