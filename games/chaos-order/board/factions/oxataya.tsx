import { capital } from '@warptable/speech';
import { regionName } from '../../words/places.ts';
import { fill, line } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { Pips, SpecialRule } from './special/Special.tsx';

function Special({ view, seat }: SpecialProps) {
  const lakes = view.regions.filter(({ terrain }) => terrain === null);
  const held = lakes.filter(({ controller }) => controller === seat);
  return (
    <>
      <SpecialRule thing="lake" title={t('special.lakes')} text={t('special.lakesText')} rule="CO 25.4">
        <Pips
          thing="lake"
          label={t('special.ofAll', { count: held.length, of: lakes.length })}
          count={held.length}
          of={lakes.length}
        />
        {held.length > 0 && <strong>{held.map(({ id }) => capital(regionName(view, id))).join(', ')}</strong>}
      </SpecialRule>
      <SpecialRule
        thing="leader"
        title={t('special.together')}
        text={t('special.togetherText')}
        rule="CO 25.5, CO 25.8"
      />
      <SpecialRule
        thing="token"
        title={t('special.ownPrice')}
        text={t('special.ownPriceText')}
        rule="CO 25.7"
      />
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill('currentColor', 'M50 8C70 34 80 48 80 62 80 80 66 92 50 92 34 92 20 80 20 62 20 48 30 34 50 8Z'),
    line('var(--seat)', 5, 'M30 58C38 52 44 64 52 58S66 52 72 58M30 72C38 66 44 78 52 72S66 66 72 72'),
  ],
  Special,
  pattern: 'M0 10C10 2 10 18 20 10S30 2 40 10M0 30C10 22 10 38 20 30S30 22 40 30',
};
