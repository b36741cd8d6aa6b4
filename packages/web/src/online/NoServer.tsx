import { Link } from 'wouter';
import { t } from '../texts/say.ts';

export interface NoServerProps {
  readonly isAsking: boolean;
  readonly tryAgain: () => void;
}

/** The server does not answer. The page keeps trying by itself; what goes on without the server is one touch away. */
export function NoServer({ isAsking, tryAgain }: NoServerProps) {
  return (
    <section className="page-box">
      <p role="alert">{t('noServer.text')}</p>
      <p>{t(isAsking ? 'noServer.asking' : 'noServer.byItself')}</p>
      <p className="page-ways">
        <button type="button" className="wt-button" data-look="main" onClick={tryAgain}>
          {t('noServer.again')}
        </button>
        <Link href="/" className="wt-button">
          {t('nothing.home')}
        </Link>
      </p>
    </section>
  );
}
