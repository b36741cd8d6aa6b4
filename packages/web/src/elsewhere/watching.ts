import type { ListedTable } from '@warptable/table';
import { Store, notify } from '@warptable/ui';
import { isKnown, rest } from '../online/api.ts';
import { settings } from '../settings.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { setWaiting } from '../title.ts';

const LOOK_EVERY = 30_000;

/** The tables of the server at which it is one's turn, but for the one that is open here. */
export const elsewhere = new Store<{ readonly tables: readonly ListedTable[] }>({ tables: [] });

const isOpenHere = ({ id }: ListedTable): boolean => location.pathname === `/t/${id}`;

export const nameOf = ({ game }: ListedTable): string => findOnShelf(game)?.name ?? game;

/** Whatever page is open, its title and a message of the browser tell that it is one's turn at a table. */
export function watchElsewhere(): void {
  let known: ReadonlySet<string> | undefined;
  const look = async (): Promise<void> => {
    if (!isKnown()) return;
    const mine = await rest('GET /tables', { list: 'mine' });
    const tables = mine.filter((table) => table.myTurn && !isOpenHere(table));
    const isNew = tables.filter(({ id }) => known && !known.has(id));
    known = new Set(mine.flatMap(({ id, myTurn }) => (myTurn ? id : [])));
    elsewhere.merge({ tables });
    setWaiting(tables.length);
    for (const table of isNew) call(table);
  };
  // A server that does not answer is told of elsewhere; here it is asked again.
  const lookAgain = (): void => void look().catch(() => {});
  setInterval(lookAgain, LOOK_EVERY);
  setTimeout(lookAgain, 3000);
  addEventListener('focus', lookAgain);
}

function call(table: ListedTable): void {
  if (!settings.get().notices || document.hasFocus()) return;
  const url = new URL(`/t/${table.id}`, location.href);
  notify({ title: nameOf(table), body: t('table.yourTurn'), about: url.pathname, url: url.href }).catch(
    () => {},
  );
}
