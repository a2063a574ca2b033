/** True if a value is an error with this code, such as a SQLSTATE. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** True for the error of a PostgreSQL that is starting or replaying its log, which can take arbitrarily long. */
export function isDatabaseStartingError(error: unknown): boolean {
  return hasErrorCode(error, '57P03');
}
