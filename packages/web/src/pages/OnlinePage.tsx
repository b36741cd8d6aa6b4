import { TableShell, askToRewind, decide, socketLink, useStore } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { socketAddress } from '../online/api.ts';
import { NameForm } from '../online/NameForm.tsx';
import '../online/online.css';
import { OnlineMenu } from '../online/OnlineMenu.tsx';
import { useMe } from '../online/useMe.ts';
import { WaitingRoom } from '../online/WaitingRoom.tsx';
import { findOnShelf } from '../shelf.ts';
import { PastBar } from '../table/PastBar.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { useTurnMark } from '../table/turnMark.ts';
import { useLook, useScene, useSession } from '../table/useTable.ts';
import { Loading } from './Loading.tsx';
import { Page } from './Page.tsx';

/** A table of the server. */
export function OnlinePage({ id }: { id: string }) {
  const { t } = useTranslation('web');
  const me = useMe();
  if (me.name === null || me.failure !== null)
    return (
      <Page title={t('guest.title')}>
        <h1>{t('guest.title')}</h1>
        {me.failure === null ? <NameForm onNamed={me.ask} /> : <p role="alert">{t('lobby.noServer')}</p>}
      </Page>
    );
  return me.name === undefined ? <Loading /> : <OnlineSession id={id} name={me.name} />;
}

function OnlineSession({ id, name }: { id: string; name: string }) {
  const connect = useCallback(() => socketLink(socketAddress(id)), [id]);
  const session = useSession(connect);
  return session ? <OnlineTable session={session} name={name} /> : <Loading />;
}

function OnlineTable({ session, name }: { session: Session; name: string }) {
  const { t } = useTranslation('web');
  const game = useStore(session.state).info?.game;
  const look = useLook(game);
  const { state, scene } = useScene(session, look);
  useTurnMark(scene, findOnShelf(game ?? '')?.name ?? '');
  const { info, connection } = state;
  if (!info && (connection === 'lost' || connection === 'closed'))
    return <p className="page-loading">{t(`online.${connection}`)}</p>;
  if (!info) return <Loading />;
  if (info.status === 'waiting')
    return <WaitingRoom info={info} refused={state.refused} session={session} name={name} />;
  if (!scene) return <Loading />;
  const isSeated = info.seats.some(({ mine }) => mine);
  const plays = info.status === 'playing' && info.seats.some(({ mine, sitIn }) => mine && !sitIn);
  return (
    <TableShell
      scene={scene}
      menu={
        <TableMenu game={info.game}>
          <OnlineMenu info={info} session={session} />
        </TableMenu>
      }
      replayBar={state.past && <PastBar session={session} state={state} pace={1100} />}
      onSay={isSeated ? (text) => session.chat(text) : undefined}
      onJump={(at) => void session.lookBack(at)}
      onBackToNow={state.past ? () => void session.lookBack(null) : undefined}
      onGoOn={isSeated ? () => session.pause(false) : undefined}
      onRewind={state.past && plays ? () => askToRewind(session) : undefined}
      onDecide={(decision) => decide(session, decision)}
      arrange={isSeated ? (what, seat) => session.arrange(what, seat) : undefined}
    />
  );
}
