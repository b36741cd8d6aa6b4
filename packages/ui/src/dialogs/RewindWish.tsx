import { History, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mustDecide, rewindText } from '../rewind.ts';
import type { RewindReply } from '../rewind.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

export interface RewindWishProps {
  readonly onDecide: (decision: RewindReply) => void;
  /** Shows where the game would go back to. */
  readonly onJump?: ((at: number) => void) | undefined;
}

/** Somebody asks to take the game back: who has to say something to it can, and all see what becomes of it. */
export function RewindWish({ onDecide, onJump }: RewindWishProps) {
  const model = useViewModel();
  const rewind = model.info?.rewind;
  // Of a wish that was settled before this page was opened nothing needs to be told.
  const [known, setKnown] = useState(rewind?.state === 'asked' ? null : rewind?.request);
  const isMine = rewind ? model.info?.seats[rewind.seat]?.mine === true : false;
  const isOpen = rewind?.state === 'asked';
  // Whoever took the game back, or the wish, knows it.
  const isNews = !isMine || isOpen || (rewind?.state !== 'done' && rewind?.by !== rewind?.seat);
  const shown = rewind && rewind.request !== known && isNews ? rewind : null;
  return (
    <div role="status" aria-label={t('rewind.title')}>
      {shown && (
        <div className="wt-notice">
          <p>{rewindText(model, shown)}</p>
          <div className="wt-notice-answers">
            {isOpen && onJump && (
              <WishButton name={t('rewind.look')} act={() => onJump(shown.to)}>
                <History aria-hidden size={18} />
              </WishButton>
            )}
            {isOpen && mustDecide(model) && (
              <>
                <WishButton name={t('rewind.refuse')} act={() => onDecide('refuse')} />
                <WishButton name={t('rewind.agree')} act={() => onDecide('agree')} look="main" />
              </>
            )}
            {isOpen && isMine && <WishButton name={t('rewind.withdraw')} act={() => onDecide('refuse')} />}
            {!isOpen && (
              <button
                type="button"
                className="wt-button"
                data-look="plain"
                aria-label={t('dialog.close')}
                onClick={() => setKnown(shown.request)}
              >
                <X aria-hidden size={18} />
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface WishButtonProps {
  readonly name: string;
  readonly act: () => void;
  readonly look?: 'main';
  readonly children?: ReactNode;
}

function WishButton({ name, act, look, children }: WishButtonProps) {
  return (
    <button type="button" className="wt-button" data-look={look} onClick={act}>
      {children}
      {name}
    </button>
  );
}
