//! Who wins each position of Wythoff's game, as a picture: `table_as_picture wythoff.svg`.

use std::fs::File;

use wythoff::Wythoff;
use wythoff::board::format::{Table, Values};
use wythoff_show::heat_map::{Labels, write_svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or("wythoff.svg".into());
    let game = &Wythoff::new(0u64);
    let cells = (0..64).flat_map(|a| (0..64).map(move |b| game.outcome(&a, &b) as u8));
    let cells: Vec<u8> = cells.collect();
    let table = Table::new("wythoff", Values::Outcome, 64, &cells)?;
    let labels = Labels {
        title: "Wythoff's game",
        rows: "first pile",
        columns: "second pile",
        zero: "lost",
        one: "won",
    };
    Ok(write_svg(&table, &labels, File::create(path)?)?)
}
