//! The door to JavaScript.

use std::ops::ControlFlow;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// A function of one argument.
    pub type Listener;

    #[wasm_bindgen(method, js_name = call)]
    fn call(this: &Listener, context: &JsValue, argument: &JsValue);
}

/// Answers a question: JSON in, JSON out.
#[wasm_bindgen]
pub fn ask(question: &str) -> String {
    crate::answer(question)
}

/// A table, row after row; `progress` hears how much of it is filled, in thousandths.
#[wasm_bindgen]
pub fn table(question: &str, progress: &Listener) -> Result<Vec<u16>, String> {
    crate::see::table(question, &mut |thousandths: u32| {
        progress.call(&JsValue::NULL, &JsValue::from(thousandths));
        ControlFlow::Continue(())
    })
}

/// Looks for a theorem about rules; `progress` hears what is being done, in words.
#[wasm_bindgen]
pub fn prove(question: &str, progress: &Listener) -> String {
    crate::laboratory::prove(question, &mut |doing: &str| {
        progress.call(&JsValue::NULL, &JsValue::from(doing));
        ControlFlow::Continue(())
    })
}
