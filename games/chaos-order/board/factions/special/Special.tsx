import type { ReactNode } from 'react';
import { RuleText } from '@warptable/ui';
import { ThingIcon } from '../../art/Icons.tsx';
import type { Thing } from '../../art/Icons.tsx';
import './special.css';

interface RuleProps {
  readonly thing: Thing;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** Its pieces as they lie now. */
  readonly children?: ReactNode;
}

/** A rule that only this faction has, and how it stands with it. */
export const SpecialRule = ({ thing, title, text, rule, children }: RuleProps) => (
  <div className="co-special">
    <h4>
      <ThingIcon thing={thing} size={20} /> {title}
    </h4>
    {children}
    <p>
      {text} <RuleText text={rule} />
    </p>
  </div>
);

interface PipsProps {
  readonly label: string;
  readonly count: number;
  readonly of: number;
  readonly thing: Thing;
}

/** So many of so many, as signs in a row. */
export const Pips = ({ label, count, of, thing }: PipsProps) => (
  <p className="co-pips" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      <span key={i} data-on={i < count}>
        <ThingIcon thing={thing} size={17} />
      </span>
    ))}
    <b>{label}</b>
  </p>
);
