import { Section } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { gateCardName, tacticsName, worldName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { WorldIcon } from '../art/Worlds.tsx';
import { Card } from '../cards/Card.tsx';
import { ObjectiveBack, TechnologyFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import './market.css';

/** What lies in the middle of the table for everybody, and how long the game may still last. */
export function Market(part: PartProps<WarpgateView>) {
  const { view } = part;
  if (view.layout === '') return <p className="wg-market">{t('market.later')}</p>;
  return (
    <div className="wg-market">
      <EndSigns view={view} />
      <Section title={t('market.technologies')} none={view.technologies.length === 0 && t('player.none')}>
        {view.technologies.map((technology) => (
          <Card
            key={technology}
            part={part}
            kind="text"
            value={technology}
            thing={`technology:${technology}`}
          >
            <TechnologyFace technology={technology} />
          </Card>
        ))}
      </Section>
      <Section title={t('market.objectives')} none={view.objectives.length === 0 && t('player.none')}>
        {view.objectives.map((type, i) => (
          <Card key={i} part={part} kind="back" value={`${type}@${i + 1}`}>
            <ObjectiveBack type={type} />
          </Card>
        ))}
      </Section>
      <OtherPiles view={view} />
    </div>
  );
}

/** WG 13.6: three piles that end the game when one of them is empty at the start of a round. */
function EndSigns({ view }: { readonly view: WarpgateView }) {
  const piles: { thing: Thing; name: string; left: number }[] = [
    { thing: 'technology', name: t('market.technologyDeck'), left: view.technologyDeckSize },
    { thing: 'objective', name: t('market.objectiveDeck'), left: view.objectiveDeckSize },
    { thing: 'good', name: t('market.goods'), left: view.goods },
  ];
  const isNear = piles.some(({ left }) => left === 0);
  const isOver = view.result !== null;
  return (
    <section className="wg-ends" data-near={!isOver && (isNear || view.lastRound)}>
      <h3>
        <ThingIcon thing="end" size={16} /> {t(endKey(view, isNear))}
      </h3>
      <ul role="list">
        {piles.map(({ thing, name, left }) => (
          <li key={thing} data-empty={left === 0} title={name}>
            <ThingIcon thing={thing} size={17} />
            <b>{left}</b>
            <span className="wt-hidden">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function endKey({ result, lastRound }: WarpgateView, isNear: boolean) {
  if (result) return 'market.over';
  if (lastRound) return 'market.lastRound';
  return isNear ? 'market.nextIsLast' : 'market.endsWhen';
}

function OtherPiles({ view }: { readonly view: WarpgateView }) {
  const { topObjective, promotionDeckSize, promotionDiscard, gatekeepers } = view;
  return (
    <ul role="list" className="wg-piles">
      {topObjective && (
        <li>
          <WorldIcon world={topObjective} size={18} />{' '}
          {t('market.topObjective', { type: worldName(topObjective) })}
        </li>
      )}
      <li>
        <ThingIcon thing="honour" size={16} /> {t('market.promotion', { count: promotionDeckSize })}
      </li>
      {promotionDiscard.length > 0 && (
        <li>
          <details>
            <summary>{t('market.promotionDiscard', { count: promotionDiscard.length })}</summary>
            {promotionDiscard.map(tacticsName).join(', ')}
          </details>
        </li>
      )}
      {gatekeepers && (
        <li>
          <ThingIcon thing="deck" size={16} />{' '}
          {t('market.gatekeepers', {
            count: gatekeepers.deckSize,
            top: gatekeepers.top ? gateCardName(gatekeepers.top) : t('player.none'),
          })}
        </li>
      )}
      {gatekeepers && gatekeepers.discard.length > 0 && (
        <li>
          <details>
            <summary>{t('market.gatekeepersDiscard', { count: gatekeepers.discard.length })}</summary>
            {gatekeepers.discard.map(gateCardName).join(', ')}
          </details>
        </li>
      )}
    </ul>
  );
}
