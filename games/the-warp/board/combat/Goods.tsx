import { targetOf } from '@warptable/ui/pure';
import type { Value } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { demandKind, offerKind } from '../../words/bribes.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Part } from '../cards/Card.tsx';
import { asksForGoods } from '../targets.ts';
import { t } from '../texts/say.ts';

const SIGNS: Readonly<Record<string, ReactNode>> = {
  gold: <GoodIcon good="gold" size={24} />,
  energy: <GoodIcon good="energy" size={24} />,
  troops: <ThingIcon thing="troop" size={22} />,
  namedCards: <ThingIcon thing="archive" size={22} />,
  cardKinds: <ThingIcon thing="develop" size={22} />,
  cards: <ThingIcon thing="deck" size={22} />,
  namedRewards: <ThingIcon thing="reward" size={22} />,
  rewards: <ThingIcon thing="rewardDeck" size={22} />,
};

/** A bribe is put together by touch: first what it consists of, then how much of it (TW 10.21). */
export function Goods({ part }: { readonly part: Part }) {
  const { asked } = part;
  if (!asked || !asksForGoods(asked)) return null;
  const values = Object.keys(SIGNS).filter((value) => targetOf(asked, value) !== 'idle');
  const textOf = asked.kind === 'offerKinds' ? offerKind : demandKind;
  return (
    <div className="tw-goods" role="group" aria-label={t('combat.goods')}>
      {values.map((value) => (
        <Good key={value} part={part} value={value} name={textOf(value)} />
      ))}
    </div>
  );
}

interface GoodProps {
  readonly part: Part;
  readonly value: Value;
  readonly name: string;
}

function Good({ part, value, name }: GoodProps) {
  const target = targetOf(part.asked, value);
  const isPicked = part.picked.includes(value);
  return (
    <button
      type="button"
      className="tw-good-chip"
      aria-pressed={target === 'legal' ? isPicked : undefined}
      aria-disabled={target === 'refused' || undefined}
      data-option={target === 'legal' ? value : undefined}
      data-refused={target === 'refused' ? value : undefined}
      data-picked={isPicked || undefined}
      onClick={() => (target === 'legal' ? part.choose(value) : part.explain(value))}
    >
      {SIGNS[value]}
      <span>{name}</span>
    </button>
  );
}
