import {
  ABILITY_TOKEN_IDS,
  ADVANCED_PIONEERING,
  ARCHIVE,
  BASIC_PIONEERING,
  BUILDING_TYPES,
  COMBAT_KIND_IDS,
  COMBAT_KINDS,
  DECK_MISSIONS,
  DEVELOP_IDS,
  END_PIONEERING,
  EXILED_STRENGTHS,
  EXILED_TOKENS,
  GUARDIANS,
  MISSIONS,
  MISSION_DECKS,
  PIONEERING_IDS,
  PROTOTYPE_OUT,
  PROTOTYPE_REWARD_IDS,
  RACES,
  RACE_IDS,
  REWARD_IDS,
  REWARD_KIND_IDS,
  TRACK_TYPES,
  UNIT_PRICES,
  rewardKind,
} from '../content/index.ts';
import type {
  ArchiveId,
  BuildingType,
  CombatKind,
  MissionDeck,
  MissionId,
  PioneeringId,
  RaceId,
  RewardKind,
  TrackType,
} from '../content/index.ts';
import {
  buildingName,
  cardName,
  combatText,
  gateText,
  missionName,
  rewardAbilityName,
  tokenName,
  usesOf,
} from '../words/cards.ts';
import { goodsText, raceName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { automaRows, rivalCombatRows, rivalRows, rivalStartRows } from './reference-solo.ts';
import type { reference as texts } from './texts/en-reference.ts';
import { t } from './texts/say-reference.ts';

/** Of a `ReferenceTable`; types of the page stay in `index.ts`, so that Node can check the tables. */
export interface ReferenceRow {
  readonly id: string;
  readonly cells: readonly string[];
}

type Title = keyof typeof texts.tables;
type Column = keyof typeof texts.head;

const table = (id: Title, columns: readonly Column[], rows: readonly ReferenceRow[], out = '') => ({
  id: `cards-${id}`,
  title: t(`reference.tables.${id}.title`),
  note: t(`reference.tables.${id}.note`, { out }),
  head: columns.map((column) => t(`reference.head.${column}`)),
  rows,
});

/** All cards and tokens of the box. */
export const reference = () => [
  table('races', ['race', 'ability', 'reward', 'exiled'], RACE_IDS.map(raceRow)),
  table(
    'guardians',
    ['race', 'dice', 'multiplier', 'tokens', 'conquer', 'held', 'end'],
    RACE_IDS.map(guardianRow),
  ),
  table('buildings', ['name', 'build', 'upgrade', 'does'], BUILDING_TYPES.map(buildingRow)),
  table('tracks', ['track', 'bonus', 'prototype'], TRACK_TYPES.map(trackRow)),
  table('develop', ['card', 'copies', 'uses', 'discard'], developRows()),
  table('combat', ['card', 'copies', 'uses', 'does', 'discard'], COMBAT_KIND_IDS.map(combatRow)),
  table('rewards', ['card', 'copies', 'does'], REWARD_KIND_IDS.map(rewardRow)),
  ...MISSION_DECKS.map(deckTable),
  table('pioneering', ['mission', 'points', 'set', 'needs'], PIONEERING_IDS.map(pioneeringRow)),
  table(
    'tokens',
    ['name', 'does'],
    ABILITY_TOKEN_IDS.map((id) => ({ id, cells: [tokenName(id), say(`tokens.${id}.text`)] })),
  ),
  table(
    'exiled',
    ['name', 'copies'],
    EXILED_STRENGTHS.map((strength) => ({
      id: `exiled-${strength}`,
      cells: [t('reference.strength', { strength }), String(EXILED_TOKENS[strength])],
    })),
  ),
  table('rivals', ['rival', 'scores', 'nextPhase', 'special', 'hard'], rivalRows()),
  table('rivalStarts', ['rival', 'missions', 'itStarts', 'youStart', 'automa'], rivalStartRows()),
  table('automa', ['card', 'phase', 'extract', 'action', 'moves', 'follows'], automaRows()),
  table('rivalCombat', ['card', 'cost', 'does'], rivalCombatRows()),
];

const named = (name: string, text: string): string => t('reference.named', { name, text });

const raceRow = (id: RaceId): ReferenceRow => ({
  id,
  cells: [
    raceName(id),
    named(say(`races.${id}.active.name`), say(`races.${id}.active.text`)),
    t('reference.rewardAbility', {
      name: rewardAbilityName(id),
      badges: RACES[id].reward.badges,
      text: say(`races.${id}.reward.text`),
    }),
    named(say(`races.${id}.exiled.name`), say(`races.${id}.exiled.text`)),
  ],
});

function guardianRow(id: RaceId): ReferenceRow {
  const { dice, multiplier, slots, conquer, turn, end } = GUARDIANS[id];
  const numbers = [String(dice), t('reference.multiplier', { multiplier }), String(slots)];
  return { id: `guardian-${id}`, cells: [raceName(id), ...numbers, ...[conquer, turn, end].map(gateText)] };
}

function buildingRow(id: BuildingType): ReferenceRow {
  const upgrade = Object.entries(UNIT_PRICES.upgrade).find(([type]) => type === id)?.[1];
  const prices = [goodsText(UNIT_PRICES.build[id]), upgrade ? goodsText(upgrade) : t('reference.none')];
  return { id, cells: [buildingName(id), ...prices, say(`buildings.${id}.text`)] };
}

function trackRow(id: TrackType): ReferenceRow {
  const bonus = say(`tracks.${id}.bonus.final`);
  const prototype = say(`tracks.${id}.bonus.prototype`);
  return {
    id: `track-${id}`,
    cells: [say(`tracks.${id}.name`), bonus, prototype === bonus ? t('reference.same') : prototype],
  };
}

/** Cards that are alike are one row. */
function developRows(): ReferenceRow[] {
  const alike = new Map<string, ArchiveId[]>();
  for (const id of DEVELOP_IDS) {
    const face = JSON.stringify({ ...ARCHIVE[id], id: undefined });
    alike.set(face, [...(alike.get(face) ?? []), id]);
  }
  return [...alike.values()].flatMap(([id, ...more]) =>
    id === undefined
      ? []
      : {
          id,
          cells: [
            cardName(id),
            String(1 + more.length),
            usesOf(id).join('; '),
            goodsText(ARCHIVE[id].discard),
          ],
        },
  );
}

function combatRow(id: CombatKind): ReferenceRow {
  const { copies, options, discard } = COMBAT_KINDS[id];
  return {
    id: `combat-${id}`,
    cells: [
      say(`combatCards.${id}.name`),
      String(copies),
      options.map(combatText).join('; '),
      say(`combatCards.${id}.text`),
      goodsText(discard),
    ],
  };
}

function rewardRow(id: RewardKind): ReferenceRow {
  const [final, prototype] = [REWARD_IDS, PROTOTYPE_REWARD_IDS].map(
    (ids) => ids.filter((reward) => rewardKind(reward) === id).length,
  );
  const context = final === prototype ? undefined : 'prototype';
  return {
    id,
    cells: [
      say(`rewards.${id}.name`),
      t('reference.copies', { final, prototype, context }),
      say(`rewards.${id}.text`),
    ],
  };
}

function deckTable(deck: MissionDeck) {
  const ids = DECK_MISSIONS[deck];
  const out = ids.filter((id) => PROTOTYPE_OUT.includes(id)).map(missionName);
  return table(
    deck,
    ['mission', 'points', 'needs'],
    ids.map((id) => missionRow(id)),
    out.join(', '),
  );
}

const missionRow = (id: MissionId, ...more: readonly string[]): ReferenceRow => ({
  id,
  cells: [missionName(id), String(MISSIONS[id].points), ...more, say(`missions.${id}.text`)],
});

const pioneeringRow = (id: PioneeringId): ReferenceRow => missionRow(id, t(`reference.sets.${setOf(id)}`));

function setOf(id: PioneeringId) {
  if (END_PIONEERING.includes(id)) return 'end';
  if (!ADVANCED_PIONEERING.includes(id)) return 'basic';
  return BASIC_PIONEERING.includes(id) ? 'both' : 'advanced';
}
