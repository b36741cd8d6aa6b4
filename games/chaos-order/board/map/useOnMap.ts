import type { Value } from '@warptable/kernel';
import { useMemo } from 'react';
import type { Attention, PartProps, Readable } from '@warptable/ui';
import type { ChaosView } from '../../rules/view.ts';
import { askedOnMap, onMap, optionAt } from '../places.ts';
import { placeMeant } from '../targets.ts';

/** The part as the map sees it: options are places, `base` is the hex of the own base, `move:r3-3` is that region. */
export function useOnMap(part: PartProps<ChaosView>): PartProps<ChaosView> {
  const { view, asked, choose, explain, isFinal, attention } = part;
  return useMemo(() => {
    const option = (place: Value): Value => optionAt(view, asked, String(place)) ?? place;
    return {
      ...part,
      asked: askedOnMap(view, asked),
      choose: (place) => choose(option(place)),
      explain: (place) => explain(option(place)),
      consider: (place) => part.consider?.(place === null ? null : option(place)),
      isFinal: (place) => isFinal(option(place)),
      attention: attentionOnMap(view, asked?.seat ?? 0, attention),
    };
  }, [view, asked, choose, explain, isFinal, attention, part.picked, part.odds]);
}

function attentionOnMap(view: ChaosView, seat: number, attention: Readable<Attention>): Readable<Attention> {
  const toPlace = (value: Value | null): Value | null => {
    const meant = value === null ? undefined : placeMeant(value);
    return meant === undefined ? value : onMap(view, meant, seat);
  };
  return {
    watch: attention.watch,
    get: () => {
      const now = attention.get();
      return {
        ...now,
        considered: toPlace(now.considered),
        confirming: toPlace(now.confirming),
        flash: now.flash.map((thing) => {
          const [, owner] = /^base:(\d+)$/.exec(thing) ?? [];
          return owner === undefined ? thing : onMap(view, 'base', Number(owner));
        }),
      };
    },
  };
}
