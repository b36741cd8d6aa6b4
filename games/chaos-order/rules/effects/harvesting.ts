import type { Flow, Seat } from '@warptable/kernel';
import { happen } from '../abilities.ts';
import { harvestsByBuilding, productionAt } from '../available/harvesting.ts';
import { regionAt } from '../geometry.ts';
import type { Chaos } from '../moments.ts';
import { playerAt } from '../state.ts';
import type { Place } from '../state.ts';
import { gain } from './gaining.ts';
import { commandPost, looseAt } from './tokens.ts';

/** CO 10.2, CO 10.9: its mark is set, then it yields. */
export function* harvest(g: Chaos, seat: Seat, at: Place): Flow {
  const s = g.state;
  const what = productionAt(s, seat, at)!;
  const besides = at !== 'base' && !harvestsByBuilding(s, seat, at);
  const turned = s.turnedLoose.includes(looseAt(s, seat, at)!);
  if (at === 'base') playerAt(s, seat).baseHarvested = true;
  else regionAt(s, at).harvested = true;
  g.emit?.({ type: 'Harvested', seat, at });
  if (what === 'commandPost') yield* commandPost(g, seat, turned);
  else yield* gain(g, seat, what, 'production');
  if (at !== 'base') yield* happen(g, seat, 'afterHarvest', { region: at, besides });
}
