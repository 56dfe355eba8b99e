//! Numeration systems in words.

use crate::language::Language;
use crate::logic::{NumberSystem, Numerals};

/// What a numeration system is called, with its first weights.
///
/// ```
/// use wythoff::{Language, logic::{NumberSystem, Numerals}, prove::numeration_words};
/// let system = |list: &[u32]| NumberSystem::new(Numerals::Greedy(list.to_vec())).unwrap();
/// assert_eq!(numeration_words(&system(&[2]), Language::English), "base 2");
/// assert_eq!(numeration_words(&system(&[1, 1]), Language::English), "Fibonacci numbers 1, 2, 3, 5, 8, …");
/// assert_eq!(numeration_words(&system(&[3, 1]), Language::English), "u_n = 3u_{n−1} + u_{n−2}: 1, 4, 13, 43, 142, …");
/// ```
pub fn numeration_words(system: &NumberSystem, language: Language) -> String {
    let weights: Vec<String> = system.weights().take(5).map(|u| u.to_string()).collect();
    let weights = |comma: &str| weights.join(comma);
    let list = |terms: &[u32]| {
        terms
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    };
    match (system.numerals(), language) {
        (Numerals::Greedy(c), Language::English) if c.len() == 1 => format!("base {}", c[0]),
        (Numerals::Greedy(c), Language::Chinese) if c.len() == 1 => format!("{} 进制", c[0]),
        (Numerals::Greedy(c), Language::English) if *c == [1, 1] => {
            format!("Fibonacci numbers {}, …", weights(", "))
        }
        (Numerals::Greedy(c), Language::Chinese) if *c == [1, 1] => {
            format!("斐波那契数 {}……（齐肯多夫表示）", weights("、"))
        }
        (Numerals::Greedy(c), Language::English) => {
            format!("u_n = {}: {}, …", recurrence(c), weights(", "))
        }
        (Numerals::Greedy(c), Language::Chinese) => {
            format!("递推数列 u_n = {}：{}……", recurrence(c), weights("、"))
        }
        (Numerals::Ostrowski(a), Language::English) => format!(
            "Ostrowski numeration of the continued fraction [0; {}] with this period: {}, …",
            list(a),
            weights(", ")
        ),
        (Numerals::Ostrowski(a), Language::Chinese) => format!(
            "连分数 [0; {}]（循环）的奥斯特洛夫斯基记数法：{}……",
            list(a),
            weights("、")
        ),
    }
}

fn recurrence(coefficients: &[u32]) -> String {
    let term = |(place, c): (usize, &u32)| match c {
        1 => format!("u_{{n−{place}}}"),
        c => format!("{c}u_{{n−{place}}}"),
    };
    let terms: Vec<String> = (1..).zip(coefficients).map(term).collect();
    terms.join(" + ")
}
