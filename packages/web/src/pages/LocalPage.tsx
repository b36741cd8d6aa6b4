import { HandOver, TableShell, afterPaint, askToRewind, decide, seatName, workerLink } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import type { Seat } from '@warptable/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { USUAL_LEVEL } from '../home/LevelField.tsx';
import { RemoveButton } from '../home/RemoveButton.tsx';
import { LessonCard } from '../learn/LessonCard.tsx';
import type { LocalTable } from '../local/database.ts';
import { openWorker } from '../local/openWorker.ts';
import type { WorkerState } from '../local/openWorker.ts';
import { findLocalTable, keepStuck, openLocalTable, randomHex, removeLocalTable } from '../local/tables.ts';
import { findOnShelf } from '../shelf.ts';
import { Afterwards } from '../table/Afterwards.tsx';
import { handOverTo } from '../table/handOver.ts';
import { HintButton } from '../table/HintButton.tsx';
import { PastBar } from '../table/PastBar.tsx';
import { ReplayLink, TableMenu } from '../table/TableMenu.tsx';
import { useEnd } from '../table/useEnd.ts';
import { useStanding } from '../table/useStanding.ts';
import { useTurnMark } from '../table/turnMark.ts';
import { useLook, useScene, useSession } from '../table/useTable.ts';
import { t } from '../texts/say.ts';
import { Broken } from './Broken.tsx';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { useFailure } from './useFailure.ts';

/** A table of this device: its host is a worker of the page. */
export function LocalPage({ id }: { id: string }) {
  const [kept, setKept] = useState<LocalTable | null | undefined>(undefined);
  const fail = useFailure();
  const [worker, setWorker] = useState<WorkerState>({ kind: 'fine' });
  useEffect(() => {
    findLocalTable(id).then((table) => setKept(table ?? null), fail);
  }, [id, fail]);
  const connect = useCallback(() => workerLink(openWorker(id, setWorker)), [id]);
  if (kept === null) return <NothingPage />;
  if (kept === undefined) return <Loading />;
  return <LocalSession kept={kept} connect={connect} worker={worker} />;
}

interface LocalSessionProps {
  readonly kept: LocalTable;
  readonly connect: () => ReturnType<typeof workerLink>;
  readonly worker: WorkerState;
}

function LocalSession({ kept, connect, worker }: LocalSessionProps) {
  const session = useSession(connect);
  if (worker.kind === 'held') return <p className="page-loading">{t('local.held')}</p>;
  if (worker.kind === 'gone') return <NothingPage text={t('local.gone')} />;
  if (worker.kind === 'fault') return <Stuck table={kept.id} message={worker.message} />;
  return session ? <LocalGame kept={kept} session={session} /> : <Loading />;
}

/** It is said on the first page too, and the table can be deleted. */
function Stuck({ table, message }: { table: string; message: string }) {
  const [, go] = useLocation();
  const fail = useFailure();
  useEffect(() => {
    keepStuck(table).catch(() => {
      // The first page does not tell then.
    });
  }, [table]);
  return (
    <Broken message={t('local.fault', { message })}>
      <RemoveButton remove={() => void removeLocalTable(table).then(() => go('/'), fail)} />
    </Broken>
  );
}

function LocalGame({ kept, session }: { kept: LocalTable; session: Session }) {
  const look = useLook(kept.setup.game);
  const { state, scene } = useScene(session, look);
  const end = useEnd(session, state);
  const [taken, setTaken] = useState<Seat | null>(null);
  const [, go] = useLocation();
  const fail = useFailure();
  useSeating(session, kept, state.info?.status === 'waiting');
  useStanding(kept.id, scene, end?.ending);
  useTurnMark(scene, findOnShelf(kept.setup.game)?.name ?? '');
  if (!scene || !state.info || !look) return <Loading />;
  const next = handOverTo(state.info, state.picture?.seen ?? scene.seen, taken);
  if (next !== null) {
    const take = () => {
      setTaken(next);
      session.look(next);
    };
    return (
      <HandOver name={seatName(scene, next)} mark={look.seat(scene.seen.view, next)} onTake={take}>
        <Link href="/" className="wt-button" data-look="plain">
          {t('local.leave')}
        </Link>
      </HandOver>
    );
  }
  const { game, options, seats, odds } = state.info;
  const again = async () => {
    const players = seats.map(({ kind, name, level = USUAL_LEVEL }) =>
      kind === 'bot' ? { level } : { name },
    );
    go(`/local/${await openLocalTable({ game, options, players, odds })}`);
  };
  const replay = `/replay/local/${kept.id}`;
  // The picture through the other player's eyes is still on its way.
  if (taken !== null && scene.seen.eye !== taken) return <Loading />;
  return (
    <TableShell
      scene={scene}
      menu={
        <TableMenu game={kept.setup.game}>
          {isAgainstBots(kept) && state.info.status === 'playing' && <HintButton session={session} />}
          {state.info.status === 'over' && <ReplayLink href={replay} />}
        </TableMenu>
      }
      replayBar={state.past && <PastBar session={session} state={state} pace={60} />}
      lesson={kept.lesson && <LessonCard table={kept.id} />}
      history={end?.history}
      afterwards={
        state.info.status === 'over' && (
          <Afterwards replay={replay} playAgain={() => void again().catch(fail)} />
        )
      }
      onJump={(at) => void session.lookBack(at)}
      onBackToNow={state.past ? () => afterPaint(() => void session.lookBack(null)) : undefined}
      onRewind={
        state.past && state.info.status === 'playing' && !kept.lesson ? () => askToRewind(session) : undefined
      }
      onDecide={(decision) => decide(session, decision)}
    />
  );
}

/** One person, and nobody else but bots; in a lesson there is other advice. */
const isAgainstBots = ({ names, lesson }: LocalTable): boolean =>
  !lesson && names.filter((name) => name !== null).length === 1;

/** The people of this table take their seats as soon as it is open. */
function useSeating(session: Session, kept: LocalTable, isWaiting: boolean): void {
  const seated = useRef<Session | null>(null);
  useEffect(() => {
    if (!isWaiting || seated.current === session) return;
    seated.current = session;
    const open = session.state.get().info?.seats ?? [];
    open.forEach(({ kind }, seat) => {
      const name = kept.names[seat];
      if (kind === 'open' && name) session.sit(seat, name, kept.lesson ? '00'.repeat(8) : randomHex(16));
    });
  }, [session, kept, isWaiting]);
}
