import type { SeatStyle } from '@warptable/ui';
import { memo } from 'react';
import { Fighters } from '../art/Pieces.tsx';
import { Medallion } from '../art/Portrait.tsx';
import type { Force } from '../faces.ts';

interface ForcesProps {
  readonly forces: readonly Force[];
  readonly seats: readonly SeatStyle[];
  readonly y: number;
  /** So wide is what they stand on; a hex, if left out. */
  readonly room?: number;
}

const APART = 46;
const ROW = 46;
/** So wide is a hex where units stand. */
const HEX = 170;

/** The units of everybody who is there: a row for each faction, fighters before leaders. */
export const Forces = memo(function Forces({ forces, seats, y, room = HEX }: ForcesProps) {
  const rows = forces.length;
  const tall = rows > 1 ? Math.min(1, 92 / (rows * ROW)) : 1;
  return forces.map((force, i) => {
    const pieces = (force.fighters > 0 ? 1 : 0) + force.leaders.length;
    const scale = Math.min(tall, room / (pieces * APART + 12), rows === 1 && pieces < 3 ? 1.3 : 1);
    const seat = seats[force.seat];
    if (!seat) return null;
    return (
      <g
        key={force.seat}
        transform={`translate(0 ${y + (i - (rows - 1) / 2) * ROW * tall}) scale(${scale})`}
        className="wt-livery"
        data-colour={seat.colour}
      >
        <ForceRow force={force} seat={seat} pieces={pieces} />
      </g>
    );
  });
});

function ForceRow({
  force,
  seat,
  pieces,
}: {
  readonly force: Force;
  readonly seat: SeatStyle;
  readonly pieces: number;
}) {
  const first = (-(pieces - 1) / 2) * APART;
  const hasFighters = force.fighters > 0;
  return (
    <>
      {hasFighters && (
        <g transform={`translate(${first} 0)`}>
          <Fighters {...seat} count={force.fighters} />
        </g>
      )}
      {force.leaders.map(({ id, upgraded }, i) => (
        <g key={id} transform={`translate(${first + (i + (hasFighters ? 1 : 0)) * APART} 0)`}>
          <Medallion id={id} radius={21} isUpgraded={upgraded} />
        </g>
      ))}
    </>
  );
}
