import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSettings } from '../ui-state.ts';
import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';
import { playSound, unlockSound } from '../theatre/sounds.ts';
import { askToNotify, mayNotify, notify } from './notice.ts';

/** How one is called when it is one's turn. Each way can be tried. */
export function CallFields() {
  const store = useSettings();
  const { sound, notices } = useStore(store);
  const [may, setMay] = useState(mayNotify);
  const [tried, setTried] = useState<'sent' | 'failed' | null>(null);
  const wantNotices = async (isWanted: boolean) => {
    const answer = isWanted ? await askToNotify() : may;
    setMay(answer);
    setTried(null);
    store.merge({ notices: isWanted && answer === 'granted' });
  };
  const tryNotice = () => {
    const notice = { title: 'Warptable', body: t('calls.example'), about: 'example' };
    notify(notice).then(
      () => setTried('sent'),
      () => setTried('failed'),
    );
  };
  const tryTurnSound = () => {
    unlockSound();
    playSound('turn', store.get().volume);
  };
  const isOn = notices && may === 'granted';
  return (
    <fieldset>
      <legend>{t('calls.title')}</legend>
      <Call
        name={t('calls.sound')}
        isOn={sound}
        onChange={(isWanted) => store.merge({ sound: isWanted })}
        onTry={tryTurnSound}
      />
      <Call
        name={t('calls.notices')}
        isOn={isOn}
        isMissing={may === 'missing'}
        canTry={isOn}
        onChange={(isWanted) => void wantNotices(isWanted)}
        onTry={tryNotice}
      >
        {may === 'denied' && t('calls.denied')}
        {may === 'missing' && t('calls.missing')}
        {isOn && tried && t(`calls.${tried}`)}
      </Call>
    </fieldset>
  );
}

interface CallProps {
  readonly name: string;
  readonly isOn: boolean;
  /** This browser does not have it. */
  readonly isMissing?: boolean;
  readonly canTry?: boolean;
  readonly onChange: (isWanted: boolean) => void;
  readonly onTry: () => void;
  /** How it stands with it. */
  readonly children?: ReactNode;
}

function Call({ name, isOn, isMissing = false, canTry = true, onChange, onTry, children }: CallProps) {
  return (
    <div className="wt-call">
      <label className="wt-check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isMissing}
          onChange={({ target }) => onChange(target.checked)}
        />
        {name}
      </label>
      <button
        type="button"
        className="wt-button"
        aria-label={t('calls.tryThis', { call: name })}
        disabled={!canTry}
        onClick={onTry}
      >
        {t('calls.try')}
      </button>
      <p role="status">{children}</p>
    </div>
  );
}
