import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A text to be carried elsewhere. */
export function CopyField({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('web');
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-field">
      <input
        className="wt-input"
        readOnly
        aria-label={name}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="wt-button"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        <Copy aria-hidden size={18} />
        {copied ? t('guest.copied') : t('guest.copy')}
      </button>
    </div>
  );
}
