//! Every text is answered: rules, or an error that can be shown.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::parse_rules;

fuzz_target!(|text: &str| {
    if let Err(error) = parse_rules(text) {
        let shown = format!("{:?}", wythoff_show::rules::in_place(&error, text));
        assert!(shown.contains('^'));
    }
});
