//! The theorem in textbook words: what is said of the lost positions, with its proof.

use std::fmt::Write;

use super::{FUEL, PILES, clause, integers, packed::Packed, position, proof, rules, words};
use crate::certificate::Certificate;
use crate::prove::{
    Claim, Proof, Support, game_of_pairs, patterns, period_clause, plain, proof_for, row_bound,
};
use crate::rules::Rules;

/// What textbooks say of a game, in Coq's language.
pub(super) struct Textbook<'a> {
    game: &'a Proof,
    certificate: &'a Certificate,
    /// The beginning of the theorems' names.
    name: &'a str,
    text: String,
    /// The theorems' names.
    theorems: Vec<String>,
    has_won: bool,
    has_familiar: bool,
}

impl<'a> Textbook<'a> {
    /// All patterns of the game that Coq can be given a proof of.
    pub(super) fn new(game: &'a Proof, certificate: &'a Certificate, name: &'a str) -> Self {
        let mut textbook = Self {
            game,
            certificate,
            name,
            text: String::new(),
            theorems: Vec::new(),
            has_won: false,
            has_familiar: false,
        };
        for pattern in patterns(game) {
            if pattern.support == Support::Kernel {
                textbook.claim(&pattern.claim);
            }
        }
        textbook
    }

    /// The text, if there is any, and the names of its theorems.
    pub(super) fn finish(self) -> (String, Vec<String>) {
        match self.theorems.is_empty() {
            true => (String::new(), Vec::new()),
            false => {
                let head = "\n(** * In textbook words: read Textbook.v of the library too *)\n\
                    Require Import Lia.\n\
                    From Wythoff Require Import Textbook Pairs Families Digits Bouton Rows Always Familiar.\n";
                (head.to_owned() + &self.text, self.theorems)
            }
        }
    }

    fn claim(&mut self, claim: &Claim) {
        match claim {
            Claim::Nothing => self.nothing(),
            Claim::Everything => self.everything(),
            Claim::Diagonal => self.values(&[1, -1], &[0]),
            Claim::Values { form, values } => self.values(form, values),
            Claim::Remainders {
                form,
                modulus,
                remainders,
            } => self.remainders(form, *modulus, remainders),
            Claim::Periodic { shift, from } => self.period(shift, *from),
            Claim::Xor { piles } => self.nim_sum(*piles),
            Claim::Linear { s, t, d } => self.pairs(*s, *t, *d),
            Claim::AppendedZero { numerals } => self.digits(numerals.list()[0]),
            Claim::Mex => self.mex(),
            Claim::OnePerRow => self.one_per_row(),
            // The sentence on differences, which always follows this one, says the same in Coq.
            Claim::Beatty(_) => {}
            Claim::Finite(_)
            | Claim::NimSum { .. }
            | Claim::Powers { .. }
            | Claim::Digits(_)
            | Claim::FirstMove { .. }
            | Claim::LastPart { .. }
            | Claim::Like { .. }
            | Claim::Sequences { .. } => {}
        }
    }

    /// A theorem about all positions: `statement` may speak of the piles' names.
    fn theorem(&mut self, about: &str, comment: &str, statement: &str, proof: &str) {
        let name = format!("{}_{about}", self.name);
        let _ = write!(
            self.text,
            "\n(** {comment} *)\nTheorem {name} : {statement}.\nProof. {proof} Qed.\n"
        );
        self.theorems.push(name);
    }

    /// The checker says yes.
    fn computed(&mut self, lemma: &str, what: &str) {
        let _ = write!(
            self.text,
            "\nLemma {lemma} : {what} = true.\nProof. vm_cast_no_check (eq_refl true). Qed.\n"
        );
    }

    /// The automaton of what is not lost.
    fn won(&mut self) {
        if std::mem::replace(&mut self.has_won, true) {
            return;
        }
        let valid = self.game.system.valid(self.certificate.piles);
        let won = valid.combined(&self.game.lost, true, |valid, lost| valid && !lost);
        let mut packed = Packed::default();
        packed.automaton(&plain(&won.minimised().0));
        let _ = write!(
            self.text,
            "\n(** An automaton of the other positions; that they are the others is checked. *)\n\
             Definition won_automaton : automaton := packed_automaton {} {} [{}].\n",
            self.certificate.numeration.base(),
            self.certificate.piles,
            packed.texts(),
        );
    }

    /// `forall a b : N, lost rules [Z.of_N a; Z.of_N b] <-> …`
    fn lost_exactly(&self, when: &str) -> String {
        let piles = self.certificate.piles;
        let (variables, position) = (words::names(piles, ""), position(piles));
        format!("forall {variables} : N,\n  lost rules {position} <-> {when}")
    }

    fn nothing(&mut self) {
        let fuel = fuel();
        self.computed("never", &format!("never_lost {fuel} certificate []"));
        let piles = self.certificate.piles;
        let (variables, position) = (words::names(piles, ""), position(piles));
        self.theorem(
            "formula",
            "No position is lost.",
            &format!("forall {variables} : N, won rules {position}"),
            "intros. apply (nothing_lost _ certificate checked _ never). is_position.",
        );
    }

    fn everything(&mut self) {
        self.won();
        let fuel = fuel();
        self.computed(
            "always",
            &format!(
                "(if completes {fuel} certificate won_automaton then never_won {fuel} certificate won_automaton [] else false)"
            ),
        );
        let piles = self.certificate.piles;
        let (variables, position) = (words::names(piles, ""), position(piles));
        self.theorem(
            "formula",
            "Every position is lost.",
            &format!("forall {variables} : N, lost rules {position}"),
            "intros. apply (everything_lost _ certificate checked won_automaton _ always). is_position.",
        );
    }

    fn values(&mut self, form: &[i64], values: &[i64]) {
        self.won();
        let (list, found) = (integers(form), integers(values));
        let fuel = fuel();
        self.computed(
            "values",
            &format!("by_value {fuel} certificate won_automaton {list} {found}"),
        );
        let sum = words::sum(form, |pile| format!("Z.of_N {}", PILES[pile]));
        self.theorem(
            "formula",
            "Lost exactly if a sum of the piles has one of these values.",
            &self.lost_exactly(&format!("In ({sum}) {found}")),
            "intros. eapply iff_trans; [apply (by_value_ok _ certificate checked won_automaton _ _ _ values); is_position | same_sum].",
        );
    }

    fn remainders(&mut self, form: &[i64], modulus: u64, remainders: &[u64]) {
        self.won();
        let remainders: Vec<String> = remainders.iter().map(u64::to_string).collect();
        let (list, found) = (integers(form), format!("[{}]", remainders.join("; ")));
        let fuel = fuel();
        self.computed(
            "remainders",
            &format!("by_remainder {fuel} certificate won_automaton {list} {modulus} {found}"),
        );
        let sum = words::sum(form, |pile| format!("Z.of_N {}", PILES[pile]));
        self.theorem(
            "formula",
            "Lost exactly if a sum of the piles leaves one of these remainders.",
            &self.lost_exactly(&format!("In (({sum}) mod {modulus}) {found}")),
            "intros. eapply iff_trans; [apply (by_remainder_ok _ certificate checked won_automaton _ _ _ _ remainders); is_position | same_sum].",
        );
    }

    fn period(&mut self, shift: &[u64], from: u64) {
        self.won();
        let mut moved = (0..shift.len()).filter(|&pile| shift[pile] > 0);
        let about = match (moved.next(), moved.next()) {
            (Some(pile), None) => format!("period_{}", PILES[pile]),
            _ => "period".to_owned(),
        };
        let conditions = clause(&period_clause(shift, from));
        let fuel = fuel();
        self.computed(
            &format!("{about}_checked"),
            &format!("periodic {fuel} certificate won_automaton {conditions}"),
        );
        let piles = self.certificate.piles;
        let (variables, before) = (words::names(piles, ""), position(piles));
        let shifted = shift.iter().zip(PILES);
        let after: Vec<String> = { shifted.clone() }
            .map(|(&by, pile)| match by {
                0 => format!("Z.of_N {pile}"),
                by => format!("Z.of_N {pile} + {by}"),
            })
            .collect();
        let least = shifted.filter(|&(&by, _)| by > 0 && from > 0);
        let least: String = least
            .map(|(_, pile)| format!("{from} <= Z.of_N {pile} -> "))
            .collect();
        self.theorem(
            &about,
            "The lost positions repeat.",
            &format!(
                "forall {variables} : N,\n  {least}(lost rules {before} <-> lost rules [{}])",
                after.join("; ")
            ),
            &format!(
                "intros. apply (periodic_ok _ certificate checked won_automaton _ _ _ {about}_checked);\n  \
                 [is_position | shifted_position | conditions_hold]."
            ),
        );
    }

    fn nim_sum(&mut self, piles: usize) {
        let (game, proof) = self.familiar(&Rules::nim(piles));
        let _ = write!(
            self.text,
            "\nLemma {game}_nim : is_nim {game}.\nProof. is_nim {game} {game}_in_words {}. Qed.\n",
            allowed(game),
        );
        self.theorem(
            "formula",
            "Bouton's theorem: lost exactly if the sum without carries is 0.",
            &self.lost_exactly(&format!("nim_sum {} = 0", position(piles))),
            &format!("intros. {proof} apply bouton; [exact {game}_nim | is_position]."),
        );
    }

    /// The losing pairs B_n = sA_n + tn + d of a family that `proof/Families.v` knows.
    fn pairs(&mut self, s: u64, t: u64, d: u64) {
        let known = game_of_pairs(s, t, d).expect("a relation that is proved is of a known game");
        let misere = d == 1;
        let (game, proof) = self.familiar(&known);
        let transfer = match proof.is_empty() {
            true => "",
            false => {
                "apply (same_losing_pairs _ familiar); [intros; apply same_as_familiar; shifted_position |]. "
            }
        };
        // The beginning of the family's theorems in Coq, its parameters, and its sequences.
        let (family, parameters, words) = match (s, d) {
            (1, 0) => (
                "wythoff",
                t.to_string(),
                "A_n = floor (n alpha), B_n = A_n + t n",
            ),
            (1, _) => (
                "misere",
                t.to_string(),
                "A_n = floor (n alpha + 1 / alpha), B_n = A_n + t n + 1, n = 0, 1, 2, ...",
            ),
            _ => (
                "least",
                format!("{s} {t}"),
                "A_n, the least number in no pair before, and B_n = s A_n + t n",
            ),
        };
        let _ = write!(
            self.text,
            "\nLemma {game}_wythoff : is_wythoff {s} {t} {misere} {game}.\nProof. is_wythoff {game}_in_words {}. Qed.\n",
            allowed(game),
        );
        self.theorem(
            "pairs",
            &format!("The nth losing pair is {words}, with the numbers that stand here."),
            &format!("losing_pairs_are rules ({family}_pair {parameters})"),
            &format!("{transfer}apply {family}_losing_pairs; (exact {game}_wythoff || lia)."),
        );
        let pair =
            |a: &str, b: &str| format!("{family}_pair {parameters} n (Z.of_N {a}) (Z.of_N {b})");
        self.theorem(
            "formula",
            "Lost exactly if the piles are such a pair, in either order.",
            &self.lost_exactly(&format!(
                "exists n, 0 <= n /\\ ({} \\/ {})",
                pair("a", "b"),
                pair("b", "a")
            )),
            &format!("intros. {proof} apply {family}_lost; (exact {game}_wythoff || lia)."),
        );
    }

    /// The losing pairs of k-Wythoff, k = t − 1, by their digits: follows the sentence on differences, which says which game it is.
    fn digits(&mut self, t: u32) {
        let known = game_of_pairs(1, t.into(), 0).expect("k-Wythoff");
        let (game, proof) = self.familiar(&known);
        let numeral = |length: &str, pile: &str| {
            format!("numeral (wythoff_weight {t}) {length} (Z.of_N {pile})")
        };
        self.theorem(
            "digits",
            "Of positive piles with a <= b, and a of at most m digits: lost exactly if the digits of a end in an even number of zeros, and those of b are the same and one more 0.",
            &format!(
                "forall (m : nat) (a b : N), 0 < Z.of_N a < wythoff_weight {t} m -> Z.of_N a <= Z.of_N b ->\n  \
                 (lost rules {} <-> even_zeros ({}) /\\ {} = {} ++ [0])",
                position(2),
                numeral("m", "a"),
                numeral("(S m)", "b"),
                numeral("m", "a"),
            ),
            &format!("intros. {proof} apply wythoff_digits; (exact {game}_wythoff || lia)."),
        );
    }

    fn one_per_row(&mut self) {
        let Some((c, d)) = row_bound(&self.game.rules) else {
            return;
        };
        let _ = write!(
            self.text,
            "\nLemma rows_of_rules : has_rows rules {c} {d}.\nProof. has_rows rules_in_words allowed. Qed.\n"
        );
        self.theorem(
            "one_per_row",
            "With each size of the first pile exactly one size of the second is lost.",
            "one_per_row rules",
            "exact (rows_one _ certificate checked _ _ rows_of_rules).",
        );
    }

    fn mex(&mut self) {
        self.one_per_row();
        let _ = self.text.write_str(
            "\nLemma mirror_of_rules : has_mirror rules.\nProof. has_mirror rules_in_words allowed. Qed.\n",
        );
        self.theorem(
            "symmetric",
            "Exchanging the piles changes nothing.",
            "symmetric rules",
            "exact (mirrored _ certificate checked mirror_of_rules).",
        );
        let name = self.name;
        self.theorem(
            "mex",
            "The smaller pile of a losing pair is the least number that is in no losing pair before.",
            "mex_of_pairs rules",
            &format!("exact (mex_rule_of_pairs certificate {name}_one_per_row {name}_symmetric)."),
        );
    }

    /// A game that textbooks know, with the same lost positions: its name in the file, and what leads from `rules` to it. It is these rules
    /// themselves, or another game of which the same automaton is proved.
    fn familiar(&mut self, known: &Rules) -> (&'static str, &'static str) {
        if self.game.rules.is_same_as(known) {
            return ("rules", "");
        }
        if !std::mem::replace(&mut self.has_familiar, true) {
            let found = proof_for(self.game, known);
            let found =
                found.expect("a pattern that rests on a familiar game has been proved of it");
            let certificate = found.certificate(None);
            assert_eq!(
                certificate.lost, self.certificate.lost,
                "least automata of one set are one"
            );
            let text = &mut self.text;
            let _ =
                text.write_str("\n(** A game that textbooks know, with the same automaton. *)\n");
            rules(
                text,
                known.clauses(),
                known.piles(),
                certificate.misere,
                "familiar",
            );
            proof(text, &certificate, "familiar", "familiar_");
            let _ = text.write_str(
                "\nLemma same_as_familiar p : position rules p -> (lost rules p <-> lost familiar p).\n\
                 Proof. intros P. apply (same_lost _ certificate _ familiar_certificate p checked familiar_checked eq_refl eq_refl P P). Qed.\n",
            );
        }
        ("familiar", "rewrite same_as_familiar by is_position.")
    }
}

fn fuel() -> String {
    format!("(Z.to_nat {FUEL})")
}

/// What the file calls the moves of a game in words.
pub(super) fn allowed(game: &str) -> String {
    match game {
        "rules" => "allowed".to_owned(),
        game => format!("{game}_allowed"),
    }
}
