import { t } from '../texts/say.ts';
import type { ListedTable } from './api.ts';

/** Who sits at a table. Only people have names of their own. */
export const seatsText = (seats: ListedTable['seats']): string =>
  seats
    .map(({ kind, name }) => ({ open: t('lobby.openSeat'), bot: t('setup.bot'), human: name })[kind])
    .join(', ');
