import type { Asked, Forced } from '@warptable/kernel';
import type { Action, ActionCardId } from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';

/** Red, the Vorask Dominion, begins, with a hand that shows one of every sort of action. A test holds on to that. */
export const lessonTable = {
  seats: 3,
  options: { factions: 'dealt', exploration: 'off' },
  secret: 'e6b'.padStart(64, '0'),
};

// The shapes that the shell asks for; written out, so that these steps can be tested without a page.
interface Moment {
  readonly view: WarpgateView;
  readonly asked: Asked | null;
  readonly events: readonly (WarpgateEvent | Forced)[];
}

interface Step {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
}

const HOME = 'home-red';
const GATE = 'gate-red';

const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.eye === 'spectator' ? undefined : view.players[view.eye];

/** What a turn of the first round was used for. */
interface Turn {
  readonly card: ActionCardId | undefined;
  readonly action: Action | undefined;
}

/** The learner's turn of this number in the first round; nothing before it has begun. */
function turnOf({ view, events }: Moment, turn: number): Turn | undefined {
  const isMine = (event: Moment['events'][number]): boolean => 'seat' in event && event.seat === view.eye;
  const begins = events.findIndex(
    (event) => event.type === 'TurnBegan' && event.turn === turn && isMine(event),
  );
  if (begins < 0) return undefined;
  const next = events.findIndex((event, i) => i > begins && event.type === 'TurnBegan');
  const own = events.slice(begins, next < 0 ? undefined : next).filter(isMine);
  return {
    card: own.find((event) => event.type === 'CardPlayed')?.card,
    action: own.find((event) => event.type === 'ActionAnnounced')?.action,
  };
}

const isAfter = ({ view: { round, turn } }: Moment, last: number): boolean => round > 1 || turn > last;

/** The own turn is over, and others play. */
const hasEnded = (moment: Moment, turn: number): boolean =>
  isAfter(moment, turn) || (moment.view.turn === turn && moment.view.active !== moment.view.eye);

/** The action of this turn is carried out: all that is left is to end the turn. */
const isActed = (moment: Moment, turn: number): boolean =>
  hasEnded(moment, turn) || (moment.view.turn === turn && moment.asked?.kind === 'endTurn');

const isUsedFor = (moment: Moment, turn: number, action: Action): boolean =>
  turnOf(moment, turn)?.action === action;

/** The card is not in the hand any more, or was used for something else, in this turn or another. */
function isSpent(moment: Moment, turn: number, card: ActionCardId, action: Action): boolean {
  const used = turnOf(moment, turn);
  if (used?.card === undefined) {
    const own = meOf(moment)?.own;
    return own?.laid !== card && own?.hand.includes(card) !== true;
  }
  return used.card !== card || (used.action !== undefined && used.action !== action);
}

const hasMarkerAt = ({ view }: Moment, id: string): boolean =>
  view.places.some((place) => place.id === id && place.marker?.seat === view.eye);

const hasShipsAt = ({ view }: Moment, id: string): boolean =>
  view.places.some((place) => place.id === id && place.fleet?.seat === view.eye);

const hasTakenObjective = (moment: Moment): boolean => (meOf(moment)?.objectives.length ?? 0) > 1;

const hasTechnology = (moment: Moment): boolean => (meOf(moment)?.technologies.length ?? 0) > 0;

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
    done: (moment) => turnOf(moment, 1)?.card === 'ac-12',
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'action',
    text: 'Use it for Maneuver: blue actions move ships, red ones may attack as well. The numbers on the card are those that hold right now.',
    rule: 'WG 6.9',
    pointAt: ['hand'],
    done: (moment) => turnOf(moment, 1)?.card === 'ac-12' && isUsedFor(moment, 1, 'maneuver'),
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'move',
    text: 'From your Warpgate only your home planet is within range 1, so all that is left to say is how many ships go: send two. Then you may move a second group: decline it for now. What is lit can be chosen; touch something grey and you are told why not.',
    rule: 'WG 6.7',
    pointAt: ['board', HOME],
    done: (moment) => isUsedFor(moment, 1, 'maneuver') && isActed(moment, 1),
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'end',
    text: 'Nothing is final yet: Undo takes back step by step. When you are content, end your turn. Then watch the others; the log tells what they do, and touching a line shows it on the map.',
    rule: 'WG 21.1',
    pointAt: ['prompt', 'log'],
    done: (moment) => isAfter(moment, 1),
  },
  {
    id: 'control',
    text: 'Turn 2, X = 2. Play Advance / Control for Control and settle your home planet. It is the only planet of its sector, so your marker becomes a Colony at once. In larger sectors you place Outposts, until you hold all planets there.',
    rule: 'WG 9.8',
    pointAt: ['hand', 'action:ac-02', HOME],
    done: (moment) => hasMarkerAt(moment, HOME),
    isMissed: (moment) =>
      isSpent(moment, 2, 'ac-02', 'control') ||
      isActed(moment, 2) ||
      (isAfter(moment, 1) && !hasShipsAt(moment, HOME)),
  },
  {
    id: 'objective',
    text: 'You completed a sector, so you may take an Objective that has the type of one of its planets: take the Volcanic one. Only you see its front; how far you are with it stands on your board. Then settle no further planet and end your turn.',
    rule: 'WG 9.10',
    pointAt: ['market', 'prompt'],
    done: (moment) => hasMarkerAt(moment, HOME) && (isActed(moment, 2) || hasTakenObjective(moment)),
    isMissed: (moment) => !hasMarkerAt(moment, HOME),
  },
  {
    id: 'warpIn',
    text: 'In turn 3 play Warp-in / Promote for Warp-in: three ships of your supply come to your Warpgate. Your twelve ships are all you have; destroyed ones return to your supply.',
    rule: 'WG 7.3',
    pointAt: ['hand', 'action:ac-10'],
    done: (moment) => isUsedFor(moment, 3, 'warpIn') && isActed(moment, 3),
    isMissed: (moment) => isSpent(moment, 3, 'ac-10', 'warpIn'),
  },
  {
    id: 'research',
    text: 'Turn 4, X = 4: the strongest one. Use Maneuver / Research for Research; a last card is played by itself. Your drone flies to a planet within range 4 and brings you an available Technology of its type: an ability for the rest of the game, and mostly 2 points.',
    rule: 'WG 8.3',
    pointAt: ['hand', 'action:ac-04', 'market'],
    done: (moment) => isUsedFor(moment, 4, 'research') && (isActed(moment, 4) || hasTechnology(moment)),
    isMissed: (moment) => isSpent(moment, 4, 'ac-04', 'research'),
  },
  {
    id: 'onwards',
    text: 'After turn 4 your cards are discarded and you draw four new ones. The game ends when the Technology deck, the Objectives deck or the Trade Goods run out: one more round, then the points count. Battles come when a red action goes where others have ships: before you send them, you see the odds. Good luck!',
    rule: 'WG 13.6',
    pointAt: ['market'],
  },
];
