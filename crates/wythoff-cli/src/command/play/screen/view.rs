//! What is on the screen: the game, the stones in hand, what is being said. Nothing here draws.

use wythoff::games::Layout;
use wythoff::{Answer, IllegalMove, MoveTo, UBig};
use wythoff_show::Message;

use super::panel::Panel;
use super::theme::Tone;
use crate::command::play::game::{NoMove, Side};
use crate::command::play::hand::{self, layout, piles_of};
use crate::command::play::hint::Grade;
use crate::command::play::opponent::Opponent;
use crate::command::play::options;
use crate::command::play::session::Session;

/// The most moves that are listed to choose from.
const MOST_LISTED: usize = 500;

/// A pile on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) part: usize,
    pub(super) pile: usize,
}

/// How moves are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// On a board of two piles.
    Board,
    /// By how many are taken from which pile.
    Piles,
    /// From a list.
    List,
}

/// What is being said.
pub(super) struct Note {
    pub(super) text: String,
    pub(super) tone: Tone,
}

/// All that is shown.
pub(super) struct View<'a> {
    pub(super) session: Session<'a>,
    /// How many are picked up from each slot.
    pub(super) amounts: Vec<u64>,
    /// The slot that digits are for, or the line of the list.
    pub(super) cursor: usize,
    /// Whether the next digit continues a number.
    pub(super) is_counting: bool,
    pub(super) notes: Vec<Note>,
    /// The move of the last hint.
    pub(super) lit: Option<MoveTo>,
    /// Whether the values of moves are shown.
    pub(super) has_layer: bool,
    /// What is known of the position, where it is shown.
    pub(super) known: Option<Answer>,
    pub(super) panel: Option<Panel>,
    /// A move being typed.
    pub(super) typed: Option<String>,
    /// The moves to choose from, and whether there are more.
    pub(super) choices: (Vec<MoveTo>, bool),
}

impl<'a> View<'a> {
    pub(super) fn new(session: Session<'a>) -> Self {
        let mut view = Self {
            session,
            amounts: Vec::new(),
            cursor: 0,
            is_counting: false,
            notes: Vec::new(),
            lit: None,
            has_layer: false,
            known: None,
            panel: None,
            typed: None,
            choices: (Vec::new(), false),
        };
        view.refresh();
        view.say_turn();
        view
    }

    /// The piles on the table, those of all parts.
    pub(super) fn slots(&self) -> Vec<Slot> {
        let parts = self.session.game.now().parts().iter().enumerate();
        let slots =
            parts.flat_map(|(part, of)| (0..piles_of(of)).map(move |pile| Slot { part, pile }));
        slots.collect()
    }

    /// How many stones a slot has.
    pub(super) fn stones(&self, slot: Slot) -> u64 {
        let pile = &self.session.game.now().parts()[slot.part].position.piles()[slot.pile];
        u64::try_from(pile).expect("at most 2^40 stones")
    }

    pub(super) fn mode(&self) -> Mode {
        let parts = self.session.game.start().parts();
        let is_list = |layout| matches!(layout, Layout::Row | Layout::List);
        match parts {
            parts if parts.iter().any(|part| is_list(layout(part))) => Mode::List,
            [part]
                if part.position.piles().len() == 2
                    && layout(part) == Layout::Piles
                    && piles_of(part) == 2 =>
            {
                Mode::Board
            }
            _ => Mode::Piles,
        }
    }

    /// Nothing in hand any more, and the list of moves is that of the position.
    pub(super) fn refresh(&mut self) {
        self.amounts = vec![0; self.slots().len()];
        self.is_counting = false;
        self.lit = None;
        self.cursor = match self.mode() {
            Mode::List => 0,
            _ => self.cursor.min(self.amounts.len().saturating_sub(1)),
        };
        if self.mode() == Mode::List {
            let game = &self.session.game;
            self.choices = options::listed(game.now(), game.play(), MOST_LISTED);
        }
        self.known = match self.has_layer {
            true => self.session.know().ok(),
            false => None,
        };
    }

    pub(super) fn say(&mut self, tone: Tone, message: &Message) {
        let text = self.session.console.say(message);
        self.notes = vec![Note { text, tone }];
    }

    pub(super) fn add(&mut self, tone: Tone, message: &Message) {
        let text = self.session.console.say(message);
        self.notes.push(Note { text, tone });
    }

    /// Says whose turn it is, or who has won.
    pub(super) fn say_turn(&mut self) {
        let is_person = self.session.opponent == Opponent::Person;
        let game = &self.session.game;
        let is_first = |side: Side| side == game.first();
        let (tone, message) = match (game.winner(), is_person) {
            (Some(Side::You), false) => (Tone::Good, Message::new("play-screen-you-won")),
            (Some(Side::Other), false) => (Tone::Bad, Message::new("play-screen-you-lost")),
            (Some(side), true) if is_first(side) => {
                (Tone::Good, Message::new("play-screen-first-won"))
            }
            (Some(_), true) => (Tone::Good, Message::new("play-screen-second-won")),
            (None, true) if is_first(game.mover()) => {
                (Tone::Title, Message::new("play-screen-first-turn"))
            }
            (None, true) => (Tone::Title, Message::new("play-screen-second-turn")),
            (None, false) if game.mover() == Side::You => {
                (Tone::Title, Message::new("play-screen-your-turn"))
            }
            (None, false) => (Tone::Aside, Message::new("play-screen-thinking")),
        };
        self.add(tone, &message);
    }

    /// The move that the hand or the list has chosen.
    pub(super) fn chosen(&self) -> Result<MoveTo, NoMove> {
        if self.mode() == Mode::List {
            let chosen = self.choices.0.get(self.cursor).cloned();
            return chosen.ok_or(NoMove::Over);
        }
        let slots = self.slots();
        let mut parts: Vec<usize> = slots
            .iter()
            .zip(&self.amounts)
            .filter(|(_, amount)| **amount > 0)
            .map(|(slot, _)| slot.part)
            .collect();
        parts.dedup();
        let part = match parts[..] {
            [] => return Err(NoMove::Illegal(IllegalMove::Nothing)),
            [part] => part,
            _ => {
                let changed = parts.len();
                return Err(NoMove::Illegal(IllegalMove::PartsChanged { changed }));
            }
        };
        let own = slots.iter().zip(&self.amounts);
        let own = own.filter(|(slot, _)| slot.part == part);
        let amounts: Vec<UBig> = own.map(|(_, &amount)| amount.into()).collect();
        let game = &self.session.game;
        hand::taken(game.now(), game.play(), part, &amounts)
    }

    /// Makes a move of the player's, or says why it cannot be made.
    pub(super) fn make(&mut self, to: Result<MoveTo, NoMove>) {
        let mover = self.session.game.mover();
        match self.session.make(to) {
            Err(refusal) => {
                self.notes = vec![Note {
                    text: refusal,
                    tone: Tone::Bad,
                }];
            }
            Ok(words) => {
                self.refresh();
                self.say(Tone::Plain, &self.moved(mover, words));
                self.say_turn();
            }
        }
    }

    /// The opponent's move, if it is its turn.
    pub(super) fn reply(&mut self) {
        let Some(reply) = self.session.reply() else {
            return;
        };
        self.refresh();
        // What the player did stays above it; before the first move there is nothing.
        let player_moved = self.session.game.made().len() > 1;
        self.notes.truncate(usize::from(player_moved));
        self.add(Tone::Plain, &self.moved(reply.made.side, reply.words));
        if let Some(text) = reply.why {
            let tone = Tone::Aside;
            self.notes.push(Note { text, tone });
        }
        self.say_turn();
    }

    fn moved(&self, side: Side, words: String) -> Message {
        let message = match (self.session.opponent, side) {
            (Opponent::Person, _) => {
                Message::new("play-screen-moved").with("side", self.side(side))
            }
            (_, Side::You) => Message::new("play-screen-you-moved"),
            (_, Side::Other) => Message::new("play-screen-opponent-moved"),
        };
        message.with("move", words)
    }

    /// What one of the two is called.
    pub(super) fn side(&self, side: Side) -> Message {
        match (self.session.opponent, side) {
            (Opponent::Person, side) if side == self.session.game.first() => {
                Message::new("play-screen-first")
            }
            (Opponent::Person, _) => Message::new("play-screen-second"),
            (_, Side::You) => Message::new("play-screen-you"),
            (_, Side::Other) => Message::new("play-screen-opponent"),
        }
    }

    /// The next hint; the reason is a page of its own.
    pub(super) fn hint(&mut self) {
        let hint = self.session.hint();
        match hint.grade {
            Grade::Why if !self.session.game.is_over() => {
                let title = self.session.console.say(&Message::new("play-screen-why"));
                self.panel = Some(Panel::of_text(title, &hint.text));
            }
            _ => {
                let (text, tone) = (hint.text, Tone::Plain);
                self.notes = vec![Note { text, tone }];
            }
        }
        self.lit = hint.to.or(self.lit.take());
        if let (Mode::List, Some(lit)) = (self.mode(), &self.lit) {
            let place = self.choices.0.iter().position(|to| to == lit);
            self.cursor = place.unwrap_or(self.cursor);
        }
    }
}
