import type { PartProps } from '@warptable/ui';
import { seatStyle } from '@warptable/ui/pure';
import { Suspense, lazy } from 'react';
import type { WarpgateView } from '../../rules/view.ts';
import { WorldArt } from '../art/Worlds.tsx';
import { Gate } from '../art/Pieces.tsx';
import { choosesFaction } from '../targets.ts';
import { t } from '../texts/say.ts';
import './map.css';

/** With the faces of all factions. */
const FactionChoice = lazy(async () => ({ default: (await import('./FactionChoice.tsx')).FactionChoice }));

/** Before the map is laid out: a view through the gate, and over it whom one may play. */
export function SettingUp(part: PartProps<WarpgateView>) {
  const { asked } = part;
  return (
    <div className="wt-map wg-board wg-setting-up">
      {asked && choosesFaction(asked) && (
        <Suspense fallback={null}>
          <FactionChoice part={part} asked={asked} />
        </Suspense>
      )}
      <svg viewBox="-150 -100 300 200" aria-hidden="true">
        <g transform="translate(0 4) scale(1.7)">
          <Gate {...seatStyle('white', '')} />
        </g>
        <g transform="translate(-112 -40)">
          <WorldArt world="desert" />
        </g>
        <g transform="translate(110 -48)">
          <WorldArt world="oceanic" />
        </g>
        <g transform="translate(-100 52) scale(.8)">
          <WorldArt world="volcanic" />
        </g>
        <g transform="translate(104 52) scale(.8)">
          <WorldArt world="jungle" />
        </g>
      </svg>
      <p>{t('map.settingUp')}</p>
    </div>
  );
}
