//! A space of rule sets, as a small text: blocks of moves, how many of each may be combined, play, and budgets.
//!
//! ```text
//! space tiny
//! play normal misere
//! block single 1
//!   x>0, y=0 | x=0, y>0
//!   0<x<={k}, y=0 | x=0, 0<y<={k}   for k in 1..2
//! block both 0..1
//!   x=y>0
//! ends early 0..1
//!   a + b <= {k}                    for k in 1..2
//! tier total 300000 rows 2000 positions 90000
//! ```

use std::ops::RangeInclusive;

use wythoff::Play;
use wythoff::prove::SearchOptions;
use wythoff_show::Message;
use wythoff_show::complaint::quote;

/// How many rule sets a space may have before it is looked which of them are the same.
const MOST: usize = 20_000_000;
/// How many values a parameter may have.
const MOST_VALUES: i64 = 1000;

/// What may be combined, and how far to look for theorems.
#[derive(Debug, Clone)]
pub(crate) struct Space {
    pub(crate) name: String,
    /// The statement that names the piles; empty: two.
    piles: String,
    plays: Vec<Play>,
    blocks: Vec<Block>,
    /// The budgets, the least first.
    pub(crate) tiers: Vec<SearchOptions>,
}

#[derive(Debug, Clone)]
struct Block {
    is_end: bool,
    count: RangeInclusive<usize>,
    /// Each with its parameters replaced by numbers.
    alternatives: Vec<String>,
}

/// What is wrong with the text of a space.
#[derive(Debug)]
pub(crate) struct SpaceError {
    /// The line, counted from 1; 0: the text as a whole.
    pub(crate) line: usize,
    pub(crate) reason: Message,
}

impl Space {
    pub(crate) fn parse(text: &str) -> Result<Self, SpaceError> {
        let mut space = Self {
            name: String::new(),
            piles: String::new(),
            plays: Vec::new(),
            blocks: Vec::new(),
            tiers: Vec::new(),
        };
        for (line, words) in (1..).zip(text.lines()) {
            let words = words.split('#').next().unwrap_or_default().trim();
            let read = space.read(words);
            read.map_err(|reason| SpaceError { line, reason })?;
        }
        let whole = |reason| SpaceError { line: 0, reason };
        if space.name.is_empty() || space.blocks.is_empty() || space.tiers.is_empty() {
            return Err(whole(Message::new("space-incomplete")));
        }
        if space.plays.is_empty() {
            space.plays.push(Play::Normal);
        }
        let sizes = space.blocks.iter().map(Block::size);
        let size = sizes.fold(space.plays.len(), usize::saturating_mul);
        match size <= MOST {
            true => Ok(space),
            false => Err(whole(
                Message::new("space-large").with("most", MOST.to_string()),
            )),
        }
    }

    /// A budget by its words: `total 300000 rows 2000`.
    pub(crate) fn tier(words: &str) -> Result<SearchOptions, Message> {
        tier(words)
    }

    fn read(&mut self, line: &str) -> Result<(), Message> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "space" => self.name = name(rest)?,
            "piles" => self.piles = format!("piles {rest}; "),
            "play" => {
                for play in rest.split_whitespace() {
                    let play = match play {
                        "normal" => Play::Normal,
                        "misere" => Play::Misere,
                        other => return Err(unexpected(Message::new("space-play"), other)),
                    };
                    if !self.plays.contains(&play) {
                        self.plays.push(play);
                    }
                }
            }
            "block" | "ends" => self.blocks.push(Block {
                is_end: word == "ends",
                count: count(rest)?,
                alternatives: Vec::new(),
            }),
            "tier" => self.tiers.push(tier(rest)?),
            _ => {
                let Some(block) = self.blocks.last_mut() else {
                    return Err(unexpected(Message::new("space-statement"), word));
                };
                for text in alternatives(line)? {
                    if !block.alternatives.contains(&text) {
                        block.alternatives.push(text);
                    }
                }
            }
        }
        Ok(())
    }

    /// The texts of all rule sets, those of few parts first; some may say the same.
    pub(crate) fn texts(&self) -> Vec<String> {
        // For each choice how many parts it has, its moves, and its ends.
        let mut chosen: Vec<(usize, Vec<&str>, Vec<&str>)> = vec![(0, Vec::new(), Vec::new())];
        for block in &self.blocks {
            let mut longer = Vec::new();
            for (count, moves, ends) in &chosen {
                for more in block.choices() {
                    let (mut moves, mut ends) = (moves.clone(), ends.clone());
                    let list = if block.is_end { &mut ends } else { &mut moves };
                    list.extend(&more);
                    longer.push((count + more.len(), moves, ends));
                }
            }
            chosen = longer;
        }
        chosen.retain(|(_, moves, _)| !moves.is_empty());
        chosen.sort_by_key(|(count, ..)| *count);
        let texts = chosen.iter().flat_map(|(_, moves, ends)| {
            self.plays.iter().map(move |play| {
                let misere = if *play == Play::Misere {
                    "misere; "
                } else {
                    ""
                };
                let ends: String = ends.iter().map(|end| format!("; end when {end}")).collect();
                format!("{}{misere}{}{ends}", self.piles, moves.join(" | "))
            })
        });
        texts.collect()
    }
}

impl Block {
    /// All choices of as many alternatives as there may be, those of few first.
    fn choices(&self) -> Vec<Vec<&str>> {
        let mut choices = Vec::new();
        for count in self.count.clone() {
            self.choose(count, 0, &mut Vec::new(), &mut choices);
        }
        choices
    }

    fn choose<'a>(
        &'a self,
        count: usize,
        from: usize,
        chosen: &mut Vec<&'a str>,
        choices: &mut Vec<Vec<&'a str>>,
    ) {
        if count == 0 {
            choices.push(chosen.clone());
            return;
        }
        for index in from..self.alternatives.len() {
            chosen.push(&self.alternatives[index]);
            self.choose(count - 1, index + 1, chosen, choices);
            chosen.pop();
        }
    }

    /// How many choices there are; saturates.
    fn size(&self) -> usize {
        let all = self.alternatives.len() as u128;
        let choose = |count: usize| {
            // n(n − 1) … / count!, each product divisible; more than 2^100 is more than enough to be refused.
            (0..count as u128).fold(1u128, |product, i| {
                product.min(1 << 100) * all.saturating_sub(i) / (i + 1)
            })
        };
        let sizes = self.count.clone().take(MOST).map(choose);
        let size = sizes.fold(0u128, u128::saturating_add);
        usize::try_from(size).unwrap_or(usize::MAX)
    }
}

fn unexpected(message: Message, found: &str) -> Message {
    message.with("found", quote(found))
}

/// Letters, digits and hyphens.
fn name(word: &str) -> Result<String, Message> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    match !word.is_empty() && word.chars().all(plain) {
        true => Ok(word.to_owned()),
        false => Err(unexpected(Message::new("space-name"), word)),
    }
}

/// `NAME 2` or `NAME 0..2`.
fn count(words: &str) -> Result<RangeInclusive<usize>, Message> {
    let refused = || unexpected(Message::new("space-count"), words);
    let (title, range) = words.rsplit_once(' ').ok_or_else(refused)?;
    name(title.trim())?;
    let (least, most) = range.split_once("..").unwrap_or((range, range));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) if least <= most && most <= 8 => Ok(least..=most),
        _ => Err(refused()),
    }
}

/// `total 300000 rows 2000 positions 90000`
fn tier(words: &str) -> Result<SearchOptions, Message> {
    let mut options = SearchOptions {
        track_rows: 0,
        ..SearchOptions::default()
    };
    let mut words = words.split_whitespace();
    while let Some(what) = words.next() {
        let found = words.next().unwrap_or_default();
        let number: u64 = found
            .parse()
            .map_err(|_| unexpected(Message::new("space-number"), found))?;
        let rows =
            || u32::try_from(number).map_err(|_| unexpected(Message::new("space-number"), found));
        match what {
            "total" => options.total = number,
            "steps" => options.steps = number,
            "states" => options.states = usize::try_from(number).unwrap_or(usize::MAX),
            "rows" => options.rows = rows()?,
            "track-rows" => options.track_rows = rows()?,
            "positions" => options.positions = number,
            "memory" => options.memory = number,
            other => return Err(unexpected(Message::new("space-budget"), other)),
        }
    }
    Ok(options)
}

/// `x={i}, y={j} for i in 1..2, j in 3..4`: one text for all values of the parameters.
fn alternatives(line: &str) -> Result<Vec<String>, Message> {
    let Some((text, parameters)) = line.rsplit_once(" for ") else {
        return whole(vec![line.to_owned()]);
    };
    let mut texts = vec![text.trim().to_owned()];
    for parameter in parameters.split(',') {
        let refused = || unexpected(Message::new("space-parameter"), parameter.trim());
        let (name, range) = parameter.split_once(" in ").ok_or_else(refused)?;
        let (least, most) = range.trim().split_once("..").ok_or_else(refused)?;
        let (Ok(least), Ok(most)) = (least.parse::<i64>(), most.parse::<i64>()) else {
            return Err(refused());
        };
        let place = format!("{{{}}}", name.trim());
        if least > most || most.saturating_sub(least) >= MOST_VALUES || !text.contains(&place) {
            return Err(refused());
        }
        let with = |text: &String| {
            let (text, place) = (text.clone(), place.clone());
            (least..=most).map(move |value| text.replace(&place, &value.to_string()))
        };
        texts = texts.iter().flat_map(with).collect();
    }
    whole(texts)
}

/// No parameter without values is left.
fn whole(texts: Vec<String>) -> Result<Vec<String>, Message> {
    match texts.iter().find(|text| text.contains(['{', '}'])) {
        Some(text) if !text.contains(" in {") => Err(unexpected(Message::new("space-open"), text)),
        _ => Ok(texts),
    }
}
