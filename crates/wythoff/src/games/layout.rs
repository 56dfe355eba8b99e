//! How the stones of a game are laid out on a table.

/// How the stones of a game are laid out, and so how they are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Piles: any stones of one are as good as any others.
    Piles,
    /// One pile, and a limit on what may be taken now.
    Limit,
    /// Stairs from the lowest; stones go down.
    Stairs,
    /// Rows that break where stones are taken out of the middle.
    Row,
    /// Anything else: moves are chosen from a list.
    List,
}
