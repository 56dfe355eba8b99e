const PILES: usize = @piles;
const BASE: u128 = @base;
const START: usize = @start;
const FIRST: &[u128] = &[@first];
const RECURRENCES: &[&[i128]] = &[&[@recurrences]];
const STATES: &[&str] = &[
    @states];

//@say automaton
fn step(state: usize, letter: u128) -> Option<usize> {
    let mut steps = STATES[state].split(' ').skip(1).map(|step| step.split_once(':').expect("a step"));
    let (_, to) = steps.find(|(on, _)| on.parse() == Ok(letter))?;
    to.parse().ok()
}

//@say automaton-words
fn lost(piles: &[Number]) -> bool {
    let mut rests: Vec<u128> = piles.iter().map(|pile| u128::from(*pile)).collect();
    let largest = *rests.iter().max().expect("a pile");
    let mut weights = FIRST.to_vec();
    while weights[weights.len() - 1] <= largest {
        let row = RECURRENCES[(weights.len() - FIRST.len()) % RECURRENCES.len()];
        let next: i128 = row.iter().zip(weights.iter().rev()).map(|(c, weight)| c * *weight as i128).sum();
        weights.push(next as u128);
    }
    let mut state = START;
    for place in (0..weights.len().next_multiple_of(RECURRENCES.len())).rev() {
        let mut letter = 0;
        for rest in &mut rests {
            let weight = weights.get(place).copied().unwrap_or(u128::MAX);
            letter = letter * BASE + *rest / weight;
            *rest %= weight;
        }
        match step(state, letter) {
            Some(to) => state = to,
            None => return false,
        }
    }
    STATES[state].starts_with('1')
}
