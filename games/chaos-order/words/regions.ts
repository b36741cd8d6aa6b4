import { capital } from '@warptable/speech';
import { LOOSE_TOKENS } from '../content/index.ts';
import type { ChaosView, RegionView } from '../rules/view.ts';
import { gainText, yieldText } from './gains.ts';
import { looseName } from './names.ts';
import { foundationText, holdingsAt, regionName } from './places.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
import { wrapped } from './table.ts';

/** Every region with what lies and stands there. */
export function regionsText(view: ChaosView, width: number): string {
  if (view.regions.length === 0) return '';
  const lines = view.regions.map((region) => {
    const details = detailsOf(view, region).join('; ');
    const text = sayPosition('position.region', {
      code: region.id.replace('-', '.'),
      name: regionName(view, region.id),
      details,
    });
    return wrapped(text, width, 4);
  });
  return [sayPosition('position.regions'), ...lines].join('\n');
}

function detailsOf(view: ChaosView, region: RegionView): string[] {
  const { terrain, relic, morale, trap, sites } = region;
  const free = sites.flatMap(({ foundation, building }) =>
    foundation !== null && building === null ? [foundationText(foundation)] : [],
  );
  return [
    say(`terrains.${terrain ?? 'lake'}`),
    ...productionOf(view, region),
    ...(relic > 0 ? [sayPosition('position.relicThere', { number: relic })] : []),
    ...holdingsAt(view, region.id),
    ...(morale ? [say('things.morale')] : []),
    ...(trap === 'none' ? [] : [say(trap === 'armed' ? 'things.trapArmed' : 'things.trapSprung')]),
    ...(free.length > 0 ? [sayPosition('position.free', { rewards: free.join(', ') })] : []),
  ];
}

function productionOf({ turnedLoose }: ChaosView, { production, loose, harvested }: RegionView): string[] {
  if (loose) {
    const upgraded = turnedLoose.includes(loose);
    const { plain, upgraded: turned } = LOOSE_TOKENS[loose];
    const token = capital(looseName(loose, upgraded));
    const text = say('options.laid', { token, gain: yieldText(upgraded ? turned : plain, upgraded) });
    return [harvested ? sayPosition('position.harvested', { gain: text }) : text];
  }
  if (!production) return [];
  const text = sayPosition('position.produces', { gain: gainText(production) });
  return [harvested ? sayPosition('position.harvested', { gain: text }) : text];
}
