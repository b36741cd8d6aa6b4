import type { Asked } from '@warptable/kernel';
import type { Phase } from '../rules/state.ts';
import type { PlayerView, WarpView } from '../rules/view.ts';

/** Red begins beside a weak band of Exiled, with a hand that can build and fight. A test holds on to that. */
export const lessonTable = {
  seats: 2,
  options: {},
  secret: '28a'.padStart(64, '0'),
};

// The shape that the shell asks for; written out, so that these steps can be tested without a page.
interface Step {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(view: WarpView, asked: Asked | null): boolean;
}

const COLONY = 's1-colony';
const WEAK = 's1-left';

const PHASES: readonly Phase[] = [
  'setup',
  'start',
  'income',
  'action',
  'movement',
  'reveal',
  'replenish',
  'over',
];

const meOf = (view: WarpView): PlayerView | undefined =>
  view.eye === 'spectator' ? undefined : view.players[view.eye];

/** The own turn of this round is over. Whoever goes another way is not held up: later turns complete earlier steps. */
const hasEnded = (view: WarpView, round: number): boolean =>
  view.round > round || (view.round === round && view.phase !== 'setup' && view.active !== view.eye);

/** This phase of the own turn lies behind. */
const isPast = (view: WarpView, round: number, phase: Phase): boolean =>
  hasEnded(view, round) || (view.round === round && PHASES.indexOf(view.phase) > PHASES.indexOf(phase));

const isAsked = (asked: Asked | null, ...kinds: readonly string[]): boolean =>
  asked !== null && kinds.includes(asked.kind);

/** The first round, told as it is played, and the first attack. */
export const lesson: readonly Step[] = [
  {
    id: 'welcome',
    text: 'You are Red. Missions bring points; once somebody has 9 of them, three more rounds are played and the most points win. A bot plays against you.',
    rule: 'TW 3.4',
    pointAt: ['players'],
  },
  {
    id: 'races',
    text: 'Two races will serve you. Take the Luron Droids first: they bring more Troops. Then take any of those that are left. Each race has an ability that always acts, and one that costs Reward Cards.',
    rule: 'TW 2.18',
    pointAt: ['hand', 'race:luron-droids'],
    done: (view) => view.phase !== 'setup' || (meOf(view)?.races.length ?? 0) >= 2,
  },
  {
    id: 'missions',
    text: 'Keep three of these six missions, for yourself alone. First Steps Out is an easy one: control 5 areas. Touch the three, then press Done.',
    rule: 'TW 2.22',
    pointAt: ['hand', 'mission:cq-01'],
    done: (view) => view.phase !== 'setup',
  },
  {
    id: 'map',
    text: 'Count the steps of an area: that is its multiplier, from 1 to 4, and in combat it multiplies your dice. Suns and leaves are the two Exiled races, their blades the strength; a mask is a token that nobody has seen. In the middle a Guardian holds the Warp Gate. Touch any area to read more.',
    rule: 'TW 10.54',
    pointAt: ['board', COLONY, WEAK, 'gate'],
  },
  {
    id: 'extract',
    text: 'Your turn begins with income. Extract resources: your Gold and Energy Tracks tell how much. Troops would come by your Command Track.',
    rule: 'TW 5.1',
    pointAt: ['prompt', 'hand'],
    done: (view, asked) => isPast(view, 1, 'income') || isAsked(asked, 'discard', 'drawFrom', 'gainGold'),
  },
  {
    id: 'consult',
    text: 'Consult: cards may be discarded for the goods in their upper corner. Keep yours for now and go on to draw two, from the line-up or from the deck. Cards of the deck cannot be put back.',
    rule: 'TW 6.1',
    pointAt: ['hand', 'prompt'],
    done: (view) => isPast(view, 1, 'income'),
  },
  {
    id: 'action',
    text: 'Now one action: Develop builds and upgrades, Terrashift raises one area and lowers another, Attack takes land. Choose Develop.',
    rule: 'TW 3.3',
    pointAt: ['prompt'],
    done: (view, asked) => isPast(view, 1, 'action') || isAsked(asked, 'develop'),
  },
  {
    id: 'develop',
    text: 'Touch a green Build Card or the grey Start Card, then what you use it for, then where, then how you pay: you get 1 resource off. Back or Escape takes a step back. A building on an area of yours moves your marker on its track.',
    rule: 'TW 7.1',
    pointAt: ['hand', 'card:start-1'],
    done: (view) => isPast(view, 1, 'action'),
  },
  {
    id: 'move',
    text: 'The others could follow your Develop for the full price; each that does brings you a resource. Now two Movements: a Troop may walk over areas of yours to another of them, or into an empty one. Your Colony is safe, but at least one Troop stays on each area. Move, or move no more.',
    rule: 'TW 12.2',
    pointAt: ['board'],
    done: (view) => isPast(view, 1, 'movement'),
  },
  {
    id: 'end',
    text: 'You hold three missions, so all that is left is to end your turn. In between, now as at any time of your turn, you could trade Gold for Energy: free moves are the small buttons. Undo reaches back to the last card drawn; the end of the turn is final.',
    rule: 'TW 12.14',
    pointAt: ['prompt', 'market'],
    done: (view) => hasEnded(view, 1),
  },
  {
    id: 'follow',
    text: 'Blue plays. If Blue develops or shifts the land, you are asked whether you follow. If you never want to this turn, say so beforehand with the switches in your panel.',
    rule: 'TW 7.19',
    pointAt: ['players', 'log'],
    done: (view) => view.round > 1 && view.active === view.eye,
  },
  {
    id: 'attack',
    text: 'Round 2. Take your income and draw as before, then attack: from your Colony, the Exiled on your left area, who have strength 1. Point at the target and you see the odds for each number of Troops; send two.',
    rule: 'TW 10.3',
    pointAt: ['board', COLONY, WEAK],
    done: (view) => view.combat !== null || isPast(view, 2, 'action'),
  },
  {
    id: 'combat',
    text: 'A combat has six steps. Both sides may put down a Combat Card; others may support the Exiled, and you may bribe whoever does. Then the cards are revealed and paid for, and the dice are rolled: their sum times the multiplier is the power. The higher power wins.',
    rule: 'TW 10.55',
    pointAt: ['board', 'hand'],
    done: (view) => isPast(view, 2, 'action'),
  },
  {
    id: 'onwards',
    text: 'Who wins a combat draws Reward Cards: use them for their text, or give them up for the second ability of a race. Watch your missions at the side: those that are fulfilled are completed by themselves. Build towards position 8 of a track, take the high ground, and one day the Gate. Good luck!',
    rule: 'TW 3.6',
    pointAt: ['market'],
  },
];
