import type { Seat } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { SeatSnapshot, TableInfo, ToldSeat } from '@warptable/table';
import { useEffect, useState } from 'react';
import { agoText } from '../home/timeText.ts';
import { t } from '../texts/say.ts';
import { rest } from './api.ts';

const LOOK_EVERY = 60_000;

/** By seat, when and how somebody whom the table waits for and who is away was told so. */
export function useTold(
  info: TableInfo | null,
  snapshot: SeatSnapshot | undefined,
): ReadonlyMap<Seat, string> | undefined {
  const [told, setTold] = useState<readonly ToldSeat[]>([]);
  const id = info?.id;
  const isAway = (seat: Seat): boolean => info?.seats[seat]?.present === false;
  const missed =
    info?.status === 'playing' ? (snapshot?.awaited ?? []).filter(({ seat }) => isAway(seat)) : [];
  const which = missed.map(({ seat }) => seat).join(' ');
  useEffect(() => {
    if (id === undefined || which === '') return;
    const look = (): void => void rest('GET /tables/:id/told', { id }).then(setTold, () => {});
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [id, which]);
  if (which === '' || told.length === 0) return undefined;
  return new Map(told.map(({ seat, at, by }) => [seat, toldText(at, by)]));
}

function toldText(at: number, by: ToldSeat['by']): string {
  const ways = by.map((kind) => t(`online.toldBy.${kind === 'push' || kind === 'mail' ? kind : 'hook'}`));
  return t('online.told', { when: agoText(at, Date.now()), how: listed([...new Set(ways)]) });
}
