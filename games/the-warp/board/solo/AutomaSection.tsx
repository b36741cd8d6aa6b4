import { Section } from '@warptable/ui';
import { listed } from '@warptable/speech';
import { AUTOMA } from '../../content/index.ts';
import type { AutomaId } from '../../content/index.ts';
import type { SoloView, WarpView } from '../../rules/view.ts';
import { automaName, phaseName } from '../../words/solo.ts';
import type { Part } from '../cards/Card.tsx';
import { percent } from '../odds/force.ts';
import { t } from '../texts/say-solo.ts';
import { ActionSign, AutomaFace } from './AutomaFace.tsx';
import { chancesOf } from './deck.ts';
import { Threats } from './Threats.tsx';

interface AutomaSectionProps {
  readonly part: Part;
  readonly solo: SoloView;
}

/** The faceup Automa Card, what may come after it, and what an attack would be. */
export function AutomaSection({ part, solo }: AutomaSectionProps) {
  const faceUp = solo.drawn.at(-1);
  return (
    <div className="tw-automa-section">
      <Section title={t('solo.automa.title')}>
        {faceUp ? <AutomaFace card={faceUp} /> : <p>{t('solo.automa.none')}</p>}
      </Section>
      <Threats view={part.view} solo={solo} />
      <Deck view={part.view} solo={solo} />
    </div>
  );
}

/** TWS 25.7. */
export function Deck({ solo }: { readonly view: WarpView; readonly solo: SoloView }) {
  const { phase, decks, drawn } = solo;
  const { left = 0, possible = [] } = decks[phase - 1] ?? {};
  const used = drawn.filter((id) => AUTOMA[id].phase === phase);
  return (
    <details className="tw-automa-deck">
      <summary>{t('solo.automa.next', { left, phase: phaseName(phase) })}</summary>
      <ul role="list">
        {chancesOf(solo).map(({ cards, chance }) => (
          <li key={cards.join()}>
            <span>
              {cards.map((id) => (
                <ActionSign key={id} card={AUTOMA[id]} size={15} />
              ))}
            </span>
            <span>{namesOf(cards)}</span>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
      {possible.length > left && left > 0 && <p>{t('solo.automa.unseen')}</p>}
      {used.length > 0 && <p>{t('solo.automa.used', { cards: listed(used.map(automaName)) })}</p>}
    </details>
  );
}

function namesOf(cards: readonly AutomaId[]): string {
  const [one = '', other = ''] = cards.map(automaName);
  return other === '' ? one : t('solo.automa.of', { one, other });
}
