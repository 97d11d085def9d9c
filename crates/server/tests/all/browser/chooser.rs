//! How a move is chosen, step by step: the part of the page's machine that knows neither a game nor the page.

use super::driver::{Browser, DESKTOP};
use crate::common::House;
use serde_json::json;

/// Runs a script with `of(pick)`, a choice among some moves, `by(choice, step, value)`, which answers a step, and
/// `said(choice)`, which is the move or what is asked.
async fn run(browser: &Browser, script: &str) -> serde_json::Value {
    let tools = r#"
        const moves = ["buy 3 @ 1,1 free=7@2,1", "buy 3 @ 1,1", "buy 3 @ 0,2 marker=1,1 flip=0:1,0",
          "buy 3 @ 0,2 marker=1,1 flip=1:0,3", "buy 3 @ 0,2 marker=0,0", "border 1 @ 0,1,5", "border 1 @ 0,1,2",
          "discard 4", "sacrifice @ 0,0 1,1", "sacrifice @ 0,0 2,2", "sacrifice @ 2,2"];
        const address = new URL("table-steps.js", document.querySelector("script[type=module]").src);
        return import(address).then(({ Choice, read }) => {
          const value = (entry) => {
            const [q, r, turn = ""] = read(entry).at.split(",");
            return entry.move.startsWith("border") ? { ...read(entry), at: `${q},${r}`, turn } : read(entry);
          };
          const entries = moves.map((move) => ({ move, preview: {} })).map((entry) => ({ ...entry, values: value(entry) }));
          const steps = [{ name: "at", on: "map" }, { name: "turn" }, { name: "marker", on: "map" },
            { name: "free", asks: true }, { name: "flip", asks: true }];
          const several = [{ name: "at", on: "map", many: true }];
          const of = (pick) => new Choice(entries.filter(({ values }) => values.pick === pick),
            pick === "sacrifice" ? several : steps, () => 0);
          const by = (choice, name, value) => choice.decide(steps.find((step) => step.name === name), value);
          const said = (choice) => {
            const { move, asked } = choice.state();
            return move?.move ?? `${asked.step.name}? ${[...asked.options.keys()].map((value) => value || "none").join(" ")}`;
          };
          "#;
    browser.eval(&format!("{tools}{script}\n}})")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_choice_leaves_what_fits_and_is_taken_back() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    browser.goto(&house.base).await;
    let forth_and_back = r#"
        const choice = of("buy 3");
        const all = [said(choice)];
        for (const [step, value] of [["at", "0,2"], ["marker", "1,1"], ["flip", "1:0,3"]]) {
          by(choice, step, value);
          all.push(said(choice));
        }
        for (let left = 4; left > 0; left -= 1) all.push(`${choice.back()?.step.name ?? "begin"}: ${said(choice)}`);
        return all;"#;
    let told = json!([
        "at? 1,1 0,2",
        "marker? 1,1 0,0",
        "flip? 0:1,0 1:0,3",
        "buy 3 @ 0,2 marker=1,1 flip=1:0,3",
        "flip: flip? 0:1,0 1:0,3",
        "marker: marker? 1,1 0,0",
        "at: at? 1,1 0,2",
        "begin: at? 1,1 0,2",
    ]);
    assert_eq!(run(&browser, forth_and_back).await, told);
    // What may be left out is answered with nothing; what leaves no choice is not asked.
    let declined = r#"
        const choice = of("buy 3");
        by(choice, "at", "1,1");
        const asked = said(choice);
        by(choice, "free", "");
        return [asked, said(choice), said(of("discard 4")), of("discard 4").back()];"#;
    let told = json!(["free? 7@2,1 none", "buy 3 @ 1,1", "discard 4", null]);
    assert_eq!(run(&browser, declined).await, told);
    // A border is a cell and a direction: one is proposed.
    let turned = r#"
        const choice = of("border 1");
        by(choice, "at", "0,1");
        const proposed = said(choice);
        by(choice, "turn", "2");
        return [proposed, said(choice), choice.back().step.name, choice.isBegun()];"#;
    let told = json!(["border 1 @ 0,1,5", "border 1 @ 0,1,2", "at", false]);
    assert_eq!(run(&browser, turned).await, told);
    // Of several cells each comes and goes; what does not fit any more goes first.
    let several = r#"
        const choice = of("sacrifice");
        const all = [said(choice)];
        for (const cell of ["2,2", "0,0", "1,1"]) {
          choice.toggle(choice.state().passed[0], cell);
          all.push(choice.state().move?.move ?? choice.several(choice.state().passed[0]).join(" "));
        }
        return [...all, choice.back()];"#;
    let told = json!(["sacrifice @ 0,0 1,1", "sacrifice @ 2,2", "sacrifice @ 0,0 2,2", "1,1", null]);
    assert_eq!(run(&browser, several).await, told);
    browser.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_no_coordinates() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    let game = house.people(2, 5).await;
    super::sit_down(&browser, &house, &game).await;
    browser.goto(&format!("{}/games/{}", house.base, game.id)).await;
    browser.until("document.getElementById('table-page')?.dataset.ready").await;
    for (message, shown) in [
        ("1,-2 already has a tile", "that cell already has a tile"),
        ("a border at 0,3,2 would touch another border", "a border at that cell would touch another border"),
        ("the search looked at 33,319 games", "the search looked at 33,319 games"),
    ] {
        let script = format!(
            "const [message, done] = [{message:?}, arguments[0]];
            const address = document.querySelector('link[rel=modulepreload][href$=\"/table-play.js\"]').href;
            import(address).then((play) => {{
              play.refused({{ status: 422, message }}, {{}});
              done(document.getElementById('toast').textContent);
            }});"
        );
        let told = browser.client.execute_async(&script, Vec::new()).await.unwrap();
        assert_eq!(told, shown);
    }
    browser.close().await;
    house.close().await;
}
