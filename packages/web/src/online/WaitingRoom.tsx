import type { Seat } from '@warptable/kernel';
import { refusedText } from '@warptable/ui';
import type { Session, SessionState } from '@warptable/ui';
import type { SeatInfo, TableInfo } from '@warptable/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '../failures.ts';
import { LevelField, USUAL_LEVEL } from '../home/LevelField.tsx';
import { Page } from '../pages/Page.tsx';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { InviteFriends } from '../people/InviteFriends.tsx';
import { rest } from './api.ts';
import { useArriving } from './arriving.ts';
import { CopyField } from './CopyField.tsx';
import { TableTerms } from './TableTerms.tsx';
import { WaitingChat } from './WaitingChat.tsx';
import { sitDown } from './toldLuck.ts';

export interface WaitingRoomProps {
  readonly info: TableInfo;
  readonly state: Pick<SessionState, 'refused' | 'chat'>;
  readonly session: Session;
  readonly name: string;
}

/** Before the game: who sits where, and how others get here. */
export function WaitingRoom({ info, state, session, name }: WaitingRoomProps) {
  const { refused, chat } = state;
  const title = `${findOnShelf(info.game)?.name ?? info.game}: ${t('waiting.title')}`;
  useArriving(session, info, name);
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const isSeated = info.seats.some(({ mine }) => mine);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p role="status">{t(isFull ? 'waiting.telling' : 'waiting.text')}</p>
      {refused && <p role="alert">{refusedText(refused.code, refused.message)}</p>}
      <ul role="list" className="waiting-seats">
        {info.seats.map((seat, i) => (
          <li key={i} className="lobby-row">
            <SeatText seat={seat} n={i + 1} />
            <span className="waiting-acts">
              {seat.kind === 'open' && !isSeated && (
                <button
                  type="button"
                  className="wt-button"
                  data-look="main"
                  onClick={() => sitDown(session, info, i, name)}
                >
                  {t('waiting.sit')}
                </button>
              )}
              {seat.kind === 'open' && info.opener && <SeatBot session={session} seat={i} />}
              {seat.mine && !isFull && (
                <button
                  type="button"
                  className="wt-button"
                  onClick={() => session.request({ do: 'stand', seat: i })}
                >
                  {t('waiting.stand')}
                </button>
              )}
              {info.opener && seat.kind === 'human' && !seat.mine && (
                <button
                  type="button"
                  className="wt-button"
                  onClick={() => session.request({ do: 'stand', seat: i })}
                >
                  {t('waiting.takeOut', { name: seat.name })}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {(isSeated || chat.length > 0) && (
        <WaitingChat chat={chat} onSay={isSeated ? (text) => session.chat(text) : undefined} />
      )}
      {(isSeated || info.opener) && !isFull && <InviteFriends table={info.id} />}
      {(isSeated || info.opener) && !isFull && <Invitation table={info.id} />}
      {info.opener && <CloseTable table={info.id} />}
      <TableTerms info={info} />
      <p className="waiting-luck wt-exact">{t('waiting.luck', { commitment: info.luck.commitment })}</p>
    </Page>
  );
}

/** Nobody is led here any more; a game that has begun is not closed. */
function CloseTable({ table }: { table: string }) {
  const [isSure, setSure] = useState(false);
  const [failure, setFailure] = useState('');
  const [, go] = useLocation();
  const close = (): void =>
    void rest('POST /tables/:id/close', { id: table }).then(
      () => go('/lobby'),
      (error: unknown) => setFailure(failureText(error)),
    );
  return (
    <p>
      <button
        type="button"
        className="wt-button"
        data-look={isSure ? 'danger' : undefined}
        onClick={() => (isSure ? close() : setSure(true))}
      >
        {t(isSure ? 'waiting.closeSure' : 'waiting.close')}
      </button>
      <span role="status">{failure}</span>
    </p>
  );
}

function SeatBot({ session, seat }: { session: Session; seat: Seat }) {
  const [level, setLevel] = useState(USUAL_LEVEL);
  return (
    <>
      <LevelField name={t('setup.level', { n: seat + 1 })} level={level} setLevel={setLevel} />
      <button
        type="button"
        className="wt-button"
        onClick={() => session.request({ do: 'seatBot', seat, level })}
      >
        {t('waiting.seatBot')}
      </button>
    </>
  );
}

function SeatText({ seat, n }: { seat: SeatInfo; n: number }) {
  const who = { open: t('waiting.free'), bot: botText(seat), human: seat.name }[seat.kind];
  return (
    <span>
      {t('waiting.seat', { n })}: <strong>{who}</strong>
      {seat.mine && ` (${t('waiting.you')})`}
    </span>
  );
}

const botText = ({ level }: SeatInfo): string =>
  level ? `${t('setup.bot')} · ${t(`level.${level}`)}` : t('setup.bot');

function Invitation({ table }: { table: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = () =>
    void rest('POST /tables/:id/invitation', { id: table }).then(
      ({ path }) => setAddress(new URL(path, location.href).href),
      (error: unknown) => setFailure(failureText(error)),
    );
  return (
    <section className="page-box">
      <h2>{t('waiting.invite')}</h2>
      <p>{t('waiting.inviteText')}</p>
      {/* Another link is another field: that one has not been copied yet. */}
      {address !== null && <CopyField key={address} name={t('waiting.inviteLink')} text={address} />}
      {failure !== null && <p role="alert">{failure}</p>}
      <button type="button" className="wt-button" onClick={make}>
        {t(address === null ? 'waiting.makeLink' : 'waiting.anotherLink')}
      </button>
    </section>
  );
}
