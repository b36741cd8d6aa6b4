import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { isDecisionKind } from '../kinds.ts';
import { say } from '../say.ts';
import { COMBAT_PROMPTS } from './combat.ts';
import { FREE_PROMPTS } from './free.ts';
import type { AllPrompts } from './prompt.ts';
import { SETUP_PROMPTS } from './setup.ts';
import { TURN_PROMPTS } from './turn.ts';

const PROMPTS: AllPrompts = { ...SETUP_PROMPTS, ...TURN_PROMPTS, ...COMBAT_PROMPTS, ...FREE_PROMPTS };

/** One imperative sentence. */
export const promptText = (view: WarpView, asked: Asked): string =>
  isDecisionKind(asked.kind) ? PROMPTS[asked.kind](view, asked) : say('prompts.unknown');
