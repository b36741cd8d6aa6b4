import { listed } from '@warptable/speech';
import type { Viewer } from '@warptable/kernel';
import { RIVALS, automaCard, rivalCombatCard } from '../content/index.ts';
import type {
  AutomaCard,
  AutomaId,
  AutomaPhase,
  RivalCombatId,
  RivalFollow,
  RivalId,
} from '../content/index.ts';
import type { RivalPick } from '../rules/questions.ts';
import type { PickTrace } from '../rules/solo/picks.ts';
import { RIVAL } from '../rules/solo/state.ts';
import { ownAreaName } from './areas.ts';
import { effectText, priced } from './cards.ts';
import { goodsText, raceName, troopsText } from './names.ts';
import { say } from './say.ts';

type KeyId = PickTrace['keys'][number]['key'];

const PHASES = { 1: 'I', 2: 'II', 3: 'III' } as const;

export const phaseName = (phase: AutomaPhase): string => say(`solo.phases.${PHASES[phase]}`);
export const automaName = (id: AutomaId): string => say(`automaCards.${id}`);
/** Rivals are called by their race. */
export const rivalName = (id: RivalId): string => raceName(RIVALS[id].race);
export const rivalCombatName = (id: RivalCombatId): string => say(`rivalCombatCards.${id}`);

/** `Upgrade`, `Attack, arrow to the east`. */
export const actionText = ({ action }: AutomaCard): string =>
  action.does === 'attack'
    ? say('solo.actions.attack', { arrow: say(`solo.arrows.${action.arrow}`) })
    : say(`solo.actions.${action.does}`);

export const followText = (follow: RivalFollow): string =>
  follow.follows === 'develop'
    ? say('solo.follows.develop', { goods: goodsText(follow.pays) })
    : say('solo.follows.terrashift', { cards: say('counts.cards', { count: follow.draws }) });

/** A whole Automa Card in a sentence. */
export function automaText(id: AutomaId): string {
  const card = automaCard(id);
  return say('solo.automa', {
    name: automaName(id),
    goods: goodsText(card.extract),
    troops: troopsText(card.extract.troops),
    action: actionText(card),
    moves: card.moves,
    follow: followText(card.follow),
  });
}

/** What a Rival Combat Card does. */
export const rivalEffects = (id: RivalCombatId): string =>
  listed(
    rivalCombatCard(id).effects.map((effect) =>
      effect.does === 'cancel' ? say('solo.cancel') : effectText(effect.does, effect.n),
    ),
  );

/** The same with its name and price. */
export const rivalCombatText = (id: RivalCombatId): string =>
  say('solo.combatCard', {
    name: rivalCombatName(id),
    use: priced(rivalEffects(id), rivalCombatCard(id).cost),
  });

/** What each pick goes by, one after the other (TWS 6.6), with TWS 6.3 at the end. */
const KEYS: Readonly<Record<RivalPick, readonly KeyId[]>> = {
  rivalPlace: ['highestMultiplier', 'nearPlayer', 'farFromColony'],
  rivalBuild: ['highestMultiplier', 'nearColony'],
  rivalRaise: ['farFromColony', 'highestMultiplier'],
  rivalLower: ['highestMultiplier', 'farFromColony'],
  rivalOrigin: ['mostTroops', 'highestMultiplier', 'farFromColony'],
  rivalMoveFrom: ['lowestMultiplier', 'nearColony'],
  rivalMoveTo: ['highestMultiplier', 'farFromColony'],
  rivalRemove: ['mostTroops', 'highestMultiplier', 'farFromColony'],
  rivalLaser: ['mostTroops', 'highestMultiplier', 'farFromColony'],
};

export const keysOf = (what: RivalPick): readonly KeyId[] => KEYS[what];

/** What the areas of a tie are equal by: `multiplier and distance to you`. */
export const equalBy = (what: RivalPick): string => listed(KEYS[what].map((key) => say(`solo.equal.${key}`)));

/** An area of a pick: in its own zone it is `their` one. */
export const pickedArea = (id: string, viewer: Viewer): string => ownAreaName(id, RIVAL, viewer);

/** What decided, in a few words. */
export function whyPicked({ candidates, keys }: PickTrace, tie: 'chosen' | 'auto' | undefined): string {
  const last = keys.at(-1);
  const count = candidates.length;
  if (tie) return say(`log.RivalPicked.tie_${tie}`, { count: (last?.left ?? candidates).length });
  return last
    ? say('log.RivalPicked.key', { key: say(`solo.keys.${last.key}`), count })
    : say('log.RivalPicked.only');
}
