import { Figure, Figures, useTableViewModel } from '@warptable/ui';
import { TRACK_TYPES } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { PlayerView, SoloView, WarpView } from '../../rules/view.ts';
import { goodsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { phaseName } from '../../words/solo.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { RivalFace } from '../rivals/RivalFace.tsx';
import { t } from '../texts/say-solo.ts';
import { counterOf } from './counters.ts';
import './rival.css';

/** Points with which the Endgame begins (TWS 22.1). */
export const GOAL = 9;

interface RivalStripProps {
  readonly view: WarpView;
  readonly solo: SoloView;
  readonly player: PlayerView;
}

/** The Rival at a glance: all of its supply lies open (TWS 25.1). */
export function RivalStrip({ view, solo, player }: RivalStripProps) {
  const { log } = useTableViewModel();
  const { gold = 0, energy = 0, reserve = 0 } = solo.supplies[RIVAL] ?? {};
  const areas = view.areas.filter(({ owner }) => owner === RIVAL).length;
  const counter = counterOf(view, solo, log);
  return (
    <div className="tw-rival-strip">
      <div className="tw-rival-head">
        <RivalFace rival={solo.rival} size={46} />
        <p>
          <strong>{phaseName(solo.phase)}</strong>
          <PhaseDots solo={solo} />
        </p>
      </div>
      <Figures>
        <Figure name={t('solo.strip.points', { goal: GOAL })} value={`${player.points}/${GOAL}`} isMain>
          <ThingIcon thing="points" size={16} />
        </Figure>
        <Figure name={t('solo.strip.areas')} value={areas}>
          <ThingIcon thing="terrashift" size={16} />
        </Figure>
        <Figure name={t('solo.strip.rewards')} value={solo.rewards.length}>
          <ThingIcon thing="reward" size={16} />
        </Figure>
        <Figure name={t('solo.strip.reserve')} value={reserve}>
          <ThingIcon thing="reserve" size={16} />
        </Figure>
      </Figures>
      <Figures>
        {TRACK_TYPES.map((type, i) => (
          <Figure key={type} name={say(`tracks.${type}.name`)} value={player.tracks[i]}>
            <BuildingIcon type={type} seat={RIVAL} size={17} />
          </Figure>
        ))}
      </Figures>
      <NextPhase solo={solo} gold={gold} energy={energy} />
      {counter !== undefined && <p className="tw-rival-counter">{counter}</p>}
    </div>
  );
}

/** One dot a card that is left in the active deck. */
export function PhaseDots({ solo: { phase, decks } }: { readonly solo: SoloView }) {
  const count = decks[phase - 1]?.left ?? 0;
  const text = t('solo.strip.phase', { phase: phaseName(phase), count });
  return (
    <span className="tw-phase-dots" role="img" aria-label={text} title={text}>
      {Array.from({ length: 7 }, (_, i) => (
        <i key={i} data-left={i < count || undefined} />
      ))}
    </span>
  );
}

interface NextPhaseProps {
  readonly solo: SoloView;
  readonly gold: number;
  readonly energy: number;
}

/** What it has of what the next Phase costs. */
export function NextPhase({ solo: { nextPhase }, gold, energy }: NextPhaseProps) {
  if (!nextPhase)
    return (
      <div className="tw-next-phase" title={t('solo.strip.lastPhase')}>
        <Share good="gold" has={gold} />
        <Share good="energy" has={energy} />
        <span className="wt-hidden">{t('solo.strip.lastPhase')}</span>
      </div>
    );
  const { cost, lacks } = nextPhase;
  const isReady = lacks.gold + lacks.energy === 0;
  const text = isReady ? t('solo.strip.nextReady') : t('solo.strip.nextLacks', { goods: goodsText(lacks) });
  return (
    <div className="tw-next-phase" data-ready={isReady || undefined} title={text}>
      <Share good="gold" has={gold} of={cost.gold} />
      <Share good="energy" has={energy} of={cost.energy} />
      <small>{t('solo.strip.next')}</small>
      <span className="wt-hidden">{text}</span>
    </div>
  );
}

interface ShareProps {
  readonly good: 'gold' | 'energy';
  readonly has: number;
  readonly of?: number;
}

const Share = ({ good, has, of }: ShareProps) => (
  <span data-enough={(of !== undefined && has >= of) || undefined}>
    <GoodIcon good={good} size={17} />
    <span className="wt-hidden">{t(`solo.strip.${good}`)}: </span>
    <b>{has}</b>
    {of !== undefined && `/${of}`}
  </span>
);
