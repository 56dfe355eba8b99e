//! A theorem as a document for programs: its text in every language.

use serde::{Serialize, Serializer};
use wythoff::explain::{Certificate, TheoremName};

use super::{Passage, Theorem};
use crate::language::Language;
use crate::render::{self, Format, Numbers};
use crate::texts::Texts;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    subject: Subject,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Subject {
    theorem: TheoremName,
}

/// A passage in every language.
#[derive(Serialize)]
struct Step {
    claim: &'static str,
    #[serde(flatten, serialize_with = "in_order")]
    languages: Vec<(&'static str, String)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Certificate>,
}

/// The theorem as JSON: the passages in every language, as Markdown with LaTeX.
///
/// ```
/// let document = wythoff_show::theorem::document(wythoff::explain::TheoremName::Nim);
/// assert!(document.starts_with(r#"{"schema":"wythoff/explain/1","subject":{"theorem":"nim"},"steps":[{"claim":"statement","en":"#));
/// ```
pub fn document(name: TheoremName) -> String {
    let texts: Vec<Texts> = Language::all().map(Texts::new).collect();
    let theorems: Vec<Theorem> = texts
        .iter()
        .map(|texts| Theorem::new(name, texts))
        .collect();
    let markdown = |passage: &Passage, texts| {
        render::page(&passage.blocks, Format::Markdown, Numbers::Full, texts)
    };
    // Every language has the same passages: a test says so.
    let step = |(place, passage): (usize, &Passage)| Step {
        claim: passage.role.name(),
        languages: (texts.iter().zip(&theorems))
            .map(|(texts, theorem)| {
                let code = texts.language().code();
                (code, markdown(&theorem.passages[place], texts))
            })
            .collect(),
        certificate: passage.certificate.clone(),
    };
    let document = Document {
        schema: "wythoff/explain/1",
        subject: Subject { theorem: name },
        steps: theorems[0].passages.iter().enumerate().map(step).collect(),
    };
    serde_json::to_string(&document).expect("all keys are text")
}

fn in_order<S: Serializer>(
    languages: &[(&'static str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(languages.iter().map(|(code, text)| (code, text)))
}
