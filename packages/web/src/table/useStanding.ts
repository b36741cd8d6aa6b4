import type { Scene } from '@warptable/ui';
import { useEffect } from 'react';
import type { Standing } from '../local/database.ts';
import { keepStanding } from '../local/tables.ts';
import type { Ending } from '../replay/ending.ts';

/** Notes how the game stands or how it ended, so that the first page can tell without loading it. */
export function useStanding(table: string, scene: Scene | null, ending: Ending | undefined): void {
  const round = scene?.look.roundOf?.(scene.seen.view);
  const standing = scene?.standing;
  useEffect(() => {
    const isUnderWay = standing === 'mine' || standing === 'waiting';
    if (!isUnderWay && !ending) return;
    const now: Standing = {
      yourTurn: standing === 'mine',
      ...(round === undefined ? {} : { round }),
      ...(ending ? { ending } : {}),
    };
    keepStanding(table, now).catch(() => {
      // The list says less then.
    });
  }, [table, round, standing, ending]);
}
