import type { Asked, Value } from '@warptable/kernel';
import type { ArchiveId, CombatEffect } from '../../content/index.ts';
import { asWarp } from '../../rules/questions.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { combatOption } from '../../words/cards.ts';
import { ownCards } from '../../words/combat.ts';
import { takenOf } from '../../words/taken.ts';
import { asksForDice } from '../targets.ts';
import type { Intent } from './combat.ts';

/** What whoever is asked is about to do in the combat, by what is picked and what is pointed at. */
export function intentOf(
  view: WarpView,
  any: Asked | null,
  picked: readonly Value[],
  considered: Value | null,
): Intent | null {
  const { combat } = view;
  if (!any || !combat) return null;
  const asked = asWarp(any);
  if (isAboutDice(asked)) return diceIntent(view, asked, picked, considered);
  if (asked.kind === 'cardOption' && considered !== null)
    return optionIntent(view, asked, String(considered));
  return { side: asked.seat === combat.attacker ? 'attack' : 'defence' };
}

type AboutDice = WarpAsked<'rerollDice' | 'doubleDice' | 'flipDie' | 'rerollAll'>;

const isAboutDice = (asked: WarpAsked): asked is AboutDice =>
  asksForDice(asked) || asked.kind === 'rerollAll';

function diceIntent(
  { combat }: WarpView,
  asked: AboutDice,
  picked: readonly Value[],
  considered: Value | null,
): Intent {
  const side = asked.about.attacking ? 'attack' : 'defence';
  const all = combat?.[side].dice.map((_, i) => i + 1) ?? [];
  const chosen = asked.form === 'some' ? picked : [considered];
  const dice =
    asked.kind === 'rerollAll'
      ? considered === 'yes'
        ? all
        : []
      : all.filter((number) => chosen.includes(number));
  return { side, bonus: { name: asked.about.bonus, dice } };
}

/** One option of an own facedown card, after those that were chosen for the cards before it. */
function optionIntent(view: WarpView, asked: Asked, option: string): Intent {
  const cards = ownCards(view, asked.seat);
  const options = [...takenOf(asked), option];
  return {
    side: sideOfCard(view, cards[0]),
    effects: cards.flatMap((card, i) => effectsOf(card, Number(options[i] ?? 0))),
  };
}

/** What Deceive does comes after the combat. */
const LATE: readonly string[] = ['draw', 'reserve', 'missionSwitch'];

const effectsOf = (card: ArchiveId, option: number): readonly CombatEffect[] =>
  combatOption(card, option)?.effects.filter(({ does }) => !LATE.includes(does)) ?? [];

const sideOfCard = ({ combat }: WarpView, own: ArchiveId | undefined): Intent['side'] =>
  combat?.attack.cards.some(({ card }) => card === own) ? 'attack' : 'defence';

/** An option of an own facedown card, and what it is to be looked at with. */
export interface CardChoice {
  readonly option: string;
  readonly effects: readonly CombatEffect[];
  readonly intent: Intent;
}

/** The options of the own facedown card: of the one that is asked for, or of the only one. */
export function choicesOf(view: WarpView, asked: Asked | null): readonly CardChoice[] {
  if (view.viewer === 'spectator') return [];
  const cards = ownCards(view, view.viewer);
  if (asked?.kind === 'cardOption') {
    const card = cards[takenOf(asked).length];
    return asked.options.flatMap((value) => {
      const option = String(value);
      const effects = card ? effectsOf(card, Number(option)) : [];
      return effects.length > 0 ? [{ option, effects, intent: optionIntent(view, asked, option) }] : [];
    });
  }
  const [card, ...others] = cards;
  if (!card || others.length > 0) return [];
  return [1, 2, 3].flatMap((number) => {
    const effects = effectsOf(card, number);
    const intent = { side: sideOfCard(view, card), effects };
    return effects.length > 0 ? [{ option: String(number), effects, intent }] : [];
  });
}
