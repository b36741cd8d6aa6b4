import type { TableInfo } from '@warptable/table';
import { useEffect, useState } from 'react';
import { rest } from './api.ts';

const LOOK_EVERY = 5000;

/** Those who have played with other people play again with the same ones; everybody else sets up a table of their own. */
export function hasRematch({ seats, status, oneScreen }: TableInfo): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  return status === 'over' && !oneScreen && people.length > 1 && people.some(({ mine }) => mine);
}

/** Whether somebody of the table has asked for a rematch already. */
export function useRematchAsked(info: TableInfo | null): boolean {
  const [isAsked, setAsked] = useState(false);
  const id = info && hasRematch(info) ? info.id : null;
  useEffect(() => {
    if (id === null || isAsked) return;
    const look = (): void =>
      void rest('GET /tables/:id/rematch', { id }).then(
        (next) => setAsked(next.id !== null),
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [id, isAsked]);
  return isAsked;
}
