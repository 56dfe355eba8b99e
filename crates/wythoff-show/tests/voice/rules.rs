//! The rule language for people: errors in every language with carets in the right place, and the page.

use wythoff::{ParseRulesError, Rules, parse_rules};
use wythoff_show::{Language, Texts, rules};

fn english() -> Texts {
    Texts::new(Language::english())
}

fn chinese() -> Texts {
    Texts::new(Language::named("zh").expect("a folder"))
}

fn refused(text: &str) -> ParseRulesError {
    parse_rules(text).expect_err(text)
}

/// One text for each kind of error, and for each thing that can be expected.
const WRONG: &[(&str, &str)] = &[
    (
        "x > y 3",
        "第 1 行第 7 列：此处应为比较、逗号或语句结尾，却是“3”",
    ),
    (
        "x>0 y=0",
        "第 1 行第 5 列：“0”与“y”之间应有逗号；是否想写“0, y”？",
    ),
    (
        "2 x>0",
        "第 1 行第 3 列：“2”与“x”之间应有逗号或“*”；是否想写“2, x”或“2*x”？",
    ),
    ("x >", "第 1 行第 4 列：此处应为数或名称，语句却到此结束"),
    ("piles 1", "第 1 行第 7 列：此处应为石子堆的名称，却是“1”"),
    (
        "parameter 1",
        "第 1 行第 11 列：此处应为参数的名称，却是“1”",
    ),
    (
        "parameter k",
        "第 1 行第 12 列：此处应为“=”，语句却到此结束",
    ),
    ("parameter k = k", "第 1 行第 15 列：此处应为数，却是“k”"),
    ("like 3", "第 1 行第 6 列：此处应为游戏的名称，却是“3”"),
    ("end x > 0", "第 1 行第 5 列：此处应为“when”，却是“x”"),
    (
        "|x - y <= 1",
        "第 1 行第 8 列：此处应为绝对值的右竖线“|”，却是“<=”",
    ),
    ("(x ; y", "第 1 行第 1 列：“(”没有与之配对的符号"),
    ("(x 3", "第 1 行第 4 列：此处应为“)”或比较，却是“3”"),
    ("x > 0 ? 1", "第 1 行第 7 列：字符“?”在此没有意义"),
    (
        "x % 2 = 1",
        "第 1 行第 3 列：“%”在此没有意义；是否想写“mod”？",
    ),
    (
        "piles 左 右\n左 > 0, 左边 > 0",
        "第 2 行第 8 列：未知的名称“左边”；是否想写“左”？",
    ),
    ("x in 3", "第 1 行第 6 列：此处应为“{”，却是“3”"),
    (
        "x in {3",
        "第 1 行第 8 列：此处应为“,”或“}”，语句却到此结束",
    ),
    ("x <= a/0", "第 1 行第 8 列：“/”之后应为不等于 0 的常数"),
    (
        "a/2 mod 2 = 0",
        "第 1 行第 1 列：mod 只能用于整数，而这里可能是分数",
    ),
    ("qqqqqqqq > 0", "第 1 行第 1 列：未知的名称“qqqqqqqq”"),
    (
        "x' > 0",
        "第 1 行第 1 列：“x”不是石子堆：只有石子堆才有走之后的数量",
    ),
    ("piles a x", "第 1 行第 9 列：名称“x”已有别的含义"),
    ("piles a; piles b", "第 1 行第 16 列：“piles”重复出现"),
    (
        "x > 0, x*y > 2",
        "第 1 行第 8 列：两个未知数相乘，不是线性的，而证明程序只接受线性条件（“wythoff lab”可以为这样的规则找规律，有引理可用时还会证明；“wythoff heap”和“wythoff table”可以打表）",
    ),
    (
        "x > 10000000000000000000000",
        "第 1 行第 5 列：数太大：最多为 1000000000000",
    ),
    (
        "x mod 0 = 0",
        "第 1 行第 7 列：mod 之后应为 1 到 1024 的常数",
    ),
    (
        "y + 1",
        "第 1 行第 1 列：此处应为条件，却是一个数：请把它与别的数比较",
    ),
    (
        "(x > 0) + 1 > 2",
        "第 1 行第 1 列：此处应为数，却是一个条件",
    ),
    (
        "piles a b c d e f",
        "第 1 行第 17 列：应有一至五堆，却有 6 堆",
    ),
    (
        "piles a b c; like wythoff",
        "第 1 行第 19 列：这个游戏有 2 堆，但声明了 3 堆",
    ),
    (
        "like euclid",
        "第 1 行第 6 列：`like` 不能引用“euclid”的规则：它的条件不是线性的，或者它的石子堆会分开或增多",
    ),
    (
        "end when x > 1",
        "第 1 行第 10 列：终局条件只能涉及走之前的各堆",
    ),
    (
        "x = y",
        "第 1 行第 1 列：游戏可能永不结束：“x = y”允许一个也不取，例如在 (0, 0)；请加上 x > 0 或 x + y > 0 之类的条件",
    ),
    ("memory 1", "第 1 行第 8 列：此处应为记忆的名称，却是“1”"),
    (
        "piles a; memory l; x > 0, x <= 2l",
        "第 1 行第 17 列：没有走法给记忆“l”赋值：请写明走之后它是多少，例如 l' = x",
    ),
    (
        "piles a; memory l; x > 0, l' > x",
        "第 1 行第 20 列：“x > 0, l' > x”没有说定走之后记忆“l”是多少：请写明，例如 l' = x",
    ),
    (
        "piles a; memory l; take x from l",
        "第 1 行第 32 列：“l”是记忆，不是石子堆：不能从中取石子，也不能往里放",
    ),
    (
        "piles a b c; memory l m n; x > 0",
        "第 1 行第 25 列：石子堆与记忆合计至多五个，却有 6 个",
    ),
    (
        "any pile: x > 0, b > 1",
        "第 1 行第 18 列：这种走法不涉及“b”：x 是从其中第一堆取走的颗数，y 是从第二堆取走的，a、b 是这两堆的大小",
    ),
    (
        "any three piles: x > 0",
        "第 1 行第 1 列：这种走法涉及 3 堆，而一共只有 2 堆",
    ),
    (
        "move x from any two piles to a",
        "第 1 行第 13 列：一次只能从一堆移到另一堆",
    ),
    (
        "move x from a to a",
        "第 1 行第 18 列：石子就是从“a”移出的：请写另一堆",
    ),
    (
        "misere; measure; x > 0, y = 0",
        "第 1 行第 1 列：反常规则下石子堆不能增加，也不能有记忆",
    ),
    (
        "move x from any pile to any other pile",
        "第 1 行第 6 列：游戏可以永不结束：(1, 0) → (0, 1) → (1, 0)",
    ),
    (
        "piles a; measure; x = -1",
        "第 1 行第 19 列：游戏可以永不结束：(0) → (1) → (2) → …",
    ),
    (
        "measure a; x > 0",
        "第 1 行第 12 列：“x > 0”从一个局面可走到无穷多个局面：请说明一堆最多增加到多少",
    ),
    (
        "x = -1, y = 2",
        "第 1 行第 1 列：游戏可能永不结束：“x = -1, y = 2”只有让某一堆增加才能走，例如从 (0, 2) 到 (1, 0)",
    ),
];

#[test]
fn errors_say_what_and_where() {
    let (english, chinese) = (english(), chinese());
    for (text, expected) in WRONG {
        let error = refused(text);
        assert_eq!(chinese.say(&rules::complaint(&error)), *expected);
        assert_eq!(english.say(&rules::complaint(&error)), error.to_string());
    }
}

#[test]
fn long_texts_are_refused_in_chinese() {
    let texts = chinese();
    let refusal = |text: &str| texts.say(&rules::complaint(&refused(text)));
    assert!(refusal(&"x > 0\n".repeat(10_000)).ends_with("：超过 5000 行"));
    assert!(refusal(&"x > 0;".repeat(10_000)).ends_with("：超过 4096 条语句"));
    assert!(refusal(&" ".repeat(1 << 20)).ends_with("：超过 262144 字节"));
    assert!(refusal(&"(".repeat(100)).ends_with("：括号嵌套过深"));
    assert!(refusal(&["x != y"; 30].join(",")).ends_with("：条件展开后的情形过多"));
}

#[test]
fn carets_stand_below_full_width_characters() {
    let text = "piles 左 右\nmove 左 > 0, 右边右边 > 0";
    let error = refused(text);
    for texts in Language::all().map(Texts::new) {
        let shown = texts.say(&rules::in_place(&error, text));
        let (complaint, below) = shown.split_once('\n').expect("two parts");
        assert_eq!(complaint, texts.say(&rules::complaint(&error)));
        let expected = "  |\n2 | move 左 > 0, 右边右边 > 0\n  |              ^^^^^^^^";
        assert_eq!(below, expected);
    }
}

#[test]
fn the_examples_of_the_page_are_rules() {
    let rules_of = |text: &str| parse_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    for texts in Language::all().map(Texts::new) {
        let page = rules::page(&texts);
        let block = page.split("```").nth(1).unwrap().strip_prefix("text\n");
        assert!(rules_of(block.unwrap()).is_same_as(&Rules::wythoff(1)));
        fn code(text: &str) -> impl Iterator<Item = &str> {
            text.split('`').skip(1).step_by(2)
        }
        let mut examples = 0;
        for text in code(page.rsplit("|---|---|").next().unwrap()) {
            let text = text.replace("\\|", "|");
            assert!(!rules_of(&text).clauses().is_empty(), "{text}");
            examples += 1;
        }
        assert_eq!(examples, 12);
        let games = page
            .lines()
            .find(|line| line.starts_with("| `like "))
            .unwrap();
        let mut games_count = 0;
        for game in code(games)
            .skip(1)
            .filter(|game| !game.starts_with("parameter"))
        {
            let piles = if game == "moore(2)" { "a b c" } else { "a b" };
            let text = format!("piles {piles}; parameter k = 1; like {game}");
            assert!(!rules_of(&text).clauses().is_empty(), "{text}");
            games_count += 1;
        }
        assert_eq!(games_count, 8);
    }
}

#[test]
fn every_page_has_the_same_lines_of_grammar() {
    let grammar = |texts: &Texts| -> Vec<String> {
        let grammar = rules::page(texts).split("```").nth(3).unwrap();
        let name = |line: &str| line.split_whitespace().next().unwrap().to_string();
        grammar.trim().lines().map(name).collect()
    };
    for texts in Language::all().map(Texts::new) {
        assert_eq!(grammar(&texts), grammar(&english()), "{}", texts.code());
    }
}
