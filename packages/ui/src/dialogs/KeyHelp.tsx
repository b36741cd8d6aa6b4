import { t } from '../texts/say.ts';
import { Dialog } from './Dialog.tsx';

/** Named in words: not every font can draw them. */
const ARROWS = 'arrows';

const KEYS = [
  [['1', '…', '9'], 'keys.choose'],
  [['O'], 'keys.list'],
  [['U'], 'keys.undo'],
  [['Y'], 'keys.redo'],
  [['R'], 'keys.restart'],
  [['E'], 'keys.end'],
  [['Enter'], 'keys.confirm'],
  [['Esc'], 'keys.back'],
  [['A'], 'keys.prompt'],
  [['M'], 'keys.map'],
  [['+', '−', '0', ARROWS], 'keys.mapMove'],
  [[ARROWS, 'Enter'], 'keys.mapWalk'],
  [['H'], 'keys.hand'],
  [['P'], 'keys.players'],
  [['L'], 'keys.log'],
  [['S'], 'keys.settings'],
  [['?'], 'keys.help'],
] as const;

const KEYS_OF_REPLAYS = [
  [[',', '.'], 'keys.move'],
  [['B', 'N'], 'keys.turn'],
  [['Shift B', 'Shift N'], 'keys.round'],
  [['K'], 'keys.play'],
  [['F'], 'keys.speed'],
] as const;

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('keys.title')} onClose={onClose} wide>
      <div className="wt-keys-lists">
        <KeyList list={KEYS} />
        <section>
          <h3>{t('bar.replayName')}</h3>
          <KeyList list={KEYS_OF_REPLAYS} />
        </section>
      </div>
    </Dialog>
  );
}

function KeyList({ list }: { list: typeof KEYS | typeof KEYS_OF_REPLAYS }) {
  return (
    <dl className="wt-keys">
      {list.map(([keys, what]) => (
        <div key={what} className="wt-keys-row">
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key === ARROWS ? t('keys.arrows') : key}</kbd>
            ))}
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
