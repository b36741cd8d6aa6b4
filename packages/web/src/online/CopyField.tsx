import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../copying.ts';
import { t } from '../texts/say.ts';

/** A text to be carried elsewhere. */
export function CopyField({ name, text }: { name: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done ? 'yes' : 'no');
    if (!done) field.current?.select();
  };
  return (
    <div className="copy-field">
      <input
        ref={field}
        className="wt-input"
        readOnly
        aria-label={name}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="wt-button" onClick={() => void copy()}>
        <Copy aria-hidden size={18} />
        {copied === 'yes' ? t('copy.done') : t('copy.copy')}
      </button>
      <p role="status">{copied === 'no' && t('copy.byHand')}</p>
    </div>
  );
}
