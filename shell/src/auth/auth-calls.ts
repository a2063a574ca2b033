import * as v from 'valibot';
import { loginResponse, profileOf, registerResponse, user as userSchema } from '@verdant/shared/contract';
import type {
  LoginRequest,
  LoginResponse,
  PasskeySignInRequest,
  RegisterRequest,
  RegisterResponse,
  SecondStepRequest,
  User,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/shared/api';
import type { ApiClient } from '@verdant/shared/api';
import { AuthError, authTexts, translateError } from './auth-errors';

const isEmpty = (payload: unknown): boolean =>
  payload === undefined || payload === null || (typeof payload === 'object' && Object.keys(payload).length === 0);

const fieldsOf = (payload: unknown): Record<string, unknown> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {};

/** POST /auth/login. Throws the texts of spec 8. */
export async function callLogin(
  api: ApiClient,
  credentials: LoginRequest | SecondStepRequest | PasskeySignInRequest,
): Promise<LoginResponse> {
  const payload = await api.post('/auth/login', { body: credentials }).catch((error: unknown) => {
    throw translateError(error, authTexts.login);
  });
  const parsed = v.safeParse(loginResponse, payload);
  if (!parsed.success) throw new AuthError('Login response missing authentication token');
  return parsed.output;
}

/** POST /auth/register; an empty phone is left out (spec 3). Throws the texts of spec 8. */
export async function callRegister(api: ApiClient, { phone, ...details }: RegisterRequest): Promise<RegisterResponse> {
  const body = phone?.trim() ? { ...details, phone } : details;
  const payload = await api.post('/auth/register', { body }).catch((error: unknown) => {
    throw translateError(error, authTexts.register);
  });
  // An empty response does not identify the new user (spec 5).
  if (isEmpty(payload)) {
    throw new AuthError('Failed to retrieve user information after registration. Please try again.');
  }
  const parsed = v.safeParse(registerResponse, payload);
  return parsed.success ? parsed.output : {};
}

/** Reads the user of a profile or registration response; an empty one has no id. Throws the texts of spec 8. */
export function readUser(payload: unknown): User {
  const fields = fieldsOf(payload);
  if (!fields.id) throw new AuthError('User profile response missing user ID');
  if (!fields.email) throw new AuthError('User profile response missing email');
  const parsed = v.safeParse(userSchema, fields);
  if (parsed.success) return parsed.output;
  // Fields that this version does not understand must not lock a user out.
  return v.parse(userSchema, { id: fields.id, email: fields.email });
}

const failedInTransit = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** GET /auth/me, unparsed; a network failure is retried once (readings, "Routes and sign-in"). Throws the texts of spec 8. */
async function fetchProfile(api: ApiClient): Promise<unknown> {
  const ask = () => api.get('/auth/me');
  return ask()
    .catch((error: unknown) => {
      if (failedInTransit(error)) return ask();
      throw error;
    })
    .catch((error: unknown) => {
      throw translateError(error, authTexts.profile);
    });
}

/** The user behind the stored token. Throws the texts of spec 8. */
export async function callProfile(api: ApiClient): Promise<User> {
  return readUser(await fetchProfile(api));
}

/** The user right after a login; one without an id has a text of its own (spec 8). */
export async function callProfileAfterLogin(api: ApiClient): Promise<User> {
  const payload = await fetchProfile(api);
  if (!fieldsOf(payload).id) {
    throw new AuthError('Failed to retrieve user information after login. Please try again.');
  }
  return readUser(payload);
}

/** spec 4: a user for display only, when a registration gave none and the profile cannot be fetched. */
export function temporaryUser(details: RegisterRequest, now: number): User {
  return {
    id: `temp-${now}`,
    email: details.email,
    ...profileOf(details),
  };
}
