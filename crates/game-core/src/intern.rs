//! An interner: values that live as long as the program, each kept once. The rules that packs make are such.

use std::ops::Deref;
use std::sync::Mutex;

/// Where values of one type are kept.
pub struct Interner<T: 'static>(Mutex<Vec<&'static T>>);

impl<T: PartialEq> Interner<T> {
    /// A place with nothing in it yet; meant for a `static`.
    pub const fn new() -> Interner<T> {
        Interner(Mutex::new(Vec::new()))
    }

    /// Keeps a value for ever, or finds the equal one that is kept already.
    pub fn intern(&self, value: T) -> Interned<T> {
        let mut kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(same) = kept.iter().find(|known| ***known == value) {
            return Interned(same);
        }
        let value: &'static T = Box::leak(Box::new(value));
        kept.push(value);
        Interned(value)
    }
}

impl<T: PartialEq> Default for Interner<T> {
    fn default() -> Self {
        Interner::new()
    }
}

/// A kept value. Equal content has one identity, so comparing costs nothing.
#[derive(Debug)]
pub struct Interned<T: 'static>(pub &'static T);

impl<T> Clone for Interned<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Interned<T> {}

impl<T> PartialEq for Interned<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Deref for Interned<T> {
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
        static WORDS: Interner<String> = Interner::new();
        let (one, two, other) =
            (WORDS.intern("a".into()), WORDS.intern("a".into()), WORDS.intern("b".into()));
        assert!(one == two && one != other);
        assert!(std::ptr::eq(one.0, two.0));
    }
}
