import type { Asked, Forced } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import type { PlayerView, WarpView } from '../rules/view.ts';

/** Red begins beside a weak band of Exiled, with a hand that can build and fight. A test holds on to that. */
export const lessonTable = {
  seats: 2,
  options: {},
  secret: '28a'.padStart(64, '0'),
};

// The shapes that the shell asks for; written out, so that these steps can be tested without a page.
interface Moment {
  readonly view: WarpView;
  readonly asked: Asked | null;
  readonly events: readonly (WarpEvent | Forced)[];
}

interface Step {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
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

const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.eye === 'spectator' ? undefined : view.players[view.eye];

const hasLurons = (moment: Moment): boolean => meOf(moment)?.races.includes('luron-droids') === true;

/** The own turn of this round is over. */
const hasEnded = ({ view }: Moment, round: number): boolean =>
  view.round > round || (view.round === round && view.phase !== 'setup' && view.active !== view.eye);

/** This phase of the own turn lies behind. */
const isPast = (moment: Moment, round: number, phase: Phase): boolean =>
  hasEnded(moment, round) ||
  (moment.view.round === round && PHASES.indexOf(moment.view.phase) > PHASES.indexOf(phase));

/** What the learner did in the own turn of this round. */
function deedsOf({ view, events }: Moment, round: number): Moment['events'] {
  const begins = events.findIndex(
    (event) => event.type === 'TurnBegan' && event.round === round && event.seat === view.eye,
  );
  if (begins < 0) return [];
  const next = events.findIndex((event, i) => i > begins && event.type === 'TurnBegan');
  return events
    .slice(begins, next < 0 ? undefined : next)
    .filter((event) => 'seat' in event && event.seat === view.eye);
}

const extractedIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'Extracted')?.choice;

const actionIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'ActionChosen')?.action;

const attackIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'AttackDeclared');

/** It is asked for, and this is not among what can be answered. */
const isRefused = ({ asked }: Moment, kind: string, value: string): boolean =>
  asked?.kind === kind && !asked.options.includes(value);

const isGuarded = ({ view }: Moment, id: string): boolean =>
  view.areas.some((area) => area.id === id && area.token !== undefined);

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
    done: (moment) =>
      hasLurons(moment) && (moment.view.phase !== 'setup' || (meOf(moment)?.races.length ?? 0) >= 2),
    isMissed: (moment) => !hasLurons(moment) && (meOf(moment)?.races.length ?? 0) > 0,
  },
  {
    id: 'missions',
    text: 'Keep three of these six missions, for yourself alone. First Steps Out is an easy one: control 5 areas. Touch the three, then press Done.',
    rule: 'TW 2.22',
    pointAt: ['hand', 'mission:cq-01'],
    done: ({ view }) => view.phase !== 'setup',
    isMissed: (moment) => isRefused(moment, 'keepMissions', 'cq-01'),
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
    done: (moment) => extractedIn(moment, 1) === 'resources',
    isMissed: (moment) => extractedIn(moment, 1) === 'troops',
  },
  {
    id: 'consult',
    text: 'Consult: cards may be discarded for the goods in their upper corner. Keep yours for now and go on to draw two, from the line-up or from the deck. Cards of the deck cannot be put back.',
    rule: 'TW 6.1',
    pointAt: ['hand', 'prompt'],
    done: (moment) => isPast(moment, 1, 'income'),
  },
  {
    id: 'action',
    text: 'Now one action: Develop builds and upgrades, Terrashift raises one area and lowers another, Attack takes land. Choose Develop.',
    rule: 'TW 3.3',
    pointAt: ['prompt'],
    done: (moment) => actionIn(moment, 1) === 'develop',
    isMissed: (moment) => actionIn(moment, 1) !== undefined || isRefused(moment, 'action', 'develop'),
  },
  {
    id: 'develop',
    text: 'Touch a green Build Card or the grey Start Card, then what you use it for, then where, then how you pay: you get 1 resource off. Back or Escape takes a step back. A building on an area of yours moves your marker on its track.',
    rule: 'TW 7.1',
    pointAt: ['hand', 'card:start-1'],
    done: (moment) => actionIn(moment, 1) === 'develop' && isPast(moment, 1, 'action'),
    isMissed: (moment) => actionIn(moment, 1) !== 'develop',
  },
  {
    id: 'move',
    text: 'Whoever develops may be followed by the others, for the full price; each that follows brings a resource. Now two Movements: a Troop may walk over areas of yours to another of them, or into an empty one. Your Colony is safe, but at least one Troop stays on each area. Move, or move no more.',
    rule: 'TW 12.2',
    pointAt: ['board'],
    done: (moment) => isPast(moment, 1, 'movement'),
  },
  {
    id: 'end',
    text: 'Whoever holds fewer than three missions may buy new ones now. Then end your turn. In between, now as at any time of your turn, you could trade Gold for Energy: free moves are the small buttons. Undo reaches back to the last card drawn; the end of the turn is final.',
    rule: 'TW 12.14',
    pointAt: ['prompt', 'market'],
    done: (moment) => hasEnded(moment, 1),
  },
  {
    id: 'follow',
    text: 'Blue plays. If Blue develops or shifts the land, you are asked whether you follow. If you never want to this turn, say so beforehand with the switches in your panel.',
    rule: 'TW 7.19',
    pointAt: ['players', 'log'],
    done: ({ view }) => view.round > 1 && view.active === view.eye,
  },
  {
    id: 'attack',
    text: 'Round 2. Take your income and draw as before, then attack: from your Colony, the Exiled on your left area, who have strength 1. Point at the target and you see the odds for each number of Troops; send two.',
    rule: 'TW 10.3',
    pointAt: ['board', COLONY, WEAK],
    done: (moment) => attackIn(moment, 2)?.to === WEAK,
    isMissed: (moment) =>
      attackIn(moment, 2) !== undefined ||
      isPast(moment, 2, 'action') ||
      !isGuarded(moment, WEAK) ||
      (actionIn(moment, 2) ?? 'attack') !== 'attack' ||
      isRefused(moment, 'action', 'attack') ||
      isRefused(moment, 'attackTarget', WEAK),
  },
  {
    id: 'combat',
    text: 'A combat has six steps. Both sides may put down a Combat Card; others may support the Exiled, and you may bribe whoever does. Then the cards are revealed and paid for, and the dice are rolled: their sum times the multiplier is the power. The higher power wins.',
    rule: 'TW 10.55',
    pointAt: ['board', 'hand'],
    done: (moment) => attackIn(moment, 2) !== undefined && isPast(moment, 2, 'action'),
    isMissed: (moment) => attackIn(moment, 2) === undefined,
  },
  {
    id: 'onwards',
    text: 'Who wins a combat draws Reward Cards: use them for their text, or give them up for the second ability of a race. Watch your missions at the side: those that are fulfilled are completed by themselves. Build towards position 8 of a track, take the high ground, and one day the Gate. Good luck!',
    rule: 'TW 3.6',
    pointAt: ['market'],
  },
];
