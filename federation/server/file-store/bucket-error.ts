import { ApiError } from '../http';

/** Error for a failed request to the bucket. `code` is an error code of S3 or the operating system, or `HTTP_<status>`. */
export class BucketError extends Error {
  override name = 'BucketError';
  constructor(
    readonly code: string,
    message: string,
    /** True if the request could succeed when it is repeated at once. */
    readonly isTransient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const FILES_UNREADABLE_TEXT = 'The files of releases cannot be read just now. Please try again in a moment.';

/** Returns a 503 for clients in place of a `BucketError`, which is only logged. Returns any other error unchanged. */
export function toUnavailableError(error: unknown, detail: string): unknown {
  if (!(error instanceof BucketError)) return error;
  return new ApiError(503, detail, { headers: { 'retry-after': '2' }, cause: error });
}
