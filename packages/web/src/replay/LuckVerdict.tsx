import { nonceInPlaceOf } from '@warptable/kernel';
import type { GameFile, Verdict } from '@warptable/kernel';
import { Dialog } from '@warptable/ui';
import '../online/online.css';
import type { ToldLuck } from '../online/toldLuck.ts';
import { t } from '../texts/say.ts';
import { compareLuck } from './compareLuck.ts';

interface LuckVerdictProps {
  readonly verdict: Verdict;
  readonly luck: GameFile['luck'];
  /** What this browser was told before the game; null if it was not there, or if the file tells of no table of the server. */
  readonly told: ToldLuck | null;
  readonly onClose: () => void;
}

/** What came out when the file was played again, here in the page, and every outcome of chance was worked out anew. */
export function LuckVerdict({ verdict, luck, told, onClose }: LuckVerdictProps) {
  const compared = luck.kind === 'keyed' ? compareLuck(luck, told) : null;
  return (
    <Dialog title={t('replay.verify')} onClose={onClose}>
      <p role="status">{verdictText(verdict)}</p>
      {luck.kind === 'keyed' && compared && (
        <>
          <p className="wt-exact">{t('replay.fingerprint', { commitment: luck.commitment })}</p>
          <p className="wt-exact" role={compared.commitment === 'changed' ? 'alert' : undefined}>
            {t(`replay.committed.${compared.commitment}`, { commitment: told?.commitment ?? '' })}
          </p>
          <p role={compared.nonce === 'changed' ? 'alert' : undefined}>
            {t(`replay.part.${compared.nonce}`)}
          </p>
          <p role={compared.others === 'changed' ? 'alert' : undefined}>
            {t(`replay.others.${compared.others}`)}
          </p>
          {replacedIn(luck).map((seat) => (
            <p key={seat}>{t('replay.notTold', { n: seat + 1 })}</p>
          ))}
        </>
      )}
    </Dialog>
  );
}

/** The seats that did not tell what they had committed to. */
const replacedIn = ({ nonces, commitments = [] }: Extract<GameFile['luck'], { kind: 'keyed' }>): number[] =>
  commitments.flatMap((one, seat) => (nonces[seat] === nonceInPlaceOf(one) ? seat : []));

function verdictText(verdict: Verdict): string {
  if (!verdict.ok) {
    const { entry, message } = verdict;
    return entry === undefined ? t('replay.wrong', { message }) : t('replay.wrongAt', { entry, message });
  }
  const { answers, outcomes, luck } = verdict;
  switch (luck) {
    case 'verified':
      return t('replay.verified', { answers, outcomes });
    case 'not committed':
      return t('replay.notCommitted', { answers, outcomes });
    case 'not published':
      return t('replay.notPublished', { answers });
    case 'told':
      return t('replay.told', { answers });
  }
}
