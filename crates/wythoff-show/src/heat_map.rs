//! Tables as heat maps: svg and, with the feature `png`, png. The bytes depend on the table and its labels alone.

mod figure;
mod legend;
mod palette;
#[cfg(feature = "png")]
mod png;
mod svg;

pub use figure::Labels;
#[cfg(feature = "png")]
pub use png::write_png;
pub use svg::write_svg;
