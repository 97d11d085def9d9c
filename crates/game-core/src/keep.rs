//! Values that live as long as the program, each kept once: the rules that packs make.

use std::ops::Deref;
use std::sync::Mutex;

/// Where values of one type are kept.
pub struct Keep<T: 'static>(Mutex<Vec<&'static T>>);

impl<T: PartialEq> Keep<T> {
    /// A place with nothing in it yet; meant for a `static`.
    pub const fn new() -> Keep<T> {
        Keep(Mutex::new(Vec::new()))
    }

    /// Keeps a value for ever, or finds the equal one that is kept already.
    pub fn keep(&self, value: T) -> Kept<T> {
        let mut kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(same) = kept.iter().find(|known| ***known == value) {
            return Kept(same);
        }
        let value: &'static T = Box::leak(Box::new(value));
        kept.push(value);
        Kept(value)
    }
}

impl<T: PartialEq> Default for Keep<T> {
    fn default() -> Self {
        Keep::new()
    }
}

/// A kept value. Equal content has one identity, so comparing costs nothing.
#[derive(Debug)]
pub struct Kept<T: 'static>(pub &'static T);

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Kept<T> {}

impl<T> PartialEq for Kept<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_are_kept_once() {
        static WORDS: Keep<String> = Keep::new();
        let (one, two, other) = (WORDS.keep("a".into()), WORDS.keep("a".into()), WORDS.keep("b".into()));
        assert!(one == two && one != other);
        assert!(std::ptr::eq(one.0, two.0));
    }
}
