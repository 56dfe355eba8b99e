//! Moves and refusals in both languages.

use wythoff::solve::sum::{ParseSumError, SumError};
use wythoff::{GameNameError, Language, SolveError, Text, UBig};

use crate::game_state::{Layout, layout};
use crate::setup::Part;

/// Misère sums have no theory.
pub const MISERE_SUM: Text = Text {
    en: "a sum is played in normal play only: nobody knows how misère sums are won",
    zh: "游戏之和只能按常规规则玩：反常规则下的和没有一般理论",
};
/// More than a search looks at.
pub const TOO_MANY_STONES: Text = Text {
    en: "too many stones to play this here: take fewer",
    zh: "石子太多，这里玩不了：请减少一些",
};
/// A move in a game that is not there.
pub const NO_SUCH_GAME: Text = Text {
    en: "there is no such game on the table",
    zh: "桌上没有这个游戏",
};
/// The game is over.
pub const NO_MOVES: Text = Text {
    en: "the game is over",
    zh: "游戏已经结束",
};

/// Other numbers of piles than the rules have.
pub fn pile_count(expected: usize, found: usize, language: Language) -> String {
    match language {
        Language::English => format!("the rules have {expected} piles, found {found}"),
        Language::Chinese => format!("规则里有 {expected} 堆，这里有 {found} 堆"),
    }
}

/// More piles than fit on the table.
pub fn too_many_piles(most: usize, language: Language) -> String {
    match language {
        Language::English => format!("at most {most} piles fit on the table"),
        Language::Chinese => format!("桌上最多放 {most} 堆"),
    }
}

/// More stones than can be drawn.
pub fn too_large(most: u64, language: Language) -> String {
    match language {
        Language::English => {
            format!("at most {most} stones of a pile can be drawn; Learn answers for any number")
        }
        Language::Chinese => format!("一堆最多画 {most} 颗石子；“学”里可以问任意大的数"),
    }
}

/// An error in one of the moves of a game.
pub fn in_move(number: usize, error: &str, language: Language) -> String {
    match language {
        Language::English => format!("move {number}: {error}"),
        Language::Chinese => format!("第 {number} 步：{error}"),
    }
}

/// What a game is called.
pub fn title(part: &Part, language: Language) -> String {
    let Some(named) = &part.named else {
        let own = Text {
            en: "Your own rules",
            zh: "自定规则",
        };
        return own.of(language).into();
    };
    let names = named.entry().names();
    let chinese = names.iter().find(|name| !name.is_ascii());
    let parameters = named.to_string();
    let parameters = parameters
        .find('(')
        .map_or("", |start| &parameters[start..]);
    match (language, chinese) {
        (Language::Chinese, Some(name)) => format!("{name}{parameters}"),
        _ => {
            let mut letters = names[0].chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            first
                .into_iter()
                .chain(letters)
                .chain(parameters.chars())
                .collect()
        }
    }
}

/// The rules of a game in one line.
pub fn rules(part: &Part, language: Language) -> String {
    let k = part.named.as_ref().and_then(|named| named.wythoff_k());
    match (&part.named, language) {
        (None, _) => String::new(),
        (Some(_), Language::English) if k.is_some_and(UBig::is_zero) => {
            "take any number of stones from one pile, or equally many from both".into()
        }
        (Some(_), Language::Chinese) if k.is_some_and(UBig::is_zero) => {
            "从一堆中取任意多颗，或从两堆中取同样多颗".into()
        }
        (Some(named), Language::English) => named.entry().english().into(),
        (Some(named), Language::Chinese) => named.entry().chinese().into(),
    }
}

/// Why a move is none.
pub fn refusal(part: &Part, language: Language) -> String {
    let rules = rules(part, language);
    let limit = match (layout(part), &part.piles[..]) {
        (Layout::Limit, [stones, limit, ..]) => Some(*limit.min(stones)),
        (Layout::Limit, [stones]) => Some(stones.saturating_sub(1)),
        _ => None,
    };
    match (language, limit) {
        (Language::English, Some(limit)) => {
            format!("not allowed: at most {limit} may be taken now")
        }
        (Language::Chinese, Some(limit)) => format!("不能这样取：现在最多取 {limit} 颗"),
        (Language::English, None) if rules.is_empty() => "the rules do not allow this move".into(),
        (Language::Chinese, None) if rules.is_empty() => "规则不允许这样走".into(),
        (Language::English, None) => format!("not allowed. The rules: {rules}"),
        (Language::Chinese, None) => format!("不能这样走。规则：{rules}"),
    }
}

/// A move, by what it takes or what it leaves.
pub fn of_move(part: &Part, to: &[u64], in_sum: bool, number: usize, language: Language) -> String {
    let from = &part.piles;
    let words = match layout(part) {
        Layout::Row | Layout::List => leave(&list(to), language),
        Layout::Limit => taken(&[(0, from[0].saturating_sub(to[0]))], false, language),
        Layout::Stairs => stairs(from, to, language),
        Layout::Piles => {
            let piles = from.iter().zip(to).enumerate();
            let amounts: Vec<(usize, u64)> = piles
                .map(|(pile, (from, to))| (pile, from.saturating_sub(*to)))
                .filter(|(_, amount)| *amount > 0)
                .collect();
            taken(&amounts, from.len() > 1, language)
        }
    };
    match (in_sum, language) {
        (false, _) => words,
        (true, Language::English) => format!("{}. {}: {words}", number + 1, title(part, language)),
        (true, Language::Chinese) => format!("{}. {}：{words}", number + 1, title(part, language)),
    }
}

/// `(3, 5)`
pub fn list(piles: &[u64]) -> String {
    let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
    format!("({})", piles.join(", "))
}

fn leave(position: &str, language: Language) -> String {
    match language {
        Language::English => format!("leave {position}"),
        Language::Chinese => format!("留下 {position}"),
    }
}

fn taken(amounts: &[(usize, u64)], name_piles: bool, language: Language) -> String {
    let equal = amounts.windows(2).all(|pair| pair[0].1 == pair[1].1);
    match (amounts, language) {
        ([(_, amount)], Language::English) if !name_piles => format!("take {amount}"),
        ([(_, amount)], Language::Chinese) if !name_piles => format!("取 {amount} 颗"),
        ([_, _], Language::English) if equal => format!("take {} from both piles", amounts[0].1),
        ([_, _], Language::Chinese) if equal => format!("从两堆各取 {} 颗", amounts[0].1),
        (_, Language::English) => {
            let each = amounts
                .iter()
                .map(|(pile, amount)| format!("{amount} from pile {}", pile + 1));
            format!("take {}", each.collect::<Vec<_>>().join(", "))
        }
        (_, Language::Chinese) => {
            let each = amounts
                .iter()
                .map(|(pile, amount)| format!("从第 {} 堆取 {amount} 颗", pile + 1));
            each.collect::<Vec<_>>().join("，")
        }
    }
}

fn stairs(from: &[u64], to: &[u64], language: Language) -> String {
    let step = from
        .iter()
        .zip(to)
        .position(|(from, to)| to < from)
        .unwrap_or(0);
    let (stair, coins) = (step + 1, from[step].saturating_sub(to[step]));
    match language {
        Language::English => format!("move {coins} down from stair {stair}"),
        Language::Chinese => format!("从第 {stair} 级往下移 {coins} 枚"),
    }
}

/// A text that is no sum.
pub fn misread_sum(error: &ParseSumError, language: Language) -> String {
    if language == Language::English {
        return error.to_string();
    }
    let column = error.column();
    match error {
        ParseSumError::Game(GameNameError::UnknownGame {
            found, suggestion, ..
        }) => {
            let meant = suggestion.map_or(String::new(), |name| format!("；是不是“{name}”？"));
            format!("第 {column} 列：没有叫“{found}”的游戏{meant}")
        }
        ParseSumError::Game(_) => {
            format!("第 {column} 列看不懂；应写成 wythoff[8,4] + nim[3,5] 的样子")
        }
        _ => format!("第 {column} 列：石子数不合这个游戏的规则"),
    }
}

/// A position without an answer.
pub fn unsolved(error: &SolveError, language: Language) -> String {
    match (language, error) {
        (Language::English, _) => error.to_string(),
        (_, SolveError::Position(_)) => "这些石子数不是这个游戏的局面".into(),
        (_, SolveError::MisereHasNoGrundyValue) => "反常规则下没有 SG 值".into(),
        _ => "没有定理可用，而搜索的范围太大".into(),
    }
}

/// A sum without an answer.
pub fn unsolved_sum(error: &SumError, language: Language) -> String {
    match (language, error) {
        (Language::English, _) => error.to_string(),
        (_, SumError::Part { error, .. }) => unsolved(error, language),
        _ => MISERE_SUM.of(language).into(),
    }
}
