//! What may be wrong with a certificate, in words.

use std::fmt;

use crate::language::{Language, Text};

macro_rules! flaws {
    ($($name:ident: $en:literal, $zh:literal;)*) => {
        /// What may be wrong with a certificate.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(super) enum Flaw { $($name),* }

        impl Flaw {
            fn text(self) -> Text {
                match self { $(Self::$name => Text { en: $en, zh: $zh }),* }
            }
        }
    };
}

flaws! {
    NotJson: "not a certificate", "不是证书";
    Format: "unknown format or version", "格式或版本不认识";
    Malformed: "it mentions what does not exist", "提到了不存在的东西";
    Piles: "one to three piles are expected", "堆数应为一到三";
    Text: "the text does not mean the clauses", "规则原文与各条取法不符";
    Endless: "a clause need not decrease", "有一条取法不保证石子减少";
    Numeration: "the numeration is not legal", "记数法不合规定";
    TooLarge: "the certificate is too large to check", "证书太大，无法检验";
    Letter: "an automaton reads what is no letter", "有一个自动机读入了不是字母的东西";
    Positions: "`positions` are not the valid words", "positions 不恰好是全体合法的字";
    InvalidWord: "`lost` accepts a word that is not valid", "lost 接受了不合法的字";
    MoveInside: "a move leads from a lost position to a lost one", "有一步从必败态走到了必败态";
    HalfMade: "a witness starts with a move half made", "见证一开始就假定一步已走了一半";
    WithoutMove: "a witness accepts without a move", "见证在没有取法时也接受";
    Unfounded: "a configuration does not follow from any before it", "有一个格局不能由前面的格局得到";
    EndMoves: "a terminal position has a move", "终局还有取法";
    NoMove: "a lost position may have no move", "有的必败态可能没有取法";
    Uncovered: "a position is neither lost nor has a move to a lost one", "有的局面既不必败，也走不到必败态";
}

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckError {
    pub(super) flaw: Flaw,
    pub(super) detail: String,
}

impl CheckError {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        let flaw = self.flaw.text();
        let flaw = flaw.of(language);
        match (self.detail.is_empty(), language) {
            (true, _) => flaw.into(),
            (false, Language::English) => format!("{flaw}: {}", self.detail),
            (false, Language::Chinese) => format!("{flaw}：{}", self.detail),
        }
    }
}

impl From<Flaw> for CheckError {
    fn from(flaw: Flaw) -> Self {
        let detail = String::new();
        Self { flaw, detail }
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for CheckError {}
