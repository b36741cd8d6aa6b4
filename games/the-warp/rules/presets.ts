import type { SideAction, Ask, Suspension, Seat, Value } from '@warptable/kernel';
import { teamOf, teammateOf } from './queries.ts';
import { REFUSED } from './refusals.ts';
import { NOBODY } from './state.ts';
import type { Player, Presets, State } from './state.ts';

export const NO_PRESETS_OF_TURN = { noDevelop: false, noTerrashift: false, noBribes: false } as const;

/** What is decided for one turn is asked for again in the next. */
export function forgetPresetsOfTurn(player: Player): void {
  const { noDevelop, noTerrashift, noBribes } = player.presets;
  if (noDevelop || noTerrashift || noBribes) player.presets = { ...player.presets, ...NO_PRESETS_OF_TURN };
}

const SETTINGS: Readonly<Record<string, Partial<Presets>>> = {
  'develop:never': { noDevelop: true },
  'develop:ask': { noDevelop: false },
  'terrashift:never': { noTerrashift: true },
  'terrashift:ask': { noTerrashift: false },
  'bribes:never': { noBribes: true },
  'bribes:ask': { noBribes: false },
  'support:ask': { support: 'ask' },
  'support:never': { support: 'never' },
  'support:leader': { support: 'leader' },
  'support:gate': { support: 'gate' },
  'bonuses:ask': { bonuses: 'ask' },
  'bonuses:card': { bonuses: 'card' },
  'bonuses:own': { bonuses: 'own' },
};

const OF_TEAMS: typeof SETTINGS = {
  'mate:ask': { mate: 'ask' },
  'mate:never': { mate: 'never' },
};

const FROM_THE_START: typeof SETTINGS = {
  'forced:ask': { forced: 'ask' },
  'forced:auto': { forced: 'auto' },
  'missions:ask': { missions: 'ask' },
  'missions:auto': { missions: 'auto' },
};

/** TWS 2.3, TWS 6.9; so a game of bots asks nobody (TWS 29.6). */
const OF_SOLO: typeof SETTINGS = { 'ties:ask': { ties: 'ask' }, 'ties:auto': { ties: 'auto' } };

const ALL: typeof SETTINGS = { ...OF_SOLO, ...FROM_THE_START, ...SETTINGS, ...OF_TEAMS };

const settingOf = (value: Value): string => String(value).replace(/:.*/, '');

/** Answers given beforehand: nobody waits for a player who never follows. */
export const preset: SideAction<State> = {
  options(s, seat) {
    if (s.solo)
      return Object.keys({ ...FROM_THE_START, ...OF_SOLO, ...(s.phase === 'setup' ? {} : SETTINGS) });
    if (s.phase === 'setup') return Object.keys(FROM_THE_START);
    const isAlone = teammateOf(s, seat) === NOBODY;
    return Object.keys(isAlone ? { ...FROM_THE_START, ...SETTINGS } : ALL);
  },
  apply(s, seat, value: Value) {
    const player = s.players[seat]!;
    player.presets = { ...player.presets, ...ALL[value] };
  },
  replaces: (earlier, later) => settingOf(earlier) === settingOf(later),
};

/** TW 17.14: whether there is anything to choose hangs on hidden cards. A player may accept that the others notice it; alone there is nobody. */
export const onHiddenCards = <A>(s: State, ask: Ask<A>): Ask<A> =>
  ask.alwaysAsk(s.solo !== undefined || s.players[ask.seat]!.presets.forced === 'auto');

/** Does the seat leave the dice of this combat as they fall? */
export function leavesDice(s: State, seat: Seat): boolean {
  const { attacker, defender, sides } = s.combat!;
  const { bonuses } = s.players[seat]!.presets;
  if (seat === attacker || seat === defender) return false;
  const hasCard = sides.some(({ cards }) => cards.some((played) => played.seat === seat));
  return bonuses === 'own' || (bonuses === 'card' && !hasCard);
}

const TIMEOUT_SECONDS = 180;

/** TW 18.9: one timeout a team; the game stands still until both members want to go on. */
export const timeout: SideAction<State> = {
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

export function suspension(s: State): Suspension | null {
  const { timeout: called } = s;
  if (called === null) return null;
  const waiting = s.players.flatMap((_, seat) =>
    teamOf(s, seat) === called.team && !called.ended.includes(seat) ? seat : [],
  );
  return {
    refusal: REFUSED.timeout,
    seconds: TIMEOUT_SECONDS,
    end: waiting.map((seat) => ({ seat, sideAction: 'timeout', value: 'end' })),
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
