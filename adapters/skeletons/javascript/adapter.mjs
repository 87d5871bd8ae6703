// The adapter of my-engine: it translates between the protocol and the engine, and decides no rule itself.
//
//     mtg-conformance doctor .           what is right and wrong with it so far
//     mtg-conformance run --engine .     the suite
//
// What is not translated yet is answered `unsupported`, with a word for what is missing.

import { serve, unsupported } from "./protocol.mjs";

/** Says which engine this is. */
function initialize() {
  return { name: "my-engine", version: "0.1", language: "JavaScript" };
}

/** Puts the game into the given state, exactly as stated: nothing triggers, nothing is replaced. */
function start(setup) {
  return unsupported("start");
}

/** Performs one act through the rules of the engine. */
function act(what) {
  return unsupported(what.act);
}

/** Answers one question about the game; nothing changes by asking. */
function observe(question) {
  return unsupported(question.what ?? question.ask);
}

/** Forgets the game. */
function end() {}

serve({ initialize, start, act, observe, end });
