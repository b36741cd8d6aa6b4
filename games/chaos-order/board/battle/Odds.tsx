import type { Seat } from '@warptable/kernel';
import type { ChaosView, SideView } from '../../rules/view.ts';
import { sectionName } from '../../words/names.ts';
import { t } from '../texts/say.ts';
import { outlooks } from './outlook.ts';
import type { Intent, Side } from './outlook.ts';

interface OddsProps {
  readonly view: ChaosView;
  readonly mine: SideView;
  readonly theirs: SideView;
  readonly intent: Intent;
  readonly selector: Seat;
}

/** What the plan that is pointed at comes to against each section of the other side. */
export function Odds({ view, mine, theirs, intent, selector }: OddsProps) {
  const sideOf = ({ seat, open, declared }: SideView): Side => ({
    open,
    fighters: declared.fighters,
    isSelector: seat === selector,
  });
  const rows = outlooks(sideOf(mine), intent, sideOf(theirs));
  const hand = view.players[theirs.seat]?.handSize ?? 0;
  return (
    <details className="co-odds" open>
      <summary>{t('odds.title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('odds.theirs')}</th>
            <th scope="col">{t('odds.win')}</th>
            <th scope="col">{t('odds.wounds')}</th>
            <th scope="col">{t('odds.losses')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ section, win, wounds, losses }) => (
            <tr key={section}>
              <th scope="row">{sectionName(section)}</th>
              <td>{t('odds.percent', { percent: Math.round(win * 100) })}</td>
              <td>{wounds.toFixed(1)}</td>
              <td>{losses.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('odds.how', { count: hand })}</p>
    </details>
  );
}
