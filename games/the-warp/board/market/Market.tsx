import { Figure, Figures, Section } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { Suspense } from 'react';
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
import { AutomaSection } from '../solo/lazy.tsx';
import { t } from '../texts/say.ts';
import { Discards } from './Discards.tsx';
import { Gate } from './Gate.tsx';
import { MissionGroup } from './MissionGroup.tsx';
import { MyMissions } from './MyMissions.tsx';
import './market.css';

/** What lies open for everybody, with my own missions on top. */
export function Market(part: PartProps<WarpView>) {
  const { view, viewer } = part;
  const mine = viewer === 'spectator' ? [] : (view.players[viewer]?.own?.missions ?? []);
  const open = view.open.filter((mission) => mission !== null);
  return (
    <div className="tw-market">
      {view.solo && (
        <Suspense fallback={null}>
          <AutomaSection part={part} solo={view.solo} />
        </Suspense>
      )}
      {mine.length > 0 && <MyMissions part={part} missions={mine} />}
      <MissionGroup part={part} title={t('market.open')} missions={open} />
      <MissionGroup part={part} title={t('market.pioneering')} missions={view.pioneering} />
      <LineUp part={part} />
      <Gate part={part} />
      <Exiled part={part} />
      <Piles view={view} />
      <Discards part={part} />
    </div>
  );
}

function LineUp({ part }: { readonly part: Part }) {
  const { lineUp, deckSize, discard } = part.view;
  return (
    <Section
      title={
        <>
          <ThingIcon thing="archive" size={16} /> {t('market.lineUp')}
          <small>{t('market.decks', { deck: deckSize, discard: discard.length })}</small>
        </>
      }
    >
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
    </Section>
  );
}

/** The two Exiled races, each with the sign of its tokens. */
function Exiled({ part }: { readonly part: Part }) {
  const { exiled } = part.view;
  return (
    <Section title={t('market.exiled')}>
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
    </Section>
  );
}

function Piles({ view }: { readonly view: WarpView }) {
  return (
    <div className="tw-piles">
      <Figures>
        {NEUTRAL_TYPES.map((type, i) => (
          <Figure key={type} name={t('market.neutrals')} value={view.neutrals[i]}>
            <BuildingIcon type={type} size={19} />
          </Figure>
        ))}
        {MISSION_DECKS.map((deck) => (
          <Figure
            key={deck}
            className="tw-kind"
            type={deck}
            name={typeName(deck)}
            value={view.missionDeckSizes[deck]}
          >
            <MissionIcon type={deck} size={17} />
          </Figure>
        ))}
        <Figure name={t('market.rewards')} value={view.rewardDeckSize}>
          <ThingIcon thing="reward" size={17} />
        </Figure>
      </Figures>
    </div>
  );
}
