/** Whether it is an error with that code, such as a SQLSTATE. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether PostgreSQL runs and takes no connections yet: it starts, or replays its log, which has no limit. */
export function isRecovering(error: unknown): boolean {
  return hasCode(error, '57P03');
}
