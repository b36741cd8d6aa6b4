import { capital } from '@warptable/speech';
import { useLayout } from '@warptable/ui';
import { useState } from 'react';
import type { CombatView, WarpView } from '../../rules/view.ts';
import { areaName, holderText } from '../../words/areas.ts';
import { formFor, playerName, subject, within } from '../../words/names.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Part } from '../cards/Card.tsx';
import { chartOf } from '../chart/chart.ts';
import { asksForDice, asksForGoods } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Impossible, Offer, SoFar } from './Bribe.tsx';
import { Goods } from './Goods.tsx';
import { InCombatOdds } from './InCombatOdds.tsx';
import { Side } from './Side.tsx';
import './combat.css';

const STEPS = [1, 2, 3, 4, 5, 6] as const;

/** The combat that is going on, in its six steps: both sides, their cards, dice, bonuses and totals. */
export function CombatPanel({ part }: { readonly part: Part }) {
  // On an upright phone the map would be gone behind all of it.
  const isUpright = useLayout() === 'portrait';
  const [wish, setWish] = useState<'small' | 'whole' | null>(null);
  const isSmall = wish === null ? isUpright : wish === 'small';
  const { view } = part;
  const { combat } = view;
  if (!combat) return null;
  return (
    <section
      className="tw-combat"
      aria-label={t('combat.name')}
      data-small={isSmall}
      data-dock={dockOf(view, combat)}
      data-goods={part.asked !== null && asksForGoods(part.asked)}
    >
      <header>
        <ThingIcon thing="attack" size={18} />
        <p>
          <strong>
            {t('combat.title', {
              attacker: playerName(combat.attacker),
              holder: isSmall ? defenderName(view, combat) : holderText(view, combat.target),
              context: formFor(combat.attacker, view.eye),
            })}
          </strong>{' '}
          {/* On the map an arrow leads there. */}
          {!isSmall && <span>{t('combat.where', { target: areaName(combat.target, view.eye) })}</span>}
        </p>
        {combat.ship && <BuildingIcon type="assault-ship" size={18} />}
        <button type="button" aria-expanded={!isSmall} onClick={() => setWish(isSmall ? 'whole' : 'small')}>
          {t(isSmall ? 'combat.more' : 'combat.less')}
        </button>
      </header>
      <Steps step={combat.step} />
      {/* What can be chosen here stays, however small the panel is. */}
      {(!isSmall || (part.asked && asksForDice(part.asked))) && (
        <div className="tw-sides">
          <Side part={part} side="attack" name={subject(combat.attacker, view.eye)} seat={combat.attacker} />
          <Side
            part={part}
            side="defence"
            name={capital(defenderName(view, combat))}
            seat={combat.defender}
          />
        </div>
      )}
      {!isSmall && <Offer combat={combat} />}
      <SoFar part={part} />
      <Goods part={part} />
      {!isSmall && <Impossible part={part} />}
      {part.odds && <InCombatOdds part={part} />}
    </section>
  );
}

/** The panel lies where the fight does not: away from the target, and from the origin if the target is in the middle. */
function dockOf({ board }: WarpView, { origin, target }: CombatView): string {
  const { bounds, areaById } = chartOf(board);
  const [from, to] = [areaById.get(origin), areaById.get(target)];
  if (!from || !to) return 'top left';
  const isLeft = 2 * to.x + from.x < 3 * (bounds.x + bounds.width / 2);
  const isUpper = 2 * to.y + from.y < 3 * (bounds.y + bounds.height / 2);
  return `${isUpper ? 'bottom' : 'top'} ${isLeft ? 'right' : 'left'}`;
}

function Steps({ step }: { readonly step: number }) {
  return (
    <ol className="tw-steps" aria-label={t('combat.stepOf', { step })}>
      {STEPS.map((n) => (
        <li
          key={n}
          data-state={n < step ? 'done' : n === step ? 'now' : 'next'}
          aria-current={n === step ? 'step' : undefined}
        >
          <span>{n}</span> {t(`combat.step${n}`)}
        </li>
      ))}
    </ol>
  );
}

/** Within a sentence. */
function defenderName(view: WarpView, { defender, supporter, target }: CombatView): string {
  if (defender !== null) return within(defender, view.eye);
  const whom = t(target === 'gate' && view.guardian.holds ? 'combat.guardian' : 'combat.exiled');
  return supporter === null ? whom : t('combat.supported', { whom, name: within(supporter, view.eye) });
}
