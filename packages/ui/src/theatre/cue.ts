import type { GameEvent, Happened, Seat } from '@warptable/kernel';
import type { Point } from '../map/viewport.ts';

export type SoundName = 'turn' | 'move' | 'reveal' | 'dice' | 'success' | 'loss' | 'chat';

/** Pieces on their way over the map. */
export interface Travel {
  readonly seat: Seat;
  /** Ids of places, or points in the units of the map, from the first to the last. */
  readonly path: readonly (string | Point)[];
  readonly count: number;
}

/** A card that lay face down. Those whose events follow each other turn over together. */
export interface RevealedCard {
  readonly seat?: Seat;
  readonly title: string;
  /** What it does, in a few words. */
  readonly text?: string;
}

export interface TallySide {
  readonly seat?: Seat;
  /** Of a side that is nobody's seat. */
  readonly name?: string;
  /** What the total is made of: `3 × 2 + 1`. */
  readonly sum: string;
  readonly total: number;
  readonly won: boolean;
}

/** What of an event is seen and heard, beside its line in the log. */
export interface Cue {
  readonly sound?: SoundName;
  readonly travel?: Travel;
  readonly reveal?: readonly RevealedCard[];
  /** How the dice fell: spots, or numbers that the `Die` of the game knows. Sides that roll one after the other are shown together. */
  readonly dice?: { readonly seat?: Seat; readonly faces: readonly number[] };
  /** The sums count up, then the winner is shown. */
  readonly tally?: { readonly sides: readonly TallySide[] };
  /** Pieces that leave the map. */
  readonly loss?: { readonly seat: Seat; readonly place: string; readonly count: number };
  /** Where it happens: a scene stands away from it. */
  readonly place?: string;
  /** Told over the map in the words of the log; its points fly to the score of its seat. */
  readonly banner?: { readonly seat?: Seat; readonly points?: number };
}

/** A cue with the event that it comes from. */
export interface CuedEvent {
  readonly event: GameEvent;
  readonly cue: Cue;
}

export type CueOf = (
  event: GameEvent,
  /** All that was told up to this event, with it. */
  told: readonly Happened<GameEvent>[],
) => Cue | undefined;

/** More than so many at once are no theatre but waiting: what came before them is only in the log. */
const MAX_ACTS = 12;

/** What is to be played of some entries, in the order in which it happened. */
export function actsOf(
  log: readonly Happened<GameEvent>[],
  isMeant: (happened: Happened<GameEvent>) => boolean,
  cueOf: CueOf,
): CuedEvent[] {
  const acts = log.flatMap((happened, i) => {
    const { event } = happened;
    const cue = isMeant(happened) ? cueOf(event, log.slice(0, i + 1)) : undefined;
    return cue ? { event, cue } : [];
  });
  return acts.slice(-MAX_ACTS);
}

/** What is shown at once: cards that turn over together, the dice of both sides, else a single cue. */
export interface StagedEvent extends CuedEvent {
  readonly cards: readonly RevealedCard[];
  readonly rolls: readonly NonNullable<Cue['dice']>[];
}

/** Puts together what happens together, with what is still to be played. */
export function together(cued: readonly CuedEvent[], before: readonly StagedEvent[] = []): StagedEvent[] {
  const acts = [...before];
  for (const { event, cue } of cued) {
    const last = acts.at(-1);
    const { reveal, dice } = cue;
    if (last && reveal && last.cards.length > 0)
      acts[acts.length - 1] = { ...last, cards: [...last.cards, ...reveal] };
    else if (last && dice && last.rolls.length > 0)
      acts[acts.length - 1] = { ...last, rolls: [...last.rolls, dice] };
    else acts.push({ event, cue, cards: reveal ?? [], rolls: dice ? [dice] : [] });
  }
  return acts;
}

/** Belongs to a scene: it has the middle of the map, and all of it together takes no longer than `MAX_SCENE`. */
export const isScene = ({ reveal, dice, tally }: Cue): boolean =>
  reveal !== undefined || dice !== undefined || tally !== undefined;

/** `steps`: everything is shown one after the other, but nothing moves. `still`: nothing is shown that passes. */
export type Pace = 'normal' | 'quick' | 'steps' | 'still';

/** Milliseconds that each kind of cue takes before the next one begins. */
const LENGTH = { reveal: 950, dice: 800, tally: 750, travel: 420, loss: 300, banner: 400, sound: 0 };
/** A reveal with all that belongs to it: cards, dice, sums and losses. */
const MAX_SCENE = 2_000;
/** All of it together: many acts are played faster. */
const MAX_LENGTH = 4_000;

function usualLength({ reveal, dice, tally, travel, loss, banner }: Cue): number {
  if (reveal) return LENGTH.reveal;
  if (dice) return LENGTH.dice;
  if (tally) return LENGTH.tally;
  if (travel) return LENGTH.travel;
  if (loss) return LENGTH.loss;
  return banner ? LENGTH.banner : LENGTH.sound;
}

/** How long each act takes, in milliseconds. */
export function lengthsOf(acts: readonly Pick<StagedEvent, 'cue'>[], pace: Pace): number[] {
  if (pace === 'still') return acts.map(() => 0);
  const lengths = acts.map(({ cue }) => usualLength(cue) * (pace === 'quick' ? 0.5 : 1));
  const isOfScene = acts.map(({ cue }) => isScene(cue) || cue.loss !== undefined);
  const scene = sumOf(lengths.filter((_, i) => isOfScene[i]));
  const inTime = lengths.map((one, i) => (isOfScene[i] ? one * Math.min(1, MAX_SCENE / scene) : one));
  const haste = Math.min(1, MAX_LENGTH / Math.max(1, sumOf(inTime)));
  return inTime.map((one) => one * haste);
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, one) => sum + one, 0);
