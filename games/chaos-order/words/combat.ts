import type { DieFace, Section, TacticsId } from '../content/index.ts';
import { cardName } from './cards.ts';
import { sectionName } from './names.ts';
import { say } from './say.ts';

/** `+2 strength, +1 shield`. */
export const dieText = (face: DieFace | undefined): string =>
  face && face.shields > 0
    ? say('things.dieFaceShield', { strength: face.strength, shields: face.shields })
    : say('things.dieFace', { strength: face?.strength ?? 0 });

/** `Press with Ambush 2/2`, as far as it can be seen. */
export function planText(section: Section, card: TacticsId | null, bluff: boolean, shown = true): string {
  const name = sectionName(section);
  if (bluff) return say(shown ? 'log.plan.bluff' : 'log.plan.facedown', { section: name });
  return card === null
    ? say('log.plan.bare', { section: name })
    : say('log.plan.card', { section: name, card: cardName(card) });
}
