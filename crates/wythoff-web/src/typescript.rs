//! The types of questions and answers in TypeScript, for the page.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::answer::{Answer, Answered};
use crate::book::Chapter;
use crate::laboratory::{ProveQuestion, Report};
use crate::question::{Asked, Question};
use crate::see::TableQuestion;

/// The file `page/src/generated/core.ts`.
pub fn typescript() -> String {
    // Every number that is larger than JavaScript's can be is text.
    let mut declared = Declared {
        config: Config::new().with_large_int("number"),
        types: BTreeMap::new(),
    };
    declared.visit::<Asked<Question>>();
    declared.visit::<Asked<TableQuestion>>();
    declared.visit::<Asked<ProveQuestion>>();
    declared.visit::<Answered<Answer>>();
    declared.visit::<Answered<Report>>();
    declared.visit::<Chapter>();
    let head = "// What the core is asked and answers. Made of its Rust types: cargo run -p wythoff-web --bin types";
    let types = declared.types.into_values();
    [head.to_owned()]
        .into_iter()
        .chain(types)
        .fold(String::new(), |file, one| file + &one + "\n")
}

/// The declarations of types and of what they are made of, by name.
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        // Numbers, texts and lists have no declaration of their own.
        if T::output_path().is_none() {
            return T::visit_dependencies(self);
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("\n{docs}export {}", T::decl(&self.config));
        match self
            .types
            .insert(T::ident(&self.config), declaration.clone())
        {
            None => T::visit_dependencies(self),
            Some(before) => assert_eq!(before, declaration, "two types of one name"),
        }
    }
}
