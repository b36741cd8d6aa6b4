import type { ReactNode } from 'react';
import { AUTOMA } from '../../content/index.ts';
import type { AutomaCard, AutomaId, Direction } from '../../content/index.ts';
import { say } from '../../words/say.ts';
import { actionText, automaName, phaseName } from '../../words/solo.ts';
import { GoodIcon, Price } from '../art/Goods.tsx';
import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say-solo.ts';
import './automa.css';

/** The way of the arrow, from the north clockwise. */
const DEGREES: Readonly<Record<Direction, number>> = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

export const Arrow = ({ arrow, size = 20 }: { readonly arrow: Direction; readonly size?: number }) => (
  <svg className="tw-automa-arrow" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
    <path d="M0-10 7.5-1H3V10H-3V-1H-7.5Z" transform={`rotate(${DEGREES[arrow]})`} />
  </svg>
);

/** The sign of what a card makes the Rival do. */
export function ActionSign({
  card: { action },
  size = 18,
}: {
  readonly card: AutomaCard;
  readonly size?: number;
}) {
  if (action.does === 'attack')
    return (
      <span className="tw-automa-sign">
        <MissionIcon type="conquest" size={size} />
        <Arrow arrow={action.arrow} size={size} />
      </span>
    );
  return (
    <span className="tw-automa-sign">
      <ThingIcon thing={action.does === 'terrashift' ? 'terrashift' : 'develop'} size={size} />
    </span>
  );
}

/** An Automa Card: Extract, Action, Move, Follow. */
export function AutomaFace({ card: id }: { readonly card: AutomaId }) {
  const card = AUTOMA[id];
  const { gold, energy, troops } = card.extract;
  return (
    <div className="tw-automa" data-does={card.action.does}>
      <header>
        <strong>{automaName(id)}</strong>
        <span>{phaseName(card.phase)}</span>
      </header>
      <dl>
        <Row name={t('solo.automa.extract')}>
          <span className="tw-automa-goods">
            <Count n={gold} name={say('goods.names.gold')}>
              <GoodIcon good="gold" size={16} />
            </Count>
            <Count n={energy} name={say('goods.names.energy')}>
              <GoodIcon good="energy" size={16} />
            </Count>
            <Count n={troops} name={say('counts.troops', { count: troops })}>
              <ThingIcon thing="troop" size={16} />
            </Count>
          </span>
        </Row>
        <Row name={t('solo.automa.action')} isMain>
          <ActionSign card={card} /> <b>{actionText(card)}</b>
          {card.action.does !== 'attack' && (
            <small>
              {t('solo.automa.youFollow')} <Price cost={card.action.followCost} size={14} />
            </small>
          )}
        </Row>
        <Row name={t('solo.automa.move')}>
          <ThingIcon thing="troop" size={16} /> {t('solo.automa.moves', { count: card.moves })}
        </Row>
        <Row name={t('solo.automa.follow')}>
          <Follow card={card} />
        </Row>
      </dl>
    </div>
  );
}

function Follow({ card: { follow } }: { readonly card: AutomaCard }) {
  return (
    <span>
      {t(`solo.automa.itFollows_${follow.follows}`)}{' '}
      {follow.follows === 'develop' ? (
        <Price cost={follow.pays} size={14} />
      ) : (
        say('counts.cards', { count: follow.draws })
      )}
    </span>
  );
}

interface RowProps {
  readonly name: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

const Row = ({ name, isMain = false, children }: RowProps) => (
  <div data-main={isMain || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface CountProps {
  readonly n: number;
  readonly name: string;
  readonly children: ReactNode;
}

const Count = ({ n, name, children }: CountProps) =>
  n === 0 ? null : (
    <span title={name}>
      {n}
      {children}
      <span className="wt-hidden">{name}</span>
    </span>
  );
