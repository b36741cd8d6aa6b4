import { useUiState } from '@warptable/ui';
import { capital } from '@warptable/speech';
import type { SoloView, WarpView } from '../../rules/view.ts';
import { areaName } from '../../words/areas.ts';
import { troopsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { pickedArea } from '../../words/solo.ts';
import { percent } from '../odds/force.ts';
import { t } from '../texts/say-solo.ts';
import { Arrow } from './AutomaFace.tsx';
import { chanceOfArrow } from './deck.ts';
import './threats.css';

interface ThreatsProps {
  readonly view: WarpView;
  readonly solo: SoloView;
}

/** Where an attack would come from and go to, for each arrow that may come: only what a player could work out. */
export function Threats({ view, solo }: ThreatsProps) {
  const uiState = useUiState();
  if (view.phase === 'setup' || view.phase === 'over') return null;
  const chance = solo.attacks.reduce((sum, { arrow }) => sum + chanceOfArrow(solo, arrow), 0);
  if (chance === 0) return <p className="tw-soft">{t('solo.threats.noChance')}</p>;
  return (
    <details className="tw-automa-deck tw-threats">
      <summary>{t('solo.threats.title', { percent: percent(chance) })}</summary>
      <div>
        <ul role="list">
          {solo.attacks.map(({ arrow, ways }) => {
            const show = () => uiState.light(ways.flatMap(({ from, to }) => [from, to]));
            return (
              <li key={arrow}>
                <button type="button" onClick={show} onPointerEnter={show} onFocus={show}>
                  <Arrow arrow={arrow} size={20} />
                  <span className="wt-hidden">{capital(say(`solo.arrows.${arrow}`))}: </span>
                  <span>
                    {ways.map(({ from, to, troops }) => (
                      <span key={from}>
                        {t('solo.threats.way', {
                          from: capital(pickedArea(from, view.viewer)),
                          to: areaName(to, view.viewer),
                          troops: troopsText(troops),
                        })}
                      </span>
                    ))}
                    {ways.length === 0 && <span>{t('solo.threats.nobody')}</span>}
                  </span>
                  <b>{percent(chanceOfArrow(solo, arrow))}</b>
                </button>
              </li>
            );
          })}
        </ul>
        <small>{t('solo.threats.how')}</small>
      </div>
    </details>
  );
}
