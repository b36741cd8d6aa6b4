import {
  ACTIONS,
  ACTION_CARDS,
  ADVANCED_TACTICS,
  ANCIENTS_TOKENS,
  BASIC_TACTICS,
  EXPLORATION,
  FACTIONS,
  FACTION_IDS,
  HEROES,
  OBJECTIVES,
  OBJECTIVE_IDS,
  TACTICS,
  TECHNOLOGIES,
  TECHNOLOGY_IDS,
  timesOnCards,
} from '../content/index.ts';
import type { Action, ExplorationToken, TacticsId } from '../content/index.ts';
import { idsOf } from '../content/ids.ts';
import {
  abilityName,
  abilityText,
  actionName,
  factionName,
  objectiveName,
  tacticsName,
  tacticsTitle,
  technologyName,
  worldName,
} from '../words/names.ts';
import { say } from '../words/say.ts';
import type { reference as texts } from './texts/en-reference.ts';
import { t as board } from './texts/say.ts';
import { t } from './texts/say-reference.ts';

/** Of a `ReferenceTable`; types of the page stay in `index.ts`, so that Node can check the tables. */
interface Row {
  readonly id: string;
  readonly cells: readonly string[];
  readonly colour?: string;
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

/** All cards and tokens of the box. */
export const reference = () => [
  table('actions', ['action', 'colour', 'onCards', 'does', 'rule'], idsOf(ACTIONS).map(actionRow)),
  table(
    'actionCards',
    ['card', 'top', 'bottom'],
    ACTION_CARDS.map(({ id, top, bottom }, i) => ({
      id,
      cells: [t('reference.cardNumber', { number: i + 1 }), actionName(top), actionName(bottom)],
    })),
  ),
  table('basic', ['name', 'letter', 'strength', 'does'], BASIC_TACTICS.map(tacticsRow)),
  table('hero', ['name', 'letter', 'strength', 'does'], HEROES.map(tacticsRow)),
  table('advanced', ['name', 'strength', 'does'], ADVANCED_TACTICS.map(tacticsRow)),
  table(
    'technologies',
    ['name', 'type', 'vp', 'acts', 'does'],
    TECHNOLOGY_IDS.map((id) => {
      const { type, vp, icon } = TECHNOLOGIES[id];
      const worth = vp === 'variable' ? t('reference.vpByText') : String(vp);
      const text = say(`technologies.${id}.text`);
      return { id, cells: [technologyName(id), worldName(type), worth, t(`reference.icons.${icon}`), text] };
    }),
  ),
  table(
    'objectives',
    ['name', 'type', 'needs'],
    OBJECTIVE_IDS.map((id) => ({
      id,
      cells: [objectiveName(id), worldName(OBJECTIVES[id].type), say(`objectives.${id}.text`)],
    })),
  ),
  table(
    'factions',
    ['faction', 'side', 'ability', 'hero'],
    FACTION_IDS.map((id) => {
      const { side, hero } = FACTIONS[id];
      const ability = t('reference.named', { name: abilityName(id), text: abilityText(id) });
      return { id, cells: [factionName(id), side, ability, tacticsName(hero)] };
    }),
  ),
  table('tokens', ['name', 'copies', 'vp', 'kept', 'does'], Object.values(EXPLORATION).map(tokenRow)),
  table('ancients', ['name', 'copies', 'vp', 'kept', 'does'], Object.values(ANCIENTS_TOKENS).map(tokenRow)),
];

function actionRow(action: Action): Row {
  const { group, rule } = ACTIONS[action];
  const times = action === 'draw' ? t('reference.everyCard') : String(timesOnCards(action));
  return {
    id: `action-${action}`,
    colour: `--wg-${group}`,
    cells: [actionName(action), board(`groups.${group}`), times, say(`actions.${action}.text`), rule],
  };
}

function tacticsRow(id: TacticsId): Row {
  const { slot, multiplier } = TACTICS[id];
  const strength = t('reference.multiplier', { multiplier });
  const text = say(`tactics.${id}.text`);
  return { id, cells: [tacticsTitle(id), ...(slot === null ? [] : [slot]), strength, text] };
}

function tokenRow({ kind, copies, vp, keep }: ExplorationToken): Row {
  const points = vp === 0 ? t('reference.none') : String(vp);
  const kept = t(`reference.kept.${keep ? 'yes' : 'no'}`);
  return {
    id: `token-${kind}`,
    cells: [say(`tokens.${kind}.name`), String(copies), points, kept, say(`tokens.${kind}.text`)],
  };
}
