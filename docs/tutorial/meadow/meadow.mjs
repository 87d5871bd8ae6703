// Meadow, a toy engine: two players, basic lands, mana, creatures without abilities, one turn.

const LANDS = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
const CREATURES = { "Grizzly Bears": [2, 2], "Hill Giant": [3, 3], "Goblin Piker": [2, 1] };

/** What is thrown when the rules do not allow something. */
export class RuleError extends Error {}

export const knows = (name) => name in LANDS || name in CREATURES;

/** One card, wherever it is. */
class Card {
  constructor(name, owner, zone) {
    this.name = name;
    this.owner = owner;
    this.zone = zone;
    this.tapped = false;
    this.summoningSick = false;
  }

  get isLand() {
    return this.name in LANDS;
  }

  get power() {
    return this.isLand ? null : CREATURES[this.name][0];
  }

  get toughness() {
    return this.isLand ? null : CREATURES[this.name][1];
  }
}

export class Game {
  constructor(first, second) {
    this.players = new Map([first, second].map((name) => [name, { name, life: 20, mana: [], landsPlayed: 0 }]));
    this.active = first;
    this.step = "precombat main";
    this.attackers = [];
    this.cards = [];
  }

  /** Puts a card somewhere, without any rule. */
  add(name, owner, zone) {
    const card = new Card(name, owner, zone);
    this.cards.push(card);
    return card;
  }

  opponentOf(player) {
    return [...this.players.keys()].find((name) => name !== player);
  }

  playLand(player, card) {
    const { landsPlayed } = this.players.get(player);
    if (player !== this.active || this.step !== "precombat main") throw new RuleError("lands are played in one's own main phase");
    if (card.zone !== "hand" || card.owner !== player || !card.isLand) throw new RuleError("that is no land in hand");
    if (landsPlayed > 0) throw new RuleError("one land was played already");
    this.players.get(player).landsPlayed += 1;
    card.zone = "battlefield";
    card.summoningSick = true;
  }

  tapForMana(player, card) {
    if (card.zone !== "battlefield" || card.owner !== player || !card.isLand) throw new RuleError("that makes no mana");
    if (card.tapped) throw new RuleError("it is tapped");
    card.tapped = true;
    this.players.get(player).mana.push(LANDS[card.name]);
  }

  attack(player, cards) {
    if (player !== this.active || this.step !== "precombat main") throw new RuleError("it is too late to attack");
    for (const card of cards) {
      if (card.zone !== "battlefield" || card.owner !== player || card.isLand) throw new RuleError("that can't attack");
      if (card.tapped) throw new RuleError(`${card.name} is tapped`);
      if (card.summoningSick) throw new RuleError(`${card.name} came under control this turn`);
    }
    for (const card of cards) card.tapped = true;
    for (const one of this.players.values()) one.mana = [];
    this.attackers = cards;
    this.step = "declare attackers";
  }

  /** Goes on to combat damage; nobody blocks in Meadow. */
  combatDamage() {
    if (this.step !== "declare attackers") throw new RuleError("nobody attacks");
    const defender = this.players.get(this.opponentOf(this.active));
    for (const card of this.attackers) defender.life -= card.power;
    this.step = "combat damage";
  }
}
