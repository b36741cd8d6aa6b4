import { WarptableError } from '@warptable/kernel';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';

/** Why a game cannot be shown: in plain words, and behind them what a developer wants to know. */
export function BadFile({ error }: { error: unknown }) {
  if (!(error instanceof WarptableError) || (error.code !== 'corrupt' && error.code !== 'otherVersion'))
    return <p role="alert">{failureText(error)}</p>;
  return (
    <div role="alert">
      <p>{t(`replay.bad.${error.code}`)}</p>
      <details>
        <summary>{t('replay.bad.details')}</summary>
        <p>{error.message}</p>
      </details>
    </div>
  );
}
