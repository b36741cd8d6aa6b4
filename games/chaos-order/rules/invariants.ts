import { BUILDINGS, FACTIONS, INTEL_DECK, LOOSE_IDS, PHASES, RANKS, TACTICS_DECK } from '../content/index.ts';
import type { TacticsId } from '../content/index.ts';
import { countedAt } from './available/moving.ts';
import { buildingsIn, presentIn } from './queries.ts';
import { NOBODY, seatOfFaction } from './state.ts';
import type { Player, Region, State } from './state.ts';

/** CO 30.6: every piece and card is somewhere, once. Lists what is broken. */
export function violationsIn(s: State): string[] {
  if (s.deck.length + s.discard.length === 0 && s.phase === 'setup') return [];
  return [
    ...s.players.flatMap((player, seat) => playerLaws(s, player, seat)),
    ...s.regions.flatMap((region) => regionLaws(s, region)),
    ...cardLaws(s),
    ...singleFactionLaws(s),
    ...(isAtRest(s) ? presenceLaws(s) : []),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function playerLaws(s: State, player: Player, seat: number): string[] {
  const found: string[] = [];
  const broken = (rule: string, what: string): number => found.push(`${rule} seat ${seat}: ${what}`);
  const { faction, leaders, energy, gems, fame, research, relics, uncovered } = player;
  if (!faction) return [`CO 3.1 seat ${seat} has no faction`];
  const { sectors, spare, starting, fameEnd, keeps, locks } = FACTIONS[faction];
  const fighters =
    sum(player.sectors) + player.onBase + player.spare + sum(s.regions.map((r) => r.fighters[seat]!));
  const missing = s.round === 0 && fightersWait(s, seat) ? starting : 0;
  if (fighters + missing !== sum(sectors) + spare + starting) broken('CO 1.11', `${fighters} fighters`);
  if ([energy, gems, fame, player.onBase, player.spare, ...player.sectors].some((n) => n < 0))
    broken('CO 1.15', 'something is below 0');
  if (fame > fameEnd) broken('CO 16.1', `fame ${fame}`);
  if (research.some((column) => column < 1 || column > 5)) broken('CO 7.2', `columns ${research.join()}`);
  if (leaders.length > 0 && leaders.length !== keeps) broken('CO 3.2', `${leaders.length} leaders`);
  const laid = s.prices.flatMap((price) => (price?.by === seat ? [price.token as number] : []));
  const tokens = [...player.tokens, ...player.recalled, ...player.vault, ...player.boxed, ...laid].toSorted(
    (a, b) => a - b,
  );
  if (tokens.join() !== RANKS.join()) broken('CO 3.11', `pricing tokens ${tokens.join()}`);
  BUILDINGS.forEach((building, i) => {
    const onMap = sum(s.regions.map((region) => buildingsIn(region, seat, building)));
    if (onMap !== player.built[i] || onMap > locks[building].length)
      broken('CO 9.22', `${onMap} of ${building} on the map, ${player.built[i]} taken from the board`);
  });
  const own = s.regions.flatMap(({ sites }) =>
    sites.filter(({ foundation }) => foundation?.startsWith(`board-${faction}-`)),
  );
  if (own.length !== uncovered.length) broken('CO 9.4', `${own.length} foundations on the map`);
  if (relics.length > 5) broken('CO 15.10', `${relics.length} relics`);
  return found;
}

/** They have not been spread over the start regions yet (CO 3.25). */
const fightersWait = ({ regions }: State, seat: number): boolean =>
  regions.every(({ fighters }) => fighters[seat] === 0);

function regionLaws(s: State, region: Region): string[] {
  const found: string[] = [];
  const { id, sites, fighters, terrain, production } = region;
  const broken = (rule: string, what: string): number => found.push(`${rule} ${id}: ${what}`);
  if (fighters.some((n) => n < 0)) broken('CO 1.15', `fighters ${fighters.join()}`);
  if (sites.filter(({ foundation }) => foundation !== null).length > 3) broken('CO 9.4', 'foundations');
  if (sites.some(({ building, owner }) => (building === null) !== (owner === NOBODY)))
    broken('CO 9.9', 'a building without an owner, or the reverse');
  if (sites.some(({ building, foundation }) => building === null && foundation === null))
    broken('CO 9.9', 'an empty place without a foundation');
  if (terrain === null && (sites.length > 0 || region.relic > 0 || production))
    broken('CO 25.4', 'something lies on a lake');
  if (s.round > 0 && terrain !== null && sites.length === 0) broken('CO 3.30', 'no foundation');
  return found;
}

function cardLaws(s: State): string[] {
  const found: string[] = [];
  const cards = [
    ...s.deck,
    ...s.discard,
    ...s.played,
    ...wheelCards(s),
    ...s.players.flatMap(({ hand }) => hand),
  ];
  if (cards.toSorted().join() !== TACTICS_DECK.toSorted().join())
    found.push(`CO 3.6 ${cards.length} tactics cards`);
  s.players.forEach(({ hand, fresh, open, perceived }, seat) => {
    if (hand.join() !== hand.toSorted().join()) found.push(`CO 2.2 seat ${seat}: the hand is not in order`);
    const wheel = s.battle?.sides.find((side) => side.seat === seat)?.plan?.card ?? [];
    for (const list of [fresh, open, perceived])
      if (!isWithin(list, hand.concat(wheel)))
        found.push(`CO 2.18 seat ${seat}: ${list.join()} of ${hand.join()}`);
  });
  const loose = [
    ...s.loose,
    ...s.regions.flatMap((region) => region.loose ?? []),
    ...s.players.flatMap(({ baseLoose }) => baseLoose ?? []),
  ];
  if (loose.toSorted().join() !== LOOSE_IDS.toSorted().join())
    found.push(`CO 10.7 loose tokens ${loose.join()}`);
  if (s.prices.length !== PHASES.length) found.push('CO 5.4 prices');
  const relics = [...s.regions.map(({ relic }) => relic), ...s.players.flatMap((player) => player.relics)];
  const numbers = relics.filter((relic) => relic > 0);
  if (new Set(numbers).size !== numbers.length) found.push(`CO 3.23 relics ${numbers.join()}`);
  return found;
}

/** On the wheels, facedown ones until they are back in the hand; and those on their way from there to the discard pile. */
function wheelCards({ battle }: State): TacticsId[] {
  if (!battle) return [];
  const lying = battle.sides.flatMap(({ plan }) =>
    plan?.card && (plan.faceup || !battle.revealed) ? plan.card : [],
  );
  return [...lying, ...battle.used.map(({ card }) => card)];
}

function isWithin(list: readonly TacticsId[], hand: readonly TacticsId[]): boolean {
  const left = [...hand];
  return list.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function singleFactionLaws(s: State): string[] {
  const found: string[] = [];
  const intel = s.intelDeck.length + s.intelHeld.length + s.intelDiscard.length;
  if (intel !== (seatOfFaction(s, 'circadians') === NOBODY ? 0 : INTEL_DECK.length))
    found.push(`CO 20.16 ${intel} intel cards`);
  if (s.intelHeld.length > 4) found.push(`CO 20.17 ${s.intelHeld.length} intel held`);
  if (s.morale) {
    const { strength, fame } = s.morale;
    const placed = s.regions.filter(({ morale }) => morale).length;
    if (strength + fame + placed !== 8) found.push(`CO 23.4 ${strength + fame + placed} morale tokens`);
    if (Math.abs(strength - fame) > 1) found.push(`CO 23.5 rows ${strength} and ${fame}`);
  }
  const ai = seatOfFaction(s, 'ai');
  for (const region of s.regions) {
    const strongholds = ai === NOBODY ? 0 : buildingsIn(region, ai, 'stronghold');
    if ((region.trap === 'none') !== (strongholds === 0))
      found.push(`CO 21.4 ${region.id}: trap ${region.trap}`);
  }
  for (const { id, at, master } of s.ryhzu) {
    if ((at === 'supply') !== (master === NOBODY)) found.push(`CO 24.6 ${id} of ${master} at ${at}`);
  }
  return found;
}

/** Between combat and the next move phase nobody shares a region (CO 13.43). */
const isAtRest = ({ round, phase }: State): boolean =>
  round > 0 && !['recruit', 'move', 'combat'].includes(phase);

/** Nobody is asked there in the middle of a retreat, a redeployment or a way home (CO 23.16). */
const nobodyMoves = ({ phase }: State): boolean => phase !== 'income' && phase !== 'relics';

function presenceLaws(s: State): string[] {
  const found: string[] = [];
  const leyrien = seatOfFaction(s, 'leyrien');
  for (const region of s.regions) {
    const present = presentIn(s, region);
    if (present.length > 1) found.push(`CO 13.43 ${region.id} holds ${present.join()}`);
    if (nobodyMoves(s) && region.morale && !present.includes(leyrien))
      found.push(`CO 23.9 ${region.id}: morale`);
    for (const seat of present)
      if (countedAt(s, seat, region.id) > 1) found.push(`CO 12.8 ${region.id}: leaders of seat ${seat}`);
  }
  return found;
}
