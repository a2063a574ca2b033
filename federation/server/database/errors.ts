/**
 * Codes of PostgreSQL and the system for a database that is unavailable. Classes: connections (08), resources such as disk
 * space (53), shutdown (57P). Single codes: a statement or a lock that took too long (57014, 55P03, 25P03, 25P04), and a
 * standby that is not yet promoted (25006).
 */
const UNAVAILABLE =
  /^(08\w{3}|53\d{3}|57P0\d|57014|55P03|25006|25P0[34]|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|ENOTFOUND)$/;
/** Codes of values that a column cannot store: a NUL, a malformed number, date or id, a number out of range. */
const UNSTORABLE = /^(22021|22P02|22P05|22003|22007|22008)$/;
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Returns the error and its causes, outermost first, because drizzle wraps the driver's errors. */
function chain(error: unknown): unknown[] {
  if (error instanceof AggregateError) return [error, ...(error.errors as unknown[])];
  return error instanceof Error && error.cause !== undefined ? [error, ...chain(error.cause)] : [error];
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the database was unreachable, as opposed to refusing a query. */
export function isConnectionProblem(error: unknown): boolean {
  return chain(error).some(
    (one) => UNAVAILABLE.test(codeOf(one)) || (one instanceof Error && DRIVER_MESSAGES.test(one.message)),
  );
}

/** True if the query failed because a value cannot be stored in its column. */
export function isUnstorableValue(error: unknown): boolean {
  return chain(error).some((one) => UNSTORABLE.test(codeOf(one)));
}

/** Whether a row of that unique constraint exists already. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return chain(error).some(
    (one) => codeOf(one) === '23505' && one instanceof Error && 'constraint' in one && one.constraint === constraint,
  );
}
