//! Laws of all nim-sequences, tried on random rules.

use proptest::prelude::*;
use wythoff::heap::{HeapCode, HeapRules, NimSequence};

use crate::heap::oracle;

fn codes() -> impl Strategy<Value = HeapRules> {
    let first = prop::sample::select(vec![0u8, 4]);
    let digits = prop::collection::vec(0u8..8, 1..10);
    (first, digits).prop_filter_map("a move", |(first, digits)| {
        HeapCode::new(&[vec![first], digits].concat()).map(HeapRules::Code)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn long_codes_have_the_values_of_the_definition(rules in codes()) {
        let mut found = NimSequence::new(rules.clone());
        found.extend_to(400, &mut ()).unwrap();
        prop_assert_eq!(found.values(), oracle::values(&rules, 400));
    }

    #[test]
    fn any_text_is_rules_or_refused_inside_it(text in "[ 0-9a-fx.,()-]{0,12}|subtraction\\([0-9,. ]{0,8}\\)?") {
        match text.parse::<HeapRules>() {
            Ok(rules) => prop_assert_eq!(rules.to_string().parse(), Ok(rules)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column())),
        }
    }
}
