import type { FastifyRequest } from 'fastify';
import { sep } from 'node:path';
import { isApiPath, isFilePath, pathOf } from './paths';

/** Pattern of paths of short words. Other paths could contain user input. */
const PLAIN_PATH = /^(?:\/[a-z0-9._-]{0,40}){1,8}$/i;

/**
 * Returns the part of a request that is logged: the method, and the route pattern of an API call or the first segment
 * of a page's path. Query, Host header and IP address can be personal data or contain a token.
 */
export function loggedRequest(request: FastifyRequest) {
  const path = pathOf(request);
  const route = request.routeOptions.url ?? 'none';
  const first = /^\/[^/]+(?=\/.)/.exec(path)?.[0];
  const page = first === undefined || isFilePath(path) ? path : `${first}/*`;
  return { method: request.method, path: isApiPath(path) || !PLAIN_PATH.test(path) ? route : page };
}

interface LoggedError {
  readonly type: string;
  /** Error code of PostgreSQL or the operating system. */
  readonly code?: string;
  /** Message of our own errors; '' for libraries, whose messages contain values such as query parameters. */
  readonly message: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const MAX_DEPTH = 4;
const MAX_ERRORS = 3;
const FRAME = /^\s+at \S.*:\d+:\d+\)?$/;
const OUR_CLASSES = /^(Error|[A-Z]\w*Error|Forbidden\w+|Unusable\w+)$/;
const REPEATS_INPUT = /^(SyntaxError|URIError|RangeError|TypeError|ValiError|AggregateError)$/;
const NAME = /^[\w.$-]{1,100}$/;

/** Returns the frames of a stack. Skips the message first, because the message can have lines that look like frames. */
function framesOf({ message, stack = '' }: Error): string[] {
  const index = message === '' ? 0 : stack.indexOf(message);
  const rest = index < 0 ? '' : stack.slice(index + message.length);
  return rest.split('\n').filter((line) => FRAME.test(line));
}

const isOurs = (frame: string | undefined) =>
  frame !== undefined && !frame.includes(`${sep}node_modules${sep}`) && !frame.includes('node:') && frame.includes(sep);

/** Returns a property of the error that is a plain name or code. Any other text could be user input. */
function nameIn(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && NAME.test(value) ? value : undefined;
}

/**
 * Returns the loggable part of a thrown value: stack and error codes. Messages of drizzle contain query parameters, and
 * those of the database driver contain values.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const type = nameIn(error, 'name') ?? 'Error';
  const frames = framesOf(error);
  const isReadable = OUR_CLASSES.test(type) && !REPEATS_INPUT.test(type) && isOurs(frames[0]);
  const inner = depth < MAX_DEPTH;
  return {
    type,
    code: nameIn(error, 'code'),
    message: isReadable ? error.message : '',
    constraint: nameIn(error, 'constraint'),
    table: nameIn(error, 'table'),
    column: nameIn(error, 'column'),
    stack: frames.join('\n'),
    ...(inner && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(inner &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, MAX_ERRORS).map((nested) => loggedError(nested, depth + 1)),
      }),
  };
}

/** Returns the log options of a server: lines of JSON without personal data at any level. */
export function loggerOptions(level: string, stream: NodeJS.WritableStream) {
  const err = (error: unknown) => ({ ...loggedError(error) });
  return { level, stream, serializers: { req: loggedRequest, err, error: err } };
}
