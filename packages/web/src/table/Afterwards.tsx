import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

export interface AfterwardsProps {
  /** The address of this game's replay. */
  readonly replay: string;
  readonly playAgain: () => void;
}

/** The ways on from the end of a game. */
export function Afterwards({ replay, playAgain }: AfterwardsProps) {
  const { t } = useTranslation('web');
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
