import * as v from 'valibot';
import { errorResponse } from '../contract';
import { ApiError } from './api-error';
import { rememberFailedRequest } from '../failures/recent-failure';

/** Base path of the API, on the pages' origin (spec 7). */
export const API_BASE = '/api/v1';

export type RequestOptions<S extends v.GenericSchema> = {
  /** A `Blob` is sent as it is, everything else as JSON. */
  body?: unknown;
  /** Schema of the response; without a schema the response is returned as `unknown`. */
  schema?: S;
  signal?: AbortSignal;
  /** Time limit in milliseconds; no limit by default (spec 7). */
  timeoutMs?: number;
};

type Answer<S extends v.GenericSchema> = Promise<v.InferOutput<S>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type AnySchema = v.GenericSchema<unknown, unknown>;

export type ApiClient = {
  get<S extends v.GenericSchema = AnySchema>(path: string, options?: RequestOptions<S>): Answer<S>;
  post<S extends v.GenericSchema = AnySchema>(path: string, options?: RequestOptions<S>): Answer<S>;
  put<S extends v.GenericSchema = AnySchema>(path: string, options?: RequestOptions<S>): Answer<S>;
  delete<S extends v.GenericSchema = AnySchema>(path: string, options?: RequestOptions<S>): Answer<S>;
};

export type ApiClientOptions = {
  /** `<token_type> <access_token>` or null, read at every request. */
  getToken: () => string | null;
  /** Language of the page, read at every request. By default, the browser sends the languages of its own settings. */
  getLanguage?: () => string;
  /** Called for every 401, before the error is thrown (spec 8). */
  onUnauthorized: () => void;
  /** Called right after `onUnauthorized`, with the token of the request, because another user can have signed in since. */
  onTokenRefused?: (sentToken: string | null) => void;
  /** Called with every `ApiError` before it is thrown (spec 8). */
  onFailure?: (error: ApiError) => void;
  fetch?: typeof fetch;
};

export const callHeaders = (token: string | null, language: string | undefined): Record<string, string> => ({
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(language && { 'Accept-Language': language }),
  ...(token && { Authorization: token }),
});

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function signalOf(signal: AbortSignal | undefined, timeoutMs: number | undefined): AbortSignal | undefined {
  if (timeoutMs === undefined) return signal;
  const late = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, late]) : late;
}

/** Creates the API client (spec 7). Requests reject with `ApiError`, or with the caller's unchanged abort reason. */
export function createApiClient({
  getToken,
  getLanguage,
  onUnauthorized,
  onTokenRefused,
  onFailure,
  fetch: send = (...args) => fetch(...args),
}: ApiClientOptions): ApiClient {
  async function call<S extends v.GenericSchema>(
    method: Method,
    path: string,
    options: RequestOptions<S> = {},
  ): Answer<S> {
    const { body, schema, signal, timeoutMs } = options;
    // Omits the base path for services of the remotes (micro-frontends), which are outside the API.
    const url = path.startsWith('/services/') ? path : `${API_BASE}${path}`;
    const token = getToken();
    const language = getLanguage?.();
    const isFile = body instanceof Blob;
    const response = await send(url, {
      method,
      headers: { ...callHeaders(token, language), ...(isFile && { 'Content-Type': 'application/octet-stream' }) },
      body: method === 'GET' ? undefined : isFile ? body : JSON.stringify(body ?? {}),
      signal: signalOf(signal, timeoutMs),
    })
      .then(async (raw) => {
        const json = await readJson(raw);
        if (raw.status >= 500) rememberFailedRequest(raw.headers.get('x-request-id'));
        return { status: raw.status, ok: raw.ok, json };
      })
      .catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
        throw new ApiError(timedOut ? 'timeout' : 'network', timedOut ? 'The request took too long' : 'Network Error', {
          url,
          cause,
        });
      });

    if (!response.ok) {
      if (response.status === 401) {
        onUnauthorized();
        onTokenRefused?.(token);
      }
      const parsedError = v.safeParse(errorResponse, response.json);
      throw new ApiError('http', `Request failed with status code ${response.status}`, {
        status: response.status,
        detail: parsedError.success ? parsedError.output.detail : undefined,
        url,
        body: response.json,
      });
    }
    if (!schema) return response.json;
    const parsed = v.safeParse(schema, response.json);
    if (parsed.success) return parsed.output;
    throw new ApiError('shape', 'The server answered in an unexpected form', {
      status: response.status,
      url,
      body: response.json,
    });
  }

  async function request<S extends v.GenericSchema>(
    method: Method,
    path: string,
    options?: RequestOptions<S>,
  ): Answer<S> {
    try {
      return await call(method, path, options);
    } catch (error) {
      if (error instanceof ApiError) onFailure?.(error);
      throw error;
    }
  }

  return {
    get: (path, options) => request('GET', path, options),
    post: (path, options) => request('POST', path, options),
    put: (path, options) => request('PUT', path, options),
    delete: (path, options) => request('DELETE', path, options),
  };
}
