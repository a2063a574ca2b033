import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionProblem, isUnstorableValue } from '../database';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a crash of this route is called in its answer (spec 8 has such texts for some calls). */
    crashText?: string;
  }
}

const CRASH = 'Something went wrong on our side. Please try again later.';

/** Texts for what the framework refuses before a handler runs. */
const refusals: Record<number, string> = {
  400: 'The request is malformed.',
  406: 'This answer is not available in the accepted formats.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON (content type application/json).',
  416: 'The requested range is not available.',
  431: 'The request has too many headers.',
};

function isFrameworkRefusal(error: unknown): error is FastifyError & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}

/** What the client is told about an error, whatever was thrown. */
export function toApiError(error: unknown, crashText = CRASH): ApiError {
  if (error instanceof ApiError) return error;
  if (isFrameworkRefusal(error)) {
    return new ApiError(error.statusCode, refusals[error.statusCode] ?? 'The request cannot be answered.');
  }
  if (isUnstorableValue(error)) return new ApiError(400, 'The request holds a value that cannot be used.');
  if (isConnectionProblem(error)) {
    return new ApiError(503, 'The service is not available just now. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
    });
  }
  return new ApiError(500, crashText);
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = toApiError(error, request.routeOptions.config.crashText);
  if (told.status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'request failed');
  return reply
    .code(told.status)
    .headers({ ...told.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send({ detail: told.detail, ...told.extra });
}

/** Every error answer of the server is `{ detail }` (contract `errorResponse`), and none has a stack in it. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
}

/** The same for errors of the framework itself, before a route is known (a broken address). */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answer(error, request, reply);
}
