import type { Value } from '@warptable/kernel';
import type { WarpgateView } from '../../rules/view.ts';
import { playerName } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { chartOf } from '../chart/chart.ts';
import { quietCorner } from '../chart/corners.ts';
import type { Corner } from '../chart/corners.ts';
import { oddsOf } from '../odds.ts';
import type { Fight } from '../odds.ts';
import { t } from '../texts/say.ts';
import { PLACES_OF_NOTES } from './PlaceNote.tsx';
import './notes.css';

interface OddsPanelProps {
  readonly view: WarpgateView;
  readonly fights: readonly Fight[];
  /** The number of ships that is pointed at. */
  readonly considered: Value | null;
}

const MOST_ROWS = 4;

/** A few of many: the fewest ships, the most, and what is pointed at or lies between. */
function telling(fights: readonly Fight[], considered: Value | null): readonly Fight[] {
  if (fights.length <= MOST_ROWS) return fights;
  const last = fights.length - 1;
  const pointed = fights.findIndex(({ attackers }) => attackers === considered);
  const shown = new Set([0, pointed < 0 ? Math.round(last / 3) : pointed, Math.round((last * 2) / 3), last]);
  return fights.filter((_, i) => shown.has(i));
}

/** The panel lies where the battle is not, and where the note on the place would not be. */
function cornerFor(view: WarpgateView, place: string): Corner {
  const chart = chartOf(view.layout);
  const note = quietCorner(chart, place, PLACES_OF_NOTES);
  return quietCorner(
    chart,
    place,
    PLACES_OF_ODDS.filter((corner) => corner !== note),
  );
}

const PLACES_OF_ODDS: readonly Corner[] = ['bottom right', 'bottom left', 'top right'];

/** What an attack may come to, by the number of ships sent. */
export function OddsPanel({ view, fights, considered }: OddsPanelProps) {
  const [fight] = fights;
  if (!fight) return null;
  const enemy = playerName(view, fight.defender);
  const title = t('odds.title', { place: placeName(view, fight.place) });
  return (
    <aside className="wg-note wg-odds" aria-label={title} data-corner={cornerFor(view, fight.place)}>
      <table>
        <caption>
          <strong>{title}</strong> <span>{t('odds.against', { enemy, count: fight.defenders })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('odds.ships')}</th>
            <th scope="col">{t('odds.win')}</th>
            <th scope="col">{t('odds.ownLosses')}</th>
            <th scope="col">{t('odds.enemyLosses')}</th>
          </tr>
        </thead>
        <tbody>
          {telling(fights, considered).map((one) => {
            const odds = oddsOf(view, one, one.attacker);
            return (
              <tr key={one.attackers} data-considered={considered === one.attackers || undefined}>
                <th scope="row">{one.attackers}</th>
                <td>
                  <meter min={0} max={1} value={odds.win} aria-hidden="true" />
                  {Math.round(odds.win * 100)} %
                </td>
                <td>{odds.ownLosses.toFixed(1)}</td>
                <td>{odds.enemyLosses.toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <details>
        <summary>{t('odds.estimate')}</summary>
        <p>{t('odds.how')}</p>
      </details>
    </aside>
  );
}
