import { useState } from 'react';
import { t } from '../texts/say-campaign.ts';

interface NewCampaignProps {
  /** Nothing else is to be seen yet. */
  readonly isOpen: boolean;
  readonly start: (name: string) => void;
  readonly take: (text: string) => void;
}

/** Starts one, or takes one from a file. */
export function NewCampaign({ isOpen, start, take }: NewCampaignProps) {
  const [name, setName] = useState(t('campaigns.usualName'));
  const form = (
    <form
      className="campaign-new"
      onSubmit={(event) => {
        event.preventDefault();
        start(name);
      }}
    >
      <label className="wt-field">
        <span>{t('campaigns.name')}</span>
        <input
          className="wt-input"
          value={name}
          required
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="wt-button" data-look={isOpen ? 'main' : undefined}>
        {t('campaigns.start')}
      </button>
      <label className="wt-button campaign-file">
        {t('campaigns.import')}
        <input
          type="file"
          className="wt-hidden"
          accept=".json,application/json"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(take);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
    </form>
  );
  if (isOpen) return form;
  return (
    <details className="campaign-more">
      <summary>{t('campaigns.more')}</summary>
      {form}
    </details>
  );
}
