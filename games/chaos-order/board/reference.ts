import { capital } from '@warptable/speech';
import {
  ATTRIBUTES,
  ATTRIBUTE_IDS,
  BOARD_ABILITIES,
  BUILDINGS,
  FACED_FOUNDATION_IDS,
  FACTIONS,
  FACTION_IDS,
  FOUNDATIONS,
  INTEL,
  LEADERS,
  LEADER_IDS,
  LOOSE_IDS,
  LOOSE_TOKENS,
  NEUTRAL_IDS,
  NEUTRAL_TOKENS,
  PHASES,
  RANKS,
  RYHZU,
  RYHZU_IDS,
  SECTIONS,
  TACTICS,
  TRACKS,
} from '../content/index.ts';
import type {
  AttributeId,
  Building,
  FactionId,
  IntelId,
  LeaderId,
  NeutralId,
  Phase,
  Rank,
  RyhzuId,
  TacticsId,
} from '../content/index.ts';
import { idsOf } from '../content/ids.ts';
import { cardEffect, combatEffect, momentText, tripleText } from '../words/cards.ts';
import {
  auxiliaryText,
  buildingIncomeText,
  costOf,
  fameRewardText,
  gainText,
  goodsText,
  iconText,
  mainText,
  neutralCost,
  relicSpaceText,
  yieldText,
} from '../words/gains.ts';
import {
  attributeName,
  attributeText,
  boardAbilityName,
  boardAbilityText,
  buildingName,
  factionName,
  intelName,
  leaderName,
  looseName,
  sectionName,
  tacticsName,
} from '../words/names.ts';
import { say } from '../words/say.ts';
import type { reference as texts } from './texts/en-reference.ts';
import { t as board } from './texts/say.ts';
import { t } from './texts/say-reference.ts';

/** Of a `ReferenceTable`; types of the page stay in `index.ts`, so that Node can check the tables. */
interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

type Column = keyof typeof texts.head;
type Title = keyof typeof texts.tables;

const table = (id: Title, columns: readonly Column[], rows: readonly Row[]) => ({
  id: `cards-${id}`,
  title: t(`reference.tables.${id}.title`),
  note: t(`reference.tables.${id}.note`),
  head: columns.map((column) => t(`reference.head.${column}`)),
  rows,
});

const none = (text: string | undefined): string =>
  text === undefined || text === '' ? t('reference.none') : text;

/** All boards, cards and tokens of the box. */
export const reference = () => [
  table('tracks', ['track', 'column', 'main', 'auxiliary', 'entering'], PHASES.flatMap(trackRows)),
  table('tokens', ['token', 'few', 'many'], RANKS.map(tokenRow)),
  table('neutral', ['token', 'cost', 'until'], NEUTRAL_IDS.map(neutralRow)),
  table(
    'wheel',
    ['section', 'does'],
    SECTIONS.map((id) => ({ id, cells: [sectionName(id), say(`sections.${id}.text`)] })),
  ),
  table('tactics', ['card', 'copies', 'values', 'battle', 'when', 'does'], idsOf(TACTICS).map(cardRow)),
  table('factions', ['faction', 'plays', 'stronghold', 'fame', 'relics'], FACTION_IDS.map(factionRow)),
  table('leaders', ['leader', 'faction', 'basic', 'upgraded', 'gems'], LEADER_IDS.map(leaderRow)),
  table('ryhzu', ['name', 'token', 'basic', 'upgraded', 'upkeep', 'tribute'], RYHZU_IDS.map(ryhzuRow)),
  table('attributes', ['attribute', 'faction', 'gems', 'basic', 'upgraded'], ATTRIBUTE_IDS.map(attributeRow)),
  table('buildings', ['name', 'income', 'does'], BUILDINGS.map(buildingRow)),
  table(
    'abilities',
    ['name', 'does'],
    BOARD_ABILITIES.map((id) => ({
      id: `ability-${id}`,
      cells: [boardAbilityName(id), boardAbilityText(id)],
    })),
  ),
  table('foundations', ['name', 'reward'], FACED_FOUNDATION_IDS.map(foundationRow)),
  table('loose', ['name', 'basic', 'upgraded'], LOOSE_IDS.map(looseRow)),
  table('intel', ['name', 'copies', 'does'], idsOf(INTEL).map(intelRow)),
];

const phaseName = (phase: Phase): string => capital(say(`phases.${phase}`));

const trackRows = (phase: Phase): Row[] =>
  TRACKS[phase].columns.map(({ lock, main, auxiliary, immediate }, i) => ({
    id: `track-${phase}-${i + 1}`,
    cells: [
      phaseName(phase),
      lock ? t('reference.locked', { column: i + 1 }) : String(i + 1),
      capital(mainText(phase, main)),
      t('reference.forCost', {
        what: capital(auxiliaryText(auxiliary)),
        cost: goodsText(auxiliary.cost.energy ?? 0, auxiliary.cost.gems ?? 0),
      }),
      none(immediate.map(iconText).join(` ${board('cards.or')} `)),
    ],
  }));

const FEW = 2;
const MANY = 3;

const tokenRow = (rank: Rank): Row => ({
  id: `token-${rank}`,
  cells: [String(rank), ...[FEW, MANY].map((count) => capital(costOf(rank, count, board('prices.owner'))))],
});

const neutralRow = (id: NeutralId): Row => {
  const { pair, relic } = NEUTRAL_TOKENS[id];
  return {
    id,
    cells: [
      t('reference.pair', { pair }),
      capital(neutralCost(id)),
      relic === null ? t('reference.toTheEnd') : t('reference.untilRelic', { relic }),
    ],
  };
};

const cardRow = (id: TacticsId): Row => {
  const { copies, left, right, moment, lock } = TACTICS[id];
  const when = capital(momentText(moment));
  return {
    id,
    cells: [
      tacticsName(id),
      String(copies),
      t('reference.values', { left, right }),
      none(combatEffect(id)),
      lock ? t('reference.behindLock', { when }) : when,
      cardEffect(id),
    ],
  };
};

const factionRow = (id: FactionId): Row => {
  const { fameEnd, fameRewards, relicSpaces } = FACTIONS[id];
  const rewards = fameRewards.map(({ at, gain }) => t('reference.at', { at, gain: fameRewardText(gain) }));
  return {
    id,
    cells: [
      factionName(id),
      say(`factions.${id}.about`),
      say(`factions.${id}.stronghold`),
      t('reference.fameTo', { end: fameEnd, rewards: rewards.join(', ') }),
      relicSpaces.map(relicSpaceText).join(', '),
    ],
  };
};

const leaderRow = (id: LeaderId): Row => {
  const { faction, basic, upgraded, upgradeGems } = LEADERS[id];
  return {
    id,
    cells: [
      leaderName(id),
      factionName(faction),
      t('reference.side', { triple: tripleText(basic), text: say(`leaders.${id}.text`) }),
      t('reference.side', { triple: tripleText(upgraded), text: say(`leaders.${id}.upgradedText`) }),
      t('reference.gems', { deploy: basic.deployGems, upgrade: upgradeGems, again: upgraded.deployGems }),
    ],
  };
};

const ryhzuRow = (id: RyhzuId): Row => {
  const { rank, basic, upgraded, upkeep, tribute } = RYHZU[id];
  return {
    id,
    cells: [
      leaderName(id),
      String(rank),
      tripleText(basic),
      tripleText(upgraded),
      capital(gainText(upkeep)),
      capital(gainText(tribute)),
    ],
  };
};

const attributeRow = (id: AttributeId): Row => ({
  id,
  cells: [
    attributeName(id),
    factionName(ATTRIBUTES[id].faction),
    String(ATTRIBUTES[id].gems),
    attributeText(id, false),
    attributeText(id, true),
  ],
});

const buildingRow = (id: Building): Row => ({
  id,
  cells: [capital(buildingName(id)), capital(buildingIncomeText(id)), board(`cards.${id}`)],
});

function foundationRow(id: (typeof FACED_FOUNDATION_IDS)[number]): Row {
  const { reward, relic } = FOUNDATIONS[id];
  const owner = FACTION_IDS.find((faction) =>
    FACTIONS[faction].startingFoundations.some((one) => one === id),
  );
  const name =
    relic !== null
      ? t('reference.ofRelic', { relic })
      : owner
        ? t('reference.ofFaction', { faction: factionName(owner) })
        : t('reference.plain');
  return { id, cells: [name, none(reward ? capital(gainText(reward)) : undefined)] };
}

const looseRow = (id: (typeof LOOSE_IDS)[number]): Row => {
  const { plain, upgraded } = LOOSE_TOKENS[id];
  return {
    id,
    cells: [capital(looseName(id)), capital(yieldText(plain, false)), capital(yieldText(upgraded, true))],
  };
};

const intelRow = (id: IntelId): Row => ({
  id,
  cells: [intelName(id), String(INTEL[id].copies), capital(gainText(INTEL[id].gain))],
});
