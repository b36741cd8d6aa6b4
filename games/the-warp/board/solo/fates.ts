import type { WarpEvent } from '../../rules/events.ts';

export type Picked = Extract<WarpEvent, { type: 'RivalPicked' }>;
type Key = Picked['keys'][number]['key'];

interface Fate {
  readonly area: string;
  readonly fate: 'picked' | 'equal' | 'out';
  /** What ruled it out. */
  readonly by?: Key;
}

/** What became of each area that was possible: the picked one first, those that were ruled out first last. */
export function fatesOf({ area, candidates, keys }: Pick<Picked, 'area' | 'candidates' | 'keys'>): Fate[] {
  const out = (id: string): number => keys.findIndex(({ left }) => !left.includes(id));
  const rank = (id: string): number => (id === area ? -1 : out(id) < 0 ? 0 : keys.length - out(id));
  return candidates
    .toSorted((one, other) => rank(one) - rank(other))
    .map((id): Fate => {
      const key = keys[out(id)]?.key;
      if (id === area) return { area: id, fate: 'picked' };
      return key === undefined ? { area: id, fate: 'equal' } : { area: id, fate: 'out', by: key };
    });
}
