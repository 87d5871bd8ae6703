// The list of all cases on the overview: filtered by text, engine, verdict and chapter; the state is the address's fragment.
"use strict";
(() => {
  const CHUNK = 400;
  const report = globalThis.mtgReport;
  // In the single file, the ids of the overview begin with its name.
  const by = (id) => document.getElementById(id) ?? document.getElementById(`index:${id}`);
  const form = by("filter");
  if (!form) return;
  const heading = by("cases");
  const body = heading.closest("section").querySelector("table.cases tbody");
  const status = by("status");
  const more = by("more");
  if (!report || report.cases.length !== report.total) return; // the list in the page stays as it is

  const FIELDS = ["q", "engine", "verdict", "chapter"];
  const letters = Object.fromEntries(Object.entries(report.verdicts).map(([letter, word]) => [word, letter]));
  const number = (n) => n.toLocaleString("en");
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
  const cases = report.cases.map(([id, title, rules, rulings, verdicts, feature, statement, disputed]) => ({
    id, title, rules, rulings, verdicts, disputed,
    text: folded([id, title, ...rules, ...rulings, report.texts[feature], report.texts[statement]].join(" ")),
  }));
  let found = cases;
  let drawn = 0;

  const element = (name, text, attributes = {}) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  const row = (one) => {
    const tr = element("tr");
    const head = element("th", "", { scope: "row" });
    head.append(element("a", one.title, { href: report.case.replace("ID", one.id.replace("/", ".")) }));
    if (one.disputed) head.append(" ", element("span", "disputed", { class: "tag" }));
    head.append(element("small", one.id, { class: "id" }));
    const rules = element("td", "", { class: "rules" });
    one.rules.forEach((rule, at) => rules.append(at ? " " : "", element("a", rule, { href: report.pages[rule] })));
    one.rulings.forEach((ruling) => {
      const page = report.pages[ruling];
      rules.append(" ", page ? element("a", ruling, { class: "ruling", href: page }) : element("span", ruling, { class: "ruling" }));
    });
    tr.append(head, rules);
    for (const letter of one.verdicts) {
      const word = report.verdicts[letter];
      const td = element("td");
      td.append(element("span", word, { class: `v v-${word}` }));
      tr.append(td);
    }
    return tr;
  };

  const draw = () => {
    const next = found.slice(drawn, drawn + CHUNK);
    body.append(...next.map(row));
    drawn += next.length;
    more.hidden = drawn >= found.length;
    more.textContent = `Show more (${number(found.length - drawn)} left)`;
  };

  const verdictTest = ({ engine, verdict }) => {
    if (verdict === "differ") return (v) => v.includes("p") && v.includes("f");
    const at = report.engines.indexOf(engine);
    const part = at < 0 ? (v) => v : (v) => v[at];
    if (verdict === "not-pass") return (v) => /[^p]/.test(part(v));
    if (verdict === "decided") return (v) => /[pf]/.test(part(v));
    return verdict ? (v) => part(v).includes(letters[verdict]) : () => true;
  };

  const apply = (state, problems = []) => {
    const words = folded(state.q).split(/\s+/).filter(Boolean);
    const fits = verdictTest(state);
    found = cases.filter((one) =>
      fits(one.verdicts) &&
      (!state.chapter || one.rules.some((rule) => rule.startsWith(state.chapter))) &&
      words.every((word) => one.text.includes(word)));
    body.replaceChildren();
    drawn = 0;
    draw();
    const all = found.length === cases.length;
    const counted = all ? `${number(cases.length)} cases` : `${number(found.length)} of ${number(cases.length)} cases`;
    status.textContent = [...problems, counted].join(" ");
  };

  const read = () => Object.fromEntries(FIELDS.map((name) => [name, form.elements[name].value]));

  const write = (state) => {
    const set = new URLSearchParams(FIELDS.filter((name) => state[name]).map((name) => [name, state[name]]));
    const address = new URL(location.href);
    address.hash = set.toString();
    history.replaceState(null, "", address);
  };

  // Puts the state of the fragment into the form; false if the fragment is not a state but, say, the id of a heading.
  const restore = () => {
    const text = location.hash.slice(1);
    if (!text.includes("=")) return false;
    const asked = new URLSearchParams(text);
    if (!FIELDS.some((name) => asked.has(name))) return false;
    const problems = [];
    for (const name of FIELDS) {
      const wanted = asked.get(name) ?? "";
      form.elements[name].value = wanted;
      if (form.elements[name].value === wanted) continue;
      form.elements[name].value = "";
      problems.push(`This report has no ${name} “${wanted}”.`);
    }
    apply(read(), problems);
    heading.scrollIntoView();
    return true;
  };

  const changed = () => {
    const state = read();
    write(state);
    apply(state);
  };

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", changed);
  form.addEventListener("reset", () => setTimeout(changed));
  more.addEventListener("click", () => {
    const first = drawn;
    draw();
    body.rows[first]?.querySelector("a").focus();
  });
  addEventListener("hashchange", restore);
  if (!restore()) apply(read());
})();
