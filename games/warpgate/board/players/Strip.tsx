import { Figure, Figures } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { memo } from 'react';
import { PIECES_PER_COLOUR, PLANET_TYPES, TECHNOLOGIES } from '../../content/index.ts';
import type { PlanetType } from '../../content/index.ts';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { factionName, worldName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { WorldIcon } from '../art/Worlds.tsx';
import { Portrait } from '../portraits/lazy.tsx';
import { t } from '../texts/say.ts';
import './players.css';

/** A player at a glance: what everybody may see, in numbers. */
export function Strip({ view, seat }: SeatPartProps<WarpgateView>) {
  const player = view.players[seat];
  if (!player || view.layout === '') return null;
  const { faction, kind, ships, goods, spentGoods, technologies, objectives, honours, handSize } = player;
  const isAutomatic = kind === 'gatekeepers';
  return (
    <div className="wg-strip">
      <Flags view={view} seat={seat} player={player} />
      {faction && (
        <p className="wg-strip-faction">
          <Portrait faction={faction} size={26} /> {factionName(faction)}
        </p>
      )}
      <Figures>
        <Number thing="ship" name={t('strip.ships')} text={`${PIECES_PER_COLOUR.ships - ships}+${ships}`} />
        <Number thing="marker" name={t('strip.markers')} text={PIECES_PER_COLOUR.markers - player.markers} />
        {!isAutomatic && <Number thing="hand" name={t('strip.hand')} text={handSize} />}
        <Number
          thing="good"
          name={t('strip.goods')}
          text={isAutomatic ? goods : `${goods - spentGoods}/${goods}`}
        />
        <Number thing="honour" name={t('strip.honours')} text={honours} />
      </Figures>
      <div className="wg-strip-cards">
        <Types
          thing="technology"
          name={t('strip.technologies')}
          types={technologies.map((id) => TECHNOLOGIES[id].type)}
        />
        <Types thing="objective" name={t('strip.objectives')} types={objectives.map(({ type }) => type)} />
      </div>
    </div>
  );
}

function Flags({
  view,
  seat,
  player,
}: {
  readonly view: WarpgateView;
  readonly seat: number;
  readonly player: PlayerView;
}) {
  const isOver = view.result !== null;
  const flags: [Thing, string][] = [
    ...(view.round > 0 && view.first === seat && !isOver
      ? [['first', t('strip.first')] as [Thing, string]]
      : []),
    ...(player.hasLaid ? [['laid', t('strip.laid')] as [Thing, string]] : []),
    ...(player.blockaded ? [['blockade', t('strip.blockaded')] as [Thing, string]] : []),
  ];
  if (flags.length === 0) return null;
  return (
    <p className="wg-flags">
      {flags.map(([thing, text]) => (
        <span key={thing} title={text}>
          <ThingIcon thing={thing} size={15} /> <b>{text}</b>
        </span>
      ))}
    </p>
  );
}

interface NumberProps {
  readonly thing: Thing;
  readonly name: string;
  readonly text: string | number;
}

const Number = memo(({ thing, name, text }: NumberProps) => (
  <Figure name={name} value={text}>
    <ThingIcon thing={thing} size={16} />
  </Figure>
));

interface TypesProps {
  readonly thing: Thing;
  readonly name: string;
  readonly types: readonly PlanetType[];
}

/** Cards by their types: a world for each type, with a number if there are several. */
function Types({ thing, name, types }: TypesProps) {
  if (types.length === 0) return null;
  const counts = PLANET_TYPES.map((type) => ({ type, count: types.filter((one) => one === type).length }));
  const present = counts.filter(({ count }) => count > 0);
  const text = present.map(({ type, count }) => `${count} ${worldName(type)}`).join(', ');
  return (
    <p className="wg-types" title={`${name}: ${text}`}>
      <ThingIcon thing={thing} size={16} />
      <span className="wt-hidden">
        {name}: {text}
      </span>
      {present.map(({ type, count }) => (
        <span key={type} aria-hidden="true">
          {count > 1 && count}
          <WorldIcon world={type} size={20} />
        </span>
      ))}
    </p>
  );
}
