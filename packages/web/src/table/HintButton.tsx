import { answerText } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { locale } from '@warptable/speech';
import type { Hint } from '@warptable/table';
import { Dialog, askForHint, useDesk, useTableScene } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';

/** So many reasons are enough. */
const MOST_REASONS = 5;

interface Given extends Hint {
  readonly asked: Asked;
  /** Of the game, when it was given. */
  readonly position: number;
}

/** Asks what an expert would do. For games against bots alone. */
export function HintButton({ session }: { session: Session }) {
  const { seen, standing } = useTableScene();
  const desk = useDesk();
  const [isThinking, setThinking] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  const asked = standing === 'mine' ? seen.asked[0] : undefined;
  const why = asked ? (isThinking ? t('hint.thinking') : undefined) : t('hint.notAsked');
  const ask = async (about: Asked) => {
    setThinking(true);
    try {
      setGiven({ ...(await askForHint(session)), asked: about, position: seen.position });
    } catch (error) {
      desk.say(t('hint.failed', { message: failureText(error) }));
    }
    setThinking(false);
  };
  return (
    <>
      <button
        type="button"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={why === undefined ? t('hint.name') : `${t('hint.name')}. ${why}`}
        aria-disabled={why !== undefined}
        aria-busy={isThinking}
        title={why ?? t('hint.name')}
        onClick={() => {
          if (asked && why === undefined) void ask(asked);
          else desk.say(why ?? '');
        }}
      >
        <Lightbulb aria-hidden size={20} />
      </button>
      {given && given.position === seen.position && <HintDialog given={given} close={() => setGiven(null)} />}
    </>
  );
}

const signed = (points: number): string => {
  const format = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${points > 0 ? '+' : '−'}${format.format(Math.abs(points))}`;
};

function HintDialog({ given: { asked, value, reasons }, close }: { given: Given; close: () => void }) {
  const { look, seen, moves } = useTableScene();
  const take = () => {
    close();
    moves?.answer(value);
  };
  return (
    <Dialog title={t('hint.title')} onClose={close}>
      <p>
        <strong>{answerText(look.words, seen.view, asked, value) || t('hint.none')}</strong>
      </p>
      <p>{reasons.length > 0 ? t('hint.because') : t('hint.noReason')}</p>
      <ul role="list">
        {reasons.slice(0, MOST_REASONS).map(({ term, change }) => (
          <li key={term}>
            {t('hint.worth', { points: signed(change), what: look.words.terms?.[term] ?? term })}
          </li>
        ))}
      </ul>
      <button type="button" className="wt-button" data-look="main" onClick={take}>
        {t('hint.take')}
      </button>
    </Dialog>
  );
}
