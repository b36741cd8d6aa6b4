import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';
import { playSound, unlockSound } from '../theatre/sounds.ts';
import { useSettings } from '../ui-state.ts';

/** How loud all sounds are; letting go plays one of them. */
export function VolumeField() {
  const store = useSettings();
  const { volume } = useStore(store);
  const percent = Math.round(volume * 100);
  const play = () => {
    unlockSound();
    playSound('success', store.get().volume);
  };
  return (
    <fieldset>
      <legend>{t('settings.volume')}</legend>
      <label className="wt-volume">
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={percent}
          aria-valuetext={percent === 0 ? t('settings.volumeOff') : `${percent} %`}
          aria-label={t('settings.volume')}
          onChange={({ target }) => store.merge({ volume: Number(target.value) / 100 })}
          onPointerUp={play}
          onKeyUp={play}
        />
        <output>{percent === 0 ? t('settings.volumeOff') : `${percent} %`}</output>
      </label>
    </fieldset>
  );
}
