import type { Seat } from '@warptable/kernel';
import { RIVALS, UPGRADE_TYPES } from '../content/index.ts';
import { RIVAL } from '../rules/solo/state.ts';
import type { OwnView, PlayerView, WarpView } from '../rules/view.ts';
import { areaName, buildingsText } from './areas.ts';
import {
  abilityText,
  activeText,
  cardName,
  cardText,
  missionName,
  rewardAbilityText,
  rewardText,
} from './cards.ts';
import { missionLine } from './missions.ts';
import { formFor, goodsText, raceName, seatLetter, shortRace, subject, troopsText } from './names.ts';
import { sayPosition } from './say-position.ts';
import { packed, tableText, wrapped } from './table.ts';

const COLUMNS = ['races', 'points', 'areas', 'hand', 'rewards', 'missions'] as const;

/** What everybody has, in the order of the seats. Tracks are told as position and level. */
export function playersText(view: WarpView): string {
  const rows = view.players.map((player, seat) => rowOf(view, seat, player));
  const head = [
    view.options.mode === 'team' ? sayPosition('position.players.team') : '',
    ...COLUMNS.map((column) => sayPosition(`position.players.${column}`)),
    ...UPGRADE_TYPES.map((type) => sayPosition(`position.columns.${type}`)),
  ];
  return tableText(head, rows);
}

function rowOf(view: WarpView, seat: Seat, player: PlayerView): string[] {
  const { races, mimicked, points, handSize, rewardCount, missionCount, tracks, levels } = player;
  const rival = view.solo && seat === RIVAL ? [RIVALS[view.solo.rival].race] : [];
  const names = [...[...races, ...rival].map(shortRace), ...(mimicked ? [`(${shortRace(mimicked)})`] : [])];
  const owned = view.areas.filter(({ owner }) => owner === seat).length;
  return [
    `${isOnTurn(view, seat) ? '>' : ' '}${seatLetter(seat)}${teamMark(view, player)}`,
    names.join(' ') || sayPosition('position.players.noRaces'),
    ...[points, owned, handSize, rewardCount, missionCount].map(String),
    ...UPGRADE_TYPES.map((_, i) => trackText(tracks[i], levels[i] ?? 1)),
  ];
}

const isOnTurn = ({ active, phase }: WarpView, seat: Seat): boolean =>
  seat === active && phase !== 'setup' && phase !== 'over';

const teamMark = ({ options }: WarpView, { team }: PlayerView): string =>
  options.mode === 'team' ? `/${team + 1}` : '';

/** `4 L2`; ships have levels alone. */
const trackText = (position: number | undefined, level: number): string =>
  position === undefined
    ? sayPosition('position.players.level', { level })
    : sayPosition('position.players.track', { position, level });

/** Who holds what, area by area. */
export function holdingsText(view: WarpView, width: number): string {
  const groups = view.players.flatMap((_, seat) => {
    const areas = view.areas.filter(({ owner }) => owner === seat);
    return areas.length > 0 ? [{ mark: seatLetter(seat), areas }] : [];
  });
  const ruins = view.areas.filter(({ owner, buildings = [] }) => owner === undefined && buildings.length > 0);
  const all = ruins.length > 0 ? [...groups, { mark: '-', areas: ruins }] : groups;
  return all
    .map(({ mark, areas }) => {
      const texts = areas.map((area) => {
        const troops = area.troops === undefined ? '' : ` ${area.troops}`;
        const buildings = buildingsText(area, true).join(', ');
        return `${areaName(area.id, view.viewer)}${troops}${buildings === '' ? '' : `: ${buildings}`}`;
      });
      return packed([` ${mark}  ${texts[0] ?? ''}`, ...texts.slice(1)], ' | ', width, 4);
    })
    .join('\n');
}

/** What is known of the others' cards beyond their number. */
export function knownText(view: WarpView, width: number): string {
  const lines = view.players.flatMap(({ known, done = [], permanent, own, shared }, seat) => {
    const parts = [
      ...(permanent.length > 0
        ? [
            sayPosition('position.known.inForce', {
              abilities: permanent.map((race) => abilityText(`${race}:always`)).join(' '),
            }),
          ]
        : []),
      ...(own === undefined && known.length > 0
        ? [sayPosition('position.known.cards', { cards: known.map(cardName).join(', ') })]
        : []),
      ...(done.length > 0
        ? [sayPosition('position.known.done', { missions: done.map(missionName).join(', ') })]
        : []),
      ...(shared ? [sayPosition('position.known.shared', { cards: sharedText(shared) })] : []),
    ];
    return parts.length > 0 ? [wrapped(` ${seatLetter(seat)}  ${parts.join(' ')}`, width, 4)] : [];
  });
  return lines.join('\n');
}

const sharedText = ({ hand, rewards, missions }: NonNullable<PlayerView['shared']>): string =>
  [...hand.map(cardName), ...rewards.map(rewardText), ...missions.map(({ id }) => missionName(id))].join(
    ', ',
  );

/** The abilities of a player's races. */
export function abilitiesText({ players }: WarpView, seat: Seat, width: number): string {
  const { races = [], permanent = [] } = players[seat] ?? {};
  const lines = races.map((race) => {
    const reward = permanent.includes(race) ? [] : [rewardAbilityText(race)];
    return sayPosition('position.race', {
      race: raceName(race),
      abilities: [activeText(race), ...reward].join(' '),
    });
  });
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}

/** What only the owner knows; all of it once the game is over. */
export function ownText(view: WarpView, seat: Seat, own: OwnView, width: number): string {
  const { hand, rewards, missions, done, lookedCards, handLimit } = own;
  const lines = [
    sayPosition('position.has', {
      who: subject(seat, view.viewer),
      goods: goodsText(own),
      reserve: troopsText(own.reserve),
      count: own.supply,
      context: formFor(seat, view.viewer),
    }),
    ...missions.map((mission) => sayPosition('position.mission', { mission: missionLine(mission) })),
    ...(done.length > 0
      ? [sayPosition('position.completed', { missions: done.map(missionName).join(', ') })]
      : []),
    ...rewards.map((reward) => sayPosition('position.reward', { reward: rewardText(reward) })),
    sayPosition('position.hand', { size: hand.length, limit: handLimit }),
    ...hand.map((card) => `- ${cardText(card)}`),
    ...(lookedCards.length > 0
      ? [sayPosition('position.lookedAt', { cards: lookedCards.map(cardName).join(', ') })]
      : []),
  ];
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}
