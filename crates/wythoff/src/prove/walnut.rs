//! The claim of a proof as input for the Walnut prover, so that it can be checked by a tool we did not write.
//!
//! Walnut itself was not run on these files: the tests read the automaton and the commands back and compare them with
//! tables.

use std::fmt::Write;

use super::proof::Proof;
use crate::automata::{Automaton, State};
use crate::game::Game;
use crate::logic::Numerals;
use crate::position::Play;
use crate::rules::{Atom, Clause, MOST_PILES};

/// A file for Walnut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalnutFile {
    /// Where it goes, below Walnut's directory, with `/`.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// The names of the piles before and after a move.
const BEFORE: [&str; MOST_PILES] = ["a", "b", "c", "d", "e"];
const AFTER: [&str; MOST_PILES] = ["f", "g", "h", "i", "j"];

/// Numeration, automaton and commands for Walnut, and how to run them.
///
/// Three kinds of sentences: `s1`, no move leads from a lost position to a lost one; `s2`, from every other position
/// one does; in misère play `s3`, a position without a move is not lost (and `s2` exempts it). Walnut should say TRUE
/// to each.
pub fn walnut(proof: &Proof) -> Vec<WalnutFile> {
    let (system, setup) = numeration(proof);
    let piles = proof.rules.piles();
    let file = |path: &str, text| WalnutFile {
        path: path.to_string(),
        text,
    };
    let heading = vec![system.clone(); piles].join(" ");
    let digits = |letter: u32| -> Vec<u32> {
        (0..piles)
            .map(|pile| proof.system.digit(letter, pile, piles))
            .collect()
    };
    let mut files = vec![
        file(
            "Automata Library/lost.txt",
            automaton_text(&heading, &of_any_length(proof), digits),
        ),
        file(
            "Command Files/wythoff.txt",
            commands(proof, &system, &setup),
        ),
        file("README.txt", readme(&system)),
    ];
    files.extend(custom_base(proof));
    files
}

/// The name of the numeration in Walnut, and the command that makes it, if one is needed.
///
/// Walnut's `ost NAME [preperiod] [period]` is Ostrowski's system of the continued fraction [preperiod, period, …].
/// That of [0; c₁ + 1, c₁, c₁, …] has the weights 1, c₁ + 1, c₁(c₁ + 1) + 1, …: those of the greedy system (c₁, 1).
fn numeration(proof: &Proof) -> (String, Option<String>) {
    match proof.system.numerals() {
        Numerals::Greedy(c) if c.len() == 1 => (format!("msd_{}", c[0]), None),
        Numerals::Greedy(c) if *c == [1, 1] => ("msd_fib".to_string(), None),
        Numerals::Greedy(c) if c.len() == 2 && c[1] == 1 => (
            "msd_game".to_string(),
            Some(format!("ost game [0 {}] [{}];", c[0] + 1, c[0])),
        ),
        Numerals::Greedy(_) | Numerals::Endless(_) => ("msd_game".to_string(), None),
        Numerals::Ostrowski(a) => {
            let list: Vec<String> = a.iter().map(u32::to_string).collect();
            let setup = format!("ost game [0] [{}];", list.join(" "));
            ("msd_game".to_string(), Some(setup))
        }
    }
}

/// The lost positions with any number of leading zeros: Walnut does not pad numerals to whole periods.
fn of_any_length(proof: &Proof) -> Automaton {
    let lost = &proof.lost;
    let states = 0..lost.states() as State;
    let starting_at = |start: State| {
        let accepting = states.clone().map(|state| lost.is_accepting(state));
        let edges = states.clone().map(|state| lost.edges(state).to_vec());
        Automaton::new(start, accepting.collect(), edges.collect())
    };
    let mut all = starting_at(lost.start());
    let mut start = Some(lost.start());
    for _ in 1..proof.system.period() {
        start = start.and_then(|state| lost.step(state, 0));
        if let Some(start) = start {
            all = all.combined(&starting_at(start), true, |a, b| a || b);
        }
    }
    all.minimised().0
}

/// An automaton in Walnut's format: the numeration of each track, then each state with its output and edges.
fn automaton_text(
    heading: &str,
    automaton: &Automaton,
    digits: impl Fn(u32) -> Vec<u32>,
) -> String {
    // Walnut starts at the state 0.
    let start = automaton.start();
    let name = |state: State| match state {
        state if state == start => 0,
        0 => start,
        state => state,
    };
    let mut order: Vec<State> = (0..automaton.states() as State).collect();
    order.sort_by_key(|&state| name(state));
    let mut text = format!("{heading}\n");
    for state in order {
        let output = u32::from(automaton.is_accepting(state));
        let _ = writeln!(text, "\n{} {output}", name(state));
        for &(letter, to) in automaton.edges(state) {
            let digits: Vec<String> = digits(letter).iter().map(u32::to_string).collect();
            let _ = writeln!(text, "{} -> {}", digits.join(" "), name(to));
        }
    }
    text
}

/// The valid numerals and the adder of a system that Walnut does not make itself.
fn custom_base(proof: &Proof) -> Vec<WalnutFile> {
    match proof.system.numerals() {
        Numerals::Greedy(c) if c.len() > 2 || (c.len() == 2 && c[1] > 1) => {}
        Numerals::Endless(_) => {}
        _ => return Vec::new(),
    }
    let system = &proof.system;
    let alphabet: Vec<String> = (0..system.digit_count()).map(|d| d.to_string()).collect();
    let alphabet = format!("{{{}}}", alphabet.join(", "));
    let mut files = vec![WalnutFile {
        path: "Custom Bases/msd_game.txt".to_string(),
        text: automaton_text(&alphabet, &system.valid(1), |letter| vec![letter]),
    }];
    if let Some(adder) = adder(proof) {
        let heading = vec![alphabet; 3].join(" ");
        let digits = |letter| (0..3).map(|track| system.digit(letter, track, 3)).collect();
        files.push(WalnutFile {
            path: "Custom Bases/msd_game_addition.txt".to_string(),
            text: automaton_text(&heading, &adder, digits),
        });
    }
    files
}

/// The triples with a + b = c: one condition followed over three piles; `None`: too large.
fn adder(proof: &Proof) -> Option<Automaton> {
    use super::product::Move;
    use crate::automata::Budget;
    let system = &proof.system;
    system.letter_count(3)?;
    let valid = system.valid(3);
    let sum = Clause {
        atoms: vec![Atom::Between {
            before: vec![1, 1, -1],
            after: vec![0, 0, 0],
            lo: Some(0),
            hi: Some(0),
        }],
    };
    let mut budget = Budget::new(200_000, 100_000_000);
    // The piles after the move do not matter: they are all 0.
    let zero = Automaton::new(0, vec![true], vec![vec![(0, 0)]]);
    let mut step = Move::new(system, &sum, 3).ok()?;
    let mut product = step.explore(&valid, &zero, false, &mut budget).ok()?;
    product.graph.trim();
    let (adder, _) = (product.graph).determinise(0, |_| {}, &mut budget).ok()?;
    Some(adder.minimised().0)
}

fn commands(proof: &Proof, system: &str, setup: &Option<String>) -> String {
    let piles = proof.rules.piles();
    let (before, after) = (BEFORE[..piles].join(","), AFTER[..piles].join(","));
    let mut text = String::new();
    if let Some(setup) = setup {
        let _ = writeln!(text, "{setup}");
    }
    let is_misere = proof.rules.play() == Play::Misere;
    let (mut wins, mut moves) = (Vec::new(), Vec::new());
    for (index, clause) in proof.rules.clauses().iter().enumerate() {
        let condition = formula(clause, piles);
        let _ = writeln!(
            text,
            "def win{index} \"?{system} E{after} $lost({after}) & {condition}\":"
        );
        wins.push(format!("$win{index}({before})"));
        if is_misere {
            let _ = writeln!(text, "def move{index} \"?{system} E{after} {condition}\":");
            moves.push(format!("$move{index}({before})"));
        }
    }
    let either = |list: &[String]| match list {
        [] => "0=1".to_string(),
        _ => list.join(" | "),
    };
    let (wins, moves) = (either(&wins), either(&moves));
    let _ = writeln!(
        text,
        "eval s1 \"?{system} ~(E{before} $lost({before}) & ({wins}))\":"
    );
    let exempt = match is_misere {
        true => format!(" | ~({moves})"),
        false => String::new(),
    };
    let _ = writeln!(
        text,
        "eval s2 \"?{system} A{before} $lost({before}) | {wins}{exempt}\":"
    );
    if is_misere {
        let _ = writeln!(
            text,
            "eval s3 \"?{system} A{before} $lost({before}) => ({moves})\":"
        );
    }
    text
}

/// The conditions of a clause.
fn formula(clause: &Clause, piles: usize) -> String {
    let conditions: Vec<String> = (clause.atoms.iter())
        .flat_map(|atom| conditions(atom, piles))
        .collect();
    match &conditions[..] {
        [] => "0=0".to_string(),
        list => list.join(" & "),
    }
}

/// One condition, in sums without negative terms: Walnut's numbers are natural.
fn conditions(atom: &Atom, piles: usize) -> Vec<String> {
    let (before, after) = atom.coefficients();
    let terms: Vec<(i64, &str)> = (before.iter().zip(BEFORE))
        .chain(after.iter().zip(AFTER))
        .map(|(&c, name)| (c, name))
        .collect();
    debug_assert_eq!(terms.len(), 2 * piles);
    let side = |sign: i64, constant: i64| {
        let products = terms.iter().filter(|(c, _)| c * sign > 0);
        let mut parts: Vec<String> = products
            .map(|(c, name)| match c.abs() {
                1 => name.to_string(),
                c => format!("{c}*{name}"),
            })
            .collect();
        if constant > 0 || parts.is_empty() {
            parts.push(constant.max(0).to_string());
        }
        parts.join("+")
    };
    match *atom {
        Atom::Between { lo, hi, .. } => {
            // |lo|, |hi| ≤ 2^40.
            let compare =
                |bound: i64, sign: &str| format!("{}{sign}{}", side(1, -bound), side(-1, bound));
            match (lo, hi) {
                (Some(lo), Some(hi)) if lo == hi => vec![compare(lo, "=")],
                _ => (lo.map(|lo| compare(lo, ">=")).into_iter())
                    .chain(hi.map(|hi| compare(hi, "<=")))
                    .collect(),
            }
        }
        Atom::Congruent {
            remainder, modulus, ..
        } => {
            // left + modulus·p = right + remainder + modulus·q for natural numbers p and q.
            let remainder = remainder.rem_euclid(modulus);
            vec![format!(
                "(Ep,q {}+{modulus}*p={}+{modulus}*q)",
                side(1, 0),
                side(-1, remainder)
            )]
        }
    }
}

fn readme(system: &str) -> String {
    format!(
        "The lost positions of a take-away game, for the Walnut prover.\n\
         Copy the directories over Walnut's own, start Walnut, and type\n\n    load wythoff.txt;\n\n\
         Positions are written in {system}. Every `eval` should say TRUE: no move leads from a lost\n\
         position to a lost one (s1), from every other position one does (s2), and in misère play a\n\
         position without a move is not lost (s3).\n\n\
         某取石子游戏的先手必败态，供 Walnut 验证。\n\
         把各目录复制到 Walnut 的同名目录中，启动 Walnut，输入上面的命令。\n\
         各 eval 都应得到 TRUE：必败态不能一步走到必败态（s1）；其他局面总能一步走到必败态（s2）；\n\
         反常规则下，无路可走的局面不是必败态（s3）。\n"
    )
}
