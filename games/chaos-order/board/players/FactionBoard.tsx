import { capital } from '@warptable/speech';
import { Section } from '@warptable/ui';
import { memo } from 'react';
import { BOARD_ABILITIES, BUILDINGS, BUILDING_INCOME, FACTIONS, PHASES, RANKS } from '../../content/index.ts';
import type { Building, FactionId } from '../../content/index.ts';
import type { ChaosView, PlayerView } from '../../rules/view.ts';
import { costOf, fameRewardText, relicSpaceText, tokenEffect } from '../../words/gains.ts';
import { boardAbilityName, boardAbilityText, buildingName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { Goods } from '../art/Goods.tsx';
import { AbilityIcon, BuildingIcon, PhaseIcon, ThingIcon } from '../art/Icons.tsx';
import { LOOKS } from '../factions/index.ts';
import { t } from '../texts/say.ts';

interface BoardProps {
  readonly view: ChaosView;
  readonly player: PlayerView;
  readonly faction: FactionId;
}

/** The faction board: fame, relics, buildings, abilities, recruits and tokens as they lie. */
export const FactionBoard = (props: BoardProps) => (
  <>
    <Section title={t('board.fame')}>
      <FameTrack faction={props.faction} fame={props.player.fame} />
    </Section>
    <Section title={t('board.relics')}>
      <RelicSpaces {...props} />
    </Section>
    <Section title={t('board.buildings')}>
      <div className="co-board-ground">
        <Pattern faction={props.faction} />
        {BUILDINGS.map((building) => (
          <BuildingRow key={building} {...props} building={building} />
        ))}
        <Abilities {...props} />
      </div>
    </Section>
    <Section title={t('board.recruits')}>
      <Sectors {...props} />
    </Section>
    <Section title={t('board.tokens')}>
      <Tokens {...props} />
    </Section>
    <Section title={t('board.research')}>
      <Research {...props} />
    </Section>
  </>
);

const Pattern = memo(({ faction }: { readonly faction: FactionId }) => (
  <svg className="co-pattern" aria-hidden="true">
    <defs>
      <pattern id={`co-pattern-${faction}`} width="40" height="40" patternUnits="userSpaceOnUse">
        <path d={LOOKS[faction].pattern} />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill={`url(#co-pattern-${faction})`} />
  </svg>
));

/** Space by space: where the marker stands, and what waits on the way. */
const FameTrack = memo(function FameTrack({
  faction,
  fame,
}: {
  readonly faction: FactionId;
  readonly fame: number;
}) {
  const { fameEnd, fameRewards } = FACTIONS[faction];
  return (
    <ol className="co-fame-track" aria-label={t('strip.fame', { fame, end: fameEnd })}>
      {Array.from({ length: fameEnd + 1 }, (_, space) => {
        const reward = fameRewards.find(({ at }) => at === space)?.gain;
        return (
          <li
            key={space}
            data-state={space < fame ? 'done' : space === fame ? 'now' : 'next'}
            data-end={space === fameEnd}
          >
            <b>{space}</b>
            {reward && (
              <small title={fameRewardText(reward)}>
                {reward === 'redeploy' ? (
                  <>
                    <PhaseIcon phase="move" size={14} />
                    <span className="wt-hidden">{fameRewardText(reward)}</span>
                  </>
                ) : (
                  <Goods gain={reward} size={13} />
                )}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
});

function RelicSpaces({ player, faction }: BoardProps) {
  return (
    <ol className="co-spaces">
      {FACTIONS[faction].relicSpaces.map((space, i) => (
        <li key={i} data-filled={i < player.relics.length}>
          {i < player.relics.length ? (
            <b>
              <ThingIcon thing="relic" size={18} /> {player.relics[i]}
            </b>
          ) : (
            <>
              <Goods gain={{ research: 1 }} size={14} />
              {typeof space === 'string' ? (
                <small>{relicSpaceText(space)}</small>
              ) : (
                <Goods gain={space} size={14} />
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Empty spaces, from the left, show the income that they uncover. */
function BuildingRow({ player, faction, building }: BoardProps & { readonly building: Building }) {
  const built = player.built[BUILDINGS.indexOf(building)] ?? 0;
  return (
    <div className="co-building-row">
      <span>
        <BuildingIcon building={building} size={20} /> {capital(buildingName(building))}
      </span>
      <ol>
        {FACTIONS[faction].locks[building].map((isLocked, i) => (
          <li
            key={i}
            data-empty={i < built}
            aria-label={t(i < built ? 'board.onMap' : isLocked ? 'board.locked' : 'board.there', {
              building: buildingName(building),
            })}
          >
            {i < built ? (
              <Goods gain={BUILDING_INCOME[building]} size={14} />
            ) : (
              <BuildingIcon building={building} size={20} />
            )}
            {isLocked && i >= built && <ThingIcon thing="lock" size={13} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Abilities({ player, faction }: BoardProps) {
  return (
    <ul role="list" className="co-abilities">
      {BOARD_ABILITIES.map((ability) => {
        const isOpen = player.uncovered.includes(ability);
        const isLocked = !isOpen && FACTIONS[faction].lockedFoundations.includes(ability);
        return (
          <li key={ability} data-open={isOpen}>
            <AbilityIcon ability={ability} size={18} />
            <span>
              <b>{boardAbilityName(ability)}</b> {isLocked && <ThingIcon thing="lock" size={13} />}{' '}
              <small>
                {isOpen ? boardAbilityText(ability) : `${t('board.covered')} ${boardAbilityText(ability)}`}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The recruitment track, from the first sector to the base. */
function Sectors({ player, faction }: BoardProps) {
  const { fastTrack, trade } = FACTIONS[faction];
  return (
    <>
      <ol className="co-sectors">
        {player.sectors.map((count, i) => (
          <li key={i}>
            <small>{t('board.sector', { sector: i + 1 })}</small>
            <b>{count}</b>
          </li>
        ))}
        <li data-base>
          <small>{t('board.base')}</small>
          <b>{player.onBase}</b>
        </li>
      </ol>
      <p className="co-soft">
        {fastTrack === null ? t('board.noFastTrack') : t('board.fastTrack', { count: fastTrack })}{' '}
        {t(trade === 'gems' ? 'board.tradeGems' : 'board.tradeCards')}
      </p>
    </>
  );
}

const PILES = ['tokens', 'recalled', 'vault', 'boxed'] as const;

/** Where each pricing token is. */
function Tokens({ view, player }: BoardProps) {
  return (
    <ul role="list" className="co-token-list">
      {RANKS.map((rank) => {
        const pile = PILES.find((one) => player[one].includes(rank));
        const effect = tokenEffect(rank, view);
        return (
          <li key={rank} data-pile={pile ?? 'placed'}>
            <span className="co-coin">{rank}</span>
            <span>
              <b>{t(`board.pile_${pile ?? 'placed'}`)}</b>
              <small>
                {costOf(rank, view.players.length, t('prices.owner'))}
                {effect && `; ${effect}`}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Research({ player }: BoardProps) {
  return (
    <ul role="list" className="wt-supply">
      {PHASES.map((phase, i) => (
        <li key={phase}>
          <PhaseIcon phase={phase} size={18} /> {capital(say(`phases.${phase}`))}{' '}
          <b>{player.research[i]}/5</b>
        </li>
      ))}
    </ul>
  );
}
