import * as v from 'valibot';
import type { ApiClient } from '@verdant/shared/api';
import { ApiError } from '@verdant/shared/api';
import { profileOf, type User } from '../contract';
import type { AuthService } from '@verdant/shared/services';

export const testUser: User = {
  id: 'user-1',
  email: 'jo@example.com',
  ...profileOf({ first_name: 'Jo', last_name: 'Nguyen' }),
  onboarding_completed: false,
};

const notWanted = (name: string) => () => Promise.reject(new Error(`${name} was not expected in this test`));

/** Returns an auth service, signed in as `testUser`. `login` and `register` reject unless the test replaces them. */
export function fakeAuth(overrides: Partial<AuthService> = {}): AuthService {
  return {
    isAuthenticated: true,
    user: testUser,
    isLoading: false,
    error: null,
    login: notWanted('login'),
    register: notWanted('register'),
    logout: () => undefined,
    updateUser: () => undefined,
    clearError: () => undefined,
    ...overrides,
  };
}

export type SeenCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body: unknown };
export type FakeAnswers = Record<string, unknown>;

const isFunction = (value: unknown): value is (call: SeenCall) => unknown => typeof value === 'function';

type Options = { body?: unknown; schema?: v.GenericSchema };

/**
 * Returns an API client that takes responses from a table with keys `METHOD /path`, and records the calls. Calls without an
 * entry in the table fail with 404.
 */
export function fakeApi(responses: FakeAnswers = {}): ApiClient & { calls: SeenCall[] } {
  const calls: SeenCall[] = [];
  const respond = async (method: SeenCall['method'], path: string, { body, schema }: Options = {}) => {
    const call = { method, path, body };
    calls.push(call);
    const key = `${method} ${path}`;
    if (!(key in responses)) throw new ApiError('http', 'Not found', { status: 404, url: path });
    const given = responses[key];
    const value = isFunction(given) ? await given(call) : given;
    if (value instanceof ApiError) throw value;
    const read = schema ? v.safeParse(schema, value) : { success: true, output: value };
    if (!read.success) throw new ApiError('shape', 'The server answered in an unexpected form', { url: path });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type follows from the schema of the caller
    return read.output as never;
  };
  return {
    calls,
    get: (path, options) => respond('GET', path, { schema: options?.schema }),
    post: (path, options) => respond('POST', path, options),
    put: (path, options) => respond('PUT', path, options),
    delete: (path, options) => respond('DELETE', path, options),
  };
}
