import { capital } from '@warptable/speech';
import { INTEL } from '../../content/index.ts';
import { gainText } from '../../words/gains.ts';
import { attributeName, intelName } from '../../words/names.ts';
import { borderText } from '../../words/places.ts';
import { fill, line } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { Pips, SpecialRule } from './special/Special.tsx';

/** CO 20.17 */
const MOST_INTEL = 4;

function Special({ view, seat }: SpecialProps) {
  const { ship, intel } = view;
  const upgraded = view.players[seat]?.upgraded ?? [];
  return (
    <>
      <SpecialRule
        thing="ship"
        title={t('special.ship')}
        text={t('special.shipText')}
        rule="CO 20.8, CO 20.9"
      >
        {ship && <strong>{t('special.docked', { border: borderText(view, ship) })}</strong>}
      </SpecialRule>
      {intel && (
        <SpecialRule
          thing="intel"
          title={t('special.intel')}
          text={t('special.intelText')}
          rule="CO 20.16, CO 20.18"
        >
          <Pips
            thing="intel"
            label={t('special.held', { count: intel.heldSize, of: MOST_INTEL })}
            count={intel.heldSize}
            of={MOST_INTEL}
          />
          {intel.held && intel.held.length > 0 && (
            <ul role="list">
              {intel.held.map((card, i) => (
                <li key={i}>
                  <b>{intelName(card)}</b> {gainText(INTEL[card].gain)}
                </li>
              ))}
            </ul>
          )}
        </SpecialRule>
      )}
      <SpecialRule
        thing="fame"
        title={t('special.upgrades')}
        text={t('special.upgradesText')}
        rule="CO 20.20"
      >
        {upgraded.length > 0 && <strong>{capital(upgraded.map(attributeName).join(', '))}</strong>}
      </SpecialRule>
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill('currentColor', 'M50 10C64 22 68 42 66 62H34C32 42 36 22 50 10Z'),
    fill('currentColor', 'M33 44 14 66V86L36 72ZM67 44 86 66V86L64 72ZM40 68H60L50 90Z'),
    line('var(--seat)', 5, 'M50 30a8 8 0 1 0 .1 0'),
  ],
  Special,
  note: ({ view }) => (view.intel ? t('special.intelNote', { count: view.intel.heldSize }) : undefined),
  pattern: 'M0 20H40M20 0V40',
};
