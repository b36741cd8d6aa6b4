import { capital } from '@warptable/speech';
import { regionName } from '../../words/places.ts';
import { fill, line } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { Pips, SpecialRule } from './special/Special.tsx';

function Special({ view, seat }: SpecialProps) {
  const trapped = view.regions.filter(({ trap }) => trap !== 'none');
  const armed = trapped.filter(({ trap }) => trap === 'armed');
  const spare = view.players[seat]?.spare ?? 0;
  return (
    <>
      <SpecialRule
        thing="trap"
        title={t('special.traps')}
        text={t('special.trapsText')}
        rule="CO 21.5, CO 21.6"
      >
        {trapped.length > 0 && (
          <Pips
            thing="trap"
            label={t('special.armed', { count: armed.length, of: trapped.length })}
            count={armed.length}
            of={trapped.length}
          />
        )}
        {trapped.length > 0 && (
          <strong>
            {trapped
              .map(({ id, trap }) =>
                t(`special.trap_${trap === 'armed' ? 'armed' : 'sprung'}`, {
                  region: capital(regionName(view, id)),
                }),
              )
              .join(', ')}
          </strong>
        )}
      </SpecialRule>
      <SpecialRule thing="attack" title={t('special.wounds')} text={t('special.woundsText')} rule="CO 21.9" />
      {spare > 0 && (
        <SpecialRule
          thing="fighter"
          title={t('special.spare', { count: spare })}
          text={t('special.spareText')}
          rule="CO 21.12"
        />
      )}
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill('currentColor', 'M50 8 86 29V71L50 92 14 71V29Z'),
    fill('var(--seat)', 'M50 20 76 35V65L50 80 24 65V35Z'),
    line('currentColor', 6, 'M34 46H66M50 46V66M40 66H60'),
  ],
  Special,
  pattern: 'M0 10H16L20 14V30L24 34H40M20 14 30 4V0M10 34V40',
};
