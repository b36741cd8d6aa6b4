import type { FightUi } from '@warptable/ui';
import type { WarpgateEvent } from '../../rules/events.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { BattleAccount } from './Account.tsx';
import { battlesOf } from './battles.ts';
import type { BattleReport } from './battles.ts';
import { battleSentence } from './sentence.ts';

export const fights: FightUi<WarpgateView, WarpgateEvent, BattleReport> = {
  of: battlesOf,
  sentence: battleSentence,
  Account: BattleAccount,
  rule: 'WG 12.11',
};
