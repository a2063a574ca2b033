/**
 * Error codes for an unavailable database. Classes: connections (08), resources (53), shutdown (57P). Single codes:
 * timeouts (57014, 55P03, 25P03, 25P04) and a standby that is not yet promoted (25006).
 */
const UNAVAILABLE =
  /^(08\w{3}|53\d{3}|57P0\d|57014|55P03|25006|25P0[34]|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|ENOTFOUND)$/;
/** PostgreSQL error codes for values that a column cannot store, such as NUL or a number out of range. */
const UNSTORABLE = /^(22021|22P02|22P05|22003|22007|22008)$/;
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Returns the error and its causes, because drizzle wraps the driver's errors. */
function causesOf(error: unknown): unknown[] {
  if (error instanceof AggregateError) return [error, ...(error.errors as unknown[])];
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function isConnectionProblem(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => UNAVAILABLE.test(codeOf(cause)) || (cause instanceof Error && DRIVER_MESSAGES.test(cause.message)),
  );
}

export function isUnstorableValue(error: unknown): boolean {
  return causesOf(error).some((cause) => UNSTORABLE.test(codeOf(cause)));
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causesOf(error).some(
    (cause) =>
      codeOf(cause) === '23505' && cause instanceof Error && 'constraint' in cause && cause.constraint === constraint,
  );
}
