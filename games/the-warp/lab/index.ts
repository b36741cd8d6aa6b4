import type { Findings, Lab, Seat } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import { PLAYER } from '../rules/solo/state.ts';
import type { WarpView } from '../rules/view.ts';
import { cardsOf, offersOf } from './cards.ts';
import { goalsOf } from './goals.ts';
import { isRace } from '../words/cards.ts';
import { nameOf } from './names.ts';

/**
 * What the laboratory counts of The Warp. There are no options to set: chance deals the piles of the draft (TW 2.17), and to
 * choose from them is part of the game. The map side is agreed on before, so it takes a run for each.
 */
export const theWarpLab: Lab<WarpView, WarpEvent> = {
  findings({ view, events }): Findings {
    const happened = events.filter((event): event is WarpEvent => event.type !== 'Forced');
    return {
      rounds: view.round,
      seats: view.players.map((_, seat) => playedWith(view, seat)),
      table: { ...laidOut(view), ...offersOf(happened) },
      cards: cardsOf(happened),
      goals: goalsOf(view, happened),
    };
  },
  name: nameOf,
  label: (races) =>
    races
      .split('+')
      .map((race) => (isRace(race) ? nameOf('race', race) : race))
      .join(' + '),
};

/**
 * Two races (TW 2.19) and the place in turn order. The Player Zone on the map is the seat itself, which is counted anyway. Alone, the
 * Rival in place of the order (TWS 4.1).
 */
function playedWith({ players, first, solo }: WarpView, seat: Seat): Findings['seats'][number] {
  const race = players[seat]?.races ?? [];
  if (solo) return seat === PLAYER ? { race, rival: solo.rival } : { race };
  const { length } = players;
  const turn = (seat - first + length) % length;
  return { race, turn: `${turn + 1} of ${length}` };
}

/** The races against which all play, and what helps them (TW 2.16, TW 2.20). */
const laidOut = ({ exiled, guardian }: WarpView): Findings['table'] => ({
  exiled: [exiled.yellow, exiled.green].flatMap((race) => race ?? []),
  guardian: guardian.race === null ? [] : [guardian.race],
  token: guardian.tokens,
});
