import type { Seat } from '@warptable/kernel';
import type { ReactNode } from 'react';
import type { Standings } from '../game-ui.ts';
import type { RewindReply } from '../rewind.ts';
import type { TableViewModel } from '../table-view-model.ts';

/** What the page adds to the table. */
export interface ShellExtras {
  /** Buttons beside the state of play: leave, pause, theme. */
  readonly menu?: ReactNode;
  /** Below the players, or where they are not in sight beside the map: what to do next in a lesson. */
  readonly lesson?: ReactNode;
  /** Below the log: the bar of a replay. */
  readonly replayBar?: ReactNode;
  readonly onSay?: ((text: string) => void) | undefined;
  readonly onJump?: ((at: number) => void) | undefined;
  readonly onBackToNow?: (() => void) | undefined;
  readonly onGoOn?: (() => void) | undefined;
  /** Takes the game back to the moment that is looked at, or asks the others to. */
  readonly onRewind?: (() => void) | undefined;
  /** Says whether the game may go back. */
  readonly onDecide?: ((decision: RewindReply) => void) | undefined;
  /** What everybody had after each round, once the game is over and it is worked out. */
  readonly history?: readonly Standings[] | undefined;
  /** Above the result: what the game has brought beside it. */
  readonly news?: ReactNode;
  /** Below the result: the ways on from there. */
  readonly afterwards?: ReactNode;
  readonly arrange?: ((what: 'sitIn' | 'handBack', seat: Seat) => void) | undefined;
}

/** What takes the own seat back from a bot. */
export const handBackOf = (
  { snapshot: { viewer } }: TableViewModel,
  { arrange }: ShellExtras,
): (() => void) | undefined =>
  arrange && viewer !== 'spectator' ? () => arrange('handBack', viewer) : undefined;
