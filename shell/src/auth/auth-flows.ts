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
import { authErrorTexts, toErrorWithText } from './auth-errors';
import { AuthError, fetchProfilePayload, payloadFieldsOf, parseUser } from './profile-call';

export { storedAuthError } from './auth-errors';

type Credentials = LoginRequest | DemoSignInRequest | SecondStepRequest | PasskeySignInRequest;
type SaveToken = (type: string, token: string) => void;

const NO_USER = 'Failed to retrieve user information after registration. Please try again.';

async function callLogin(api: ApiClient, credentials: Credentials): Promise<LoginResponse> {
  const payload = await api.post('/auth/login', { body: credentials }).catch((error: unknown) => {
    throw toErrorWithText(error, authErrorTexts.login);
  });
  const parsed = v.safeParse(loginResponse, payload);
  if (!parsed.success) throw new AuthError('Login response missing authentication token');
  return parsed.output;
}

/** POST /auth/register. An empty phone is omitted (spec 3). */
async function callRegister(api: ApiClient, { phone, ...details }: RegisterRequest): Promise<RegisterResponse> {
  const body = phone?.trim() ? { ...details, phone } : details;
  const payload = await api.post('/auth/register', { body }).catch((error: unknown) => {
    throw toErrorWithText(error, authErrorTexts.register);
  });
  // An empty response does not identify the new user (spec 5).
  if (Object.keys(payload ?? {}).length === 0) throw new AuthError(NO_USER);
  const parsed = v.safeParse(registerResponse, payload);
  return parsed.success ? parsed.output : {};
}

const callForProfile = async (api: ApiClient): Promise<unknown> =>
  fetchProfilePayload(api).catch((error: unknown) => {
    throw toErrorWithText(error, authErrorTexts.profile);
  });

/** Fetches the user of the stored token. Throws the texts of spec 8. */
export const fetchCurrentUser = async (api: ApiClient): Promise<User> => parseUser(await callForProfile(api));

/** Signs in and returns the user; the token is saved before the profile is fetched. Throws the texts of spec 8. */
export async function signIn(api: ApiClient, saveToken: SaveToken, credentials: Credentials): Promise<User> {
  const response = await callLogin(api, credentials);
  saveToken(response.token_type, response.access_token);
  const payload = await callForProfile(api);
  if (!payloadFieldsOf(payload).id) {
    throw new AuthError('Failed to retrieve user information after login. Please try again.');
  }
  return parseUser(payload);
}

/** Registers and signs in (spec 4; readings, "Registration"). Throws the texts of spec 8. */
export async function signUp(api: ApiClient, saveToken: SaveToken, details: RegisterRequest): Promise<User> {
  const response = await callRegister(api, details);
  const { email, password } = details;
  if (response.access_token && response.token_type) saveToken(response.token_type, response.access_token);
  else {
    const login = await callLogin(api, { email, password });
    saveToken(login.token_type, login.access_token);
  }
  if (!response.user) {
    // A temporary user, only for display, stands in for a profile that cannot be fetched (spec 4).
    return fetchCurrentUser(api).catch(() => ({ id: `temp-${Date.now()}`, email, ...profileOf(details) }));
  }
  if (!response.user.id) throw new AuthError(NO_USER);
  return parseUser({ email, ...response.user });
}
