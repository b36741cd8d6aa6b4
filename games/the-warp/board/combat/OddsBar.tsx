import { percent } from '../odds/force.ts';
import type { Odds } from '../odds/force.ts';
import { t } from '../texts/say.ts';

interface OddsBarProps {
  readonly odds: Odds;
  /** Whoever looks attacks: others are told which side wins. */
  readonly isOwn: boolean;
}

const OWN = { win: 'odds.win', tie: 'odds.tie', lose: 'odds.lose' } as const;
const OF_OTHERS = { win: 'odds.attackWins', tie: 'odds.tie', lose: 'odds.defenceWins' } as const;

/** How the attack may end: as a bar, and in numbers. */
export function OddsBar({ odds, isOwn }: OddsBarProps) {
  return (
    <div className="tw-odds-bar">
      <div className="tw-odds-strip" aria-hidden="true">
        {(['win', 'tie', 'lose'] as const).map((end) => (
          <i key={end} data-end={end} style={{ flexGrow: odds[end] }} />
        ))}
      </div>
      <p>
        {(['win', 'tie', 'lose'] as const).map((end) => (
          <span key={end}>
            {t((isOwn ? OWN : OF_OTHERS)[end])} <b>{percent(odds[end])}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
