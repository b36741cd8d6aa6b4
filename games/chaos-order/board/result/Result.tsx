import { listed } from '@warptable/speech';
import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import { FACTIONS } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { factionName } from '../../words/names.ts';
import { Emblem } from '../art/Emblem.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import { standingsOf } from './standings.ts';
import './result.css';

/** The end of the game: who won, and in which of the three ways. */
export function Result({ view, names }: ResultProps<ChaosView>) {
  const { ending, winners } = view;
  if (!ending) return <p>{t('result.notYet')}</p>;
  return (
    <div className="wt-result">
      <p className="wt-result-winner">
        <LineIcon d={DRAWINGS.crown} size={26} />
        {t('result.won', { count: winners.length, name: listed(winners.map((seat) => names[seat] ?? '')) })}
      </p>
      <p className="co-result-how">
        <ThingIcon thing={ending === 'relics' ? 'relic' : ending === 'fame' ? 'fame' : 'region'} size={22} />
        {t(`result.${ending}`)}
      </p>
      <Table view={view} names={names} />
    </div>
  );
}

function Table({ view, names }: Pick<ResultProps<ChaosView>, 'view' | 'names'>) {
  return (
    <div className="wt-result-table" role="region" aria-label={t('result.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('result.faction')}</th>
            <th scope="col">{t('hand.fame')}</th>
            <th scope="col">{t('result.held')}</th>
            <th scope="col">{t('hand.relics')}</th>
            <th scope="col">{t('result.land')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(view).map(({ seat, isWinner, faction, fame, relicsHeld, relics, land }) => (
            <tr key={seat} data-winner={isWinner}>
              <th scope="row">
                <Emblem faction={faction} size={28} /> {names[seat]} <small>{factionName(faction)}</small>
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
