//! All that people read, in every language.

mod explain;
mod formulas;
mod front_page;
mod games;
mod heat_map;
mod languages;
mod patterns;
mod programs;
mod pseudo;
mod rules;
