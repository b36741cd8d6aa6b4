import { capital } from '@warptable/speech';
import { boardOf } from '../../rules/geometry.ts';
import type { WarpView } from '../../rules/view.ts';
import { areaAt, areaName, areaNames, holderText, printedAt } from '../../words/areas.ts';
import { buildingName, exiledText } from '../../words/cards.ts';
import { playerName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { t } from '../texts/say.ts';
import { Sheet } from './Sheet.tsx';

/** An area: its height, who holds it, what stands there, and what borders on it. */
export function AreaCard({ view, area }: { readonly view: WarpView; readonly area: string }) {
  const here = areaAt(view, area);
  const printed = printedAt(view, area);
  const { ids, place, neighbours } = boardOf(view);
  const beside = (neighbours[place(area)] ?? []).flatMap((next) => ids[next] ?? []);
  const { token } = here;
  const race = token && token !== 'facedown' ? view.exiled[token.colour] : null;
  return (
    <Sheet type="start" rules={area === 'gate' ? 'TW 15.1, TW 15.14' : 'TW 1.6, TW 5.6, TW 7.14'}>
      <h3>
        {capital(areaName(area, view.viewer))} ×{here.multiplier}
        {printed?.gold && <GoodIcon good="gold" size={22} />}
        {printed?.energy && <GoodIcon good="energy" size={22} />}
      </h3>
      <p>{capital(holderText(view, area))}</p>
      {race && <p>{exiledText(race)}</p>}
      {here.buildings && (
        <ul className="tw-inspect-buildings">
          {here.buildings.map(({ type, colour }) => (
            <li key={type}>
              <BuildingIcon type={type} seat={colour} size={24} />
              <span>
                <strong>
                  {buildingName(type)}
                  {colour !== undefined && colour !== here.owner && ` (${playerName(colour)})`}
                </strong>{' '}
                {say(`buildings.${type}.text`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {printed?.kind === 'colony' && <p>{t('inspect.colony')}</p>}
      <p className="tw-soft">{t('inspect.borders', { areas: areaNames(beside, view.viewer) })}</p>
    </Sheet>
  );
}
