import { Figure, Figures } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { Suspense, memo } from 'react';
import { TRACK_TYPES } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { PlayerView, WarpView } from '../../rules/view.ts';
import { shortRace } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { RaceArt } from '../portraits/lazy.tsx';
import { RivalStrip } from '../solo/lazy.tsx';
import { t } from '../texts/say.ts';
import { TeamLine } from './TeamLine.tsx';
import './players.css';

/** A player at a glance: what everybody may see, in numbers. */
export function Strip({ view, seat, sideAction }: SeatPartProps<WarpView>) {
  const player = view.players[seat];
  if (!player) return null;
  if (view.solo && seat === RIVAL)
    return (
      <Suspense fallback={null}>
        <RivalStrip view={view} solo={view.solo} player={player} />
      </Suspense>
    );
  const { races, handSize, rewardCount, missionCount } = player;
  const areas = view.areas.filter(({ owner }) => owner === seat).length;
  return (
    <div className="tw-strip">
      <TeamLine view={view} seat={seat} sideAction={sideAction} />
      {races.length > 0 && (
        <p className="tw-strip-races">
          {races.map((race) => (
            <span key={race}>
              <RaceArt race={race} size={24} /> {shortRace(race)}
            </span>
          ))}
        </p>
      )}
      <Figures>
        <Number thing="terrashift" name={t('strip.areas')} count={areas} />
        <Number thing="archive" name={t('strip.hand')} count={handSize} />
        <Number thing="reward" name={t('strip.rewards')} count={rewardCount} />
        <Number thing="mission" name={t('strip.missions')} count={missionCount} />
      </Figures>
      <TrackFigures player={player} seat={seat} />
    </div>
  );
}

interface NumberProps {
  readonly thing: Thing;
  readonly name: string;
  readonly count: number;
}

const Number = memo(({ thing, name, count }: NumberProps) => (
  <Figure name={name} value={count}>
    <ThingIcon thing={thing} size={16} />
  </Figure>
));

/** The four tracks: how far the marker has come. */
const TrackFigures = ({ player, seat }: { readonly player: PlayerView; readonly seat: number }) => (
  <Figures>
    {TRACK_TYPES.map((type, i) => (
      <Figure key={type} name={say(`tracks.${type}.name`)} value={player.tracks[i]}>
        <BuildingIcon type={type} seat={seat} size={17} />
      </Figure>
    ))}
  </Figures>
);
