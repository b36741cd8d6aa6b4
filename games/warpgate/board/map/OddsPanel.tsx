import type { Value } from '@warptable/kernel';
import { OddsNote } from '@warptable/ui';
import { quietCorner } from '@warptable/ui/pure';
import type { Corner } from '@warptable/ui/pure';
import type { WarpgateView } from '../../rules/view.ts';
import { playerName } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { chartOf } from '../chart/chart.ts';
import { oddsOf } from '../odds.ts';
import type { ExpectedFight } from '../odds.ts';
import { t } from '../texts/say.ts';
import { CORNERS_OF_NOTES } from './PlaceNote.tsx';

interface OddsPanelProps {
  readonly view: WarpgateView;
  readonly fights: readonly ExpectedFight[];
  /** The number of ships that is pointed at. */
  readonly considered: Value | null;
}

const MAX_ROWS = 4;

/** A few of many: the fewest ships, the most, and what is pointed at or lies between. */
function telling(fights: readonly ExpectedFight[], considered: Value | null): readonly ExpectedFight[] {
  if (fights.length <= MAX_ROWS) return fights;
  const last = fights.length - 1;
  const pointed = fights.findIndex(({ attackers }) => attackers === considered);
  const shown = new Set([0, pointed < 0 ? Math.round(last / 3) : pointed, Math.round((last * 2) / 3), last]);
  return fights.filter((_, i) => shown.has(i));
}

/** The panel lies where the battle is not, and where the note on the place would not be. */
function cornerFor(view: WarpgateView, place: string): Corner {
  const chart = chartOf(view.layout);
  const note = quietCorner(chart, place, CORNERS_OF_NOTES);
  return quietCorner(
    chart,
    place,
    CORNERS_OF_ODDS.filter((corner) => corner !== note),
  );
}

const CORNERS_OF_ODDS: readonly Corner[] = ['bottom right', 'bottom left', 'top right'];

/** What an attack may come to, by the number of ships sent. */
export function OddsPanel({ view, fights, considered }: OddsPanelProps) {
  const [fight] = fights;
  if (!fight) return null;
  const rows = telling(fights, considered).map((one) => {
    const { win, ownLosses, enemyLosses } = oddsOf(view, one, one.attacker);
    return {
      sent: one.attackers,
      win,
      cells: [`${Math.round(win * 100)} %`, ownLosses.toFixed(1), enemyLosses.toFixed(1)],
      isConsidered: considered === one.attackers,
    };
  });
  return (
    <OddsNote
      title={t('odds.title', { place: placeName(view, fight.place) })}
      against={t('odds.against', { enemy: playerName(view, fight.defender), count: fight.defenders })}
      corner={cornerFor(view, fight.place)}
      heads={[t('odds.ships'), t('odds.win'), t('odds.ownLosses'), t('odds.enemyLosses')]}
      rows={rows}
    >
      <details>
        <summary>{t('odds.estimate')}</summary>
        <p>{t('odds.how')}</p>
      </details>
    </OddsNote>
  );
}
