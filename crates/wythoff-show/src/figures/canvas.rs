//! A canvas of whole units, written as SVG.

use std::fmt::Write;

/// Ink, paper and the three colours that mean something.
pub(super) const INK: &str = "#24292f";
pub(super) const PALE: &str = "#d8dee4";
pub(super) const GOLD: &str = "#d4a017";
pub(super) const BLUE: &str = "#2f6fbb";
pub(super) const RED: &str = "#c0392b";
pub(super) const GREY: &str = "#8c959f";

pub(super) struct Canvas {
    width: i64,
    height: i64,
    title: String,
    body: String,
}

impl Canvas {
    pub(super) fn new(width: i64, height: i64, title: &str) -> Self {
        let mut canvas = Self {
            width,
            height,
            title: title.to_owned(),
            body: String::new(),
        };
        canvas.text(width / 2, 34, title, "middle", INK, 20);
        canvas
    }

    pub(super) fn line(&mut self, from: (i64, i64), to: (i64, i64), colour: &str, width: i64) {
        self.add(format_args!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>",
            from.0, from.1, to.0, to.1
        ));
    }

    pub(super) fn dashed(&mut self, from: (i64, i64), to: (i64, i64), colour: &str, width: i64) {
        self.add(format_args!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"7 5\"/>",
            from.0, from.1, to.0, to.1
        ));
    }

    pub(super) fn rect(&mut self, at: (i64, i64), size: (i64, i64), fill: &str, stroke: &str) {
        self.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{fill}\" stroke=\"{stroke}\"/>",
            at.0, at.1, size.0, size.1
        ));
    }

    pub(super) fn disc(&mut self, centre: (i64, i64), radius: i64, fill: &str) {
        self.add(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\"/>",
            centre.0, centre.1
        ));
    }

    /// A text without signs of XML; `anchor` is start, middle or end.
    pub(super) fn text(
        &mut self,
        x: i64,
        y: i64,
        words: &str,
        anchor: &str,
        colour: &str,
        size: i64,
    ) {
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{colour}\" font-size=\"{size}\">{words}</text>"
        ));
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.body, "{element}").expect("a string takes everything");
    }

    pub(super) fn finish(self) -> String {
        let Self {
            width,
            height,
            title,
            body,
        } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             font-family=\"'Noto Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif\" role=\"img\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n"
        )
    }
}
