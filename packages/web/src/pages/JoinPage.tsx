import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { join } from '../online/api.ts';
import { NameForm } from '../online/NameForm.tsx';
import '../online/online.css';
import { useMe } from '../online/useMe.ts';
import { Page } from './Page.tsx';

/** Where an invitation leads. Its token stands behind the `#`, which browsers do not send along with the address. */
export function JoinPage() {
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const { t } = useTranslation('web');
  const [, go] = useLocation();
  const me = useMe();
  const [failure, setFailure] = useState<string | null>(null);
  const isNamed = typeof me.name === 'string';
  useEffect(() => {
    if (!isNamed) return;
    join(token).then(
      // The token leaves the address as soon as it has done its work.
      ({ table }) => go(`/t/${table}`, { replace: true }),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [isNamed, token, go]);
  return (
    <Page title={t('join.title')}>
      <h1>{me.name === null ? t('guest.title') : t('join.title')}</h1>
      {me.failure !== null && <p role="alert">{t('lobby.noServer')}</p>}
      {me.name === null && <NameForm onNamed={me.ask} />}
      {failure !== null && <p role="alert">{t('join.failed', { message: failure })}</p>}
      <Link href="/lobby">{t('join.lobby')}</Link>
    </Page>
  );
}
