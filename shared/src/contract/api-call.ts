import type * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Definition of one API call. Client and server take method, path and data shapes of the call from this definition. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/v1`. `:id` is a parameter of that name. */
  readonly path: string;
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** Schema with which a client reads the response; without it the response is `unknown`. */
  readonly response?: AnySchema;
}

type Part = 'params' | 'query' | 'body';
type SchemaOf<C extends ApiCall, P extends string> =
  C extends Readonly<Record<P, infer S extends AnySchema>> ? S : never;
type Given<C extends ApiCall> = { [P in Part]: SchemaOf<C, P> extends never ? never : P }[Part];

/** Input that a client sends with a call. */
export type CallInput<C extends ApiCall> = { readonly [P in Given<C>]: v.InferInput<SchemaOf<C, P>> };
/** Input of a call as the server reads it, validated and with defaults. */
export type CheckedInput<C extends ApiCall> = { readonly [P in Given<C>]: v.InferOutput<SchemaOf<C, P>> };

/** Response as the server returns it; see `ReadResponse` for the client's reading. */
export type SentResponse<C extends ApiCall> = C extends { response: AnySchema } ? v.InferInput<C['response']> : unknown;
export type ReadResponse<C extends ApiCall> = C extends { response: AnySchema }
  ? v.InferOutput<C['response']>
  : unknown;

interface Limits {
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds; no limit by default. */
  readonly timeoutMs?: number;
}

type Verb = <S extends v.GenericSchema>(
  path: string,
  options?: Limits & { body?: unknown; schema?: S },
) => Promise<v.InferOutput<S>>;
/** The part of `ApiClient` that `callApi` uses. */
type Client = Readonly<Record<'get' | 'post' | 'put' | 'delete', Verb>>;

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

interface Sent extends Limits {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, String(value)]));

function urlOf({ path }: ApiCall, { params, query }: Sent): string {
  const texts = textsOf(params);
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(texts[name] ?? ''));
  const search = query === undefined ? '' : new URLSearchParams(textsOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Sends a call through the client of `useApi`. Rejects with an `ApiError`, also for a response of the wrong shape. */
export function callApi<C extends ApiCall>(
  api: Client,
  call: C,
  options: CallInput<C> & Limits,
): Promise<ReadResponse<C>>;
export async function callApi(api: Client, call: ApiCall, options: Sent): Promise<unknown> {
  const { body, signal, timeoutMs } = options;
  return api[verbs[call.method]](urlOf(call, options), { body, schema: call.response, signal, timeoutMs });
}
