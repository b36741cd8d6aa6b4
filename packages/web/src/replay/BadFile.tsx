import { WarptableError } from '@warptable/kernel';
import { useTranslation } from 'react-i18next';

function reasonOf(error: unknown): 'corrupt' | 'otherVersion' | 'other' {
  const code = error instanceof WarptableError ? error.code : undefined;
  return code === 'corrupt' || code === 'otherVersion' ? code : 'other';
}

/** Why a game cannot be shown: in plain words, and behind them what a developer wants to know. */
export function BadFile({ error }: { error: unknown }) {
  const { t } = useTranslation('web');
  return (
    <div role="alert">
      <p>{t(`replay.bad.${reasonOf(error)}`)}</p>
      <details>
        <summary>{t('replay.bad.details')}</summary>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </details>
    </div>
  );
}
