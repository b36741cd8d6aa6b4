import { Link } from 'wouter';
import { t } from '../texts/say.ts';

export interface AfterwardsProps {
  /** The address of this game's replay. */
  readonly replay: string;
  readonly playAgain: () => void;
  /** The address of the campaign that the game belongs to, if it does. */
  readonly campaign?: string | undefined;
}

/** The ways on from the end of a game. */
export function Afterwards({ replay, playAgain, campaign }: AfterwardsProps) {
  return (
    <>
      <Link className="wt-button" href="/">
        {t('menu.home')}
      </Link>
      <Link className="wt-button" href={replay}>
        {t('menu.replay')}
      </Link>
      <button
        type="button"
        className="wt-button"
        data-look={campaign === undefined ? 'main' : undefined}
        onClick={playAgain}
      >
        {t(campaign === undefined ? 'table.again' : 'campaign.again')}
      </button>
      {campaign !== undefined && (
        <Link className="wt-button" data-look="main" href={campaign}>
          {t('campaign.link')}
        </Link>
      )}
    </>
  );
}
