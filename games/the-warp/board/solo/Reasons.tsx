import { RuleText, useUiState } from '@warptable/ui';
import { capital, listed } from '@warptable/speech';
import type { Viewer } from '@warptable/kernel';
import type { WarpEvent } from '../../rules/events.ts';
import type { RivalPick } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { say } from '../../words/say.ts';
import { keysOf, pickedArea } from '../../words/solo.ts';
import { t } from '../texts/say-solo.ts';
import { AutomaFace } from './AutomaFace.tsx';
import { fatesOf } from './fates.ts';
import type { Picked } from './fates.ts';
import './reasons.css';

interface ReasonsProps {
  readonly view: WarpView;
  readonly viewer: Viewer;
  readonly event: WarpEvent;
  /** Among the steps of a turn there is no way to them. */
  readonly isStep?: boolean;
}

/** Why the Rival did it (TWS 25.5). */
export function Reasons({ viewer, event, isStep = false }: ReasonsProps) {
  const uiState = useUiState();
  return (
    <div className="tw-reasons">
      {event.type === 'RivalPicked' && <PickReasons event={event} viewer={viewer} />}
      {event.type === 'AutomaDrawn' && <AutomaFace card={event.card} />}
      {!isStep && (
        <button
          type="button"
          className="wt-button"
          data-look="plain"
          onClick={() => uiState.merge({ retold: event })}
        >
          {t('solo.reasons.again')}
        </button>
      )}
    </div>
  );
}

/** Where its keys stand. */
const RULES: Readonly<Record<RivalPick, string>> = {
  rivalPlace: 'TWS 8.6',
  rivalBuild: 'TWS 9.13',
  rivalRaise: 'TWS 10.3',
  rivalLower: 'TWS 10.5',
  rivalOrigin: 'TWS 11.3',
  rivalMoveFrom: 'TWS 13.4',
  rivalMoveTo: 'TWS 13.6',
  rivalRemove: 'TWS 18.7',
  rivalLaser: 'TWS 19.20',
};

interface PickReasonsProps {
  readonly event: Picked;
  readonly viewer: Viewer;
}

/** Every area that was possible, with what ruled it out. */
function PickReasons({ event, viewer }: PickReasonsProps) {
  const { what, candidates } = event;
  const keys = listed(keysOf(what).map((key) => say(`solo.keys.${key}`)));
  return (
    <>
      {candidates.length === 1 ? (
        <p>{t('solo.reasons.only')}</p>
      ) : (
        <ul role="list" aria-label={t('solo.reasons.candidates')}>
          {fatesOf(event).map(({ area, fate, by }) => (
            <li key={area} data-fate={fate}>
              <span>{capital(pickedArea(area, viewer))}</span>
              <small>
                {fate === 'out'
                  ? t('solo.reasons.out', { key: by === undefined ? '' : say(`solo.keys.${by}`) })
                  : fate === 'equal'
                    ? t(`solo.reasons.equal_${event.tie ?? 'auto'}`)
                    : t('solo.reasons.picked')}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className="tw-reasons-keys">
        {t('solo.reasons.goesBy', { keys })} <RuleText text={RULES[what]} />
      </p>
    </>
  );
}
