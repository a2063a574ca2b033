import type { ErrorResponse } from '../../contract';

/**
 * An error whose status and `{ detail }` are sent to the client (contract `errorResponse`). Any code below a route may
 * throw it. Every other error becomes a 500 with a general text. The `cause` of a 5xx is only logged.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: ErrorResponse['detail'];
  /** Additional top-level fields of the response, such as the current state with a 409. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: ErrorResponse['detail'],
    options: { extra?: Record<string, unknown>; headers?: Record<string, string>; cause?: Error } = {},
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed', { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Returns a 422 about one field of the body. Clients show `message` under the field. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError(422, [{ loc: ['body', field], msg: message }]);
}
