import { Figure, Figures } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { memo } from 'react';
import { FACTIONS } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { Emblem } from '../art/Emblem.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import type { Good } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { LOOKS } from '../factions/index.ts';
import { t } from '../texts/say.ts';
import './players.css';

/** A player at a glance: how far the fame marker has come, and what everybody may see, in numbers. */
export function Strip({ view, seat }: SeatPartProps<ChaosView>) {
  const player = view.players[seat];
  if (!player?.faction) return null;
  const { faction, fame, energy, gems, handSize, regionCount, relics, tokens } = player;
  const { fameEnd } = FACTIONS[faction];
  const note = LOOKS[faction].note?.({ view, seat });
  return (
    <div className="co-strip">
      <p className="co-strip-head">
        <Emblem faction={faction} size={26} />
        <span className="wt-progress co-fame" title={t('strip.fame', { fame, end: fameEnd })}>
          <progress value={fame} max={fameEnd} aria-label={t('strip.fame', { fame, end: fameEnd })} />
          {fame}/{fameEnd}
        </span>
        {view.flareGun === seat && (
          <span title={t('strip.gun')}>
            <ThingIcon thing="gun" size={17} />
            <span className="wt-hidden">{t('strip.gun')}</span>
          </span>
        )}
      </p>
      <Figures>
        <Holding good="energy" name={t('hand.energy')} count={energy} />
        <Holding good="gems" name={t('hand.gems')} count={gems} />
        <Holding good="cards" name={t('strip.cards')} count={handSize} />
        <Number thing="region" name={t('hand.regions')} count={regionCount} />
        <Number thing="relic" name={t('hand.relics')} count={relics.length} />
        <Number thing="token" name={t('strip.tokens', { ranks: tokens.join(' ') })} count={tokens.length} />
      </Figures>
      {note && <small className="co-strip-note">{note}</small>}
    </div>
  );
}

interface CountProps {
  readonly name: string;
  readonly count: number;
}

const Holding = memo(({ good, name, count }: CountProps & { readonly good: Good }) => (
  <Figure name={name} value={count}>
    <GoodIcon good={good} size={15} />
  </Figure>
));

const Number = memo(({ thing, name, count }: CountProps & { readonly thing: Thing }) => (
  <Figure name={name} value={count}>
    <ThingIcon thing={thing} size={15} />
  </Figure>
));
