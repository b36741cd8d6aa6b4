import type { Seat } from '@warptable/kernel';
import { Section } from '@warptable/ui';
import type { SeatPartProps } from '@warptable/ui';
import { FACTIONS, PIECES_PER_COLOUR } from '../../content/index.ts';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { abilityName, abilityText, factionName, playerName, tokenName } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { TradeGood } from '../art/Tokens.tsx';
import { ActionFace } from '../cards/ActionCard.tsx';
import { Card } from '../cards/Card.tsx';
import { ObjectiveBack, ObjectiveFace, TacticsFace, TechnologyFace } from '../cards/Faces.tsx';
import type { TacticsId } from '../../content/index.ts';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';
import { Slots } from './Slots.tsx';
import './players.css';

/** Everything that may be seen of a player. */
export function Player({ seat, ...part }: SeatPartProps<WarpgateView>) {
  const { view } = part;
  const player = view.players[seat];
  if (!player) return null;
  const { technologies, objectives } = player;
  return (
    <div className="wg-player">
      <Ability view={view} seat={seat} player={player} inspect={part.inspect} />
      {view.layout !== '' && (
        <>
          <Section title={t('player.slots')}>
            <Slots view={view} player={player} part={part} />
          </Section>
          <Section title={t('player.supply')}>
            <Supply view={view} player={player} inspect={part.inspect} />
          </Section>
          <Section
            title={t('player.objectives', { count: objectives.length })}
            none={objectives.length === 0 && t('player.none')}
          >
            {objectives.map(({ id, type, have, need }, i) => (
              <Card key={i} part={part} kind={id ? 'text' : 'back'} thing={id && `objective:${id}`}>
                {id ? (
                  <ObjectiveFace objective={id} have={have} need={need} />
                ) : (
                  <ObjectiveBack type={type} />
                )}
              </Card>
            ))}
          </Section>
          <Section
            title={t('player.technologies', { count: technologies.length })}
            none={technologies.length === 0 && t('player.none')}
          >
            {technologies.map((technology) => (
              <Card key={technology} part={part} kind="text" thing={`technology:${technology}`}>
                <TechnologyFace technology={technology} />
              </Card>
            ))}
          </Section>
          {player.kind === 'human' && <Discarded part={part} player={player} />}
          <Tactics part={part} player={player} />
        </>
      )}
    </div>
  );
}

interface OfPlayer {
  readonly view: WarpgateView;
  readonly player: PlayerView;
  readonly inspect: (thing: string) => void;
}

function Ability({ view, seat, player, inspect }: OfPlayer & { readonly seat: Seat }) {
  const { faction, kind } = player;
  if (!faction)
    return (
      <p className="wg-ability">
        {kind === 'gatekeepers'
          ? t('player.automatic', { name: playerName(view, seat) })
          : t('player.noFaction')}
      </p>
    );
  return (
    <p className="wg-ability">
      <strong>
        {factionName(faction)} ({FACTIONS[faction].side})
      </strong>{' '}
      <em>{abilityName(faction)}.</em> {abilityText(faction)}{' '}
      <button type="button" className="wg-text-button" onClick={() => inspect(`faction:${faction}`)}>
        {t('cards.read')}
      </button>
    </p>
  );
}

function Supply({ view, player, inspect }: OfPlayer) {
  const { ships, markers, goods, spentGoods, drone, deckSize, discard, handSize, tokens, kind } = player;
  return (
    <ul role="list" className="wt-supply">
      <li>
        <ThingIcon thing="ship" /> {t('player.ships', { out: PIECES_PER_COLOUR.ships - ships, left: ships })}
      </li>
      <li>
        <ThingIcon thing="marker" />{' '}
        {t('player.markers', { out: PIECES_PER_COLOUR.markers - markers, left: markers })}
      </li>
      <li>
        {Array.from({ length: goods }, (_, i) => (
          <TradeGood key={i} spent={i >= goods - spentGoods} size={20} />
        ))}
        {t('player.goods', { count: goods, unspent: goods - spentGoods })}
      </li>
      {kind === 'human' && (
        <li>
          <ThingIcon thing="deck" />{' '}
          {t('player.cards', { hand: handSize, deck: deckSize, discard: discard.length })}
        </li>
      )}
      {drone !== null && (
        <li>
          <ThingIcon thing="technology" /> {t('player.drone', { place: placeName(view, drone) })}
        </li>
      )}
      {player.blockaded && (
        <li className="wg-danger">
          <ThingIcon thing="blockade" /> {t('hand.blockaded')}
        </li>
      )}
      {tokens.map((token, i) => (
        <li key={i}>
          <ThingIcon thing="token" />
          <button type="button" className="wg-text-button" onClick={() => inspect(`token:${token}`)}>
            {tokenName(token)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The Action discard pile lies face up for everybody (chapter 15); the card on top comes first. */
const Discarded = ({ part, player: { discard } }: { readonly part: Part; readonly player: PlayerView }) => (
  <Section
    title={t('player.discard', { count: discard.length })}
    none={discard.length === 0 && t('player.none')}
  >
    {discard.toReversed().map((card) => (
      <Card key={card} part={part} kind="action" thing={`action:${card}`}>
        <ActionFace card={card} />
      </Card>
    ))}
  </Section>
);

/** The Tactics cards: mine all of them, those of others as far as they were seen. */
function Tactics({ part, player }: { readonly part: Part; readonly player: PlayerView }) {
  const { own, knownTactics, tacticsDiscard, tacticsDeckSize } = player;
  const known = own ? own.tacticsDeck : knownTactics.filter((card) => !tacticsDiscard.includes(card));
  return (
    <>
      <Section
        title={t(own ? 'player.ownTactics' : 'player.knownTactics', { count: tacticsDeckSize })}
        none={known.length === 0 && t('player.none')}
      >
        <TacticsCards part={part} cards={known} />
      </Section>
      <Section
        title={t('player.tacticsDiscard', { count: tacticsDiscard.length })}
        none={tacticsDiscard.length === 0 && t('player.none')}
      >
        <TacticsCards part={part} cards={tacticsDiscard} />
      </Section>
    </>
  );
}

const TacticsCards = ({ part, cards }: { readonly part: Part; readonly cards: readonly TacticsId[] }) =>
  cards.map((card) => (
    <Card key={card} part={part} kind="text" thing={`tactics:${card}`}>
      <TacticsFace card={card} />
    </Card>
  ));
