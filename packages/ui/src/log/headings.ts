import type { GameEvent, Happened } from '@warptable/kernel';
import { peopleOf } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';

/** Where the log begins a new group: a round, or somebody's turn. */
export interface Heading {
  /** The number of entries then. */
  readonly at: number;
  readonly of: 'round' | 'turn';
  readonly event: GameEvent;
}

type Told = Pick<TableViewModel, 'gameUi' | 'snapshot' | 'info'>;

const textOf = ({ gameUi, snapshot, info }: Told, event: GameEvent): string | undefined =>
  gameUi.heading?.(snapshot.view, event, snapshot.viewer, peopleOf({ info }));

/** What is headed without being about anybody is a round; the end of the game counts as one. */
export const headingsOf = (model: Told, log: readonly Happened<GameEvent>[]): Heading[] =>
  log.flatMap(({ at, event }) => {
    if (textOf(model, event) === undefined) return [];
    return { at, of: model.gameUi.seatOf?.(event) === undefined ? 'round' : 'turn', event };
  });

/** The round and the turn that are shown, in words. */
export function headingsNow(model: Told, headings: readonly Heading[]): string[] {
  const begun = headings.filter(({ at }) => at <= model.snapshot.length);
  const round = begun.findLastIndex((heading) => heading.of === 'round');
  const turn = begun.findLastIndex((heading) => heading.of === 'turn');
  return [round, ...(turn > round ? [turn] : [])].flatMap((i) => {
    const event = begun[i]?.event;
    return (event && textOf(model, event)) ?? [];
  });
}
