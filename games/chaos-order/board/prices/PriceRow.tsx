import { SeatMark } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { targetOf } from '@warptable/ui/pure';
import { capital } from '@warptable/speech';
import { PHASES, PHASE_BONUS } from '../../content/index.ts';
import type { Phase } from '../../content/index.ts';
import { duesOf } from '../../rules/pricing.ts';
import type { ChaosView } from '../../rules/view.ts';
import { say } from '../../words/say.ts';
import { GoodIcon, Goods } from '../art/Goods.tsx';
import { PhaseIcon, ThingIcon } from '../art/Icons.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { NEUTRAL, duesText, payersText } from './dues.ts';
import './prices.css';

interface PriceRowProps {
  readonly part: PartProps<ChaosView>;
}

const COURSE = ['prices', ...PHASES, 'combat', 'income', 'relics'] as const;
const AFTER = ['combat', 'income', 'relics'] as const;

const stateOf = (view: ChaosView, phase: (typeof COURSE)[number]): 'done' | 'now' | 'next' => {
  const now = COURSE.findIndex((one) => one === view.phase);
  const at = COURSE.indexOf(phase);
  return at < now ? 'done' : at === now ? 'now' : 'next';
};

/** The stage of the round: the five phases with their prices, who set them, and what they cost me. */
export function PriceRow({ part }: PriceRowProps) {
  const { view } = part;
  if (view.phase === 'setup') return null;
  return (
    <ol className="co-prices" aria-label={t('prices.name')}>
      {PHASES.map((phase) => (
        <li key={phase} data-state={stateOf(view, phase)}>
          <PhaseChip part={part} phase={phase} />
        </li>
      ))}
      {AFTER.map((phase) => (
        <li
          key={phase}
          className="co-after"
          data-state={stateOf(view, phase)}
          title={capital(say(`phases.${phase}`))}
        >
          <ThingIcon thing={phase === 'relics' ? 'relic' : phase} size={17} />
          <span>{capital(say(`phases.${phase}`))}</span>
        </li>
      ))}
    </ol>
  );
}

interface PhaseProps extends PriceRowProps {
  readonly phase: Phase;
}

/** One phase: touching it lays the chosen token there, or shows what there is to know of it. */
function PhaseChip({ part, phase }: PhaseProps) {
  const { view, asked } = part;
  const slots = phase === 'move' ? [`${phase}:first`, `${phase}:last`] : [phase];
  const open = asked?.kind === 'price' ? slots.filter((slot) => targetOf(asked, slot) !== 'idle') : [];
  const name = capital(say(`phases.${phase}`));
  const price = view.prices[PHASES.indexOf(phase)];
  if (open.length > 0)
    return (
      <div className="co-chip co-slots">
        <span className="co-chip-name">
          <PhaseIcon phase={phase} size={17} /> <span>{name}</span>
        </span>
        <span className="co-slot-row">
          {open.map((slot) => (
            <Slot key={slot} part={part} slot={slot} phase={phase} />
          ))}
        </span>
      </div>
    );
  return (
    <button
      type="button"
      className="co-chip"
      title={price ? payersText(view, phase) : name}
      onClick={() => part.inspect(`phase:${phase}`)}
    >
      <span className="co-chip-name">
        <PhaseIcon phase={phase} size={17} /> <span>{name}</span>
      </span>
      {price ? <Priced view={view} phase={phase} /> : <Unpriced phase={phase} />}
    </button>
  );
}

function Slot({ part, slot, phase }: PhaseProps & { readonly slot: string }) {
  const target = targetOf(part.asked, slot);
  const name = slot.endsWith(':last') ? 'last' : slot.endsWith(':first') ? 'first' : undefined;
  const bonus = name === 'last' ? null : PHASE_BONUS[phase];
  return (
    <button
      type="button"
      className="co-slot"
      aria-disabled={target === 'refused' || undefined}
      data-option={target === 'legal' ? slot : undefined}
      data-refused={target === 'refused' ? slot : undefined}
      onClick={() => (target === 'legal' ? part.choose(slot) : part.explain(slot))}
      onPointerEnter={() => target === 'legal' && part.consider?.(slot)}
      onPointerLeave={() => target === 'legal' && part.consider?.(null)}
    >
      <span className="wt-hidden">{capital(say(`phases.${phase}`))}: </span>
      {name ? t(`prices.${name}`) : t('prices.here')}
      {bonus && (
        <small>
          {' '}
          +<Goods gain={bonus} size={13} />
        </small>
      )}
    </button>
  );
}

function Priced({ view, phase }: { readonly view: ChaosView; readonly phase: Phase }) {
  const price = view.prices[PHASES.indexOf(phase)];
  if (!price) return null;
  const { viewer } = view;
  const isNeutral = price.by < 0;
  const mark = isNeutral ? NEUTRAL : seatStyleOf(view, price.by);
  // Whoever only watches sees what it costs whoever did not price it.
  const payer = viewer === 'spectator' ? (price.by === 0 ? 1 : 0) : viewer;
  const { total } = duesOf(view, payer, phase);
  return (
    <span className="co-chip-price">
      <SeatMark mark={mark} size={22} />
      {total === 0 ? (
        <b>{t('prices.free')}</b>
      ) : (
        <b>
          {total}
          <GoodIcon good="energy" size={16} />
        </b>
      )}
      {price.last && <small className="co-last">{t('prices.last')}</small>}
      <small className="co-chip-dues">{duesText(view, payer, phase)}</small>
    </span>
  );
}

/** What whoever prices it gains. */
function Unpriced({ phase }: { readonly phase: Phase }) {
  const bonus = PHASE_BONUS[phase];
  return (
    <span className="co-chip-price co-soft">
      {bonus ? (
        <>
          +<Goods gain={bonus} size={15} />
        </>
      ) : (
        t('prices.open')
      )}
    </span>
  );
}
