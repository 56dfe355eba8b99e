//! `any pile`, `take … from …` and `move … from … to …` are what they say, written out.

use wythoff::rules::{ParseRulesErrorKind as Kind, TableRules};
use wythoff::{Rules, parse_rules};

use super::rules;

#[track_caller]
fn assert_same(short: &str, long: &str) {
    let (short, long) = (rules(short), rules(long));
    assert!(short.is_same_as(&long), "{short}{long}");
}

#[test]
fn any_pile_is_each_pile() {
    for piles in 1..=5 {
        let names = ["a", "b", "c", "d", "e"][..piles].join(" ");
        for any in [
            "any pile: x > 0",
            "for any pile: x > 0",
            "take x from any pile",
            "any 1 pile: x>0",
        ] {
            let text = format!("piles {names}; {any}");
            assert!(rules(&text).is_same_as(&Rules::nim(piles)), "{text}");
        }
    }
    assert_same(
        "any pile: x > 0, 2x <= a",
        "symmetric; x > 0, x <= a/2, y = 0",
    );
    assert_same(
        "take 0 < x <= 3 from any pile",
        "symmetric; 0 < x <= 3, y = 0",
    );
    assert_same(
        "take x from any pile, x <= 3",
        "symmetric; 0 < x <= 3, y = 0",
    );
    assert_same("take x in {1, 4} from b", "x = 0, y in {1, 4}");
    assert_same("take x>0, x<5 from any pile", "symmetric; 0 < x < 5, y = 0");
    assert_same(
        "parameter k = 2; take x <= k from a, a > 3k",
        "0 < x <= 2, y = 0, a > 6",
    );
}

#[test]
fn any_two_piles_are_each_two() {
    assert_same("any pile: x>0 | any two piles: x = y > 0", "like wythoff");
    assert_same(
        "take x from any pile | take x from any two piles",
        "like wythoff",
    );
    let two_of_three = "x = y > 0, z = 0 | x = z > 0, y = 0 | y = z > 0, x = 0";
    let three = |moves: &str| format!("piles a b c; {moves}");
    assert_same(&three("any two piles: x = y > 0"), &three(two_of_three));
    assert_same(&three("take x from any two piles"), &three(two_of_three));
    // The order counts where the condition does not look the same from both sides.
    let ordered = "x = 2y > 0, z = 0 | y = 2x > 0, z = 0 | x = 2z > 0, y = 0 | z = 2x > 0, y = 0 | y = 2z > 0, x = 0 | z = 2y > 0, x = 0";
    assert_same(&three("any two piles: x = 2y > 0"), &three(ordered));
    let smaller = "symmetric; x > 0, y = z = 0, a <= b";
    assert_same(
        &three("any two piles: x > 0, y = 0, a <= b"),
        &three(smaller),
    );
    assert_same(
        &three("take x from any three piles"),
        &three("x > 0, x = y, x = z"),
    );
}

#[test]
fn stones_are_moved_from_pile_to_pile() {
    let long = "piles a b c; measure; x>0, y=0, z=0 | y>0, a'=a+y, z=0 | z>0, b'=b+z, x=0";
    let short = "piles a b c; take x from a | move x from b to a | move x from c to b";
    assert_same(short, long);
    assert_eq!(rules(short).measure(), Some(&[1, 2, 3][..]));
    // Whatever else may be done, no other pile grows.
    let mixed = rules("piles a b; x > 0 | move x <= 2 from b to a");
    assert_eq!(mixed.measure(), Some(&[1, 2][..]));
    let again = rules(&mixed.to_string());
    assert_eq!(again, mixed, "{mixed}");
    let nim = rules("like nim; move x from b to a");
    assert!(nim.is_same_as(&rules("x>0, y=0 | x=0, y>0 | move x from b to a")));
}

#[test]
fn tables_know_the_short_forms() {
    let values = |text: &str| {
        let rules = TableRules::parse(text, &[]).expect("not linear").unwrap();
        rules.values(&[7, 7], &mut ()).unwrap().unwrap()
    };
    let long = values("symmetric; x > 0, y = 0, power(2, x)");
    assert_eq!(values("any pile: power(2, x)"), long);
    assert_eq!(values("take power(2, x) from any pile"), long);
}

#[test]
fn a_wrong_short_form_is_shown_where_it_stands() {
    let refused = |text: &str| {
        let error = parse_rules(text).unwrap_err();
        (text[error.span.clone()].to_owned(), error.kind)
    };
    let is =
        |text: &str, place: &str, kind: Kind| assert_eq!(refused(text), (place.to_owned(), kind));
    is("any pile: x > 0, y = 0", "y", Kind::NotChosen("y".into()));
    is("any pile: x > 0, b > 3", "b", Kind::NotChosen("b".into()));
    is("take x from b, y > 1", "y", Kind::NotChosen("y".into()));
    let (wanted, found) = (3, 2);
    is(
        "any three piles: x > 0",
        "any three piles",
        Kind::TooFewPiles { wanted, found },
    );
    is("move x from a to a", "a", Kind::SamePile("a".into()));
    is(
        "move x from any two piles to a",
        "any two piles",
        Kind::OnePileAtATime,
    );
    let (name, suggestion) = ("d".to_owned(), Some("a".to_owned()));
    let (place, kind) = refused("take x from d");
    assert_eq!(place, "d");
    assert!(
        matches!(kind, Kind::UnknownName { .. }),
        "{kind:?} {name} {suggestion:?}"
    );
    // Play that need not end, at the move that begins it.
    let (place, kind) = refused("move x from any pile to any other pile");
    assert_eq!(place, "x from any pile to any other pile");
    assert!(matches!(kind, Kind::NeedNotEnd { .. }), "{kind:?}");
    // A condition that takes nothing is quoted as it was written.
    let (place, kind) = refused("any pile: x <= 3");
    assert_eq!(place, "any pile: x <= 3");
    assert!(matches!(kind, Kind::TakesNothing { text, .. } if text == "any pile: x <= 3"));
    let (place, _) = refused("any pile x > 0");
    assert_eq!(place, "x");
}

#[test]
fn piles_may_still_be_called_any_and_take() {
    let text = "piles any take; x > 0, y = 0, any > 3 | x = 0, y > 0, take' > 1";
    assert_same(text, "x > 0, y = 0, a > 3 | x = 0, y > 0, b' > 1");
}

#[test]
fn a_kind_of_move_that_is_possible_somewhere_is_no_warning() {
    let reading =
        wythoff::prove::read_rules("any two piles: x > 0, y = 0, b < 0 | any pile: x > 0", &[]);
    assert_eq!(reading.unwrap().warnings.len(), 1);
}
