import type { Scene } from '@warptable/ui';
import { useEffect } from 'react';
import { keepStanding } from '../local/tables.ts';

/** Notes how the game stands, so that the first page can tell without loading it. */
export function useStanding(table: string, scene: Scene | null): void {
  const round = scene?.look.roundOf?.(scene.seen.view);
  const standing = scene?.standing;
  useEffect(() => {
    if (standing !== 'mine' && standing !== 'waiting') return;
    const yourTurn = standing === 'mine';
    keepStanding(table, round === undefined ? { yourTurn } : { round, yourTurn }).catch(() => {
      // The list says less then.
    });
  }, [table, round, standing]);
}
