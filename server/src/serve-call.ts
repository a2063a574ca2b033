import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ApiCall, CheckedInput, SentResponse } from '@verdant/shared/contract';
import { parseBody, parseParams, parseQuery } from '@verdant/federation/http';

// The overload gives each part the type of its schema.
function readInput<C extends ApiCall>(call: C, request: FastifyRequest): CheckedInput<C>;
function readInput({ params, query, body }: ApiCall, request: FastifyRequest): object {
  return {
    ...(params && { params: parseParams(params, request.params) }),
    ...(query && { query: parseQuery(query, request.query) }),
    // Uploaded files arrive as bytes, other bodies as JSON.
    ...(body && {
      body: request.body instanceof Uint8Array ? v.parse(body, request.body) : parseBody(body, request.body),
    }),
  };
}

/** Serves a call of the contract. Invalid input is a 422. */
export function serveCall<C extends ApiCall>(
  app: FastifyInstance,
  call: C,
  options: RouteShorthandOptions,
  handle: (request: FastifyRequest, input: CheckedInput<C>, reply: FastifyReply) => Promise<SentResponse<C>>,
): void {
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    handler: async (request, reply) => handle(request, readInput(call, request), reply),
  });
}
