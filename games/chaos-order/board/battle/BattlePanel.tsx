import { capital } from '@warptable/speech';
import { FightPanel, FightSide, useConsidered } from '@warptable/ui';
import { cornerAwayFrom } from '@warptable/ui/pure';
import type { Asked } from '@warptable/kernel';
import { SECTIONS } from '../../content/index.ts';
import type { Section, TacticsId } from '../../content/index.ts';
import type { BattleView, ChaosView, SideView } from '../../rules/view.ts';
import { combatEffect } from '../../words/cards.ts';
import { tacticsName, isCard, leaderName, sectionName, seatName, within } from '../../words/names.ts';
import { leadersAt, regionName } from '../../words/places.ts';
import { chartOf } from '../chart/chart.ts';
import type { Part } from '../cards/Card.tsx';
import { Triple } from '../cards/Triple.tsx';
import { Die } from '../art/Die.tsx';
import { Emblem } from '../art/Emblem.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { boundsOf } from '../places.ts';
import { cardOf } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Odds } from './Odds.tsx';
import { withPlan } from './outlook.ts';
import type { Intent } from './outlook.ts';
import { Wheel } from './Wheel.tsx';
import './battle.css';

const STEPS = ['declare', 'plan', 'reveal', 'strength', 'attack'] as const;

/** How far the battle has come. */
function stepOf({ revealed, winner, sides }: BattleView): number {
  if (winner >= 0) return 4;
  if (sides.some(({ strength }) => strength !== null)) return 3;
  return revealed ? 2 : 1;
}

/** The battle that is going on: both sides in the open, the wheel, and what each plan may come to. */
export function BattlePanel({ part }: { readonly part: Part }) {
  const { view, asked } = part;
  const { battle } = view;
  if (!battle) return null;
  const { placeById } = chartOf(view.players.length);
  const bounds = boundsOf(view);
  const now = stepOf(battle);
  const planning = asked?.kind === 'plan' ? asked : null;
  // Of a small panel little is left over: what is asked lies on the map below, or beside the wheel.
  const isElsewhere = planning !== null || asked?.form === 'place';
  return (
    <FightPanel
      label={t('battle.name')}
      className="co-battle-panel"
      dock={cornerAwayFrom(bounds, placeById.get(battle.region) ?? bounds)}
      title={() => (
        <p>
          <strong>{t('battle.at', { region: regionName(view, battle.region) })}</strong>{' '}
          <span>{t('battle.selected', { who: within(view, battle.selector, view.viewer) })}</span>
        </p>
      )}
      steps={{
        label: t(`battle.step_${STEPS[now] ?? 'plan'}`),
        names: STEPS.map((step) => t(`battle.step_${step}`)),
        now,
      }}
    >
      {(isSmall) => (
        <div className="co-scene-of-battle">
          {!(isSmall && isElsewhere) && (
            <div className="wt-fighters">
              {battle.sides.map((side) => (
                <Side key={side.seat} view={view} battle={battle} side={side} isSmall={isSmall} />
              ))}
            </div>
          )}
          {planning && <Planning part={part} asked={planning} battle={battle} isSmall={isSmall} />}
        </div>
      )}
    </FightPanel>
  );
}

interface SideProps {
  readonly view: ChaosView;
  readonly battle: BattleView;
  readonly side: SideView;
  readonly isSmall: boolean;
}

/** Of a side only what counts while plans are made, beside the wheel of a phone. */
function SideLine({ view, side: { seat, open } }: Pick<SideProps, 'view' | 'side'>) {
  const faction = view.players[seat]?.faction;
  return (
    <p className="co-side-line">
      {faction && <Emblem faction={faction} size={20} />}
      <span className="wt-hidden">{capital(seatName(view, seat))}</span>
      <Triple {...open} size={16} />
    </p>
  );
}

/** One side: who stands there, its numbers, its plan as far as it can be seen, and the sums once they are made. */
function Side({ view, battle, side, isSmall }: SideProps) {
  const { seat, plan, locked, strength, attack, shields, open, wounded, die } = side;
  const faction = view.players[seat]?.faction;
  const fighters = view.regions.find(({ id }) => id === battle.region)?.fighters[seat] ?? 0;
  const upgraded = new Set(
    [...(view.players[seat]?.leaders ?? []), ...view.ryhzu].flatMap((one) => (one.upgraded ? [one.id] : [])),
  );
  return (
    <FightSide
      className="co-side"
      title={
        <>
          {faction && <Emblem faction={faction} size={24} />} {capital(seatName(view, seat))}
          {battle.winner === seat && <span className="wt-fighter-won">{t('battle.won')}</span>}
        </>
      }
    >
      <div className="co-army">
        <span title={t('battle.fighters')}>
          <ThingIcon thing="fighter" size={18} /> <b>{fighters}</b>
        </span>
        {leadersAt(view, seat, battle.region).map((id) => (
          <span key={id} title={leaderName(id)}>
            <Portrait id={id} size={isSmall ? 22 : 34} isUpgraded={upgraded.has(id)} />
            <span className="wt-hidden">{leaderName(id)}</span>
          </span>
        ))}
      </div>
      {strength === null ? (
        <p className="co-sums">
          <Triple {...open} size={17} />
        </p>
      ) : (
        <p className="co-sums" data-final>
          <Triple
            strength={strength}
            attack={attack ?? open.attack}
            shields={shields ?? open.shields}
            size={20}
          />
        </p>
      )}
      <p className="co-plan">
        {plan ? (
          <>
            <b>{sectionName(plan.section)}</b>{' '}
            {plan.card ? tacticsName(plan.card) : t(plan.bluff ? 'battle.bluff' : 'battle.noCard')}
            {plan.card && plan.faceup && <small> {combatEffect(plan.card)}</small>}
          </>
        ) : (
          <span data-locked={locked}>{t(locked ? 'battle.locked' : 'battle.planning')}</span>
        )}
        {die !== null && <Die face={die} size={isSmall ? 24 : 34} />}
      </p>
      {wounded > 0 && <p>{t('battle.wounded', { count: wounded })}</p>}
    </FightSide>
  );
}

interface PlanningProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly battle: BattleView;
  readonly isSmall: boolean;
}

const isSection = (value: unknown): value is Section => SECTIONS.some((section) => section === value);

/** What is chosen so far, with what is pointed at. */
function intentOf(asked: Asked, considered: unknown): Intent | undefined {
  const [section, card] = asked.taken ?? [];
  const pointed = isSection(considered) ? considered : undefined;
  const wanted = isSection(section) ? section : pointed;
  if (!wanted) return undefined;
  const shown = card ?? (typeof considered === 'string' ? cardOf(considered) : undefined);
  const isFacedown = considered === 'facedown';
  return {
    section: wanted,
    card: shown !== undefined && !isFacedown && isCard(String(shown)) ? (String(shown) as TacticsId) : null,
  };
}

/** The wheel, and beside it what my plan would make of my numbers; the odds only of a whole panel: a small one keeps its height, so that the wheel stays under the finger. */
function Planning({ part, asked, battle, isSmall }: PlanningProps) {
  const considered = useConsidered(part.attention);
  const mine = battle.sides.find(({ seat }) => seat === asked.seat);
  const theirs = battle.sides.find(({ seat }) => seat !== asked.seat);
  const [chosen] = asked.taken ?? [];
  const intent = intentOf(asked, considered);
  if (!mine || !theirs) return null;
  return (
    <div className="co-planning">
      <Wheel part={part} asked={asked} chosen={isSection(chosen) ? chosen : undefined} />
      <div className="co-planning-text">
        {isSmall && battle.sides.map((side) => <SideLine key={side.seat} view={part.view} side={side} />)}
        {intent ? (
          <>
            <p>
              <b>{sectionName(intent.section)}</b>
              {intent.card && <> · {tacticsName(intent.card)}</>}
            </p>
            <p className="co-sums">
              <Triple {...withPlan(mine.open, intent)} size={18} />
            </p>
            {part.odds && !isSmall && (
              <Odds mine={mine} theirs={theirs} intent={intent} selector={battle.selector} view={part.view} />
            )}
          </>
        ) : (
          <p>{t('battle.turnWheel')}</p>
        )}
        {isSection(chosen) && asked.taken?.length === 1 && (
          <p className="co-soft">{t('battle.chooseCard')}</p>
        )}
      </div>
    </div>
  );
}
