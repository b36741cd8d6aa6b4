import type { GameEvent, Happened } from '@warptable/kernel';
import { peopleOf } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Where the log begins a new group: a round, or somebody's turn. */
export interface Heading {
  /** The number of entries then. */
  readonly at: number;
  readonly of: 'round' | 'turn';
  readonly event: GameEvent;
}

type Told = Pick<Scene, 'look' | 'seen' | 'info'>;

const textOf = ({ look, seen, info }: Told, event: GameEvent): string | undefined =>
  look.heading?.(seen.view, event, seen.eye, peopleOf({ info }));

/** What is headed without being about anybody is a round; the end of the game counts as one. */
export const headingsOf = (scene: Told, log: readonly Happened<GameEvent>[]): Heading[] =>
  log.flatMap(({ at, event }) => {
    if (textOf(scene, event) === undefined) return [];
    return { at, of: scene.look.seatOf?.(event) === undefined ? 'round' : 'turn', event };
  });

/** The round and the turn that are shown, in words. */
export function headingsNow(scene: Told, headings: readonly Heading[]): string[] {
  const begun = headings.filter(({ at }) => at <= scene.seen.length);
  const round = begun.findLastIndex((heading) => heading.of === 'round');
  const turn = begun.findLastIndex((heading) => heading.of === 'turn');
  return [round, ...(turn > round ? [turn] : [])].flatMap((i) => {
    const event = begun[i]?.event;
    return (event && textOf(scene, event)) ?? [];
  });
}
