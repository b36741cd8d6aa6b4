import { t } from '../texts/say.ts';

/** As long as the server takes them. */
const MAX_LETTERS = 40;

/** The name of a guest. */
export function NameField({ name, setName }: { name: string; setName: (to: string) => void }) {
  return (
    <label className="wt-field">
      <span>{t('guest.name')}</span>
      <input
        className="wt-input"
        required
        pattern=".*\S.*"
        title={t('guest.nameHint')}
        maxLength={MAX_LETTERS}
        autoComplete="nickname"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </label>
  );
}
