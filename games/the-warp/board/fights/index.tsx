import type { FightUi } from '@warptable/ui';
import type { WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { peopleIn } from '../../words/names.ts';
import '../combat/combat.css';
import { CombatAccount } from './Account.tsx';
import { combatsOf } from './combats.ts';
import type { CombatReport } from './combats.ts';
import { combatSentence } from './sentence.ts';

export const fights: FightUi<WarpView, WarpEvent, CombatReport> = {
  of: combatsOf,
  sentence: (fight, { view, viewer, personAt }) =>
    combatSentence(fight, { viewer, personAt: peopleIn(view, personAt) ?? personAt }),
  Account: ({ view, personAt, ...props }) => (
    <CombatAccount {...props} personAt={peopleIn(view, personAt) ?? personAt} />
  ),
  rule: 'TW 10.55',
};
