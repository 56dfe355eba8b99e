//! The formulas people publish, in words.

use wythoff::precision::Formula;

use crate::message::Message;

/// Where the numbers of a formula end.
pub fn about(formula: Formula) -> Message {
    match formula {
        Formula::Literal3 | Formula::Literal6 | Formula::Literal10 => {
            Message::new("formula-literal")
        }
        Formula::Float => Message::new("formula-float"),
        Formula::Double => Message::new("formula-double"),
        Formula::DoubleFraction => Message::new("formula-double-fraction"),
        Formula::DoubleRoot => Message::new("formula-double-root"),
        Formula::DoubleBoth => Message::new("formula-double-both"),
        Formula::ExtendedOfDouble => Message::new("formula-extended-of-double"),
        Formula::Extended => Message::new("formula-extended"),
        Formula::Digits27 => Message::new("formula-digits-27"),
        Formula::Root64 => Message::new("formula-root-64"),
        Formula::Root128 => Message::new("formula-root-128"),
    }
}
