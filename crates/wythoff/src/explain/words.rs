//! Explanations as pages: headings, and the words that every game shares.

use dashu_int::UBig;

use super::certificate::Certificate;
use super::explanation::{Explanation, Subject};
use super::formula::{Formula, tuple};
use super::page::{Block, Inline, Prose, paragraph, prose};
use super::step::{Claim, Common, SearchedOption, Step};
use crate::language::Language;
use crate::language::Language::{Chinese, English};
use crate::position::{Outcome, Play};

/// `normal` or `misere`.
pub(super) fn play_name(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    }
}

/// The page of an explanation.
pub(super) fn page(explanation: &Explanation, language: Language) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(1, title(&explanation.subject, language))];
    for step in &explanation.steps {
        blocks.extend(self::step(step, language));
    }
    blocks
}

fn title(subject: &Subject, language: Language) -> Prose {
    match subject {
        Subject::Position {
            game,
            play,
            position,
        } => {
            let mut title = prose![game.as_str(), " ", tuple(position)];
            if *play == "misere" {
                title = title.then(misere(language));
            }
            title
        }
        Subject::Sum { parts, play } => {
            let mut title = Prose::default();
            for (place, part) in parts.iter().enumerate() {
                let plus = if place > 0 { " + " } else { "" };
                title = title.then(prose![plus]).then(part.prose());
            }
            if *play == "misere" {
                title = title.then(misere(language));
            }
            title
        }
        Subject::Theorem(name) => name.title().of(language).into(),
    }
}

fn misere(language: Language) -> Prose {
    match language {
        English => prose![", misère play"],
        Chinese => prose!["，反常规则"],
    }
}

/// A step and what it rests on.
fn step(step: &Step, language: Language) -> Vec<Block> {
    let certificate = step.certificate.as_ref();
    let mut blocks = match &step.claim {
        Claim::Common(claim) => common(claim, certificate, language),
        Claim::Wythoff(fact) => fact.words(certificate, language),
        Claim::Values(fact) => fact.words(certificate, language),
        Claim::Heap(fact) => fact.words(certificate, language),
        Claim::Moore(fact) => fact.words(certificate, language),
        Claim::Fibonacci(fact) => fact.words(certificate, language),
        Claim::Euclid(fact) => fact.words(certificate, language),
        Claim::Sum(fact) => fact.words(certificate, language),
        Claim::Theorem(passage) => passage.blocks(language).to_vec(),
    };
    for block in step
        .reasons
        .iter()
        .flat_map(|reason| self::step(reason, language))
    {
        match (blocks.last_mut(), block) {
            // One list of moves, not many lists of one.
            (Some(Block::Items(items)), Block::Items(more)) => items.extend(more),
            (_, block) => blocks.push(block),
        }
    }
    blocks
}

fn common(claim: &Common, certificate: Option<&Certificate>, language: Language) -> Vec<Block> {
    match claim {
        Common::Verdict { outcome, over } => vec![verdict(*outcome, *over, language)],
        Common::WinningMoves { count, more } => vec![match (language, count, more) {
            (English, 0, _) => paragraph!["There are winning moves, too long to be listed."],
            (English, 1, false) => {
                paragraph!["The one winning move, and why what it leaves is lost:"]
            }
            (English, _, false) => {
                paragraph!["Every winning move, and why what it leaves is lost:"]
            }
            (English, count, true) => paragraph![format!(
                "Winning moves ({count} of more), and why what they leave is lost:"
            )],
            (Chinese, 0, _) => paragraph!["有必胜走法，但太长，这里不列出。"],
            (Chinese, 1, false) => paragraph!["唯一的必胜走法，以及留下的局面为什么必败："],
            (Chinese, _, false) => paragraph!["全部必胜走法，以及留下的局面为什么必败："],
            (Chinese, count, true) => paragraph![format!(
                "必胜走法（只列出 {count} 个），以及留下的局面为什么必败："
            )],
        }],
        Common::Leaves { action, position } => {
            let mut line = action.words(language).then(leaves(position, language));
            if let Some(formula) = certificate.and_then(Certificate::line) {
                line = line.then(because(formula, language));
            }
            vec![Block::Items(vec![line])]
        }
        Common::Replies { replies } => replied(replies, language),
        Common::Against {
            action,
            position,
            wins,
        } => {
            let first = match language {
                English => prose!["Against your move – "],
                Chinese => prose!["你走："],
            };
            let first = first.then(action.words(language));
            let first = first.then(prose![" → ", tuple(position)]);
            let mut blocks = vec![Block::Paragraph(first.then(against_end(*wins, language)))];
            if let Some(formula) = certificate.and_then(Certificate::line).filter(|_| *wins) {
                blocks.push(Block::Display(formula));
            }
            blocks
        }
        Common::Searched { positions, options } => searched(*positions, options, language),
        Common::Source { theorem, source } => {
            let name = theorem_name(theorem, language);
            vec![match language {
                English => paragraph![format!("This rests on {name} ({source}).")],
                Chinese => paragraph![format!("依据：{name}（{source}）。")],
            }]
        }
    }
}

fn verdict(outcome: Outcome, over: bool, language: Language) -> Block {
    let words = match (language, outcome, over) {
        (English, Outcome::Win, false) => "The player to move wins.",
        (English, Outcome::Loss, false) => "The player to move loses, whatever the move.",
        (English, Outcome::Win, true) => "The game is over, and the player to move has won.",
        (English, Outcome::Loss, true) => "The game is over, and the player to move has lost.",
        (Chinese, Outcome::Win, false) => "结论：先手必胜。",
        (Chinese, Outcome::Loss, false) => "结论：先手必败，怎么走都输。",
        (Chinese, Outcome::Win, true) => "游戏已结束，轮到走的一方获胜。",
        (Chinese, Outcome::Loss, true) => "游戏已结束，轮到走的一方落败。",
    };
    Block::Paragraph(Prose(vec![Inline::Strong(words.to_owned())]))
}

/// `→ leaves (4, 7)`
pub(super) fn leaves(position: &[UBig], language: Language) -> Prose {
    match language {
        English => prose![" → leaves ", tuple(position)],
        Chinese => prose![" → 留下 ", tuple(position)],
    }
}

/// `, lost because …`
pub(super) fn because(formula: Formula, language: Language) -> Prose {
    match language {
        English => prose![", lost: ", formula],
        Chinese => prose!["，必败：", formula],
    }
}

/// What becomes of a move the player asked about.
pub(super) fn against_end(wins: bool, language: Language) -> Prose {
    match (language, wins) {
        (English, true) => prose![" – there is no reply that wins: it leaves a lost position."],
        (English, false) => prose![" – the opponent wins by this reply:"],
        (Chinese, true) => prose!["。对手没有必胜的应手：这一步留下的是必败态。"],
        (Chinese, false) => prose!["。对手这样应就赢："],
    }
}

fn replied(replies: &[(Vec<UBig>, Vec<UBig>)], language: Language) -> Vec<Block> {
    let (intro, head) = match language {
        English => ("Move by move:", ["you leave", "the opponent leaves"]),
        Chinese => ("逐一来看：", ["你留下", "对手留下"]),
    };
    let rows = replies
        .iter()
        .map(|(to, reply)| vec![tuple(to).into(), tuple(reply).into()]);
    let rows = rows.collect();
    let head = head.map(Prose::from).into();
    vec![paragraph![intro], Block::Table { head, rows }]
}

fn searched(positions: usize, options: &[SearchedOption], language: Language) -> Vec<Block> {
    let mut blocks = vec![match language {
        English => paragraph![format!(
            "No theorem is used here: a search by the rules looked at {positions} positions. A position is lost if every option is won, and won if some option is lost."
        )],
        Chinese => paragraph![format!(
            "这里没有用到定理：按规则搜索了 {positions} 个局面。后继全是必胜态的局面必败；有一个后继是必败态的局面必胜。"
        )],
    }];
    if !options.is_empty() {
        let (head, lost, won) = match language {
            English => (["option", "for the opponent"], "lost", "won"),
            Chinese => (["后继局面", "对手"], "必败", "必胜"),
        };
        let row = |option: &SearchedOption| {
            let outcome = if option.outcome.is_loss() { lost } else { won };
            vec![tuple(&option.position).into(), outcome.into()]
        };
        let rows = options.iter().map(row).collect();
        let head = head.map(Prose::from).into();
        blocks.push(Block::Table { head, rows });
    }
    blocks
}

/// The name of a theorem in words.
pub(super) fn theorem_name(name: &'static str, language: Language) -> &'static str {
    let (english, chinese) = match name {
        "wythoff" => ("Wythoff's theorem", "威佐夫定理"),
        "fraenkel" => (
            "Fraenkel's theorem on k-Wythoff",
            "Fraenkel 关于 k-威佐夫的定理",
        ),
        "fraenkel-misere" => (
            "Fraenkel's theorem on misère play",
            "Fraenkel 关于反常规则的定理",
        ),
        "bouton" => ("Bouton's theorem on Nim", "Bouton 关于尼姆的定理"),
        "staircase" => (
            "the theorem on staircase Nim",
            "阶梯尼姆等价于奇数级上的尼姆",
        ),
        "whinihan" => (
            "Whinihan's theorem on Fibonacci Nim",
            "Whinihan 关于斐波那契博弈的定理",
        ),
        "schwenk" => (
            "Schwenk's theorem on take-away games",
            "Schwenk 关于取石子游戏的定理",
        ),
        "bachet" => (
            "the remainder modulo m + 1",
            "巴什博弈：看除以 m + 1 的余数",
        ),
        "moore" => ("Moore's theorem on Nim_k", "Moore 关于 Nim_k 的定理"),
        "jenkyns-mayberry" => (
            "the theorem of Jenkyns and Mayberry on Nim_k",
            "Jenkyns 与 Mayberry 关于 Nim_k 的定理",
        ),
        "cole-davie" => (
            "the theorem of Cole and Davie on Euclid",
            "Cole 与 Davie 关于欧几里得游戏的定理",
        ),
        "cairns-ho-lengyel" => (
            "the theorem of Cairns, Ho and Lengyel on Euclid",
            "Cairns、Ho 与 Lengyel 关于欧几里得游戏的定理",
        ),
        "lenstra" => (
            "Lenstra's theorem on coin-turning games",
            "Lenstra 关于翻硬币游戏的定理",
        ),
        other => (other, other),
    };
    match language {
        English => english,
        Chinese => chinese,
    }
}
