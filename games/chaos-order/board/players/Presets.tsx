import type { Seat } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import { CARD_MOMENTS } from '../../rules/skipping.ts';
import type { ChaosView } from '../../rules/view.ts';
import { t } from '../texts/say.ts';

interface PresetsProps {
  readonly view: ChaosView;
  readonly seat: Seat;
  readonly sideAction: NonNullable<PartProps<ChaosView>['sideAction']>;
}

/** For a dialog of its own, in the turns of others. */
export const Beforehand = ({ view, viewer, sideAction }: PartProps<ChaosView>) =>
  viewer !== 'spectator' && sideAction ? <Presets view={view} seat={viewer} sideAction={sideAction} /> : null;

/** CO 2.16: at these moments I am not asked for a card. */
export function Presets({ view, seat, sideAction }: PresetsProps) {
  const skips = view.players[seat]?.own?.skips;
  if (!skips) return null;
  return (
    <div className="co-presets">
      <p className="co-soft">{t('presets.about')}</p>
      {CARD_MOMENTS.map((moment) => {
        const isSkipped = skips.includes(moment);
        return (
          <label key={moment}>
            <input
              type="checkbox"
              checked={!isSkipped}
              onChange={() => sideAction('skipCards', `${moment}:${isSkipped ? 'ask' : 'skip'}`)}
            />
            {t(`presets.${moment}`)}
          </label>
        );
      })}
    </div>
  );
}
