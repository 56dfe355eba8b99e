//! Fibonacci Nim: Zeckendorf's representation decides.

use dashu_int::UBig;

use super::{Passage, Role, heading};
use crate::explain::formula::{Formula, Sign, joined, letter, list, natural, number};
use crate::explain::page::{Block, Prose, paragraph, prose};
use crate::explain::step::Step;
use crate::theory::schwenk;

fn u(index: impl Into<Formula>) -> Formula {
    letter('u').indexed(index)
}

pub(super) fn steps() -> Vec<Step> {
    vec![statement(), zeckendorf(), won(), lost(), example()]
}

fn statement() -> Step {
    let fibonacci = || {
        list([
            u(1).equals(1),
            u(2).equals(2),
            u(letter('i') + 1).equals(u('i') + u(letter('i') - 1)),
        ])
    };
    let (n, l, z) = (|| letter('n'), || letter('l'), || letter('z'));
    Passage::step(
        Role::Statement,
        vec![
            paragraph![
                "One pile of ",
                n(),
                " stones. The first take is at least 1 but not all; each later take is at least 1 and at most twice the one before. Whoever takes the last stone wins. Let"
            ],
            Block::Display(fibonacci()),
            paragraph![
                "be the Fibonacci numbers, and let ",
                z(),
                " be the least part when ",
                n(),
                " is written as a sum of Fibonacci numbers no two of which are neighbours. If at most ",
                l(),
                " stones may be taken now, the player to move loses exactly if ",
                l().below(z()),
                " (or there is no stone). At the opening ",
                l().equals(n() - 1),
                ", so the first player loses exactly if ",
                n().equals(z()),
                ": if ",
                n(),
                " is a Fibonacci number. (Whinihan 1963.)"
            ],
        ],
        vec![
            paragraph![
                "一堆 ",
                n(),
                " 颗石子。先手第一次至少取 1 颗但不能取完；以后每次至少取 1 颗，至多取上一次的两倍。取到最后一颗者胜。记斐波那契数"
            ],
            Block::Display(fibonacci()),
            paragraph![
                "把 ",
                n(),
                " 写成互不相邻的斐波那契数之和，记其中最小的一项为 ",
                z(),
                "。若现在至多取 ",
                l(),
                " 颗，则当且仅当 ",
                l().below(z()),
                "（或已没有石子）时，轮到走的一方必败。开局时 ",
                l().equals(n() - 1),
                "，所以当且仅当 ",
                n().equals(z()),
                "，即 ",
                n(),
                " 是斐波那契数时，先手必败。（Whinihan 1963。）"
            ],
        ],
    )
}

fn zeckendorf() -> Step {
    let i = || letter('i');
    let range = || list([u('i'), u('i') + 1, Formula::Dots, u(i() + 1) - 1]);
    let smaller = || list([number(0), number(1), Formula::Dots, u(i() - 1) - 1]);
    Passage::step(
        Role::Proof,
        vec![
            heading("1. Every number has exactly one such sum (Zeckendorf)"),
            paragraph![
                "Claim: the sums with largest part ",
                u('i'),
                " are the numbers ",
                range(),
                ", each once. For ",
                i().equals(1),
                " and ",
                i().equals(2),
                " the only sums are 1 and 2. In general the other parts are at most ",
                u(i() - 2),
                "; by induction their sums are ",
                smaller(),
                ", each once (0 for no part), and ",
                (u('i') + u(i() - 1)).equals(u(i() + 1)),
                ". These ranges lie end to end, so together they contain every positive integer once."
            ],
        ],
        vec![
            heading("1. 每个数恰有一种这样的表示（Zeckendorf）"),
            paragraph![
                "断言：最大项为 ",
                u('i'),
                " 的和恰好是 ",
                range(),
                "，各一次。",
                i().equals(1),
                " 和 ",
                i().equals(2),
                " 时只有 1 和 2。一般地，其余各项不超过 ",
                u(i() - 2),
                "；由归纳假设它们的和是 ",
                smaller(),
                "，各一次（没有其他项时为 0），而 ",
                (u('i') + u(i() - 1)).equals(u(i() + 1)),
                "。这些区间首尾相接，所以合起来恰好含每个正整数一次。"
            ],
        ],
    )
}

fn won() -> Step {
    let (i, z, n) = (|| letter('i'), || letter('z'), || letter('n'));
    let next = || {
        u(i() + 2)
            .equals(u(i() + 1) + u('i'))
            .above(number(2).next(u('i')))
            .equals(number(2).next('z'))
    };
    Passage::step(
        Role::Proof,
        vec![
            heading("2. If the limit reaches the least part, take it"),
            paragraph![
                "Let ",
                z().equals(u('i')),
                " be within the limit, and take ",
                z(),
                ". If that was all, the game is won. Else ",
                n() - z(),
                " is left, whose parts are the other parts of ",
                n(),
                ". The least of them is not a neighbour of ",
                u('i'),
                ", so it is at least"
            ],
            Block::Display(next()),
            paragraph![
                "The opponent may take at most ",
                number(2).next('z'),
                ", which is less than the least part: by induction a loss for the opponent."
            ],
        ],
        vec![
            heading("2. 上限够得着最小项：就取走它"),
            paragraph![
                "设 ",
                z().equals(u('i')),
                " 不超过上限，取走 ",
                z(),
                " 颗。若正好取完，就赢了。否则剩下 ",
                n() - z(),
                "，它的各项就是 ",
                n(),
                " 的其余各项。其中最小的不与 ",
                u('i'),
                " 相邻，所以至少是"
            ],
            Block::Display(next()),
            paragraph![
                "对手至多取 ",
                number(2).next('z'),
                " 颗，小于最小项：由归纳假设对手必败。"
            ],
        ],
    )
}

fn lost() -> Step {
    let (i, j, t, z, n, w) = (
        || letter('i'),
        || letter('j'),
        || letter('t'),
        || letter('z'),
        || letter('n'),
        || letter('w'),
    );
    let double = || number(2).next('t');
    let left = || (n() - t()).equals((n() - z()) + (z() - t()));
    let half = || double().below(u('j')).at_most(number(2).next(u(j() - 1)));
    Passage::step(
        Role::Proof,
        vec![
            heading("3. If not, every take fails"),
            paragraph![
                "Now let only takes ",
                t().below(z()).equals(u('i')),
                " be allowed. A take leaves ",
                left(),
                ". The parts of ",
                z() - t(),
                " are below ",
                u('i'),
                ", those of ",
                n() - z(),
                " at least ",
                u(i() + 2),
                ": together they are the parts of ",
                n() - t(),
                ". So its least part ",
                w().equals(u('j')),
                " is the least part of ",
                z() - t(),
                "."
            ],
            paragraph![
                "Claim: ",
                w().at_most(double()),
                ". Suppose ",
                double().below(w()),
                ". Then ",
                half(),
                " (for ",
                j().at_most(2),
                " the supposition says ",
                double().below(u('j')).at_most(2),
                ", which is impossible), so ",
                t().below(u(j() - 1)),
                ", and the parts of ",
                t(),
                " are at most ",
                u(j() - 2),
                ". Put beside the parts of ",
                z() - t(),
                ", the least of which is ",
                u('j'),
                ", they make a sum without neighbours for ",
                z(),
                " of at least two parts. But ",
                z().equals(u('i')),
                " is a sum of one part, and the sum is unique: a contradiction."
            ],
            paragraph![
                "So the opponent may take the least part ",
                w().at_most(double()),
                " of what is left, and wins by part 2. ∎"
            ],
        ],
        vec![
            heading("3. 够不着：怎么取都输"),
            paragraph![
                "现在只能取 ",
                t().below(z()).equals(u('i')),
                " 颗。取后剩下 ",
                left(),
                "。",
                z() - t(),
                " 的各项都小于 ",
                u('i'),
                "，",
                n() - z(),
                " 的各项至少是 ",
                u(i() + 2),
                "：合起来就是 ",
                n() - t(),
                " 的各项。所以它的最小项 ",
                w().equals(u('j')),
                " 就是 ",
                z() - t(),
                " 的最小项。"
            ],
            paragraph![
                "断言：",
                w().at_most(double()),
                "。假设 ",
                double().below(w()),
                "，则 ",
                half(),
                "（",
                j().at_most(2),
                " 时假设即 ",
                double().below(u('j')).at_most(2),
                "，不可能），于是 ",
                t().below(u(j() - 1)),
                "，",
                t(),
                " 的各项不超过 ",
                u(j() - 2),
                "。把它们和 ",
                z() - t(),
                " 的各项（最小的是 ",
                u('j'),
                "）放在一起，就得到 ",
                z(),
                " 的一个互不相邻的表示，至少有两项。但 ",
                z().equals(u('i')),
                " 本身就是一项的表示，而表示是唯一的：矛盾。"
            ],
            paragraph![
                "所以对手可以取走余下石子的最小项 ",
                w().at_most(double()),
                "，由第 2 部分对手必胜。∎"
            ],
        ],
    )
}

fn example() -> Step {
    let rows = || {
        let row = |n: u8| -> Vec<Prose> {
            let stones = UBig::from(n);
            let mut parts: Vec<UBig> = schwenk::parts(&stones, 2).collect();
            let least = parts[0].clone();
            parts.reverse();
            let sum = joined(Sign::Plus, parts.iter().map(natural)).expect("a positive number");
            vec![natural(&stones).into(), prose![sum], natural(&least).into()]
        };
        (1..=13).map(row).collect::<Vec<_>>()
    };
    let table = |titles: [&str; 3]| Block::Table {
        head: titles.map(Prose::from).into(),
        rows: rows(),
    };
    Passage::step(
        Role::Example,
        vec![
            heading("The first numbers"),
            table(["stones", "parts", "least part"]),
        ],
        vec![heading("最初的几个数"), table(["石子数", "各项", "最小项"])],
    )
}
