use std::ops::ControlFlow;
use wythoff::Rules;
use wythoff::prove::*;
fn main() {
    let k: u16 = std::env::args().nth(1).unwrap().parse().unwrap();
    let t = std::time::Instant::now();
    match search(&Rules::wythoff(k), &Default::default(), &mut |_| {
        ControlFlow::Continue(())
    }) {
        Found::Theorem { .. } => println!("found {:?}", t.elapsed()),
        Found::Nothing { attempts, .. } => println!("{attempts:?}"),
    }
}
