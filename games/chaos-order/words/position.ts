import { listed } from '@warptable/speech';
import { PHASES } from '../content/index.ts';
import type { BattleView, ChaosView, PlayerView } from '../rules/view.ts';
import { cardNames, cardText, combatEffect } from './cards.ts';
import { planText } from './combat.ts';
import { costOf, isRank, neutralCost } from './gains.ts';
import { intelName, looseName, seatName } from './names.ts';
import { borderText, regionName } from './places.ts';
import { peopleText, playersText } from './players.ts';
import { regionsText } from './regions.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
import { wrapped } from './table.ts';

const WIDTH = 100;

/** The whole position, for a terminal of a hundred columns. */
export function positionText(view: ChaosView): string {
  const parts = [
    headline(view),
    playersText(view),
    wrapped(sayPosition('position.key'), WIDTH, 0),
    peopleText(view, WIDTH),
    pricesText(view),
    isLaidOut(view) ? regionsText(view, WIDTH) : '',
    ...view.players.flatMap((player) => (player.own ? ownText(view, player, player.own) : [])),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Factions are taken before anything lies on the table. */
const isLaidOut = ({ phase, deckSize }: ChaosView): boolean => phase !== 'setup' || deckSize > 0;

function headline(view: ChaosView): string {
  const { round, phase, active, flareGun, viewer, ending, winners } = view;
  if (ending !== null)
    return sayPosition('position.over', {
      round,
      winners: listed(winners.map((seat) => seatName(view, seat))),
      ending: sayPosition(`position.endings.${ending}`),
    });
  const sentences = [
    phase === 'setup'
      ? sayPosition('position.settingUp')
      : sayPosition('position.round', {
          round,
          phase: say(`phases.${phase}`),
          active: seatName(view, active),
        }),
    sayPosition('position.flareGun', { name: seatName(view, flareGun) }),
    ...(viewer === 'spectator' ? [] : [sayPosition('position.you', { name: seatName(view, viewer) })]),
    ...commonText(view),
  ];
  const lines = [
    wrapped(sentences.join(' '), WIDTH, 2),
    ...(view.battle ? [battleText(view, view.battle)] : []),
  ];
  return lines.join('\n');
}

/** What lies on the table for all. */
function commonText(view: ChaosView): string[] {
  const { round, regions, deckSize, discard, ship, intel, morale, loose } = view;
  const current = regions.find(({ relic }) => relic === round && relic > 0);
  return [
    ...(current
      ? [sayPosition('position.relic', { number: round, region: regionName(view, current.id) })]
      : []),
    sayPosition('position.cards', { deck: deckSize, discard: discard.length }),
    ...(ship === null ? [] : [sayPosition('position.ship', { border: borderText(view, ship) })]),
    ...(intel ? [sayPosition('position.intel', { held: intel.heldSize, deck: intel.deckSize })] : []),
    ...(morale ? [sayPosition('position.morale', { strength: morale.strength, fame: morale.fame })] : []),
    ...(loose.length > 0
      ? [sayPosition('position.loose', { tokens: loose.map((token) => looseName(token)).join(', ') })]
      : []),
  ];
}

function battleText(view: ChaosView, { region, sides }: BattleView): string {
  const [first, second] = sides.map(({ seat, open, locked, plan }) => {
    const side = sayPosition('position.side', { name: seatName(view, seat), ...open });
    if (plan)
      return sayPosition('position.sidePlan', {
        side,
        plan: planText(plan.section, plan.card, plan.bluff),
      });
    return locked ? sayPosition('position.sideLocked', { side }) : side;
  });
  const text = sayPosition('position.battle', {
    region: regionName(view, region),
    sides: sayPosition('position.against', { first: first ?? '', second: second ?? '' }),
  });
  return wrapped(text, WIDTH, 2);
}

function pricesText(view: ChaosView): string {
  if (view.phase === 'setup') return '';
  const lines = PHASES.map((phase, i) => {
    const price = view.prices[i];
    const name = say(`phases.${phase}`);
    if (!price) return sayPosition('position.open', { phase: name });
    const { by, token, last, surcharges } = price;
    const fill = { phase: name, name: seatName(view, by) };
    const text = isRank(token)
      ? sayPosition(last ? 'position.priceLast' : 'position.price', {
          ...fill,
          cost: costOf(token, view.players.length, seatName(view, by)),
        })
      : sayPosition('position.priceNeutral', { phase: name, cost: neutralCost(token) });
    return surcharges.length > 0
      ? sayPosition('position.surcharged', { price: text, count: surcharges.length })
      : text;
  });
  return [sayPosition('position.prices'), ...lines].join('\n');
}

/** What only the owner knows. */
function ownText(view: ChaosView, _player: PlayerView, own: NonNullable<PlayerView['own']>): string[] {
  if (view.phase === 'setup') return [];
  const kinds = [...new Set(own.hand)];
  const lines = [
    sayPosition('position.own.hand', { cards: cardNames(own.hand) || sayPosition('position.own.empty') }),
    ...kinds.map((card) => {
      const combat = combatEffect(card);
      const text =
        combat === undefined ? cardText(card) : say('things.cardBoth', { card: cardText(card), combat });
      return sayPosition('position.own.card', { card: text });
    }),
    ...(own.fresh.length > 0 ? [sayPosition('position.own.fresh', { cards: cardNames(own.fresh) })] : []),
    ...(view.intel?.held && view.intel.held.length > 0 && view.viewer !== 'spectator'
      ? [sayPosition('position.own.intel', { cards: view.intel.held.map(intelName).join(', ') })]
      : []),
  ];
  return [lines.map((line) => wrapped(line, WIDTH, 4)).join('\n')];
}
