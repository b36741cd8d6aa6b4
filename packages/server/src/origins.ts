import type { FastifyRequest } from 'fastify';
import type { ServerSettings } from './settings.ts';

/** Does the request come from our own page? Programs that are no browsers send no origin, and no cookie of anybody else. */
export function isOwnOrigin(request: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host === (publicUrl?.host ?? request.headers.host);
}
