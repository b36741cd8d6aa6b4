import { isQuestion } from '../../rules/questions.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { say } from '../say.ts';
import { COMBAT_PROMPTS } from './combat.ts';
import { FREE_PROMPTS } from './free.ts';
import type { AllPrompts } from './prompt.ts';
import { SETUP_PROMPTS } from './setup.ts';
import { SOLO_PROMPTS } from './solo.ts';
import { TURN_PROMPTS } from './turn.ts';

const PROMPTS: AllPrompts = {
  ...SETUP_PROMPTS,
  ...TURN_PROMPTS,
  ...COMBAT_PROMPTS,
  ...FREE_PROMPTS,
  ...SOLO_PROMPTS,
};

/** One imperative sentence. */
export const promptText = (view: WarpView, asked: WarpAsked): string =>
  isQuestion(asked.kind)
    ? (PROMPTS[asked.kind] as (view: WarpView, asked: WarpAsked) => string)(view, asked)
    : say('prompts.unknown');
