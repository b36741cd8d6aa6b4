import { t } from '../texts/say.ts';
import type { ListedTable } from '@warptable/table';

/** Who sits at a table, by seat. Only people have names of their own. */
export const seatNames = (seats: ListedTable['seats']): string[] =>
  seats.map(({ kind, name }) => ({ open: t('lobby.openSeat'), bot: t('setup.bot'), human: name })[kind]);

export const seatsText = (seats: ListedTable['seats']): string => seatNames(seats).join(', ');
