import { useDeferredValue } from 'react';
import { flagOf } from '../../words/about.ts';
import type { Part } from '../cards/Card.tsx';
import { oddsInCombat } from '../odds.ts';
import { OddsBar } from './OddsBar.tsx';
import { useText } from '../texts/useText.ts';

/** How the combat stands: of the dice to come, or of those that lie; of dice picked to be rolled again, as if they were. */
export function InCombatOdds({ part }: { readonly part: Part }) {
  const t = useText();
  const { view, asked, picked } = useDeferredValue(part);
  const isReroll = asked?.kind === 'rerollDice';
  const dice = isReroll ? picked.filter((value) => typeof value === 'number') : [];
  const odds = oddsInCombat(view, { attacking: asked !== null && flagOf(asked, 'attacking') === true, dice });
  if (!odds || !view.combat) return null;
  const isLying = view.combat.attack.dice.length + view.combat.defence.dice.length > 0;
  return (
    <div className="tw-combat-odds">
      <OddsBar odds={odds} isOwn={view.combat.attacker === view.eye} />
      <details>
        <summary>{t(isLying ? 'odds.asItLies' : 'odds.ofDice')}</summary>
        <p>{t('odds.how')}</p>
      </details>
    </div>
  );
}
