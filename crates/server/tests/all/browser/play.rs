//! Playing Suburbia by clicking, as somebody would who builds whatever comes first.

use super::driver::Browser;
use fantoccini::Locator;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use serde_json::json;

pub struct Player<'a> {
    browser: &'a Browser,
}

impl<'a> Player<'a> {
    pub fn new(browser: &'a Browser) -> Player<'a> {
        Player { browser }
    }

    /// Chooses one of the two goals.
    pub async fn keep_goal(&self) {
        let version = self.browser.state("version").await;
        self.browser.click(".goal-card").await;
        self.browser.click("#keep:not([disabled])").await;
        let gone_on = "document.querySelector('#i-am') || document.getElementById('state').dataset.version";
        self.browser.until(&format!("{gone_on} !== '{version}'")).await;
    }

    /// Waits until there is something to decide.
    pub async fn my_turn(&self) {
        let acts = "document.getElementById('table-page')?.dataset.ready \
            && document.getElementById('state')?.dataset.acts === '1'";
        self.browser.until(&format!("location.pathname.endsWith('/end') || ({acts})")).await;
    }

    /// One decision: a tile and a cell, or a discard; returns when it has been played.
    pub async fn one_move(&self) {
        self.my_turn().await;
        let version = self.browser.state("version").await;
        let picks = match self.browser.state("phase").await.as_str() {
            // From the right, where tiles are cheap; what cannot be paid is just not picked.
            "discard" => "#market .pick[data-slot]",
            // Now and then a border, where there are some.
            _ if version.ends_with(['3', '6']) => "#market .pick:is([data-slot], [data-border])",
            _ => "#market .offer:not([data-gone]) .pick:is([data-slot], [data-basic])",
        };
        let picks = self.browser.client.find_all(Locator::Css(picks)).await.unwrap();
        for pick in picks.iter().rev() {
            pick.click().await.unwrap();
            if self.cell_and_confirm().await {
                break;
            }
        }
        let gone_on = format!("document.getElementById('state')?.dataset.version !== '{version}'");
        self.browser.until(&format!("location.pathname.endsWith('/end') || {gone_on}")).await;
    }

    /// Builds something particular on the first cell.
    pub async fn build(&self, pick: &str) {
        self.browser.click(pick).await;
        assert!(self.cell_and_confirm().await, "{pick} can be built");
    }

    /// With something picked: cells and answers as long as they are asked for, then confirm.
    async fn cell_and_confirm(&self) -> bool {
        let ready = "document.getElementById('confirm') || document.querySelector('#town .legal, #panel [data-value]') \
            || !document.querySelector('.pick[aria-pressed=true]')";
        self.browser.until(ready).await;
        while self.browser.eval("return Boolean(document.getElementById('confirm'))").await != json!(true) {
            // What cannot be paid is only planned.
            let planned = self.browser.eval("return document.getElementById('panel').dataset.plan ?? ''");
            if planned.await == json!("1") {
                // On a phone what would be planned lies over what else there is.
                if self.browser.eval("return document.getElementById('panel').dataset.stage").await
                    == json!("confirm")
                {
                    self.browser.press_key(Key::Escape).await;
                    self.browser.until("document.getElementById('panel').dataset.stage !== 'confirm'").await;
                }
                return false;
            }
            let asked =
                self.browser.eval("return document.querySelectorAll('#panel [data-value]').length").await;
            if asked.as_u64() > Some(0) {
                self.browser.click("#panel [data-value]").await;
            } else if !self.first_cell().await {
                return false;
            }
            self.browser.until("document.getElementById('panel').dataset.stage === 'confirm' || document.querySelector('#town .legal')").await;
        }
        self.browser.click("#confirm:not([disabled])").await;
        true
    }

    /// Clicks the first cell that can be clicked; says whether there is one.
    async fn first_cell(&self) -> bool {
        for cell in self.browser.client.find_all(Locator::Css("#town .legal")).await.unwrap() {
            // Cells at the rim may lie under a panel.
            match cell.click().await {
                Ok(()) => return true,
                Err(CmdError::Standard(_)) => {}
                Err(error) => panic!("{error}"),
            }
        }
        false
    }

    /// One decision with keys alone.
    pub async fn move_by_keys(&self) {
        let discards = self.browser.state("phase").await == "discard";
        // The rightmost slots cost nothing; at least one of these can be paid.
        for key in ["7", "6", "5", "s", "f"] {
            self.browser.press(key).await;
            // What cannot be paid is only planned.
            let picked = "return Boolean(document.querySelector('.pick[aria-pressed=true]') && !document.querySelector('#panel[data-plan]'))";
            let picked = self.browser.eval(picked);
            if picked.await == json!(true) {
                break;
            }
        }
        if !discards {
            self.browser.until("document.activeElement.matches('#town .legal')").await;
            self.browser.press_key(Key::Down).await;
            self.browser.press_key(Key::Enter).await;
        }
        self.browser.until("document.activeElement.id === 'confirm'").await;
        self.browser.press_key(Key::Enter).await;
    }
}

/// Plays until the page with the result comes.
pub async fn play_to_the_end(browser: &Browser) {
    let player = Player::new(browser);
    loop {
        player.my_turn().await;
        if browser.path().await.ends_with("/end") {
            return;
        }
        player.one_move().await;
    }
}
