import type { AnyRules } from '@warptable/games';
import type { Eye, GameFile } from '@warptable/kernel';
import { Store, TableShell, useLayout } from '@warptable/ui';
import type { AnyLook, Scene } from '@warptable/ui';
import { useMemo, useState } from 'react';
import type { ToldLuck } from '../online/toldLuck.ts';
import { Eyes } from './Eyes.tsx';
import { momentInAddress, useMomentInAddress } from './momentInAddress.ts';
import { Recording } from './recording.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import { standingsOf } from './standings.ts';

export interface ReplayTableProps {
  readonly boxed: AnyRules;
  readonly look: AnyLook;
  readonly file: GameFile;
  readonly text: string;
  /** The address that shows the same replay to others. */
  readonly address: string | null;
  /** When the game was last played, as far as it is known. */
  readonly playedAt: number;
  /** What this browser was told of its luck before. */
  readonly told: ToldLuck | null;
}

const NEVER = new Store(false);

/** A recorded game at the same table, where nothing can be done but look. */
export function ReplayTable({ boxed, look, file, text, address, playedAt, told }: ReplayTableProps) {
  const recording = useMemo(() => new Recording(boxed, file), [boxed, file]);
  const last = recording.stops.length - 1;
  const [eye, setEye] = useState<Eye>('spectator');
  const [at, setAt] = useState(() => Math.min(last, momentInAddress()));
  useMomentInAddress(at);
  const log = useMemo(() => recording.events(eye), [recording, eye]);
  const seen = useMemo(() => recording.at(at, eye), [recording, at, eye]);

  const isAtEnd = at === last;
  const history = useMemo(
    () => (isAtEnd && look.roundOf ? standingsOf(boxed, file, look.roundOf) : undefined),
    [isAtEnd, boxed, file, look],
  );

  const scene: Scene = {
    look,
    game: boxed.game.id,
    title: boxed.game.name,
    rules: `/rules/${boxed.game.id}`,
    seatCount: file.seats,
    info: null,
    infoAt: 0,
    seen,
    log,
    since: null,
    chat: [],
    connection: 'open',
    busy: NEVER,
    refused: null,
    draft: [],
    canRedo: false,
    lastOwn: null,
    noHistory: null,
    standing: 'replay',
    moves: null,
  };
  // On a phone the bar is low for the sake of the map.
  const isDesktop = useLayout() === 'desktop';
  const eyes = (
    <Eyes count={file.seats} eye={eye} setEye={setEye} nameOf={(seat) => look.words.seat(seen.view, seat)} />
  );
  return (
    <TableShell
      scene={scene}
      menu={
        <ReplayMenu
          boxed={boxed}
          file={file}
          text={text}
          address={address === null ? null : `${address}#at=${at}`}
          playedAt={playedAt}
          told={told}
        >
          {!isDesktop && eyes}
        </ReplayMenu>
      }
      replayBar={
        <ReplayBar stops={recording.stops} at={at} go={setAt}>
          {isDesktop && eyes}
        </ReplayBar>
      }
      history={history}
      onJump={(entries) => setAt(recording.stopAfter(entries))}
    />
  );
}
