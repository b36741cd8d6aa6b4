import { Section, useTableViewModel } from '@warptable/ui';
import { listed } from '@warptable/speech';
import { RIVALS, TRACK_TYPES } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { PlayerView, SoloView } from '../../rules/view.ts';
import { missionName, pointsText } from '../../words/cards.ts';
import { goodsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { followText, phaseName, rivalCombatName } from '../../words/solo.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { RewardFace } from '../cards/Faces.tsx';
import { RivalCard } from '../rivals/RivalCard.tsx';
import { RivalFace } from '../rivals/RivalFace.tsx';
import { t } from '../texts/say-solo.ts';
import { Deck } from './AutomaSection.tsx';
import { counterOf } from './counters.ts';
import { GOAL, NextPhase, PhaseDots } from './RivalStrip.tsx';
import '../rivals/card.css';
import './rival.css';

interface RivalPanelProps {
  readonly part: Part;
  readonly solo: SoloView;
  readonly player: PlayerView;
}

/** Everything about the Rival: nothing of it is hidden but the order of its decks. */
export function RivalPanel({ part, solo, player }: RivalPanelProps) {
  const { view } = part;
  const { log } = useTableViewModel();
  const supply = solo.supplies[RIVAL];
  const counter = counterOf(view, solo, log);
  return (
    <div className="tw-player tw-rival-panel">
      <header>
        <RivalFace rival={solo.rival} size={112} />
        <div>
          <p>
            <strong>{phaseName(solo.phase)}</strong> <PhaseDots solo={solo} />
          </p>
          <NextPhase solo={solo} gold={supply?.gold ?? 0} energy={supply?.energy ?? 0} />
          <p className="tw-soft">
            {solo.nextPhase
              ? t('solo.panel.nextCost', { goods: goodsText(RIVALS[solo.rival].nextPhase) })
              : t('solo.strip.lastPhase')}
            {'. '}
            {t('solo.panel.lastRound', { round: solo.lastRound })}.
          </p>
        </div>
      </header>
      <Section title={t('solo.panel.points')}>
        <Points solo={solo} player={player} />
      </Section>
      {counter !== undefined && (
        <Section title={t('solo.panel.counters')}>
          <p className="tw-rival-counter">{counter}</p>
        </Section>
      )}
      <Section title={t('solo.panel.follow')}>
        <p>{solo.follow ? `${followText(solo.follow)}.` : t('solo.panel.followed')}</p>
      </Section>
      <Section title={t('solo.panel.supply')}>
        {supply && (
          <ul role="list" className="wt-supply">
            <li>
              <GoodIcon good="gold" /> {supply.gold} {t('solo.strip.gold')}
            </li>
            <li>
              <GoodIcon good="energy" /> {supply.energy} {t('solo.strip.energy')}
            </li>
            <li>
              <ThingIcon thing="reserve" /> {supply.reserve} {t('solo.strip.reserve')}
            </li>
            <li>
              <ThingIcon thing="troop" /> {t('solo.panel.unused', { count: supply.unused })}
            </li>
          </ul>
        )}
      </Section>
      <Section
        title={t('solo.panel.rewards', { count: solo.rewards.length })}
        none={solo.rewards.length === 0 && t('solo.panel.none')}
      >
        {solo.rewards.map((reward) => (
          <Card key={reward} part={part} kind="text" type="reward" thing={`reward:${reward}`}>
            <RewardFace reward={reward} />
          </Card>
        ))}
      </Section>
      <Section title={t('solo.panel.board')}>
        <Tracks player={player} />
      </Section>
      <Section title={t('solo.panel.combatDeck')}>
        <CombatDeck solo={solo} />
      </Section>
      <Deck view={view} solo={solo} />
      <details>
        <summary>{t('solo.panel.card')}</summary>
        <RivalCard rival={solo.rival} />
      </details>
    </div>
  );
}

function Points({ solo, player }: Omit<RivalPanelProps, 'part'>) {
  const { points, done = [] } = player;
  return (
    <div className="tw-rival-points">
      <meter min={0} max={GOAL} value={Math.min(points, GOAL)} aria-hidden="true" />
      <p>
        <b>{t('solo.panel.trigger', { points, goal: GOAL })}</b>
      </p>
      <p>{t('solo.panel.direct', { points: pointsText(solo.directPoints) })}</p>
      {done.length > 0 && <p>{t('solo.panel.missions', { missions: listed(done.map(missionName)) })}</p>}
      {solo.hard && (
        <p>
          {solo.hardPoints === null
            ? t('solo.panel.hardHidden')
            : t('solo.panel.hardNow', { points: pointsText(solo.hardPoints) })}
        </p>
      )}
    </div>
  );
}

/** TWS 9.3: they count for missions, but give it nothing. */
function Tracks({ player: { tracks, levels } }: { readonly player: PlayerView }) {
  return (
    <ul role="list" className="wt-supply">
      {TRACK_TYPES.map((type, i) => (
        <li key={type}>
          <BuildingIcon type={type} seat={RIVAL} size={22} />{' '}
          {t('solo.panel.track', {
            track: say(`tracks.${type}.name`),
            position: tracks[i] ?? 0,
            level: levels[i] ?? 1,
          })}
        </li>
      ))}
    </ul>
  );
}

/** TWS 25.7: the cards that nobody has seen since the last shuffle. */
function CombatDeck({ solo: { combatDeck, combatDiscard } }: { readonly solo: SoloView }) {
  return (
    <div>
      <p>{t('solo.panel.combatLeft', { left: combatDeck.left, discarded: combatDiscard.length })}</p>
      {combatDeck.possible.length > 0 && (
        <p className="tw-soft">
          {t('solo.panel.mayCome', { cards: combatDeck.possible.map(rivalCombatName).join(', ') })}
        </p>
      )}
    </div>
  );
}
