import { listed } from '@warptable/speech';
import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import { FACTIONS } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { Emblem } from '../art/Emblem.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import { t as read } from '../texts/say-reading.ts';
import { standingsOf } from './standings.ts';
import './result.css';

/** The end of the game: who won, and in which of the three ways. */
export function Result({ view, names }: ResultProps<ChaosView>) {
  const { ending, winners } = view;
  if (!ending) return <p>{read('result.notYet')}</p>;
  return (
    <div className="co-result">
      <p className="co-result-winner">
        <LineIcon d={DRAWINGS.crown} size={26} />
        {read('result.won', {
          count: winners.length,
          name: listed(winners.map((seat) => names[seat] ?? '')),
        })}
      </p>
      <p className="co-result-how">
        <ThingIcon thing={ending === 'relics' ? 'relic' : ending === 'fame' ? 'fame' : 'region'} size={22} />
        {read(`result.${ending}`)}
      </p>
      <Table view={view} names={names} />
    </div>
  );
}

function Table({ view, names }: Pick<ResultProps<ChaosView>, 'view' | 'names'>) {
  return (
    <div className="co-result-table" role="region" aria-label={read('result.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{read('result.faction')}</th>
            <th scope="col">{t('hand.fame')}</th>
            <th scope="col">{read('result.held')}</th>
            <th scope="col">{t('hand.relics')}</th>
            <th scope="col">{read('result.land')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(view).map(({ seat, isWinner, faction, fame, relicsHeld, relics, land }) => (
            <tr key={seat} data-winner={isWinner}>
              <th scope="row">
                <Emblem faction={faction} size={28} /> {names[seat]}
              </th>
              <td>
                <span className="wt-progress">
                  <progress value={fame} max={FACTIONS[faction].fameEnd} aria-hidden="true" />
                  {fame}/{FACTIONS[faction].fameEnd}
                </span>
              </td>
              <td>{relicsHeld}</td>
              <td>{relics}</td>
              <td>{land}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
