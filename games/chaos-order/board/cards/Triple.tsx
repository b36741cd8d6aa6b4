import { memo } from 'react';
import { WHEEL } from '../../content/index.ts';
import type { Section, Triple as Values, WheelIcon } from '../../content/index.ts';
import { tripleText } from '../../words/cards.ts';
import { sectionName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';

const PARTS = ['strength', 'attack', 'shields'] as const satisfies readonly WheelIcon[];

/** Strength, attack and shields, each with its sign. */
export const Triple = memo(function Triple({
  strength,
  attack,
  shields,
  size = 15,
}: Values & { readonly size?: number }) {
  const values = { strength, attack, shields };
  return (
    <span className="co-triple">
      <span className="wt-hidden">{tripleText(values)}</span>
      {PARTS.map((part) => (
        <span
          key={part}
          data-sum={part}
          data-zero={values[part] === 0}
          aria-hidden="true"
          title={t(`battle.${part}`)}
        >
          <ThingIcon thing={part} size={size} />
          <b>{values[part]}</b>
        </span>
      ))}
    </span>
  );
});

/** What the two values of a card count as in a section of the wheel. */
export const SectionValues = memo(function SectionValues({
  section,
  left,
  right,
}: {
  readonly section: Section;
  readonly left: number;
  readonly right: number;
}) {
  const { left: first, right: second, die } = WHEEL[section];
  return (
    <span className="co-triple" title={sectionName(section)}>
      <span data-sum={first}>
        <ThingIcon thing={first} size={15} />
        <b>+{left}</b>
      </span>
      <span data-sum={second}>
        <ThingIcon thing={second} size={15} />
        <b>+{right}</b>
      </span>
      {die && (
        <span>
          <ThingIcon thing="die" size={15} />
        </span>
      )}
    </span>
  );
});
