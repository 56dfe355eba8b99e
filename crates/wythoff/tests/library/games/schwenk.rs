//! Schwenk's theorem against the rules, for every c from 1 to 6, every number of stones and every limit.

use wythoff::theory::schwenk::{parts, winning_takes};
use wythoff::{Numeration, UBig};

const STONES: usize = 150;

#[test]
fn the_winning_takes_are_what_the_rules_say() {
    for c in 1..=6usize {
        // least[n]: the least take that wins with n stones and no limit; with a smaller limit the position is lost.
        let mut least = vec![usize::MAX];
        for n in 1..=STONES {
            let wins = |take: &usize| least[n - take] > c * take;
            let takes: Vec<usize> = (1..=n).filter(wins).collect();
            for limit in 0..=n {
                let found = winning_takes(&n.into(), &limit.into(), c as u32);
                let expected = takes.iter().filter(|take| **take <= limit);
                assert!(
                    found.eq(expected.map(|&take| UBig::from(take))),
                    "c = {c}, {n} stones, at most {limit}"
                );
            }
            least.push(takes[0]);
        }
    }
}

#[test]
fn parts_add_up_and_are_more_than_c_times_apart() {
    for c in 1..=8u32 {
        for n in (0..2000u32)
            .map(UBig::from)
            .chain([UBig::from(10u8).pow(60)])
        {
            let parts: Vec<UBig> = parts(&n, c).collect();
            assert_eq!(parts.iter().sum::<UBig>(), n);
            assert!(
                parts.windows(2).all(|pair| &pair[0] * c < pair[1]),
                "{n}, c = {c}"
            );
        }
    }
}

#[test]
fn for_twice_the_parts_are_zeckendorfs() {
    let zeckendorf = Numeration::new(UBig::ZERO);
    for n in (0..3000u32)
        .map(UBig::from)
        .chain([UBig::from(10u8).pow(300)])
    {
        let digits = zeckendorf.digits(&n).into_iter();
        let expected = (digits.zip(zeckendorf.weights()))
            .filter(|(digit, _)| digit.is_one())
            .map(|(_, weight)| weight);
        assert!(parts(&n, 2).eq(expected), "{n}");
    }
}
