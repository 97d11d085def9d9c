//! Pictures that take a while to draw, made where they hold nobody up and kept for whoever asks next.
//!
//! **Invariant:** a picture is kept under everything it was made from, so what is kept is what would be made.

use crate::scheduler::{Job, Lane, PutOff, Scheduler};
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

/// So many pictures are kept, the latest ones: at most some 30 MB.
const KEPT: usize = 32;
/// The pictures that were asked for lately.
#[derive(Default)]
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(u64, Arc<[u8]>)>>,
}

impl Pictures {
    /// The picture of whatever has this hash, drawn if nobody asked for it yet; nothing if it cannot be.
    pub(crate) async fn of(
        &self,
        scheduler: &Arc<Scheduler>,
        job: Job,
        what: &impl Hash,
        draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Result<Option<Arc<[u8]>>, PutOff> {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        let key = hasher.finish();
        if let Some(kept) = self.kept(key) {
            return Ok(Some(kept));
        }
        let turn = scheduler.turn(Lane::Drawing, job).await?;
        // Somebody else may have asked for the same meanwhile.
        if let Some(kept) = self.kept(key) {
            return Ok(Some(kept));
        }
        let Some(drawn) = turn.run(draw).await.flatten() else { return Ok(None) };
        let drawn: Arc<[u8]> = drawn.into();
        let mut kept = self.kept.lock().expect("poisoned lock");
        kept.push_back((key, drawn.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(Some(drawn))
    }

    fn kept(&self, key: u64) -> Option<Arc<[u8]>> {
        let kept = self.kept.lock().expect("poisoned lock");
        kept.iter().find(|(known, _)| *known == key).map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scheduler::{Class, Owner};

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_few_are_kept() {
        let (pictures, scheduler) = (Pictures::default(), Scheduler::new(1));
        let job = || Job { owner: Owner::Table(String::new()), table: String::new(), class: Class::Person };
        let of = async |what: &str, draw: fn() -> Option<Vec<u8>>| {
            pictures.of(&scheduler, job(), &what, draw).await.unwrap()
        };
        let drawn = of("a", || Some(vec![1])).await;
        let again = of("a", || panic!("it is kept")).await;
        assert_eq!(drawn.as_deref(), Some(&[1][..]));
        assert_eq!(drawn, again);
        assert_eq!(of("none", || None).await, None);
        for number in 0..KEPT {
            of(&number.to_string(), || Some(vec![2])).await;
        }
        assert_eq!(of("a", || Some(vec![3])).await.as_deref(), Some(&[3][..]), "it was forgotten");
    }
}
