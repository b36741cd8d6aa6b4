import type { Viewer, Forced, PersonAt } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { BayEvent } from '../rules/events.ts';
import type { BayView } from '../rules/view.ts';
import { airText, oysterName, oysterNames, reefName, subject } from './names.ts';
import { say } from './say.ts';

/** A line of the log. */
export function eventText(
  _view: BayView,
  event: BayEvent | Forced,
  viewer: Viewer,
  personAt?: PersonAt,
): string | undefined {
  const by = (seat: number) => subject(seat, viewer, personAt);
  switch (event.type) {
    case 'OystersDrawn': {
      const { count, only } = event;
      const oysters = only ? oysterNames(only.oysters) : say('count.oysters', { count });
      return say('log.OystersDrawn', { ...by(event.seat), oysters });
    }
    case 'OystersThrownBack':
      return say('log.OystersThrownBack', { oysters: oysterNames(event.oysters) });
    case 'LampGiven':
      return say('log.LampGiven', by(event.seat));
    case 'RoundBegan':
      return say('log.RoundBegan', { round: event.round });
    case 'BidsShown': {
      const bids = event.bids.map((oyster, seat) =>
        say('log.bid', { who: by(seat).who, oyster: oysterName(oyster) }),
      );
      return say('log.BidsShown', { bids: listed(bids) });
    }
    case 'Sailed': {
      const fill = { ...by(event.seat), reef: reefName(event.reef) };
      return event.air === 0
        ? say('log.stayed', fill)
        : say('log.Sailed', { ...fill, air: airText(event.air) });
    }
    case 'Dived':
      return say('log.Dived', {
        ...by(event.seat),
        dice: listed(event.dice.map(String)),
        pearls: say('count.pearls', { count: event.found }),
      });
    case 'LuckTried': {
      const isWon = event.die === 6;
      return say(isWon ? 'log.won' : 'log.lost', {
        ...by(event.seat),
        die: event.die,
        pearls: say('count.pearls', { count: isWon ? 3 : 1 }),
      });
    }
    case 'OystersOpened':
      return say('log.OystersOpened', { ...by(event.seat), oysters: oysterNames(event.oysters) });
    case 'FeatherTaken':
      return say('log.FeatherTaken', by(event.seat));
    case 'Forced':
      return undefined;
  }
}
