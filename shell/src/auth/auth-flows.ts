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
import { ApiError } from '@verdant/shared/api';
import type { ApiClient } from '@verdant/shared/api';
import { AuthError, fetchProfilePayload, NETWORK_MESSAGE, payloadFieldsOf, parseUser } from './profile-call';

export type AuthAction = 'Login' | 'Registration';

type Texts = Partial<Record<number | 'network', string>>;

/** Fixed texts of each call (spec 8), by status. */
const authErrorTexts: Record<'login' | 'register' | 'profile', Texts> = {
  login: {
    404: 'Login service not found. Please check your connection and try again.',
    401: 'Invalid email or password. Please try again.',
    500: 'Server error during login. Please try again later.',
    network: NETWORK_MESSAGE,
  },
  register: {
    404: 'Registration service not found. Please check your connection and try again.',
    500: 'Server error during registration. Please try again later.',
    network: NETWORK_MESSAGE,
  },
  profile: {
    404: 'User profile service not found. Please try logging in again.',
    401: 'Authentication expired. Please log in again.',
  },
};

/** Returns the error to throw for a failed call: with the fixed text if spec 8 defines a text for the failure. */
function toErrorWithText(error: unknown, texts: Texts): unknown {
  if (!(error instanceof ApiError)) return error;
  const key = error.kind === 'network' || error.kind === 'timeout' ? 'network' : error.status;
  const text = key === undefined ? undefined : texts[key];
  return text ? new AuthError(text, { cause: error }) : error;
}

const apiErrorOf = (error: unknown): ApiError | undefined => {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : undefined;
};

/** spec 8, "Stored auth error": returns the text of the sign-in banner. */
export function storedAuthError(error: unknown, action: AuthAction): string {
  const api = apiErrorOf(error);
  if (api?.kind === 'network' || api?.kind === 'timeout') return NETWORK_MESSAGE;
  const message = error instanceof Error ? error.message : String(error);
  // A missing profile service has a separate message, because the login itself worked.
  if (message === authErrorTexts.profile[404]) return message;
  if (api?.status === 404) return `${action} service not available. Please check your connection and try again.`;
  return api?.detailText ?? message;
}

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

const requestProfile = async (api: ApiClient): Promise<unknown> =>
  fetchProfilePayload(api).catch((error: unknown) => {
    throw toErrorWithText(error, authErrorTexts.profile);
  });

/** Fetches the user of the stored token. Throws the texts of spec 8. */
export const fetchCurrentUser = async (api: ApiClient): Promise<User> => parseUser(await requestProfile(api));

/** Signs in and returns the user; the token is saved before the profile is fetched. Throws the texts of spec 8. */
export async function signIn(api: ApiClient, saveToken: SaveToken, credentials: Credentials): Promise<User> {
  const response = await callLogin(api, credentials);
  saveToken(response.token_type, response.access_token);
  const payload = await requestProfile(api);
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
