import type { ErrorResponse } from '@verdant/shared/contract';

/**
 * An error that the client is told about as it stands: `status` and `{ detail }` (spec 7, contract `errorResponse`).
 * Throw it from anywhere below a route; every other error becomes a 500 with a general text.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: ErrorResponse['detail'];
  /** Additional top-level fields of the answer, such as the current question of a 409. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: ErrorResponse['detail'],
    options: { extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed');
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

/** A 422 about one field of the body; clients show `message` under it (spec 8). */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError(422, [{ loc: ['body', field], msg: message }]);
}
