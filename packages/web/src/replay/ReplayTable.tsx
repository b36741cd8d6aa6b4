import type { AnyRules } from '@warptable/games/manifest';
import type { Viewer, GameFile } from '@warptable/kernel';
import { Store, TableShell, useLayout } from '@warptable/ui';
import type { AnyGameUi, TableViewModel } from '@warptable/ui';
import { useMemo, useState } from 'react';
import type { ToldLuck } from '../online/toldLuck.ts';
import { ViewerSelect } from './ViewerSelect.tsx';
import { momentInAddress, useMomentInAddress } from './momentInAddress.ts';
import { Recording } from './recording.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import { standingsOf } from './standings.ts';

export interface ReplayTableProps {
  readonly gameModule: AnyRules;
  readonly gameUi: AnyGameUi;
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
export function ReplayTable({ gameModule, gameUi, file, text, address, playedAt, told }: ReplayTableProps) {
  const recording = useMemo(() => new Recording(gameModule, file), [gameModule, file]);
  const last = recording.stops.length - 1;
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const [at, setAt] = useState(() => Math.min(last, momentInAddress()));
  useMomentInAddress(at);
  const log = useMemo(() => recording.events(viewer), [recording, viewer]);
  const snapshot = useMemo(() => recording.at(at, viewer), [recording, at, viewer]);

  const isAtEnd = at === last;
  const history = useMemo(
    () => (isAtEnd && gameUi.roundOf ? standingsOf(gameModule, file, gameUi.roundOf) : undefined),
    [isAtEnd, gameModule, file, gameUi],
  );

  const model: TableViewModel = {
    gameUi,
    game: gameModule.game.id,
    title: gameModule.game.name,
    rules: `/rules/${gameModule.game.id}`,
    seatCount: file.seats,
    info: null,
    infoAt: 0,
    snapshot,
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
  const viewers = (
    <ViewerSelect
      count={file.seats}
      viewer={viewer}
      setViewer={setViewer}
      nameOf={(seat) => gameUi.words.seat(snapshot.view, seat)}
    />
  );
  return (
    <TableShell
      model={model}
      menu={
        <ReplayMenu
          gameModule={gameModule}
          file={file}
          text={text}
          address={address === null ? null : `${address}#at=${at}`}
          playedAt={playedAt}
          told={told}
        >
          {!isDesktop && viewers}
        </ReplayMenu>
      }
      replayBar={
        <ReplayBar stops={recording.stops} at={at} go={setAt}>
          {isDesktop && viewers}
        </ReplayBar>
      }
      history={history}
      onJump={(entries) => setAt(recording.stopAfter(entries))}
    />
  );
}
