const DIGITS: &[u8] = &[@digits];
const TABLE: &[Number] = &[@table];
const PREPERIOD: Number = @preperiod;
const PERIOD: Number = @period;
const SALTUS: Number = @saltus;

// en: Values of single heaps: those of the table, and beyond it they repeat with the period (proved). Lost iff their xor is 0.
// en: Digit d of DIGITS[i]: i stones may be taken if nothing (1), one heap (2) or two heaps (4) are left.
// zh: 单堆的 SG 值：表内直接查，表外按周期重复（周期已证明）。各堆 SG 值异或为 0 则先手必败。
// zh: DIGITS[i] 的各位：取 i 颗后可以不剩（1）、剩一堆（2）、剩两堆（4）。
fn value(n: Number) -> Number {
    if n < PREPERIOD {
        return TABLE[n as usize];
    }
    let beyond = n - PREPERIOD;
    TABLE[(PREPERIOD + beyond % PERIOD) as usize] + SALTUS * (beyond / PERIOD)
}

fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().fold(0, |sum, heap| sum ^ value(*heap));
    for i in 0..p.len() {
        let target = value(p[i]) ^ sum;
        if target >= value(p[i]) {
            continue;
        }
        for (taken, digit) in DIGITS.iter().enumerate() {
            let rest = p[i] - taken as Number;
            if (rest == 0 && digit & 1 != 0 && target == 0) || (rest > 0 && digit & 2 != 0 && value(rest) == target) {
                p[i] = rest;
                return Some(p);
            }
            let parts = if digit & 4 != 0 { 1..=rest / 2 } else { 1..=0 };
            for part in parts {
                if value(part) ^ value(rest - part) == target {
                    p[i] = part;
                    p.push(rest - part);
                    return Some(p);
                }
            }
        }
    }
    None
}
