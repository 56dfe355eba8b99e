const PILES: usize = 1;
const PREPERIOD: Number = @preperiod;
const PERIOD: Number = @period;
const LOST: &[u8] = &[@table];

//@say residues
fn lost(piles: &[Number]) -> bool {
    let n = piles[0];
    LOST[(if n < PREPERIOD { n } else { PREPERIOD + (n - PREPERIOD) % PERIOD }) as usize] == 1
}
