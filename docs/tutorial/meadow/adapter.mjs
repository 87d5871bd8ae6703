// The adapter of meadow: it translates between the protocol and the engine, and decides no rule itself.
//
//     mtg-conformance doctor .           what is right and wrong with it so far
//     mtg-conformance run --engine .     the suite
//
// What is not translated yet is answered `unsupported`, with a word for what is missing.

import { illegal, observed, ok, serve, unknownCard, unsupported } from "./protocol.mjs";
import { Game, RuleError, knows } from "./meadow.mjs";

/** Says which engine this is. */
function initialize() {
  return { name: "meadow", version: "0.1", language: "JavaScript" };
}

// What Meadow has no place for, and the word for it.
const PLAYERS = { poison: "poison", mana: "floating mana", "lands played": "land drops used" };
const OBJECTS = {
  controller: "borrowed permanents",
  "face down": "face down",
  damage: "damage marked",
  counters: "counters",
  "attached to": "attachments",
  chosen: "chosen values",
};
const given = (value) => Boolean(value) && JSON.stringify(value) !== "{}";
const missing = (thing, words) => Object.keys(words).find((key) => given(thing[key]));

let game;
const cards = new Map(); // alias -> card

/** Puts the game into the given state, exactly as stated: nothing triggers, nothing is replaced. */
function start(setup) {
  const { players, active, step = "precombat main", objects = [], random = [] } = setup;
  if (players.length > 2) return unsupported("three players");
  if (active !== players[0].name || step !== "precombat main") return unsupported("given turn");
  if (random.length > 0) return unsupported("scripted random");
  game = new Game(...players.map((player) => player.name));
  for (const player of players) {
    const word = PLAYERS[missing(player, PLAYERS)];
    if (word) return unsupported(word);
    game.players.get(player.name).life = player.life ?? 20;
  }
  cards.clear();
  for (const object of objects) {
    if (!knows(object.card)) return unknownCard(object.card);
    const word = object.zone === "command" ? "command zone" : OBJECTS[missing(object, OBJECTS)];
    if (word) return unsupported(word);
    const card = game.add(object.card, object.owner, object.zone);
    card.tapped = object.tapped ?? false;
    card.summoningSick = object.new ?? false;
    cards.set(object.alias, card);
  }
  return ok();
}

/** Performs one act through the rules of the engine. */
function act(what) {
  if (given(what.choices)) return unsupported("choices");
  try {
    return perform(what) ?? ok();
  } catch (error) {
    if (error instanceof RuleError) return illegal(error.message);
    throw error;
  }
}

/** The act as Meadow's own functions; answers only what it can't do. */
function perform({ act, player, object, attackers, step }) {
  switch (act) {
    case "play":
      game.playLand(player, cards.get(object));
      return;
    case "tap for mana":
      game.tapForMana(player, cards.get(object));
      return;
    case "attack":
      game.attack(player, Object.keys(attackers).map((alias) => cards.get(alias)));
      return;
    case "go to":
      if (player !== game.active || step !== "combat damage" || game.attackers.length === 0) return unsupported("go to");
      game.combatDamage();
      return;
    default:
      return unsupported(act);
  }
}

/** What can be asked about a card, and about a player. */
const CARD = {
  tapped: (card) => card.tapped,
  zone: (card) => ({ zone: card.zone, owner: card.owner }),
  controller: (card) => (card.zone === "battlefield" ? card.owner : ""),
  name: (card) => card.name,
  power: (card) => card.power,
  toughness: (card) => card.toughness,
};
const PLAYER = {
  life: (player) => player.life,
  hand: (player) => game.cards.filter((card) => card.zone === "hand" && card.owner === player.name).length,
  mana: (player) => [..."WUBRGC"].flatMap((color) => player.mana.filter((one) => one === color)).map((one) => `{${one}}`).join(""),
};

/** Answers one question about the game; nothing changes by asking. */
function observe({ ask, what, object, player }) {
  if (ask === "object" && what in CARD && cards.has(object)) return observed(CARD[what](cards.get(object)));
  if (ask === "player" && what in PLAYER) return observed(PLAYER[what](game.players.get(player)));
  return unsupported(ask === "can" ? "can questions" : (what ?? ask));
}

/** Forgets the game. */
function end() {}

serve({ initialize, start, act, observe, end });
