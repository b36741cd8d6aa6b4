import type { GameEvent, Happened } from '@warptable/kernel';
import type { UiStateFields } from '../ui-state.ts';
import { headingsOf } from '../log/headings.ts';
import type { AnyGameUi } from '../game-ui.ts';
import { peopleOf } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Fight, FightHearer } from './fight.ts';

/** Of a long log only so much is searched: a fight that is still to be told is not further back. */
const REACH = 600;

const told = new WeakMap<readonly Happened<GameEvent>[], readonly Fight[]>();

/** The fights of a log, the last one last. */
export function fightsIn(gameUi: AnyGameUi, log: readonly Happened<GameEvent>[]): readonly Fight[] {
  const before = told.get(log);
  if (before) return before;
  const fights = gameUi.fights?.of(log.slice(-REACH)) ?? [];
  told.set(log, fights);
  return fights;
}

export type Told = Pick<
  TableViewModel,
  'gameUi' | 'snapshot' | 'log' | 'info' | 'since' | 'lastOwn' | 'standing'
>;

/** What a person has seen of the fights and of the news. */
export type Known = Pick<UiStateFields, 'arrivedAt' | 'cameAt' | 'fightPutAway'>;

/** The number of entries after which things are new to this person: after the last answer, else since this person last looked. */
export const newSince = (
  { lastOwn, since }: Pick<Told, 'lastOwn' | 'since'>,
  { cameAt, arrivedAt }: Pick<Known, 'cameAt' | 'arrivedAt'>,
): number => lastOwn ?? cameAt ?? since ?? arrivedAt;

/** The fight whose end is to be shown: the last own one since the last answer, else the last one of others. None while another goes on. */
export function outcomeOf(model: Told, known: Known): Fight | null {
  const { fightPutAway } = known;
  const { gameUi, snapshot, log, lastOwn, standing } = model;
  const isPast = standing === 'replay';
  const fights = fightsIn(gameUi, isPast ? upTo(log, snapshot.length) : log);
  const last = fights.at(-1);
  if (!last || last.endedAt === null) return null;
  if (isPast) return last.endedAt !== fightPutAway && isOfThisTurn(model, last.endedAt) ? last : null;
  // What my answer has led to stands behind as many entries as it has made.
  const since = Math.max(newSince(model, known) - (lastOwn === null ? 0 : 1), fightPutAway ?? 0);
  const news = fights.filter(({ endedAt }) => endedAt !== null && endedAt > since);
  return news.findLast((fight) => isOwn(fight, model)) ?? news.at(-1) ?? null;
}

export const isOwn = (
  { fighters }: Fight,
  { snapshot: { viewer } }: Pick<TableViewModel, 'snapshot'>,
): boolean => viewer !== 'spectator' && fighters.includes(viewer);

/** A fight is going on: what it needs matters more than what was. */
export const isFighting = ({ gameUi, log }: Pick<TableViewModel, 'gameUi' | 'log'>): boolean =>
  fightsIn(gameUi, log).at(-1)?.endedAt === null;

/** Looking back, the end of a fight is shown until the next turn begins. */
function isOfThisTurn(model: Told, endedAt: number): boolean {
  const { log, snapshot } = model;
  const since = log.filter(({ at }) => at > endedAt && at <= snapshot.length);
  return headingsOf(model, since).length === 0;
}

const pasts = new WeakMap<
  readonly Happened<GameEvent>[],
  { length: number; log: readonly Happened<GameEvent>[] }
>();

/** The log as it was after so many entries; the same object as long as the same is asked for. */
function upTo(log: readonly Happened<GameEvent>[], length: number): readonly Happened<GameEvent>[] {
  const before = pasts.get(log);
  if (before?.length === length) return before.log;
  const past = { length, log: log.filter(({ at }) => at <= length) };
  pasts.set(log, past);
  return past.log;
}

export const hearerOf = ({
  snapshot,
  info,
}: Pick<TableViewModel, 'snapshot' | 'info'>): FightHearer<unknown> => ({
  view: snapshot.view,
  viewer: snapshot.viewer,
  personAt: peopleOf({ info }),
});
