// How long ago something was: every `<time data-at="seconds since 1970">` of a page.

const when = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** Fills them in. */
export function dates() {
  for (const time of document.querySelectorAll("time[data-at]")) {
    const at = Number(time.dataset.at);
    const ago = Date.now() / 1000 - at;
    const [unit, seconds] = UNITS.find(([, seconds]) => ago >= seconds) ?? ["minute", 60];
    time.textContent = when.format(-Math.round(ago / seconds), unit);
    time.dateTime = new Date(at * 1000).toISOString();
    time.title = new Date(at * 1000).toLocaleString(document.documentElement.lang);
  }
}
dates();
