import { memo } from 'react';
import type { Triple as Values, WheelIcon } from '../../content/index.ts';
import { tripleText } from '../../words/cards.ts';
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
