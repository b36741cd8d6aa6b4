import { useFact } from '@warptable/ui';
import { useDeferredValue } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { effectText } from '../../words/cards.ts';
import { Effect } from '../art/Effects.tsx';
import type { Part } from '../cards/Card.tsx';
import { forecastOf } from '../odds/combat.ts';
import { percent } from '../odds/force.ts';
import { choicesOf, intentOf } from '../odds/intent.ts';
import type { CardChoice } from '../odds/intent.ts';
import { t } from '../texts/say.ts';
import { LeftOutNote } from './LeftOutNote.tsx';
import { OddsBar } from './OddsBar.tsx';

/** How the combat stands: of the dice to come, or of those that lie; with the dice and options that are picked or pointed at. */
export function InCombatOdds({ part }: { readonly part: Part }) {
  const latest = useFact(part.attention, ({ considered }) => considered);
  const { view, asked, picked } = useDeferredValue(part);
  const considered = useDeferredValue(latest);
  const forecast = forecastOf(view, intentOf(view, asked, picked, considered));
  if (!forecast || !view.combat) return null;
  const choices = choicesOf(view, asked);
  return (
    <div className="tw-combat-odds">
      <OddsBar odds={forecast.odds} isOwn={view.combat.attacker === view.viewer} />
      {choices.length > 0 && (
        <Choices
          view={view}
          choices={choices}
          considered={asked?.kind === 'cardOption' ? considered : null}
        />
      )}
      <LeftOutNote without={forecast.without} />
    </div>
  );
}

interface ChoicesProps {
  readonly view: WarpView;
  readonly choices: readonly CardChoice[];
  readonly considered: unknown;
}

/** What each option of the own facedown card would make of it. */
function Choices({ view, choices, considered }: ChoicesProps) {
  const isOwn = view.combat?.attacker === view.viewer;
  return (
    <table className="tw-choice-odds">
      <thead>
        <tr>
          <th scope="col">{t('odds.option')}</th>
          <th scope="col">{t(isOwn ? 'odds.win' : 'odds.attackWins')}</th>
          <th scope="col">{t('odds.tie')}</th>
          <th scope="col">{t(isOwn ? 'odds.lose' : 'odds.defenceWins')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ option, effects, intent }) => {
          const { win = 0, tie = 0, lose = 0 } = forecastOf(view, intent)?.odds ?? {};
          return (
            <tr key={option} data-considered={considered === option || undefined}>
              <th scope="row">
                {effects.map(({ does, n }) => (
                  <span key={does}>
                    <Effect does={does} n={n} />
                    <span className="wt-hidden">{effectText(does, n)}</span>
                  </span>
                ))}
              </th>
              <td>{percent(win)}</td>
              <td>{percent(tie)}</td>
              <td>{percent(lose)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
