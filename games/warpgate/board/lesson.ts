import type { Asked } from '@warptable/kernel';
import type { PlayerView, WarpgateView } from '../rules/view.ts';

/** Red, the Vorask Dominion, begins, with a hand that shows one of every sort of action. A test holds on to that. */
export const lessonTable = {
  seats: 3,
  options: { factions: 'dealt', exploration: 'off' },
  secret: 'e6b'.padStart(64, '0'),
};

// The shape that the shell asks for; written out, so that these steps can be tested without a page.
interface Step {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(view: WarpgateView, asked: Asked | null): boolean;
}

const HOME = 'home-red';
const GATE = 'gate-red';

const meOf = (view: WarpgateView): PlayerView | undefined =>
  view.eye === 'spectator' ? undefined : view.players[view.eye];

/** Whoever goes another way is not held up: later turns complete the steps of earlier ones. */
const isAfter = ({ round, turn }: WarpgateView, last: number): boolean => round > 1 || turn > last;

/** The own turn is over, and others play. */
const hasEnded = (view: WarpgateView, turn: number): boolean =>
  isAfter(view, turn) || (view.turn === turn && view.active !== view.eye);

const hasPlayed = (view: WarpgateView, turn: number): boolean =>
  isAfter(view, turn) || (meOf(view)?.slots.length ?? 0) >= turn;

const isAsked = (asked: Asked | null, kind: string): boolean => asked?.kind === kind;

/** The action of this turn is carried out: all that is left is to end the turn. */
const isActed = (view: WarpgateView, asked: Asked | null, turn: number): boolean =>
  hasEnded(view, turn) || (view.turn === turn && isAsked(asked, 'endTurn'));

const markerAt = (view: WarpgateView, id: string): boolean =>
  view.places.some((place) => place.id === id && place.marker?.seat === view.eye);

/** The first round, told as it is played. */
export const lesson: readonly Step[] = [
  {
    id: 'welcome',
    text: 'You are Red and lead the Vorask Dominion through a Warpgate into new space. Points count at the end: 5 for each completed Objective, 3 for each Trade Good, up to a few for each Technology, 1 for each Hero or Advanced Tactics card. Two bots play against you.',
    rule: 'WG 13.9',
    pointAt: ['players'],
  },
  {
    id: 'map',
    text: 'Thick lines border the sectors. Planets have one of five types, each with its own shape, and some have a trade icon. The ring with your letter is your Warpgate: your first three ships and your drone are there, and nobody else may enter. Point at any place to see how far it is to others: range counts the empty hexes in between.',
    rule: 'WG 5.3',
    pointAt: ['board', GATE],
  },
  {
    id: 'hand',
    text: 'A round has four turns, and in each you play one card for its top action, its bottom action, or to draw. Everything grows with X, the number of the turn: what you do in turn 4 reaches four times as far as in turn 1. So small steps first, the big plan last.',
    rule: 'WG 4.1',
    pointAt: ['hand', 'status'],
  },
  {
    id: 'play',
    text: 'Turn 1, X = 1. Play the card Maneuver / Skirmish: touch it, or take it from the list.',
    rule: 'WG 3.2',
    pointAt: ['hand', 'action:ac-12'],
    done: (view) => hasPlayed(view, 1),
  },
  {
    id: 'action',
    text: 'Use it for Maneuver: blue actions move ships, red ones may attack as well. The numbers on the card are those that hold right now.',
    rule: 'WG 6.9',
    pointAt: ['hand'],
    done: (view, asked) => hasPlayed(view, 1) && !isAsked(asked, 'action'),
  },
  {
    id: 'move',
    text: 'From your Warpgate only your home planet is within range 1, so all that is left to say is how many ships go: send two. Then you may move a second group: decline it for now. What is lit can be chosen; touch something grey and you are told why not.',
    rule: 'WG 6.7',
    pointAt: ['board', HOME],
    done: (view, asked) => isActed(view, asked, 1),
  },
  {
    id: 'end',
    text: 'Nothing is final yet: Undo takes back step by step. When you are content, end your turn. Then watch the others; the log tells what they do, and touching a line shows it on the map.',
    rule: 'WG 21.1',
    pointAt: ['prompt', 'log'],
    done: (view) => isAfter(view, 1),
  },
  {
    id: 'control',
    text: 'Turn 2, X = 2. Play Advance / Control for Control and settle your home planet. It is the only planet of its sector, so your marker becomes a Colony at once. In larger sectors you place Outposts, until you hold all planets there.',
    rule: 'WG 9.8',
    pointAt: ['hand', 'action:ac-02', HOME],
    done: (view) => markerAt(view, HOME) || isAfter(view, 2),
  },
  {
    id: 'objective',
    text: 'You completed a sector, so you may take an Objective that has the type of one of its planets: take the Volcanic one. Only you see its front; how far you are with it stands on your board. Then settle no further planet and end your turn.',
    rule: 'WG 9.10',
    pointAt: ['market', 'prompt'],
    done: (view) => hasEnded(view, 2) || (meOf(view)?.objectives.length ?? 0) > 1,
  },
  {
    id: 'warpIn',
    text: 'In turn 3 play Warp-in / Promote for Warp-in: three ships of your supply come to your Warpgate. Your twelve ships are all you have; destroyed ones return to your supply.',
    rule: 'WG 7.3',
    pointAt: ['hand', 'action:ac-10'],
    done: (view, asked) => isActed(view, asked, 3),
  },
  {
    id: 'research',
    text: 'Turn 4, X = 4: the strongest one. Your last card, Maneuver / Research, is played by itself: use it for Research. Your drone flies to a planet within range 4 and brings you an available Technology of its type: an ability for the rest of the game, and mostly 2 points.',
    rule: 'WG 8.3',
    pointAt: ['hand', 'action:ac-04', 'market'],
    done: (view) => view.round > 1 || (meOf(view)?.technologies.length ?? 0) > 0,
  },
  {
    id: 'onwards',
    text: 'After turn 4 your cards are discarded and you draw four new ones. The game ends when the Technology deck, the Objectives deck or the Trade Goods run out: one more round, then the points count. Battles come when a red action goes where others have ships: before you send them, you see the odds. Good luck!',
    rule: 'WG 13.6',
    pointAt: ['market'],
  },
];
