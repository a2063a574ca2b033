import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ApiCall, CheckedInput, SentResponse } from '@verdant/shared/contract';
import { parseBody, parseParams, parseQuery } from '@verdant/federation/http';

// The overload gives each part the type of its schema, which an object built part by part cannot express.
function readInput<C extends ApiCall>(call: C, request: FastifyRequest): CheckedInput<C>;
function readInput({ params, query, body }: ApiCall, request: FastifyRequest): object {
  return {
    ...(params && { params: parseParams(params, request.params) }),
    ...(query && { query: parseQuery(query, request.query) }),
    // An uploaded file arrives as bytes, on a route that accepts files; every other body is JSON.
    ...(body && {
      body: request.body instanceof Uint8Array ? v.parse(body, request.body) : parseBody(body, request.body),
    }),
  };
}

/** Serves a call of the contract: invalid input is a 422, and the handler returns the response type of the call. */
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
