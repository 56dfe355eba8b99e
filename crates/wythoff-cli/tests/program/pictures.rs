//! The pictures of the front pages are made by the program.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

/// What every colour of a figure is on a dark page.
const DARK: [(&str, &str); 7] = [
    ("#ffffff", "#0d1117"),
    ("#24292f", "#e6edf3"),
    ("#d8dee4", "#262c36"),
    ("#b9d3f0", "#2b4f78"),
    ("#f0cfa0", "#6e5226"),
    ("#c0392b", "#f0705f"),
    ("#d4a017", "#e3b341"),
];

/// The figure with the colours for a dark page; each must be in the list.
fn dark(figure: &str) -> String {
    let mut parts = figure.split('#');
    let mut dark = parts.next().unwrap().to_owned();
    for part in parts {
        let (digits, rest) = part.split_at(6);
        let colour = DARK.iter().find(|(light, _)| light[1..] == *digits);
        dark += colour
            .unwrap_or_else(|| panic!("#{digits} has no dark colour"))
            .1;
        dark += rest;
    }
    dark
}

/// `TRYCMD=overwrite` makes them anew, as it does with transcripts.
#[test]
fn the_pictures_of_the_front_pages_are_what_the_program_draws() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/images");
    let place = tempfile::tempdir().unwrap();
    for language in ["en", "zh"] {
        let file = place.path().join("board.svg");
        let words = [
            "--lang",
            language,
            "explain",
            "--theorem",
            "wythoff",
            "--figure",
        ];
        let mut draw = Command::cargo_bin("wythoff").unwrap();
        draw.args(words).arg(&file).assert().success();
        let figure = fs::read_to_string(file).unwrap();
        for (theme, drawn) in [("light", figure.clone()), ("dark", dark(&figure))] {
            let picture = folder.join(format!("board-{theme}.{language}.svg"));
            if std::env::var_os("TRYCMD").is_some_and(|value| value == "overwrite") {
                fs::write(&picture, &drawn).unwrap();
            }
            let kept = fs::read_to_string(&picture).unwrap_or_default();
            assert!(kept == drawn, "{}", picture.display());
        }
    }
}
