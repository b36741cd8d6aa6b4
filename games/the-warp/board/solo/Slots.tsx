import { targetOf } from '@warptable/ui/pure';
import { rivalCombatCard } from '../../content/index.ts';
import type { CombatView } from '../../rules/view.ts';
import { refusalText } from '../../words/refusals.ts';
import { say } from '../../words/say.ts';
import { rivalCombatName, rivalEffects } from '../../words/solo.ts';
import { Effect } from '../art/Effects.tsx';
import { Price } from '../art/Goods.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say-solo.ts';
import './slots.css';

type Slot = NonNullable<CombatView['slots']>[number];

interface SlotsProps {
  readonly part: Part;
  readonly slots: readonly Slot[];
}

/** The Rival Combat Board: its cards from left to right, with what becomes of them (TWS 12.6, TWS 17.4, TWS 17.16). */
export function Slots({ part, slots }: SlotsProps) {
  if (slots.length === 0) return null;
  return (
    <div className="tw-slots" role="group" aria-label={t('solo.slots.title')}>
      {slots.map((slot) => (
        <SlotCard key={slot.card} part={part} slot={slot} />
      ))}
    </div>
  );
}

function SlotCard({ part, slot }: { readonly part: Part; readonly slot: Slot }) {
  const { asked } = part;
  const { card } = slot;
  const target = targetOf(asked, card);
  const why = asked?.refused.find(({ value }) => value === card)?.refusal;
  if (target === 'idle')
    return (
      <div className="tw-slot" data-became={slot.became} data-pays={slot.pays}>
        <Face slot={slot} />
      </div>
    );
  return (
    <button
      type="button"
      className="tw-slot"
      data-became={slot.became}
      data-pays={slot.pays}
      data-option={target === 'legal' ? card : undefined}
      data-refused={target === 'refused' ? card : undefined}
      aria-disabled={target === 'refused' || undefined}
      onClick={() => (target === 'legal' ? part.choose(card) : part.explain(card))}
    >
      <Face slot={slot} />
      <span className="tw-slot-bribe">{why ? refusalText(why) : t('solo.slots.bribe')}</span>
    </button>
  );
}

function Face({ slot: { card, became, price, pays } }: { readonly slot: Slot }) {
  const state = became === 'open' ? (pays ? 'wouldPay' : 'wouldIgnore') : became;
  return (
    <>
      <span className="tw-slot-head">
        <strong>{rivalCombatName(card)}</strong>
        <Price cost={price} size={14} />
      </span>
      <span className="tw-slot-effects">
        {rivalCombatCard(card).effects.map((effect, i) =>
          effect.does === 'cancel' ? null : <Effect key={i} does={effect.does} n={effect.n} />,
        )}
        <span>{rivalEffects(card)}</span>
      </span>
      <small>{say(`solo.became.${state}`)}</small>
    </>
  );
}
