import type { Battle, Player, Price, Region, Side, State, Turn } from './state.ts';

/** A copy that shares nothing which changes; written by hand, because copying is what bots do all day. */
export function copyState(s: State): State {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    players: s.players.map(copyPlayer),
    round: s.round,
    phase: s.phase,
    active: s.active,
    flareGun: s.flareGun,
    regions: s.regions.map(copyRegion),
    prices: s.prices.map(copyPrice),
    neutral: s.neutral.slice(),
    loose: s.loose.slice(),
    turnedLoose: s.turnedLoose.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    played: s.played.slice(),
    turn: s.turn && copyTurn(s.turn),
    battle: s.battle && copyBattle(s.battle),
    flaresBy: s.flaresBy.slice(),
    incomeTaken: s.incomeTaken.slice(),
    closed: s.closed,
    staying: s.staying,
    ship: s.ship,
    intelDeck: s.intelDeck.slice(),
    intelHeld: s.intelHeld.slice(),
    intelDiscard: s.intelDiscard.slice(),
    morale: s.morale && { strength: s.morale.strength, fame: s.morale.fame },
    ryhzu: s.ryhzu.map(({ id, at, upgraded, master }) => ({ id, at, upgraded, master })),
    winners: s.winners.slice(),
    ending: s.ending,
  };
}

function copyPlayer(p: Player): Player {
  return {
    faction: p.faction,
    abilities: p.abilities.slice(),
    energy: p.energy,
    gems: p.gems,
    fame: p.fame,
    research: p.research.slice(),
    hand: p.hand.slice(),
    fresh: p.fresh.slice(),
    open: p.open.slice(),
    perceived: p.perceived.slice(),
    sectors: p.sectors.slice(),
    onBase: p.onBase,
    spare: p.spare,
    leaders: p.leaders.map(({ id, at, upgraded }) => ({ id, at, upgraded })),
    upgraded: p.upgraded.slice(),
    built: p.built.slice(),
    uncovered: p.uncovered.slice(),
    relics: p.relics.slice(),
    tokens: p.tokens.slice(),
    recalled: p.recalled.slice(),
    vault: p.vault.slice(),
    boxed: p.boxed.slice(),
    base: p.base,
    starts: p.starts,
    baseLoose: p.baseLoose,
    baseHarvested: p.baseHarvested,
    used: p.used.slice(),
    skips: p.skips.slice(),
    countBonus: p.countBonus,
  };
}

function copyRegion(r: Region): Region {
  return {
    id: r.id,
    terrain: r.terrain,
    tile: r.tile,
    production: r.production,
    loose: r.loose,
    harvested: r.harvested,
    fighters: r.fighters.slice(),
    sites: r.sites.map(({ foundation, building, owner }) => ({ foundation, building, owner })),
    relic: r.relic,
    morale: r.morale,
    trap: r.trap,
  };
}

const copyPrice = (price: Price | null): Price | null =>
  price && { by: price.by, token: price.token, last: price.last, surcharges: price.surcharges.slice() };

const copyTurn = (turn: Turn): Turn => ({ ...turn, lakesLeft: turn.lakesLeft.slice() });

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  used: battle.used.slice(),
  sides: [copySide(battle.sides[0]), copySide(battle.sides[1])],
});

const copySide = (side: Side): Side => ({ ...side });
