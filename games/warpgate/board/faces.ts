import type { Seat } from '@warptable/kernel';
import type { World } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';

/** What lies at a place, in plain values: a place is drawn anew only if one of them has changed. */
export interface Face {
  readonly fleet: Seat | null;
  readonly ships: number;
  readonly marker: Seat | null;
  readonly colony: boolean;
  readonly token: World | null;
  /** The seats whose drones are here, as text, so that equal ones are the same value. */
  readonly drones: string;
}

const EMPTY: Face = { fleet: null, ships: 0, marker: null, colony: false, token: null, drones: '' };

export function facesOf(view: WarpgateView): ReadonlyMap<string, Face> {
  const faces = new Map<string, Face>();
  for (const { id, fleet, marker, token } of view.places) {
    faces.set(id, {
      fleet: fleet?.seat ?? null,
      ships: fleet?.ships ?? 0,
      marker: marker?.seat ?? null,
      colony: marker?.colony ?? false,
      token: token ?? null,
      drones: '',
    });
  }
  view.players.forEach(({ drone }, seat) => {
    if (drone === null) return;
    const face = faces.get(drone) ?? EMPTY;
    faces.set(drone, { ...face, drones: face.drones === '' ? String(seat) : `${face.drones} ${seat}` });
  });
  return faces;
}

export const faceAt = (faces: ReadonlyMap<string, Face>, id: string): Face => faces.get(id) ?? EMPTY;

/** Who has Colonies on all planets of a sector. */
export function holderOf(faces: ReadonlyMap<string, Face>, planets: readonly string[]): Seat | null {
  const [first] = planets;
  const owner = first === undefined ? null : faceAt(faces, first).marker;
  if (owner === null) return null;
  const whole = planets.every((planet) => {
    const { marker, colony } = faceAt(faces, planet);
    return marker === owner && colony;
  });
  return whole ? owner : null;
}
