import { PanZoom, SignDrawings } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { useMemo, useRef } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { SIGNS } from '../art/signs.ts';
import { CombatPanel } from '../combat/CombatPanel.tsx';
import { chartOf } from '../chart/chart.ts';
import { faceOf } from '../faces.ts';
import { isAttack } from '../preview.ts';
import { placeTargets } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Area } from './Area.tsx';
import { useGaze } from './gaze.ts';
import { nameOfArea } from './names.ts';
import { Notes, PreviewShown } from './Outlook.tsx';
import { Sky } from './Sky.tsx';
import { useTouch } from './touch.ts';
import { WormEnds, WormWay } from './WormHole.tsx';
import { Zones } from './Zones.tsx';
import './map.css';

/** The map. */
export function Board(props: PartProps<WarpView>) {
  const { view, asked, attention, isFinal } = props;
  const box = useRef<HTMLDivElement>(null);
  const gaze = useGaze();
  const chart = chartOf(view.board);
  const faces = useMemo(() => new Map(view.areas.map((area) => [area.id, faceOf(area)])), [view.areas]);
  const targets = useMemo(() => placeTargets(asked), [asked]);
  const labels = useMemo(
    () => new Map(chart.areas.map(({ id }) => [id, nameOfArea({ view, asked, isFinal }, id)])),
    [chart, view, asked, isFinal],
  );
  const lit = useMemo(() => chart.areas.filter(({ id }) => targets.legal.has(id)), [chart, targets]);
  const touch = useTouch({ props, chart, targets, box, gaze });
  const first = targets.legal.size > 0 ? undefined : homeOf(view);
  return (
    <div className="tw-board" ref={box}>
      <PanZoom bounds={chart.bounds} label={t('map.name')} targets={lit} onNear={touch.act}>
        <SignDrawings signs={SIGNS} />
        <Sky bounds={chart.bounds} />
        <WormWay chart={chart} />
        <Zones chart={chart} />
        {chart.areas.map((area) => {
          const face = faces.get(area.id);
          return (
            face && (
              <Area
                key={area.id}
                area={area}
                {...face}
                label={labels.get(area.id) ?? ''}
                target={
                  targets.legal.has(area.id) ? 'legal' : targets.refused.has(area.id) ? 'refused' : 'idle'
                }
                isAttack={isAttack(view, asked, area.id)}
                isFinal={isFinal(area.id)}
                tabbable={targets.legal.has(area.id) || area.id === first}
                attention={attention}
                {...touch}
              />
            )
          );
        })}
        <WormEnds chart={chart} />
        <PreviewShown chart={chart} props={props} gaze={gaze} />
      </PanZoom>
      <CombatPanel part={props} />
      <Notes props={props} gaze={gaze} />
    </div>
  );
}

/** Where the keyboard comes in when nothing is lit: the own Colony. */
const homeOf = ({ eye }: WarpView): string => `s${eye === 'spectator' ? 1 : eye + 1}-colony`;
