import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SeatStyle } from '../game-ui.ts';
import { SeatMark } from '../players/SeatMark.tsx';
import { t } from '../texts/say.ts';

export interface HandOverProps {
  readonly name: string;
  readonly mark: SeatStyle;
  readonly onTake: () => void;
  /** Another way than to take over. */
  readonly children?: ReactNode;
}

/** Covers everything until the next player has the screen. */
export function HandOver({ name, mark, onTake, children }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="wt-cover" role="alertdialog" aria-modal="true" aria-labelledby="wt-cover-title">
      <SeatMark mark={mark} size={72} />
      <h2 id="wt-cover-title">{t('handOver.title')}</h2>
      <p>{t('handOver.text', { name })}</p>
      <button ref={button} type="button" className="wt-button" data-look="main" onClick={onTake}>
        {t('handOver.button', { name })}
      </button>
      {children}
    </div>
  );
}
