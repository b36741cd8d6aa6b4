import { HandOver, TableShell, afterPaint, askToRewind, decide, seatName } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import type { Seat } from '@warptable/kernel';
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { USUAL_LEVEL } from '../home/LevelField.tsx';
import { useAfterChapter } from '../campaign/useAfterChapter.ts';
import { removeTable } from '../campaign/removing.ts';
import { useGiveUp } from '../campaign/useGiveUp.tsx';
import { RemoveButton } from '../home/RemoveButton.tsx';
import type { LocalTable } from '../local/database.ts';
import { openWorker } from '../local/openWorker.ts';
import type { WorkerState } from '../local/openWorker.ts';
import { findLocalTable, keepStuck, openLocalTable, randomHex } from '../local/tables.ts';
import { findOnShelf } from '../shelf.ts';
import { Afterwards } from '../table/Afterwards.tsx';
import { handOverTo } from '../table/handOver.ts';
import { HintButton } from '../table/HintButton.tsx';
import { PastBar } from '../table/PastBar.tsx';
import { ReplayLink, TableMenu } from '../table/TableMenu.tsx';
import { useEnd } from '../table/useEnd.ts';
import { useStanding } from '../table/useStanding.ts';
import { useTurnMark } from '../table/turnMark.ts';
import { useGameUi, useViewModel, useSession } from '../table/useTable.ts';
import { t } from '../texts/say.ts';
import { Broken } from './Broken.tsx';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { useFailure } from './useFailure.ts';

/** Most tables are no lessons. */
const LessonCard = lazy(() => import('../learn/LessonCard.tsx').then((m) => ({ default: m.LessonCard })));

/** A table of this device: its host is a worker of the page. */
export function LocalPage({ id }: { id: string }) {
  const [kept, setKept] = useState<LocalTable | null | undefined>(undefined);
  const fail = useFailure();
  const [worker, setWorker] = useState<WorkerState>({ kind: 'fine' });
  useEffect(() => {
    findLocalTable(id).then((table) => setKept(table ?? null), fail);
  }, [id, fail]);
  const connect = useCallback(() => openWorker(id, setWorker), [id]);
  if (kept === null) return <NothingPage />;
  if (kept === undefined) return <Loading />;
  return <LocalSession kept={kept} connect={connect} worker={worker} />;
}

interface LocalSessionProps {
  readonly kept: LocalTable;
  readonly connect: () => ReturnType<typeof openWorker>;
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
      <RemoveButton remove={() => void removeTable(table).then(() => go('/'), fail)} />
    </Broken>
  );
}

function LocalGame({ kept, session }: { kept: LocalTable; session: Session }) {
  const gameUi = useGameUi(kept.setup.game);
  const { state, model } = useViewModel(session, gameUi);
  const end = useEnd(session, state);
  const isOver = state.info?.status === 'over';
  const place = { place: 'local', game: kept.setup.game, table: kept.id } as const;
  const after = useAfterChapter(place, kept.chapter, isOver);
  const giveUp = useGiveUp(kept, state.info?.status === 'playing');
  const [taken, setTaken] = useState<Seat | null>(null);
  const [, go] = useLocation();
  const fail = useFailure();
  useSeating(session, kept, state.info?.status === 'waiting');
  useStanding(kept.id, model, end?.ending);
  useTurnMark(model, findOnShelf(kept.setup.game)?.name ?? '');
  if (!model || !state.info || !gameUi) return <Loading />;
  const next = handOverTo(state.info, state.viewState?.snapshot ?? model.snapshot, taken);
  if (next !== null) {
    const take = () => {
      setTaken(next);
      session.look(next);
    };
    return (
      <HandOver name={seatName(model, next)} mark={gameUi.seat(model.snapshot.view, next)} onTake={take}>
        <Link href="/" className="wt-button" data-look="plain">
          {t('local.leave')}
        </Link>
      </HandOver>
    );
  }
  const { game, options, seats, odds } = state.info;
  const again = async () => {
    if (after) return go(`/local/${await after.again(options)}`);
    const players = seats.map(({ kind, name, level = USUAL_LEVEL }) =>
      kind === 'bot' ? { level } : { name },
    );
    go(`/local/${await openLocalTable({ game, options, players, odds })}`);
  };
  const replay = `/replay/local/${kept.id}`;
  const campaign = kept.chapter && `/campaign/${kept.setup.game}#${kept.chapter.campaign}`;
  // The other player's snapshot is still on its way.
  if (taken !== null && model.snapshot.viewer !== taken) return <Loading />;
  return (
    <>
      <TableShell
        model={model}
        menu={
          <TableMenu game={kept.setup.game} entries={giveUp.entries}>
            {isAgainstBots(kept) && state.info.status === 'playing' && <HintButton session={session} />}
            {state.info.status === 'over' && <ReplayLink href={replay} />}
          </TableMenu>
        }
        replayBar={state.past && <PastBar session={session} state={state} pace={60} />}
        lesson={
          kept.lesson && (
            <Suspense fallback={null}>
              <LessonCard table={kept.id} id={kept.lesson} />
            </Suspense>
          )
        }
        history={end?.history}
        news={after?.news}
        afterwards={
          state.info.status === 'over' && (
            <Afterwards replay={replay} playAgain={() => void again().catch(fail)} campaign={campaign} />
          )
        }
        onJump={(at) => void session.lookBack(at)}
        onBackToNow={state.past ? () => afterPaint(() => void session.lookBack(null)) : undefined}
        onRewind={
          state.past && state.info.status === 'playing' && !kept.lesson && !kept.chapter
            ? () => askToRewind(session)
            : undefined
        }
        onDecide={(decision) => decide(session, decision)}
      />
      {giveUp.dialog}
    </>
  );
}

/** One person, and nobody else but bots. */
const isAgainstBots = ({ names }: LocalTable): boolean => names.filter((name) => name !== null).length === 1;

/** The people of this table take their seats as soon as it is open. */
function useSeating(session: Session, kept: LocalTable, isWaiting: boolean): void {
  const seated = useRef<Session | null>(null);
  useEffect(() => {
    if (!isWaiting || seated.current === session) return;
    seated.current = session;
    const open = session.state.get().info?.seats ?? [];
    open.forEach(({ kind }, seat) => {
      const name = kept.names[seat];
      if (kind === 'open' && name)
        session.request({
          do: 'sit',
          seat,
          name,
          nonce: kept.nonce ?? (kept.lesson ? '00'.repeat(8) : randomHex(16)),
        });
    });
  }, [session, kept, isWaiting]);
}
