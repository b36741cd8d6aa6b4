import type { RouteShorthandOptions } from 'fastify';
import { networkOf } from './networks.ts';
import { problem } from './problems.ts';
import { MINUTE, RateLimits } from './rate-limits.ts';

/** Whoever guesses codes or makes guests by the thousand is slowed down much sooner than others. */
export function atMost(times: number, period = MINUTE): RouteShorthandOptions {
  const rateLimits = new RateLimits(times, undefined, period);
  return {
    onRequest: (request, _reply, done) =>
      done(
        rateLimits.take(networkOf(request.ip))
          ? undefined
          : problem('tooMany', 'too many attempts: wait a while'),
      ),
  };
}
