//! Heaps in words.

use super::Fact;
use crate::explain::certificate::Certificate;
use crate::explain::formula::{Formula, letter, natural, number};
use crate::explain::page::{Block, paragraph};
use crate::language::Language;
use crate::language::Language::{Chinese, English};

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        let g = |of: &dashu_int::UBig| letter('g').of(of);
        let intro = match (self, language) {
            (Self::ByOptions { heap, value }, English) => paragraph![
                g(heap).equals(value),
                ": the options of a heap of ",
                natural(heap),
                " with their values (one of each value where there are many), and the least number that is not among them, the mex."
            ],
            (Self::ByOptions { heap, value }, Chinese) => paragraph![
                g(heap).equals(value),
                "：一堆 ",
                natural(heap),
                " 颗的全部后继及其 SG 值（太多时每个值只列一个），其中没有出现的最小自然数就是 mex。"
            ],
            (
                Self::ByPeriod {
                    heap,
                    period,
                    preperiod,
                    saltus,
                },
                language,
            ) => {
                let n = || letter('n');
                let repeats = letter('g').of(n() + number(*period));
                let same = match saltus {
                    0 => letter('g').of(n()),
                    saltus => letter('g').of(n()) + number(*saltus),
                };
                let law: Formula = repeats.equals(same);
                let from = n().at_least(number(*preperiod));
                match language {
                    English => paragraph![
                        "For the heap of ",
                        natural(heap),
                        " a period is used that is proved: ",
                        law,
                        " for all ",
                        from,
                        "."
                    ],
                    Chinese => paragraph![
                        "一堆 ",
                        natural(heap),
                        " 颗用到已证明的周期：对所有 ",
                        from,
                        "，有 ",
                        law,
                        "。"
                    ],
                }
            }
            (Self::ByTable { heap, value, to }, English) => paragraph![
                g(heap).equals(value),
                ": computed by the rules, with the values of all heaps up to ",
                number(*to),
                "."
            ],
            (Self::ByTable { heap, value, to }, Chinese) => paragraph![
                g(heap).equals(value),
                "：按规则从小到大算出 ",
                number(*to),
                " 颗以内每一堆的 SG 值。"
            ],
        };
        let mut blocks = vec![intro];
        blocks.extend(certificate.into_iter().flat_map(|one| one.words(language)));
        blocks
    }
}
