const UNREADABLE = 'unreadable value';

/**
 * Returns the thrown value, or an `Error` if the type or the texts of the value cannot be read. A thrown proxy whose traps
 * throw would cause a new error in every function that reads a property of the proxy.
 */
export function readableCause(thrown: unknown): unknown {
  if (thrown === null || (typeof thrown !== 'object' && typeof thrown !== 'function')) return thrown;
  try {
    if (!(thrown instanceof Error)) return thrown;
    const texts: unknown[] = [thrown.name, thrown.message, thrown.stack ?? ''];
    return texts.every((text) => typeof text === 'string') ? thrown : new Error(UNREADABLE);
  } catch {
    return new Error(UNREADABLE);
  }
}

/** Returns a text for a thrown value: name and message of an error, a primitive, or the type of any other value. */
export function textOfCause(cause: unknown): string {
  const isOpaque = (typeof cause === 'object' && cause !== null) || typeof cause === 'function';
  return isOpaque && !(cause instanceof Error) ? typeof cause : String(cause);
}
