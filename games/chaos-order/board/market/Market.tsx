import { capital } from '@warptable/speech';
import { Figure, Figures, Section, SeatMark } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { FACTIONS, NEUTRAL_TOKENS, PHASES, TRACKS } from '../../content/index.ts';
import type { Main, Phase } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { cardNames } from '../../words/cards.ts';
import { iconText, mainText, neutralCost } from '../../words/gains.ts';
import { looseName, seatName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { PhaseIcon, ThingIcon } from '../art/Icons.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import './market.css';

/** What lies in the middle of the table: the race for fame, the research tracks, what is left to take. */
export function Market(part: PartProps<ChaosView>) {
  const { view } = part;
  return (
    <div className="co-market">
      <FameRace view={view} />
      <ResearchTracks part={part} />
      <Piles view={view} />
      {view.loose.length > 0 && (
        <Section title={t('market.loose')}>
          <ul role="list" className="co-loose">
            {view.loose.map((id) => (
              <li key={id}>
                <button type="button" onClick={() => part.inspect(`loose:${id}`)}>
                  {capital(looseName(id))}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Everybody on a track as long as the other: how near the end each has come. */
function FameRace({ view }: { readonly view: ChaosView }) {
  return (
    <Section title={t('market.race')}>
      <ul role="list" className="co-race">
        {view.players.map(({ faction, fame }, seat) => {
          if (!faction) return null;
          const { fameEnd } = FACTIONS[faction];
          const name = t('market.racer', { name: seatName(view, seat), fame, end: fameEnd });
          return (
            <li key={seat} className="wt-livery" data-colour={seatStyleOf(view, seat).colour} title={name}>
              <span className="wt-hidden">{name}</span>
              <span className="co-race-way" aria-hidden="true">
                <i style={{ width: `${(fame / fameEnd) * 100}%` }} />
                <span style={{ left: `${(fame / fameEnd) * 100}%` }}>
                  <SeatMark mark={seatStyleOf(view, seat)} size={20} />
                </span>
              </span>
              <b aria-hidden="true">
                {fame}/{fameEnd}
              </b>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Five tracks of five columns, with everybody's markers. */
function ResearchTracks({ part }: { readonly part: PartProps<ChaosView> }) {
  return (
    <Section title={t('market.tracks')}>
      <ol className="co-tracks">
        {PHASES.map((phase) => (
          <li key={phase}>
            <Track part={part} phase={phase} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Track({ part, phase }: { readonly part: PartProps<ChaosView>; readonly phase: Phase }) {
  const { view } = part;
  const at = PHASES.indexOf(phase);
  const name = capital(say(`phases.${phase}`));
  return (
    <button type="button" className="co-track" onClick={() => part.inspect(`phase:${phase}`)}>
      <span className="co-track-name" title={name}>
        <span className="wt-hidden">{name}</span>
        <PhaseIcon phase={phase} size={16} />
      </span>
      {TRACKS[phase].columns.map((column, i) => {
        const seats = view.players.flatMap(({ research }, seat) => (research[at] === i + 1 ? [seat] : []));
        const title = [
          mainText(phase, column.main),
          ...(column.immediate.length > 0
            ? [t('cards.atOnce', { what: column.immediate.map(iconText).join(` ${t('cards.or')} `) })]
            : []),
        ].join('; ');
        return (
          <span key={i} className="co-column-cell" data-locked={column.lock} title={title}>
            <small>{numberOf(phase, column.main)}</small>
            {seats.map((seat) => (
              <SeatMark key={seat} mark={seatStyleOf(view, seat)} size={13} />
            ))}
          </span>
        );
      })}
    </button>
  );
}

const numberOf = (phase: Phase, main: Main): number => main[phase === 'discover' ? 'research' : phase] ?? 0;

function Piles({ view }: { readonly view: ChaosView }) {
  const { deckSize, discard, neutral } = view;
  return (
    <div className="co-piles">
      <Figures>
        <Figure name={t('market.deck')} value={deckSize}>
          <GoodIcon good="cards" size={18} />
        </Figure>
        <Figure name={t('market.discard')} value={discard.length}>
          <ThingIcon thing="discard" size={18} />
        </Figure>
        {neutral.map((id) => (
          <Figure
            key={id}
            name={t('market.neutral', { cost: neutralCost(id) })}
            value={NEUTRAL_TOKENS[id].supply + 2 * NEUTRAL_TOKENS[id].neighbours}
          >
            <ThingIcon thing="token" size={18} />
          </Figure>
        ))}
      </Figures>
      {discard.length > 0 && (
        <details>
          <summary>{t('market.discarded', { count: discard.length })}</summary>
          {cardNames(discard.toReversed())}
        </details>
      )}
    </div>
  );
}
