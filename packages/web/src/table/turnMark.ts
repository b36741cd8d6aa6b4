import { mustDecide } from '@warptable/ui';
import type { Scene } from '@warptable/ui';
import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { t } from '../texts/say.ts';
import { chime } from './chime.ts';

/** The title of the tab and, if it is set, a sound tell that it is my turn. */
export function useTurnMark(scene: Scene | null, name: string): void {
  const isMine = scene !== null && (scene.standing === 'mine' || mustDecide(scene));
  const wasMine = useRef(isMine);
  useEffect(() => {
    document.title = isMine ? `● ${t('table.yourTurn')} · ${name}` : `${name} · Warptable`;
    document
      .querySelector<HTMLLinkElement>('link[rel=icon]')
      ?.setAttribute('href', isMine ? '/icon-turn.svg' : '/icon.svg');
    if (isMine && !wasMine.current && settings.get().sound) chime();
    wasMine.current = isMine;
    return () => {
      document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/icon.svg');
    };
  }, [isMine, name]);
}
