import type { SeatPartProps } from '@warptable/ui';
import { memo } from 'react';
import { TRACK_TYPES } from '../../content/index.ts';
import type { PlayerView, WarpView } from '../../rules/view.ts';
import { shortRace } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import { TeamLine } from './TeamLine.tsx';
import './players.css';

/** A player at a glance: what everybody may see, in numbers. */
export function Strip({ view, seat, aside }: SeatPartProps<WarpView>) {
  const player = view.players[seat];
  if (!player) return null;
  const { races, points, handSize, rewardCount, missionCount } = player;
  const areas = view.areas.filter(({ owner }) => owner === seat).length;
  return (
    <div className="tw-strip">
      <TeamLine view={view} seat={seat} aside={aside} />
      {races.length > 0 && <p className="tw-strip-races">{races.map(shortRace).join(' · ')}</p>}
      <ul role="list" className="tw-numbers">
        <Figure thing="points" name={t('strip.points')} count={points} isMain />
        <Figure thing="terrashift" name={t('strip.areas')} count={areas} />
        <Figure thing="archive" name={t('strip.hand')} count={handSize} />
        <Figure thing="reward" name={t('strip.rewards')} count={rewardCount} />
        <Figure thing="mission" name={t('strip.missions')} count={missionCount} />
      </ul>
      <TrackFigures player={player} seat={seat} />
    </div>
  );
}

interface FigureProps {
  readonly thing: Thing;
  readonly name: string;
  readonly count: number;
  readonly isMain?: boolean;
}

const Figure = memo(function Figure({ thing, name, count, isMain = false }: FigureProps) {
  return (
    <li title={name} data-main={isMain}>
      <ThingIcon thing={thing} size={16} />
      <span className="wt-hidden">{name}: </span>
      {count}
    </li>
  );
});

/** The four tracks: how far the marker has come. */
function TrackFigures({ player, seat }: { readonly player: PlayerView; readonly seat: number }) {
  return (
    <ul role="list" className="tw-numbers tw-track-figures">
      {TRACK_TYPES.map((type, i) => (
        <li key={type} title={say(`tracks.${type}.name`)}>
          <BuildingIcon type={type} seat={seat} size={17} />
          <span className="wt-hidden">{say(`tracks.${type}.name`)}: </span>
          {player.tracks[i]}
        </li>
      ))}
    </ul>
  );
}
