import type { Asked } from '@warptable/kernel';
import { targetOf } from '@warptable/ui/pure';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { SECTIONS, WHEEL } from '../../content/index.ts';
import type { Section, WheelIcon } from '../../content/index.ts';
import { sectionName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { THINGS } from '../art/Icons.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

const SLICE = 360 / SECTIONS.length;
const RADIUS = 96;

interface WheelProps {
  readonly part: Part;
  readonly asked: Asked;
  /** The section that was chosen before. */
  readonly chosen: Section | undefined;
}

const turnTo = (section: Section | undefined): number =>
  section === undefined ? 0 : -SECTIONS.indexOf(section) * SLICE;

const isBelow = (angle: number): boolean => Math.cos((angle / 180) * Math.PI) < -0.01;

/** The combat wheel: a section is chosen by a touch, or by turning it to the top. */
export function Wheel({ part, asked, chosen }: WheelProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const grip = useRef<{ readonly from: number; readonly at: number } | null>(null);
  const turned = dragged ?? turnTo(chosen);

  const angleOf = ({ clientX, clientY }: PointerEvent): number => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return 0;
    const x = clientX - box.x - box.width / 2;
    const y = clientY - box.y - box.height / 2;
    return (Math.atan2(y, x) * 180) / Math.PI;
  };
  const hold = (event: PointerEvent) => {
    grip.current = { from: angleOf(event), at: turnTo(chosen) };
  };
  const turn = (event: PointerEvent) => {
    if (!grip.current || event.buttons === 0) return;
    const by = angleOf(event) - grip.current.from;
    if (dragged !== null || Math.abs(by) > 12) setDragged(grip.current.at + by);
  };
  const release = () => {
    grip.current = null;
    if (dragged === null) return;
    const count = SECTIONS.length;
    const top = SECTIONS[((Math.round(-dragged / SLICE) % count) + count) % count];
    setDragged(null);
    if (top) take(part, asked, top);
  };
  return (
    <svg
      ref={svg}
      className="co-wheel"
      viewBox="-104 -112 208 216"
      role="group"
      aria-label={t('battle.wheel')}
      onPointerDown={hold}
      onPointerMove={turn}
      onPointerUp={release}
      onPointerLeave={() => setDragged(null)}
    >
      <g
        className="co-wheel-disc"
        data-dragged={dragged !== null}
        style={{ transform: `rotate(${turned}deg)` }}
      >
        {SECTIONS.map((section, i) => (
          <SectionSlice
            key={section}
            part={part}
            asked={asked}
            section={section}
            angle={i * SLICE}
            isBelow={isBelow(i * SLICE + turned)}
            isChosen={section === chosen}
            isTurning={dragged !== null}
          />
        ))}
        <circle className="co-wheel-hub" r="17" />
      </g>
      <path className="co-wheel-pointer" d="M0-92-9-110H9Z" />
    </svg>
  );
}

function take(part: Part, asked: Asked, section: Section): void {
  const target = targetOf(asked, section);
  if (target === 'legal') part.choose(section);
  else if (target === 'refused') part.explain(section);
}

interface SliceProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly section: Section;
  readonly angle: number;
  /** In the lower half of the wheel: what stands in it is turned, so that nothing is upside down. */
  readonly isBelow: boolean;
  readonly isChosen: boolean;
  readonly isTurning: boolean;
}

const HALF = (SLICE / 2 / 180) * Math.PI;
const CORNER = { x: Math.sin(HALF) * RADIUS, y: -Math.cos(HALF) * RADIUS };
const PATH = `M0 0L${-CORNER.x} ${CORNER.y}A${RADIUS} ${RADIUS} 0 0 1 ${CORNER.x} ${CORNER.y}Z`;

function SectionSlice({ part, asked, section, angle, isBelow: isTurned, isChosen, isTurning }: SliceProps) {
  const target = targetOf(asked, section);
  const { left, right, die } = WHEEL[section];
  const inwards = isTurned ? -1 : 1;
  const isButton = target !== 'idle';
  const act = () => !isTurning && take(part, asked, section);
  return (
    <g
      className="co-slice"
      transform={`rotate(${angle})`}
      data-target={isChosen ? 'chosen' : target}
      data-option={target === 'legal' ? section : undefined}
      data-refused={target === 'refused' ? section : undefined}
      role={isButton ? 'button' : 'img'}
      aria-label={`${sectionName(section)}. ${say(`sections.${section}.text`)}`}
      aria-disabled={target === 'refused' || undefined}
      tabIndex={target === 'legal' ? 0 : -1}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
      onPointerEnter={() => target === 'legal' && part.consider?.(section)}
      onPointerLeave={() => target === 'legal' && part.consider?.(null)}
      onFocus={() => target === 'legal' && part.consider?.(section)}
      onBlur={() => target === 'legal' && part.consider?.(null)}
    >
      <path className="co-slice-all" d={PATH} />
      <g transform={`translate(0 -60) rotate(${isTurned ? 180 : 0})`}>
        <text className="co-slice-name" y={isTurned ? 24 : -16}>
          {sectionName(section)}
        </text>
        <Icon icon={left} x={-15} inwards={inwards} />
        <Icon icon={right} x={15} inwards={inwards} />
        {die && (
          <path
            className="co-slice-icon"
            d={THINGS.die}
            transform={`translate(-7 ${inwards * 27 - 7}) scale(.6)`}
          />
        )}
      </g>
    </g>
  );
}

interface IconProps {
  readonly icon: WheelIcon;
  readonly x: number;
  /** The way to the hub: 1 is down, -1 is up. */
  readonly inwards: 1 | -1;
}

/** What the value on this side of a card counts as: an arrow says which. */
const Icon = ({ icon, x, inwards }: IconProps) => (
  <g transform={`translate(${x} ${inwards * 2})`} data-sum={icon} className="co-slice-part">
    <path className="co-slice-icon" d={THINGS[icon]} transform="translate(-8 -9) scale(.68)" />
    <path
      className="co-slice-arrow"
      d={x < 0 ? 'M-5 0 2-3.5V3.5Z' : 'M5 0-2-3.5V3.5Z'}
      transform={`translate(0 ${inwards * 13})`}
    />
  </g>
);
