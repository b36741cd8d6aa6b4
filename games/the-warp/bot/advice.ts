import type { Pending, Seat, Value } from '@warptable/kernel';
import { ARCHIVE, MISSIONS } from '../content/index.ts';
import type { ArchiveId, BuildingType, CombatCard, DevelopOption, MissionId } from '../content/index.ts';
import { isFree } from '../rules/available/free.ts';
import { canPlay } from '../rules/available/developing.ts';
import { boardOf } from '../rules/geometry.ts';
import { isFulfilled, progressOf } from '../rules/missions/index.ts';
import { INCOME } from '../content/index.ts';
import { multiplierOf, pointsOfSide, pointsToTrigger, roomOn } from '../rules/reckoning.ts';
import { ATTACK, DEFENCE, NOBODY, TRACK } from '../rules/state.ts';
import type { Area, Player, State } from '../rules/state.ts';
import { chance, oddsOf } from './odds.ts';

/** Weighs one option of a question of some kind; of a path, after what was taken. */
type Weigh = (s: State, seat: Seat, option: string, taken: readonly Value[]) => number;

const SELDOM = 0.03;
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

/** How badly the seat wants its tracks and levels, by what one more would bring. */
const BUILDING_APPEAL: Readonly<Record<BuildingType, number>> = {
  'command-center': 4,
  'gold-mine': 4,
  'energy-plant': 4,
  'trade-post': 3,
  'laser-cannon': 2.5,
  'sentry-tower': 1.5,
  'assault-ship': 3,
};

/** The appeal of a Build or Upgrade: the income it adds counts most. */
function appealOfPlan(player: Player, does: 'build' | 'upgrade', type: BuildingType): number {
  const track = TRACK[type as keyof typeof TRACK] as number | undefined;
  const base = BUILDING_APPEAL[type] * (does === 'upgrade' ? 0.7 : 1);
  if (track === undefined) return base;
  const level = player.levels[track]!;
  const count = Math.round(player.tracks[track]! / level);
  const next = Math.min(12, does === 'build' ? (count + 1) * level : count * (level + 1));
  const more = INCOME[next]! - INCOME[player.tracks[track]!]!;
  return base + 4 * more + (next >= 8 && player.tracks[track]! < 8 ? 4 : 0);
}

const optionOf = (card: ArchiveId, number: string): DevelopOption =>
  ARCHIVE[card].options[Number(number) - 1] as DevelopOption;

const cheapness = (text: string): number => {
  const [gold, energy] = text.split('/').map(Number) as [number, number];
  return 1 / (1 + gold + energy);
};

/** Develop Cards: what they build, where, and for how much. */
function plan(s: State, seat: Seat, option: string, taken: readonly Value[]): number {
  if (option === 'no') return 4;
  const player = s.players[seat]!;
  const card = (taken[0] ?? option) as ArchiveId;
  if (taken.length === 0) return bestOf(player, card) ** 2;
  if (taken.length === 1) {
    const { does, what } = optionOf(card, option);
    return what === 'any' ? 36 : appealOfPlan(player, does, what) ** 2;
  }
  const { does } = optionOf(card, taken[1] as string);
  if (option in BUILDING_APPEAL) return appealOfPlan(player, does, option as BuildingType) ** 3;
  if (option.includes('/')) return cheapness(option);
  return option in ARCHIVE
    ? 1 / (0.2 + worthOfCard(option as ArchiveId))
    : safety(s, seat, areaOf(s, option));
}

function bestOf(player: Player, card: ArchiveId): number {
  let best = 0.1;
  for (const option of ARCHIVE[card].options) {
    if (!('does' in option)) continue;
    const appeal = option.what === 'any' ? 6 : appealOfPlan(player, option.does, option.what);
    best = Math.max(best, appeal);
  }
  return best;
}

/** Buildings stand better where many Troops are, and away from others. */
function safety(s: State, seat: Seat, area: Area): number {
  const near = boardOf(s).neighbours[area]!.filter(
    (next) => s.owner[next] !== seat && s.owner[next] !== NOBODY,
  ).length;
  return (1 + s.troops[area]!) / (1 + near);
}

/** What a card is worth in the hand. */
function worthOfCard(card: ArchiveId): number {
  const { type } = ARCHIVE[card];
  return type === 'combat' ? 1 : type === 'build' ? 1.2 : 1;
}

function appealOfTarget(s: State, seat: Seat, area: Area): number {
  const board = boardOf(s);
  let appeal = 1 + 0.15 * multiplierOf(s, area);
  if (area === board.gate) appeal += 3;
  if (board.isRing[area]) appeal += 0.4;
  for (const areas of s.miniatures) if (areas[area] !== NOBODY) appeal += 0.5;
  if (s.lasers[area] || s.towers[area] || s.ships[area]! > 0) appeal += 0.5;
  if (s.owner[area] !== NOBODY) {
    appeal += pointsOfSide(s, s.owner[area]!) > pointsOfSide(s, seat) ? 0.5 : 0.2;
  }
  return appeal;
}

/** The best attack from here: appeal of the target times the chance to get it. */
function bestAttack(s: State, seat: Seat, origin: Area): number {
  const attackers = Math.min(3, s.troops[origin]! - 1);
  if (attackers < 1) return 0;
  const { neighbours, within2 } = boardOf(s);
  const ship = s.ships[origin]! > 0;
  let best = 0;
  for (const target of ship ? within2[origin]! : neighbours[origin]!) {
    if (!isWorthAttacking(s, seat, target)) continue;
    best = Math.max(best, appealOfTarget(s, seat, target) * oddsOf(s, origin, target, attackers, ship));
  }
  return best;
}

const isWorthAttacking = (s: State, seat: Seat, target: Area): boolean =>
  s.owner[target] !== seat &&
  !boardOf(s).isColony[target] &&
  (s.owner[target] !== NOBODY ||
    s.tokens[target] !== null ||
    (s.guardian.holds && target === boardOf(s).gate));

function bestOfAllAttacks(s: State, seat: Seat): number {
  let best = 0;
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && s.troops[area]! > 1) best = Math.max(best, bestAttack(s, seat, area));
  }
  return best;
}

/** How good a place is for one more Troop: at the front, where attacks start or are expected. */
function appealOfPost(s: State, seat: Seat, area: Area): number {
  const board = boardOf(s);
  let front = 0;
  for (const next of board.neighbours[area]!) {
    if (s.owner[next] === seat || board.isColony[next]) continue;
    if (s.tokens[next] !== null || (s.owner[next] !== NOBODY && s.owner[next] !== seat)) front++;
    else front += 0.3;
  }
  return 0.1 + (front * (0.5 + multiplierOf(s, area))) / (1 + 0.5 * s.troops[area]!);
}

/** The chance to win of the side that the seat decides for, as the combat stands. */
function hopeInCombat(s: State, attacking: boolean): number {
  const combat = s.combat!;
  const [attack, defence] = combat.sides;
  const own = combat.ship ? 2.5 : multiplierOf(s, combat.origin);
  const held = combat.defender === NOBODY ? strengthNow(s, combat.target) : s.troops[combat.target]!;
  const win = chance(
    combat.attackers + attack.extraDice,
    own + attack.multiplier,
    attack.plus,
    held + defence.extraDice,
    multiplierOf(s, combat.target) + defence.multiplier,
    defence.plus,
  );
  return attacking ? win : 1 - win;
}

const strengthNow = (s: State, area: Area): number =>
  s.tokens[area] ? Number(s.tokens[area].at(-1)) + s.modifier[area]! : 3;

const COMBAT_APPEAL: Readonly<Record<string, number>> = {
  enforce: 3,
  reinforce: 2.5,
  elite: 2,
  maneuver: 2,
  pincer: 2.5,
  jetpack: 2.5,
  defect: 2.5,
  ambush: 3,
  deceive: 0.4,
};

/** A card is put down where it can turn the combat, and where its price is at hand. */
function putDown(s: State, seat: Seat, option: string): number {
  if (option === 'none') return 1;
  const combat = s.combat!;
  const attacking = combat.attacker === seat;
  const { gold, energy } = s.players[seat]!;
  const { kind, options } = ARCHIVE[option as ArchiveId] as CombatCard;
  const payable = options.some(({ cost }) => cost.gold <= gold && cost.energy <= energy);
  if (!payable) return SELDOM;
  const hope = hopeInCombat(s, attacking);
  const open = 4 * hope * (1 - hope);
  const stake = combat.attacker === seat || combat.defender === seat ? 1.5 : 0.6;
  return COMBAT_APPEAL[kind]! * open * stake;
}

/** By the kind of the question. Of kinds that are not listed all options are alike. */
const ADVICE: Readonly<Record<string, Weigh>> = {
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
  combatCard: putDown,
  support: putDown,
  bribe: (_s, _seat, choice) => (choice === 'none' ? 6 : 1),
  answerBribe: (s, _seat, answer) => {
    const worth = s.combat!.offer!;
    const sum = worth.gold + worth.energy + worth.troops + 2 * worth.cards + 3 * worth.rewards;
    const all = sum + 2 * worth.namedCards.length + 3 * worth.namedRewards.length;
    return answer === 'accept' ? all : answer === 'decline' ? 3 : 0.5;
  },
  answerDemand: (_s, _seat, answer) => (answer === 'accept' ? 1 : 3),
  offerKinds: (_s, _seat, kind) => (kind === 'gold' || kind === 'energy' ? 3 : 0.3),
  demandKinds: (_s, _seat, kind) => (kind === 'gold' || kind === 'energy' ? 3 : 0.3),
  offerAmount: (_s, _seat, n) => 1 / (1 + Number(n) ** 2),
  demandAmount: (_s, _seat, n) => (Number(n) >= 2 && Number(n) <= 3 ? 2 : 0.2),
  cardOption: (_s, _seat, option) => (option === '0' ? 0.1 : 1 + Number(option)),
  hireGuns: (s, seat, yes) => (yes === 'yes' ? 2 * hopeInCombat(s, s.combat!.attacker === seat) : 1),
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
  mission: (s, seat, id) => (id === 'wait' ? (isAhead(s, seat) ? 0.05 : 0.6) : 2),
  keepMissions: (s, seat, id) => missionAppeal(s, seat, id as MissionId),
  keepMission: (s, seat, id) => missionAppeal(s, seat, id as MissionId),
  switchOut: (s, seat, id) => {
    if (id === 'stop') return 1;
    return id === 'none' ? 3 : 0.8 / (0.3 + missionAppeal(s, seat, id as MissionId));
  },
  shots: (_s, _seat, n) => (n === '2' ? 1.5 : 1),
  laserTarget: (s, seat, id) => appealOfTarget(s, seat, areaOf(s, id)),
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

const sideOf = (s: State, seat: Seat): typeof ATTACK | typeof DEFENCE =>
  s.combat!.attacker === seat ? ATTACK : DEFENCE;

const faceOf = (s: State, seat: Seat, die: string): number =>
  s.combat!.sides[sideOf(s, seat)].dice[Number(die) - 1] ?? 3;

function dieToChange(s: State, seat: Seat, die: string): number {
  return die === 'none' ? 0.5 : Math.max(0.02, 4 - faceOf(s, seat, die)) ** 2;
}

export function advise(s: State, { ask, options }: Pending, taken: readonly Value[]): number[] | undefined {
  const weigh = ADVICE[ask.kind];
  if (!weigh) return undefined;
  return options.map((option) => {
    const value = String(option);
    return isFree(value)
      ? freeMove(s, ask.seat, value) ** DECISION
      : Math.max(0.001, weigh(s, ask.seat, value, taken)) ** DECISION;
  });
}
