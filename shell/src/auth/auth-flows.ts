import type {
  DemoSignInRequest,
  LoginRequest,
  PasskeySignInRequest,
  RegisterRequest,
  SecondStepRequest,
  User,
} from '@verdant/shared/contract';
import type { ApiClient } from '@verdant/shared/api';
import { callLogin, callProfile, callProfileAfterLogin, callRegister, temporaryUser } from './auth-calls';
import { AuthError, readUser } from './profile-call';

export { storedAuthError } from './auth-errors';

type SaveToken = (type: string, token: string) => void;

/** Signs in and returns the user; the token is saved before the profile is fetched. Throws the texts of spec 8. */
export async function signIn(
  api: ApiClient,
  saveToken: SaveToken,
  credentials: LoginRequest | DemoSignInRequest | SecondStepRequest | PasskeySignInRequest,
): Promise<User> {
  const response = await callLogin(api, credentials);
  saveToken(response.token_type, response.access_token);
  return callProfileAfterLogin(api);
}

/** Registers and signs in (spec 4; readings, "Registration"). Throws the texts of spec 8. */
export async function signUp(api: ApiClient, saveToken: SaveToken, details: RegisterRequest): Promise<User> {
  const response = await callRegister(api, details);
  if (response.access_token && response.token_type) saveToken(response.token_type, response.access_token);
  else {
    const login = await callLogin(api, { email: details.email, password: details.password });
    saveToken(login.token_type, login.access_token);
  }
  if (!response.user) return callProfile(api).catch(() => temporaryUser(details, Date.now()));
  if (!response.user.id) {
    throw new AuthError('Failed to retrieve user information after registration. Please try again.');
  }
  return readUser({ email: details.email, ...response.user });
}
