import { capital } from '@warptable/speech';
import { FightPanel } from '@warptable/ui';
import { Suspense } from 'react';
import type { CombatView, WarpView } from '../../rules/view.ts';
import { areaName, holderText } from '../../words/areas.ts';
import { formFor, nameIn, peopleIn, subject, within } from '../../words/names.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import type { Part } from '../cards/Card.tsx';
import { asksForDice } from '../targets.ts';
import { Slots } from '../solo/lazy.tsx';
import { t } from '../texts/say.ts';
import { Impossible, Offer, SoFar } from './Bribe.tsx';
import { dockOf } from './dock.ts';
import { Goods } from './Goods.tsx';
import { InCombatOdds } from './InCombatOdds.tsx';
import { Side } from './Side.tsx';
import './combat.css';

const STEPS = [1, 2, 3, 4, 5, 6] as const;

/** The combat that is going on, in its six steps: both sides, their cards, dice, bonuses and totals. */
export function CombatPanel({ part }: { readonly part: Part }) {
  const { view, asked } = part;
  const { combat } = view;
  if (!combat) return null;
  const { attacker, defender, step } = combat;
  const people = peopleIn(view);
  return (
    <FightPanel
      label={t('combat.name')}
      className="tw-combat"
      dock={dockOf(view, combat)}
      title={(isSmall) => <Title view={view} combat={combat} isSmall={isSmall} />}
      steps={{
        label: t('combat.stepOf', { step }),
        names: STEPS.map((n) => t(`combat.step${n}`)),
        now: step - 1,
      }}
    >
      {(isSmall) => (
        <>
          {/* What can be chosen here stays, however small the panel is. */}
          {(!isSmall || (asked && asksForDice(asked))) && (
            <div className="wt-fighters">
              <Side part={part} side="attack" name={subject(attacker, view.viewer, people)} seat={attacker} />
              <Side part={part} side="defence" name={capital(defenderName(view, combat))} seat={defender} />
            </div>
          )}
          {combat.slots && (!isSmall || asked?.kind === 'bribeRival') && (
            <Suspense fallback={null}>
              <Slots part={part} slots={combat.slots} />
            </Suspense>
          )}
          {!isSmall && <Offer combat={combat} />}
          <SoFar part={part} />
          <Goods part={part} />
          {!isSmall && <Impossible part={part} />}
          {part.odds && <InCombatOdds part={part} />}
        </>
      )}
    </FightPanel>
  );
}

interface TitleProps {
  readonly view: WarpView;
  readonly combat: CombatView;
  readonly isSmall: boolean;
}

const Title = ({ view, combat, isSmall }: TitleProps) => (
  <>
    <p>
      <strong>
        {t('combat.title', {
          attacker: capital(nameIn(view, combat.attacker)),
          holder: isSmall ? defenderName(view, combat) : holderText(view, combat.target),
          context: formFor(combat.attacker, view.viewer),
        })}
      </strong>{' '}
      {/* On the map an arrow leads there. */}
      {!isSmall && <span>{t('combat.where', { target: areaName(combat.target, view.viewer) })}</span>}
    </p>
    {combat.ship && <BuildingIcon type="assault-ship" size={18} />}
  </>
);

/** Within a sentence. */
function defenderName(view: WarpView, { defender, supporter, target }: CombatView): string {
  if (defender !== null) return within(defender, view.viewer, peopleIn(view));
  const whom = t(target === 'gate' && view.guardian.holds ? 'combat.guardian' : 'combat.exiled');
  return supporter === null
    ? whom
    : t('combat.supported', { whom, name: within(supporter, view.viewer, peopleIn(view)) });
}
