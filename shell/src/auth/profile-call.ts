import * as v from 'valibot';
import { user as userSchema } from '@verdant/shared/contract';
import type { User } from '@verdant/shared/contract';
import { ApiError } from '@verdant/shared/api';
import type { ApiClient } from '@verdant/shared/api';

/** Text of spec 8 for a network failure. */
export const NETWORK_MESSAGE = 'Network error. Please check your internet connection and try again.';

/** An auth call that failed with one of the fixed texts of spec 8; `cause` is the ApiError behind it, if any. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
}

export const payloadFieldsOf = (payload: unknown): Record<string, unknown> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {};

/** GET /auth/me, unparsed; a network failure is retried once. Throws an `ApiError`. */
export const fetchProfilePayload = async (api: ApiClient): Promise<unknown> =>
  api.get('/auth/me').catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'network') return api.get('/auth/me');
    throw error;
  });

/** Reads the user of a profile or registration response. Throws the texts of spec 8, also for a user without an id. */
export function parseUser(payload: unknown): User {
  const fields = payloadFieldsOf(payload);
  if (!fields.id) throw new AuthError('User profile response missing user ID');
  if (!fields.email) throw new AuthError('User profile response missing email');
  const parsed = v.safeParse(userSchema, fields);
  if (parsed.success) return parsed.output;
  // Fields that this version does not understand must not lock a user out.
  return v.parse(userSchema, { id: fields.id, email: fields.email });
}
