//@say limbs
type Big = Vec<u64>;
const BASE: u64 = 1_000_000_000;

fn trim(mut x: Big) -> Big {
    while x.last() == Some(&0) {
        x.pop();
    }
    x
}

fn read(text: &str) -> Big {
    let limbs = text.as_bytes().rchunks(9);
    trim(limbs.map(|limb| limb.iter().fold(0, |x, digit| 10 * x + u64::from(digit - b'0'))).collect())
}

fn at_most(x: &Big, y: &Big) -> bool {
    (x.len(), x.iter().rev().collect::<Vec<_>>()) <= (y.len(), y.iter().rev().collect::<Vec<_>>())
}

fn plus_small(mut x: Big, mut carry: u64) -> Big {
    x.push(0);
    for limb in &mut x {
        *limb += carry;
        carry = *limb / BASE;
        *limb %= BASE;
    }
    trim(x)
}

//@say difference
fn minus(mut x: Big, y: &Big) -> Big {
    let mut borrow = 0;
    for i in 0..x.len() {
        let take = borrow + y.get(i).copied().unwrap_or(0);
        borrow = u64::from(x[i] < take);
        x[i] = x[i] + borrow * BASE - take;
    }
    trim(x)
}

//@say limb-sums
fn times(x: &Big, y: &Big) -> Big {
    let mut z = vec![0; x.len() + y.len()];
    for i in 0..x.len() {
        let mut carry = 0;
        for j in 0..y.len() {
            let sum = z[i + j] + carry + x[i] * y[j];
            z[i + j] = sum % BASE;
            carry = sum / BASE;
        }
        z[i + y.len()] = carry;
    }
    trim(z)
}

//@say wythoff-limbs
fn lost(x: Big, y: Big) -> bool {
    let (a, b) = if at_most(&x, &y) { (x, y) } else { (y, x) };
    let d = minus(b.clone(), &a);
    at_most(&times(&a, &a), &times(&d, &b))
        && at_most(&times(&d, &plus_small(b, 1)), &times(&a, &plus_small(a.clone(), 2)))
}
