import { checkSeats, chooseTogether, drawNumber, proceed, readOptionTable, shuffle } from '@warptable/kernel';
import {
  askYesNo,
  confirm,
  pickAmount,
  pickOne,
  pickOrder,
  pickPath,
  pickSome,
} from '@warptable/kernel/sketch';
import type {
  Viewer,
  Flow,
  Game,
  GameEvent,
  Play,
  Playable,
  Random,
  Refusal,
  Seat,
  Words,
} from '@warptable/kernel';
import type { AnyGuide, Guide } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';

/** A tiny game that asks every form of question, for tests of what serves all games. */
interface Night extends Playable {
  seats: number;
  rounds: number;
  round: number;
  deck: number[];
  hands: number[][];
  points: number[];
}

type NightOptions = { readonly long: string };

interface NightView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly points: readonly number[];
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
}

type NightEvent =
  | (GameEvent & { readonly type: 'RoundBegan'; readonly round: number })
  | (GameEvent & {
      readonly type: 'CardDrawn';
      readonly seat: Seat;
      readonly only?: { readonly seats: readonly Seat[]; readonly card: number };
    })
  | (GameEvent & {
      readonly type: 'LanternLit';
      readonly seat: Seat;
      readonly card: number;
      readonly oil: number;
    })
  | (GameEvent & { readonly type: 'BidsShown'; readonly bids: readonly number[] });

type Table = Play<Night, NightEvent>;

const heavy = (card: number): Refusal | undefined =>
  card > 9 ? { rule: 'LN 2.3', reason: 'tooHeavy' } : undefined;

/** Stripes have a colour, are wide in any case, and run one way or the other. */
function colours(taken: readonly string[]): string[] {
  if (taken[0] === 'plain') return [];
  return [['plain', 'striped'], ['gold', 'jade'], ['wide'], ['up', 'down'], []][taken.length] ?? [];
}

function* settingUp({ state }: Table): Flow {
  yield* shuffle('shuffling the deck', state.deck);
  for (const hand of state.hands) hand.push(0, ...state.deck.splice(-3));
  proceed(state, { step: 'bidding', args: null });
}

function* bidding(g: Table): Flow {
  const { state } = g;
  state.round++;
  g.emit?.({ type: 'RoundBegan', round: state.round });
  const seats = state.hands.map((_, seat) => seat);
  const bids = yield* chooseTogether(seats.map((seat) => pickAmount(seat, 'bid', 0, 3)));
  g.lockUndo('the bids are open');
  g.emit?.({ type: 'BidsShown', bids });
  for (const seat of seats) state.points[seat] = (state.points[seat] ?? 0) + (bids[seat] ?? 0);
  const turns = seats.map((seat) => ({ step: 'turn', args: { seat } }));
  const more = state.round < state.rounds ? [{ step: 'bidding', args: null }] : [];
  proceed(state, ...turns, ...more);
}

function* turn(g: Table, { seat }: { seat: Seat }): Flow {
  const { state } = g;
  const hand = state.hands[seat] ?? [];
  const card = yield* pickOne(seat, 'light', () => hand, heavy);
  const oil = yield* pickAmount(seat, 'oil', 1, 3);
  g.emit?.({ type: 'LanternLit', seat, card, oil });
  state.points[seat] = (state.points[seat] ?? 0) + card * oil;
  const polished = yield* pickSome(seat, 'polish', () => ['brass', 'glass', 'wick'], 0, 2);
  const hung = yield* pickOrder(seat, 'hang', () => ['near', 'middle', 'far']);
  const paint = yield* pickPath(seat, 'paint', colours);
  state.points[seat] += polished.length + (hung[0] === 'far' ? 1 : 0) + paint.length;
  if ((yield* askYesNo(seat, 'draw')) === 'yes') {
    const drawn = yield* drawNumber('drawing a card', 12);
    hand.push(drawn);
    g.emit?.({ type: 'CardDrawn', seat, only: { seats: [seat], card: drawn } });
  }
  yield* confirm(seat, 'endTurn');
}

const lanternsGame: Game<Night, NightOptions, NightView, NightEvent> = {
  id: 'lanterns',
  name: 'Lanterns',
  rulesVersion: '1',
  seats: { min: 1, max: 4 },
  modes: [
    { id: 'alone', name: 'Alone', min: 1, max: 1 },
    { id: 'table', name: 'Around the table', min: 2, max: 4 },
  ],
  optionTable: [
    {
      id: 'long',
      name: 'Long night',
      values: [
        { value: 'off', name: 'two rounds' },
        { value: 'on', name: 'four rounds' },
      ],
    },
  ],
  readOptions(raw, seats) {
    checkSeats(lanternsGame, seats);
    return readOptionTable(lanternsGame.optionTable, raw) as NightOptions;
  },
  start: ({ long }, seats) => ({
    agenda: [{ step: 'settingUp', args: null }],
    seats,
    rounds: long === 'on' ? 4 : 2,
    round: 0,
    deck: Array.from({ length: 12 }, (_, i) => i + 1),
    hands: Array.from({ length: seats }, () => []),
    points: Array.from({ length: seats }, () => 0),
  }),
  steps: { settingUp, bidding, turn },
  sideActions: {},
  copy: (state) => structuredClone(state),
  view: ({ round, points, hands }, viewer) => ({
    viewer,
    round,
    points: [...points],
    hand: viewer === 'spectator' ? [] : [...(hands[viewer] ?? [])],
    handSizes: hands.map((hand) => hand.length),
  }),
  determinize(state, viewer, random: Random) {
    random.shuffle(state.deck);
    for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) random.shuffle(hand);
  },
  result({ points }) {
    const best = Math.max(...points);
    return {
      scores: points,
      winners: points.flatMap((score, seat) => (score === best ? [seat] : [])),
      breakdown: points.map((score) => ({ lanterns: score })),
    };
  },
  labels: ({ hands }) => hands.map((_, seat) => ['red', 'blue', 'gold', 'jade'][seat] ?? 'grey'),
  violations: () => [],
};

const lanternsWords: Words<NightView, NightEvent> = {
  seat: (_, seat) => ['Red', 'Blue', 'Gold', 'Jade'][seat] ?? 'Grey',
  prompt: (_, { kind, min, max }) =>
    kind === 'polish' ? `Polish ${min} to ${max} parts` : `Choose: ${kind}`,
  option: (_, { kind, form, taken = [] }, value) =>
    `${kind} ${form === 'path' ? [...taken, value].join(' ') : value}`,
  waiting: (_, kind) => `choosing: ${kind}`,
  event(view, event) {
    switch (event.type) {
      case 'RoundBegan':
        return `Round ${event.round}`;
      case 'CardDrawn':
        return `${lanternsWords.seat(view, event.seat)} drew ${event.only ? `a secret ${event.only.card}` : 'a card'}`;
      case 'LanternLit':
        return `${lanternsWords.seat(view, event.seat)} lit ${event.card} with ${event.oil} oil`;
      case 'BidsShown':
        return `Bids: ${event.bids.join(', ')}`;
    }
  },
  refusal: ({ rule, reason }) => `${reason === 'tooHeavy' ? 'It is too heavy' : reason} (${rule})`,
  position: ({ round, points, hand }) =>
    `Round ${round} | points ${points.join(' ')}\n\nhand ${hand.join(' ')}`,
};

export const lanterns = { game: lanternsGame, words: lanternsWords } as unknown as AnyGameModule;

/** Points count, and it is better to hold more cards. */
export const lanternsGuide = {
  terms: ['points', 'cards'],
  weights: { points: [1, 1], cards: [0.5, 0] },
  measure: ({ points, hands }, seat) => [points[seat] ?? 0, hands[seat]?.length ?? 0],
  progress: ({ round, rounds }) => round / rounds,
  lead: 4,
  foresight: 2,
  rivals: ({ points }, seat) => points.flatMap((_, other) => (other === seat ? [] : other)),
  turn: ({ round, agenda }) => 10 * round + agenda.length,
  advise: (_, { ask, options }) => (ask.kind === 'oil' ? options.map(Number) : undefined),
} satisfies Guide<Night> as unknown as AnyGuide;
