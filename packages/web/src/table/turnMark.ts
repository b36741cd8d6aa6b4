import { mustDecide, notify, playSound } from '@warptable/ui';
import type { TableViewModel } from '@warptable/ui';
import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { t } from '../texts/say.ts';
import { setTitle } from '../title.ts';

/** The title and the sign of the tab tell that it is my turn; so do a sound and a message of the browser, if they are set. */
export function useTurnMark(model: TableViewModel | null, name: string): void {
  const isMine = model !== null && (model.standing === 'mine' || mustDecide(model));
  const wasMine = useRef(isMine);
  useEffect(() => {
    setTitle(isMine ? `● ${t('table.yourTurn')} · ${name}` : `${name} · Warptable`);
    document
      .querySelector<HTMLLinkElement>('link[rel=icon]')
      ?.setAttribute('href', isMine ? '/icon-turn.svg' : '/icon.svg');
    if (isMine && !wasMine.current) call(name);
    wasMine.current = isMine;
    return () => {
      document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/icon.svg');
    };
  }, [isMine, name]);
}

function call(name: string): void {
  const { sound, volume, notices } = settings.get();
  if (sound) playSound('turn', volume);
  if (!notices || document.hasFocus()) return;
  // The title of the tab says it too, if the browser does not show it.
  notify({ title: name, body: t('table.yourTurn'), about: location.pathname }).catch(() => {});
}
