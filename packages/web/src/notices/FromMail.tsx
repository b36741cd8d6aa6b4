import { useState } from 'react';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-notices.ts';

/** What a link of a mail is for, if the page was opened by one. */
export function mailLink(): { readonly what: 'prove' | 'stop'; readonly token: string } | undefined {
  const [, what, token] = /^#(prove|stop)=(.+)$/.exec(location.hash) ?? [];
  if (token === undefined || (what !== 'prove' && what !== 'stop')) return undefined;
  return { what, token: decodeURIComponent(token) };
}

/** Programs that look into mails open links: only a touch does what it says. */
export function FromMail({
  what,
  token,
  onDone,
}: NonNullable<ReturnType<typeof mailLink>> & { onDone: () => void }) {
  const [note, setNote] = useState('');
  const [isDone, setDone] = useState(false);
  const act = async (): Promise<void> => {
    try {
      await rest(`POST /notices/${what}`, { token });
      setDone(true);
      setNote(t(what === 'prove' ? 'notices.proven' : 'notices.stopped'));
      history.replaceState(null, '', location.pathname);
      onDone();
    } catch (error) {
      setNote(failureText(error));
    }
  };
  return (
    <section className="page-box" aria-labelledby="from-mail">
      <h2 id="from-mail">{t(what === 'prove' ? 'notices.proving' : 'notices.stopping')}</h2>
      {!isDone && (
        <button type="button" className="wt-button" data-look="main" onClick={() => void act()}>
          {t(`notices.${what}`)}
        </button>
      )}
      <p role="status">{note}</p>
    </section>
  );
}
