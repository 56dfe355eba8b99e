//! What is wrong with a text, in Chinese.

use crate::quoted::quoted;
use dashu_int::UBig;

use super::error::ParseRulesErrorKind as Kind;
use crate::rules::RulesError;

/// The same message that [`Kind`] displays in English.
pub(super) fn message(kind: &Kind) -> String {
    match kind {
        Kind::Unexpected { expected, found } => {
            let found = match found {
                Some(found) => format!("却是“{found}”"),
                None => "语句却到此结束".to_string(),
            };
            format!("此处应为{}，{found}", thing(expected))
        }
        Kind::ForeignSign { sign, meant } => {
            format!("“{sign}”在此没有意义；是否想写“{meant}”？")
        }
        Kind::StrangeCharacter(c) => format!("字符 {} 在此没有意义", quoted('\'', [*c])),
        Kind::Unbalanced(c) => format!("“{c}”没有与之配对的符号"),
        Kind::UnknownName {
            name,
            suggestion: Some(other),
        } => format!("未知的名称“{name}”；是否想写“{other}”？"),
        Kind::UnknownName {
            name,
            suggestion: None,
        } => format!("未知的名称“{name}”"),
        Kind::NotAPile(name) => format!("“{name}”不是石子堆：只有石子堆才有走之后的数量"),
        Kind::NameInUse(name) => format!("名称“{name}”已有别的含义"),
        Kind::Twice(what) => format!("“{what}”重复出现"),
        Kind::NotLinear => "两个未知数相乘：条件必须是线性的".to_string(),
        Kind::HugeNumber { most } => format!("数太大：最多为 {most}"),
        Kind::BadModulus { most } => format!("mod 之后应为 1 到 {most} 的常数"),
        Kind::NotACondition => "此处应为条件，却是一个数：请把它与别的数比较".to_string(),
        Kind::NotANumber => "此处应为数，却是一个条件".to_string(),
        Kind::PileCount(found) => format!("应有一至三堆，却有 {found} 堆"),
        Kind::OtherPileCount { needed, found } => {
            format!("这个游戏有 {needed} 堆，但声明了 {found} 堆")
        }
        Kind::NoSuchRules(name) => {
            format!("“{name}”的规则无法用本语言表达：石子堆只减不增，条件必须是线性的")
        }
        Kind::EndSpeaksOfMove => "终局条件只能涉及走之前的各堆".to_string(),
        Kind::TooLong { what, most } => format!("超过 {most} {}", unit(what)),
        Kind::TooDeep => "括号嵌套过深".to_string(),
        Kind::TooManyAlternatives => "条件展开后的情形过多".to_string(),
        Kind::TakesNothing { text, at } => format!(
            "游戏可能永不结束：“{text}”允许一个也不取，例如在 {}",
            position(at)
        ),
        Kind::PileGrows { text, from, to } => format!(
            "游戏可能永不结束：“{text}”只有让某一堆增加才能走，例如从 {} 到 {}",
            position(from),
            position(to)
        ),
        Kind::Undecided { text } => {
            format!("难以判定“{text}”是否总会取走石子：请加上 x + y > 0 之类的条件")
        }
        Kind::Rules(error) => rules(error),
    }
}

fn rules(error: &RulesError) -> String {
    match error {
        RulesError::Piles(found) => format!("应有一至三堆，却有 {found} 堆"),
        RulesError::Shape(_) => "条件中每堆应有一个系数".to_string(),
        RulesError::Huge(_) => "条件中的数太大".to_string(),
        RulesError::TooManyClauses(most) => format!("规则展开后超过 {most} 条"),
        RulesError::DoesNotDecrease(index, _) => {
            format!("第 {index} 条走法可能一个也不取，或让某一堆增加")
        }
    }
}

/// What the parser expects; what is not listed is a sign in quotes and reads the same.
fn thing(expected: &str) -> &str {
    match expected {
        "a comparison, a comma or the end of the statement" => "比较、逗号或语句结尾",
        "the name of a pile" => "石子堆的名称",
        "the name of a parameter" => "参数的名称",
        "the name of a game" => "游戏的名称",
        "a number" => "数",
        "a number or a name" => "数或名称",
        "`|` to close the absolute value" => "绝对值的右竖线“|”",
        "`)` or a comparison" => "“)”或比较",
        "`=`" => "“=”",
        "`when`" => "“when”",
        other => other,
    }
}

fn unit(what: &str) -> &str {
    match what {
        "bytes" => "字节",
        "lines" => "行",
        "statements" => "条语句",
        other => other,
    }
}

fn position(piles: &[UBig]) -> String {
    let piles: Vec<String> = piles.iter().map(UBig::to_string).collect();
    format!("({})", piles.join(", "))
}
