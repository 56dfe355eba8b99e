//! Programs for contest problems.

use super::language::Programming;
use super::program::Program;
use super::template::{Template, assemble, template};
use crate::judge::Problem;

static WYTHOFF: Template = template!(wythoff);
static WYTHOFF_BIG: Template =
    template!(cpp wythoff_big, python wythoff, java wythoff_big, rust wythoff_big);
/// Piles up to 10^18: 128 bits in C++ and Rust, and in Java numbers without limit.
static WYTHOFF_WIDE: Template =
    template!(cpp wythoff, python wythoff, java wythoff_big, rust wythoff);
static K_WYTHOFF: Template = template!(k_wythoff);
static PARTNERS: Template = template!(partners);

static ONE_PAIR: Template = template!(one_pair);
static PAIRS_TO_END: Template = template!(pairs_to_end);
static BIG_PAIRS_TO_END: Template = template!(cpp big_pairs_to_end, python pairs_to_end, java big_pairs_to_end, rust big_pairs_to_end);
static COUNTED_PAIRS: Template = template!(counted_pairs);
static WIDE_COUNTED_PAIRS: Template =
    template!(cpp counted_pairs, python counted_pairs, java big_counted_pairs, rust counted_pairs);
static COUNTED_TRIPLES: Template = template!(counted_triples);
static WINNING_MOVES: Template = template!(winning_moves);

/// An exact program that answers a contest problem, in the judge's own format and within its limits.
///
/// ```
/// use wythoff::code::{Programming, for_problem};
/// use wythoff::judge::Problem;
/// let program = for_problem(Problem::Hdu1527, Programming::Cpp).to_string();
/// assert!(program.contains("d * (y + 1) <= x * (x + 2)") && !program.contains("sqrt"));
/// ```
pub fn for_problem(problem: Problem, programming: Programming) -> Program {
    let (core, shell) = match problem {
        Problem::LuoguP2252 => (&WYTHOFF, &ONE_PAIR),
        Problem::Poj1067 | Problem::Hdu1527 => (&WYTHOFF, &PAIRS_TO_END),
        Problem::Hdu5973 => (&WYTHOFF_BIG, &BIG_PAIRS_TO_END),
        Problem::Hdu2177 => (&PARTNERS, &WINNING_MOVES),
        Problem::Hdu6869 => (&K_WYTHOFF, &COUNTED_TRIPLES),
        Problem::Nod1072 => (&WYTHOFF, &COUNTED_PAIRS),
        Problem::Nod1185 => (&WYTHOFF_WIDE, &WIDE_COUNTED_PAIRS),
    };
    assemble(core, shell, programming, &[])
}
