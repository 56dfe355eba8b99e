//! The door to JavaScript.

use std::ops::ControlFlow;

use js_sys::Function;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Answers a question: JSON in, JSON out.
#[wasm_bindgen]
pub fn ask(question: &str) -> String {
    crate::answer(question)
}

/// A table, row after row; `progress` hears how much of it is filled, in thousandths.
#[wasm_bindgen]
pub fn table(question: &str, progress: &Function) -> Result<Vec<u16>, String> {
    crate::see::table(question, &mut |thousandths| {
        // A listener that fails has nothing to say about the table.
        let _ = progress.call1(&JsValue::NULL, &JsValue::from(thousandths));
    })
}

/// Looks for a theorem about rules; `progress` hears what is being done, in words.
#[wasm_bindgen]
pub fn prove(question: &str, progress: &Function) -> String {
    crate::laboratory::prove(question, &mut |doing| {
        let _ = progress.call1(&JsValue::NULL, &JsValue::from(doing));
        ControlFlow::Continue(())
    })
}
