import type { Value } from '@warptable/kernel';
import type { WarpgateView } from '../../rules/view.ts';
import { playerName } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { oddsOf } from '../odds.ts';
import type { Fight } from '../odds.ts';
import { useText } from '../texts/useText.ts';
import './notes.css';

interface OddsPanelProps {
  readonly view: WarpgateView;
  readonly fights: readonly Fight[];
  /** The number of ships that is pointed at. */
  readonly considered: Value | null;
}

/** What an attack may come to, by the number of ships sent. */
export function OddsPanel({ view, fights, considered }: OddsPanelProps) {
  const t = useText();
  const [fight] = fights;
  if (!fight) return null;
  const enemy = playerName(view, fight.defender);
  return (
    <aside className="wg-note wg-odds">
      <table>
        <caption>
          <strong>{t('odds.title', { place: placeName(view, fight.place) })}</strong>{' '}
          <span>{t('odds.against', { enemy, count: fight.defenders })}</span>
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
          {fights.map((one) => {
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
