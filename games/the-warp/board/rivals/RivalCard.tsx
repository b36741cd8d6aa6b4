import { LineIcon } from '@warptable/ui';
import type { ReactNode } from 'react';
import { AUTOMA, AUTOMA_IDS, RIVALS } from '../../content/index.ts';
import type { AutomaCard, AutomaEntry, RivalId } from '../../content/index.ts';
import { goodsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { sayCampaign } from '../../words/say-campaign.ts';
import { automaName, phaseName } from '../../words/solo.ts';
import { MISSION_DRAWINGS } from '../art/Icons.tsx';
import { t } from '../texts/say-campaign.ts';
import { playerStart, rivalStart } from './start.ts';

/** Both sides of a Rival Card (TWS 24.14). */
export function RivalCard({ rival }: { readonly rival: RivalId }) {
  const { missionTypes, nextPhase } = RIVALS[rival];
  const direct = sayCampaign(`rivals.${rival}.direct`);
  return (
    <div className="tw-rival-card">
      <p className="tw-rival-about">{sayCampaign(`rivals.${rival}.about`)}</p>
      <Part name={t('campaign.card.scores')}>
        {direct} {direct.includes(' / ') && <small>{t('campaign.card.byPhase')}</small>}
      </Part>
      <Part name={t('campaign.card.lever')} look="lever">
        {sayCampaign(`rivals.${rival}.lever`)}
      </Part>
      <Part name={t('campaign.card.missions')}>
        <span className="tw-rival-missions">
          {missionTypes.map((type) => (
            <span key={type}>
              <LineIcon d={MISSION_DRAWINGS[type]} size={16} /> {say(`missionTypes.${type}.name`)}
            </span>
          ))}
          <span>{t('campaign.card.anyTrack')}</span>
        </span>
      </Part>
      <Part name={t('campaign.card.nextPhase')}>
        {t('campaign.card.nextPhaseText', {
          cost: goodsText(nextPhase),
          text: sayCampaign(`rivals.${rival}.nextPhase`),
        })}
      </Part>
      <Part name={t('campaign.card.special')}>{sayCampaign(`rivals.${rival}.special`)}</Part>
      <Part name={t('campaign.card.hard')} look="hard">
        {sayCampaign(`rivals.${rival}.hard`)}
      </Part>
      <Start rival={rival} />
      <AutomaList rival={rival} />
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly look?: 'lever' | 'hard';
  readonly children: ReactNode;
}

const Part = ({ name, look, children }: PartProps) => (
  <section className="tw-rival-part" data-look={look}>
    <h3>{name}</h3>
    <div>{children}</div>
  </section>
);

/** With what both sides begin. */
const Start = ({ rival }: { readonly rival: RivalId }) => (
  <Part name={t('campaign.card.start')}>
    <dl className="tw-rival-start">
      <dt>{t('campaign.card.they')}</dt>
      <dd>{rivalStart(rival)}</dd>
      <dt>{t('campaign.card.you')}</dt>
      <dd>{playerStart(rival)}</dd>
    </dl>
  </Part>
);

/** Which Automa Cards are used: open to the Player (TWS 25.1). */
function AutomaList({ rival }: { readonly rival: RivalId }) {
  const { automa } = RIVALS[rival];
  return (
    <details className="tw-rival-automa">
      <summary>{t('campaign.card.automa')}</summary>
      <p>{t('campaign.card.automaText')}</p>
      <div>
        {([1, 2, 3] as const).map((phase) => (
          <section key={phase}>
            <h4>{phaseName(phase)}</h4>
            <ul role="list">
              {automa[phase].map((entry) => (
                <li key={String(entry)}>{entryText(entry)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

function entryText(entry: AutomaEntry): string {
  if (typeof entry === 'number') return cardText(entry);
  const [one, other] = entry.map(cardText);
  return t('campaign.card.either', { one: one ?? '', other: other ?? '' });
}

function cardText(number: number): string {
  const id = AUTOMA_IDS[number - 1];
  if (id === undefined) return '';
  return `${automaName(id)} (${actionText(AUTOMA[id])})`;
}

function actionText({ action }: AutomaCard): string {
  return action.does === 'attack'
    ? t('campaign.card.action.attack', { arrow: action.arrow })
    : t(`campaign.card.action.${action.does}`);
}
