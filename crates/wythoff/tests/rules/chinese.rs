//! Errors in Chinese: complete, and with the carets in the right place.

use wythoff::{Language, parse_rules};

/// One text for each kind of error, and for each thing that can be expected.
const WRONG: &[(&str, &str)] = &[
    (
        "x > y 3",
        "第 1 行第 7 列：此处应为比较、逗号或语句结尾，却是“3”",
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
    ("x > 0 ? 1", "第 1 行第 7 列：字符 '?' 在此没有意义"),
    (
        "x % 2 = 1",
        "第 1 行第 3 列：“%”在此没有意义；是否想写“mod”？",
    ),
    (
        "piles 左 右\n左 > 0, 左边 > 0",
        "第 2 行第 8 列：未知的名称“左边”；是否想写“左”？",
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
        "第 1 行第 8 列：两个未知数相乘：条件必须是线性的",
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
    ("piles a b c d", "第 1 行第 13 列：应有一至三堆，却有 4 堆"),
    (
        "piles a b c; like wythoff",
        "第 1 行第 19 列：这个游戏有 2 堆，但声明了 3 堆",
    ),
    (
        "like euclid",
        "第 1 行第 6 列：“euclid”的规则无法用本语言表达：石子堆只减不增，条件必须是线性的",
    ),
    (
        "end when x > 1",
        "第 1 行第 10 列：终局条件只能涉及走之前的各堆",
    ),
    (
        "x = y",
        "第 1 行第 1 列：游戏可能永不结束：“x = y”允许一个也不取，例如在 (0, 0)",
    ),
    (
        "x = -1, y = 2",
        "第 1 行第 1 列：游戏可能永不结束：“x = -1, y = 2”只有让某一堆增加才能走，例如从 (0, 2) 到 (1, 0)",
    ),
];

#[test]
fn messages_say_what_and_where() {
    for (text, expected) in WRONG {
        let error = parse_rules(text).expect_err(text);
        assert_eq!(error.message(Language::Chinese), *expected);
        assert_eq!(error.message(Language::English), error.to_string());
        let (english, chinese) = Language::ALL
            .map(|language| error.render_in(text, language))
            .into();
        assert_eq!(english, error.render(text));
        let below = |rendered: &str| rendered.split_once('\n').unwrap().1.to_string();
        assert_eq!(below(&english), below(&chinese), "the same line and carets");
    }
}

#[test]
fn long_texts_are_refused_in_chinese() {
    let message = |text: &str| parse_rules(text).unwrap_err().message(Language::Chinese);
    assert!(message(&"x > 0\n".repeat(10_000)).ends_with("：超过 5000 行"));
    assert!(message(&"x > 0;".repeat(10_000)).ends_with("：超过 4096 条语句"));
    assert!(message(&" ".repeat(1 << 20)).ends_with("：超过 262144 字节"));
    assert!(message(&"(".repeat(100)).ends_with("：括号嵌套过深"));
    assert!(message(&["x != y"; 30].join(",")).ends_with("：条件展开后的情形过多"));
}

#[test]
fn carets_stand_below_full_width_characters() {
    let text = "piles 左 右\nmove 左 > 0, 右边右边 > 0";
    let rendered = parse_rules(text)
        .unwrap_err()
        .render_in(text, Language::Chinese);
    let expected = "  |\n2 | move 左 > 0, 右边右边 > 0\n  |              ^^^^^^^^\n";
    assert!(rendered.ends_with(expected), "{rendered}");
}
