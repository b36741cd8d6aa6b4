import type { AnswerValue, Asked, GameEvent, Happened, PersonAt, Seat, Value } from '@warptable/kernel';
import type { ChatLine, SeatSnapshot, TableInfo } from '@warptable/table';
import { createContext, use } from 'react';
import type { Connection } from './link.ts';
import type { AnyGameUi } from './game-ui.ts';
import { stepOf } from './path.ts';
import type { Refused, RefusedError } from './refused.ts';
import type { SessionState } from './session.ts';
import type { Readable } from './store.ts';
import { redoable } from './takeback.ts';
import type { Takeback } from './takeback.ts';

/** Where the table stands, for the colour of the bar. */
export type TableStanding =
  | 'mine'
  | 'waiting'
  | 'lost'
  | 'replay'
  | 'paused'
  | 'suspension'
  | 'sitIn'
  | 'over';

/** What a person may do; everything goes to the host. */
export interface Moves {
  answer(value: AnswerValue): void;
  /** Of this seat, if more than one is this person's. */
  sideAction(kind: string, value: Value, seat?: Seat): void;
  undo(): void;
  redo(): void;
  restart(): void;
  setDraft(values: readonly Value[]): void;
  dismiss(): void;
}

/** Everything the shell shows: of a live table, of its past or of a recorded game. */
export interface TableViewModel {
  readonly gameUi: AnyGameUi;
  readonly game: string;
  /** The name of the game. */
  readonly title: string;
  /** The address of the rulebook, to which `#` and an id can be added. */
  readonly rules: string;
  /** How many seats the table has. */
  readonly seatCount: number;
  readonly info: TableInfo | null;
  readonly infoAt: number;
  readonly snapshot: SeatSnapshot;
  readonly log: readonly Happened<GameEvent>[];
  /** Why the log does not go back to the beginning. */
  readonly noHistory: RefusedError | null;
  /** How many entries there were when this person last looked; null if that is not known. */
  readonly since: number | null;
  readonly chat: readonly ChatLine[];
  readonly connection: Connection;
  /** An answer is on its way. */
  readonly busy: Readable<boolean>;
  readonly refused: Refused | null;
  readonly draft: readonly Value[];
  readonly canRedo: boolean;
  /** How many entries there were after my last answer; null if none is known. */
  readonly lastOwn: number | null;
  readonly standing: TableStanding;
  /** Absent where one only looks. */
  readonly moves: Moves | null;
  /** By seat, when and how somebody who is away was told that the table waits, in words. */
  readonly told?: ReadonlyMap<Seat, string>;
}

/** The view model of a live table; null before the first snapshot. */
export function liveViewModel(
  state: SessionState,
  gameUi: AnyGameUi,
  { game, title, rules, since, busy }: Pick<TableViewModel, 'game' | 'title' | 'rules' | 'since' | 'busy'>,
  moves: Moves,
): TableViewModel | null {
  const { viewState, past, info } = state;
  if (!viewState) return null;
  const snapshot = past ?? viewState.snapshot;
  return {
    gameUi,
    game,
    title,
    rules,
    seatCount: info?.seats.length ?? 0,
    info,
    infoAt: state.infoAt,
    snapshot,
    log: viewState.log,
    noHistory: state.noHistory,
    since,
    chat: state.chat,
    connection: state.connection,
    busy,
    refused: state.refused,
    draft: state.draft.values,
    canRedo: redoable(state.takeback, viewState.snapshot) !== undefined,
    lastOwn: lastOwnOf(state.takeback),
    standing: standingOf(state, snapshot),
    moves: past || snapshot.viewer === 'spectator' ? null : moves,
  };
}

/** How many entries there were after the last answer of this visit. */
export function lastOwnOf({ given }: Takeback): number | null {
  const last = given.at(-1);
  return last ? last.at + 1 : null;
}

function standingOf({ connection, past, info }: SessionState, snapshot: SeatSnapshot): TableStanding {
  if (past) return 'replay';
  if (connection === 'lost' || connection === 'closed') return 'lost';
  if (info?.status === 'over') return 'over';
  if (info?.paused) return 'paused';
  if (info?.suspension) return 'suspension';
  if (snapshot.viewer !== 'spectator' && info?.seats[snapshot.viewer]?.sitIn) return 'sitIn';
  return snapshot.asked.length > 0 ? 'mine' : 'waiting';
}

/** The question that can be answered now; of a path, the fork it has come to. */
export function openQuestion({ gameUi, snapshot, moves, standing, draft }: TableViewModel): Asked | null {
  const asked = moves && standing === 'mine' ? snapshot.asked[0] : undefined;
  return asked ? stepOf(asked, draft, (step, value) => gameUi.isOnBoard(step, value)) : null;
}

/** I am asked something in the turn of somebody else. */
export function isAskedOutOfTurn({
  gameUi,
  snapshot,
  standing,
}: Pick<TableViewModel, 'gameUi' | 'snapshot' | 'standing'>): boolean {
  const active = gameUi.turnOf?.(snapshot.view) ?? null;
  return standing === 'mine' && active !== null && !snapshot.asked.some(({ seat }) => seat === active);
}

/** The same as long as the same thing is asked, whatever others do, answer or take back meanwhile. */
export function questionKey(model: TableViewModel): string {
  const { snapshot, lastOwn, standing } = model;
  const asked = openQuestion(model);
  const at = asked ? `${asked.seat} ${asked.kind} after ${lastOwn ?? 'none'}` : snapshot.position;
  return [at, ...(asked?.taken ?? []), standing].join(' ');
}

/** Where nobody has settled it, as in a recorded game, odds are shown. */
export const showsOdds = ({ info }: Pick<TableViewModel, 'info'>): boolean => info?.odds !== 'hidden';

/** Nobody is asked for anything any more. */
export const isFinished = ({ snapshot }: TableViewModel): boolean =>
  snapshot.length > 0 && snapshot.awaited.length === 0;

/** The person who sits there; what the game calls the seat, if nobody does. */
export function personName({ gameUi, snapshot, info }: TableViewModel, seat: Seat): string {
  const sitting = info?.seats[seat];
  return sitting?.kind === 'human' ? sitting.name : gameUi.words.seat(snapshot.view, seat);
}

/** The people whom the log calls by their names; around one screen the game's own names say more. */
export function peopleOf({ info }: Pick<TableViewModel, 'info'>): PersonAt {
  const seats = info === null || info.oneScreen ? [] : info.seats;
  return (seat) => (seats[seat]?.kind === 'human' ? seats[seat].name : undefined);
}

/** Who sits there: the name of the person and what the game calls the seat. */
export function seatName(model: TableViewModel, seat: Seat): string {
  const inGame = model.gameUi.words.seat(model.snapshot.view, seat);
  const person = personName(model, seat);
  return person === inGame ? inGame : `${person} · ${inGame}`;
}

export const ViewModelContext = createContext<TableViewModel | null>(null);

export function useViewModel(): TableViewModel {
  const model = use(ViewModelContext);
  if (!model) throw new Error('there is no view model around this part');
  return model;
}
