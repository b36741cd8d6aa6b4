import { memo } from 'react';
import type { ReactNode } from 'react';
import { RuleText } from '../rules/RuleText.tsx';
import { t } from '../texts/say.ts';
import './panels.css';

interface SectionProps {
  readonly title: ReactNode;
  /** What is said where there is nothing in it. */
  readonly none?: string | false;
  /** Cards, which stand side by side, or anything else. */
  readonly children: ReactNode;
}

/** A titled part of a panel. */
export const Section = ({ title, none = false, children }: SectionProps) => (
  <section className="wt-section">
    <h3>{title}</h3>
    <div className="wt-section-cards">{none === false ? children : <p>{none}</p>}</div>
  </section>
);

/** Numbers with signs, in one line. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className="wt-figures">
    {children}
  </ul>
);

interface FigureProps {
  readonly name: string;
  readonly value: string | number | undefined;
  /** The number that wins the game. */
  readonly isMain?: boolean;
  readonly className?: string | undefined;
  readonly type?: string | undefined;
  /** Its sign. */
  readonly children: ReactNode;
}

/** A number, told by a sign to those who see and by its name to those who hear. */
export const Figure = ({ name, value, isMain = false, className, type, children }: FigureProps) => (
  <li title={name} className={className} data-type={type} data-main={isMain || undefined}>
    {children}
    <span className="wt-hidden">{name}: </span>
    {value}
  </li>
);

interface StepTrackProps {
  /** What is going on now. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The number of the present step. */
  readonly now: number;
  readonly className?: string;
}

/** The steps of a round or a turn, the present one marked. */
export const StepTrack = memo(function StepTrack({ label, steps, now, className = '' }: StepTrackProps) {
  return (
    <span className={`wt-track ${className}`} role="img" aria-label={label}>
      {steps.map((step, i) => (
        <span key={step} data-state={i < now ? 'done' : i === now ? 'now' : 'next'}>
          {step}
        </span>
      ))}
    </span>
  );
});

interface ReadingProps {
  /** The rules to read on. */
  readonly rules: string;
  readonly className: string;
  readonly type?: string;
  readonly children: ReactNode;
}

/** What there is to know of a thing, for the dialog. */
export const Reading = ({ rules, className, type, children }: ReadingProps) => (
  <div className={`wt-reading ${className}`} data-type={type}>
    {children}
    <p className="wt-reading-rules">
      {t('panels.rules')} <RuleText text={rules} />
    </p>
  </div>
);
