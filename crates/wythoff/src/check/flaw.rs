//! What may be wrong with a certificate, in words.

use crate::language::Text;

macro_rules! flaws {
    ($($name:ident: $en:literal, $zh:literal;)*) => {
        $(pub(super) const $name: Text = Text { en: $en, zh: $zh };)*
    };
}

flaws! {
    NOT_JSON: "not a certificate", "不是证书";
    FORMAT: "unknown format or version", "格式或版本不认识";
    PILES: "one to three piles are expected", "堆数应为一到三";
    TEXT: "the text does not mean the clauses", "规则原文与各条取法不符";
    ENDLESS: "a clause need not decrease", "有一条取法不保证石子减少";
    CLAUSE: "a clause is malformed", "有一条取法写错了";
    NUMERATION: "the numeration is not legal", "记数法不合规定";
    TOO_LARGE: "the certificate is too large to check", "证书太大，无法检验";
    AUTOMATON: "an automaton is malformed", "有一个自动机写错了";
    POSITIONS: "`positions` are not the valid words", "positions 不恰好是全体合法的字";
    INVALID_WORD: "`lost` accepts a word that is not valid", "lost 接受了不合法的字";
    MOVE_INSIDE: "a move leads from a lost position to a lost one", "有一步从必败局面走到了必败局面";
    WITNESSES: "one witness for each clause is expected", "每条取法应恰有一个见证";
    CONFIGURATION: "a configuration is malformed", "有一个格局写错了";
    LABEL: "a label is malformed", "有一个标签写错了";
    HALF_MADE: "a witness starts with a move half made", "见证一开始就假定一步已走了一半";
    WITHOUT_MOVE: "a witness accepts without a move", "见证在没有取法时也接受";
    UNFOUNDED: "a configuration does not follow from any before it", "有一个格局不能由前面的格局得到";
    END_MOVES: "a terminal position has a move", "终局还有取法";
    NO_MOVE: "a lost position may have no move", "有的必败局面可能没有取法";
    ENDS: "`ends` belong to misère play, and only there", "ends 只在反常规则下才有，而且必须有";
    UNCOVERED: "a position is neither lost nor has a move to a lost one", "有的局面既不必败，也走不到必败局面";
}
