import { capital } from '@warptable/speech';
import { FACTIONS } from '../../content/index.ts';
import { regionName } from '../../words/places.ts';
import { fill } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { Pips, SpecialRule } from './special/Special.tsx';

function Special({ view, seat }: SpecialProps) {
  const held = view.regions.flatMap(({ id, sites }) => {
    const outposts = sites.filter(({ owner, building }) => owner === seat && building === 'outpost').length;
    return outposts === 0 ? [] : [{ id, outposts }];
  });
  const faction = view.players[seat]?.faction;
  const all = faction ? FACTIONS[faction].locks.outpost.length : 0;
  const count = held.reduce((sum, { outposts }) => sum + outposts, 0);
  return (
    <>
      <SpecialRule
        thing="region"
        title={t('special.outposts')}
        text={t('special.outpostsText')}
        rule="CO 22.4"
      >
        <Pips thing="region" label={t('special.ofAll', { count, of: all })} count={count} of={all} />
        {held.length > 0 && (
          <strong>
            {held.map(({ id, outposts }) => `${capital(regionName(view, id))} ${2 * outposts}`).join(', ')}
          </strong>
        )}
      </SpecialRule>
      <SpecialRule thing="fame" title={t('special.margin')} text={t('special.marginText')} rule="CO 22.5" />
      <SpecialRule thing="relic" title={t('special.late')} text={t('special.lateText')} rule="CO 16.4" />
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill('currentColor', 'M50 40C34 40 28 50 30 64 32 80 42 90 50 90 58 90 68 80 70 64 72 50 66 40 50 40Z'),
    fill(
      'currentColor',
      'M34 42C14 40 6 24 10 8 20 22 36 24 44 34ZM66 42C86 40 94 24 90 8 80 22 64 24 56 34Z',
    ),
    fill('var(--seat)', 'M38 58 48 62 40 68ZM62 58 52 62 60 68Z'),
  ],
  Special,
  pattern: 'M0 40 20 20 40 40M0 20 20 0 40 20',
};
