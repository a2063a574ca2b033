import * as v from 'valibot';
import { loginResponse, profileOf, registerResponse } from '@verdant/shared/contract';
import type {
  DemoSignInRequest,
  LoginRequest,
  LoginResponse,
  PasskeySignInRequest,
  RegisterRequest,
  RegisterResponse,
  SecondStepRequest,
  User,
} from '@verdant/shared/contract';
import type { ApiClient } from '@verdant/shared/api';
import { authTexts, translateError } from './auth-errors';
import { AuthError, fetchProfile, fieldsOf, readUser } from './profile-call';

const isEmpty = (payload: unknown): boolean =>
  payload === undefined || payload === null || (typeof payload === 'object' && Object.keys(payload).length === 0);

/** POST /auth/login. Throws the texts of spec 8. */
export async function callLogin(
  api: ApiClient,
  credentials: LoginRequest | DemoSignInRequest | SecondStepRequest | PasskeySignInRequest,
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

/** Returns the unparsed response of GET /auth/me. Throws the texts of spec 8. */
const callForProfile = async (api: ApiClient): Promise<unknown> =>
  fetchProfile(api).catch((error: unknown) => {
    throw translateError(error, authTexts.profile);
  });

/** The user behind the stored token. Throws the texts of spec 8. */
export async function callProfile(api: ApiClient): Promise<User> {
  return readUser(await callForProfile(api));
}

/** Fetches the user right after a login. A user without an id causes a separate message (spec 8). */
export async function callProfileAfterLogin(api: ApiClient): Promise<User> {
  const payload = await callForProfile(api);
  if (!fieldsOf(payload).id) {
    throw new AuthError('Failed to retrieve user information after login. Please try again.');
  }
  return readUser(payload);
}

/** spec 4: returns a user only for display, if a registration returned no user and the profile cannot be fetched. */
export function temporaryUser(details: RegisterRequest, now: number): User {
  return {
    id: `temp-${now}`,
    email: details.email,
    ...profileOf(details),
  };
}
