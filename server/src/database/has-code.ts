/** Returns whether a value is an error with this code, such as a SQLSTATE. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Returns whether PostgreSQL runs but accepts no connections yet, because it is starting or replaying its log. A replay can
 * take any length of time.
 */
export function isRecovering(error: unknown): boolean {
  return hasCode(error, '57P03');
}
