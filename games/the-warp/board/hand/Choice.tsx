import type { Asked, Value } from '@warptable/kernel';
import { CardRow } from '@warptable/ui';
import { ARCHIVE, MISSIONS } from '../../content/index.ts';
import type { BuildingType } from '../../content/index.ts';
import type { MissionView, OwnView, WarpView } from '../../rules/view.ts';
import { buildingName, isBuilding, isCard, isMission, isRace } from '../../words/cards.ts';
import { BuildingIcon, ownerOf } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { DeckFace, MissionFace, RaceFace } from '../cards/Faces.tsx';
import { UsesCard } from '../cards/UsesCard.tsx';
import { isMissionDeck } from '../targets.ts';
import { t } from '../texts/say.ts';
import { cardInUse, laidOut } from './laid-out.ts';

interface ChoiceProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly own: OwnView;
}

/** The cards that the question is about and that are not in the hand, those that cannot be chosen among them. */
export function Choice({ part, asked, own }: ChoiceProps) {
  const used = cardInUse(part.view, asked);
  const values = laidOut(asked, own);
  if (!used && values.length === 0) return null;
  return (
    <CardRow className="tw-choice" label={t('hand.choice')}>
      {used && <UsesCard part={part} card={used} />}
      {values.map((value) => (
        <Chosen key={value} part={part} value={value} />
      ))}
    </CardRow>
  );
}

interface ChosenProps {
  readonly part: Part;
  readonly value: Value;
}

function Chosen({ part, value }: ChosenProps) {
  const { view } = part;
  const id = String(value);
  if (isCard(id))
    return (
      <Card part={part} kind="archive" type={ARCHIVE[id].type} value={id} thing={`card:${id}`}>
        <ArchiveFace card={id} />
      </Card>
    );
  if (isMission(id)) {
    const known = missionIn(view, id);
    return (
      <Card part={part} kind="text" type={MISSIONS[id].type} value={id} thing={`mission:${id}`}>
        <MissionFace mission={id} progress={known?.progress} fresh={known?.fresh} />
      </Card>
    );
  }
  // A race that is copied; those to play lie over the map.
  if (isRace(id))
    return (
      <Card part={part} kind="text" type="race" value={id} thing={`race:${id}`}>
        <RaceFace race={id} edition={view.options.edition} />
      </Card>
    );
  if (isMissionDeck(value))
    return (
      <Card part={part} kind="back" type={value} value={value}>
        <DeckFace deck={value} size={view.missionDeckSizes[value]} />
      </Card>
    );
  return isBuilding(id) ? <TypeCard part={part} type={id} /> : <ArchiveBack part={part} />;
}

/** How far I have come with a mission that I can see. */
function missionIn({ viewer, players, open, pioneering }: WarpView, id: string): MissionView | undefined {
  const own = viewer === 'spectator' ? [] : (players[viewer]?.own?.missions ?? []);
  return [...own, ...open, ...pioneering].find((mission) => mission?.id === id) ?? undefined;
}

function TypeCard({ part, type }: { readonly part: Part; readonly type: BuildingType }) {
  const { viewer } = part;
  const seat = viewer === 'spectator' ? undefined : viewer;
  return (
    <Card part={part} kind="back" type="build" value={type} thing={`building:${type}`}>
      <span className="wt-back">
        <BuildingIcon type={type} seat={ownerOf(type, seat)} size={30} />
        <strong>{buildingName(type)}</strong>
      </span>
    </Card>
  );
}

function ArchiveBack({ part }: { readonly part: Part }) {
  return (
    <Card part={part} kind="back" type="start" value="deck">
      <span className="wt-back">
        <ThingIcon thing="deck" size={26} />
        <span>
          <strong>{t('market.deck')}</strong>
          <small>{t('cards.left', { count: part.view.deckSize })}</small>
        </span>
      </span>
    </Card>
  );
}
