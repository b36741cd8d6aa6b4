import { Link } from 'wouter';
import { t } from '../texts/say.ts';

export interface AfterwardsProps {
  /** The address of this game's replay. */
  readonly replay: string;
  readonly playAgain: () => void;
  /** Somebody of the table has asked for a rematch already. */
  readonly isAsked?: boolean;
  /** The address of the campaign that the game belongs to, if it does. */
  readonly campaign?: string | undefined;
}

/** The ways on from the end of a game. */
export function Afterwards({ replay, playAgain, isAsked = false, campaign }: AfterwardsProps) {
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
        {t(campaign !== undefined ? 'campaign.again' : isAsked ? 'table.joinAgain' : 'table.again')}
      </button>
      {campaign !== undefined && (
        <Link className="wt-button" data-look="main" href={campaign}>
          {t('campaign.link')}
        </Link>
      )}
    </>
  );
}
