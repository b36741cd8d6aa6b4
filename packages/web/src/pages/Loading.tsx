import { t } from '../texts/say.ts';

export function Loading() {
  return (
    <p className="page-loading" role="status">
      {t('loading')}
    </p>
  );
}
