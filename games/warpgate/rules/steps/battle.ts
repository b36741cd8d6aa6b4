import { chooseTogether } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { TACTICS } from '../../content/index.ts';
import type { Condition, Effect, TacticsId } from '../../content/index.ts';
import { allowed, total } from '../abilities/index.ts';
import { destruction } from '../destruction.ts';
import type { Force } from '../destruction.ts';
import { discardTactics, drawActionCards, drawTactics } from '../effects/cards.ts';
import { claimGood, refreshGoods } from '../effects/goods.ts';
import { deployUpTo, removeShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { hasMarker } from '../queries.ts';
import type { Battle, State } from '../state.ts';
import { afterBattle } from './aftermath.ts';
import { withdraw } from './withdrawing.ts';
import { ask } from '../questions.ts';

/** One side of the battle, once the cards are revealed. */
export interface RevealedSide {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly attacking: boolean;
  readonly card: TacticsId;
  /** Stays so, whatever is destroyed later (WG 12.12). */
  readonly won: boolean;
  /** The effects whose conditions hold; none if the text is void. */
  readonly effects: readonly Effect[];
}

/**
 * The five steps of a battle, and what comes after. Step 4 has the order of WG 12.15: destruction, then the other effects (WG 22.45).
 * The attacker's come first (WG 22.19). Abilities of others than the two sides have no say (WG 12.17).
 */
export function* battle(g: Warpgate): Flow {
  const fight = g.state.battle!;
  yield* drawAndPlayTactics(g, fight);
  const attackerWon = decideWinner(g, fight);
  const [attacker, defender] = sidesOf(g, fight, attackerWon);
  const losses = destroyShips(g, fight, attacker, defender);
  yield* carryOutOtherEffects(g, attacker);
  yield* carryOutOtherEffects(g, defender);
  discardPlayed(g.state, fight);
  yield* withdraw(g, fight, attackerWon);
  g.state.battle = null;
  yield* afterBattle(g, fight, attacker, losses.attacker);
  yield* afterBattle(g, fight, defender, losses.defender);
}

/** Steps 1 and 2: both choose in secret (WG 12.6, WG 12.8). WG 14.29: the Gatekeepers play the first card they drew. */
function* drawAndPlayTactics(g: Warpgate, fight: Battle): Flow {
  const s = g.state;
  const seats = [fight.attacker, fight.defender];
  for (const seat of seats) {
    const attacking = seat === fight.attacker;
    yield* drawTactics(g, seat, 2 + total(s, seat, 'extraTactics', { attacking }));
  }
  const humans = seats.filter((seat) => s.players[seat]!.kind === 'human');
  const asks = humans.map((seat) => ask.tactics(seat, { candidates: () => s.players[seat]!.tacticsHand }));
  const chosen = yield* chooseTogether(asks);
  g.lockUndo('the Tactics cards were revealed');
  for (const seat of seats) {
    const card = humans.includes(seat) ? chosen[humans.indexOf(seat)]! : s.players[seat]!.tacticsHand[0]!;
    reveal(g, fight, seat, card);
  }
}

/** WG 12.7: the cards not chosen go face up to the discard pile. */
function reveal(g: Warpgate, fight: Battle, seat: Seat, card: TacticsId): void {
  const player = g.state.players[seat]!;
  const others = player.tacticsHand.filter((one) => one !== card);
  player.tacticsHand = [];
  if (seat === fight.attacker) fight.attackerCard = card;
  else fight.defenderCard = card;
  discardTactics(player, others);
  g.emit?.({ type: 'TacticsRevealed', seat, card, discarded: others });
}

/** WG 12.14. */
function discardPlayed(s: State, fight: Battle): void {
  discardTactics(s.players[fight.attacker]!, [fight.attackerCard!]);
  discardTactics(s.players[fight.defender]!, [fight.defenderCard!]);
  fight.attackerCard = null;
  fight.defenderCard = null;
}

/** Step 3 (WG 22.14): strength is ships x multiplier plus bonuses; x0 stays 0 (WG 12.9, WG 12.10). */
function strengthOf(s: State, seat: Seat, ships: number, card: TacticsId, fight: Battle): number {
  const { multiplier } = TACTICS[card];
  if (multiplier === 0) return 0;
  const attacking = seat === fight.attacker;
  const controlled = hasMarker(s, seat, fight.planet);
  return ships * multiplier + total(s, seat, 'strengthBonus', { attacking, controlled });
}

/** WG 12.11: the attacker wins ties, unless the defender does. */
function decideWinner(g: Warpgate, fight: Battle): boolean {
  const s = g.state;
  const { attacker, defender, planet } = fight;
  const attack = strengthOf(s, attacker, fight.attackers, fight.attackerCard!, fight);
  const defence = strengthOf(s, defender, s.fleetSize[planet]!, fight.defenderCard!, fight);
  const held = allowed(s, defender, 'defenderWinsTies');
  const attackerWon = attack > defence || (attack === defence && !held);
  const [strength, against] = attackerWon ? [attack, defence] : [defence, attack];
  g.emit?.({ type: 'BattleWon', seat: attackerWon ? attacker : defender, strength, against });
  return attackerWon;
}

/** WG 12.13, WG 12.20, WG 22.24: which texts count. Multipliers and abilities cannot be cancelled (WG 12.18). */
function sidesOf(g: Warpgate, fight: Battle, attackerWon: boolean): [RevealedSide, RevealedSide] {
  const { attacker, defender } = fight;
  const cancels = (card: TacticsId): boolean =>
    TACTICS[card].effects.some((effect) => effect.do === 'cancel');
  const side = (seat: Seat, enemy: Seat, card: TacticsId, enemyCard: TacticsId): RevealedSide => {
    const attacking = seat === attacker;
    const won = attacking === attackerWon;
    const voided = cancels(enemyCard);
    if (voided) g.emit?.({ type: 'TextVoided', seat, card });
    const effects = voided
      ? []
      : TACTICS[card].effects.filter(({ when }) => when.every((one) => holds(one, attacking, won)));
    return { seat, enemy, attacking, card, won, effects };
  };
  return [
    side(attacker, defender, fight.attackerCard!, fight.defenderCard!),
    side(defender, attacker, fight.defenderCard!, fight.attackerCard!),
  ];
}

function holds(condition: Condition, attacking: boolean, won: boolean): boolean {
  switch (condition) {
    case 'won':
      return won;
    case 'lost':
      return !won;
    case 'attacking':
      return attacking;
    case 'defending':
      return !attacking;
  }
}

/** Step 4, destruction. */
function destroyShips(
  g: Warpgate,
  fight: Battle,
  attacker: RevealedSide,
  defender: RevealedSide,
): { attacker: number; defender: number } {
  const s = g.state;
  const { planet } = fight;
  const place = boardOf(s).ids[planet]!;
  const losses = destruction(
    forceOf(s, attacker, fight.attackers),
    forceOf(s, defender, s.fleetSize[planet]!),
  );
  fight.attackers -= losses.attacker;
  removeShips(s, planet, losses.defender);
  for (const { seat, attacking } of [attacker, defender]) {
    const ships = attacking ? losses.attacker : losses.defender;
    if (ships === 0) continue;
    s.players[seat]!.ships += ships; // WG 1.2, WG 12.16
    g.emit?.({ type: 'ShipsDestroyed', seat, place, ships, by: 'battle' });
  }
  return losses;
}

/** WG 22.15: what its abilities and its card spare. */
function forceOf(s: State, { seat, effects }: RevealedSide, ships: number): Force {
  let spares = total(s, seat, 'spares');
  for (const effect of effects) {
    if (effect.do === 'spare') spares += effect.ships === 'all' ? Infinity : effect.ships;
  }
  return { ships, spares, effects };
}

/**
 * Step 4, other effects in printed order (WG 12.24). Cards are drawn even after the own 4th turn (WG 22.29, WG 16.7). WG 14.33,
 * WG 14.34: what the Gatekeepers make of them.
 */
function* carryOutOtherEffects(g: Warpgate, { seat, enemy, effects }: RevealedSide): Flow {
  const s = g.state;
  const automatic = s.players[seat]!.kind === 'gatekeepers';
  for (const effect of effects) {
    if (effect.do === 'refresh') refreshGoods(g, seat, effect.goods);
    else if (effect.do === 'claimGood') claimGood(g, seat);
    else if (effect.do === 'deploy') yield* deployUpTo(g, seat, s.gates[seat]!, effect.ships);
    else if (effect.do === 'draw' && !automatic) yield* drawActionCards(g, seat, effect.cards);
    else if (effect.do === 'blockade') blockade(g, enemy);
  }
}

/** WG 16.8, WG 22.30: from the next turn the enemy takes. */
function blockade(g: Warpgate, seat: Seat): void {
  const s = g.state;
  const player = s.players[seat]!;
  if (player.kind === 'gatekeepers') return;
  player.blockade = seat === s.active ? 2 : 1;
  g.emit?.({ type: 'Blockaded', seat });
}
