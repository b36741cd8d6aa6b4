import type { Seat } from '@warptable/kernel';
import type { BuildingType, ExiledColour } from '../content/index.ts';
import type { AreaView } from '../rules/view.ts';

/** What lies on an area, in plain values: an area is drawn anew only if one of them has changed. */
export interface Face {
  readonly multiplier: number;
  readonly owner: Seat | null;
  readonly troops: number;
  readonly token: ExiledColour | 'facedown' | null;
  readonly strength: number;
  readonly modifier: number;
  /** As text, so that equal ones are the same value: see `buildingsIn`. */
  readonly buildings: string;
  /** The dice of the Guardian, while it holds the Gate. */
  readonly guardian: number;
}

export function faceOf({ multiplier, owner, troops, token, buildings, guardian }: AreaView): Face {
  const up = token === undefined || token === 'facedown' ? null : token;
  return {
    multiplier,
    owner: owner ?? null,
    troops: troops ?? 0,
    token: token === undefined ? null : (up?.colour ?? 'facedown'),
    strength: up?.strength ?? 0,
    modifier: up?.modifier ?? 0,
    buildings: (buildings ?? [])
      .map(({ type, colour, count = 1 }) => [type, colour ?? '', count].join(':'))
      .join(' '),
    guardian: guardian ?? 0,
  };
}

export interface BuildingsShown {
  readonly type: BuildingType;
  readonly seat: Seat | undefined;
  readonly count: number;
}

/** The buildings of a face again. */
export function buildingsIn(text: string): readonly BuildingsShown[] {
  if (text === '') return [];
  return text.split(' ').map((one) => {
    const [type, seat, count] = one.split(':');
    return {
      type: type as BuildingType,
      seat: seat === '' ? undefined : Number(seat),
      count: Number(count),
    };
  });
}
