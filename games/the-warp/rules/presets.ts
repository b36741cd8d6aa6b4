import type { Aside, Recess, Seat, Value } from '@warptable/kernel';
import { teamOf, teammateOf } from './reckoning.ts';
import { REFUSED } from './refusals.ts';
import { NOBODY } from './state.ts';
import type { Presets, State } from './state.ts';

const SETTINGS: Readonly<Record<string, Partial<Presets>>> = {
  'develop:never': { noDevelop: true },
  'develop:ask': { noDevelop: false },
  'terrashift:never': { noTerrashift: true },
  'terrashift:ask': { noTerrashift: false },
  'support:ask': { support: 'ask' },
  'support:never': { support: 'never' },
  'support:leader': { support: 'leader' },
  'support:gate': { support: 'gate' },
  'missions:auto': { missions: 'auto' },
  'missions:ask': { missions: 'ask' },
};

/** Answers given beforehand: nobody waits for a player who never follows. Following is asked for again in the next turn. */
export const preset: Aside<State> = {
  options: (s, seat) => (s.phase === 'setup' || !s.players[seat] ? [] : Object.keys(SETTINGS)),
  apply(s, seat, value: Value) {
    const player = s.players[seat]!;
    player.presets = { ...player.presets, ...SETTINGS[value] };
  },
};

const TIMEOUT_SECONDS = 180;

/** TW 18.9: one timeout a team; the game stands still until both members want to go on. */
export const timeout: Aside<State> = {
  options(s, seat) {
    if (s.phase === 'setup' || teammateOf(s, seat) === NOBODY) return [];
    if (s.timeout)
      return s.timeout.team === teamOf(s, seat) && !s.timeout.ended.includes(seat) ? ['end'] : [];
    return s.timeoutsUsed.includes(teamOf(s, seat)) ? [] : ['call'];
  },
  whyNot(s, seat, value, inSecret) {
    const isBusy = value === 'call' && [seat, teammateOf(s, seat)].some(inSecret);
    return isBusy ? REFUSED.notInSecret : undefined;
  },
  apply(s, seat, value) {
    if (value === 'call') callTimeout(s, seat);
    else endTimeout(s, seat);
  },
};

export function recess(s: State): Recess | null {
  const { timeout: called } = s;
  if (called === null) return null;
  const waiting = s.players.flatMap((_, seat) =>
    teamOf(s, seat) === called.team && !called.ended.includes(seat) ? seat : [],
  );
  return {
    refusal: REFUSED.timeout,
    seconds: TIMEOUT_SECONDS,
    end: waiting.map((seat) => ({ seat, aside: 'timeout', value: 'end' })),
  };
}

function callTimeout(s: State, seat: Seat): void {
  s.timeout = { team: teamOf(s, seat), ended: [] };
  s.timeoutsUsed.push(teamOf(s, seat));
}

function endTimeout(s: State, seat: Seat): void {
  const ended = [...s.timeout!.ended, seat];
  s.timeout = ended.length === 2 ? null : { ...s.timeout!, ended };
}
