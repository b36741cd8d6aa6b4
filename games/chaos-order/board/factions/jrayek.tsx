import { capital } from '@warptable/speech';
import { RYHZU } from '../../content/index.ts';
import { tripleOf, tripleText } from '../../words/cards.ts';
import { gainText } from '../../words/gains.ts';
import { leaderName, seatName } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { Portrait } from '../art/Portrait.tsx';
import { fill } from '@warptable/ui/pure';
import { t } from '../texts/say.ts';
import type { FactionLook, SpecialProps } from './look.ts';
import { SpecialRule } from './special/Special.tsx';

function Special({ view, seat }: SpecialProps) {
  const used = view.players[seat]?.used ?? [];
  return (
    <>
      <SpecialRule
        thing="leader"
        title={t('special.ryhzu')}
        text={t('special.ryhzuText')}
        rule="CO 24.6, CO 24.11, CO 24.12"
      >
        <ul role="list">
          {view.ryhzu.map(({ id, at, master, upgraded }) => (
            <li key={id}>
              <Portrait id={id} size={44} isUpgraded={upgraded} />
              <span>
                <b>{leaderName(id)}</b> {tripleText(tripleOf(id, upgraded))}
                <br />
                {at === 'supply'
                  ? t('special.waits', { rank: RYHZU[id].rank })
                  : t('special.serves', {
                      whom: seatName(view, master),
                      place: capital(placeName(view, at, master, view.viewer)),
                    })}
                <br />
                <small>
                  {t('special.upkeep', {
                    upkeep: gainText(RYHZU[id].upkeep),
                    tribute: gainText(RYHZU[id].tribute),
                  })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </SpecialRule>
      <SpecialRule
        thing="fame"
        title={t('special.marks')}
        text={t('special.marksText')}
        rule="CO 24.3, CO 24.4"
      >
        <strong>
          {t(used.includes('leaderMark') ? 'special.leaderUsed' : 'special.leaderOpen')},{' '}
          {t(used.includes('buildingMark') ? 'special.buildingUsed' : 'special.buildingOpen')}
        </strong>
      </SpecialRule>
    </>
  );
}

export const look: FactionLook = {
  emblem: [
    fill(
      'currentColor',
      'M24 90C10 60 16 30 30 8 30 34 36 50 44 60ZM48 92C36 60 42 26 56 6 54 34 58 52 64 64ZM72 90C64 66 70 36 84 16 80 40 84 56 88 66Z',
    ),
  ],
  Special,
  note: ({ view, seat }) => {
    const serving = view.ryhzu.filter(({ at, master }) => at !== 'supply' && master === seat);
    return serving.length > 0 ? serving.map(({ id }) => leaderName(id)).join(', ') : undefined;
  },
  pattern: 'M0 10 20 0 40 10M0 24 20 14 40 24M0 38 20 28 40 38',
};
