import { HOOKS } from '@warptable/table';
import type { ChannelAddress, Hook, NoticesShown } from '@warptable/table';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-notices.ts';
import { NoPush, subscribe } from './pushing.ts';

export interface AddChannelProps {
  readonly offers: NoticesShown['offers'];
  readonly onChange: (shown: NoticesShown) => void;
}

/** Ways to be told; what this server does not have says so. */
export function AddChannel({ offers, onChange }: AddChannelProps) {
  return (
    <>
      <AddBrowser publicKey={offers.push} onChange={onChange} />
      {offers.mail ? (
        <AddMail onChange={onChange} />
      ) : (
        <Box title={t('notices.addMail')}>
          <p>{t('notices.noMail')}</p>
        </Box>
      )}
      <AddHook onChange={onChange} />
    </>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-box" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Adds it, and says what became of it. */
function useAdding(onChange: AddChannelProps['onChange']) {
  const [note, setNote] = useState('');
  const add = async (address: () => Promise<ChannelAddress>, shared: boolean, done = ''): Promise<void> => {
    setNote('');
    try {
      onChange(await rest('POST /notices/channels', { address: await address(), shared }));
      setNote(done);
    } catch (error) {
      setNote(error instanceof NoPush ? t(`notices.${error.because}`) : failureText(error));
    }
  };
  return { note: <p role="status">{note}</p>, add };
}

function AddBrowser({
  publicKey,
  onChange,
}: {
  publicKey: string | null;
  onChange: AddChannelProps['onChange'];
}) {
  const { note, add } = useAdding(onChange);
  return (
    <Box title={t('notices.addBrowser')}>
      {publicKey === null ? (
        <p>{t('notices.noPush')}</p>
      ) : (
        <>
          <p>{t('notices.addBrowserText')}</p>
          <button
            type="button"
            className="wt-button"
            data-look="main"
            onClick={() => void add(() => subscribe(publicKey), false)}
          >
            {t('notices.addBrowserButton')}
          </button>
        </>
      )}
      {note}
    </Box>
  );
}

function AddMail({ onChange }: Pick<AddChannelProps, 'onChange'>) {
  const { note, add } = useAdding(onChange);
  const [mail, setMail] = useState('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = { kind: 'mail', mail: mail.trim() } as const;
    void add(() => Promise.resolve(address), false, t('notices.mailSent', { mail: address.mail }));
  };
  return (
    <Box title={t('notices.addMail')}>
      <p>{t('notices.addMailText')}</p>
      <form className="page-stack" onSubmit={send}>
        <label className="wt-field">
          <span>{t('notices.address')}</span>
          <input
            className="wt-input"
            type="email"
            autoComplete="email"
            required
            value={mail}
            onChange={({ target }) => setMail(target.value)}
          />
        </label>
        <button type="submit" className="wt-button">
          {t('notices.addMailButton')}
        </button>
      </form>
      {note}
    </Box>
  );
}

function AddHook({ onChange }: Pick<AddChannelProps, 'onChange'>) {
  const { note, add } = useAdding(onChange);
  const [kind, setKind] = useState<Hook>('discord');
  const [url, setUrl] = useState('');
  const [mention, setMention] = useState('');
  const [isShared, setShared] = useState(true);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void add(() => Promise.resolve({ kind, url: url.trim(), mention: mention.trim() }), isShared);
    setUrl('');
  };
  return (
    <Box title={t('notices.addHook')}>
      <form className="page-stack" onSubmit={send}>
        <label className="wt-field">
          {t('notices.program')}
          <select
            className="wt-input"
            value={kind}
            onChange={({ target }) => setKind(HOOKS.find((one) => one === target.value) ?? kind)}
          >
            {HOOKS.map((hook) => (
              <option key={hook} value={hook}>
                {t(`notices.kind.${hook}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="wt-field">
          {t('notices.hookAddress')}
          <input
            className="wt-input"
            type="url"
            required
            pattern="https://.+"
            aria-describedby="hook-text"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <p id="hook-text" className="notices-small">
          {t(`notices.hookText.${kind}`)} {t('notices.secret')}
        </p>
        <label className="wt-field">
          {t('notices.mention')}
          <input
            className="wt-input"
            maxLength={60}
            aria-describedby="mention-text"
            value={mention}
            onChange={({ target }) => setMention(target.value)}
          />
        </label>
        <p id="mention-text" className="notices-small">
          {t('notices.mentionText')}
        </p>
        <label className="wt-check">
          <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          {t('notices.isShared')}
        </label>
        <p className="notices-small">{t('notices.sharedText')}</p>
        <button type="submit" className="wt-button">
          {t('notices.addHookButton')}
        </button>
      </form>
      {note}
    </Box>
  );
}
