//! Values in words.

use super::{Fact, Term, ValueRule};
use crate::explain::certificate::Certificate;
use crate::explain::formula::{Formula, letter, natural, number};
use crate::explain::page::{Block, Prose, paragraph};
use crate::language::Language;
use crate::language::Language::{Chinese, English};

/// A table of more rows than this is cut.
const MOST_ROWS: usize = 40;

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        let certificate = |blocks: &mut Vec<Block>| {
            blocks.extend(certificate.into_iter().flat_map(|one| one.words(language)));
        };
        match self {
            Self::Values { rule, terms } => values(rule, terms, language),
            Self::NimSum { lost } => {
                let mut blocks = vec![match language {
                    English => paragraph![
                        "Write the values in binary, one below the other. The nim-sum ⊕ adds every column without carrying; the position is lost exactly if it is 0."
                    ],
                    Chinese => paragraph![
                        "把各个值写成二进制，上下对齐，逐列不进位相加就是异或和 ⊕；当且仅当异或和为 0 时必败。"
                    ],
                }];
                certificate(&mut blocks);
                blocks.push(match (language, lost) {
                    (English, true) => {
                        paragraph!["Every column has an even number of ones: the nim-sum is 0."]
                    }
                    (English, false) => {
                        paragraph!["Some column has an odd number of ones: the nim-sum is not 0."]
                    }
                    (Chinese, true) => paragraph!["每一列都有偶数个 1：异或和为 0。"],
                    (Chinese, false) => paragraph!["有的列有奇数个 1：异或和不为 0。"],
                });
                blocks
            }
            Self::MisereNimSum { by_ones, lost } => misere(*by_ones, *lost, certificate, language),
            Self::EveryMoveFails { misere } => vec![match (language, misere) {
                (English, false) => paragraph![
                    "Every move fails: it changes exactly one of the values, so the nim-sum is no longer 0, and the opponent can make it 0 again."
                ],
                (English, true) => paragraph![
                    "Every move fails: whatever the other values are, exactly one value in this place makes the position lost, and a move changes one value."
                ],
                (Chinese, false) => paragraph![
                    "怎么走都输：每一步恰好改变其中一个值，异或和就不再为 0，而对手总能把它再变回 0。"
                ],
                (Chinese, true) => paragraph![
                    "怎么走都输：其他值不变时，这一个值恰有一种取法使局面必败，而每一步恰好改变一个值。"
                ],
            }],
            Self::AllWinningMoves { sum, rule } => vec![all(sum, rule, language)],
        }
    }
}

fn values(rule: &ValueRule, terms: &[Term], language: Language) -> Vec<Block> {
    let x = || letter('x');
    let intro = match (rule, language) {
        (ValueRule::Size, English) => paragraph!["A pile is worth its size."],
        (ValueRule::Size, Chinese) => paragraph!["一堆的 SG 值就是它的石子数。"],
        (ValueRule::Remainder { modulus }, English) => paragraph![
            "A pile is worth its remainder modulo ",
            (letter('m') + 1).equals(modulus),
            ": whatever is taken changes the remainder, and every smaller one can be reached."
        ],
        (ValueRule::Remainder { modulus }, Chinese) => paragraph![
            "一堆的 SG 值是石子数除以 ",
            (letter('m') + 1).equals(modulus),
            " 的余数：每取一次余数必变，而每个更小的余数都能取到。"
        ],
        (ValueRule::OddStairs, English) => paragraph![
            "Only the odd stairs count. Coins moved from an odd stair leave the game as if taken from a pile of Nim; coins moved from an even stair to an odd one can be moved on at once by the opponent, which undoes the move."
        ],
        (ValueRule::OddStairs, Chinese) => paragraph![
            "只看奇数级。从奇数级移走的硬币，就像在尼姆里被取走；从偶数级移到奇数级的硬币，对手可以立刻原数再往下移一级，等于没走。"
        ],
        (ValueRule::Place, English) => {
            paragraph!["A head at place ", x(), " is a pile of ", x(), " in Nim."]
        }
        (ValueRule::Place, Chinese) => {
            paragraph!["第 ", x(), " 位的正面相当于尼姆里 ", x(), " 颗的一堆。"]
        }
        (ValueRule::Odious, English) => paragraph![
            "A head at place ",
            x(),
            " is worth ",
            number(2).next(x() - 1),
            " or one more, whichever has an odd number of ones in binary."
        ],
        (ValueRule::Odious, Chinese) => paragraph![
            "第 ",
            x(),
            " 位的正面的 SG 值是 ",
            number(2).next(x() - 1),
            " 或再加 1：取二进制中有奇数个 1 的那一个。"
        ],
        (ValueRule::Ruler, English) => {
            paragraph!["A head is worth the largest power of 2 that divides its place."]
        }
        (ValueRule::Ruler, Chinese) => paragraph!["一枚正面的 SG 值是整除其位置的最大的 2 的幂。"],
        (ValueRule::Heap, English) => paragraph!["The heaps and their Grundy values:"],
        (ValueRule::Heap, Chinese) => paragraph!["各堆的 SG 值："],
    };
    let (thing, value) = match (rule, language) {
        (ValueRule::OddStairs, English) => ("coins", "counts as"),
        (ValueRule::OddStairs, Chinese) => ("硬币数", "算作"),
        (ValueRule::Place | ValueRule::Odious | ValueRule::Ruler, English) => ("place", "value"),
        (ValueRule::Place | ValueRule::Odious | ValueRule::Ruler, Chinese) => ("位置", "SG 值"),
        (_, English) => ("pile", "value"),
        (_, Chinese) => ("石子数", "SG 值"),
    };
    let stairs = *rule == ValueRule::OddStairs;
    let mut head: Vec<Prose> = vec![thing.into(), value.into()];
    if stairs {
        let stair = match language {
            English => "stair",
            Chinese => "级",
        };
        head.insert(0, stair.into());
    }
    let row = |(place, term): (usize, &Term)| {
        let counts: Prose = match stairs && place % 2 == 1 {
            true => Formula::Word("–").into(),
            false => natural(&term.value).into(),
        };
        let mut row: Vec<Prose> = vec![natural(&term.thing).into(), counts];
        if stairs {
            row.insert(0, number(place + 1).into());
        }
        row
    };
    let mut rows: Vec<Vec<Prose>> = terms.iter().enumerate().take(MOST_ROWS).map(row).collect();
    if terms.len() > MOST_ROWS {
        rows.push(head.iter().map(|_| Prose::from(Formula::Dots)).collect());
    }
    if rows.is_empty() {
        return vec![intro];
    }
    vec![intro, Block::Table { head, rows }]
}

fn misere(
    by_ones: bool,
    lost: bool,
    certificate: impl Fn(&mut Vec<Block>),
    language: Language,
) -> Vec<Block> {
    let mut blocks = vec![match language {
        English => paragraph![
            "In misère play the nim-sum decides as in normal play while some value is at least 2. When all are 0 or 1 it is the other way round: lost exactly if the number of ones is odd."
        ],
        Chinese => paragraph![
            "反常规则下，只要有一个值不小于 2，就和通常规则一样看异或和；全是 0 和 1 时正好相反：1 的个数为奇数时必败。"
        ],
    }];
    certificate(&mut blocks);
    blocks.push(match (language, by_ones, lost) {
        (English, true, true) => {
            paragraph!["No value is above 1, and the number of ones is odd: lost."]
        }
        (English, true, false) => {
            paragraph!["No value is above 1, and the number of ones is even: won."]
        }
        (English, false, true) => {
            paragraph!["Some value is at least 2, and the nim-sum is 0: lost."]
        }
        (English, false, false) => {
            paragraph!["Some value is at least 2, and the nim-sum is not 0: won."]
        }
        (Chinese, true, true) => paragraph!["没有大于 1 的值，1 的个数为奇数：必败。"],
        (Chinese, true, false) => paragraph!["没有大于 1 的值，1 的个数为偶数：必胜。"],
        (Chinese, false, true) => paragraph!["有不小于 2 的值，异或和为 0：必败。"],
        (Chinese, false, false) => paragraph!["有不小于 2 的值，异或和不为 0：必胜。"],
    });
    blocks
}

fn all(sum: &dashu_int::UBig, rule: &ValueRule, language: Language) -> Block {
    let new = letter('v').nim_plus(sum);
    match (language, rule) {
        (English, ValueRule::Size) => paragraph![
            "To make the nim-sum 0 a pile ",
            letter('v'),
            " has to become ",
            new.clone(),
            ", which is a move exactly if ",
            new.below('v'),
            "; these are all."
        ],
        (Chinese, ValueRule::Size) => paragraph![
            "要让异或和变成 0，一堆 ",
            letter('v'),
            " 必须变成 ",
            new.clone(),
            "，当且仅当 ",
            new.below('v'),
            " 时能做到；必胜走法就是这些。"
        ],
        (English, _) => paragraph![
            "To make the nim-sum 0 a value ",
            letter('v'),
            " has to become ",
            new,
            "; the moves that do it are the winning ones."
        ],
        (Chinese, _) => paragraph![
            "要让异或和变成 0，就要把某个值 ",
            letter('v'),
            " 变成 ",
            new,
            "；能做到的走法就是全部必胜走法。"
        ],
    }
}
