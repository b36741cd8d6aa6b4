import { Dialog } from '@warptable/ui';
import { useState } from 'react';
import { t as say } from '../texts/say.ts';
import { t } from '../texts/say-campaign.ts';

/** Gives a campaign another name. */
export function RenameCampaign({ name, rename }: { name: string; rename: (name: string) => void }) {
  const [to, setTo] = useState<string | null>(null);
  const close = () => setTo(null);
  return (
    <>
      <button type="button" className="wt-button" onClick={() => setTo(name)}>
        {t('campaigns.rename')}
      </button>
      {to !== null && (
        <Dialog title={t('campaigns.rename')} onClose={close}>
          <form
            className="page-stack"
            onSubmit={(event) => {
              event.preventDefault();
              rename(to);
              close();
            }}
          >
            <label className="wt-field">
              <span>{t('campaigns.newName')}</span>
              <input
                className="wt-input"
                value={to}
                required
                maxLength={40}
                onChange={({ target }) => setTo(target.value)}
              />
            </label>
            <Answers act={t('campaigns.save')} look="main" isPossible={to.trim() !== ''} close={close} />
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Asks for the name first: a campaign is many evenings. */
export function RemoveCampaign({ name, remove }: { name: string; remove: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  return (
    <>
      <button type="button" className="wt-button" data-look="plain" onClick={() => setTyped('')}>
        {say('home.remove')}
      </button>
      {typed !== null && (
        <Dialog title={t('campaigns.removeTitle', { name })} onClose={close}>
          <form
            className="page-stack"
            onSubmit={(event) => {
              event.preventDefault();
              remove();
              close();
            }}
          >
            <p>{t('campaigns.removeText')}</p>
            <label className="wt-field">
              <span>{t('campaigns.removeField')}</span>
              <input
                className="wt-input"
                value={typed}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            <Answers
              act={say('home.removeSure')}
              look="danger"
              isPossible={typed.trim() === name}
              close={close}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}

interface AnswersProps {
  readonly act: string;
  readonly look: 'main' | 'danger';
  readonly isPossible: boolean;
  readonly close: () => void;
}

const Answers = ({ act, look, isPossible, close }: AnswersProps) => (
  <p className="wt-dialog-answers">
    <button type="submit" className="wt-button" data-look={look} disabled={!isPossible}>
      {act}
    </button>
    <button type="button" className="wt-button" onClick={close}>
      {t('campaigns.cancel')}
    </button>
  </p>
);
