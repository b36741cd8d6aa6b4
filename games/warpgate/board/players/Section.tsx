import type { ReactNode } from 'react';
import { t } from '../texts/say.ts';

interface SectionProps {
  readonly title: string;
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a panel, with cards side by side. */
export function Section({ title, empty = false, children }: SectionProps) {
  return (
    <section className="wg-section">
      <h3>{title}</h3>
      <div className="wg-section-cards">{empty ? <p>{t('player.none')}</p> : children}</div>
    </section>
  );
}
