import type { Seat } from '@warptable/kernel';
import { FACTIONS } from '../content/index.ts';
import type { ChaosView, PlayerView } from '../rules/view.ts';
import { leaderWithTriple } from './cards.ts';
import { attributeName, boardAbilityName, factionName, seatLetter, seatName } from './names.ts';
import { landingName, piecesAt, regionName } from './places.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
import { tableText, wrapped } from './table.ts';

/** What everybody has. */
export function playersText(view: ChaosView): string {
  const head = [
    sayPosition('position.players.faction'),
    sayPosition('position.players.energy'),
    sayPosition('position.players.gems'),
    sayPosition('position.players.cards'),
    sayPosition('position.players.fame'),
    sayPosition('position.players.relics'),
    sayPosition('position.players.regions'),
    sayPosition('position.players.land'),
    sayPosition('position.players.buildings'),
    sayPosition('position.players.tracks'),
    sayPosition('position.players.sectors'),
    sayPosition('position.players.base'),
    sayPosition('position.players.tokens'),
    sayPosition('position.players.vault'),
  ];
  return tableText(
    ['', ...head],
    view.players.map((player, seat) => rowOf(view, seat, player)),
  );
}

function rowOf(view: ChaosView, seat: Seat, player: PlayerView): string[] {
  const { faction, energy, gems, handSize, fame, relics, regionCount, landCount } = player;
  const end = faction ? `/${FACTIONS[faction].fameEnd}` : '';
  return [
    `${seat === view.active && view.ending === null ? '>' : ' '}${seatLetter(view, seat)}`,
    faction ? factionName(faction) : sayPosition('position.noFaction'),
    String(energy),
    String(gems),
    String(handSize),
    `${fame}${end}`,
    relics.join(''),
    String(regionCount),
    String(landCount),
    player.built.join('/'),
    player.research.join(''),
    player.sectors.join(' '),
    String(player.onBase),
    player.tokens.join(''),
    player.vault.join(''),
  ];
}

/** Bases, leaders and attributes. */
export function peopleText(view: ChaosView, width: number): string {
  const lines = view.players.flatMap((player, seat) => {
    const name = seatName(view, seat);
    return [
      ...baseText(view, seat, player),
      ...(player.leaders.length > 0
        ? [sayPosition('position.leaders', { name, leaders: leadersText(view, player) })]
        : []),
      ...attributesText(name, player),
    ];
  });
  return lines.map((line) => wrapped(line, width, 4)).join('\n');
}

function baseText(view: ChaosView, seat: Seat, { base }: PlayerView): string[] {
  if (base === null) return [];
  const fill = { name: seatName(view, seat), landing: landingName(base) };
  const pieces = piecesAt(view, seat, 'base').join(', ');
  return [
    pieces === ''
      ? sayPosition('position.baseEmpty', fill)
      : sayPosition('position.base', { ...fill, pieces }),
  ];
}

const leadersText = (view: ChaosView, { leaders }: PlayerView): string =>
  leaders
    .map(({ id, at, upgraded }) => {
      const leader = leaderWithTriple(id, upgraded);
      return sayPosition('position.leaderAt', {
        leader: upgraded ? sayPosition('position.upgraded', { leader }) : leader,
        where: whereText(view, at),
      });
    })
    .join('; ');

function whereText(view: ChaosView, at: PlayerView['leaders'][number]['at']): string {
  if (at === 'base') return sayPosition('position.onBase');
  return at === 'supply'
    ? sayPosition('position.inSupply')
    : say('places.in', { place: regionName(view, at) });
}

/** Upgraded attributes and uncovered abilities. */
function attributesText(name: string, { upgraded, uncovered }: PlayerView): string[] {
  const parts = [
    ...upgraded.map((attribute) => sayPosition('position.upgraded', { leader: attributeName(attribute) })),
    ...(uncovered.length > 0
      ? [sayPosition('position.abilities', { abilities: uncovered.map(boardAbilityName).join(', ') })]
      : []),
  ];
  return parts.length > 0 ? [sayPosition('position.attributes', { name, attributes: parts.join('; ') })] : [];
}
