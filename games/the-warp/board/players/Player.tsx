import { Figure, Figures, Section } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { Suspense } from 'react';
import { ARCHIVE, MISSIONS, MISSION_TYPES } from '../../content/index.ts';
import type { ArchiveId, MissionId, RewardId } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { MissionView, PlayerView, WarpView } from '../../rules/view.ts';
import { missionName, rewardAbilityName, typeName } from '../../words/cards.ts';
import { raceName } from '../../words/names.ts';
import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { usableNow } from '../cards/usable.ts';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { MissionFace, RaceFace, RewardFace } from '../cards/Faces.tsx';
import { RivalPanel } from '../solo/lazy.tsx';
import { t } from '../texts/say.ts';
import { Presets } from './Presets.tsx';
import { Supply } from './Supply.tsx';
import { TeamLine } from './TeamLine.tsx';
import { PlayerBoard } from './Tracks.tsx';
import './players.css';

/** Everything that may be seen of a player. */
export function Player({ seat, ...part }: SeatPartProps<WarpView>) {
  const { view, sideAction } = part;
  const player = view.players[seat];
  if (!player) return null;
  if (view.solo && seat === RIVAL)
    return (
      <Suspense fallback={null}>
        <RivalPanel part={part} solo={view.solo} player={player} />
      </Suspense>
    );
  const { own, shared } = player;
  const hand = own ?? shared;
  return (
    <div className="tw-player">
      <TeamLine view={view} seat={seat} sideAction={sideAction} />
      {seat === view.viewer && view.phase !== 'over' && sideAction && (
        <Section title={t('presets.name')}>
          <Presets view={view} seat={seat} sideAction={sideAction} />
        </Section>
      )}
      <Section title={t('player.board')}>
        <PlayerBoard seat={seat} player={player} edition={view.options.edition} />
      </Section>
      <Section title={t('player.supply')}>
        <Supply view={view} seat={seat} player={player} />
      </Section>
      {player.races.length > 0 && <Races part={part} player={player} />}
      {hand && hand.missions.length > 0 && <Missions part={part} missions={hand.missions} />}
      <Completed player={player} />
      {hand ? (
        <>
          <Cards part={part} title={t('player.hand', { count: hand.hand.length })} cards={hand.hand} />
          <Rewards part={part} rewards={hand.rewards} />
        </>
      ) : (
        <Cards part={part} title={t('player.known', { count: player.handSize })} cards={player.known} />
      )}
    </div>
  );
}

/** Each race with when its abilities act: always, or for Reward Cards. */
function Races({ part, player }: { readonly part: Part; readonly player: PlayerView }) {
  return (
    <Section title={t('player.races')}>
      {player.races.map((race) => (
        <Card
          key={race}
          part={part}
          kind="text"
          type="race"
          value={player.own ? `+badges:${race}` : undefined}
          thing={`race:${race}`}
        >
          <RaceFace
            race={race}
            edition={part.view.options.edition}
            usable={player.own && usableNow(part.asked, race)}
          />
          {player.permanent.includes(race) && (
            <span className="tw-in-force">
              <ThingIcon thing="permanent" size={15} />{' '}
              {t('player.inForce', { name: rewardAbilityName(race) })}
            </span>
          )}
        </Card>
      ))}
      {player.mimicked && <p>{t('player.mimicked', { race: raceName(player.mimicked) })}</p>}
    </Section>
  );
}

function Missions({ part, missions }: { readonly part: Part; readonly missions: readonly MissionView[] }) {
  return (
    <Section title={t('player.missions', { count: missions.length })}>
      {missions.map(({ id, progress, fresh }) => (
        <Card key={id} part={part} kind="text" type={MISSIONS[id].type} value={id} thing={`mission:${id}`}>
          <MissionFace mission={id} progress={progress} fresh={fresh} />
        </Card>
      ))}
    </Section>
  );
}

/** Completed missions: by their number to others, by name to their owner and the teammate. */
function Completed({ player }: { readonly player: PlayerView }) {
  const names: readonly MissionId[] = player.own?.done ?? player.done ?? [];
  return (
    <Section title={t('player.completed', { points: player.points })}>
      <Figures>
        {MISSION_TYPES.map((type) => (
          <Figure
            key={type}
            className="tw-kind"
            type={type}
            name={typeName(type)}
            value={player.completed[type]}
          >
            <MissionIcon type={type} size={16} />
          </Figure>
        ))}
        <Figure name={t('player.tokenPoints')} value={player.tokenPoints}>
          <ThingIcon thing="gate" size={16} />
        </Figure>
      </Figures>
      {names.length > 0 && <p className="tw-soft">{names.map(missionName).join(', ')}</p>}
    </Section>
  );
}

interface CardsProps {
  readonly part: Part;
  readonly title: string;
  readonly cards: readonly ArchiveId[];
}

function Cards({ part, title, cards }: CardsProps) {
  return (
    <Section title={title} none={cards.length === 0 && t('player.none')}>
      {cards.map((card) => (
        <Card key={card} part={part} kind="archive" type={ARCHIVE[card].type} thing={`card:${card}`}>
          <ArchiveFace card={card} />
        </Card>
      ))}
    </Section>
  );
}

function Rewards({ part, rewards }: { readonly part: Part; readonly rewards: readonly RewardId[] }) {
  if (rewards.length === 0) return null;
  return (
    <Section title={t('player.rewards', { count: rewards.length })}>
      {rewards.map((reward) => (
        <Card key={reward} part={part} kind="text" type="reward" thing={`reward:${reward}`}>
          <RewardFace reward={reward} />
        </Card>
      ))}
    </Section>
  );
}
