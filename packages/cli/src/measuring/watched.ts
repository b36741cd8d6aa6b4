import { observationOf } from '@warptable/bots';
import type { AnyGuide, AnyObservation } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import { Match } from '@warptable/kernel';
import type { AnyMatch, Flow } from '@warptable/kernel';
import type { StopWatch } from './stop-watch.ts';

/** What a search spends its time on. Whatever is nothing else is work on the tree itself. */
export const PHASES = [
  'copy',
  'replay',
  'determinize',
  'play',
  'enumerate',
  'advise',
  'evaluate',
  'tree',
] as const;
export type SearchPhase = (typeof PHASES)[number];

type Watch = StopWatch<SearchPhase>;
type AnyGame = AnyGameModule['game'];

/** The same match, with what its rules do under the watch. */
export function watchedMatch(match: AnyMatch, watch: Watch): AnyMatch {
  const { game, options, seats, chance } = match;
  const { state, ...since } = match.checkpoint();
  const from = { state: game.copy(state), ...since };
  return new Match(watchedGame(game, watch), { options, seats, chance, from });
}

/** Copies, determinizes, and the steps of play. */
function watchedGame(game: AnyGame, watch: Watch): AnyGame {
  const steps = Object.entries(game.steps).map(([name, body]): [string, typeof body] => [
    name,
    (g, args) => watchedFlow(body(g, args), watch),
  ]);
  return {
    ...game,
    steps: Object.fromEntries(steps),
    copy: (state) => watch.during('copy', () => game.copy(state)),
    determinize: (state, viewer, random) =>
      watch.during('determinize', () => game.determinize(state, viewer, random)),
  };
}

/** While a world is made, steps that run once more are part of that. */
function watchedFlow(flow: Flow, watch: Watch): Flow {
  const next = flow.next.bind(flow);
  flow.next = (reply) =>
    watch.phase === 'enumerate' ? watch.during('play', () => next(reply)) : next(reply);
  return flow;
}

export const watchedGuide = (guide: AnyGuide, watch: Watch): AnyGuide => ({
  ...guide,
  advise: (state, pending, taken) => watch.during('advise', () => guide.advise(state, pending, taken)),
  measure: (state, seat) => watch.during('evaluate', () => guide.measure(state, seat)),
  progress: (state) => watch.during('evaluate', () => guide.progress(state)),
  rivals: (state, seat) => watch.during('evaluate', () => guide.rivals(state, seat)),
});

/**
 * What a seat knows of a match of a watched game. In a world, what an answer takes beside the steps of play is to check it and to
 * list what is legal afterwards.
 */
export function watchedObservation(match: AnyMatch, watch: Watch): AnyObservation {
  const seat = match.pending[0]?.ask.seat ?? 0;
  const observation: AnyObservation = observationOf(match, seat);
  return {
    ...observation,
    determinize: (random) => {
      const world = watch.during('replay', () => observation.determinize(random));
      const answer = world.answer.bind(world);
      world.answer = (given) => watch.during('enumerate', () => answer(given));
      return world;
    },
  };
}
