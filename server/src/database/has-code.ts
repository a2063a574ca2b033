/** True if a value is an error with this code, such as a SQLSTATE. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** True if PostgreSQL is starting or replaying its log, which can take any time. */
export function isRecovering(error: unknown): boolean {
  return hasCode(error, '57P03');
}
