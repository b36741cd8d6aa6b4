import { capital } from '@warptable/speech';
import { regionName } from '../../words/places.ts';
import { fill, line } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { Pips, SpecialRule } from './special/Special.tsx';

/** CO 23.4: tokens of each row at the start. */
const ROW = 4;

/** CO 23.8: by tokens gone from the fame row. */
const FAME = [0, 1, 2, 3, 5];

function Special({ view }: SpecialProps) {
  const { morale, regions } = view;
  const boosted = regions.filter((region) => region.morale);
  if (!morale) return null;
  return (
    <>
      <SpecialRule
        thing="morale"
        title={t('special.morale')}
        text={t('special.moraleText')}
        rule="CO 23.6, CO 23.9"
      >
        <Pips
          thing="strength"
          label={t('special.strengthRow', { count: ROW - morale.strength })}
          count={morale.strength}
          of={ROW}
        />
        <Pips
          thing="fame"
          label={t('special.fameRow', { count: FAME[ROW - morale.fame] ?? 0 })}
          count={morale.fame}
          of={ROW}
        />
        {boosted.length > 0 && (
          <strong>{boosted.map(({ id }) => capital(regionName(view, id))).join(', ')}</strong>
        )}
      </SpecialRule>
      <SpecialRule thing="lake" title={t('special.swamps')} text={t('special.swampsText')} rule="CO 23.2" />
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill('currentColor', 'M50 92C20 78 12 40 50 8 88 40 80 78 50 92Z'),
    line('var(--seat)', 5, 'M50 84V28M50 70 34 54M50 70 66 54M50 52 38 40M50 52 62 40'),
  ],
  Special,
  note: ({ view }) =>
    view.morale ? t('special.moraleNote', { count: ROW - view.morale.strength }) : undefined,
  pattern: 'M4 40C4 28 14 28 14 16S4 4 4 0M24 40C24 28 34 28 34 16S24 4 24 0',
};
