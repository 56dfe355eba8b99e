pub(super) fn steps() -> Vec<crate::explain::step::Step> { Vec::new() }
