import type { NoticesShown, ShownChannel } from '@warptable/table';
import { useState } from 'react';
import { failureText } from '../failures.ts';
import { agoText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-notices.ts';

export interface ChannelListProps {
  readonly channels: readonly ShownChannel[];
  readonly onChange: (shown: NoticesShown) => void;
}

/** Where somebody is told, and how it stands with each. */
export function ChannelList({ channels, onChange }: ChannelListProps) {
  return (
    <section className="page-box" aria-labelledby="channels">
      <h2 id="channels">{t('notices.channels')}</h2>
      {channels.length === 0 && <p>{t('notices.none')}</p>}
      <ul role="list" className="channels">
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function ChannelRow({
  channel,
  onChange,
}: {
  channel: ShownChannel;
  onChange: ChannelListProps['onChange'];
}) {
  const [note, setNote] = useState('');
  const { id, kind, where, shared, off, isUnproven } = channel;
  const fail = (error: unknown): void => setNote(failureText(error));
  const test = (): void => {
    setNote('');
    rest('POST /notices/channels/:id/test', { id })
      .then(({ outcome }) => setNote(t(`notices.outcome.${outcome}`)))
      .then(() => rest('GET /notices', {}))
      .then(onChange, fail);
  };
  const act = (what: 'on' | 'remove'): void =>
    void rest(`POST /notices/channels/:id/${what}`, { id }).then(onChange, fail);
  return (
    <li className="lobby-row" data-off={off !== null}>
      <div>
        <strong>{t(`notices.kind.${kind}`)}</strong> · {where}
        {shared && ` · ${t('notices.sharedMark')}`}
        <p className="lobby-seats">{stateText(channel)}</p>
        <p role="status" className="lobby-seats">
          {note}
        </p>
      </div>
      <span className="waiting-acts">
        {off === null && !isUnproven && (
          <button
            type="button"
            className="wt-button"
            aria-label={t('notices.testThis', { where })}
            onClick={test}
          >
            {t('notices.test')}
          </button>
        )}
        {off !== null && (
          <button
            type="button"
            className="wt-button"
            aria-label={t('notices.onThis', { where })}
            onClick={() => act('on')}
          >
            {t('notices.on')}
          </button>
        )}
        <button
          type="button"
          className="wt-button"
          aria-label={t('notices.removeThis', { where })}
          onClick={() => act('remove')}
        >
          {t('notices.remove')}
        </button>
      </span>
    </li>
  );
}

function stateText({ off, isUnproven, failing, sent }: ShownChannel): string {
  const now = Date.now();
  if (off !== null) return t('notices.state.off', { context: off });
  if (isUnproven) return t('notices.state.unproven');
  if (failing !== null) return t('notices.state.failing', { when: agoText(failing, now) });
  return sent === null ? t('notices.state.new') : t('notices.state.sent', { when: agoText(sent, now) });
}
