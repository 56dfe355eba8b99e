//! Sums in words.

use super::{Fact, Rests, ValuedPart, WrittenPart};
use crate::explain::certificate::Certificate;
use crate::explain::formula::{natural, number, tuple};
use crate::explain::page::{Block, Prose, paragraph, prose};
use crate::explain::words;
use crate::language::Language;
use crate::language::Language::{Chinese, English};

impl WrittenPart {
    /// `nim[3, 5]`, its numbers as formulas so that long ones are shortened.
    pub(in crate::explain) fn prose(&self) -> Prose {
        let position = crate::explain::formula::list(&self.position);
        prose![self.game.as_str(), "[", position, "]"]
    }
}

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        match self {
            Self::Parts { parts } => {
                let (intro, head) = match language {
                    English => (
                        "A sum is decided by the Grundy values of its parts: each counts as a pile of Nim of that size.",
                        ["", "part", "value", "rests on"],
                    ),
                    Chinese => (
                        "游戏之和由各部分的 SG 值决定：每一部分相当于尼姆里那么大的一堆。",
                        ["", "部分", "SG 值", "依据"],
                    ),
                };
                let rows = parts.iter().enumerate();
                let rows = rows
                    .map(|(place, part)| row(place, part, language))
                    .collect();
                let head = head.map(Prose::from).into();
                vec![paragraph![intro], Block::Table { head, rows }]
            }
            Self::AllNim => vec![match language {
                English => paragraph!["All parts are Nim, so the sum is one position of Nim."],
                Chinese => paragraph!["每一部分都是尼姆，合起来就是一个尼姆局面。"],
            }],
            Self::MoveInPart {
                part,
                action,
                position,
            } => {
                let mut line = match language {
                    English => prose![format!("in part {part}: ")],
                    Chinese => prose![format!("在第 {part} 部分：")],
                };
                line = line.then(action.words(language));
                line = line.then(words::leaves(position, language));
                if let Some(formula) = certificate.and_then(Certificate::line) {
                    line = line.then(words::because(formula, language));
                }
                vec![Block::Items(vec![line])]
            }
            Self::AgainstInPart {
                part,
                action,
                position,
                wins,
            } => {
                let first = match language {
                    English => prose![format!("Against your move in part {part}, ")],
                    Chinese => prose![format!("你在第 {part} 部分走：")],
                };
                let first = first.then(action.words(language));
                let first = first.then(prose![" → ", tuple(position)]);
                vec![Block::Paragraph(
                    first.then(words::against_end(*wins, language)),
                )]
            }
        }
    }
}

fn row(place: usize, part: &ValuedPart, language: Language) -> Vec<Prose> {
    vec![
        number(place + 1).into(),
        part.part.prose(),
        natural(&part.value).into(),
        part.rests_on.words(language).into(),
    ]
}

impl Rests {
    fn words(&self, language: Language) -> String {
        match (self, language) {
            (Self::Theorem(name), _) => words::theorem_name(name, language).to_owned(),
            (Self::Search { positions }, English) => format!("a search of {positions} positions"),
            (Self::Search { positions }, Chinese) => format!("按规则搜索 {positions} 个局面"),
            (Self::Heaps { to }, English) => format!("the values of all heaps up to {to}"),
            (Self::Heaps { to }, Chinese) => format!("{to} 颗以内每一堆的 SG 值"),
            (
                Self::Period {
                    period,
                    preperiod,
                    saltus: 0,
                },
                English,
            ) => {
                format!("the proved period {period} from heap {preperiod} on")
            }
            (
                Self::Period {
                    period,
                    preperiod,
                    saltus,
                },
                English,
            ) => {
                format!("the proved period {period} from heap {preperiod} on, adding {saltus}")
            }
            (
                Self::Period {
                    period,
                    preperiod,
                    saltus: 0,
                },
                Chinese,
            ) => {
                format!("已证明的周期 {period}（从 {preperiod} 颗起）")
            }
            (
                Self::Period {
                    period,
                    preperiod,
                    saltus,
                },
                Chinese,
            ) => {
                format!("已证明的周期 {period}（从 {preperiod} 颗起，每个周期加 {saltus}）")
            }
            (Self::Table { to }, English) => format!("the table of all positions up to {to}"),
            (Self::Table { to }, Chinese) => format!("两堆都不超过 {to} 颗的全部局面的表"),
            (Self::Rows { to }, English) => {
                format!("proved periods of the rows 0 to {to} of the table")
            }
            (Self::Rows { to }, Chinese) => format!("SG 值表第 0 到 {to} 行已证明的周期"),
        }
    }
}
