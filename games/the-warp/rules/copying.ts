import type { MissionId } from '../content/index.ts';
import { copySolo } from './solo/state.ts';
import type { Combat, CombatSide, Player, State } from './state.ts';

/** A deep copy that shares nothing which changes. */
export function copyState(s: State): State {
  const copy: State = {
    agenda: s.agenda.slice(),
    options: s.options,
    switches: s.switches,
    board: s.board,
    players: s.players.map(copyPlayer),
    first: s.first,
    active: s.active,
    round: s.round,
    phase: s.phase,
    endgame: s.endgame,
    trigger: s.trigger,
    scored: s.scored,
    owner: s.owner.slice(),
    troops: s.troops.slice(),
    multiplier: s.multiplier.slice(),
    tokens: s.tokens.slice(),
    faceUp: s.faceUp.slice(),
    modifier: s.modifier.slice(),
    miniatures: s.miniatures.map((areas) => areas.slice()),
    lasers: s.lasers.slice(),
    towers: s.towers.slice(),
    ships: s.ships.slice(),
    since: s.since.slice(),
    gains: s.gains,
    neutrals: s.neutrals.slice(),
    exiled: { ...s.exiled },
    samples: s.samples.slice(),
    unusedTokens: s.unusedTokens.slice(),
    defeatedTokens: s.defeatedTokens.slice(),
    guardian: { ...s.guardian, tokens: s.guardian.tokens.slice() },
    unusedAbilityTokens: s.unusedAbilityTokens.slice(),
    piles: s.piles.map((pile) => pile.slice()),
    setAside: s.setAside.slice(),
    boxedRaces: s.boxedRaces.slice(),
    deck: s.deck.slice(),
    lineUp: s.lineUp.slice(),
    discard: s.discard.slice(),
    spent: s.spent.slice(),
    rewardDeck: s.rewardDeck.slice(),
    rewardDiscard: s.rewardDiscard.slice(),
    missionDecks: {
      progress: s.missionDecks.progress.slice(),
      prosperity: s.missionDecks.prosperity.slice(),
      conquest: s.missionDecks.conquest.slice(),
    },
    open: s.open.slice(),
    pioneering: s.pioneering.slice(),
    hiddenPioneering: s.hiddenPioneering,
    boxedMissions: s.boxedMissions.slice(),
    missionPools: s.missionPools.map((pool) => pool.slice()),
    proposal: s.proposal,
    turn: {
      ...s.turn,
      actions: s.turn.actions.slice(),
      fired: s.turn.fired.slice(),
      used: s.turn.used.slice(),
      shifted: s.turn.shifted.slice(),
    },
    combat: s.combat && copyCombat(s.combat),
    pledge: s.pledge,
    timeout: s.timeout && { ...s.timeout, ended: s.timeout.ended.slice() },
    timeoutsUsed: s.timeoutsUsed.slice(),
  };
  if (s.solo) copy.solo = copySolo(s.solo);
  return copy;
}

function copyPlayer(p: Player): Player {
  return {
    races: p.races.slice(),
    mimicked: p.mimicked,
    abilities: p.abilities.slice(),
    gold: p.gold,
    energy: p.energy,
    reserve: p.reserve,
    supply: p.supply,
    stock: p.stock.slice(),
    levels: p.levels.slice(),
    tracks: p.tracks.slice(),
    locks: p.locks.slice(),
    hand: p.hand.slice(),
    shown: p.shown.slice(),
    rewards: p.rewards.slice(),
    missions: p.missions.slice(),
    fresh: p.fresh.slice(),
    passed: p.passed.slice(),
    held: (p.held as readonly MissionId[] | undefined)?.slice() ?? [], // games saved with rules 4 lack it
    done: p.done.slice(),
    tokenPoints: p.tokenPoints,
    lookedCards: p.lookedCards.slice(),
    lookedMissions: p.lookedMissions.slice(),
    deeds: { ...p.deeds },
    presets: p.presets,
    shownSupply: p.shownSupply,
  };
}

function copyCombat(c: Combat): Combat {
  return {
    ...c,
    unveiled: c.unveiled.slice(),
    sides: [copySide(c.sides[0]), copySide(c.sides[1])],
  };
}

function copySide(side: CombatSide): CombatSide {
  return {
    ...side,
    cards: side.cards.map((card) => ({ ...card })),
    dice: side.dice.slice(),
    doubled: side.doubled.slice(),
    bonuses: side.bonuses.slice(),
    effects: side.effects.slice(),
  };
}
