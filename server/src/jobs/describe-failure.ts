/** The part of an error safe to log and store: no message, which can contain addresses, links or query parameters. */
export interface FailureDescription {
  readonly name?: string;
  readonly code?: string;
  /** The SMTP command that failed. */
  readonly command?: string;
  /** The mail server's code, such as 550. */
  readonly responseCode?: number;
}

function propertyOf(error: Error, name: string): unknown {
  return name in error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

/** The kind of a failure, without its message. */
export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return {};
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => propertyOf(error, name));
  // The database library (drizzle) wraps the error with the code in an error without a code.
  if (code === undefined && error.cause instanceof Error) return describeFailure(error.cause);
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}
