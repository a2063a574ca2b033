import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from '../../contract';
import { isConnectionProblem, isUnstorableValue } from '../database/errors';

/**
 * An error whose status and `{ detail }` are sent to the client. Every other error becomes a 500 with a general text.
 * The `cause` of a 5xx is only logged.
 */
export class ApiError extends Error {
  /** Additional top-level fields of the response, such as the current state with a 409. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly detail: ErrorResponse['detail'],
    options: { extra?: Record<string, unknown>; headers?: Record<string, string>; cause?: Error } = {},
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed', { cause: options.cause });
    this.name = 'ApiError';
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Returns a 422 about one field of the body. Clients show `message` under the field. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError(422, [{ loc: ['body', field], msg: message }]);
}

/** True if the check passes, and false for a 4xx. Any other error is thrown. */
export async function isCheckPassed(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    },
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Text of a 500 response of this route. */
    crashText?: string;
  }
}

const CRASH = 'Something went wrong on our side. Please try again later.';

const refusals: Record<number, string> = {
  400: 'The request is malformed.',
  406: 'The response is not available in the accepted formats.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The URL is too long.',
  415: 'Please send JSON (content type application/json).',
  416: 'The requested range is not available.',
  431: 'The request has too many headers.',
};

export function toApiError(error: unknown, crashText = CRASH): ApiError {
  if (error instanceof ApiError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const isFrameworkRefusal = status >= 400 && status < 500;
  if (isFrameworkRefusal) return new ApiError(status, refusals[status] ?? 'The request cannot be processed.');
  if (isUnstorableValue(error)) return new ApiError(400, 'The request contains a value that cannot be used.');
  if (isConnectionProblem(error)) {
    return new ApiError(503, 'The service is not available just now. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
    });
  }
  return new ApiError(500, crashText);
}

/** Sends an error as `{ detail }` (contract `errorResponse`), never with a stack. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, detail, extra } = toApiError(error, request.routeOptions.config.crashText);
  const isExplained = error instanceof ApiError && error.cause === undefined;
  if (status >= 500 && !isExplained) request.log.error({ err: error }, 'request failed');
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send({ detail, ...extra });
}
