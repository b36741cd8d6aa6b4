import type { TableViewModel } from '@warptable/ui';
import { useEffect } from 'react';
import type { StoredStanding } from '../local/database.ts';
import { keepStanding } from '../local/tables.ts';
import type { Ending } from '../replay/ending.ts';

/** Notes how the game stands or how it ended, so that the first page can tell without loading it. */
export function useStanding(table: string, model: TableViewModel | null, ending: Ending | undefined): void {
  const round = model?.gameUi.roundOf?.(model.snapshot.view);
  const standing = model?.standing;
  useEffect(() => {
    const isUnderWay = standing === 'mine' || standing === 'waiting';
    if (!isUnderWay && !ending) return;
    const now: StoredStanding = {
      yourTurn: standing === 'mine',
      ...(round === undefined ? {} : { round }),
      ...(ending ? { ending } : {}),
    };
    keepStanding(table, now).catch(() => {
      // The list says less then.
    });
  }, [table, round, standing, ending]);
}
