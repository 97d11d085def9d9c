//! A real browser for a test: Chromium through its driver.

use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Nothing takes that long unless it never happens.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a page is asked whether it is so far.
const GLANCE: Duration = Duration::from_millis(25);

/// Asks pages for no motion.
pub const STILL: &str = "--force-prefers-reduced-motion";

/// The size of a desktop and of a phone.
pub const DESKTOP: (u32, u32) = (1280, 800);
pub const PHONE: (u32, u32) = (390, 844);

pub struct Browser {
    pub client: Client,
    driver: Child,
    /// Where the driver listens.
    address: String,
    _profile: TempDir,
}

impl Browser {
    /// Of somebody who asked for no motion: most journeys are done in half the time.
    pub async fn open(size: (u32, u32)) -> Browser {
        Browser::set_up(size, 16, &[STILL]).await
    }

    /// With letters of this height, and more arguments for Chromium.
    pub async fn set_up(size: (u32, u32), letters: u32, more: &[&str]) -> Browser {
        Browser::with(size, letters, more, None).await
    }

    /// Of somebody who lets things move, with a trace of these categories.
    pub async fn traced(size: (u32, u32), categories: &str) -> Browser {
        Browser::with(size, 16, &[], Some(categories)).await
    }

    async fn with(size: (u32, u32), letters: u32, more: &[&str], traced: Option<&str>) -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is needed: apt-get install chromium chromium-driver");
        let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let port = lines
            .map_while(Result::ok)
            .find_map(|line| {
                let port = line.split("started successfully on port ").nth(1)?;
                Some(port.trim_end_matches('.').to_owned())
            })
            .expect("chromedriver says its port");
        let profile = tempfile::tempdir().unwrap();
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            format!("--user-data-dir={}", profile.path().display()),
            format!("--window-size={},{}", size.0, size.1),
        ];
        args.extend(more.iter().map(|&one| one.to_owned()));
        // What headless windows add for their frame would make them smaller than asked for.
        let metrics = json!({ "width": size.0, "height": size.1, "pixelRatio": 1, "touch": size.0 < 900 });
        let prefs = json!({ "webkit.webprefs.default_font_size": letters });
        let mut options =
            json!({ "args": args, "prefs": prefs, "mobileEmulation": { "deviceMetrics": metrics } });
        let mut logs = json!({ "browser": "ALL" });
        if let Some(categories) = traced {
            options["perfLoggingPrefs"] = json!({ "traceCategories": categories });
            logs["performance"] = json!("ALL");
        }
        let capabilities = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": logs });
        let Value::Object(capabilities) = capabilities else { unreachable!() };
        let address = format!("http://127.0.0.1:{port}");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&address)
            .await
            .expect("Chromium starts");
        Browser { client, driver, address, _profile: profile }
    }

    pub async fn close(self) {
        self.client.clone().close().await.unwrap();
    }

    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// What a script in the page returns.
    pub async fn eval(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or(Value::Null)
    }

    /// Waits until an expression is true in the page, through loads of new pages.
    pub async fn until(&self, expression: &str) {
        let started = Instant::now();
        let script = format!("return Boolean({expression})");
        while self.eval(&script).await != json!(true) {
            if started.elapsed() > PATIENCE {
                let shot = self.client.screenshot().await.unwrap_or_default();
                let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser.png");
                let _ = std::fs::write(&file, shot); // only a help
                let url = self.client.current_url().await.unwrap();
                panic!("waited in vain at {url} for: {expression} (see {})", file.display());
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// The first element that fits, as soon as there is one.
    pub async fn find(&self, css: &str) -> Element {
        self.until(&format!("document.querySelector({css:?})")).await;
        self.client.find(Locator::Css(css)).await.unwrap()
    }

    /// Clicks; once more where what was found has been drawn anew meanwhile, as when somebody else moves.
    pub async fn click(&self, css: &str) {
        let mut clicked = self.find(css).await.click().await;
        if clicked.as_ref().is_err_and(|error| error.is_stale_element_reference()) {
            clicked = self.find(css).await.click().await;
        }
        clicked.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.unwrap()
    }

    /// A value of `#state`, which every table has.
    pub async fn state(&self, name: &str) -> String {
        let value =
            self.eval(&format!("return document.getElementById('state')?.dataset[{name:?}] ?? ''")).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Presses a key where the focus is; once more where what had it was drawn anew or hidden meanwhile.
    pub async fn press(&self, key: impl Into<String>) {
        let key = key.into();
        let mut pressed = self.client.active_element().await.unwrap().send_keys(&key).await;
        if pressed
            .as_ref()
            .is_err_and(|error| error.is_stale_element_reference() || error.is_element_not_interactable())
        {
            pressed = self.client.active_element().await.unwrap().send_keys(&key).await;
        }
        pressed.unwrap();
    }

    /// Presses keys that have no letter.
    pub async fn press_key(&self, key: Key) {
        self.press(char::from(key).to_string()).await;
    }

    /// Presses Enter on a button as often as it takes: a key that comes while the button is drawn anew goes astray.
    pub async fn enter_at(&self, css: &str, until: &str) {
        let started = Instant::now();
        while self.eval(&format!("return Boolean({until})")).await != json!(true) {
            assert!(started.elapsed() < PATIENCE, "Enter on {css} in vain for: {until}");
            let focus = format!(
                "const it = document.querySelector({css:?}); it?.focus(); return document.activeElement === it"
            );
            if self.eval(&focus).await == json!(true) {
                let focused = self.client.active_element().await.unwrap();
                let _ = focused.send_keys(&char::from(Key::Enter).to_string()).await; // else again
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Nothing in the page is wider than the page.
    pub async fn assert_no_sideways_scrolling(&self) {
        let wide = self.eval("return [document.documentElement.scrollWidth, innerWidth]").await;
        assert!(wide[0].as_u64() <= wide[1].as_u64(), "{} is {wide}", self.path().await);
    }

    /// The page has complained about nothing: no script failed, no policy was broken.
    pub async fn assert_no_complaints(&self) {
        let log = self.driver_call("se/log", &json!({ "type": "browser" })).await;
        let severe = |entry: &&Value| entry["level"] == "SEVERE" && !expected(entry);
        let complaints: Vec<&Value> = log.as_array().unwrap().iter().filter(severe).collect();
        assert!(complaints.is_empty(), "{complaints:#?}");
        let page = self.eval("return document.documentElement.outerHTML").await;
        assert!(!page.as_str().unwrap_or_default().contains("NaN"), "a number is none");
    }

    /// What was traced since it was asked for last.
    pub async fn trace(&self) -> Vec<Value> {
        let log = self.driver_call("se/log", &json!({ "type": "performance" })).await;
        let entries = log.as_array().into_iter().flatten().filter_map(|entry| entry["message"].as_str());
        let messages = entries.filter_map(|text| serde_json::from_str::<Value>(text).ok());
        let of_trace = messages.filter(|entry| entry["message"]["method"] == "Tracing.dataCollected");
        of_trace.map(|mut entry| entry["message"]["params"].take()).collect()
    }

    /// A command of Chromium's own protocol.
    pub async fn command(&self, name: &str, params: Value) -> Value {
        self.driver_call("goog/cdp/execute", &json!({ "cmd": name, "params": params })).await
    }

    /// Calls the driver for what the standard has no word for.
    async fn driver_call(&self, path: &str, body: &Value) -> Value {
        let session = self.client.session_id().await.unwrap().unwrap();
        let url = format!("{}/session/{session}/{path}", self.address);
        let answer = reqwest::Client::new().post(url).json(body).send().await.unwrap();
        let mut answer: Value = answer.json().await.unwrap();
        answer["value"].take()
    }
}

impl Drop for Browser {
    /// Also where a test fails: the driver must not stay behind.
    fn drop(&mut self) {
        let _ = self.driver.kill(); // it has nothing to do any more
        let _ = self.driver.wait();
    }
}

/// A connection that was lost on purpose.
fn expected(entry: &Value) -> bool {
    entry["message"].as_str().is_some_and(|message| message.contains("ERR_CONNECTION_REFUSED"))
}
