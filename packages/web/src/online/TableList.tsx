import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { endingText } from '../home/endingText.ts';
import { agoText } from '../home/timeText.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say.ts';
import type { ListedTable, RestInput } from '@warptable/table';
import { rest } from './api.ts';
import './online.css';
import { seatNames, seatsText } from './seatsText.ts';

const REFRESH = 10_000;

export interface TableListProps {
  readonly list: RestInput<'GET /tables'>['list'];
  /** What to say if there are none, instead of staying away. */
  readonly none?: ReactNode;
}

/** Tables of the server, kept fresh. */
export function TableList({ list, none }: TableListProps) {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  useEffect(() => {
    const load = () => void rest('GET /tables', { list }).then(setTables, () => {});
    load();
    const timer = setInterval(load, REFRESH);
    return () => clearInterval(timer);
  }, [list]);
  const isEmpty = tables === null || tables.length === 0;
  if (isEmpty && none === undefined) return null;
  return (
    <section className="lobby-list" aria-labelledby={`lobby-${list}`}>
      <h2 id={`lobby-${list}`}>{t(`lobby.${list}`)}</h2>
      {tables?.length === 0 && <p className="lobby-none">{none}</p>}
      {!isEmpty && (
        <ul role="list">
          {tables.map((table) => (
            <Row key={table.id} table={table} isMine={list === 'mine'} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table, isMine }: { table: ListedTable; isMine: boolean }) {
  const { id, game, status, seats, myTurn, result, openedAt, updatedAt } = table;
  const isOver = status === 'over';
  const now = Date.now();
  const end = result && endingText({ ...result, names: seatNames(seats) });
  return (
    <li className="lobby-row">
      <div>
        <strong>{findOnShelf(game)?.name ?? game}</strong> · {end?.won ?? t(`lobby.${status}`)}
        {myTurn && <strong className="lobby-turn">{t('lobby.yourTurn')}</strong>}
        <div className="lobby-seats">{end?.scores ?? seatsText(seats)}</div>
        {status === 'playing' && (
          <div className="lobby-seats">
            {t('lobby.since', { opened: agoText(openedAt, now), last: agoText(updatedAt, now) })}
          </div>
        )}
      </div>
      <Link href={isOver ? `/replay/t/${id}` : `/t/${id}`} className="wt-button">
        {isOver ? t('lobby.replay') : isMine || status === 'waiting' ? t('lobby.enter') : t('lobby.watch')}
      </Link>
    </li>
  );
}
