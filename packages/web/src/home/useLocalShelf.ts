import { useEffect, useState } from 'react';
import type { LocalTable } from '../local/database.ts';
import { removeTable } from '../campaign/removing.ts';
import { listLocalTables } from '../local/tables.ts';
import { t } from '../texts/say.ts';
import { endingText } from './endingText.ts';
import type { ShelfEntry } from './Shelf.tsx';
import { timeText } from './timeText.ts';

export interface LocalShelf {
  /** Nothing was ever played here, not even a lesson; not before that is known. */
  readonly isEmpty: boolean;
  readonly running: readonly ShelfEntry[];
  readonly finished: readonly ShelfEntry[];
  readonly remove: (id: string) => void;
}

/** The tables of this device: those to go on with, and those that can be watched again. */
export function useLocalShelf(): LocalShelf {
  const [tables, setTables] = useState<readonly LocalTable[] | null>(null);
  const load = () => void listLocalTables().then(setTables, () => setTables([]));
  useEffect(load, []);
  const remove = (id: string) => void removeTable(id).then(load);

  const aboutOf = ({ names }: LocalTable): string => {
    const bots = names.filter((name) => name === null).length;
    const people = names.filter((name) => name !== null);
    if (bots === 0) return people.join(', ');
    return t('home.against', { people: people.join(', '), count: bots });
  };
  // People are called by their own names.
  const endOf = ({ names, standing }: LocalTable) =>
    standing?.ending &&
    endingText({
      ...standing.ending,
      names: standing.ending.names.map((name, seat) => names[seat] ?? name),
    });
  const standingOf = ({ standing, setup, stuck = false }: LocalTable): string => {
    if (stuck) return t('home.stuck');
    const { round, yourTurn } = standing ?? {};
    const parts = [
      ...(round === undefined ? [] : [t('home.round', { round })]),
      // Around one screen it is always somebody's.
      ...(yourTurn === true && !setup.oneScreen ? [t('home.yourTurn')] : []),
    ];
    return parts.join(', ');
  };
  const entryOf = (table: LocalTable): ShelfEntry => {
    const { id, setup, status, updatedAt } = table;
    const isOver = status === 'over';
    const end = isOver ? endOf(table) : undefined;
    const standing = isOver ? (end?.won ?? '') : standingOf(table);
    return {
      id,
      href: isOver ? `/replay/local/${id}` : `/local/${id}`,
      game: setup.game,
      about: end?.scores ?? aboutOf(table),
      ...(standing === '' ? {} : { standing }),
      when: t('home.lastPlayed', { when: timeText(updatedAt) }),
    };
  };
  // A lesson that is under way can be gone on with; one that is over was no game.
  const games = (tables ?? []).filter(({ lesson, status }) => !lesson || status !== 'over');
  return {
    isEmpty: tables?.length === 0,
    running: games.filter(({ status }) => status !== 'over').map(entryOf),
    finished: games.filter(({ status }) => status === 'over').map(entryOf),
    remove,
  };
}
