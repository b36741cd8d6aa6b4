import { TableShell, afterPaint, askToRewind, decide, socketLink, useStore } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import type { TableInfo } from '@warptable/table';
import { Suspense, lazy, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAfterChapter } from '../campaign/useAfterChapter.ts';
import { useOwnChapter } from '../campaign/useOwnChapter.ts';
import '../home/home.css';
import { USUAL_LEVEL } from '../home/LevelField.tsx';
import { usualOnline } from '../home/OnlineFields.tsx';
import type { TablePlan } from '../home/SetupDialog.tsx';
import { isTableId, rest, socketAddress } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import type { NoServerProps } from '../online/NoServer.tsx';
import '../online/online.css';
import { OnlineMenu } from '../online/OnlineMenu.tsx';
import { hasRematch, useRematchAsked } from '../online/rematch.ts';
import { useTold } from '../online/told.ts';
import { useToldLuck } from '../online/toldLuck.ts';
import { useMe } from '../online/useMe.ts';
import { WaitingRoom } from '../online/WaitingRoom.tsx';
import { findOnShelf } from '../shelf.ts';
import { Afterwards } from '../table/Afterwards.tsx';
import { HintButton } from '../table/HintButton.tsx';
import { PastBar } from '../table/PastBar.tsx';
import { useEnd } from '../table/useEnd.ts';
import { useTurnMark } from '../table/turnMark.ts';
import { useGameUi, useViewModel, useSession } from '../table/useTable.ts';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';

const SetupDialog = lazy(() => import('../home/SetupDialog.tsx').then((m) => ({ default: m.SetupDialog })));

/** A table of the server. */
export function OnlinePage({ id }: { id: string }) {
  return isTableId(id) ? <KnownVisitor id={id} /> : <NothingPage />;
}

function KnownVisitor({ id }: { id: string }) {
  const { name, isUnanswered, isAsking, ask } = useMe();
  const [attempt, setAttempt] = useState(0);
  if (isUnanswered) return <Unreachable isAsking={isAsking} tryAgain={ask} />;
  if (name === undefined) return <Loading />;
  const visitor = { name, onNamed: ask, tryAgain: () => setAttempt(attempt + 1) };
  // Whoever becomes a guest comes in anew, as that guest.
  return <OnlineSession key={`${attempt} ${name}`} id={id} visitor={visitor} />;
}

/** Who looks: to watch a table that is shown to everybody, no name is needed. */
interface Visitor {
  readonly name: string | null;
  readonly onNamed: () => void;
  readonly tryAgain: () => void;
}

function OnlineSession({ id, visitor }: { id: string; visitor: Visitor }) {
  const connect = useCallback(() => socketLink(socketAddress(id)), [id]);
  const session = useSession(connect);
  return session ? <OnlineTable id={id} session={session} visitor={visitor} /> : <Loading />;
}

function AskName({ onNamed }: { onNamed: () => void }) {
  return (
    <Page title={t('guest.title')}>
      <h1>{t('guest.title')}</h1>
      <NameForm onNamed={onNamed} />
    </Page>
  );
}

function Unreachable(props: NoServerProps) {
  return (
    <Page title={t('online.unreachable')}>
      <h1>{t('online.unreachable')}</h1>
      <NoServer {...props} />
    </Page>
  );
}

function KeptOut() {
  return (
    <Page title={t('online.keptOut')}>
      <h1>{t('online.keptOut')}</h1>
      <p role="alert">{t('online.keptOutText')}</p>
      <p className="page-ways">
        <Link href="/lobby" className="wt-button" data-look="main">
          {t('join.lobby')}
        </Link>
        <Link href="/" className="wt-button">
          {t('nothing.home')}
        </Link>
      </p>
      <p>
        {t('online.wasIt')} <Link href="/guest">{t('guest.useCode')}</Link>
      </p>
    </Page>
  );
}

function OnlineTable({ id, session, visitor }: { id: string; session: Session; visitor: Visitor }) {
  const game = useStore(session.state).info?.game;
  const gameUi = useGameUi(game);
  const { state, model } = useViewModel(session, gameUi);
  const end = useEnd(session, state);
  const chapter = useOwnChapter(id);
  const place = { place: 'online', game: game ?? '', table: id } as const;
  const after = useAfterChapter(place, chapter, state.info?.status === 'over');
  const [, go] = useLocation();
  const fail = useFailure();
  const [isSettingUp, setSettingUp] = useState(false);
  useTurnMark(model, findOnShelf(game ?? '')?.name ?? '');
  const { info, connection } = state;
  const isAsked = useRematchAsked(info);
  const told = useTold(info, state.viewState?.snapshot);
  useToldLuck(session, info);
  const { name, onNamed, tryAgain } = visitor;
  const isKeptOut = !info && connection === 'closed';
  if (name === null && (isKeptOut || info?.status === 'waiting')) return <AskName onNamed={onNamed} />;
  if (isKeptOut) return <KeptOut />;
  if (!info && connection === 'lost') return <Unreachable isAsking={false} tryAgain={tryAgain} />;
  if (!info) return <Loading />;
  if (info.status === 'waiting' && name !== null)
    return <WaitingRoom state={state} info={info} session={session} name={name} />;
  if (!model) return <Loading />;
  const shelved = findOnShelf(info.game);
  const isSeated = info.seats.some(({ mine }) => mine);
  const takesPart = info.seats.some(({ mine, resigned }) => mine && !resigned);
  const playAgain = (): void => {
    if (after) void after.again(info.options).then((table) => go(`/t/${table}`, toSit(0)), fail);
    else if (hasRematch(info))
      void rest('POST /tables/:id/rematch', { id }).then(
        (next) => go(`/t/${next.id}`, toSit(next.seat)),
        fail,
      );
    else setSettingUp(true);
  };
  const plays = info.status === 'playing' && info.seats.some(({ mine, sitIn }) => mine && !sitIn);
  return (
    <>
      <TableShell
        model={told ? { ...model, told } : model}
        menu={
          <OnlineMenu info={info} session={session} chat={state.chat} isGuest={name !== null}>
            {plays && isAgainstBots(info) && <HintButton session={session} />}
          </OnlineMenu>
        }
        replayBar={state.past && <PastBar session={session} state={state} pace={1100} />}
        history={end?.history}
        news={after?.news}
        afterwards={
          info.status === 'over' && (
            <Afterwards
              replay={`/replay/t/${info.id}`}
              playAgain={playAgain}
              isAsked={isAsked}
              campaign={chapter ? `/campaign/${info.game}#${chapter.campaign}` : undefined}
            />
          )
        }
        onSay={isSeated ? (text) => session.chat(text) : undefined}
        onJump={(at) => void session.lookBack(at)}
        onBackToNow={state.past ? () => afterPaint(() => void session.lookBack(null)) : undefined}
        onGoOn={takesPart ? () => session.request({ do: 'goOn' }) : undefined}
        onRewind={state.past && plays && !chapter ? () => askToRewind(session) : undefined}
        onDecide={(decision) => decide(session, decision)}
        arrange={takesPart ? (what, seat) => session.request({ do: what, seat }) : undefined}
      />
      {isSettingUp && shelved && (
        <Suspense>
          <SetupDialog
            game={shelved}
            kind="online"
            plan={anotherLike(info)}
            onClose={() => setSettingUp(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Another table of the same kind. Whoever opens it has its first seat. */
const anotherLike = ({ seats, options, odds, clock, undo }: TableInfo): TablePlan => ({
  seats: seats
    .toSorted((a, b) => Number(b.mine) - Number(a.mine))
    .map(({ kind, name, level = USUAL_LEVEL }) => ({ person: kind !== 'bot', name, level })),
  options,
  odds,
  online: { ...usualOnline, clock, undo },
});

/** One person, and nobody else but bots. */
const isAgainstBots = ({ seats }: TableInfo): boolean =>
  seats.filter(({ kind }) => kind !== 'bot').length === 1;
