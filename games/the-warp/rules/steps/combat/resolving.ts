import { pickAmount } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { GUARDIANS } from '../../../content/index.ts';
import { atMoment, exiledAt, total } from '../../abilities.ts';
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
import type { ExiledMoments, Warp } from '../../moments.ts';
import {
  TROOP_LIMIT,
  adjustTracks,
  defendersAt,
  guardianHolds,
  hasBonus,
  isGate,
  roomOn,
  strengthAt,
  troopLimit,
} from '../../reckoning.ts';
import { gatePoints } from '../../scoring.ts';
import { ATTACK, DEFENCE, NOBODY, isOn } from '../../state.ts';
import type { Combat, SideOfCombat, State } from '../../state.ts';
import { loseTroops } from './dice.ts';
import { abilitiesFirst } from './free.ts';
import { multiplierInCombat, reckon } from './power.ts';

type Winner = SideOfCombat | 'nobody';

/** What the Exiled of the target have to say about the end of a combat; kept, because their token may be gone by then. */
interface ExiledSay {
  readonly losesNothingInTies: boolean;
  readonly counterRaid: number;
  readonly chains: boolean;
  readonly whenConquered: ExiledMoments['whenConquered'] | undefined;
}

/** Step 6, in the order of TW 10.68. */
export function* resolve(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  const say = exiledSay(s, combat);
  const reckoned = { attack: reckon(s, combat, ATTACK), defence: reckon(s, combat, DEFENCE) };
  const guardian = guardianHolds(s, combat.target);
  const winner = takeLosses(g, combat, say);
  note(s, combat, winner);
  g.tell?.({
    type: 'CombatResolved',
    winner: winner === 'nobody' ? 'nobody' : winner === ATTACK ? 'attack' : 'defence',
    attack: combat.sides[ATTACK].power,
    defence: combat.sides[DEFENCE].power,
    reckoned,
  });
  const { attacker, defender, target, sides } = combat;
  if (winner === ATTACK) {
    yield* conquer(g, combat);
    if (guardian) takeConquerPoints(g, attacker);
    if (say.whenConquered?.applies(s, attacker, { area: target })) {
      yield* say.whenConquered.act(g, attacker, { area: target });
    }
    const conquest = { area: target, from: defender, destroyed: sides[DEFENCE].lost };
    yield* atMoment(g, attacker, 'whenConquering', conquest, () => abilitiesFirst(g, attacker));
  } else {
    if (guardian && winner === 'nobody') s.guardian.conquerPoints = false; // TW 15.16
    leave(g, combat, winner);
  }
  yield* rewardWinner(g, combat, winner);
  yield* deceive(g, combat, winner);
  for (const side of sides) for (const { card } of side.cards) toDiscard(s, card);
  s.combat = null;
}

function exiledSay(s: State, { target }: Combat): ExiledSay {
  return {
    losesNothingInTies: exiledAt(s, target, 'losesNothingInTies') ?? false,
    counterRaid: exiledAt(s, target, 'counterRaid') ?? 0,
    chains: exiledAt(s, target, 'chains') ?? false,
    whenConquered: exiledAt(s, target, 'whenConquered'),
  };
}

/** TW 10.55 to TW 10.59, 10.71. */
function takeLosses(g: Warp, combat: Combat, say: ExiledSay): Winner {
  const s = g.state;
  const attack = combat.sides[ATTACK].power;
  const defence = combat.sides[DEFENCE].power;
  const { target } = combat;
  if (attack > defence) {
    loseTroops(g, DEFENCE, defendersAt(s, target));
    return ATTACK;
  }
  let lost = loseTroops(g, ATTACK, 1);
  if (attack === defence && !say.losesNothingInTies) loseTroops(g, DEFENCE, 1);
  if (defendersAt(s, target) === 0) return combat.attackers > 0 ? ATTACK : 'nobody';
  lost += loseTroops(g, ATTACK, say.counterRaid);
  if (say.chains && lost > 0 && strengthAt(s, target) < TROOP_LIMIT) modifyStrength(g, target, 1);
  return DEFENCE;
}

const CLOSE = 4;

/** TW 10.67: what missions want to know. */
function note(s: State, combat: Combat, winner: Winner): void {
  const { attacker, defender, supporter, sides, target, ship, defendersRolled } = combat;
  const { power: attack, cards } = sides[ATTACK];
  const { power: defence } = sides[DEFENCE];
  const gap = Math.abs(attack - defence);
  const narrow = gap >= 1 && gap <= CLOSE ? 1 : 0;
  if (winner === ATTACK) {
    const { deeds } = s.players[attacker]!;
    if (multiplierInCombat(s, combat, DEFENCE) > multiplierInCombat(s, combat, ATTACK)) deeds.uphillWins++;
    if (attack >= 2 * defence) deeds.crushingWins++;
    deeds.narrowWins += narrow;
    if (defender !== NOBODY) deeds.conqueredFromPlayers++;
    if (cards.length === 0 && defendersRolled >= 2) deeds.bareHandWins++;
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

/** TW 10.59 to TW 10.63, 15.9. */
function* conquer(g: Warp, combat: Combat): Flow {
  const s = g.state;
  const { attacker, target, ship, attackers } = combat;
  const limit = Math.min(attackers, troopLimit(s, target));
  const chooses = isGate(s, target) && limit > 1;
  if (chooses) yield* abilitiesFirst(g, attacker);
  vacate(g, combat);
  if (ship) s.ships[target]!++;
  const stay = chooses
    ? yield* pickAmount(attacker, 'stayAtGate', 1, limit, undefined, { attackers })
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
    g.tell?.({ type: 'TroopsReturned', seat: attacker, to: boardOf(s).ids[origin]!, troops: back, reserved });
  }
  combat.attackers = 0;
}

/** The attack did not conquer: Troops and ship return (TW 8.16, 10.56 to TW 10.58). */
function leave(g: Warp, combat: Combat, winner: Winner): void {
  const s = g.state;
  if (winner === 'nobody') {
    vacate(g, combat);
    adjustTracks(s);
  }
  if (combat.ship) s.ships[combat.origin]!++;
  goHome(g, combat);
}

/** TW 15.8: once per game. */
function takeConquerPoints(g: Warp, seat: Seat): void {
  const s = g.state;
  if (!s.guardian.conquerPoints) return;
  s.guardian.conquerPoints = false;
  takePoints(g, seat, gatePoints(s, seat, GUARDIANS[s.guardian.race!].conquer), 'conquest');
}

const SUPPORT_REWARDS = 2;

/** TW 10.56, 10.59, 10.69, 4.11, 19.27. */
function* rewardWinner(g: Warp, { attacker, defender, supporter }: Combat, winner: Winner): Flow {
  const s = g.state;
  const bonus = (seat: Seat): number => (hasBonus(s.players[seat]!, 'gold-mine') ? 1 : 0);
  if (winner === ATTACK) {
    yield* takeRewards(g, attacker, 1 + bonus(attacker));
    if (roomForRewards(s.players[attacker]!) < 0) yield* abilitiesFirst(g, attacker);
    yield* keepFewRewards(g, attacker);
  } else if (winner === DEFENCE && defender !== NOBODY) {
    yield* drawRewards(g, defender, 1 + bonus(defender));
  } else if (winner === DEFENCE && supporter !== NOBODY) {
    const extra = isOn(s, 'bonusOwnTroops') ? bonus(supporter) : 0;
    yield* drawRewards(
      g,
      supporter,
      SUPPORT_REWARDS + total(s, supporter, 'supporterRewards', undefined) + extra,
    );
  }
}

/** TW 10.66. */
function* deceive(g: Warp, combat: Combat, winner: Winner): Flow {
  if (winner === 'nobody') return;
  const loser = winner === ATTACK ? DEFENCE : ATTACK;
  for (const { seat, card, option } of combat.sides[loser].cards) {
    if (combatCard(card).kind !== 'deceive') continue;
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
