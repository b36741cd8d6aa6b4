import { useState } from 'react';
import type { ReactNode } from 'react';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import type { Corner } from '../map/corners.ts';
import { useLayout } from '../shell/layout.ts';
import { t } from '../texts/say.ts';
import './fight-panel.css';

interface FightPanelProps {
  /** For screen readers. */
  readonly label: string;
  readonly className: string;
  /** The corner of the map away from the fight. */
  readonly dock: Corner;
  readonly title: (isSmall: boolean) => ReactNode;
  readonly steps: FightStepsProps;
  /** Both sides and all else; of a small panel only what can be chosen. */
  readonly children: (isSmall: boolean) => ReactNode;
}

/** Over the map: the fight that is going on. It can be made small, and is so at first on an upright phone, where the map would be gone behind it. */
export function FightPanel({ label, className, dock, title, steps, children }: FightPanelProps) {
  const isUpright = useLayout() === 'portrait';
  const [wish, setWish] = useState<'small' | 'whole' | null>(null);
  const isSmall = wish === null ? isUpright : wish === 'small';
  return (
    <section
      className={`wt-fight-panel ${className}`}
      aria-label={label}
      data-small={isSmall}
      data-dock={dock}
    >
      <header>
        <LineIcon d={DRAWINGS.blades} size={18} />
        {title(isSmall)}
        <button type="button" aria-expanded={!isSmall} onClick={() => setWish(isSmall ? 'whole' : 'small')}>
          {t(isSmall ? 'fightPanel.more' : 'fightPanel.less')}
        </button>
      </header>
      <FightSteps {...steps} />
      {children(isSmall)}
    </section>
  );
}

interface FightStepsProps {
  /** What is going on now. */
  readonly label: string;
  readonly names: readonly string[];
  /** The number of the present step, from 0. */
  readonly now: number;
}

/** The steps of a fight, the present one marked. */
export const FightSteps = ({ label, names, now }: FightStepsProps) => (
  <ol className="wt-fight-steps" aria-label={label}>
    {names.map((name, i) => (
      <li
        key={name}
        data-state={i < now ? 'done' : i === now ? 'now' : 'next'}
        aria-current={i === now ? 'step' : undefined}
      >
        <span>{i + 1}</span> {name}
      </li>
    ))}
  </ol>
);

interface FightSideProps {
  readonly className: string;
  /** Who it is. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One side of the fight, beside the other in a `wt-fighters`. */
export const FightSide = ({ className, title, children }: FightSideProps) => (
  <div className={`wt-fighter ${className}`}>
    <h2>{title}</h2>
    {children}
  </div>
);
