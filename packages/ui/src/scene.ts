import type { AnswerValue, Asked, GameEvent, Happened, PersonAt, Seat, Value } from '@warptable/kernel';
import type { ChatLine, Seen, TableInfo } from '@warptable/table';
import { createContext, use } from 'react';
import type { Connection } from './link.ts';
import type { AnyLook } from './look.ts';
import { stepOf } from './path.ts';
import type { Refused, RefusedError } from './refused.ts';
import type { SessionState } from './session.ts';
import type { Readable } from './store.ts';
import { redoable } from './takeback.ts';
import type { Takeback } from './takeback.ts';

/** Where the table stands, for the colour of the bar. */
export type Standing = 'mine' | 'waiting' | 'lost' | 'replay' | 'paused' | 'recess' | 'sitIn' | 'over';

/** What a person may do; everything goes to the host. */
export interface Moves {
  answer(value: AnswerValue): void;
  /** Of this seat, if more than one is this person's. */
  aside(kind: string, value: Value, seat?: Seat): void;
  undo(): void;
  redo(): void;
  restart(): void;
  setDraft(values: readonly Value[]): void;
  dismiss(): void;
}

/** Everything the shell shows: of a live table, of its past or of a recorded game. */
export interface Scene {
  readonly look: AnyLook;
  readonly game: string;
  /** The name of the game. */
  readonly title: string;
  /** The address of the rulebook, to which `#` and an id can be added. */
  readonly rules: string;
  /** How many seats the table has. */
  readonly seatCount: number;
  readonly info: TableInfo | null;
  readonly infoAt: number;
  readonly seen: Seen;
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
  readonly standing: Standing;
  /** Absent where one only looks. */
  readonly moves: Moves | null;
}

/** A scene of a live table; nothing before the first picture has come. */
export function liveScene(
  state: SessionState,
  look: AnyLook,
  { game, title, rules, since, busy }: Pick<Scene, 'game' | 'title' | 'rules' | 'since' | 'busy'>,
  moves: Moves,
): Scene | null {
  const { picture, past, info } = state;
  if (!picture) return null;
  const seen = past ?? picture.seen;
  return {
    look,
    game,
    title,
    rules,
    seatCount: info?.seats.length ?? 0,
    info,
    infoAt: state.infoAt,
    seen,
    log: picture.log,
    noHistory: state.noHistory,
    since,
    chat: state.chat,
    connection: state.connection,
    busy,
    refused: state.refused,
    draft: state.draft.values,
    canRedo: redoable(state.takeback, picture.seen) !== undefined,
    lastOwn: lastOwnOf(state.takeback),
    standing: standingOf(state, seen),
    moves: past || seen.eye === 'spectator' ? null : moves,
  };
}

/** How many entries there were after the last answer of this visit. */
export function lastOwnOf({ given }: Takeback): number | null {
  const last = given.at(-1);
  return last ? last.at + 1 : null;
}

function standingOf({ connection, past, info }: SessionState, seen: Seen): Standing {
  if (past) return 'replay';
  if (connection === 'lost' || connection === 'closed') return 'lost';
  if (info?.status === 'over') return 'over';
  if (info?.paused) return 'paused';
  if (info?.recess) return 'recess';
  if (seen.eye !== 'spectator' && info?.seats[seen.eye]?.sitIn) return 'sitIn';
  return seen.asked.length > 0 ? 'mine' : 'waiting';
}

/** The question that can be answered now; of a path, the fork it has come to. */
export function openQuestion({ look, seen, moves, standing, draft }: Scene): Asked | null {
  const asked = moves && standing === 'mine' ? seen.asked[0] : undefined;
  return asked ? stepOf(asked, draft, (step, value) => look.isOnBoard(step, value)) : null;
}

/** I am asked something in the turn of somebody else. */
export function isAskedAside({ look, seen, standing }: Pick<Scene, 'look' | 'seen' | 'standing'>): boolean {
  const active = look.turnOf?.(seen.view) ?? null;
  return standing === 'mine' && active !== null && !seen.asked.some(({ seat }) => seat === active);
}

/** The same as long as the same thing is asked, whatever others do, answer or take back meanwhile. */
export function questionKey(scene: Scene): string {
  const { seen, lastOwn, standing } = scene;
  const asked = openQuestion(scene);
  const at = asked ? `${asked.seat} ${asked.kind} after ${lastOwn ?? 'none'}` : seen.position;
  return [at, ...(asked?.taken ?? []), standing].join(' ');
}

/** Where nobody has settled it, as in a recorded game, odds are shown. */
export const showsOdds = ({ info }: Pick<Scene, 'info'>): boolean => info?.odds !== 'hidden';

/** Nobody is asked for anything any more. */
export const isFinished = ({ seen }: Scene): boolean => seen.length > 0 && seen.awaited.length === 0;

/** The person who sits there; what the game calls the seat, if nobody does. */
export function personName({ look, seen, info }: Scene, seat: Seat): string {
  const sitting = info?.seats[seat];
  return sitting?.kind === 'human' ? sitting.name : look.words.seat(seen.view, seat);
}

/** The people whom the log calls by their names; around one screen the game's own names say more. */
export function peopleOf({ info }: Pick<Scene, 'info'>): PersonAt {
  const seats = info === null || info.oneScreen ? [] : info.seats;
  return (seat) => (seats[seat]?.kind === 'human' ? seats[seat].name : undefined);
}

/** Who sits there: the name of the person and what the game calls the seat. */
export function seatName(scene: Scene, seat: Seat): string {
  const inGame = scene.look.words.seat(scene.seen.view, seat);
  const person = personName(scene, seat);
  return person === inGame ? inGame : `${person} · ${inGame}`;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = use(SceneContext);
  if (!scene) throw new Error('there is no scene around this part');
  return scene;
}
