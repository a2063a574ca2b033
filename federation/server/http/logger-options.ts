import { loggedError } from './logged-error';
import { loggedRequest } from './logged-request';

/** Options of the log of a server: lines of JSON without personal data at any level. */
export function loggerOptions(level: string, stream: NodeJS.WritableStream) {
  const err = (error: unknown) => ({ ...loggedError(error) });
  return { level, stream, serializers: { req: loggedRequest, err, error: err } };
}
