import type { FightUi } from '@warptable/ui';
import type { ChaosEvent } from '../../rules/events.ts';
import type { ChaosView } from '../../rules/view.ts';
import { BattleAccount } from './Account.tsx';
import { battlesOf } from './battles.ts';
import type { BattleReport } from './battles.ts';
import { battleSentence } from './sentence.ts';

export const fights: FightUi<ChaosView, ChaosEvent, BattleReport> = {
  of: battlesOf,
  sentence: battleSentence,
  Account: BattleAccount,
  rule: 'CO 13.22',
};
