import type { SeatPartProps } from '@warptable/ui';
import { ARCHIVE, MISSIONS, MISSION_TYPES } from '../../content/index.ts';
import type { ArchiveId, MissionId, RewardId } from '../../content/index.ts';
import type { MissionView, PlayerView, WarpView } from '../../rules/view.ts';
import { missionName, rewardAbilityName, typeName } from '../../words/cards.ts';
import { raceName } from '../../words/names.ts';
import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { usableNow } from '../cards/usable.ts';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { MissionFace, RaceFace, RewardFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import { Presets } from './Presets.tsx';
import { Section } from './Section.tsx';
import { Supply } from './Supply.tsx';
import { TeamLine } from './TeamLine.tsx';
import { PlayerBoard } from './Tracks.tsx';
import './players.css';

/** Everything that may be seen of a player. */
export function Player({ seat, ...part }: SeatPartProps<WarpView>) {
  const { view, aside } = part;
  const player = view.players[seat];
  if (!player) return null;
  const { own, shared } = player;
  const hand = own ?? shared;
  return (
    <div className="tw-player">
      <TeamLine view={view} seat={seat} aside={aside} />
      {seat === view.eye && view.phase !== 'setup' && view.phase !== 'over' && aside && (
        <Section title={t('presets.name')}>
          <Presets view={view} seat={seat} aside={aside} />
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
      <div className="tw-section-cards">
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
      </div>
      {player.mimicked && <p>{t('player.mimicked', { race: raceName(player.mimicked) })}</p>}
    </Section>
  );
}

function Missions({ part, missions }: { readonly part: Part; readonly missions: readonly MissionView[] }) {
  return (
    <Section title={t('player.missions', { count: missions.length })}>
      <div className="tw-section-cards">
        {missions.map(({ id, progress, fresh }) => (
          <Card key={id} part={part} kind="text" type={MISSIONS[id].type} value={id} thing={`mission:${id}`}>
            <MissionFace mission={id} progress={progress} fresh={fresh} />
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** Completed missions: by their number to others, by name to their owner and the teammate. */
function Completed({ player }: { readonly player: PlayerView }) {
  const names: readonly MissionId[] = player.own?.done ?? player.done ?? [];
  return (
    <Section title={t('player.completed', { points: player.points })}>
      <ul role="list" className="tw-numbers">
        {MISSION_TYPES.map((type) => (
          <li key={type} className="tw-kind" data-type={type} title={typeName(type)}>
            <MissionIcon type={type} size={16} />
            <span className="wt-hidden">{typeName(type)}: </span>
            {player.completed[type]}
          </li>
        ))}
        <li title={t('player.tokenPoints')}>
          <ThingIcon thing="gate" size={16} />
          <span className="wt-hidden">{t('player.tokenPoints')}: </span>
          {player.tokenPoints}
        </li>
      </ul>
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
    <Section title={title}>
      <div className="tw-section-cards">
        {cards.length === 0 && <p className="tw-soft">{t('player.none')}</p>}
        {cards.map((card) => (
          <Card key={card} part={part} kind="archive" type={ARCHIVE[card].type} thing={`card:${card}`}>
            <ArchiveFace card={card} />
          </Card>
        ))}
      </div>
    </Section>
  );
}

function Rewards({ part, rewards }: { readonly part: Part; readonly rewards: readonly RewardId[] }) {
  if (rewards.length === 0) return null;
  return (
    <Section title={t('player.rewards', { count: rewards.length })}>
      <div className="tw-section-cards">
        {rewards.map((reward) => (
          <Card key={reward} part={part} kind="text" type="reward" thing={`reward:${reward}`}>
            <RewardFace reward={reward} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
