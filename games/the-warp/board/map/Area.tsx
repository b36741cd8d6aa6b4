import { useFact } from '@warptable/ui';
import type { Attention, Readable } from '@warptable/ui';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { GateArt } from '../art/Gate.tsx';
import type { ChartArea } from '../chart/chart.ts';
import { cornersOf, polygon } from '../chart/lattice.ts';
import { hillOf } from '../chart/relief.ts';
import type { Face } from '../faces.ts';
import { colourOfSeat } from '../seats.ts';
import type { Target } from '../targets.ts';
import { Hill } from './Hill.tsx';
import { Lit } from './Lit.tsx';
import { OnArea } from './OnArea.tsx';
import './area.css';

/** What an area tells the board. The functions never change, so that an area is drawn anew only when it looks different. */
export interface AreaTouch {
  readonly act: (id: string) => void;
  readonly point: (id: string | null) => void;
  readonly step: (id: string, key: string) => boolean;
}

export interface AreaProps extends Face, AreaTouch {
  readonly area: ChartArea;
  readonly label: string;
  readonly target: Target;
  readonly isAttack: boolean;
  readonly isFinal: boolean;
  readonly tabbable: boolean;
  readonly attention: Readable<Attention>;
}

/** The Gate has stones in place of steps. */
const GATE_HEIGHT = 6;
const GATE_RADIUS = 57;

function AreaOnMap(props: AreaProps) {
  const { area, label, target, isAttack, isFinal, tabbable, attention, act, point, step, ...face } = props;
  const { multiplier, owner } = face;
  const { id, x, y, printed } = area;
  const isGate = printed.kind === 'gate';
  const hill = hillOf(multiplier);
  const height = isGate ? GATE_HEIGHT : hill.height;
  const rim = polygon(cornersOf(isGate ? GATE_RADIUS : hill.radius));
  const isConsidered = useFact(attention, ({ considered }) => considered === id);
  const isFlashing = useFact(attention, ({ flash }) => flash.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const acts = event.key === 'Enter' || event.key === ' ';
    if (acts) act(id);
    if (acts || step(id, event.key)) event.preventDefault();
  };
  return (
    <g
      className="tw-area"
      data-place={id}
      data-target={target}
      data-option={target === 'legal' ? id : undefined}
      data-refused={target === 'refused' ? id : undefined}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
      transform={`translate(${x} ${y})`}
      role={target === 'idle' ? 'img' : 'button'}
      aria-label={label}
      aria-disabled={target === 'refused' || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => act(id)}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(id)}
      onBlur={() => point(null)}
    >
      {isGate ? <GateArt /> : <Hill slabs={multiplier} zone={printed.zone} />}
      <g className="tw-plateau" transform={`translate(0 ${-height})`}>
        {owner !== null && (
          <g className="tw-livery" data-colour={colourOfSeat(owner)}>
            <path className="tw-held-under" d={rim} />
            <path className="tw-held" d={rim} />
          </g>
        )}
        <OnArea area={area} {...face} radius={isGate ? GATE_RADIUS : hill.radius} />
        <path className="tw-flash" d={rim} />
        {target === 'legal' && <Lit rim={rim} isAttack={isAttack} isFinal={isFinal} />}
        <path className="tw-focus" d={rim} />
      </g>
    </g>
  );
}

export const Area = memo(AreaOnMap);
