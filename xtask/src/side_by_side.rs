//! Work of which each piece keeps one core busy, as many pieces side by side as there are cores.

use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;

/// Does the work for each item; the first failure ends it when the pieces under way are done.
pub(crate) fn side_by_side<T: Sync>(
    items: &[T],
    work: impl Fn(&T) -> Result<()> + Sync,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let worker = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item).inspect_err(|_| next.store(items.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let done = workers
            .into_iter()
            .map(|worker| worker.join().expect("no panic"));
        done.collect::<Vec<_>>().into_iter().collect()
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use anyhow::bail;

    use super::*;

    #[test]
    fn every_item_is_done_once() {
        let items: Vec<u32> = (0..100).collect();
        let sum = AtomicU32::new(0);
        let add = |&item: &u32| {
            sum.fetch_add(item, Ordering::Relaxed);
            Ok(())
        };
        side_by_side(&items, add).unwrap();
        assert_eq!(sum.into_inner(), 4950);
    }

    #[test]
    fn a_failure_is_told() {
        let fail = |&item: &u32| match item {
            3 => bail!("no {item}"),
            _ => Ok(()),
        };
        let error = side_by_side(&[1, 2, 3, 4], fail).unwrap_err();
        assert_eq!(error.to_string(), "no 3");
    }
}
