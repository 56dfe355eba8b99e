const DIGITS: &[u8] = &[@digits];
const TABLE: &[Number] = &[@table];
const PREPERIOD: Number = @preperiod;
const PERIOD: Number = @period;
const SALTUS: Number = @saltus;

//@say heaps
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
