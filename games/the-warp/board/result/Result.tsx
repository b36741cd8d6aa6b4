import { listed } from '@warptable/speech';
import { PointsOverRounds } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { seatLookOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { SOURCES, breakdownOf } from './breakdown.ts';
import { SourceChart } from './SourceChart.tsx';
import { SourceIcon, SourceLegend } from './SourceIcon.tsx';
import './result.css';

/** The end of the game: who won, and what for. */
export function Result({ view, names, history }: ResultProps<WarpView>) {
  const lines = breakdownOf(view);
  if (lines.length === 0) return <p>{t('result.notYet')}</p>;
  const winners = lines.filter(({ isWinner }) => isWinner);
  const isTeam = view.options.mode === 'team';
  const isTie = lines.some(({ total, isWinner }) => !isWinner && total === winners[0]?.total);
  return (
    <div className="tw-result">
      <p className="tw-result-winner">
        <ThingIcon thing="first" size={26} />
        {t('result.won', {
          count: winners.length,
          name: listed(winners.map(({ seat }) => names[seat] ?? '')),
          points: winners[0]?.total ?? 0,
        })}
      </p>
      {isTie && <p>{t('result.tie')}</p>}
      <SourceLegend />
      <div className="tw-result-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              {SOURCES.map((source) => (
                <th key={source} scope="col" className="tw-kind" data-type={source}>
                  <SourceIcon source={source} size={16} />
                  <span>{t(`result.${source}`)}</span>
                </th>
              ))}
              {isTeam && <th scope="col">{t('result.own')}</th>}
              <th scope="col">{t(isTeam ? 'result.team' : 'result.total')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ seat, points, own, total, isWinner }) => (
              <tr key={seat} data-winner={isWinner}>
                <th scope="row">
                  <SeatIcon seat={seat} /> {names[seat]}
                </th>
                {SOURCES.map((source) => (
                  <td key={source}>{points[source]}</td>
                ))}
                {isTeam && <td>{own}</td>}
                <td>
                  <strong>{total}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="tw-charts">
        <SourceChart lines={lines} />
        {history && history.length > 1 && (
          <PointsOverRounds
            marks={names.map((_, seat) => seatLookOf(seat))}
            names={names}
            history={history}
          />
        )}
      </div>
    </div>
  );
}
