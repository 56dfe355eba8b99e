//! Whatever the text: a certificate, which is written back and read again as it was, or a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::certificate::Certificate;
use wythoff::check::check_json;

fuzz_target!(|text: &str| {
    let checked = check_json(text);
    if let Ok(certificate) = serde_json::from_str::<Certificate>(text) {
        let written = serde_json::to_string(&certificate).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Certificate>(&written).expect("our own"),
            certificate
        );
        assert_eq!(check_json(&written).is_ok(), checked.is_ok());
    } else {
        assert!(
            !checked
                .expect_err("it cannot even be read")
                .to_string()
                .is_empty()
        );
    }
});
