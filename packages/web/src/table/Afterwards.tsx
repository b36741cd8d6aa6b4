import { Link } from 'wouter';
import { t } from '../texts/say.ts';

export interface AfterwardsProps {
  /** The address of this game's replay. */
  readonly replay: string;
  readonly playAgain: () => void;
}

/** The ways on from the end of a game. */
export function Afterwards({ replay, playAgain }: AfterwardsProps) {
  return (
    <>
      <Link className="wt-button" href="/">
        {t('menu.home')}
      </Link>
      <Link className="wt-button" href={replay}>
        {t('menu.replay')}
      </Link>
      <button type="button" className="wt-button" data-look="main" onClick={playAgain}>
        {t('table.again')}
      </button>
    </>
  );
}
