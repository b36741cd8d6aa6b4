import { capital, listed } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { worldName } from '../../words/names.ts';
import { hasTrade, holdingText, holdingsAt, placeAt, placeName } from '../../words/places.ts';
import { WorldIcon } from '../art/Worlds.tsx';
import { chartOf } from '../chart/chart.ts';
import { t } from '../texts/say.ts';
import { Sheet } from './Sheet.tsx';

const NEAR = 3;

/** A planet or a Warpgate: what lies there, its sector, and how far the others are. */
export function PlaceCard({ view, place }: { readonly view: WarpgateView; readonly place: string }) {
  const chart = chartOf(view.layout);
  const here = chart.placeById.get(place);
  if (!here) return <p>{t('inspect.unknown')}</p>;
  const sector = chart.sectors.find(({ planets }) => planets.includes(place));
  const others = sector?.planets.filter((planet) => planet !== place) ?? [];
  const holdings = holdingsAt(view, place);
  return (
    <Sheet rules={here.world === 'gate' ? 'WG 5.3, WG 5.7, WG 6.5' : 'WG 5.3, WG 5.8, WG 9.1'}>
      <h3>
        {here.world !== 'gate' && <WorldIcon world={here.world} size={34} />}{' '}
        {capital(placeName(view, place))}
      </h3>
      <p>
        {here.world === 'gate' ? t('inspect.gate') : t('inspect.type', { type: worldName(here.world) })}{' '}
        {hasTrade(place) && t('inspect.trade')}
      </p>
      <ul>
        {holdings.map((holding) => (
          <li key={holding.seat}>{capital(holdingText(view, holding))}</li>
        ))}
        {placeAt(view, place).token && <li>{t('inspect.token')}</li>}
      </ul>
      {sector && (
        <p>
          {others.length === 0
            ? t('inspect.sectorAlone')
            : t('inspect.sector', { planets: listed(others.map((planet) => placeName(view, planet))) })}
        </p>
      )}
      <Ranges view={view} place={place} />
    </Sheet>
  );
}

function Ranges({ view, place }: { readonly view: WarpgateView; readonly place: string }) {
  const { board } = chartOf(view.layout);
  const ranges = board.ranges[board.place(place)];
  const rings = Array.from({ length: NEAR + 1 }, (_, range) =>
    board.ids.filter((id, i) => id !== place && ranges?.[i] === range),
  );
  return (
    <table className="wg-ranges">
      <caption>{t('inspect.ranges')}</caption>
      <tbody>
        {rings.map((ids, range) =>
          ids.length === 0 ? null : (
            <tr key={range}>
              <th scope="row">{range}</th>
              <td>{ids.map((id) => placeName(view, id)).join(', ')}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
