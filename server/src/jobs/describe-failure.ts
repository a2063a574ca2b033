/** The part of an error that is safe to store: not the message, which can contain addresses, links or parameters. */
export interface FailureDescription {
  readonly name?: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

function propertyOf(error: Error, name: string): unknown {
  return name in error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return {};
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => propertyOf(error, name));
  // Drizzle wraps the error with the code.
  if (code === undefined && error.cause instanceof Error) return describeFailure(error.cause);
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}
