import { hexMapText } from '@warptable/speech';
import type { BuildingType, MapArea } from '../content/index.ts';
import { BOARDS } from '../content/index.ts';
import type { AreaView, WarpView } from '../rules/view.ts';
import { areaAt, areaCode } from './areas.ts';
import { seatLetter } from './names.ts';

/** Half the width of a hex, in characters. */
const HALF = 5;
/** Signs between two borders. */
const ROOM = 2 * HALF - 1;

/** Lines drawn only where two zones meet, and around the board. */
export function mapText(view: WarpView): string {
  const { areas, wormHole } = BOARDS[view.board];
  const hexes = areas.map((area) => ({
    column: area.c,
    row: -area.r,
    region: area.zone,
    lines: contentsOf(area, areaAt(view, area.id), wormHole?.includes(area.id) ?? false),
  }));
  return hexMapText(hexes, HALF);
}

/** How high an area lies, for the viewer. */
const RELIEF = ['_', '▁', '▃', '▅', '▇'];
const HIGHER = '█';

const SIGNS: Readonly<Record<BuildingType, string>> = {
  'command-center': 'C',
  'gold-mine': 'M',
  'energy-plant': 'E',
  'trade-post': 'T',
  'laser-cannon': 'L',
  'sentry-tower': 'S',
  'assault-ship': 'A',
};

/** Two lines: code, height, worm hole and icons; who is there with how much, and the buildings. */
function contentsOf(printed: MapArea, area: AreaView, wormHole: boolean): [string, string] {
  const { multiplier } = area;
  const height = multiplier === 0 ? '  ' : `${RELIEF[multiplier] ?? HIGHER}${multiplier}`;
  const icons = `${wormHole ? '@' : ' '}${printed.gold ? 'g' : ''}${printed.energy ? 'e' : ''}`;
  const signs = buildingSigns(area);
  const holder = holderSigns(area).padEnd(3);
  const room = ROOM - holder.length;
  const fitting = signs.length > room ? `${signs.slice(0, room - 1)}+` : signs;
  return [`${areaCode(printed.id)} ${height}${icons}`, `${holder}${fitting}`];
}

function holderSigns({ owner, troops = 0, token, guardian }: AreaView): string {
  if (owner !== undefined) return `${seatLetter(owner)}${troops}`;
  if (guardian !== undefined) return `!${guardian}`;
  if (token === undefined) return '';
  return token === 'facedown' ? '?' : `${token.colour.charAt(0)}${token.strength}`;
}

/** Small letters for buildings that count for nobody: the miniature is not the owner's. */
function buildingSigns({ owner, buildings = [] }: AreaView): string {
  return buildings
    .map(({ type, colour, count = 1 }) => {
      const isForeign = colour !== undefined && colour !== owner;
      return (isForeign ? SIGNS[type].toLowerCase() : SIGNS[type]).repeat(count);
    })
    .join('');
}
