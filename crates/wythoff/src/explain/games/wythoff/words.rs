//! Two piles in words.

use dashu_int::UBig;

use super::{Fact, Pair};
use crate::explain::certificate::Certificate;
use crate::explain::formula::{Formula, letter, natural, number, tuple};
use crate::explain::page::{Block, Prose, paragraph, prose};
use crate::language::Language;
use crate::language::Language::{Chinese, English};

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        match self {
            Self::Ordered { a, b, swapped } => {
                let order = letter('a').equals(a).at_most(b).equals('b');
                vec![match (language, swapped) {
                    (English, false) => paragraph!["Order the piles: ", order, "."],
                    (English, true) => {
                        paragraph!["Order the piles, the smaller first: ", order, "."]
                    }
                    (Chinese, false) => paragraph!["先把两堆按大小排好：", order, "。"],
                    (Chinese, true) => paragraph!["先把两堆按大小排好，小的在前：", order, "。"],
                }]
            }
            Self::Difference {
                a,
                b,
                d,
                t,
                n,
                rest,
                shift,
                exceptional,
            } => {
                let mut blocks = Vec::new();
                if *exceptional {
                    blocks.push(exceptions(language));
                }
                blocks.extend(difference(a, b, d, t, n, rest, *shift, language));
                blocks
            }
            Self::NoSuchDifference => vec![match language {
                English => paragraph![
                    "No losing pair has this difference, so the position is not one of them."
                ],
                Chinese => paragraph!["没有哪个奇异局势的差是这个数，所以这个局面不是奇异局势。"],
            }],
            Self::Tested { lost } => tested(*lost, certificate, language),
            Self::Neighbours { pairs } => neighbours(pairs, language),
            Self::Digits { lower, partner } => digits(*lower, partner, certificate, language),
            Self::EveryMoveFails { t, a, b, misere } => {
                every_move_fails(t, a, b, *misere, language)
            }
            Self::AllWinningMoves { t } => vec![all_winning_moves(t, language)],
        }
    }
}

/// What is different in misère Wythoff.
fn exceptions(language: Language) -> Block {
    match language {
        English => paragraph![
            "In misère Wythoff the losing pairs are those of normal play, but ",
            tuple([0, 1]),
            " and ",
            tuple([2, 2]),
            " stand in for the first two, ",
            tuple([0, 0]),
            " and ",
            tuple([1, 2]),
            ". So think of normal play."
        ],
        Chinese => paragraph![
            "反常规则下，奇异局势与通常规则相同，只是最前面的 ",
            tuple([0, 0]),
            " 和 ",
            tuple([1, 2]),
            " 换成 ",
            tuple([0, 1]),
            " 和 ",
            tuple([2, 2]),
            "。先按通常规则来看。"
        ],
    }
}

#[allow(clippy::too_many_arguments)]
fn difference(
    a: &UBig,
    b: &UBig,
    d: &UBig,
    t: &UBig,
    n: &UBig,
    rest: &UBig,
    shift: u8,
    language: Language,
) -> Vec<Block> {
    let d_is = letter('d')
        .equals(letter('b') - letter('a'))
        .equals(natural(b) - natural(a))
        .equals(d);
    if t.is_one() {
        let n_is = letter('n').equals('d').equals(n);
        return vec![match language {
            English => paragraph![
                "The difference is ",
                d_is,
                ". In losing pair number ",
                letter('n'),
                " the numbers differ by ",
                letter('n'),
                ", so only pair ",
                n_is,
                " can be this one."
            ],
            Chinese => paragraph![
                "两堆之差 ",
                d_is,
                "。第 ",
                letter('n'),
                " 个奇异局势的两数正好相差 ",
                letter('n'),
                "，所以只需和第 ",
                n_is,
                " 个比较。"
            ],
        }];
    }
    let mut multiple = letter('t').next('n');
    let mut numbers = natural(t) * natural(n);
    if shift > 0 {
        multiple = multiple + 1;
        numbers = numbers + 1;
    }
    if !rest.is_zero() {
        numbers = numbers + natural(rest);
    }
    let t_is = letter('t').equals(letter('k') + 1).equals(t);
    let first = match language {
        English => prose![
            "The difference is ",
            d_is,
            ". With ",
            t_is,
            " the numbers of losing pair ",
            letter('n'),
            " differ by ",
            multiple,
            "; "
        ],
        Chinese => prose![
            "两堆之差 ",
            d_is,
            "。记 ",
            t_is,
            "，第 ",
            letter('n'),
            " 个奇异局势的两数相差 ",
            multiple,
            "；"
        ],
    };
    let exact = rest.is_zero() && *d == t * n + UBig::from(shift);
    let second = match (language, exact) {
        (English, true) => prose![
            "here ",
            natural(d).equals(numbers),
            ", so ",
            letter('n').equals(n),
            "."
        ],
        (Chinese, true) => prose![
            "这里 ",
            natural(d).equals(numbers),
            "，所以 ",
            letter('n').equals(n),
            "。"
        ],
        (English, false) if shift == 1 && d.is_zero() => {
            prose!["here it is ", number(0), ", less than any of these."]
        }
        (Chinese, false) if shift == 1 && d.is_zero() => {
            prose!["这里的差是 ", number(0), "，比它们都小。"]
        }
        (English, false) => prose![
            "here ",
            natural(d).equals(numbers),
            ", between two of these."
        ],
        (Chinese, false) => prose!["这里 ", natural(d).equals(numbers), "，落在相邻两个之间。"],
    };
    vec![Block::Paragraph(first.then(second))]
}

fn tested(lost: bool, certificate: Option<&Certificate>, language: Language) -> Vec<Block> {
    let Some(certificate) = certificate else {
        return Vec::new();
    };
    let mut blocks = Vec::new();
    if matches!(certificate, Certificate::LosingPair { .. }) {
        blocks.push(match language {
            English => paragraph![
                "The smaller number of pair ",
                letter('n'),
                " is ",
                crate::explain::formula::floor(letter('n').next('α')),
                ", and ",
                letter('n').next('α'),
                " is the positive root of the function below. So the position is lost exactly if ",
                letter('f')
                    .of('a')
                    .at_most(0)
                    .below(letter('f').of(letter('a') + 1)),
                ": whole numbers, nothing is rounded."
            ],
            Chinese => paragraph![
                "第 ",
                letter('n'),
                " 个奇异局势中较小的数是 ",
                crate::explain::formula::floor(letter('n').next('α')),
                "，而 ",
                letter('n').next('α'),
                " 是下面这个函数的正根。所以当且仅当 ",
                letter('f')
                    .of('a')
                    .at_most(0)
                    .below(letter('f').of(letter('a') + 1)),
                " 时必败：全是整数，没有任何舍入。"
            ],
        });
    } else if matches!(certificate, Certificate::MisereLosingPair { .. }) {
        blocks.push(match language {
            English => paragraph![
                "The exact test for misère play: the position is lost exactly if ",
                letter('f')
                    .of(letter('u') - 't')
                    .at_most(0)
                    .below(letter('f').of('u')),
                ", where"
            ],
            Chinese => paragraph![
                "反常规则下的精确判别：当且仅当 ",
                letter('f')
                    .of(letter('u') - 't')
                    .at_most(0)
                    .below(letter('f').of('u')),
                " 时必败，其中"
            ],
        });
    }
    blocks.extend(certificate.words(language));
    blocks.push(match (language, lost) {
        (English, true) => paragraph!["The test holds: this is a losing pair."],
        (Chinese, true) => paragraph!["判别式成立：这正是一个奇异局势。"],
        (English, false) => paragraph!["The test fails: this is not a losing pair."],
        (Chinese, false) => paragraph!["判别式不成立：这不是奇异局势。"],
    });
    blocks
}

fn neighbours(pairs: &[Pair], language: Language) -> Vec<Block> {
    let (intro, here) = match language {
        English => ("The losing pairs around it:", "← this position"),
        Chinese => ("它附近的奇异局势：", "← 就是这个局面"),
    };
    let row = |pair: &Pair| -> Vec<Prose> {
        let difference = &pair.upper - &pair.lower;
        let mut row: Vec<Prose> = vec![
            natural(&pair.n).into(),
            natural(&pair.lower).into(),
            natural(&pair.upper).into(),
            natural(&difference).into(),
        ];
        if pairs.iter().any(|pair| pair.here) {
            row.push(if pair.here { here } else { "" }.into());
        }
        row
    };
    let [a, b] = ['A', 'B'].map(|name| letter(name).indexed('n'));
    let mut head: Vec<Prose> = vec![
        letter('n').into(),
        a.clone().into(),
        b.clone().into(),
        (b - a).into(),
    ];
    if pairs.iter().any(|pair| pair.here) {
        head.push("".into());
    }
    let rows = pairs.iter().map(row).collect();
    vec![paragraph![intro], Block::Table { head, rows }]
}

fn digits(
    lower: bool,
    partner: &UBig,
    certificate: Option<&Certificate>,
    language: Language,
) -> Vec<Block> {
    let Some(certificate @ Certificate::Digits { k, number: n, .. }) = certificate else {
        return Vec::new();
    };
    let weights = crate::number::Numeration::new(k.clone()).weights();
    let weights = weights
        .take(5)
        .map(|weight| natural(&weight))
        .chain([Formula::Dots]);
    let weights = crate::explain::formula::list(weights);
    let system = match (language, k.is_zero()) {
        (English, true) => "A second look, by Zeckendorf digits (weights ",
        (English, false) => "A second look, by the digits over the weights of this game (",
        (Chinese, true) => "换个角度，看齐肯多夫（Zeckendorf）表示的各位数字（位权为 ",
        (Chinese, false) => "换个角度，看这个游戏的计数系统中的各位数字（位权为 ",
    };
    let intro = match (language, lower) {
        (English, true) => prose![
            system,
            weights,
            "). ",
            natural(n),
            " ends in an even number of zeros, so it is the smaller number of its pair; append a 0 to get its partner ",
            natural(partner),
            ":"
        ],
        (English, false) => prose![
            system,
            weights,
            "). ",
            natural(n),
            " ends in an odd number of zeros, so it is the larger number of its pair; drop a 0 to get its partner ",
            natural(partner),
            ":"
        ],
        (Chinese, true) => prose![
            system,
            weights,
            "）。",
            natural(n),
            " 的末尾有偶数个 0，所以它是所在奇异局势中较小的数；末尾添一个 0 就得到它的搭档 ",
            natural(partner),
            "："
        ],
        (Chinese, false) => prose![
            system,
            weights,
            "）。",
            natural(n),
            " 的末尾有奇数个 0，所以它是所在奇异局势中较大的数；去掉末尾一个 0 就得到它的搭档 ",
            natural(partner),
            "："
        ],
    };
    let mut blocks = vec![Block::Paragraph(intro)];
    blocks.extend(certificate.words(language));
    blocks
}

fn every_move_fails(t: &UBig, a: &UBig, b: &UBig, misere: bool, language: Language) -> Vec<Block> {
    let position = tuple([a, b]);
    let numbers = match (language, a == b) {
        (_, true) => prose![natural(a)],
        (English, false) => prose![natural(a), " or ", natural(b)],
        (Chinese, false) => prose![natural(a), " 或 ", natural(b)],
    };
    let (one, both) = match language {
        English => (
            prose![
                "A move in one pile keeps the other number. Each number is in exactly one losing pair, and the one with "
            ]
            .then(numbers)
            .then(prose![" is ", position, " itself: what is left is not a losing pair."]),
            if t.is_one() {
                prose![
                    "A move in both piles keeps the difference. Each difference occurs in exactly one losing pair, so again what is left is none."
                ]
            } else {
                prose![
                    "A move in both piles changes the difference by at most ",
                    letter('k').equals(natural(&(t - UBig::ONE))),
                    ", and the differences of two losing pairs are at least ",
                    letter('t').equals(t),
                    " apart. So the difference would have to stay, and each occurs in one losing pair only."
                ]
            },
        ),
        Chinese => (
            prose!["只动一堆时，另一堆不变。每个数恰好属于一个奇异局势，含 "]
                .then(numbers)
                .then(prose![" 的就是 ", position, " 本身，所以留下的不是奇异局势。"]),
            if t.is_one() {
                prose![
                    "两堆同时取时，差不变。每个差恰好出现在一个奇异局势里，所以留下的也不是奇异局势。"
                ]
            } else {
                prose![
                    "两堆同时取时，差至多改变 ",
                    letter('k').equals(natural(&(t - UBig::ONE))),
                    "，而任意两个奇异局势的差至少相隔 ",
                    letter('t').equals(t),
                    "。所以差只能不变，而每个差恰好出现在一个奇异局势里。"
                ]
            },
        ),
    };
    let (intro, end) = match (language, misere) {
        (English, false) => (
            "Every move fails:",
            "And from a position that is not a losing pair the opponent can always move to one.",
        ),
        (English, true) => (
            "Every move fails:",
            "And from a position that is not a losing pair the opponent can always move to one, or no stone is left and the opponent has won already.",
        ),
        (Chinese, false) => (
            "怎么走都输：",
            "而对手面对的不是奇异局势，总能再走回一个奇异局势。",
        ),
        (Chinese, true) => (
            "怎么走都输：",
            "而对手面对的不是奇异局势，总能再走回一个奇异局势；或者石子已经取完，对手已胜。",
        ),
    };
    vec![
        paragraph![intro],
        Block::Items(vec![one, both]),
        paragraph![end],
    ]
}

fn all_winning_moves(t: &UBig, language: Language) -> Block {
    match (language, t.is_one()) {
        (English, true) => paragraph![
            "There are no others: with one pile kept only its partner can be left, and a move in both piles keeps the difference, which one losing pair has."
        ],
        (English, false) => paragraph![
            "There are no others: with one pile kept only its partner can be left, and a move in both piles changes the difference by at most ",
            letter('k'),
            ", so only the pairs with the nearest differences come into question."
        ],
        (Chinese, true) => paragraph![
            "再没有别的必胜走法：只动一堆时，另一堆的搭档只有一个；两堆同时取时差不变，而有这个差的奇异局势只有一个。"
        ],
        (Chinese, false) => paragraph![
            "再没有别的必胜走法：只动一堆时，另一堆的搭档只有一个；两堆同时取时差至多改变 ",
            letter('k'),
            "，只需看差最接近的奇异局势。"
        ],
    }
}
