// Protocol 1 for an adapter in JavaScript: lines in, lines out, and the bookkeeping that is the same for every engine.
// Nothing here has to be changed. It needs Node.js 18 and no package.

import { createInterface } from "node:readline";

/** The act or the start was done; `waits` is the choice that the game now waits for, if any. */
export const ok = (waits) => (waits ? { status: "ok", waits } : { status: "ok" });

/** The answer to a question. */
export const observed = (value) => ({ status: "observed", value });

/** The rules do not allow the act; the game is as it was before. */
export const illegal = (reason, rule = "") => ({ status: "illegal", reason, rule });

/** The engine or this adapter can't do that. */
export const unsupported = (what, detail = "") => ({ status: "unsupported", kind: "capability", what, detail });

/** The engine does not know that card. */
export const unknownCard = (name) => ({ status: "unsupported", kind: "card", what: name });

const METHODS = ["initialize", "case/start", "case/act", "case/observe", "case/end", "shutdown"];
const ONE_OPTION = new Set(["may", "mode", "number", "color", "type", "name", "mana", "replacement"]);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The only legal answer to a choice, or undefined where there may be several. */
function forcedAnswer({ choice, options = [], least }) {
  if (choice === "objects" || choice === "targets") return least === options.length ? options : undefined;
  if (options.length !== 1) return undefined;
  if (ONE_OPTION.has(choice)) return options[0];
  return choice === "order" || choice === "trigger order" ? options : undefined;
}

/** What is skipped, which choices are forced and which are left open. */
class Session {
  constructor(adapter) {
    this.adapter = adapter;
    this.reset();
  }

  reset() {
    this.skipping = true;
    this.waits = undefined;
    this.given = [];
  }

  perform(method, params) {
    switch (method) {
      case "initialize":
        return this.adapter.initialize();
      case "case/start":
        this.reset();
        return this.settled(this.adapter.start(params.setup));
      case "case/act":
        return this.skipping ? { status: "skipped" } : this.act(params);
      case "case/observe":
        return this.skipping ? { status: "skipped" } : this.adapter.observe(params);
      case "case/end":
        this.reset();
        return { status: "ended", ...this.adapter.end() };
      default:
        return { status: "ok" };
    }
  }

  act(act) {
    if (act.act === "answer") {
      const isAsked = (waits) => waits && waits.choice === act.choice && waits.player === act.player;
      if (!isAsked(this.waits)) {
        const at = this.given.findIndex((one) => isAsked(one.waits));
        if (at < 0 && !act.optional) return illegal(`the game does not ask ${act.player} (${act.choice})`);
        if (at >= 0 && !same(this.given[at].answer, act.answer)) return illegal("there was only one legal answer");
        if (at >= 0) this.given.splice(at, 1);
        return ok(this.waits);
      }
    } else {
      this.given = [];
    }
    return this.settled(this.adapter.act(act));
  }

  /** Answers forced choices until none is left; remembers what stays open. */
  settled(result) {
    this.skipping = result.status === "unsupported";
    if (result.status !== "ok") return result;
    const forced = [...(result.forced ?? [])];
    for (let answer; result.waits && (answer = forcedAnswer(result.waits)) !== undefined; ) {
      const { waits } = result;
      if (forced.length === 1000) throw new Error(`1000 forced choices in one act, the last: ${JSON.stringify(waits)}`);
      result = this.adapter.act({ act: "answer", player: waits.player, choice: waits.choice, answer });
      if (result.status !== "ok") throw new Error(`the only option of ${JSON.stringify(waits)} was not accepted`);
      this.given.push({ waits, answer });
      forced.push(waits);
    }
    this.waits = result.waits;
    return forced.length ? { ...ok(result.waits), forced } : result;
  }
}

/** The response to one line. An exception ends the case, not the process. */
function respond(session, line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return { id: null, error: { code: -32700, message: `not JSON: ${error.message}` } };
  }
  const { id, method, params } = request ?? {};
  if (!Number.isInteger(id) || typeof method !== "string" || typeof params !== "object") {
    return { id: null, error: { code: -32600, message: "not a request: id, method and params are needed" } };
  }
  if (!METHODS.includes(method)) return { id, error: { code: -32601, message: `no method ${method}` } };
  try {
    return { id, result: session.perform(method, params) };
  } catch (error) {
    session.skipping = true;
    return { id, error: { code: -32603, message: `${error.name}: ${error.message}`, data: error.stack } };
  }
}

/** Answers requests until `shutdown` or the end of input. What the engine prints goes to the log. */
export function serve(adapter) {
  console.log = console.info = console.debug = console.error;
  const session = new Session(adapter);
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on("line", (line) => {
    if (!line.trim()) return;
    const response = respond(session, line);
    process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...response }) + "\n");
    if (response.result && JSON.parse(line).method === "shutdown") {
      lines.close();
      process.stdin.destroy();
    }
  });
}
