//! Programs for contest problems of other games than Wythoff's.

use super::language::Programming;
use super::program::Program;
use super::template::{Template, assemble, template};
use crate::judge::{CaseShape, OtherProblem, Repeats};

static AT_MOST: Template = template!(at_most);
static ONE_THREE_FOUR: Template = template!(one_three_four);
static POWERS_OF_TWO: Template = template!(powers_of_two);
static ODD_ODD: Template = template!(odd_odd);
static FIBONACCI_NUMBER: Template = template!(fibonacci_number);
static FROM_TO: Template = template!(from_to);
static NIM_WINNER: Template = template!(nim_winner);
static NIM_MISERE: Template = template!(nim_misere);
static NIM_COUNT: Template = template!(nim_count);
static NIM_MOVES: Template = template!(nim_moves);
static NIM_FIRST_MOVE: Template = template!(nim_first_move);
static LASKER: Template = template!(lasker);
static EUCLID_WINNER: Template = template!(euclid_winner);
static COINS_ON_A_STRIP: Template = template!(coins_on_a_strip);
static DIFFERENCES: Template = template!(differences);
static DIVIDED_PAIRS: Template = template!(divided_pairs);

static EACH_NUMBERS: Template = template!(each_numbers);
static EACH_NUMERAL: Template = template!(each_numeral);
static EACH_LIST: Template = template!(each_list);
static NUMBERS_TO_ZERO: Template = template!(numbers_to_zero);
static LISTS_TO_ZERO: Template = template!(lists_to_zero);
static NUMBERS_TO_END: Template = template!(numbers_to_end);
static ONE_LIST: Template = template!(one_list);

/// An exact program that answers a contest problem of another game than Wythoff's, within its limits.
///
/// ```
/// use wythoff::{code::{Programming, for_other_problem}, judge::OtherProblem};
/// let program = for_other_problem(OtherProblem::Hdu1846, Programming::Cpp).to_string();
/// assert!(program.contains(r#"return p[0] % (p[1] + 1) == 0 ? "second" : "first";"#));
/// ```
pub fn for_other_problem(problem: OtherProblem, programming: Programming) -> Program {
    let core = match problem {
        OtherProblem::Hdu1846 | OtherProblem::Nod1066 => &AT_MOST,
        OtherProblem::Nod1067 => &ONE_THREE_FOUR,
        OtherProblem::Nod1068 => &POWERS_OF_TWO,
        OtherProblem::Hdu2147 => &ODD_ODD,
        OtherProblem::Hdu2516 => &FIBONACCI_NUMBER,
        OtherProblem::Hdu2897 => &FROM_TO,
        OtherProblem::LuoguP2197 | OtherProblem::Nod1069 => &NIM_WINNER,
        OtherProblem::LuoguP4279 => &NIM_MISERE,
        OtherProblem::Hdu1850 | OtherProblem::Poj2975 => &NIM_COUNT,
        OtherProblem::Hdu2176 => &NIM_MOVES,
        OtherProblem::LuoguP1247 => &NIM_FIRST_MOVE,
        OtherProblem::Hdu3032 => &LASKER,
        OtherProblem::Poj2348 | OtherProblem::LuoguP1290 => &EUCLID_WINNER,
        OtherProblem::Poj1704 => &COINS_ON_A_STRIP,
        OtherProblem::LuoguP3480 => &DIFFERENCES,
        OtherProblem::LuoguP2148 => &DIVIDED_PAIRS,
    };
    let shell = match (problem.repeats(), problem.shape()) {
        // Its numbers have up to a thousand digits.
        _ if problem == OtherProblem::Nod1068 => &EACH_NUMERAL,
        (Repeats::Counted, CaseShape::Numbers(_)) => &EACH_NUMBERS,
        (Repeats::Counted, CaseShape::List(_)) => &EACH_LIST,
        (Repeats::ToZero, CaseShape::Numbers(_)) => &NUMBERS_TO_ZERO,
        (Repeats::ToZero, CaseShape::List(_)) => &LISTS_TO_ZERO,
        (Repeats::ToEnd, _) => &NUMBERS_TO_END,
        (Repeats::Once, _) => &ONE_LIST,
    };
    let numbers = match problem.shape() {
        CaseShape::Numbers(count) => count,
        CaseShape::List(_) => 0,
    };
    let [win, lose] = problem.words().map(str::to_owned);
    let values = [
        ("numbers", numbers.to_string()),
        ("win", win),
        ("lose", lose),
    ];
    assemble(core, shell, programming, &values)
}
