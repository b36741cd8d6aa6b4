import type { PartProps } from '@warptable/ui';
import { ARCHIVE, MISSION_DECKS, NEUTRAL_TYPES } from '../../content/index.ts';
import type { WarpView } from '../../rules/view.ts';
import { typeName } from '../../words/cards.ts';
import { raceName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { TokenIcon } from '../art/Tokens.tsx';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';
import { Gate } from './Gate.tsx';
import { MissionGroup } from './MissionGroup.tsx';
import { MyMissions } from './MyMissions.tsx';
import './market.css';

/** What lies open for everybody, with my own missions on top. */
export function Market(part: PartProps<WarpView>) {
  const { view, eye } = part;
  const mine = eye === 'spectator' ? [] : (view.players[eye]?.own?.missions ?? []);
  const open = view.open.filter((mission) => mission !== null);
  return (
    <div className="tw-market">
      {mine.length > 0 && <MyMissions part={part} missions={mine} />}
      <MissionGroup part={part} title={t('market.open')} missions={open} />
      <MissionGroup part={part} title={t('market.pioneering')} missions={view.pioneering} />
      <LineUp part={part} />
      <Gate part={part} />
      <Exiled part={part} />
      <Piles view={view} />
    </div>
  );
}

function LineUp({ part }: { readonly part: Part }) {
  const { lineUp, deckSize, discard } = part.view;
  return (
    <section>
      <h3>
        <ThingIcon thing="archive" size={16} /> {t('market.lineUp')}
        <small>{t('market.decks', { deck: deckSize, discard: discard.length })}</small>
      </h3>
      <div className="tw-market-cards tw-line-up">
        {lineUp.map((card) => (
          <Card
            key={card}
            part={part}
            kind="archive"
            type={ARCHIVE[card].type}
            value={card}
            thing={`card:${card}`}
          >
            <ArchiveFace card={card} />
          </Card>
        ))}
      </div>
    </section>
  );
}

/** The two Exiled races, each with the sign of its tokens. */
function Exiled({ part }: { readonly part: Part }) {
  const { exiled } = part.view;
  return (
    <section>
      <h3>{t('market.exiled')}</h3>
      <div className="tw-market-cards">
        {(['yellow', 'green'] as const).map((colour) => {
          const race = exiled[colour];
          return (
            race && (
              <Card key={colour} part={part} kind="text" type="race" thing={`exiled:${race}`}>
                <span className="tw-face">
                  <span className="tw-face-head">
                    <TokenIcon token={{ colour, strength: 1, modifier: 0 }} size={22} />
                    <strong>{raceName(race)}</strong>
                  </span>
                  <span className="tw-face-text">
                    <b>{say(`races.${race}.exiled.name`)}.</b> {say(`races.${race}.exiled.text`)}
                  </span>
                </span>
              </Card>
            )
          );
        })}
      </div>
    </section>
  );
}

function Piles({ view }: { readonly view: WarpView }) {
  return (
    <ul role="list" className="tw-piles">
      {NEUTRAL_TYPES.map((type, i) => (
        <li key={type} title={t('market.neutrals')}>
          <BuildingIcon type={type} size={19} />
          <span className="wt-hidden">{t('market.neutrals')}: </span>
          {view.neutrals[i]}
        </li>
      ))}
      {MISSION_DECKS.map((deck) => (
        <li key={deck} className="tw-kind" data-type={deck} title={typeName(deck)}>
          <MissionIcon type={deck} size={17} />
          <span className="wt-hidden">{typeName(deck)}: </span>
          {view.missionDeckSizes[deck]}
        </li>
      ))}
      <li title={t('market.rewards')}>
        <ThingIcon thing="reward" size={17} />
        <span className="wt-hidden">{t('market.rewards')}: </span>
        {view.rewardDeckSize}
      </li>
    </ul>
  );
}
