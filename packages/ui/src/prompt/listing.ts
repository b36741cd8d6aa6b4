import type { Asked } from '@warptable/kernel';
import { useMemo } from 'react';
import { useUiField } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { useLayout } from '../shell/layout.ts';
import { choicesOf } from './choices.ts';

/** Whether all options stand in a list: because nothing else shows them, or because somebody wants to see them. */
export type Listing = 'shut' | 'needed' | 'wanted';

export function useListing(asked: Asked | null): Listing {
  const list = useUiField('list');
  const isNeeded = useNeed(asked);
  if (asked === null || list === false) return 'shut';
  if (list === true) return 'wanted';
  return isNeeded ? 'needed' : 'shut';
}

function useNeed(asked: Asked | null): boolean {
  const { gameUi, snapshot } = useViewModel();
  const isRoomy = useLayout() === 'desktop';
  return useMemo(() => {
    switch (asked?.form) {
      case undefined:
      case 'confirm':
      case 'amount': // few numbers have buttons, many a slider
        return false;
      case 'order':
        return true;
      case 'some':
        return !asked.options.every((value) => gameUi.isOnBoard(asked, value));
      case 'one':
      case 'path':
      case 'place':
      case 'yesNo':
        return choicesOf(gameUi, snapshot.view, asked, isRoomy).needsList;
    }
  }, [gameUi, snapshot.view, asked, isRoomy]);
}
