import { answerText } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { locale } from '@warptable/speech';
import type { Hint } from '@warptable/table';
import { Dialog, askForHint, useUiState, useTableViewModel } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';
import { tellingOf } from './reasons.ts';

interface Given extends Hint {
  readonly asked: Asked;
  /** Of the game, when it was given. */
  readonly position: number;
}

/** Asks what an expert would do. For games against bots alone. */
export function HintButton({ session }: { session: Session }) {
  const { snapshot, standing } = useTableViewModel();
  const uiState = useUiState();
  const [isThinking, setThinking] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  const asked = standing === 'mine' ? snapshot.asked[0] : undefined;
  const why = asked ? (isThinking ? t('hint.thinking') : undefined) : t('hint.notAsked');
  const ask = async (about: Asked) => {
    setThinking(true);
    try {
      setGiven({ ...(await askForHint(session)), asked: about, position: snapshot.position });
    } catch (error) {
      uiState.say(t('hint.failed', { message: failureText(error) }));
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
          else uiState.say(why ?? '');
        }}
      >
        <Lightbulb aria-hidden size={20} />
      </button>
      {given && given.position === snapshot.position && (
        <HintDialog given={given} close={() => setGiven(null)} />
      )}
    </>
  );
}

/** To a tenth. */
const inShort = (points: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);

const signed = (points: number): string => `${points > 0 ? '+' : '−'}${inShort(Math.abs(points))}`;

function HintDialog({ given: { asked, value, reasons }, close }: { given: Given; close: () => void }) {
  const { gameUi, snapshot, moves } = useTableViewModel();
  const { key, gain, told } = tellingOf(reasons);
  const take = () => {
    close();
    moves?.answer(value);
  };
  return (
    <Dialog title={t('hint.title')} onClose={close}>
      <p>
        <strong>{answerText(gameUi.words, snapshot.view, asked, value) || t('hint.none')}</strong>
      </p>
      <p>{t(`hint.${key}`, { gain: inShort(gain) })}</p>
      {told.length > 0 && (
        <ul role="list">
          {told.map(({ term, change }) => (
            <li key={term}>
              {t('hint.worth', { points: signed(change), what: gameUi.words.terms?.[term] ?? term })}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="wt-button" data-look="main" onClick={take}>
        {t('hint.take')}
      </button>
    </Dialog>
  );
}
