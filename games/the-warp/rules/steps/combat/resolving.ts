import type { Flow, Seat } from '@warptable/kernel';
import { GUARDIANS } from '../../../content/index.ts';
import { exiled, happen, total } from '../../abilities.ts';
import { combatCard } from '../../available/combat-cards.ts';
import {
  drawCards,
  drawRewards,
  keepFewRewards,
  roomForRewards,
  takeRewards,
  toDiscard,
} from '../../effects/cards.ts';
import { gainArea } from '../../effects/control.ts';
import { missionSwitch, takePoints } from '../../effects/missions.ts';
import { modifyStrength, removeExiled, reserve } from '../../effects/troops.ts';
import { boardOf } from '../../geometry.ts';
import type { Exiled, Warp } from '../../moments.ts';
import {
  TROOP_LIMIT,
  adjustTracks,
  defendersAt,
  exiledRaceAt,
  guardianHolds,
  hasBonus,
  isGate,
  roomOn,
  strengthAt,
  troopLimit,
} from '../../queries.ts';
import { gatePoints } from '../../scoring.ts';
import { atFinalPowers, momentsOfOutcome, rewardsDue } from '../../solo/combat/resolving.ts';
import { clearSlots, hasPaid } from '../../solo/combat/slots.ts';
import { rivalRewards } from '../../solo/rewards.ts';
import { isRival } from '../../solo/state.ts';
import { ATTACK, DEFENCE, NOBODY, isOn } from '../../state.ts';
import type { Combat, SideOfCombat, State } from '../../state.ts';
import { loseTroops } from './dice.ts';
import { abilitiesFirst } from './free.ts';
import { multiplierInCombat, computePower } from './power.ts';
import { ask } from '../../questions.ts';

type Winner = SideOfCombat | 'nobody';

/** Step 6, in the order of TW 10.68. */
export function* resolve(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  // Their token may be gone later. Against the Rival they have no abilities (TWS 1.6, TWS 21.12).
  const holder = isRival(s, combat.attacker) ? null : exiledRaceAt(s, combat.target);
  if (s.solo) yield* atFinalPowers(g, combat);
  const power = { attack: computePower(s, combat, ATTACK), defence: computePower(s, combat, DEFENCE) };
  const guardian = guardianHolds(s, combat.target);
  const winner = takeLosses(g, combat, holder);
  note(s, combat, winner);
  g.emit?.({
    type: 'CombatResolved',
    winner: winner === 'nobody' ? 'nobody' : winner === ATTACK ? 'attack' : 'defence',
    attack: combat.sides[ATTACK].power,
    defence: combat.sides[DEFENCE].power,
    power,
  });
  const { attacker, defender, target, sides } = combat;
  if (winner === ATTACK) {
    yield* conquer(g, combat);
    if (guardian) takeConquerPoints(g, attacker);
    yield* exiled.happen(g, holder, 'whenConquered', { seat: attacker, area: target }); // TW 14.10
    const conquest = { area: target, from: defender, destroyed: sides[DEFENCE].lost };
    yield* happen(g, attacker, 'whenConquering', conquest, {
      beforeOrder: () => abilitiesFirst(g, attacker),
    });
  } else {
    if (guardian && winner === 'nobody') s.guardian.conquerPoints = false; // TW 15.16
    leave(g, combat, winner);
  }
  if (s.solo) yield* momentsOfOutcome(g, combat, winner);
  yield* rewardWinner(g, combat, winner);
  yield* deceive(g, combat, winner);
  for (const side of sides) for (const { card } of side.cards) toDiscard(s, card); // TWS 12.35: cancelled ones too
  if (s.solo) clearSlots(g);
  s.combat = null;
  if (s.solo) yield* rivalRewards(g, rewardsDue(combat, winner)); // TWS 18.1
}

/** TW 10.55, TW 10.56, TW 10.57, TW 10.59, TW 10.71. */
function takeLosses(g: Warp, combat: Combat, holder: Exiled): Winner {
  const s = g.state;
  const attack = combat.sides[ATTACK].power;
  const defence = combat.sides[DEFENCE].power;
  const { target } = combat;
  if (attack > defence) {
    loseTroops(g, DEFENCE, defendersAt(s, target));
    return ATTACK;
  }
  let lost = loseTroops(g, ATTACK, 1);
  if (attack === defence && !exiled.allowed(s, holder, 'losesNothingInTies')) loseTroops(g, DEFENCE, 1);
  if (defendersAt(s, target) === 0) return combat.attackers > 0 ? ATTACK : 'nobody';
  lost += loseTroops(g, ATTACK, exiled.total(s, holder, 'counterRaid'));
  if (lost > 0 && exiled.allowed(s, holder, 'chains') && strengthAt(s, target) < TROOP_LIMIT)
    modifyStrength(g, target, 1);
  return DEFENCE;
}

const CLOSE = 4;

/** Only cards that were paid for are left by now (TW 10.73), or lie there cancelled (TWS 12.12, TWS 35.3). */
const hasCard = (s: State, { attacker, sides }: Combat): boolean =>
  isRival(s, attacker) ? hasPaid(s) : sides[ATTACK].cards.some(({ option }) => option > 0);

/** TW 10.67: what missions want to know. */
function note(s: State, combat: Combat, winner: Winner): void {
  const { attacker, defender, supporter, sides, target, ship, defendersRolled } = combat;
  const { power: attack } = sides[ATTACK];
  const { power: defence } = sides[DEFENCE];
  const gap = Math.abs(attack - defence);
  const narrow = gap >= 1 && gap <= CLOSE ? 1 : 0;
  if (winner === ATTACK) {
    const { deeds } = s.players[attacker]!;
    if (multiplierInCombat(s, combat, DEFENCE) > multiplierInCombat(s, combat, ATTACK)) deeds.uphillWins++;
    if (attack >= 2 * defence) deeds.crushingWins++;
    deeds.narrowWins += narrow;
    if (defender !== NOBODY) deeds.conqueredFromPlayers++;
    if (!hasCard(s, combat) && defendersRolled >= 2) deeds.bareHandWins++;
    if (s.tokens[target] !== null && defendersRolled >= 3) deeds.strongNests++;
    if (ship) deeds.shipWins++;
  } else if (winner === DEFENCE) {
    if (defender !== NOBODY) {
      s.players[defender]!.deeds.defences++;
      s.players[defender]!.deeds.narrowWins += narrow;
    } else if (supporter !== NOBODY) {
      s.players[supporter]!.deeds.supports++;
    }
  }
}

/** Nobody holds the area any more: the token, the Guardian or the player's role goes. */
function vacate(g: Warp, { target, defender }: Combat): void {
  const s = g.state;
  if (defender === NOBODY) removeExiled(g, target);
  else s.owner[target] = NOBODY;
}

/** TW 10.59, TW 10.60, TWS 12.21; TW 15.9 at the Gate. */
function* conquer(g: Warp, combat: Combat): Flow {
  const s = g.state;
  const { attacker, target, ship, attackers } = combat;
  const limit = Math.min(attackers, troopLimit(s, target));
  const chooses = isGate(s, target) && limit > 1 && !isRival(s, attacker); // TWS 20.6
  if (chooses) yield* abilitiesFirst(g, attacker);
  vacate(g, combat);
  if (ship) s.ships[target]!++;
  const stay = chooses
    ? yield* ask.stayAtGate(attacker, { about: { attackers }, min: 1, max: limit })
    : limit;
  combat.attackers = attackers - stay;
  yield* gainArea(g, attacker, target, stay, 'conquered', ship);
  goHome(g, combat);
}

/** TW 10.65: what does not fit on the origin goes into the reserve. */
function goHome(g: Warp, combat: Combat): void {
  const s = g.state;
  const { attacker, origin } = combat;
  const back = Math.min(combat.attackers, roomOn(s, origin));
  const player = s.players[attacker]!;
  s.troops[origin]! += back;
  player.reserve += combat.attackers - back;
  if (combat.attackers > 0) {
    const reserved = combat.attackers - back;
    g.emit?.({ type: 'TroopsReturned', seat: attacker, to: boardOf(s).ids[origin]!, troops: back, reserved });
  }
  combat.attackers = 0;
}

/** The attack did not conquer: Troops and ship return (TW 8.16); or nobody is left (TW 10.58). */
function leave(g: Warp, combat: Combat, winner: Winner): void {
  const s = g.state;
  if (winner === 'nobody') {
    vacate(g, combat);
    adjustTracks(s);
  }
  if (combat.ship) s.ships[combat.origin]!++;
  goHome(g, combat);
}

/** TW 15.8, TWS 20.13: once per game. */
function takeConquerPoints(g: Warp, seat: Seat): void {
  const s = g.state;
  if (!s.guardian.conquerPoints) return;
  s.guardian.conquerPoints = false;
  takePoints(g, seat, gatePoints(s, seat, GUARDIANS[s.guardian.race!].conquer), 'conquest');
}

const SUPPORT_REWARDS = 2;

/** TW 10.56, TW 10.59, TW 10.69, TW 4.11, TW 19.27, TWS 12.23; in a team to the member who fights (TW 18.18). */
function* rewardWinner(g: Warp, { attacker, defender, supporter }: Combat, winner: Winner): Flow {
  const s = g.state;
  const bonus = (seat: Seat): number => (hasBonus(s.players[seat]!, 'gold-mine') ? 1 : 0);
  const seat = winner === ATTACK ? attacker : defender === NOBODY ? supporter : defender;
  if (isRival(s, seat)) return; // TWS 12.24: later
  if (winner === ATTACK) {
    yield* takeRewards(g, attacker, 1 + bonus(attacker));
    if (roomForRewards(s.players[attacker]!) < 0) yield* abilitiesFirst(g, attacker);
    yield* keepFewRewards(g, attacker);
  } else if (winner === DEFENCE && defender !== NOBODY) {
    yield* drawRewards(g, defender, 1 + bonus(defender));
  } else if (winner === DEFENCE && supporter !== NOBODY) {
    const extra = isOn(s, 'bonusOwnTroops') ? bonus(supporter) : 0;
    yield* drawRewards(g, supporter, SUPPORT_REWARDS + total(s, supporter, 'supporterRewards') + extra);
  }
}

/** TW 10.66; TW 18.16: a card works for the member who fights, whoever of the team played it. */
function* deceive(g: Warp, combat: Combat, winner: Winner): Flow {
  if (winner === 'nobody') return;
  const loser = winner === ATTACK ? DEFENCE : ATTACK;
  const fighter = loser === ATTACK ? combat.attacker : combat.defender;
  for (const { seat: player, card, option } of combat.sides[loser].cards) {
    const seat = fighter === NOBODY ? player : fighter;
    if (combatCard(card).kind !== 'deceive' || option === 0) continue;
    for (const { does, n } of combatCard(card).options[option - 1]!.effects) {
      if (does === 'reserve') {
        reserve(g, seat, n);
      } else {
        if (seat === combat.attacker) yield* abilitiesFirst(g, seat);
        if (does === 'draw') yield* drawCards(g, seat, n);
        else for (let i = 0; i < n; i++) yield* missionSwitch(g, seat);
      }
    }
  }
}
