import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import pg from 'pg';

const STRING = /'(?:[^']|'')*'/g;
const WORD = /^\s*([a-z]{1,20})\b/i;
const COMMENT = /^\s*--/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:[a-z_]{1,63}"?\."?)?([a-z_]{1,63})\b/i;

/** What a statement does, and the first table that it names: words of the schema, none of a value. */
export function describeStatement(text: string): { readonly operation: string; readonly table: string | undefined } {
  const bare = text.replace(STRING, "''");
  const first = bare.split('\n').find((line) => line.trim() !== '' && !COMMENT.test(line)) ?? '';
  return { operation: WORD.exec(first)?.[1]?.toLowerCase() ?? 'statement', table: TABLE.exec(bare)?.[1] };
}

type Callback = (...results: unknown[]) => unknown;
const isCallback = (value: unknown): value is Callback => typeof value === 'function';
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Connect = (this: pg.Pool, callback?: Callback) => unknown;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  // A stream, which the driver only forwards.
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}

/**
 * Makes each statement that something traced sends a span: its operation and its table, never its text or its values. For all
 * connections of this process, since libraries bring their own statements.
 */
export function traceDatabase(spans: Tracer): void {
  // oxlint-disable-next-line typescript/unbound-method, typescript/no-unsafe-type-assertion -- called on its own client; one signature for all overloads
  const query = pg.Client.prototype.query as Query;
  const traced: Query = function (...args) {
    const text = trace.getActiveSpan() && textOf(args[0]);
    if (text === undefined) return Reflect.apply(query, this, args);
    const { operation, table } = describeStatement(text);
    const span = spans.startSpan(`${operation} ${table ?? ''}`.trim(), {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    });
    const end = (error: unknown) => {
      if (error instanceof Error) {
        if ('code' in error && typeof error.code === 'string') span.setAttribute('db.response.status_code', error.code);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
    const last = args.at(-1);
    if (isCallback(last)) {
      const ending: Callback = (...results) => {
        end(results[0]);
        return last(...results);
      };
      return Reflect.apply(query, this, [...args.slice(0, -1), context.bind(context.active(), ending)]);
    }
    const result = Reflect.apply(query, this, args);
    if (isPromise(result)) result.then(() => end(undefined), end);
    else span.end();
    return result;
  };
  Object.assign(pg.Client.prototype, { query: traced });

  // A pool calls those who wait for a connection from whatever released it.
  // oxlint-disable-next-line typescript/unbound-method, typescript/no-unsafe-type-assertion -- as above
  const connect = pg.Pool.prototype.connect as Connect;
  const bound: Connect = function (callback) {
    return Reflect.apply(connect, this, callback ? [context.bind(context.active(), callback)] : []);
  };
  Object.assign(pg.Pool.prototype, { connect: bound });
}
