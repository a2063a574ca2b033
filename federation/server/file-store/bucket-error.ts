import { ApiError } from '../http';

/** Thrown if a request to the bucket failed. `code` is from S3 or the system, or `HTTP_<status>`. */
export class BucketError extends Error {
  override name = 'BucketError';
  constructor(
    readonly code: string,
    message: string,
    /** True if an immediate retry may succeed. */
    readonly isTransient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const NOT_READ = 'The files of releases cannot be read just now. Please try again in a moment.';

/** Returns the error for clients; the log has the error itself. */
export function unavailable(error: unknown, detail: string): unknown {
  if (!(error instanceof BucketError)) return error;
  return new ApiError(503, detail, { headers: { 'retry-after': '2' }, cause: error });
}
