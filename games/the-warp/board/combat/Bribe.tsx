import { capital } from '@warptable/speech';
import { asWarp } from '../../rules/questions.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { Bribe } from '../../rules/state.ts';
import type { CombatView } from '../../rules/view.ts';
import { bribeText } from '../../words/bribes.ts';
import { optionText } from '../../words/options/index.ts';
import { refusalText } from '../../words/refusals.ts';
import { ThingIcon } from '../art/Icons.tsx';
import type { Part } from '../cards/Card.tsx';
import { isSecondary } from '../targets.ts';
import { t } from '../texts/say.ts';

const BRIBE = 3;

/** What was offered or demanded, for all to read (TW 10.23). */
export function Offer({ combat }: { readonly combat: CombatView }) {
  const { offer, bribed, demanded, step } = combat;
  if (!offer || (step > BRIBE && !bribed)) return null;
  const key = bribed ? 'combat.bribed' : demanded ? 'combat.demand' : 'combat.offer';
  return (
    <p className="tw-offer">
      <ThingIcon thing="trade" size={16} /> {t(key, { what: capital(bribeText(offer)) })}
    </p>
  );
}

function soFarOf(asked: WarpAsked): Bribe | undefined {
  switch (asked.kind) {
    case 'offerNamedCards':
    case 'offerCardKind':
    case 'offerNamedRewards':
    case 'offerAmount':
    case 'demandCard':
    case 'demandReward':
    case 'demandAmount':
    case 'demandMore':
      return asked.about.soFar;
    default:
      return undefined;
  }
}

/** A bribe while it is put together, one kind of goods after the other. */
export function SoFar({ part }: { readonly part: Part }) {
  const bribe = part.asked && soFarOf(asWarp(part.asked));
  if (!bribe) return null;
  return (
    <p className="tw-offer">
      <ThingIcon thing="trade" size={16} /> {t('combat.soFar', { what: bribeText(bribe) })}
    </p>
  );
}

/** Questions about a bribe whose answers one expects to see, possible or not. */
const EXPECTED: readonly string[] = ['bribe', 'answerDemand'];

/** An answer that is refused stands there with its reason. */
export function Impossible({ part }: { readonly part: Part }) {
  const { asked, view } = part;
  if (!asked || !EXPECTED.includes(asked.kind)) return null;
  const refused = asked.refused.filter(({ value }) => !isSecondary(asked, value));
  if (refused.length === 0) return null;
  return (
    <div className="tw-goods tw-impossible" role="group" aria-label={t('combat.impossible')}>
      {refused.map(({ value, refusal }) => (
        <button
          key={value}
          type="button"
          className="tw-good-chip"
          aria-disabled
          data-refused={value}
          onClick={() => part.explain(value)}
        >
          <ThingIcon thing="trade" size={20} />
          <span>
            <b>{optionText(view, asWarp(asked), value)}</b> {refusalText(refusal)}
          </span>
        </button>
      ))}
    </div>
  );
}
