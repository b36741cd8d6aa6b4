import type { Seat } from '@warptable/kernel';
import { BONUS_POSITION, INCOME, SHIP_MULTIPLIERS, TRACK_TYPES, UPGRADE_TYPES } from '../../content/index.ts';
import type { TrackType } from '../../content/index.ts';
import type { PlayerView, WarpView } from '../../rules/view.ts';
import { buildingName } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon, ownerOf } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { colourOf } from '../seats.ts';
import { t } from '../texts/say.ts';

type Edition = WarpView['options']['edition'];

interface BoardProps {
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** The player board: four tracks of twelve positions, and five columns of upgrades. */
export function PlayerBoard({ seat, player, edition }: BoardProps & { readonly edition: Edition }) {
  return (
    <div className="tw-player-board wt-livery" data-colour={colourOf(seat)}>
      <div className="tw-tracks">
        {TRACK_TYPES.map((type, i) => (
          <Track key={type} type={type} seat={seat} position={player.tracks[i] ?? 0} edition={edition} />
        ))}
      </div>
      <p className="tw-track-bonus">{t(`tracks.combat_${edition}`)}</p>
      <Upgrades seat={seat} player={player} />
    </div>
  );
}

const POSITIONS = Array.from({ length: 12 }, (_, i) => i + 1);

interface TrackProps {
  readonly type: TrackType;
  readonly seat: Seat;
  readonly position: number;
  readonly edition: Edition;
}

/** TW 4.6, TW 4.7: what the track gives stands on each position; a star marks where its bonus begins. */
function Track({ type, seat, position, edition }: TrackProps) {
  const hasBonus = position >= BONUS_POSITION;
  return (
    <div className="tw-track" data-bonus={hasBonus}>
      <h4>
        <BuildingIcon type={type} seat={seat} size={20} /> {say(`tracks.${type}.name`)}
        <span className="tw-track-income">{t('tracks.gives', { count: INCOME[position] ?? 0 })}</span>
      </h4>
      <ol
        role="img"
        className="tw-cells"
        aria-label={t('tracks.at', { position, income: INCOME[position] ?? 0 })}
      >
        {POSITIONS.map((at) => (
          <li
            key={at}
            data-passed={at <= position || undefined}
            data-here={at === position || undefined}
            data-bonus={at === BONUS_POSITION || undefined}
          >
            {at === position ? <SeatIcon seat={seat} size={20} /> : INCOME[at]}
            {at === BONUS_POSITION && <ThingIcon thing="points" size={11} />}
          </li>
        ))}
      </ol>
      <p className="tw-track-bonus">
        <ThingIcon thing="points" size={13} /> {say(`tracks.${type}.bonus.${edition}`)}
      </p>
    </div>
  );
}

const LEVELS = [3, 2, 1];

/** TW 4.2: each building counts as much as the level of its column; ships fight with the multiplier of theirs. */
function Upgrades({ seat, player }: BoardProps) {
  return (
    <ul role="list" className="tw-upgrades" aria-label={t('tracks.upgrades')}>
      {UPGRADE_TYPES.map((type, i) => {
        const level = player.levels[i] ?? 1;
        return (
          <li key={type}>
            <ol role="img" aria-label={t('tracks.level', { building: buildingName(type), level })}>
              {LEVELS.map((at) => (
                <li key={at} data-passed={at <= level || undefined} data-here={at === level || undefined}>
                  {type === 'assault-ship' ? `×${SHIP_MULTIPLIERS[at - 1]}` : at}
                </li>
              ))}
            </ol>
            <BuildingIcon type={type} seat={ownerOf(type, seat)} size={22} />
          </li>
        );
      })}
    </ul>
  );
}
