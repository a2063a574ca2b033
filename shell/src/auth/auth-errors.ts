import { ApiError } from '@verdant/shared/api';
import { AuthError, NETWORK_MESSAGE } from './profile-call';

export type AuthAction = 'Login' | 'Registration';

type Texts = Partial<Record<number | 'network', string>>;

/** Fixed texts of each call (spec 8), by status. */
export const authErrorTexts: Record<'login' | 'register' | 'profile', Texts> = {
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
export function toErrorWithText(error: unknown, texts: Texts): unknown {
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
