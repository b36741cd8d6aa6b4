import type { Pending, Seat, Value } from '@warptable/kernel';
import { ARCHIVE, MISSIONS } from '../content/index.ts';
import type { ArchiveId, BuildingType, MissionId } from '../content/index.ts';
import { canPlay } from '../rules/available/developing.ts';
import { isFree } from '../rules/available/free.ts';
import { boardOf } from '../rules/geometry.ts';
import { isFulfilled, progressOf } from '../rules/missions/index.ts';
import { pointsOfSide, pointsToTrigger, roomOn } from '../rules/queries.ts';
import { NOBODY } from '../rules/state.ts';
import { isQuestion } from '../rules/questions.ts';
import type { QuestionKind } from '../rules/questions.ts';
import type { Area, Player, State } from '../rules/state.ts';
import { SELDOM, dieToChange, faceOf, winChanceInCombat, putDown, sideOf } from './fights.ts';
import { appealOfPost, appealOfTarget, bestAttack, bestOfAllAttacks } from './lands.ts';
import { oddsOf } from './odds.ts';
import { appealOfPlan, bestOf, plan, safety, worthOfCard } from './plans.ts';

/** Weighs one option of a question of some kind; of a path, after what was taken. */
type Weigh = (s: State, seat: Seat, option: string, taken: readonly Value[]) => number;

/** How decided a player is: the exponent that makes a likelihood of what a choice is worth. */
const DECISION = 2;

const areaOf = (s: State, id: string): Area => boardOf(s).place(id);

/** What a sensible player does beside the question. */
function freeMove(s: State, seat: Seat, move: string): number {
  if (move.startsWith('+complete')) return 20;
  if (move.startsWith('+reward')) return 6;
  if (move === '+reserve') return 8;
  if (move === '+fire') return s.players[seat]!.energy > 3 ? 3 : 0.5;
  if (move.startsWith('+badges')) return 3;
  return SELDOM;
}

/** By the kind of the question. Of kinds that are not listed all options are alike. */
const ADVICE: { readonly [K in QuestionKind]?: Weigh } = {
  extract: (s, seat, choice) => {
    const player = s.players[seat]!;
    const poor = player.gold + player.energy < 4 ? 2.5 : 1;
    const troops = s.players[seat]!.supply === 0 ? 0.05 : 0.9 + 1.6 / (1 + 0.25 * onBoard(s, seat));
    return choice === 'resources' ? 1.3 * poor : troops;
  },
  placeTroop: (s, seat, at) => (at === 'reserve' ? SELDOM : appealOfPost(s, seat, areaOf(s, at)) ** 2),
  placeReserve: (s, seat, at) => appealOfPost(s, seat, areaOf(s, at)) ** 2,
  discard: (s, seat, card) => {
    const player = s.players[seat]!;
    if (card === 'draw') return 2 + (8 - player.hand.length) * 0.8;
    const { gold, energy } = player;
    const need = gold + energy < 5 ? 1.5 : 0.6;
    const useful =
      ARCHIVE[card as ArchiveId].type !== 'combat' &&
      canPlay(s, seat, card as ArchiveId, { less: 1, fee: 0 });
    return need / (useful ? 4 : worthOfCard(card as ArchiveId));
  },
  drawFrom: (s, seat, from) => {
    if (from === 'stop') return SELDOM;
    if (from === 'deck') return 1;
    const player = s.players[seat]!;
    const { type } = ARCHIVE[from as ArchiveId];
    return type === 'combat'
      ? holds(player, 'combat') < 2
        ? 1.2
        : 0.5
      : 0.25 * bestOf(player, from as ArchiveId);
  },
  action: (s, seat, action) => {
    if (action === 'skip') return SELDOM;
    if (action === 'develop') return 7;
    if (action === 'attack') return 12 * bestOfAllAttacks(s, seat) ** 2;
    return 1.2;
  },
  endAction: () => 1,
  develop: plan,
  developCheaply: plan,
  followDevelop: plan,
  build: (s, seat, option, taken) =>
    taken.length === 0
      ? appealOfPlan(s.players[seat]!, 'build', option as BuildingType) ** 2
      : safety(s, seat, areaOf(s, option)),
  upgrade: (s, seat, option) => appealOfPlan(s.players[seat]!, 'upgrade', option as BuildingType) ** 2,
  raise: (s, seat, id) => shiftAppeal(s, seat, areaOf(s, id), true),
  lower: (s, seat, id) => shiftAppeal(s, seat, areaOf(s, id), false),
  followTerrashift: (s, seat, option, taken) => {
    if (taken.length === 0) return option === 'no' ? 0.5 : option === 'raise' ? 2 : 1;
    return shiftAppeal(s, seat, areaOf(s, option), taken[0] === 'raise');
  },
  attackFrom: (s, seat, id) => bestAttack(s, seat, areaOf(s, id)) ** 3,
  attackTarget: (s, seat, id) => {
    let best = 0.001;
    for (let origin = 0; origin < s.owner.length; origin++) {
      if (s.owner[origin] !== seat || s.troops[origin]! < 2) continue;
      if (!boardOf(s).within2[origin]!.includes(areaOf(s, id))) continue;
      const attackers = Math.min(3, s.troops[origin]! - 1);
      const odds = oddsOf(s, origin, areaOf(s, id), attackers, s.ships[origin]! > 0);
      best = Math.max(best, (appealOfTarget(s, seat, areaOf(s, id)) * odds) ** 3);
    }
    return best;
  },
  attackTroops: (_s, _seat, n) => Number(n) ** 3,
  useShip: () => 1,
  commitLast: (_s, _seat, order) => (order === 'last' ? 3 : 0.3),
  combatCard: putDown,
  support: putDown,
  bribe: (_s, _seat, choice) => (choice === 'none' ? 6 : 1),
  answerBribe: (s, _seat, answer) => {
    const worth = s.combat!.offer!;
    const cards = worth.cards + worth.namedCards.length + worth.cardKinds.length;
    const rewards = worth.rewards + worth.namedRewards.length;
    const all = worth.gold + worth.energy + worth.troops + 2 * cards + 3 * rewards;
    return answer === 'accept' ? all : answer === 'decline' ? 3 : 0.5;
  },
  answerDemand: (_s, _seat, answer) => (answer === 'accept' ? 1 : 3),
  offerKinds: (_s, _seat, kind) => (kind === 'gold' || kind === 'energy' ? 3 : 0.3),
  demandKinds: (_s, _seat, kind) => (kind === 'gold' || kind === 'energy' ? 3 : 0.3),
  offerCardKind: (_s, _seat, kind) => (kind === 'done' ? 3 : 1),
  offerAmount: (_s, _seat, n) => 1 / (1 + Number(n) ** 2),
  demandAmount: (_s, _seat, n) => (Number(n) >= 2 && Number(n) <= 3 ? 2 : 0.2),
  demandMore: (_s, _seat, n) => (Number(n) === 0 ? 2 : 0.1),
  cardOption: (_s, _seat, option) => (option === '0' ? 0.1 : 1 + Number(option)),
  hireGuns: (s, seat, yes) => (yes === 'yes' ? 2 * winChanceInCombat(s, s.combat!.attacker === seat) : 1),
  flipDie: dieToChange,
  rerollDice: dieToChange,
  doubleDice: (s, seat, die) => faceOf(s, seat, die) ** 2,
  rerollAll: (s, seat, yes) => {
    const { dice } = s.combat!.sides[sideOf(s, seat)];
    const mean = dice.reduce((sum, face) => sum + face, 0) / Math.max(1, dice.length);
    return yes === 'yes' ? (mean < 3 ? 3 : 0.2) : 1;
  },
  stayAtGate: (_s, _seat, n) => Number(n) ** 2,
  moveFrom: (s, seat, id) =>
    id === 'stop'
      ? 1.2
      : (1.5 * (s.troops[areaOf(s, id)]! - 1)) / (0.3 + appealOfPost(s, seat, areaOf(s, id))),
  moveTo: (s, seat, id) => {
    const area = areaOf(s, id);
    return s.owner[area] === NOBODY
      ? 9 * appealOfTarget(s, seat, area)
      : appealOfPost(s, seat, area) ** 2 * Math.min(1, roomOn(s, area));
  },
  takeShip: (_s, _seat, yes) => (yes === 'yes' ? 1 : 2),
  revealTokens: (_s, _seat, yes) => (yes === 'yes' ? 3 : 1),
  replenish: (_s, _seat, deck) => (deck === 'endTurn' ? 0.6 : 2),
  mission: (s, seat, id) => {
    if (id === 'hold' || id === 'auto') return SELDOM;
    return id === 'wait' ? (isAhead(s, seat) ? 0.05 : 0.6) : 2;
  },
  keepMissions: (s, seat, id) => missionAppeal(s, seat, id as MissionId),
  keepMission: (s, seat, id) => missionAppeal(s, seat, id as MissionId),
  switchOut: (s, seat, id) => {
    if (id === 'stop') return 1;
    return id === 'none' ? 3 : 0.8 / (0.3 + missionAppeal(s, seat, id as MissionId));
  },
  shots: (_s, _seat, n) => (n === '2' ? 1.5 : 1),
  laserTarget: (s, seat, id) => appealOfTarget(s, seat, areaOf(s, id)),
  bribeRival: (_s, _seat, choice) => (choice === 'none' ? 3 : 1),
  silnaGift: (s, seat, kind) => s.players[seat]![kind as 'gold' | 'energy'],
  gainGold: (s, seat, n) => evenOut(s.players[seat]!, Number(n)),
  payGold: (s, seat, n) => 1 / evenOut(s.players[seat]!, Number(n)),
};

const onBoard = (s: State, seat: Seat): number => 14 - s.players[seat]!.supply - s.players[seat]!.reserve;

const holds = (player: Player, type: string): number =>
  player.hand.filter((card) => ARCHIVE[card].type === type).length;

const isAhead = (s: State, seat: Seat): boolean =>
  s.players.every(
    (_, other) => pointsOfSide(s, other) <= Math.max(pointsOfSide(s, seat), pointsToTrigger(s) - 1),
  );

/** Whatever there is less of. */
const evenOut = ({ gold, energy }: Player, more: number): number =>
  1 / (1 + Math.abs(gold + more - energy - 1));

const missionAppeal = (s: State, seat: Seat, id: MissionId): number => {
  if (s.phase !== 'setup' && isFulfilled(s, seat, id)) return 6;
  let done = 0;
  const conditions = progressOf(s, seat, id);
  for (const { have, need } of conditions) done += need > 0 ? Math.min(1, have / need) : 1;
  return (0.3 + done / conditions.length) * Math.sqrt(MISSIONS[id].points);
};

/** Own land goes up, what one wants to take goes down. */
function shiftAppeal(s: State, seat: Seat, area: Area, up: boolean): number {
  const own = s.owner[area] === seat;
  const near = own || boardOf(s).neighbours[area]!.some((next) => s.owner[next] === seat);
  if (up) return own ? (boardOf(s).isColony[area] ? 1 : 4) * s.troops[area]! : 0.05;
  return own ? 0.05 : near && s.tokens[area] !== null ? 4 : 0.3;
}

export function advise(s: State, { ask, options }: Pending, taken: readonly Value[]): number[] | undefined {
  const weigh = isQuestion(ask.kind) ? ADVICE[ask.kind] : undefined;
  if (!weigh) return undefined;
  return options.map((option) => {
    const value = String(option);
    return isFree(value)
      ? freeMove(s, ask.seat, value) ** DECISION
      : Math.max(0.001, weigh(s, ask.seat, value, taken)) ** DECISION;
  });
}
