import { WarptableError, canonical } from '@warptable/kernel';
import type { AnswerValue, Seat } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { CONQUEST_IDS } from '../content/index.ts';
import type { ArchiveId, BuildingType } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { TARGET, declare, playCards } from './fighting.ts';
import type { Cards } from './fighting.ts';
import { NEST, raid, yellow } from './raiding.ts';

/** Somebody tries to answer like this. */
interface Try {
  readonly table: () => WarpTable;
  readonly kind: string;
  readonly value: AnswerValue;
  readonly seat?: Seat;
}

/** What proves that it is this rule that refuses it, and nothing else. */
type Attempt = Try &
  (
    | { /** The rule that is named as the reason. */ readonly rule: string }
    | { /** What is nearly the same, and allowed. */ readonly allowed: Partial<Try> }
    | { /** It is not even asked for; this is. */ readonly instead: string }
  );

const everythingOf = ({ match }: WarpTable): string =>
  canonical([
    match.state,
    match.events,
    match.pending.map(({ ask, options }) => [ask.seat, ask.kind, options]),
  ]);

/** What comes of an answer: the refusal, if there is one. */
function errorOf({ match }: WarpTable, { kind, value, seat = 0 }: Omit<Try, 'table'>): unknown {
  try {
    match.answer({ seat, kind, value });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The attempt must fail with its reason and change nothing. Says what is not so. */
function faultOf(attempt: Attempt): string | undefined {
  const table = attempt.table();
  const before = everythingOf(table);
  if (!table.isAsked('instead' in attempt ? attempt.instead : attempt.kind)) return 'another question is due';
  const error = errorOf(table, attempt);
  if (!(error instanceof WarptableError)) return 'it is not refused';
  if (everythingOf(table) !== before) return 'something has changed';
  if ('rule' in attempt && error.refusal?.rule !== attempt.rule) return `refused by ${error.refusal?.rule}`;
  if (!('allowed' in attempt)) return undefined;
  const other: Try = { ...attempt, ...attempt.allowed };
  return errorOf(other.table(), other) === undefined ? undefined : 'what should be allowed is refused';
}

const attempts = (list: Readonly<Record<string, Attempt>>): [string, Attempt][] => Object.entries(list);

const RICH: Side = { gold: 9, energy: 9 };

/** Seat 0 at the choice of a Develop Card. */
const developing =
  (me: Side, more: Position = {}) =>
  (): WarpTable =>
    position({ ...more, sides: { ...more.sides, 0: { ...RICH, ...me } } }).answer('action', 'develop');

test.each(
  attempts({
    'with a Combat Card': {
      table: developing({ hand: ['build-01', 'enforce-1'] }),
      kind: 'develop',
      value: ['enforce-1', '1'],
      rule: 'TW 7.1',
    },
    'with a card that nothing can be done with': {
      table: developing({ hand: ['build-01', 'upgrade-06'], levels: { 'gold-mine': 3, 'assault-ship': 3 } }),
      kind: 'develop',
      value: ['upgrade-06', '1', '1/2'],
      rule: 'TW 7.7',
    },
    'with a card that cannot be paid for': {
      table: developing({ hand: ['build-01', 'upgrade-04'], gold: 1, energy: 1 }),
      kind: 'develop',
      value: ['upgrade-04', '1', '1/2'],
      rule: 'TW 7.7',
    },
    'with an option that asks for another card, when there is none': {
      table: developing({ hand: ['build-any-1'] }),
      kind: 'develop',
      value: ['build-any-1', '1', 'sentry-tower', 's1-start', '1/1', 'build-any-1'],
      allowed: {
        table: developing({ hand: ['build-any-1', 'build-01'] }),
        value: ['build-any-1', '1', 'sentry-tower', 's1-start', '1/1', 'build-01'],
      },
    },
    'at all, without a card that could be played': {
      table: () => position({ sides: { 0: { ...RICH, hand: ['enforce-1'] } } }),
      kind: 'action',
      value: 'develop',
      rule: 'TW 7.1',
    },
  }),
)('TW 20.1 Develop %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

/** A Build on start, which seat 0 controls beside `s1-left`. */
const building = (
  path: readonly [ArchiveId, ...string[]],
  position: { readonly me?: Side; readonly areas?: Record<string, Ground>; readonly more?: Position },
): Try => ({
  table: developing(
    { hand: [path[0]], troops: { 's1-start': 1, 's1-left': 1 }, ...position.me },
    { ...position.more, areas: position.areas ?? {} },
  ),
  kind: 'develop',
  value: path,
});

const TOWER = ['build-05', '2', 's1-start', '0/1'] as const;
const MINE = ['build-04', '1', 's1-start', '0/2'] as const;
const PLANT = ['build-02', '3', 's1-left', '1/1'] as const;
const full: readonly BuildingType[] = ['command-center', 'trade-post', 'laser-cannon', 'assault-ship'];
const mines = ['s1-left', 's1-upper-right', 's1-outer-corner'];
const minesOn = (places: readonly string[]) => ({
  me: { troops: Object.fromEntries([...mines, 'ring-1'].map((id) => [id, 1])) },
  areas: Object.fromEntries(places.map((id) => [id, { buildings: ['gold-mine'] as const }])),
});
const FIFTH = ['build-04', '1', 'ring-1', '0/2'] as const;

test.each(
  attempts({
    'on an area one does not control': {
      ...building(TOWER, { me: { troops: { 's1-left': 1 } } }),
      allowed: building(TOWER, {}),
    },
    'on a Colony': {
      ...building(['build-05', '2', 's1-colony', '0/1'], {}),
      allowed: building(['build-05', '2', 's1-colony', '0/1'], { more: { switches: ['buildLimit'] } }),
    },
    'on another area with 4 buildings': {
      ...building(TOWER, { areas: { 's1-start': { buildings: full } } }),
      allowed: building(TOWER, { areas: { 's1-start': { buildings: full.slice(1) } } }),
    },
    'a Gold Mine without a Gold icon': {
      ...building(MINE, {}),
      allowed: building(MINE, { me: { races: ['skolok-miners'] } }),
    },
    'an Energy Plant without an Energy icon': {
      ...building(PLANT, {}),
      allowed: { value: ['build-02', '3', 's1-start', '1/1'] },
    },
    'a second building of a type': {
      ...building(TOWER, { areas: { 's1-start': { buildings: ['sentry-tower'] } } }),
      allowed: building(TOWER, {}),
    },
    'a fifth miniature of a type': {
      ...building(FIFTH, minesOn(mines)),
      allowed: building(FIFTH, minesOn(mines.slice(1))),
    },
    'a neutral building when none is left': {
      ...building(TOWER, { more: { neutrals: { 'sentry-tower': 0 } } }),
      allowed: building(TOWER, { more: { neutrals: { 'sentry-tower': 1 } } }),
    },
  }),
)('TW 20.2 Build %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const upgrading = (what: string, levels: Side['levels'] & {} = {}): Try => ({
  table: developing({ hand: ['upgrade-any-1', 'build-01'], levels }),
  kind: 'develop',
  value: ['upgrade-any-1', '2', what, '2/3'],
});

test.each(
  attempts({
    'beyond level 3': {
      ...upgrading('gold-mine', { 'gold-mine': 3 }),
      allowed: upgrading('gold-mine', { 'gold-mine': 2 }),
    },
    'of a Laser Cannon': { ...upgrading('laser-cannon'), allowed: upgrading('assault-ship') },
    'of a Sentry Tower': { ...upgrading('sentry-tower'), allowed: upgrading('assault-ship') },
  }),
)('TW 20.3 Upgrade %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const GROUND: Record<string, Ground> = { 's1-left': { multiplier: 4 }, 's1-middle': { multiplier: 1 } };
const shifting =
  (more: Position = {}) =>
  (): WarpTable =>
    position({ areas: GROUND, ...more }).ifAsked('action', 'terrashift');
const lowering = (): WarpTable => shifting()().answer('raise', 's1-upper-left');
const following = (): WarpTable => lowering().answer('lower', 'ring-1');

test.each(
  attempts({
    'raising the Gate': { table: shifting(), kind: 'raise', value: 'gate', rule: 'TW 9.2' },
    'raising an area of another player': {
      table: shifting(),
      kind: 'raise',
      value: 's2-colony',
      rule: 'TW 9.2',
    },
    'raising an area of a teammate': {
      table: shifting({ seats: 4, options: { mode: 'team' } }),
      kind: 'raise',
      value: 's3-colony',
      rule: 'TW 9.2',
    },
    'raising a 4': { table: shifting(), kind: 'raise', value: 's1-left', rule: 'TW 9.3' },
    'lowering a 1': { table: lowering, kind: 'lower', value: 's1-middle', rule: 'TW 9.3' },
    'the same area twice': { table: lowering, kind: 'lower', value: 's1-upper-left', rule: 'TW 9.1' },
    'one area only': { table: lowering, kind: 'lower', value: 'none', allowed: { value: 'ring-1' } },
    'following on an area that was changed': {
      table: following,
      kind: 'followTerrashift',
      value: ['raise', 'ring-1'],
      seat: 1,
      allowed: { value: ['raise', 'ring-2'] },
    },
    'following with two areas': {
      table: following,
      kind: 'followTerrashift',
      value: ['raise', 'ring-2', 'ring-3'],
      seat: 1,
      allowed: { value: ['raise', 'ring-2'] },
    },
  }),
)('TW 20.4 Terrashift: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

/** Seat 0 at the choice of where to attack from. */
const aiming =
  (ground: Record<string, Ground> = {}, more: Position = {}) =>
  (): WarpTable =>
    position({
      ...more,
      sides: { 0: { troops: { 's1-colony': 1, 's1-start': 4, 'ring-1': 1, 's2-left': 2 } }, ...more.sides },
      areas: { [NEST]: { token: 'yellow-1' }, 'connect-outer': { token: 'yellow-1' }, ...ground },
    }).answer('action', 'attack');
const aimingFrom = (origin: string, ground?: Record<string, Ground>, more?: Position) => (): WarpTable =>
  aiming(ground, more)().answer('attackFrom', origin);
const FAR: Record<string, Ground> = {
  's1-left': { token: 'green-1' },
  's1-upper-right': { token: 'yellow-1' },
  's1-middle': { token: 'green-1' },
  'ring-6': { token: 'green-1' },
};
const SHIP: Record<string, Ground> = { ...FAR, 's1-start': { ships: 1 } };
const GUARDED: Record<string, Ground> = {
  ...SHIP,
  's1-middle': { token: 'green-1', buildings: ['sentry-tower'] },
};

test.each(
  attempts({
    'from an area with 1 Troop': { table: aiming(), kind: 'attackFrom', value: 'ring-1', rule: 'TW 10.3' },
    'with 4 Troops': {
      table: aimingFrom('s1-start'),
      kind: 'attackTroops',
      value: 4,
      allowed: { value: 3 },
    },
    'on a Colony': {
      table: aimingFrom('s2-left', { 's2-upper-left': { token: 'green-1' } }),
      kind: 'attackTarget',
      value: 's2-colony',
      rule: 'TW 10.5',
    },
    'on an empty area': {
      table: aimingFrom('s1-start', { ...SHIP, 's1-upper-left': {} }),
      kind: 'attackTarget',
      value: 's1-upper-left',
      rule: 'TW 10.5',
    },
    'on an area of one’s own': {
      table: aimingFrom('s1-start', SHIP),
      kind: 'attackTarget',
      value: 's1-colony',
      rule: 'TW 10.5',
    },
    'on an area of a teammate': {
      table: () =>
        position({
          seats: 4,
          options: { mode: 'team' },
          sides: { 0: { troops: { 's1-colony': 1, 's1-start': 4 } }, 2: { troops: { [NEST]: 1 } } },
          areas: SHIP,
        }).answer('action', 'attack'),
      kind: 'attackTarget',
      value: NEST,
      rule: 'TW 18.12',
    },
    'without a ship on anything but a neighbour': {
      table: aimingFrom('s1-start', FAR),
      kind: 'attackTarget',
      value: 's1-middle',
      allowed: { table: aimingFrom('s1-start', SHIP) },
    },
    'with a ship on an area with a Sentry Tower': {
      table: aimingFrom('s1-start', GUARDED),
      kind: 'attackTarget',
      value: 's1-middle',
      rule: 'TW 8.11',
    },
    'with a ship more than 2 steps away': {
      table: aimingFrom('s1-start', SHIP),
      kind: 'attackTarget',
      value: 'ring-6',
      allowed: { value: 's1-middle' },
    },
  }),
)('TW 20.5 Attack %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const exiled = { [TARGET]: { token: 'yellow-2' } } as const;
const cards =
  (attack: readonly ArchiveId[], other: Side = {}, ground: Record<string, Ground> = exiled) =>
  (): WarpTable =>
    declare({ attack: { hand: attack, ...RICH }, sides: { 1: { ...RICH, ...other } }, ground });
const secondCards =
  (other: Side, ground: Record<string, Ground> = exiled) =>
  (): WarpTable =>
    cards(['enforce-1'], other, ground)().answer('combatCard', 'none', 0);

test.each(
  attempts({
    'Ambush as the attacker': {
      table: cards(['ambush-1']),
      kind: 'combatCard',
      value: 'ambush-1',
      rule: 'TW 10.17',
    },
    'Ambush as a defending player': {
      table: secondCards({ hand: ['ambush-1'], troops: { [TARGET]: 2 } }, {}),
      kind: 'combatCard',
      value: 'ambush-1',
      seat: 1,
      rule: 'TW 10.17',
    },
    'Jetpack in support': {
      table: secondCards({ hand: ['jetpack-1'] }),
      kind: 'support',
      value: 'jetpack-1',
      seat: 1,
      rule: 'TW 10.17',
    },
    'Jetpack in defence': {
      table: secondCards({ hand: ['jetpack-1'], troops: { [TARGET]: 2 } }, {}),
      kind: 'combatCard',
      value: 'jetpack-1',
      seat: 1,
      rule: 'TW 10.17',
    },
    'Pincer without a further area': {
      table: cards(['pincer-1']),
      kind: 'combatCard',
      value: 'pincer-1',
      rule: 'TW 10.16',
    },
    'a Develop Card': { table: cards(['build-01']), kind: 'combatCard', value: 'build-01', rule: 'TW 10.14' },
    'a second card': {
      table: () => cards(['enforce-1', 'enforce-2'])().answer('combatCard', 'enforce-1', 0),
      kind: 'combatCard',
      value: 'enforce-2',
      instead: 'support',
    },
  }),
)('TW 20.6 Combat Cards: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

/** Seat 1 has put a card down in support, and seat 0 one of its own. */
const bribing =
  (attack: Side = {}, supporter: Side = {}, put: Cards = { 0: 'enforce-2', 1: 'enforce-1' }) =>
  (): WarpTable =>
    playCards(
      declare({
        attack: { gold: 3, energy: 1, ...attack, hand: ['enforce-2', ...(attack.hand ?? [])] },
        sides: { 1: { ...supporter, hand: ['enforce-1'] } },
        ground: exiled,
      }),
      put,
    );
const offering = (attack?: Side, supporter?: Side) => (): WarpTable =>
  bribing(attack, supporter)().answer('bribe', 'offer');
const FOUR: Side['rewards'] & {} = ['rw-cells-1', 'rw-cells-2', 'rw-ore-1', 'rw-ore-2'];
const answered = (answer: string): WarpTable =>
  offering()().answer('offerKinds', ['gold']).answer('offerAmount', 1).answer('answerBribe', answer, 1);

test.each(
  attempts({
    'while the other side has no card down': {
      table: bribing({}, {}, { 0: 'enforce-2' }),
      kind: 'bribe',
      value: 'offer',
      instead: 'beforeReveal',
    },
    'an offer of nothing': {
      table: offering(),
      kind: 'offerKinds',
      value: [],
      allowed: { value: ['gold'] },
    },
    'goods one does not own': { table: offering(), kind: 'offerKinds', value: ['troops'], rule: 'TW 10.22' },
    'more than one owns': {
      table: () => offering()().answer('offerKinds', ['gold']),
      kind: 'offerAmount',
      value: 4,
      allowed: { value: 3 },
    },
    'a card one has put down': {
      table: () => offering({ hand: ['build-01', 'build-02'] })().answer('offerKinds', ['namedCards']),
      kind: 'offerNamedCards',
      value: ['enforce-2'],
      allowed: { value: ['build-01'] },
    },
    'a kind of card one does not hold, or not beside the card one names': {
      table: () =>
        offering({ hand: ['build-01', 'elite-1', 'upgrade-01'] })()
          .answer('offerKinds', ['namedCards', 'cardKinds'])
          .answer('offerNamedCards', ['build-01']),
      kind: 'offerCardKind',
      value: 'build',
      rule: 'TW 10.22',
    },
    'a second offer': {
      table: () => answered('decline'),
      kind: 'bribe',
      value: 'offer',
      instead: 'beforeReveal',
    },
    'an answer to the counter-offer with another one': {
      table: () => answered('counter').answer('demandKinds', ['gold'], 1).answer('demandAmount', 2, 1),
      kind: 'answerDemand',
      value: 'counter',
      allowed: { value: 'accept' },
    },
    'anything against Volut Exiled': {
      table: () => {
        const other: Side = { ...RICH, hand: ['enforce-1'] };
        const table = raid({ me: RICH, other, ...yellow('volut-smugglers') });
        return table.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1);
      },
      kind: 'bribe',
      value: 'offer',
      instead: 'cardOption',
    },
    'goods above the receiver’s limits': {
      table: offering({ rewards: ['rw-find-1'] }, { rewards: FOUR }),
      kind: 'offerKinds',
      value: ['rewards'],
      rule: 'TW 10.29',
    },
  }),
)('TW 20.7 Bribe: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

/** Deceive costs 1/1, 4/0 or 0/2. */
const revealing = (): WarpTable =>
  playCards(declare({ attack: { hand: ['deceive-1'], gold: 4, energy: 1 }, ground: exiled }), {
    0: 'deceive-1',
  }).answer('beforeReveal', 'reveal');

test.each(
  attempts({
    'an option one cannot pay': {
      table: revealing,
      kind: 'cardOption',
      value: ['3'],
      allowed: { value: ['2'] },
    },
    'not paying what one can': {
      table: revealing,
      kind: 'cardOption',
      value: ['0'],
      allowed: { value: ['1'] },
    },
    'taking the card back': {
      table: revealing,
      kind: 'cardOption',
      value: ['none'],
      allowed: { value: ['1'] },
    },
  }),
)('TW 20.8 Reveal: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const ARMED: Position = {
  sides: {
    0: {
      ...RICH,
      races: ['skolok-miners', 'silna-officials'],
      permanent: ['silna-officials'],
      rewards: FOUR,
      troops: { 's1-colony': 1, 's1-start': 4 },
    },
    1: {
      rewards: ['rw-find-1', 'rw-find-2'],
      races: ['zeto-archivists'],
      hand: ['build-01'],
      troops: { [NEST]: 1 },
    },
  },
  areas: { 's1-start': { buildings: ['laser-cannon'] } },
};
const inCombat = (): WarpTable => position(ARMED).answer('action', 'attack').answer('attackTroops', 2);
const outside = (seat: Seat): Partial<Try> => ({
  table: () => position({ ...ARMED, active: seat }),
  kind: 'action',
});
/** In combat seat 1 is asked for a card, in the turn of seat 0. */
const asDefender = { table: () => inCombat().answer('combatCard', 'none', 0), kind: 'combatCard', seat: 1 };

test.each(
  attempts({
    'a Reward Card in combat': {
      table: inCombat,
      kind: 'combatCard',
      value: '+reward:rw-ore-1',
      allowed: outside(0),
    },
    'a Reward Ability in combat': {
      table: inCombat,
      kind: 'combatCard',
      value: '+badges:skolok-miners',
      allowed: outside(0),
    },
    'a Laser Cannon in combat': {
      table: inCombat,
      kind: 'combatCard',
      value: '+fire',
      allowed: outside(0),
    },
    'a Reward Card in another player’s turn': {
      ...asDefender,
      value: '+reward:rw-find-1',
      allowed: outside(1),
    },
    'a Reward Ability in another player’s turn': {
      ...asDefender,
      value: '+badges:zeto-archivists',
      allowed: outside(1),
    },
    'anything when one is not asked': {
      table: () => position(ARMED),
      kind: 'action',
      value: '+reward:rw-find-1',
      seat: 1,
      allowed: outside(1),
    },
    'a permanent ability twice': {
      table: () => position(ARMED),
      kind: 'action',
      value: '+badges:silna-officials',
      rule: 'TW 14.6',
    },
  }),
)('TW 20.9 Free moves: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const firing =
  (ground: Record<string, Ground> = {}) =>
  (): WarpTable =>
    position({
      sides: {
        0: { ...RICH, troops: { 'ring-1': 1, 's2-left': 1 } },
        1: { troops: { 's2-middle': 1, 's2-upper-right': 1, 's2-outer-corner': 1 } },
      },
      areas: {
        'ring-1': { buildings: ['laser-cannon'] },
        's2-upper-right': { buildings: ['sentry-tower'] },
        'ring-2': { token: 'yellow-1', facedown: true },
        'ring-6': { token: 'yellow-3' },
        'connect-outer': { token: 'yellow-1' },
        ...ground,
      },
      chance: [dice(1)],
    }).answer('action', '+fire');
const atColony = (): WarpTable =>
  firing({ 's2-left': { buildings: ['laser-cannon'] } })().answer('cannon', 's2-left');
const shooting = (): WarpTable => firing()().answer('laserTarget', 'ring-6');

test.each(
  attempts({
    'at the Gate': { table: firing(), kind: 'laserTarget', value: 'gate', rule: 'TW 8.5' },
    'at a Colony': { table: atColony, kind: 'laserTarget', value: 's2-colony', rule: 'TW 8.5' },
    'at an area with a Sentry Tower': {
      table: firing(),
      kind: 'laserTarget',
      value: 's2-upper-right',
      rule: 'TW 8.5',
    },
    'at a facedown token': { table: firing(), kind: 'laserTarget', value: 'ring-2', rule: 'TW 8.5' },
    'at more than 2 steps': {
      table: firing(),
      kind: 'laserTarget',
      value: 'connect-outer',
      allowed: { table: atColony },
    },
    'for no Energy': { table: shooting, kind: 'shots', value: 0, allowed: { value: 1 } },
    'for 3 Energy': {
      table: shooting,
      kind: 'shots',
      value: 3,
      allowed: { value: 1 },
    },
    'twice in a turn': {
      table: () => shooting().answer('shots', 1),
      kind: 'action',
      value: '+fire',
      rule: 'TW 8.3',
    },
    'without Energy to pay': {
      table: () =>
        position({
          sides: { 0: { gold: 2, troops: { 's1-start': 1 } } },
          areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-1' } },
        }),
      kind: 'action',
      value: '+fire',
      rule: 'TW 8.6',
    },
  }),
)('TW 20.10 Laser Cannon: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

/** Seat 0 has 2 resources to trade and gives 1 Gold. */
const trading = (me: Side = {}): WarpTable =>
  position({ sides: { 0: { ...RICH, rewards: ['rw-ore-1'], ...me } } })
    .answer('action', '+trade')
    .answer('tradeGiven', 'gold');

test.each(
  attempts({
    'a second time in one turn': { table: trading, kind: 'action', value: '+trade', rule: 'TW 11.7' },
    'in another player’s turn': {
      table: following,
      kind: 'followTerrashift',
      value: ['+trade'],
      seat: 1,
      allowed: { value: ['no'] },
    },
    'in both directions': {
      table: () => trading({ levels: { 'trade-post': 3 } }).answer('tradeAmount', 1),
      kind: 'tradeBack',
      value: 1,
      instead: 'action',
    },
    'above the limit': {
      table: () => trading({ levels: { 'trade-post': 3 } }),
      kind: 'tradeAmount',
      value: 3,
      allowed: { value: 2 },
    },
  }),
)('TW 20.11 Trade %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

test('TW 20.11 both directions are allowed to Xe’lo', () => {
  const table = trading({ levels: { 'trade-post': 3 }, races: ['xelo-traders'] }).answer('tradeAmount', 1);
  expect(table.options('tradeBack')).toEqual([0, 1, 2]);
});

const moving =
  (troops: Record<string, number>, more: Position = {}) =>
  (): WarpTable =>
    position({ step: 'movement', ...more, sides: { 0: { troops }, ...more.sides } });
const movingFrom = (from: string, troops: Record<string, number>, more?: Position) => (): WarpTable =>
  moving(troops, more)().answer('moveFrom', from);
const gateHeld: Position = { guardian: { race: 'tavma-morphlings', holds: false } };

test.each(
  attempts({
    'that empties an area': {
      table: moving({ 's1-colony': 2, 's1-start': 1 }),
      kind: 'moveFrom',
      value: 's1-start',
      rule: 'TW 12.4',
    },
    'above the limit of 4': {
      table: movingFrom('s1-start', { 's1-colony': 4, 's1-start': 2 }),
      kind: 'moveTo',
      value: 's1-colony',
      rule: 'TW 12.5',
    },
    'above the limit of the Gate': {
      table: movingFrom('ring-1', { 'ring-1': 3, gate: 2 }, gateHeld),
      kind: 'moveTo',
      value: 'gate',
      rule: 'TW 12.5',
    },
    'to an unconnected area without a ship': {
      table: movingFrom('s1-colony', { 's1-colony': 2, 's1-start': 1, 'ring-3': 1 }),
      kind: 'moveTo',
      value: 'ring-3',
      rule: 'TW 12.3',
    },
    'into an enemy area': {
      table: movingFrom(
        's1-start',
        { 's1-colony': 1, 's1-start': 2 },
        { areas: { [NEST]: { token: 'yellow-1' } } },
      ),
      kind: 'moveTo',
      value: NEST,
      rule: 'TW 12.10',
    },
  }),
)('TW 20.12 a Movement %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const replenishing =
  (me: Side, more: Position = {}) =>
  (): WarpTable =>
    position({ step: 'replenish', ...more, sides: { 0: me, ...more.sides } });

test.each(
  attempts({
    'beyond 3 missions': {
      table: replenishing({ ...RICH, missions: ['pg-11', 'pr-10', 'cq-03'] }),
      kind: 'replenish',
      value: 'progress',
      rule: 'TW 13.17',
    },
    'a third mission of a type': {
      table: replenishing({ ...RICH, missions: ['pg-11', 'pg-13'], energy: 1 }),
      kind: 'replenish',
      value: 'progress',
      rule: 'TW 12.15',
    },
    'from an empty deck': {
      table: replenishing({ gold: 2 }, { sides: { 1: { done: CONQUEST_IDS } } }),
      kind: 'replenish',
      value: 'conquest',
      rule: 'TW 12.15',
    },
    'without paying': {
      table: replenishing({ rewards: ['rw-ore-1'] }),
      kind: 'replenish',
      value: 'progress',
      rule: 'TW 12.14',
    },
  }),
)('TW 20.13 Replenish %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const RING: Side = { troops: { 'ring-1': 1 } };
const ASK = { presets: { missions: 'ask' } } as const;
/** Seat 0 has fulfilled the mission and passed it over. */
const waiting: Partial<Try> = {
  table: () =>
    position({ step: 'turnStart', sides: { 0: { ...RING, ...ASK, missions: ['cq-16'] } } }).answer(
      'mission',
      'wait',
    ),
  kind: 'extract',
};

test.each(
  attempts({
    'that came this turn': {
      table: () =>
        position({
          sides: { 0: { ...RING, rewards: ['rw-orders-1', 'rw-ore-1'] } },
          missionDecks: { conquest: ['cq-16', 'cq-03'] },
        }).answers(
          ['action', '+reward:rw-orders-1'],
          ['switchOut', 'none'],
          ['switchDeck', 'conquest'],
          ['keepMission', 'cq-16'],
          ['gainGold', 1],
        ),
      kind: 'action',
      value: '+complete:cq-16',
      rule: 'TW 13.11',
    },
    'that is not fulfilled any more': {
      // 9 Gold are needed; one of them has been paid for a new mission.
      table: () =>
        position({
          step: 'revealing',
          sides: { 0: { gold: 9, rewards: ['rw-ore-1'], missions: ['pr-01'], ...ASK } },
        }).answers(['mission', 'wait'], ['replenish', 'conquest']),
      kind: 'replenish',
      value: '+complete:pr-01',
      rule: 'TW 13.3',
    },
    'that was never fulfilled': {
      table: () => position({ sides: { 0: { ...RICH, missions: ['cq-16'] } } }),
      kind: 'action',
      value: '+complete:cq-16',
      allowed: waiting,
    },
    'of another player': {
      table: () => position({ sides: { 0: { ...RING, gold: 1 }, 1: { missions: ['cq-16'] } } }),
      kind: 'action',
      value: '+complete:cq-16',
      allowed: waiting,
    },
  }),
)('TW 20.14 completing a mission %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());

const EIGHT: readonly ArchiveId[] = [
  'build-01',
  'build-02',
  'build-03',
  'build-04',
  'build-05',
  'build-06',
  'build-07',
  'build-08',
];
/** Seat 0 in Consult, at the draws after so many discards. */
const consulting = (hand: readonly ArchiveId[], discards: number, more: Position = {}): WarpTable => {
  const table = position({ step: 'extract', ...more, sides: { 0: { hand } } }).answer('extract', 'resources');
  for (const card of hand.slice(0, discards)) table.answer('discard', card);
  return table.ifAsked('discard', 'draw');
};
const lineUp: readonly ArchiveId[] = ['build-09', 'upgrade-01', 'maneuver-1', 'build-10'];

test.each(
  attempts({
    'drawing above the hand limit': {
      table: () => position({ sides: { 0: { hand: EIGHT, rewards: ['rw-find-1'], gold: 1 } } }),
      kind: 'action',
      value: '+reward:rw-find-1',
      rule: 'TW 11.6',
    },
    'drawing a second card with 7': {
      table: () => consulting(EIGHT.slice(1), 0).answer('drawFrom', 'deck'),
      kind: 'drawFrom',
      value: 'deck',
      instead: 'action',
    },
    'a card that filled a gap in the same draw': {
      // The top card of the deck would fill the gap.
      table: () =>
        consulting(['enforce-1'], 0, { lineUp, deck: ['elite-1', 'elite-2'] }).answer('drawFrom', 'build-09'),
      kind: 'drawFrom',
      value: 'elite-1',
      allowed: { value: 'upgrade-01' },
    },
    'a fourth discard in Consult': {
      table: () => consulting(EIGHT.slice(0, 5), 3),
      kind: 'discard',
      value: 'build-04',
      instead: 'drawFrom',
    },
  }),
)('TW 20.15 Archive: %s', (_, attempt) => expect(faultOf(attempt)).toBeUndefined());
