import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ServerSettings } from './settings.ts';

/** Names that nobody can point at this machine from outside: addresses, names without a dot, and those of a home network. */
const OF_HERE = /^[^.]+$|\.(?:localhost|local|lan|home|internal|home\.arpa)$/;

/**
 * Is it meant for us? Where no address is set, a foreign page whose name suddenly leads here could speak for its visitors; so only names that
 * cannot be anybody else's are believed.
 */
export function isOwnHost({ headers }: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  if (publicUrl) return true;
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname;
  if (name === undefined) return false;
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || OF_HERE.test(name);
}

/** Does the request come from our own page? Programs that are no browsers send no origin, and no cookie of anybody else. */
export function isOwnOrigin(request: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host === (publicUrl?.host ?? request.headers.host);
}
