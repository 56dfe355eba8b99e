//! Periods: the published ones are proved, others are only seen, and the open ones stay unknown.

use wythoff::UBig;
use wythoff::heap::{NimSequence, Period, Periodicity, Proof};

use crate::heap::{read, rows, sequence};

/// The period proved from values up to this heap.
fn proved(rules: &str, to: u64) -> (Period, Proof) {
    let mut sequence = NimSequence::new(read(rules));
    sequence.extend_until_proved(to, &mut ()).unwrap();
    match sequence.periodicity() {
        Periodicity::Proved { period, proof } => (period, proof),
        other => panic!("{rules}: {other:?}"),
    }
}

#[test]
fn published_periods_are_proved() {
    // Two of them need half a million values and more, one of them twenty million: a quarter of a minute together.
    let slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    for row in rows(include_str!("../../data/octal-periods.tsv")) {
        let [game, preperiod, period] = row[..] else {
            panic!("{row:?}")
        };
        let (preperiod, period) = (preperiod.parse().unwrap(), period.parse().unwrap());
        let needed = 2 * (preperiod + period) + 3;
        if needed > 100_000 && !slow {
            println!("{game} is left out, it needs {needed} values; WYTHOFF_SLOW=1 runs it");
            continue;
        }
        let expected = Period {
            period,
            preperiod,
            saltus: 0,
        };
        let (found, proof) = proved(game, needed);
        assert_eq!(found, expected, "{game}");
        assert!(
            proof.last_heap_used(&found).unwrap() < needed,
            "{game}: {proof:?}"
        );
    }
}

#[test]
fn the_bound_of_guy_and_smith_is_stated() {
    let (period, proof) = proved("kayles", 1000);
    let expected = Proof::Repetition {
        heaps: 2,
        taken: 2,
        from: 71,
        below: 2 * 71 + 12 + 2,
    };
    assert_eq!(proof, expected);
    assert_eq!(proof.last_heap_used(&period), Some(167));
    assert_eq!(period.last_exceptional_heap(), Some(70));
    // One value less, and it is only seen.
    let status = |to| sequence("kayles", to).periodicity().status();
    assert_eq!([status(166), status(167)], ["seen", "proved"]);
}

#[test]
fn open_games_stay_unknown() {
    for rules in [
        "grundy", "0.6", "0.04", "0.06", "0.14", "0.36", "0.64", "0.74", "0.76", "0.004", "0.005",
        "0.006",
    ] {
        assert_eq!(
            sequence(rules, 5000).periodicity(),
            Periodicity::Unknown { to: 5000 },
            "{rules}"
        );
    }
}

#[test]
fn no_period_is_seen_before_every_amount_counts() {
    // To smaller heaps these are no move at all, one stone at a time, and Nim.
    for rules in [
        "subtraction(1000)",
        "subtraction(1,1000)",
        "all-but(1000)",
        "0.3000000003",
    ] {
        let to = read(rules).largest_amount() - 1;
        let periodicity = sequence(rules, to).periodicity();
        assert_eq!(periodicity, Periodicity::Unknown { to }, "{rules}");
    }
    assert_eq!(proved("subtraction(1000)", 6000).0.period, 2000);
    assert_eq!(proved("subtraction(1,1000)", 6000).0.period, 1001);
}

#[test]
fn a_large_forbidden_amount_costs_no_more_than_a_small_one() {
    // A search through the window would look at a million heaps for each of millions.
    let (period, _) = proved("all-but(1000000)", 6_000_000);
    let expected = Period {
        period: 2_000_000,
        preperiod: 0,
        saltus: 1_000_000,
    };
    assert_eq!(period, expected);
}

#[test]
fn subtraction_sets_are_proved_by_a_window() {
    let heaps = |rules, to| {
        let (period, proof) = proved(rules, to);
        assert!(
            matches!(proof, Proof::Repetition { heaps: 1, .. }),
            "{proof:?}"
        );
        (period.preperiod, period.period, period.saltus)
    };
    assert_eq!(heaps("subtraction(1,3,4)", 100), (0, 7, 0));
    assert_eq!(heaps("subtraction(2,3,7)", 100), (0, 5, 0));
    assert_eq!(heaps("0.333", 100), (0, 4, 0));
    assert_eq!(heaps("0.303", 100), (0, 2, 0));
}

#[test]
fn all_but_sets_rise_for_ever() {
    let found = |rules: &str| {
        let (period, proof) = proved(rules, 100_000);
        assert!(matches!(proof, Proof::Window { .. }), "{proof:?}");
        (period.preperiod, period.period, period.saltus)
    };
    assert_eq!(found("all-but(2,3,7)"), (0, 4, 2));
    assert_eq!(found("all-but(1)"), (0, 2, 1));
    // Every set of amounts up to 9.
    for set in 1..512u32 {
        let amounts = (1..=9).filter(|amount| set >> (amount - 1) & 1 != 0);
        let amounts: Vec<String> = amounts.map(|amount| amount.to_string()).collect();
        let (_, period, saltus) = found(&format!("all-but({})", amounts.join(",")));
        assert!(period > 0 && saltus > 0);
    }
}

#[test]
fn formulas_are_proofs() {
    assert_eq!(
        proved("subtraction(1..6)", 0).0,
        Period {
            period: 7,
            preperiod: 0,
            saltus: 0
        }
    );
    assert_eq!(
        proved("lasker", 0),
        (
            Period {
                period: 4,
                preperiod: 1,
                saltus: 4
            },
            Proof::Formula
        )
    );
}

#[test]
fn hexadecimal_codes_are_proved_by_the_bound_for_three_heaps() {
    let (period, proof) = proved("0x0.a01", 100);
    assert_eq!((period.preperiod, period.period, period.saltus), (4, 2, 0));
    let expected = Proof::Repetition {
        heaps: 3,
        taken: 3,
        from: 4,
        below: 3 * 4 + 2 * 2 + 3,
    };
    assert_eq!(proof, expected);
    // Kenyon's game rises; no theorem of ours says that it goes on.
    let kenyon = sequence("0x0.3f", 500).periodicity();
    assert_eq!(
        (kenyon.status(), kenyon.period().unwrap().saltus),
        ("seen", 3)
    );
}

#[test]
fn proved_periods_go_on() {
    // Against values found by the rules, far beyond the proof.
    for rules in [
        "0.77",
        "0.07",
        "0.45",
        "0.156",
        "4.726",
        "0.144",
        "0x0.a01",
        "0.02",
        "subtraction(2,5,9)",
        "all-but(2,5,9)",
        "all-but(1,4,11)",
        "lasker",
        "subtraction(1..9)",
    ] {
        let to = if rules.starts_with("0x") {
            2000
        } else {
            20_000
        };
        let mut computed = NimSequence::without_copying(read(rules));
        computed.extend_to(to, &mut ()).unwrap();
        assert_eq!(sequence(rules, to).values(), computed.values(), "{rules}");
        let (period, _) = proved(rules, to);
        for (n, later) in computed
            .values()
            .iter()
            .skip(period.period as usize)
            .enumerate()
        {
            let holds = u64::from(*later) == u64::from(computed.values()[n]) + period.saltus;
            assert!(holds || (n as u64) < period.preperiod, "{rules} at {n}");
        }
    }
}

#[test]
fn heaps_of_any_size_have_values_where_a_period_is_proved() {
    let far = UBig::from(10u8).pow(100);
    // 10^100 = 4 mod 12, and heap 100 = 4 mod 12 is beyond the preperiod of Kayles.
    let kayles = sequence("kayles", 200);
    assert_eq!(kayles.value_at(&far), Some(kayles.values()[100].into()));
    assert_eq!(sequence("lasker", 0).value_at(&far), Some(&far - 1u8));
    assert_eq!(
        sequence("subtraction(1..6)", 0).value_at(&far),
        Some((&far % 7u8).into())
    );
    // all-but(2,3,7): 0 1 0 1, 2 3 2 3, …
    assert_eq!(
        sequence("all-but(2,3,7)", 100).value_at(&far),
        Some(&far / 2u8)
    );
    assert_eq!(sequence("grundy", 100).value_at(&far), None);
    assert_eq!(
        sequence("grundy", 100).value_at(&UBig::from(20u8)),
        Some(UBig::ZERO)
    );
}
