import { CardRow, HandFrame, NoHand, Resource, Resources } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { targetOf } from '@warptable/ui/pure';
import { FACTIONS } from '../../content/index.ts';
import type { TacticsId } from '../../content/index.ts';
import type { ChaosView, PlayerView } from '../../rules/view.ts';
import { Emblem } from '../art/Emblem.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import { TacticsFace } from '../cards/Faces.tsx';
import { laidOut } from '../targets.ts';
import { t } from '../texts/say.ts';
import { hasScene } from '../map/SetupScene.tsx';
import { Choice } from './Choice.tsx';
import { numbered, optionFor } from './options.ts';
import './hand.css';

/** My tactics cards, what I have, and whatever cards the question is about. */
export function Hand(part: PartProps<ChaosView>) {
  const { view, viewer, asked } = part;
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!player?.own) return <NoHand>{t('hand.watching')}</NoHand>;
  const question = [asked?.kind, ...(asked?.taken ?? [])].join(' ');
  // Some are chosen from on a scene of their own.
  const laid = hasScene(part) ? undefined : laidOut(asked);
  return (
    <HandFrame className="co-hand" about={question} resources={player.faction && <Mine player={player} />}>
      {asked && laid && <Choice part={part} asked={asked} {...laid} />}
      {player.own.hand.length > 0 && <MyCards part={part} hand={player.own.hand} />}
    </HandFrame>
  );
}

/** What I have, in one line. */
function Mine({ player }: { readonly player: PlayerView }) {
  const { faction, energy, gems, handSize, handLimit, fame, regionCount, relics, onBase } = player;
  if (!faction) return null;
  return (
    <Resources>
      <li>
        <Emblem faction={faction} size={28} />
      </li>
      <Resource name={t('hand.energy')} count={energy} word={t('hand.energyWord')}>
        <GoodIcon good="energy" size={20} />
      </Resource>
      <Resource name={t('hand.gems')} count={gems} word={t('hand.gemsWord')}>
        <GoodIcon good="gems" size={20} />
      </Resource>
      <Resource name={t('hand.handLimit')} count={`${handSize}/${handLimit}`} word={t('hand.cardsWord')}>
        <GoodIcon good="cards" size={20} />
      </Resource>
      <Resource
        name={t('hand.fame')}
        count={`${fame}/${FACTIONS[faction].fameEnd}`}
        word={t('hand.fameWord')}
      >
        <GoodIcon good="fame" size={20} />
      </Resource>
      <Resource name={t('hand.regions')} count={regionCount} word={t('hand.regionsWord')}>
        <ThingIcon thing="region" />
      </Resource>
      <Resource name={t('hand.onBase')} count={onBase} word={t('hand.onBaseWord')} isWide>
        <ThingIcon thing="fighter" />
      </Resource>
      <Resource name={t('hand.relics')} count={relics.length} word={t('hand.relicsWord')} isWide>
        <ThingIcon thing="relic" />
      </Resource>
    </Resources>
  );
}

interface MyCardsProps {
  readonly part: PartProps<ChaosView>;
  readonly hand: readonly TacticsId[];
}

/** CO 17.4: cards gained in this phase are marked: they cannot be used yet. */
function MyCards({ part, hand }: MyCardsProps) {
  const { view, viewer, asked } = part;
  const fresh = viewer === 'spectator' ? [] : [...(view.players[viewer]?.own?.fresh ?? [])];
  return (
    <CardRow label={t('hand.cards')}>
      {numbered(hand).map(({ card, id, copy }) => {
        // Of several copies, the last ones are the fresh ones.
        const copies = hand.filter((one) => one === card).length;
        const isFresh = copy > copies - fresh.filter((one) => one === card).length;
        const value = optionFor(asked, card, copy);
        return (
          <Card
            key={id}
            part={part}
            kind="tactics"
            type="tactics"
            {...(value !== undefined &&
            (targetOf(asked, value) !== 'legal' || !isFresh || asked?.kind === 'discard')
              ? { value }
              : {})}
            thing={`card:${card}`}
            mark={isFresh && <small className="co-fresh">{t('hand.fresh')}</small>}
          >
            <TacticsFace card={card} />
          </Card>
        );
      })}
    </CardRow>
  );
}
