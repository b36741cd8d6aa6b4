import { useTranslation } from 'react-i18next';

export function Loading() {
  const { t } = useTranslation('web');
  return (
    <p className="page-loading" role="status">
      {t('loading')}
    </p>
  );
}
