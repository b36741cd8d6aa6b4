import type { FightLook } from '@warptable/ui';
import type { WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import '../combat/combat.css';
import { CombatAccount } from './Account.tsx';
import { combatsOf } from './combats.ts';
import type { CombatTold } from './combats.ts';
import { combatSentence } from './sentence.ts';

export const fights: FightLook<WarpView, WarpEvent, CombatTold> = {
  of: combatsOf,
  sentence: combatSentence,
  Account: CombatAccount,
  rule: 'TW 10.55',
};
