import { capital } from '@warptable/speech';
import type { Asked, Value } from '@warptable/kernel';
import { INTEL, LEADERS, RYHZU } from '../content/index.ts';
import type { IntelId, LeaderId, RyhzuId } from '../content/index.ts';
import { asChaos } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { auxiliaryText, goodsText } from '../words/gains.ts';
import {
  abilityName,
  boardAbilityName,
  buildingName,
  tacticsName,
  factionName,
  intelName,
  isAttribute,
  isCard,
  isFaction,
  leaderName,
  sectionName,
} from '../words/names.ts';
import { isBuilding, isPhase } from '../words/options/things.ts';
import { placeName } from '../words/places.ts';
import { say } from '../words/say.ts';
import { BOARD_ABILITIES, SECTIONS } from '../content/index.ts';
import { columnAt } from './faces.ts';
import { cardOf, placeMeant } from './targets.ts';
import { t } from './texts/say.ts';

/** An option in a few words, for buttons; nothing if its whole text is short enough. */
export function brief(view: ChaosView, asked: Asked, value: Value): string | undefined {
  const text = String(value);
  const place = placeMeant(value);
  if (place !== undefined && !place.includes('/'))
    return capital(placeName(view, place, asked.seat, view.viewer));
  const card = cardOf(value);
  if (isCard(card)) return tacticsName(card);
  if (isNamed(text)) return leaderName(text);
  if (Object.hasOwn(INTEL, card)) return intelName(card as IntelId);
  if (isFaction(text)) return factionName(text);
  if (isAttribute(text)) return abilityName(text);
  if (isBuilding(text)) return capital(buildingName(text));
  const ability = BOARD_ABILITIES.find((one) => text === `foundation:${one}`);
  if (ability) return t('buttons.foundation', { name: boardAbilityName(ability) });
  const section = SECTIONS.find((one) => one === text);
  if (section) return sectionName(section);
  if (isPhase(text)) return capital(say(`phases.${text}`));
  return inTurn(view, asked, text) ?? ofKind(asked, text);
}

const isNamed = (text: string): text is LeaderId | RyhzuId =>
  Object.hasOwn(LEADERS, text) || Object.hasOwn(RYHZU, text);

/** The actions of a turn: the auxiliary with its cost, the main action by what it gives. */
function inTurn(view: ChaosView, any: Asked, value: string): string | undefined {
  const asked = asChaos(any);
  if (asked.kind !== 'turn') return undefined;
  const column = columnAt(view, asked.seat, asked.about.phase);
  if (value === 'main') return t('buttons.main');
  if (value === 'auxiliary:free') return t('buttons.auxiliaryFree');
  if (value === 'auxiliary') {
    if (!column) return t('buttons.auxiliaryFree');
    const { energy = 0, gems = 0 } = asked.about.auxiliary ?? column.auxiliary.cost;
    return t('buttons.auxiliary', {
      what: capital(auxiliaryText(column.auxiliary)),
      cost: goodsText(energy, gems),
    });
  }
  if (value.startsWith('ability:')) return abilityName(value.replace('ability:', ''));
  return value === 'end' ? t('buttons.end') : undefined;
}

const BUTTONS: readonly string[] = [
  'nothing',
  'none',
  'done',
  'stop',
  'decline',
  'faceup',
  'facedown',
  'enough',
];

type Button = 'nothing' | 'none' | 'done' | 'stop' | 'decline' | 'faceup' | 'facedown' | 'enough';

/** Words that mean the same in several questions. */
const ofKind = ({ kind }: Asked, value: string): string | undefined =>
  BUTTONS.includes(value)
    ? t(kind === 'plan' && value === 'none' ? 'buttons.noCard' : `buttons.${value as Button}`)
    : undefined;
