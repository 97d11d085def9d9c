//! Pictures that take a while to draw, made where they hold nobody up and kept for whoever asks next.
//!
//! **Invariant:** a picture is kept under everything it was made from, so what is kept is what would be made.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// So many pictures are kept, the latest ones: at most some 30 MB.
const KEPT: usize = 32;
/// So many are drawn at once.
const AT_ONCE: usize = 2;

/// The pictures that were asked for lately.
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(u64, Arc<[u8]>)>>,
    drawing: Semaphore,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { kept: Mutex::default(), drawing: Semaphore::new(AT_ONCE) }
    }
}

impl Pictures {
    /// The picture of whatever has this hash, drawn if nobody asked for it yet; nothing if it cannot be.
    pub(crate) async fn of(
        &self,
        what: &impl Hash,
        draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Option<Arc<[u8]>> {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        let key = hasher.finish();
        if let Some(kept) = self.kept(key) {
            return Some(kept);
        }
        let _turn = self.drawing.acquire().await.ok()?;
        // Somebody else may have asked for the same meanwhile.
        if let Some(kept) = self.kept(key) {
            return Some(kept);
        }
        let drawn: Arc<[u8]> = tokio::task::spawn_blocking(draw).await.ok()??.into();
        let mut kept = self.kept.lock().expect("poisoned lock");
        kept.push_back((key, drawn.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Some(drawn)
    }

    fn kept(&self, key: u64) -> Option<Arc<[u8]>> {
        let kept = self.kept.lock().expect("poisoned lock");
        kept.iter().find(|(known, _)| *known == key).map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_few_are_kept() {
        let pictures = Pictures::default();
        let drawn = pictures.of(&"a", || Some(vec![1])).await;
        let again = pictures.of(&"a", || panic!("it is kept")).await;
        assert_eq!(drawn.as_deref(), Some(&[1][..]));
        assert_eq!(drawn, again);
        assert_eq!(pictures.of(&"none", || None).await, None);
        for number in 0..KEPT {
            pictures.of(&number, || Some(vec![2])).await;
        }
        assert_eq!(pictures.of(&"a", || Some(vec![3])).await.as_deref(), Some(&[3][..]), "it was forgotten");
    }
}
