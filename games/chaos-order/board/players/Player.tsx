import { Section, SeatMark } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { FACTIONS } from '../../content/index.ts';
import type { FactionId } from '../../content/index.ts';
import type { ChaosView, PlayerView } from '../../rules/view.ts';
import { factionName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { Emblem } from '../art/Emblem.tsx';
import { Goods } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { AttributeFace, LeaderFace, TacticsFace } from '../cards/Faces.tsx';
import { LOOKS } from '../factions/index.ts';
import { numbered } from '../hand/options.ts';
import { colourOf, seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { FactionBoard } from './FactionBoard.tsx';
import { Presets } from './Presets.tsx';
import './players.css';

/** Everything that may be seen of a player. */
export function Player({ seat, ...part }: SeatPartProps<ChaosView>) {
  const { view, sideAction } = part;
  const player = view.players[seat];
  if (!player?.faction) return <p>{t('player.noFaction')}</p>;
  const { faction } = player;
  const { Special } = LOOKS[faction];
  return (
    <div className="co-player wt-livery" data-colour={colourOf(view, seat)}>
      <Head view={view} seat={seat} player={player} faction={faction} />
      <FactionBoard view={view} player={player} faction={faction} />
      <Section title={t('player.special', { name: factionName(faction) })}>
        <Special view={view} seat={seat} />
        <StrongholdRule faction={faction} />
      </Section>
      <Leaders part={part} player={player} />
      <Section title={t('player.attributes')}>
        {FACTIONS[faction].attributes.map((id) => (
          <Card key={id} part={part} kind="text" type="attribute" thing={`attribute:${id}`}>
            <AttributeFace id={id} isUpgraded={player.upgraded.includes(id)} />
          </Card>
        ))}
      </Section>
      <Cards part={part} player={player} />
      {seat === view.viewer && view.ending === null && sideAction && (
        <Section title={t('presets.name')}>
          <Presets view={view} seat={seat} sideAction={sideAction} />
        </Section>
      )}
    </div>
  );
}

interface HeadProps {
  readonly view: ChaosView;
  readonly seat: number;
  readonly player: PlayerView;
  readonly faction: FactionId;
}

function Head({ view, seat, player, faction }: HeadProps) {
  return (
    <div className="co-player-head">
      <Emblem faction={faction} size={64} />
      <div>
        <h2>
          <SeatMark mark={seatStyleOf(view, seat)} size={22} /> {factionName(faction)}
        </h2>
        <p>{say(`factions.${faction}.about`)}</p>
        <Goods gain={{ energy: player.energy, gems: player.gems }} size={20} />
        {view.flareGun === seat && (
          <p>
            <ThingIcon thing="gun" size={17} /> {t('strip.gun')}
          </p>
        )}
      </div>
    </div>
  );
}

const StrongholdRule = ({ faction }: { readonly faction: FactionId }) => (
  <p>
    <strong>{t('player.stronghold')}</strong> {say(`factions.${faction}.stronghold`)}
  </p>
);

function Leaders({ part, player }: { readonly part: Part; readonly player: PlayerView }) {
  return (
    <Section title={t('player.leaders')} none={player.leaders.length === 0 && t('player.notYet')}>
      {player.leaders.map(({ id, at, upgraded }) => (
        <Card key={id} part={part} kind="text" type="leader" thing={`leader:${id}`}>
          <LeaderFace
            id={id}
            isUpgraded={upgraded}
            note={
              at === 'supply' ? t('player.inSupply') : at === 'base' ? t('player.onBase') : t('player.onMap')
            }
          />
        </Card>
      ))}
    </Section>
  );
}

/** The whole hand to its owner, to others what they know of it. */
function Cards({ part, player }: { readonly part: Part; readonly player: PlayerView }) {
  const { own, known, handSize } = player;
  const cards = own?.hand ?? known;
  return (
    <Section
      title={own ? t('player.hand', { count: handSize }) : t('player.known', { count: handSize })}
      none={cards.length === 0 && t('player.none')}
    >
      {numbered(cards).map(({ id, card }) => (
        <Card key={id} part={part} kind="tactics" type="tactics" thing={`card:${card}`}>
          <TacticsFace card={card} />
        </Card>
      ))}
    </Section>
  );
}
