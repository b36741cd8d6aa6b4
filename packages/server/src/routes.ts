import { restInputs } from '@warptable/table';
import type { RestCall, RestInput, RestReplies } from '@warptable/table';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import { problem } from './problems.ts';

type Reply<Call extends RestCall> = RestReplies[Call] | FastifyReply;

/** Answers a request of the schema. Whatever does not fit is refused before. */
export type AddRoute = <Call extends RestCall>(
  call: Call,
  handle: (
    input: RestInput<Call>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Reply<Call> | Promise<Reply<Call>>,
  options?: RouteShorthandOptions,
) => void;

/** By its route: an address can be written in many ways. */
export const isOfInterface = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((one) => one?.startsWith('/api/'));

export const routesOf =
  (app: FastifyInstance): AddRoute =>
  (call, handle, options = {}) => {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      ...options,
      method,
      url: `/api${path}`,
      handler: async (request, reply) => {
        const { query, body, params } = request as { query: object; body: object; params: object };
        return handle(read(restInputs[call], { ...query, ...body, ...params }), request, reply);
      },
    });
  };

function read<Call extends RestCall>(schema: (typeof restInputs)[Call], raw: unknown): RestInput<Call> {
  const parsed = (schema as z.ZodMiniType).safeParse(raw);
  if (parsed.success) return parsed.data as RestInput<Call>;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw problem(
    'badRequest',
    `${where === '' ? 'the request' : where}: ${issue?.message ?? 'not as expected'}`,
  );
}
